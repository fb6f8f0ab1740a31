/**
 * What all scripts can use. All keys of an account begin with the same hash tag, so they are in one
 * slot of a cluster. Instants come from the caller's clock.
 */
import { lifecycle } from '#generated/reference/tables.js';

const { submit, start } = lifecycle.transitions;

/** How many ended jobs a script deletes at most to make room: Redis does nothing else meanwhile. */
const madeRoom = 500;

/** How many damaged keys are named, by a script or by all steps of a recount together. */
export const toldDamages = 20;

/** The rules of `engine/rules/worker-start.ts`; a test compares the two. */
export const workerStart = `
local function keptByNewWorker(fleet)
  return math.min(fleet.kept + fleet.jobsPerWorker, fleet.demand)
end
local function leavesPlace(fleet)
  local free = fleet.ready * fleet.jobsPerWorker - fleet.running
  return free > 0 and free <= math.min(fleet.kept, fleet.demand)
end
local function keptAfterStart(fleet, lowPriority)
  return math.max(0, math.min(fleet.kept, fleet.demand) - (lowPriority and 0 or 1))
end
local function needsWorker(fleet)
  if fleet.ready + fleet.starting >= fleet.max then return false end
  local free = fleet.ready * fleet.jobsPerWorker - fleet.running
  return fleet.demand - free > fleet.starting * fleet.jobsPerWorker
end
`;

export const library = `
-- What all keys begin with, the instant, and the size of the log.
local base, now, logSize = KEYS[1], ARGV[1], ARGV[2]
local waitingState, runningState = '${submit.to}', '${start.to}'
local sequence
-- Sequence, instant and event of each entry.
local logged = {}
-- Keys that others have damaged, and what was done: only the first ones, and how many more there were.
local damaged, untold, mayTell = {}, 0, ${toldDamages}
local function tellDamage(key, done)
  if #damaged < mayTell then damaged[#damaged + 1] = { key, done } else untold = untold + 1 end
end

local server = redis
local function mend(key, done, ...)
  server.call(...)
  tellDamage(key, done)
  -- What follows from the key is counted anew: see the script of upkeep.
  server.call('SET', base .. 'recount', 1)
end

-- While all jobs are counted anew, in many steps, a job that changes is counted once more.
local isCounting = server.call('EXISTS', base .. 'recounting') == 1
local jobStart = base .. 'job:'
local function noteChange(id)
  if isCounting then server.pcall('SADD', base .. 'recountChanged', id) end
end
local changesJob = { HSET = true, HDEL = true, HINCRBY = true, DEL = true, UNLINK = true }

-- A script that fails half-way leaves half a change. So a key of the wrong type, and a field that has to be a number and
-- is none, count as missing. No script writes such a key, and it costs nothing while there is none.
local redis = {
  error_reply = server.error_reply,
  call = function(...)
    local reply = server.pcall(...)
    local command, key, field = ...
    -- After the command, because with a full memory only the first write of a script may be refused.
    if isCounting and changesJob[command] and string.sub(key, 1, #jobStart) == jobStart then
      noteChange(string.sub(key, #jobStart + 1))
    end
    if type(reply) ~= 'table' or not reply.err then return reply end
    if string.find(reply.err, 'WRONGTYPE', 1, true) then
      mend(key, 'removed, because it had the wrong type', 'DEL', key)
    elseif string.find(reply.err, 'hash value is not', 1, true) then
      mend(key, 'the field ' .. field .. ' was removed, because it was no number', 'HDEL', key, field)
    elseif string.find(reply.err, 'value is not an integer', 1, true) and tonumber(field or 1) then
      mend(key, 'removed, because it was no number', 'DEL', key)
    end
    return server.call(...)
  end,
}

local function number(key)
  return tonumber(redis.call('GET', base .. key) or 0) or 0
end

local function isFinite(value)
  return value and value > -math.huge and value < math.huge
end

-- An integer as text: Lua would write a large one as 1.7e+12. One that is missing or damaged is 0.
local function integer(value)
  local number = tonumber(value)
  return string.format('%.0f', isFinite(number) and number or 0)
end

-- The named fields of a hash. One that is missing is nil.
local function read(key, ...)
  local values, fields = redis.call('HMGET', key, ...), {}
  for index, name in ipairs({ ... }) do fields[name] = values[index] or nil end
  return fields
end

local function log(event)
  sequence = redis.call('INCR', base .. 'sequence')
  local added = { 'XADD', base .. 'log', 'MAXLEN', '=', logSize, integer(sequence) .. '-0', 'at', now, 'event', event }
  local reply = server.pcall(unpack(added))
  if type(reply) == 'table' and reply.err then
    -- The last entry may have been removed: what counts is the last id that there was.
    local lastSequence = 0
    local info = server.pcall('XINFO', 'STREAM', base .. 'log')
    for index = 1, #info, 2 do
      if info[index] == 'last-generated-id' then lastSequence = tonumber(string.match(info[index + 1], '^%d+')) end
    end
    if lastSequence >= 2 ^ 53 then
      mend(base .. 'log', 'removed, because nothing can follow its last event', 'DEL', base .. 'log')
    elseif lastSequence >= sequence then
      sequence = lastSequence + 1
      mend(base .. 'sequence', 'set to that of the last event', 'SET', base .. 'sequence', integer(sequence))
      added[6] = integer(sequence) .. '-0'
    end
    redis.call(unpack(added))
  end
  logged[#logged + 1] = { sequence, now, event }
  return sequence
end

-- When the memory is full, Redis refuses a script's first write if it may take memory. This one takes none, so what
-- frees memory in the end may write what it needs.
local function insist()
  redis.call('DEL', base .. 'none')
end

-- Announces a change of a job, if a caller waits for one.
local function tell(id)
  if redis.call('HEXISTS', base .. 'job:' .. id, 'watched') == 1 then
    redis.call('PUBLISH', base .. 'changes', id)
  end
end

-- Deletes the parts of a job's output that no stream has taken.
local function dropParts(id)
  local key = base .. 'job:' .. id
  redis.call('DECRBY', base .. 'bytes', integer(redis.call('HGET', key, 'chunkBytes')))
  redis.call('HSET', key, 'chunkBytes', 0)
  redis.call('DEL', base .. 'parts:' .. id)
end

-- Deletes an ended job without parts, and what became of its webhook unless calls are still to come.
local function drop(id)
  local job = read(base .. 'job:' .. id, 'bytes', 'retries')
  redis.call('DEL', base .. 'job:' .. id)
  redis.call('ZREM', base .. 'jobs', id)
  redis.call('DECRBY', base .. 'bytes', integer(job.bytes))
  redis.call('DECRBY', base .. 'keptBytes', integer(job.bytes))
  if not job.bytes then redis.call('SET', base .. 'recount', 1) end
  local hook = base .. 'hook:' .. id .. ':' .. (job.retries or 0)
  if redis.call('HGET', hook, 'state') ~= 'waiting' then redis.call('DEL', hook) end
end

-- Drops the job that callers could not read first; false if there is none.
local function dropHistory()
  local id = redis.call('ZRANGE', base .. 'history', 0, 0)[1]
  if not id then return false end
  redis.call('ZREM', base .. 'history', id)
  redis.call('DECRBY', base .. 'historyBytes', integer(redis.call('HGET', base .. 'job:' .. id, 'bytes')))
  drop(id)
  return true
end

local endpointsOfAccount
local function allEndpoints()
  endpointsOfAccount = endpointsOfAccount or redis.call('SMEMBERS', base .. 'endpoints')
  return endpointsOfAccount
end

-- Removes what is left of a job that is missing or damaged.
local function remove(id)
  redis.call('ZREM', base .. 'jobs', id)
  redis.call('ZREM', base .. 'kept', id)
  redis.call('ZREM', base .. 'history', id)
  redis.call('ZREM', base .. 'due', 'deadline:' .. id, 'enqueue:' .. id)
  for _, endpointId in ipairs(allEndpoints()) do
    redis.call('ZREM', base .. 'waiting:' .. endpointId, id)
    redis.call('ZREM', base .. 'low:' .. endpointId, id)
  end
  mend(base .. 'job:' .. id, 'the job was removed, because it was missing or broken',
    'DEL', base .. 'job:' .. id, base .. 'parts:' .. id)
  noteChange(id)
  redis.call('PUBLISH', base .. 'changes', id)
end

-- The same, if the account has such a job; otherwise it has no commands.
local function lose(id)
  if redis.call('ZSCORE', base .. 'jobs', id) then remove(id) end
end

-- From now on, callers cannot read an ended job. \`bounds\`: of the jobs that the account still sees; nil drops it.
local function forget(id, early, bounds)
  local key = base .. 'job:' .. id
  local job = read(key, 'endpointId', 'bytes', 'chunkBytes', 'retries', 'forgottenMs')
  redis.call('ZREM', base .. 'due', 'deadline:' .. id)
  redis.call('ZREM', base .. 'kept', id)
  if not job.endpointId then return lose(id) end
  if job.forgottenMs then return end
  redis.call('DEL', base .. 'parts:' .. id)
  redis.call('DECRBY', base .. 'bytes', integer(job.chunkBytes))
  local bytes = tonumber(job.bytes) or 0
  local order = log(cjson.encode({ type = 'forgotten', jobId = id, endpointId = job.endpointId, early = early }))
  if not bounds or bounds.jobs == 0 or bytes > bounds.bytes then return drop(id) end
  while redis.call('ZCARD', base .. 'history') >= bounds.jobs or number('historyBytes') + bytes > bounds.bytes do
    dropHistory()
  end
  redis.call('ZADD', base .. 'history', order, id)
  redis.call('INCRBY', base .. 'historyBytes', bytes)
  redis.call('HSET', key, 'forgottenMs', now, 'chunkBytes', 0)
  redis.call('HINCRBY', key, 'version', 1)
  redis.call('PERSIST', base .. 'hook:' .. id .. ':' .. (job.retries or 0))
end

local mayMakeRoom = ${madeRoom}

-- Deletes the jobs that ended first until all bytes are within the limit, but not \`last\`.
-- Returns false if there are too many: the next change goes on.
local function forgetBeyond(limit, last)
  while number('bytes') > tonumber(limit) do
    if mayMakeRoom == 0 then return false end
    mayMakeRoom = mayMakeRoom - 1
    if not dropHistory() then
      local oldest = redis.call('ZRANGE', base .. 'kept', 0, 0)[1]
      if not oldest or oldest == last then return true end
      forget(oldest, true)
    end
  end
  return true
end

-- How many jobs of an endpoint wait.
local function queued(endpointId)
  return redis.call('ZCARD', base .. 'waiting:' .. endpointId) + redis.call('ZCARD', base .. 'low:' .. endpointId)
end

-- Takes a job from the queue, or off a worker, which may stop when it has been idle for so long.
local function leave(id, endpointId, workerId, nowMs, idleMs)
  if not workerId then
    redis.call('ZREM', base .. 'due', 'enqueue:' .. id)
    redis.call('ZREM', base .. 'waiting:' .. endpointId, id)
    redis.call('ZREM', base .. 'low:' .. endpointId, id)
    return
  end
  redis.call('HINCRBY', base .. 'counts:' .. endpointId, 'inProgress', -1)
  local left = redis.call('ZADD', base .. 'load:' .. endpointId, 'XX', 'INCR', -1, workerId)
  if not left or tonumber(left) > 0 then return end
  redis.call('HSET', base .. 'rest:' .. endpointId, workerId, nowMs)
  redis.call('ZADD', base .. 'due', 'LT', integer(nowMs + idleMs), 'scale:' .. endpointId)
end
${workerStart}
-- What the rules about workers ask about an endpoint.
local function fleetOf(endpointId, jobsPerWorker)
  local counts = read(base .. 'counts:' .. endpointId, 'inProgress', 'reserved')
  return {
    ready = redis.call('ZCARD', base .. 'load:' .. endpointId),
    jobsPerWorker = tonumber(jobsPerWorker),
    -- Jobs of low priority do not count.
    demand = redis.call('ZCARD', base .. 'waiting:' .. endpointId),
    running = tonumber(counts.inProgress or 0) or 0,
    kept = tonumber(counts.reserved or 0) or 0,
  }
end

local function keep(endpointId, fleet, kept)
  if kept ~= fleet.kept then redis.call('HSET', base .. 'counts:' .. endpointId, 'reserved', kept) end
end

local function isShort(endpointId, jobsPerWorker, max)
  local ready = redis.call('ZCARD', base .. 'load:' .. endpointId)
  -- Most fleets are complete: the rest need not be counted.
  if ready >= tonumber(max) then return false end
  local starting = redis.call('ZCARD', base .. 'starting:' .. endpointId)
  if ready + starting >= tonumber(max) then return false end
  local fleet = fleetOf(endpointId, jobsPerWorker)
  fleet.starting, fleet.max = starting, tonumber(max)
  return needsWorker(fleet)
end

-- A command names its key without the base. \`LOG\`, \`TELL\` and \`DROP\` are functions from above.
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
local function noRoom(asked)
  local endpointId = asked.endpointId
  if asked.refuseAt ~= '' and reaches(redis.call('GET', base .. 'spent') or '0', asked.refuseAt) then
    log(cjson.encode({ type = 'budgetExceeded', endpointId = endpointId, refused = true }))
    return { 'budgetExceeded' }
  end
  if asked.fullQueue == '' then return nil end
  local length = queued(endpointId)
  if length < tonumber(asked.fullQueue) then return nil end
  log(cjson.encode({ type = 'limited', operationId = asked.operationId, endpointId = endpointId }))
  return { 'queueFull', length }
end
`;
