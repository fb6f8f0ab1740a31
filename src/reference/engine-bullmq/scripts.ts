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

/** `KEYS[1]` is what all keys begin with; the first two arguments are the instant and the log's size. */
const common = `
local base, now, logSize = KEYS[1], ARGV[1], ARGV[2]

local function log(event)
  local sequence = redis.call('INCR', base .. 'sequence')
  redis.call('XADD', base .. 'log', 'MAXLEN', '=', logSize, sequence .. '-0', 'at', now, 'event', event)
  redis.call('PUBLISH', base .. 'events', sequence)
end

local function tell(id)
  redis.call('PUBLISH', base .. 'changes', id)
end

local function later(one, other)
  if tonumber(one) >= tonumber(other) then return one end
  return other
end

-- Deletes an ended job.
local function forget(id, early)
  local job = redis.call('HMGET', base .. 'job:' .. id, 'endpointId', 'bytes', 'chunkBytes')
  redis.call('ZREM', base .. 'due', 'forget:' .. id)
  if not job[1] then return end
  redis.call('DEL', base .. 'job:' .. id, base .. 'parts:' .. id)
  redis.call('ZREM', base .. 'jobs', id)
  redis.call('ZREM', base .. 'kept', id)
  redis.call('DECRBY', base .. 'bytes', job[2] + job[3])
  redis.call('DECRBY', base .. 'keptBytes', job[2])
  log(cjson.encode({ type = 'forgotten', jobId = id, endpointId = job[1], early = early }))
end

-- Deletes the jobs that ended first until so many more bytes are within the limit, but not \`last\`.
local function forgetBeyond(limit, more, last)
  while tonumber(redis.call('GET', base .. 'bytes') or 0) + more > tonumber(limit) do
    local oldest = redis.call('ZRANGE', base .. 'kept', 0, 0)[1]
    if not oldest or oldest == last then return end
    forget(oldest, true)
  end
end

-- Whether more workers are needed than are up or starting. Jobs of low priority do not count.
local function isShort(endpointId, jobsPerWorker, max)
  local starting = redis.call('ZCARD', base .. 'starting:' .. endpointId)
  local ready = redis.call('ZCARD', base .. 'load:' .. endpointId)
  local running = tonumber(redis.call('HGET', base .. 'counts:' .. endpointId, 'inProgress') or 0)
  local demand = redis.call('ZCARD', base .. 'demand:' .. endpointId)
  local free = ready * jobsPerWorker - running
  return starting + ready < tonumber(max) and demand - free > starting * jobsPerWorker
end

-- Compares decimal digits of any length.
local function reaches(amount, limit)
  if #amount ~= #limit then return #amount > #limit end
  return amount >= limit
end

-- Why no further job may wait; nil if there is room.
local function noRoom(endpointId, operationId, budget, queueJobs, queueMax)
  if budget ~= '' and reaches(redis.call('GET', base .. 'spent') or '0', budget) then
    log(cjson.encode({ type = 'budgetExceeded', endpointId = endpointId, refused = true }))
    return { 'budgetExceeded' }
  end
  if queueJobs == '' then return nil end
  local queued = redis.call('ZCARD', base .. 'waiting:' .. endpointId)
  if queued < tonumber(queueJobs) or queued < tonumber(queueMax) then return nil end
  log(cjson.encode({ type = 'limited', operationId = operationId, endpointId = endpointId }))
  return { 'queueFull', queued }
end
`;

const submit = `
local endpointId, id, submission, bytes, accountBytes = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
local budget, queueJobs, queueMax = ARGV[8], ARGV[9], ARGV[10]
local ttlDue, enqueueDue, demands, jobsPerWorker, max = ARGV[11], ARGV[12], ARGV[13], ARGV[14], ARGV[15]
local key = base .. 'job:' .. id
if redis.call('EXISTS', key) == 1 then return { 'taken' } end
local full = noRoom(endpointId, submission, budget, queueJobs, queueMax)
if full then return full end
local used = tonumber(redis.call('GET', base .. 'bytes') or 0)
local kept = tonumber(redis.call('GET', base .. 'keptBytes') or 0)
if used - kept + bytes > tonumber(accountBytes) then
  log(cjson.encode({ type = 'limited', operationId = submission, endpointId = endpointId }))
  return { 'memoryFull' }
end
forgetBeyond(accountBytes, bytes)
local number = redis.call('INCR', base .. 'submitted')
redis.call('HSET', key, 'id', id, 'number', number, 'endpointId', endpointId, 'submission', submission,
  'bytes', bytes, 'chunkBytes', 0, 'queuedMs', now, 'retries', 0, 'version', 0, unpack(ARGV, 16))
redis.call('INCRBY', base .. 'bytes', bytes)
redis.call('ZADD', base .. 'jobs', number, id)
redis.call('ZADD', base .. 'waiting:' .. endpointId, number, id)
if demands == '1' then redis.call('ZADD', base .. 'demand:' .. endpointId, number, id) end
redis.call('ZADD', base .. 'due', ttlDue, 'deadline:' .. id, enqueueDue, 'enqueue:' .. id)
log(cjson.encode({ type = 'submitted', jobId = id, endpointId = endpointId, submission = submission }))
if isShort(endpointId, jobsPerWorker, max) then return { 'accepted', 1 } end
return { 'accepted', 0 }
`;

const start = `
local id, retries, jobsPerWorker, max, endpointLimit = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
local waiting, running = ARGV[8], ARGV[9]
local key = base .. 'job:' .. id
local job = redis.call('HMGET', key, 'state', 'retries', 'endpointId', 'workerId', 'queuedMs', 'limitMs')
if not job[1] or job[2] ~= retries then return { 'gone' } end
local endpointId, workerId = job[3], job[4]
if job[1] == waiting then
  workerId = redis.call('ZRANGEBYSCORE', base .. 'load:' .. endpointId, '-inf', '(' .. jobsPerWorker, 'LIMIT', 0, 1)[1]
  if not workerId then return { 'noWorker' } end
  local startedMs = later(now, job[5])
  local limitMs = job[6]
  if not limitMs then limitMs = endpointLimit end
  redis.call('ZINCRBY', base .. 'load:' .. endpointId, 1, workerId)
  redis.call('HINCRBY', base .. 'counts:' .. endpointId, 'inProgress', 1)
  redis.call('HSET', key, 'state', running, 'previousState', waiting, 'startedMs', startedMs, 'workerId', workerId)
  redis.call('ZREM', base .. 'waiting:' .. endpointId, id)
  redis.call('ZREM', base .. 'demand:' .. endpointId, id)
  redis.call('ZREM', base .. 'due', 'enqueue:' .. id)
  redis.call('ZADD', base .. 'due', string.format('%.0f', startedMs + limitMs), 'deadline:' .. id)
elseif job[1] ~= running then
  return { 'gone' }
end
-- A job in progress comes here again when its replica has died: whatever that one still reports is late.
redis.call('HINCRBY', key, 'version', 1)
log(cjson.encode({ type = 'started', jobId = id, endpointId = endpointId, workerId = workerId }))
return { 'started', isShort(endpointId, jobsPerWorker, max) and 1 or 0, redis.call('HGETALL', key) }
`;

/**
 * Compare-and-set: runs commands if fields of a hash still have the expected values. A command
 * names its key without the base; `LOG` and `TELL` write an event and announce a change, `KEEP` puts
 * a job behind those that ended before.
 */
const commit = `
local key, expected, commands = base .. ARGV[3], cjson.decode(ARGV[4]), cjson.decode(ARGV[5])
local accountBytes, last, room, warnAt = ARGV[6], ARGV[7], cjson.decode(ARGV[8]), ARGV[9]
if redis.call('EXISTS', key) == 0 then return { 'unknown' } end
for field, value in pairs(expected) do
  if redis.call('HGET', key, field) ~= value then return { 'changed' } end
end
if #room > 0 then
  local full = noRoom(unpack(room))
  if full then return full end
end
for _, command in ipairs(commands) do
  if command[1] == 'LOG' then log(command[2])
  elseif command[1] == 'TELL' then tell(command[2])
  -- In the order of their ends: several may end at the same instant.
  elseif command[1] == 'KEEP' then redis.call('ZADD', base .. 'kept', redis.call('INCR', base .. 'ended'), command[2])
  else
    command[2] = base .. command[2]
    redis.call(unpack(command))
  end
end
if warnAt ~= '' and reaches(redis.call('GET', base .. 'spent') or '0', warnAt)
  and redis.call('SETNX', base .. 'budgetNoted', now) == 1 then
  log(cjson.encode({ type = 'budgetExceeded', endpointId = redis.call('HGET', key, 'endpointId'), refused = false }))
end
forgetBeyond(accountBytes, 0, last)
return { 'done' }
`;

const forget = `
forget(ARGV[3], false)
`;

const append = `
log(ARGV[3])
`;

const take = `
local id, endpointId, keep = ARGV[3], ARGV[4], ARGV[5]
local key = base .. 'job:' .. id
local job = redis.call('HMGET', key, 'state', 'endpointId', 'chunkBytes')
if job[2] ~= endpointId then return false end
local parts = redis.call('LRANGE', base .. 'parts:' .. id, 0, -1)
if keep == '0' and #parts > 0 then
  redis.call('DEL', base .. 'parts:' .. id)
  redis.call('HSET', key, 'chunkBytes', 0)
  redis.call('DECRBY', base .. 'bytes', job[3])
end
return { job[1], parts }
`;

/** What is due, and when the next is. What is not done by then is due again after the lease. */
const due = `
local leaseMs, limit = ARGV[3], ARGV[4]
local due = redis.call('ZRANGEBYSCORE', base .. 'due', '-inf', now, 'LIMIT', 0, limit)
for _, member in ipairs(due) do
  redis.call('ZADD', base .. 'due', string.format('%.0f', now + leaseMs), member)
end
local first = redis.call('ZRANGE', base .. 'due', 0, 0, 'WITHSCORES')
return { first[2] or '', due }
`;

/** Starts and stops workers, if the caller is the elected scaler or there is none. */
const scale = `
local endpointId, scaler, leaseMs, min, max = ARGV[3], ARGV[4], ARGV[5], tonumber(ARGV[6]), tonumber(ARGV[7])
local jobsPerWorker, coldStartMs, idleMs, idStart = ARGV[8], ARGV[9], ARGV[10], ARGV[11]
local elected = redis.call('GET', base .. 'scaler')
if elected and elected ~= scaler then return { 'follower' } end
redis.call('SET', base .. 'scaler', scaler, 'PX', leaseMs)
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
return { 'scaled', redis.call('ZCARD', load) * jobsPerWorker, nextMs and string.format('%.0f', nextMs) or '' }
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

function script(body: string): Script {
  const lua = common + body;
  return { lua, digest: createHash('sha1').update(lua).digest('hex') };
}

/** By name. */
export const scripts = {
  submit: script(submit),
  start: script(start),
  commit: script(commit),
  forget: script(forget),
  append: script(append),
  take: script(take),
  due: script(due),
  scale: script(scale),
  countRequest: script(countRequest),
} as const;
