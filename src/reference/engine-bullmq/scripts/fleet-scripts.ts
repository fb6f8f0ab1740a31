/** The scripts that count, start and stop the workers of an endpoint. */
import { script } from './define-script.ts';

/** Jobs of an endpoint by state, and its workers, at one instant. */
export const health = script(
  ['endpointId'],
  `
local counts = read(base .. 'counts:' .. endpointId, 'completed', 'failed', 'retried', 'inProgress')
local load = base .. 'load:' .. endpointId
local ready, running = redis.call('ZCARD', load), redis.call('ZCOUNT', load, 1, '+inf')
local function count(name) return tonumber(counts[name] or 0) or 0 end
return cjson.encode({
  jobs = {
    completed = count('completed'), failed = count('failed'), retried = count('retried'),
    inProgress = count('inProgress'), inQueue = queued(endpointId),
  },
  workers = {
    initializing = redis.call('ZCARD', base .. 'starting:' .. endpointId),
    ready = ready, idle = ready - running, running = running,
  },
})
`,
);

/** Starts and stops workers, if the caller is the elected scaler of the endpoint or there is none. */
export const scale = script(
  [
    ...['endpointId', 'scaler', 'leaseMs', 'min', 'max', 'jobsPerWorker', 'coldStartMs'],
    ...['idleMs', 'idStart'],
  ] as const,
  `
min = tonumber(min)
-- For a reset with other settings.
redis.call('SADD', base .. 'endpoints', endpointId)
local elected = redis.call('GET', base .. 'scaler:' .. endpointId)
if elected and elected ~= scaler then return { 'follower' } end
redis.call('SET', base .. 'scaler:' .. endpointId, scaler, 'PX', leaseMs)
local starting, load, rest = base .. 'starting:' .. endpointId, base .. 'load:' .. endpointId, base .. 'rest:' .. endpointId
local function newId()
  local id
  -- A counter that was lost begins anew.
  repeat id = idStart .. string.format('%08x', redis.call('INCR', base .. 'workers'))
  until not redis.call('ZSCORE', load, id) and not redis.call('ZSCORE', starting, id)
  return id
end
local function up(id)
  redis.call('ZADD', load, 0, id)
  redis.call('HSET', rest, id, now)
end
local function say(type, id)
  log(cjson.encode({ type = type, endpointId = endpointId, workerId = id }))
end
while redis.call('ZCARD', starting) + redis.call('ZCARD', load) < min do up(newId()) end
repeat
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', starting, '-inf', now)) do
    redis.call('ZREM', starting, id)
    local fleet = fleetOf(endpointId, jobsPerWorker)
    keep(endpointId, fleet, keptByNewWorker(fleet))
    up(id)
    say('workerReady', id)
  end
  local grown = false
  while isShort(endpointId, jobsPerWorker, max) do
    local id = newId()
    redis.call('ZADD', starting, integer(now + coldStartMs), id)
    say('workerStarting', id)
    grown = tonumber(coldStartMs) == 0
  end
until not grown
local nextMs = tonumber(redis.call('ZRANGE', starting, 0, 0, 'WITHSCORES')[2])
local isWaiting = queued(endpointId) > 0
for _, id in ipairs(redis.call('ZRANGEBYSCORE', load, 0, 0)) do
  if redis.call('ZCARD', load) <= min then break end
  local dueMs = (tonumber(redis.call('HGET', rest, id)) or now) + idleMs
  -- A job is on its way to it.
  if isWaiting then dueMs = math.max(dueMs, now + math.max(idleMs, 1)) end
  if dueMs <= tonumber(now) then
    redis.call('ZREM', load, id)
    redis.call('HDEL', rest, id)
    say('workerStopped', id)
  elseif not nextMs or dueMs < nextMs then
    nextMs = dueMs
  end
end
if nextMs then redis.call('ZADD', base .. 'due', integer(nextMs), 'scale:' .. endpointId)
else redis.call('ZREM', base .. 'due', 'scale:' .. endpointId) end
return { elected and 'scaled' or 'elected', redis.call('ZCARD', load) * jobsPerWorker, nextMs and integer(nextMs) or '' }
`,
);
