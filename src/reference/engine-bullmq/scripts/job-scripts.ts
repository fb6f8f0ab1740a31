/** The scripts that change a job: from its submission to its deletion. */
import { batchedScript, script } from './define-script.ts';

/** `fields` are those of the job that only the caller knows. */
export const submit = batchedScript(
  [
    ...['endpointId', 'id', 'submission', 'bytes', 'accountBytes', 'refuseAt', 'fullQueue'],
    ...['ttlDueMs', 'enqueueDueMs', 'isLow', 'jobsPerWorker', 'max'],
  ] as const,
  `
local key = base .. 'job:' .. id
local asked = { endpointId = endpointId, operationId = submission, refuseAt = refuseAt, fullQueue = fullQueue }
local full = noRoom(asked)
if full then return full end
local used = redis.call('INCRBY', base .. 'bytes', bytes)
if used > tonumber(accountBytes) then
  local isFull = used - number('keptBytes') > tonumber(accountBytes)
  if isFull or not forgetBeyond(accountBytes) then
    redis.call('DECRBY', base .. 'bytes', bytes)
    if not isFull then return { 'again' } end
    log(cjson.encode({ type = 'limited', operationId = submission, endpointId = endpointId }))
    return { 'memoryFull' }
  end
end
local count = redis.call('INCR', base .. 'submitted')
if count == 1 then
  local last = redis.call('ZREVRANGE', base .. 'jobs', 0, 0, 'WITHSCORES')[2]
  if last then
    count = integer(last + 1)
    mend(base .. 'submitted', 'set to the number of the last job', 'SET', base .. 'submitted', count)
  end
end
redis.call('HSET', key, 'id', id, 'number', count, 'endpointId', endpointId, 'submission', submission, 'state', waitingState,
  'bytes', bytes, 'chunkBytes', 0, 'parts', 0, 'queuedMs', now, 'retries', 0, 'version', 0, unpack(fields))
redis.call('ZADD', base .. 'jobs', count, id)
redis.call('ZADD', base .. (isLow == '1' and 'low:' or 'waiting:') .. endpointId, count, id)
if isLow == '1' then redis.call('HSET', key, 'isLow', 1) end
redis.call('ZADD', base .. 'due', ttlDueMs, 'deadline:' .. id, enqueueDueMs, 'enqueue:' .. id)
log(cjson.encode({ type = 'submitted', jobId = id, endpointId = endpointId, submission = submission }))
if not isShort(endpointId, jobsPerWorker, max) then return { 'accepted', 0 } end
-- In case the replica that asks for a worker, or the one that is asked, has died.
redis.call('ZADD', base .. 'due', 'LT', enqueueDueMs, 'scale:' .. endpointId)
return { 'accepted', 1 }
`,
);

/** What `start` returns of a job, in this order. */
export const startedFields = [
  ...['submission', 'request', 'origin', 'hasStorageSettings', 'number', 'queuedMs', 'bytes'],
  ...['chunkBytes', 'startedMs', 'workerId', 'version', 'parts', 'timeoutDueMs'],
] as const;

const quoted = startedFields.map((name) => `'${name}'`).join(', ');
const values = startedFields.map((name) => `job.${name} or false`).join(', ');

/**
 * `goesOn`: a run in progress is taken over as it is; otherwise it begins anew, and its time too, unless it was started
 * so often already.
 */
export const start = batchedScript(
  [
    'id',
    'retries',
    'endpointId',
    'jobsPerWorker',
    'max',
    'maxStarts',
    'endpointLimitMs',
    'goesOn',
    'owner',
  ],
  `
local key = base .. 'job:' .. id
local job = read(key, 'state', 'retries', 'endpointId', 'limitMs', 'starts', 'isLow', ${quoted})
-- Otherwise it would come here for ever.
if not job.state or job.endpointId ~= endpointId then lose(id) end
if not job.state or job.endpointId ~= endpointId or job.retries ~= retries then return { 'gone' } end
-- A job in progress comes here again when its replica has died: whatever that one still reports is late.
local version = job.version
job.version = integer(version + 1)
local function begin()
  job.startedMs = tonumber(now) >= tonumber(job.queuedMs) and now or job.queuedMs
  -- Stored, because a replica whose settings lack the endpoint may end the job.
  job.timeoutDueMs = integer(job.startedMs + (job.limitMs or endpointLimitMs))
end
if job.state == waitingState then
  local load = base .. 'load:' .. endpointId
  local workerId = redis.call('ZRANGEBYSCORE', load, '-inf', '(' .. jobsPerWorker, 'LIMIT', 0, 1)[1]
  if not workerId then return { 'noWorker' } end
  local fleet = fleetOf(endpointId, jobsPerWorker)
  if job.isLow and leavesPlace(fleet) then
    local low = base .. 'low:' .. endpointId
    local first, ahead = redis.call('ZRANGE', base .. 'waiting:' .. endpointId, 0, fleet.kept - 1), {}
    -- Those that were handed out beside it may be back already.
    local rank = math.min(redis.call('ZRANK', low, id) or 0, fleet.ready * fleet.jobsPerWorker)
    if rank > 0 then ahead = redis.call('ZRANGE', low, 0, rank - 1) end
    for _, id in ipairs(ahead) do first[#first + 1] = id end
    for index, id in ipairs(first) do first[index] = { id, redis.call('HGET', base .. 'job:' .. id, 'retries') } end
    return { 'leavesPlace', first }
  end
  keep(endpointId, fleet, keptAfterStart(fleet, job.isLow))
  job.workerId = workerId
  begin()
  redis.call('ZINCRBY', load, 1, workerId)
  redis.call('HINCRBY', base .. 'counts:' .. endpointId, 'inProgress', 1)
  redis.call('HSET', key, 'state', runningState, 'previousState', waitingState, 'startedMs', job.startedMs,
    'workerId', workerId, 'timeoutDueMs', job.timeoutDueMs, 'version', job.version, 'owner', owner, 'starts', 1)
  redis.call('ZREM', base .. (job.isLow and 'low:' or 'waiting:') .. endpointId, id)
  redis.call('ZADD', base .. 'due', job.timeoutDueMs, 'deadline:' .. id)
elseif job.state == runningState then
  if goesOn == '1' then
    redis.call('HSET', key, 'version', job.version, 'owner', owner)
  else
    local starts = tonumber(job.starts or 1)
    if starts >= tonumber(maxStarts) then return { 'lost', starts, version } end
    begin()
    redis.call('HSET', key, 'version', job.version, 'owner', owner, 'starts', starts + 1, 'startedMs', job.startedMs,
      'timeoutDueMs', job.timeoutDueMs)
    redis.call('ZADD', base .. 'due', job.timeoutDueMs, 'deadline:' .. id)
    -- A run that begins anew sends them again.
    dropParts(id)
    job.chunkBytes = '0'
  end
  -- That one may be stalled only: it stops its run when it hears of this.
  redis.call('PUBLISH', base .. 'changes', id)
else
  return { 'gone' }
end
log(cjson.encode({ type = 'started', jobId = id, endpointId = endpointId, workerId = job.workerId }))
return { 'started', isShort(endpointId, jobsPerWorker, max) and 1 or 0, { ${values} } }
`,
);

/**
 * Ends a job if it still has the version that the caller knows, and charges for it in the same
 * step. `fields` change in the job's hash besides; `further` are commands like those of `commit`.
 */
export const end = batchedScript(
  [
    ...['id', 'version', 'state', 'endedMs', 'forgetMs', 'bytes', 'moreBytes', 'idleMs', 'count'],
    ...[
      'isOwn',
      'isDeletion',
      'dropsRequest',
      'accountBytes',
      'warnAt',
      'event',
      'charge',
      'further',
      'historyJobs',
      'historyBytes',
    ],
  ] as const,
  `
local key = base .. 'job:' .. id
local job = read(key, 'version', 'state', 'endpointId', 'workerId', 'watched')
local endpointId = job.endpointId
if not job.version then return { 'unknown' } end
if job.version ~= version then return { 'changed' } end
local charged = charge ~= '' and cjson.decode(charge)
if dropsRequest == '1' and not charged then redis.call('HDEL', key, 'request') else insist() end
if charged then
  -- Before all else: Redis refuses a sum that is too large, and takes back nothing. The spent sum is the largest.
  redis.call('INCRBY', base .. 'spent', charged.units)
  redis.call('HINCRBY', base .. 'ledger', charged.total .. ' units', charged.units)
  redis.call('HINCRBY', base .. 'ledger', charged.total .. ' quantity', charged.quantity)
  redis.call('HINCRBY', base .. 'ledger', charged.total .. ' jobs', 1)
  local slots = base .. 'slots'
  for _, slot in ipairs(charged.slots) do
    redis.call('HINCRBY', slots, slot.name .. ' units', charged.units)
    redis.call('HINCRBY', slots, slot.name .. ' quantity', charged.quantity)
    if redis.call('HINCRBY', slots, slot.name .. ' jobs', 1) == 1 then
      for _, field in ipairs(redis.call('HKEYS', slots)) do
        local length, from = string.match(field, '^(%a+) (%d+) ')
        if length == slot.length and tonumber(from) < slot.oldestMs then redis.call('HDEL', slots, field) end
      end
    end
  end
end
redis.call('HSET', key, 'state', state, 'previousState', job.state, 'endedMs', endedMs, 'bytes', bytes,
  'version', version + 1, unpack(fields))
if dropsRequest == '1' and charged then redis.call('HDEL', key, 'request') end
-- Without a change, there was room before.
local used = moreBytes == '0' and 0 or redis.call('INCRBY', base .. 'bytes', moreBytes)
redis.call('INCRBY', base .. 'keptBytes', bytes)
leave(id, endpointId, job.state == runningState and job.workerId, endedMs, idleMs)
redis.call('ZADD', base .. 'due', forgetMs, 'deadline:' .. id)
if count ~= '' then redis.call('HINCRBY', base .. 'counts:' .. endpointId, count, 1) end
if charged then
  redis.call('HSET', key, 'cost', charged.cost)
  log(charged.event)
  if warnAt ~= '' and reaches(redis.call('GET', base .. 'spent') or '0', warnAt)
    and redis.call('SETNX', base .. 'budgetNoted', now) == 1 then
    log(cjson.encode({ type = 'budgetExceeded', endpointId = endpointId, refused = false }))
  end
end
-- In the order of their ends: several may end at the same instant.
redis.call('ZADD', base .. 'kept', log(event), id)
if further ~= '' then perform(cjson.decode(further)) end
if job.watched or isOwn ~= '1' then redis.call('PUBLISH', base .. 'changes', id) end
if isDeletion == '1' then forget(id, false, { jobs = tonumber(historyJobs), bytes = tonumber(historyBytes) }) end
if used > tonumber(accountBytes) then forgetBeyond(accountBytes, id) end
return { 'done' }
`,
);

/**
 * Compare-and-set: runs commands if fields of a hash still have the expected values and, with
 * `room`, if a further job may wait. To stay within the memory of the account, it deletes ended
 * jobs, but not `last`.
 */
export const commit = script(
  ['key', 'expected', 'commands', 'room', 'accountBytes', 'last'],
  `
key = base .. key
if redis.call('EXISTS', key) == 0 then return { 'unknown' } end
for field, value in pairs(cjson.decode(expected)) do
  if redis.call('HGET', key, field) ~= value then return { 'changed' } end
end
local full = room ~= '' and noRoom(cjson.decode(room))
if full then return full end
perform(cjson.decode(commands))
forgetBeyond(accountBytes, last)
return { 'done' }
`,
);

/** Callers cannot read an ended job any more, if it still has the version that the caller knows. */
export const forget = script(
  ['id', 'version', 'historyJobs', 'historyBytes'],
  `
local present = redis.call('HGET', base .. 'job:' .. id, 'version')
if present and present ~= version then return end
forget(id, false, { jobs = tonumber(historyJobs), bytes = tonumber(historyBytes) })
`,
);

/** Removes a job that is missing or cannot be read. */
export const discard = script(
  ['id', 'version'],
  `
local key = base .. 'job:' .. id
-- It was removed or has changed meanwhile.
if (redis.call('HGET', key, 'version') or '') == version then lose(id) end
`,
);

/** Returns a job, and has further changes of it announced. */
export const watch = script(
  ['id'],
  `
local key = base .. 'job:' .. id
if redis.call('EXISTS', key) == 0 then return {} end
redis.call('HSETNX', key, 'watched', 1)
return redis.call('HGETALL', key)
`,
);

/** Returns the parts of a job's output that no stream has taken, and has further ones announced. */
export const take = script(
  ['id', 'endpointId', 'keep'],
  `
local key = base .. 'job:' .. id
local job = read(key, 'state', 'endpointId', 'forgottenMs')
if job.endpointId ~= endpointId or job.forgottenMs then return false end
redis.call('HSETNX', key, 'watched', 1)
local parts = redis.call('LRANGE', base .. 'parts:' .. id, 0, -1)
if keep ~= '1' and #parts > 0 then dropParts(id) end
return { job.state, parts }
`,
);
