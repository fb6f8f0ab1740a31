/**
 * The scripts that run inside Redis, each in one step. All keys of an account begin with the same
 * hash tag, so they are in one slot of a cluster. Instants come from the caller's clock.
 */
import { createHash } from 'node:crypto';

/** A script, and its digest for `EVALSHA`. */
export interface Script {
  readonly lua: string;
  readonly digest: string;
}

/** How many ended jobs a script deletes at most to make room. */
const madeRoom = 500;

/** `KEYS[1]` is what all keys begin with; the first two arguments are the instant and the log's size. */
const common = `
local base, now, logSize = KEYS[1], ARGV[1], ARGV[2]
local sequence
-- Sequence, instant and event of each entry.
local logged = {}

local function log(event)
  sequence = redis.call('INCR', base .. 'sequence')
  redis.call('XADD', base .. 'log', 'MAXLEN', '=', logSize, sequence .. '-0', 'at', now, 'event', event)
  logged[#logged + 1] = { sequence, now, event }
  return sequence
end

-- Announces a change of a job, if a caller waits for one.
-- When the memory is full, Redis refuses a script's first write if it may take memory. This one takes none, so what
-- frees memory in the end may write what it needs.
local function insist()
  redis.call('DEL', base .. 'none')
end

local function tell(id)
  if redis.call('HEXISTS', base .. 'job:' .. id, 'watched') == 1 then
    redis.call('PUBLISH', base .. 'changes', id)
  end
end

local function later(one, other)
  if tonumber(one) >= tonumber(other) then return one end
  return other
end

-- Deletes the parts of a job's output that no stream has taken.
local function dropParts(id)
  local key = base .. 'job:' .. id
  redis.call('DECRBY', base .. 'bytes', redis.call('HGET', key, 'chunkBytes'))
  redis.call('HSET', key, 'chunkBytes', 0)
  redis.call('DEL', base .. 'parts:' .. id)
end

-- Deletes an ended job.
local function forget(id, early)
  local job = redis.call('HMGET', base .. 'job:' .. id, 'endpointId', 'bytes', 'chunkBytes')
  redis.call('ZREM', base .. 'due', 'deadline:' .. id)
  redis.call('ZREM', base .. 'kept', id)
  if not job[1] then return end
  redis.call('DEL', base .. 'job:' .. id, base .. 'parts:' .. id)
  redis.call('ZREM', base .. 'jobs', id)
  redis.call('DECRBY', base .. 'bytes', job[2] + job[3])
  redis.call('DECRBY', base .. 'keptBytes', job[2])
  log(cjson.encode({ type = 'forgotten', jobId = id, endpointId = job[1], early = early }))
end

-- How many more jobs may make room: Redis does nothing else meanwhile.
local mayMakeRoom = ${madeRoom}

-- Deletes the jobs that ended first until so many more bytes are within the limit, but not \`last\`.
-- Returns false if there are too many: the next change goes on.
local function forgetBeyond(limit, more, last)
  while tonumber(redis.call('GET', base .. 'bytes') or 0) + more > tonumber(limit) do
    local oldest = redis.call('ZRANGE', base .. 'kept', 0, 0)[1]
    if not oldest or oldest == last then return true end
    if mayMakeRoom == 0 then return false end
    mayMakeRoom = mayMakeRoom - 1
    forget(oldest, true)
  end
  return true
end

-- Takes a job from the queue, or off a worker, which may stop when it has been idle for so long.
local function leave(id, endpointId, workerId, nowMs, idleMs)
  if not workerId then
    redis.call('ZREM', base .. 'due', 'enqueue:' .. id)
    redis.call('ZREM', base .. 'waiting:' .. endpointId, id)
    redis.call('SREM', base .. 'low:' .. endpointId, id)
    return
  end
  redis.call('HINCRBY', base .. 'counts:' .. endpointId, 'inProgress', -1)
  if tonumber(redis.call('ZINCRBY', base .. 'load:' .. endpointId, -1, workerId)) > 0 then return end
  redis.call('HSET', base .. 'rest:' .. endpointId, workerId, nowMs)
  redis.call('ZADD', base .. 'due', 'LT', string.format('%.0f', nowMs + idleMs), 'scale:' .. endpointId)
end

-- Whether more workers are needed than are up or starting. Jobs of low priority do not count.
local function isShort(endpointId, jobsPerWorker, max)
  local ready = redis.call('ZCARD', base .. 'load:' .. endpointId)
  if ready >= tonumber(max) then return false end
  local starting = redis.call('ZCARD', base .. 'starting:' .. endpointId)
  if starting + ready >= tonumber(max) then return false end
  local running = tonumber(redis.call('HGET', base .. 'counts:' .. endpointId, 'inProgress') or 0)
  local demand = redis.call('ZCARD', base .. 'waiting:' .. endpointId) - redis.call('SCARD', base .. 'low:' .. endpointId)
  local free = ready * jobsPerWorker - running
  return demand - free > starting * jobsPerWorker
end

local function perform(commands)
  for _, command in ipairs(commands) do
    if command[1] == 'LOG' then log(command[2])
    elseif command[1] == 'TELL' then tell(command[2])
    elseif command[1] == 'DROP' then dropParts(command[2])
    else
      command[2] = base .. command[2]
      redis.call(unpack(command))
    end
  end
end

-- Compares decimal digits of any length.
local function reaches(amount, limit)
  if #amount ~= #limit then return #amount > #limit end
  return amount >= limit
end

-- Why no further job may wait; nil if there is room.
local function noRoom(endpointId, operationId, budget, fullQueue)
  if budget ~= '' and reaches(redis.call('GET', base .. 'spent') or '0', budget) then
    log(cjson.encode({ type = 'budgetExceeded', endpointId = endpointId, refused = true }))
    return { 'budgetExceeded' }
  end
  if fullQueue == '' then return nil end
  local queued = redis.call('ZCARD', base .. 'waiting:' .. endpointId)
  if queued < tonumber(fullQueue) then return nil end
  log(cjson.encode({ type = 'limited', operationId = operationId, endpointId = endpointId }))
  return { 'queueFull', queued }
end
`;

const submit = `
local endpointId, id, submission, bytes, accountBytes = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
local budget, fullQueue = ARGV[8], ARGV[9]
local ttlDue, enqueueDue, isLow, jobsPerWorker, max = ARGV[10], ARGV[11], ARGV[12], ARGV[13], ARGV[14]
local key = base .. 'job:' .. id
if redis.call('EXISTS', key) == 1 then return { 'taken' } end
local full = noRoom(endpointId, submission, budget, fullQueue)
if full then return full end
local used = tonumber(redis.call('GET', base .. 'bytes') or 0)
local kept = tonumber(redis.call('GET', base .. 'keptBytes') or 0)
if used - kept + bytes > tonumber(accountBytes) then
  log(cjson.encode({ type = 'limited', operationId = submission, endpointId = endpointId }))
  return { 'memoryFull' }
end
if not forgetBeyond(accountBytes, bytes) then return { 'again' } end
local number = redis.call('INCR', base .. 'submitted')
redis.call('HSET', key, 'id', id, 'number', number, 'endpointId', endpointId, 'submission', submission,
  'bytes', bytes, 'chunkBytes', 0, 'parts', 0, 'queuedMs', now, 'retries', 0, 'version', 0, unpack(fields))
redis.call('INCRBY', base .. 'bytes', bytes)
redis.call('ZADD', base .. 'jobs', number, id)
redis.call('ZADD', base .. 'waiting:' .. endpointId, number, id)
if isLow == '1' then redis.call('SADD', base .. 'low:' .. endpointId, id) end
redis.call('ZADD', base .. 'due', ttlDue, 'deadline:' .. id, enqueueDue, 'enqueue:' .. id)
log(cjson.encode({ type = 'submitted', jobId = id, endpointId = endpointId, submission = submission }))
if not isShort(endpointId, jobsPerWorker, max) then return { 'accepted', 0 } end
-- In case the replica that asks for a worker, or the one that is asked, has died.
redis.call('ZADD', base .. 'due', 'LT', enqueueDue, 'scale:' .. endpointId)
return { 'accepted', 1 }
`;

/** What `start` returns of a job, in this order, in which `Runs` reads it. */
const startedFields = [
  'submission',
  'request',
  'origin',
  'hasStorageSettings',
  'number',
  'queuedMs',
  'bytes',
  'chunkBytes',
  'startedMs',
  'workerId',
  'version',
  'parts',
  'timeoutDueMs',
] as const;

const start = `
local id, retries, jobsPerWorker, max, endpointLimit = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
local waiting, running, goesOn = ARGV[8], ARGV[9], ARGV[10]
local key = base .. 'job:' .. id
local job = redis.call('HMGET', key, ${startedFields.map((field) => `'${field}'`).join(', ')},
  'state', 'retries', 'endpointId', 'limitMs')
local state, endpointId = job[14], job[16]
if not state or job[15] ~= retries then return { 'gone' } end
-- A job in progress comes here again when its replica has died: whatever that one still reports is late.
job[11] = string.format('%.0f', job[11] + 1)
if state == waiting then
  local workerId = redis.call('ZRANGEBYSCORE', base .. 'load:' .. endpointId, '-inf', '(' .. jobsPerWorker, 'LIMIT', 0, 1)[1]
  if not workerId then return { 'noWorker' } end
  job[9], job[10] = later(now, job[6]), workerId
  redis.call('ZINCRBY', base .. 'load:' .. endpointId, 1, workerId)
  redis.call('HINCRBY', base .. 'counts:' .. endpointId, 'inProgress', 1)
  -- Stored, because a replica whose settings lack the endpoint may end the job.
  job[13] = string.format('%.0f', job[9] + (job[17] or endpointLimit))
  redis.call('HSET', key, 'state', running, 'previousState', waiting, 'startedMs', job[9], 'workerId', workerId,
    'timeoutDueMs', job[13], 'version', job[11])
  redis.call('ZREM', base .. 'waiting:' .. endpointId, id)
  redis.call('SREM', base .. 'low:' .. endpointId, id)
  redis.call('ZREM', base .. 'due', 'enqueue:' .. id)
  redis.call('ZADD', base .. 'due', job[13], 'deadline:' .. id)
elseif state == running then
  redis.call('HSET', key, 'version', job[11])
  -- A run that begins anew sends them again.
  if goesOn ~= '1' then
    dropParts(id)
    job[8] = '0'
  end
  -- That one may be stalled only: it stops its run when it hears of this.
  redis.call('PUBLISH', base .. 'changes', id)
else
  return { 'gone' }
end
log(cjson.encode({ type = 'started', jobId = id, endpointId = endpointId, workerId = job[10] }))
return { 'started', isShort(endpointId, jobsPerWorker, max) and 1 or 0, job }
`;

/**
 * Ends a job if it still has the version that the caller knows, and charges for it in the same step.
 * Further commands are those of `commit`.
 */
const end = `
local id, version, state, endedMs, forgetMs, bytes, moreBytes = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7], ARGV[8], ARGV[9]
local running, idleMs, count, isOwn, dropsRequest = ARGV[10], ARGV[11], ARGV[12], ARGV[13], ARGV[14]
local accountBytes, warnAt, event, charge, further = ARGV[15], ARGV[16], ARGV[17], ARGV[18], ARGV[19]
local key = base .. 'job:' .. id
local job = redis.call('HMGET', key, 'version', 'state', 'endpointId', 'workerId', 'watched')
local endpointId, workerId = job[3], job[4]
if not job[1] then return { 'unknown' } end
if job[1] ~= version then return { 'changed' } end
insist()
local place, units, cost, charged
if charge ~= '' then
  place, units, cost, charged = unpack(cjson.decode(charge))
  -- Before all else: Redis refuses a sum that is too large, and takes back nothing. The spent sum is the largest.
  redis.call('INCRBY', base .. 'spent', units)
  redis.call('HINCRBY', base .. 'ledger', place .. ' units', units)
  redis.call('HINCRBY', base .. 'ledger', place .. ' jobs', 1)
end
redis.call('HSET', key, 'state', state, 'previousState', job[2], 'endedMs', endedMs, 'bytes', bytes,
  'version', version + 1, unpack(fields))
if dropsRequest == '1' then redis.call('HDEL', key, 'request') end
if moreBytes ~= '0' then redis.call('INCRBY', base .. 'bytes', moreBytes) end
redis.call('INCRBY', base .. 'keptBytes', bytes)
leave(id, endpointId, job[2] == running and workerId, endedMs, idleMs)
redis.call('ZADD', base .. 'due', forgetMs, 'deadline:' .. id)
if count ~= '' then redis.call('HINCRBY', base .. 'counts:' .. endpointId, count, 1) end
if charged then
  redis.call('HSET', key, 'cost', cost)
  log(charged)
  if warnAt ~= '' and reaches(redis.call('GET', base .. 'spent') or '0', warnAt)
    and redis.call('SETNX', base .. 'budgetNoted', now) == 1 then
    log(cjson.encode({ type = 'budgetExceeded', endpointId = endpointId, refused = false }))
  end
end
-- In the order of their ends: several may end at the same instant.
redis.call('ZADD', base .. 'kept', log(event), id)
if further ~= '' then perform(cjson.decode(further)) end
if job[5] or isOwn ~= '1' then redis.call('PUBLISH', base .. 'changes', id) end
forgetBeyond(accountBytes, 0, id)
return { 'done' }
`;

/**
 * Compare-and-set: runs commands if fields of a hash still have the expected values. A command
 * names its key without the base; `LOG`, `TELL` and `DROP` write an event, announce a change and
 * delete the parts of a job's output.
 */
const commit = `
local key, expected, commands, room = base .. ARGV[3], cjson.decode(ARGV[4]), cjson.decode(ARGV[5]), cjson.decode(ARGV[6])
local accountBytes, last = ARGV[7], ARGV[8]
if redis.call('EXISTS', key) == 0 then return { 'unknown' } end
for field, value in pairs(expected) do
  if redis.call('HGET', key, field) ~= value then return { 'changed' } end
end
if #room > 0 then
  local full = noRoom(unpack(room))
  if full then return full end
end
perform(commands)
forgetBeyond(accountBytes, 0, last)
return { 'done' }
`;

/** Returns a job, and has further changes of it announced. */
const watch = `
local key = base .. 'job:' .. ARGV[3]
if redis.call('EXISTS', key) == 0 then return {} end
redis.call('HSETNX', key, 'watched', 1)
return redis.call('HGETALL', key)
`;

/** Deletes a job if it still has the version that the caller knows. */
const forget = `
local id, version = ARGV[3], ARGV[4]
local present = redis.call('HGET', base .. 'job:' .. id, 'version')
if not present or present == version then forget(id, false) end
`;

const append = `
log(ARGV[3])
`;

const take = `
local id, endpointId, keep = ARGV[3], ARGV[4], ARGV[5]
local key = base .. 'job:' .. id
local job = redis.call('HMGET', key, 'state', 'endpointId')
if job[2] ~= endpointId then return false end
redis.call('HSETNX', key, 'watched', 1)
local parts = redis.call('LRANGE', base .. 'parts:' .. id, 0, -1)
if keep == '0' and #parts > 0 then dropParts(id) end
return { job[1], parts }
`;

/** How many jobs an endpoint has had by state, and workers: at one instant. */
const health = `
local counts = redis.call('HMGET', base .. 'counts:' .. ARGV[3], 'completed', 'failed', 'retried', 'inProgress')
local load = base .. 'load:' .. ARGV[3]
return {
  counts[1] or 0, counts[2] or 0, counts[3] or 0, counts[4] or 0,
  redis.call('ZCARD', base .. 'waiting:' .. ARGV[3]), redis.call('ZCARD', base .. 'starting:' .. ARGV[3]),
  redis.call('ZCARD', load), redis.call('ZCOUNT', load, 1, '+inf'),
}
`;

/** What is due, and when the next is. What is not done by then is due again after the lease. */
const due = `
local leaseMs, limit = ARGV[3], ARGV[4]
insist()
local due = redis.call('ZRANGEBYSCORE', base .. 'due', '-inf', now, 'LIMIT', 0, limit)
for _, member in ipairs(due) do
  redis.call('ZADD', base .. 'due', string.format('%.0f', now + leaseMs), member)
end
local first = redis.call('ZRANGE', base .. 'due', 0, 0, 'WITHSCORES')
return { first[2] or '', due }
`;

/** Starts and stops workers, if the caller is the elected scaler of the endpoint or there is none. */
const scale = `
local endpointId, scaler, leaseMs, min, max = ARGV[3], ARGV[4], ARGV[5], tonumber(ARGV[6]), tonumber(ARGV[7])
local jobsPerWorker, coldStartMs, idleMs, idStart = ARGV[8], ARGV[9], ARGV[10], ARGV[11]
-- For a reset with other settings.
redis.call('SADD', base .. 'endpoints', endpointId)
local elected = redis.call('GET', base .. 'scaler:' .. endpointId)
if elected and elected ~= scaler then return { 'follower' } end
redis.call('SET', base .. 'scaler:' .. endpointId, scaler, 'PX', leaseMs)
local starting, load, rest = base .. 'starting:' .. endpointId, base .. 'load:' .. endpointId, base .. 'rest:' .. endpointId
local function newId()
  return idStart .. string.format('%08x', redis.call('INCR', base .. 'workers'))
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
    up(id)
    say('workerReady', id)
  end
  local grown = false
  while isShort(endpointId, jobsPerWorker, max) do
    local id = newId()
    redis.call('ZADD', starting, string.format('%.0f', now + coldStartMs), id)
    say('workerStarting', id)
    grown = tonumber(coldStartMs) == 0
  end
until not grown
local nextMs = tonumber(redis.call('ZRANGE', starting, 0, 0, 'WITHSCORES')[2])
local isWaiting = redis.call('ZCARD', base .. 'waiting:' .. endpointId) > 0
for _, id in ipairs(redis.call('ZRANGEBYSCORE', load, 0, 0)) do
  if redis.call('ZCARD', load) <= min then break end
  local dueMs = redis.call('HGET', rest, id) + idleMs
  if isWaiting then dueMs = math.max(dueMs, now + idleMs) end
  if dueMs <= tonumber(now) then
    redis.call('ZREM', load, id)
    redis.call('HDEL', rest, id)
    say('workerStopped', id)
  elseif not nextMs or dueMs < nextMs then
    nextMs = dueMs
  end
end
if nextMs then redis.call('ZADD', base .. 'due', string.format('%.0f', nextMs), 'scale:' .. endpointId)
else redis.call('ZREM', base .. 'due', 'scale:' .. endpointId) end
return { elected and 'scaled' or 'elected', redis.call('ZCARD', load) * jobsPerWorker, nextMs and string.format('%.0f', nextMs) or '' }
`;

/** Counts a request in its window and as under way, if there is room in both. */
const countRequest = `
local key, most, windowMs = base .. 'requests:' .. ARGV[3], tonumber(ARGV[4]), ARGV[5]
local underWay, concurrent, id, leaseMs = base .. 'underWay:' .. ARGV[3], ARGV[6], ARGV[7], ARGV[8]
if concurrent ~= '' then
  redis.call('ZREMRANGEBYSCORE', underWay, '-inf', now)
  if redis.call('ZCARD', underWay) >= tonumber(concurrent) then return { 'tooManyUnderWay' } end
end
local window = redis.call('HMGET', key, 'endsMs', 'requests')
local endsMs, requests = tonumber(window[1] or now), tonumber(window[2] or 0)
if tonumber(now) >= endsMs then
  redis.call('HSET', key, 'endsMs', string.format('%.0f', now + windowMs), 'requests', 0)
  redis.call('PEXPIRE', key, windowMs)
elseif requests >= most then
  return { 'windowFull', endsMs - now }
end
redis.call('HINCRBY', key, 'requests', 1)
if concurrent ~= '' then
  redis.call('ZADD', underWay, string.format('%.0f', now + leaseMs), id)
  redis.call('PEXPIRE', underWay, leaseMs)
end
return { 'counted' }
`;

/**
 * Deletes so many of an account's jobs, and returns 1 if no more are left. If it is the last step,
 * deletes the account's charges, events and keys then too. Numbers of events and ids of workers go on, so that
 * those who follow the log miss nothing and no worker has the id of an earlier one.
 */
const clear = `
for _, id in ipairs(redis.call('ZRANGE', base .. 'jobs', 0, ARGV[3] - 1)) do
  local job = redis.call('HMGET', base .. 'job:' .. id, 'endpointId', 'workerId', 'endedMs', 'bytes', 'chunkBytes', 'retries')
  for attempt = 0, job[6] or 0 do redis.call('UNLINK', base .. 'hook:' .. id .. ':' .. attempt) end
  redis.call('UNLINK', base .. 'job:' .. id, base .. 'parts:' .. id)
  redis.call('ZREM', base .. 'kept', id)
  redis.call('ZREM', base .. 'due', 'deadline:' .. id)
  if job[1] then
    redis.call('DECRBY', base .. 'bytes', job[4] + job[5])
    if job[3] then redis.call('DECRBY', base .. 'keptBytes', job[4])
    else leave(id, job[1], job[2], now, 0) end
  end
end
redis.call('ZREMRANGEBYRANK', base .. 'jobs', 0, ARGV[3] - 1)
if redis.call('EXISTS', base .. 'jobs') == 1 then return 0 end
if ARGV[4] == '0' then return 1 end
for _, entry in ipairs(redis.call('ZRANGE', base .. 'due', 0, -1)) do
  local hook = string.match(entry, '^webhook:(.*)')
  if hook then redis.call('UNLINK', base .. 'hook:' .. hook) end
end
for _, endpointId in ipairs(redis.call('SMEMBERS', base .. 'endpoints')) do
  for _, name in ipairs({ 'waiting', 'low', 'starting', 'load', 'rest', 'counts' }) do
    redis.call('UNLINK', base .. name .. ':' .. endpointId)
  end
end
for _, name in ipairs({ 'jobs', 'submitted', 'kept', 'bytes', 'keptBytes', 'due', 'ledger', 'spent', 'budgetNoted', 'log', 'keys' }) do
  redis.call('UNLINK', base .. name)
end
log(cjson.encode({ type = 'accountReset' }))
redis.call('PUBLISH', base .. 'changes', 'reset')
redis.call('PUBLISH', base .. 'keys', '')
return 1
`;

/**
 * Announces the last of its events at the end, for all of them, and returns them all before its
 * answer.
 */
function script(body: string): Script {
  const lua = `${common}
local function run()
${body}
end
local answer = run()
if sequence then redis.call('PUBLISH', base .. 'events', sequence) end
return { logged, answer }
`;
  return { lua, digest: createHash('sha1').update(lua).digest('hex') };
}

/**
 * Runs several calls and returns all answers; that of a call that fails is an error. The first argument has those of each call, as JSON,
 * with the number of its `fields`; the other arguments are the fields of all.
 */
function batched(body: string): Script {
  return script(`
local function step(ARGV, fields)
${body}
end
local answers, at = {}, 2
for index, call in ipairs(cjson.decode(ARGV[1])) do
  local count = table.remove(call)
  now, logSize = call[1], call[2]
  local done, answer = pcall(step, call, { unpack(ARGV, at, at + count - 1) })
  if not done then answer = redis.error_reply(type(answer) == 'table' and answer.err or tostring(answer)) end
  answers[index] = answer
  at = at + count
end
return answers
`);
}

const single = {
  commit: script(commit),
  forget: script(forget),
  append: script(append),
  take: script(take),
  watch: script(watch),
  health: script(health),
  due: script(due),
  scale: script(scale),
  countRequest: script(countRequest),
  clear: script(clear),
} as const;

/** Each returns an array, or an error. */
const batches = {
  submit: batched(submit),
  start: batched(start),
  end: batched(end),
} as const;

/** The scripts that run one call. */
export type ScriptName = keyof typeof single;

/** The scripts that run several calls. */
export type BatchedScriptName = keyof typeof batches;

/** By name. */
export const scripts = { ...single, ...batches } as const;
