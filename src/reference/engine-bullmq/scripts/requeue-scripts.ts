/** The scripts that have jobs queued again whose entries the queue of an endpoint has lost. */
import { script } from './define-script.ts';

/** Jobs that a script looks at. */
const pageSize = 500;

/** Returns 1 for one caller, and then for nobody as long as the lease lasts, in real milliseconds. */
export const beginRequeue = script(
  ['endpointId', 'leaseMs'],
  `
local key = base .. 'requeued:' .. endpointId
if redis.call('GET', key) and redis.call('PTTL', key) > 0 then return 0 end
redis.call('SET', key, 1, 'PX', leaseMs)
return 1
`,
);

/** Goes through a list of waiting jobs. Returns the next cursor, and of each job its id and which attempt waits. */
export const waitingJobs = script(
  ['endpointId', 'list', 'cursor'],
  `
local reply = redis.call('ZSCAN', base .. list .. ':' .. endpointId, cursor, 'COUNT', ${pageSize})
local jobs = {}
for index = 1, #reply[2], 2 do
  local id = reply[2][index]
  jobs[#jobs + 1] = { id, redis.call('HGET', base .. 'job:' .. id, 'retries') or '0' }
end
return { reply[1], jobs }
`,
);

/** Has jobs queued again, unless they no longer wait. Returns how many would not have been anyway. */
export const requeue = script(
  ['endpointId', 'ids'],
  `
local added = 0
for _, id in ipairs(cjson.decode(ids)) do
  if redis.call('ZSCORE', base .. 'waiting:' .. endpointId, id) or redis.call('ZSCORE', base .. 'low:' .. endpointId, id) then
    added = added + redis.call('ZADD', base .. 'due', 'LT', now, 'enqueue:' .. id)
  end
end
return added
`,
);
