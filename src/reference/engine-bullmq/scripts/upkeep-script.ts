/**
 * Others than the engine can delete or damage keys. What replicas do again and again finds that by a look at each key as
 * a whole, and only then counts the jobs anew.
 */
import { script } from './define-script.ts';

/** Jobs that are looked at each time, at random: one that is missing is noticed in the end. */
const sample = 20;

/** `endpoints`: those of the settings, as JSON. */
export const upkeep = script(
  ['endpoints'],
  `
-- Before all else, because the jobs of the account are not to be forgotten when the memory is full.
insist()
local function typeOf(key) return server.call('TYPE', key).ok end
local function checkType(key, expected)
  local actual = typeOf(key)
  if actual ~= 'none' and actual ~= expected then
    mend(key, 'removed, because it was a ' .. actual .. ' instead of a ' .. expected, 'DEL', key)
  end
end
local function checkTypes(names, suffix)
  for name, expected in pairs(names) do checkType(base .. name .. suffix, expected) end
end
local function checkNumbers(key)
  local fields, broken = redis.call('HGETALL', key), {}
  for index = 1, #fields, 2 do
    if not string.match(fields[index + 1], '^%-?%d+$') and #broken < 1000 then broken[#broken + 1] = fields[index] end
  end
  if #broken > 0 then mend(key, 'fields that had to be numbers were removed', 'HDEL', key, unpack(broken)) end
end
local counters = { 'bytes', 'keptBytes', 'historyBytes', 'spent', 'sequence', 'submitted', 'workers', 'callsNumbered' }
checkTypes({ jobs = 'zset', kept = 'zset', history = 'zset', due = 'zset', log = 'stream', keys = 'hash',
  ledger = 'hash', slots = 'hash', endpoints = 'set', budgetNoted = 'string', recount = 'string' }, '')
for _, name in ipairs(counters) do
  checkType(base .. name, 'string')
  local value = redis.call('GET', base .. name)
  if value and not string.match(value, '^%-?%d+$') then
    mend(base .. name, 'removed, because it was no number', 'DEL', base .. name)
  end
end
local settings, endpointIds = {}, {}
for _, endpoint in ipairs(cjson.decode(endpoints)) do
  settings[endpoint.id] = endpoint
  redis.call('SADD', base .. 'endpoints', endpoint.id)
end
endpointIds = redis.call('SMEMBERS', base .. 'endpoints')
for _, endpointId in ipairs(endpointIds) do
  checkTypes({ waiting = 'zset', low = 'zset', starting = 'zset', load = 'zset', rest = 'hash', counts = 'hash', scaler = 'string' }, ':' .. endpointId)
  checkNumbers(base .. 'counts:' .. endpointId)
  checkNumbers(base .. 'rest:' .. endpointId)
end

local function size(name) return redis.call('ZCARD', base .. name) end
local function scaleNow(endpointId) redis.call('ZADD', base .. 'due', 'LT', now, 'scale:' .. endpointId) end
for _, id in ipairs(redis.call('ZRANDMEMBER', base .. 'jobs', ${sample})) do
  checkType(base .. 'job:' .. id, 'hash')
  if redis.call('EXISTS', base .. 'job:' .. id) == 0 then lose(id) end
end

-- What is inconsistent; nil if nothing is.
local function inconsistency()
  if redis.call('EXISTS', base .. 'recount') == 1 then return 'recount' end
  local total = size('kept') + size('history')
  for _, endpointId in ipairs(endpointIds) do
    local running = tonumber(redis.call('HGET', base .. 'counts:' .. endpointId, 'inProgress') or 0)
    local load = redis.call('ZRANGE', base .. 'load:' .. endpointId, 0, -1, 'WITHSCORES')
    local sum = 0
    for index = 1, #load, 2 do
      if tonumber(load[index + 1]) < 0 then return 'load:' .. endpointId end
      sum = sum + load[index + 1]
    end
    if sum ~= running then return running > sum and 'load:' .. endpointId or 'counts:' .. endpointId end
    total = total + queued(endpointId) + running
  end
  local jobs = size('jobs')
  if jobs < total then return 'jobs' end
  -- Which of the others lacks them, the recount will say.
  if jobs > total then return 'recount' end
  if size('due') < jobs - size('history') then return 'due' end
  local function has(name) return redis.call('EXISTS', base .. name) == 1 end
  if jobs > 0 and not has('bytes') then return 'bytes' end
  if size('kept') + size('history') > 0 and not has('keptBytes') then return 'keptBytes' end
  if size('history') > 0 and not has('historyBytes') then return 'historyBytes' end
  if number('historyBytes') < 0 or number('keptBytes') < number('historyBytes') then return 'keptBytes' end
  if number('bytes') < number('keptBytes') then return 'bytes' end
  if has('ledger') and not has('spent') then return 'spent' end
  if has('spent') and not has('ledger') then return 'ledger' end
  local last = redis.call('ZREVRANGE', base .. 'jobs', 0, 0, 'WITHSCORES')[2]
  if last and number('submitted') < tonumber(last) then return 'submitted' end
end

-- The day of an instant, as in the ledger.
local function dayOf(ms)
  local days = math.floor(ms / 86400000) + 719468
  local era = math.floor(days / 146097)
  local dayOfEra = days - era * 146097
  local yearOfEra = math.floor((dayOfEra - math.floor(dayOfEra / 1460) + math.floor(dayOfEra / 36524) - math.floor(dayOfEra / 146096)) / 365)
  local dayOfYear = dayOfEra - (365 * yearOfEra + math.floor(yearOfEra / 4) - math.floor(yearOfEra / 100))
  local fromMarch = math.floor((5 * dayOfYear + 2) / 153)
  local day = dayOfYear - math.floor((153 * fromMarch + 2) / 5) + 1
  local month = fromMarch < 10 and fromMarch + 3 or fromMarch - 9
  return string.format('%04d-%02d-%02d', yearOfEra + era * 400 + (month <= 2 and 1 or 0), month, day)
end

-- Each key is named once.
local named = {}
for _, pair in ipairs(damaged) do named[pair[1]] = true end
local function noteRebuilt(key)
  if not named[key] then damaged[#damaged + 1] = { key, 'rebuilt from the jobs, because it was inconsistent' } end
  named[key] = true
end

local function recount()
  local ids = {}
  local function collect(list) for _, id in ipairs(list) do ids[id] = true end end
  for _, name in ipairs({ 'jobs', 'kept', 'history' }) do collect(redis.call('ZRANGE', base .. name, 0, -1)) end
  for _, endpointId in ipairs(endpointIds) do
    collect(redis.call('ZRANGE', base .. 'waiting:' .. endpointId, 0, -1))
    collect(redis.call('ZRANGE', base .. 'low:' .. endpointId, 0, -1))
  end
  local isDue = {}
  for _, entry in ipairs(redis.call('ZRANGE', base .. 'due', 0, -1)) do
    isDue[entry] = true
    local id = string.match(entry, '^deadline:(.*)')
    if id then ids[id] = true end
  end
  -- What each sorted set has to contain, with scores for what it lacks.
  local expected, running, ended = { jobs = {}, kept = {}, history = {} }, {}, {}
  for _, endpointId in ipairs(endpointIds) do
    expected['waiting:' .. endpointId], expected['low:' .. endpointId] = {}, {}
    running[endpointId], ended[endpointId] = {}, { COMPLETED = 0, FAILED = 0 }
  end
  local sums = { bytes = 0, keptBytes = 0, historyBytes = 0 }
  local last = 0
  local function entry(name, dueMs)
    if not isDue[name] then redis.call('ZADD', base .. 'due', integer(dueMs), name) end
  end
  for id in pairs(ids) do
    local key = base .. 'job:' .. id
    local job = read(key, 'endpointId', 'state', 'number', 'isLow', 'queuedMs', 'retries', 'workerId', 'endedMs',
      'forgottenMs', 'bytes', 'chunkBytes')
    if job.endpointId and not expected['waiting:' .. job.endpointId] then
      local endpointId = job.endpointId
      redis.call('SADD', base .. 'endpoints', endpointId)
      endpointIds[#endpointIds + 1] = endpointId
      expected['waiting:' .. endpointId], expected['low:' .. endpointId] = {}, {}
      running[endpointId], ended[endpointId] = {}, { COMPLETED = 0, FAILED = 0 }
    end
    local order = tonumber(job.number)
    if not job.endpointId or not job.state or not order or (job.state == runningState and not job.workerId) then
      -- For a job that no list of jobs has.
      redis.call('ZADD', base .. 'jobs', order or 0, id)
      lose(id)
    else
      local bytes = tonumber(job.bytes) or 0
      sums.bytes = sums.bytes + bytes + (tonumber(job.chunkBytes) or 0)
      last = math.max(last, order)
      expected.jobs[id] = order
      if job.state == waitingState then
        local isRetried = (tonumber(job.retries) or 0) > 0
        expected[(job.isLow and 'low:' or 'waiting:') .. job.endpointId][id] = isRetried and tonumber(job.queuedMs) or order
        entry('enqueue:' .. id, now)
      elseif job.state == runningState then
        local workers = running[job.endpointId]
        workers[job.workerId] = (workers[job.workerId] or 0) + 1
      else
        -- Before all that end from now on.
        local rank = (tonumber(job.endedMs) or 0) - 1e13
        sums.keptBytes = sums.keptBytes + bytes
        if job.forgottenMs then
          sums.historyBytes = sums.historyBytes + bytes
          expected.history[id] = rank
        else
          expected.kept[id] = rank
          local counts = ended[job.endpointId]
          if counts[job.state] then counts[job.state] = counts[job.state] + 1 end
        end
        local hook = id .. ':' .. (job.retries or 0)
        local call = read(base .. 'hook:' .. hook, 'state', 'dueMs')
        if call.state == 'waiting' then entry('webhook:' .. hook, tonumber(call.dueMs) or now) end
      end
      -- Whoever handles it puts off what is not due yet.
      if not job.forgottenMs then entry('deadline:' .. id, now) end
    end
  end
  for name, members in pairs(expected) do
    local key = base .. name
    for _, id in ipairs(redis.call('ZRANGE', key, 0, -1)) do
      if members[id] then members[id] = nil else redis.call('ZREM', key, id) end
    end
    if next(members) then noteRebuilt(key) end
    for id, score in pairs(members) do redis.call('ZADD', key, integer(score), id) end
  end
  for _, endpointId in ipairs(endpointIds) do
    local load, counts = base .. 'load:' .. endpointId, base .. 'counts:' .. endpointId
    local workers, inProgress = running[endpointId], 0
    for _, id in ipairs(redis.call('ZRANGE', load, 0, -1)) do workers[id] = workers[id] or 0 end
    for id, jobs in pairs(workers) do
      inProgress = inProgress + jobs
      redis.call('ZADD', load, jobs, id)
      redis.call('HSETNX', base .. 'rest:' .. endpointId, id, now)
    end
    for _, id in ipairs(redis.call('HKEYS', base .. 'rest:' .. endpointId)) do
      if not workers[id] then redis.call('HDEL', base .. 'rest:' .. endpointId, id) end
    end
    if tonumber(redis.call('HGET', counts, 'inProgress') or 0) ~= inProgress then noteRebuilt(counts) end
    redis.call('HSET', counts, 'inProgress', inProgress)
    redis.call('HSETNX', counts, 'completed', ended[endpointId].COMPLETED)
    redis.call('HSETNX', counts, 'failed', ended[endpointId].FAILED)
    local own = settings[endpointId]
    if own and redis.call('HEXISTS', counts, 'kept') == 0 then
      -- The free places are for the jobs for which the workers were started.
      local fleet = fleetOf(endpointId, own.jobsPerWorker)
      local free = fleet.ready * fleet.jobsPerWorker - fleet.running
      redis.call('HSET', counts, 'kept', math.max(0, math.min(free, fleet.demand)))
    end
    scaleNow(endpointId)
  end
  for name, sum in pairs(sums) do redis.call('SET', base .. name, integer(sum)) end
  if number('submitted') < last then redis.call('SET', base .. 'submitted', integer(last)) end
  checkNumbers(base .. 'ledger')
  checkNumbers(base .. 'slots')
  if redis.call('EXISTS', base .. 'ledger') == 0 then
    local slots = redis.call('HGETALL', base .. 'slots')
    for index = 1, #slots, 2 do
      local fromMs, rest = string.match(slots[index], '^hour (%d+) (.+)$')
      if fromMs then redis.call('HINCRBY', base .. 'ledger', dayOf(fromMs) .. ' ' .. rest, slots[index + 1]) end
    end
  end
  redis.call('DEL', base .. 'spent')
  local charges = redis.call('HGETALL', base .. 'ledger')
  for index = 1, #charges, 2 do
    if string.match(charges[index], ' units$') then redis.call('INCRBY', base .. 'spent', charges[index + 1]) end
  end
  redis.call('DEL', base .. 'recount')
end

local reason = inconsistency()
if reason then
  if reason ~= 'recount' then noteRebuilt(base .. reason) end
  recount()
end
for _, endpoint in pairs(settings) do
  local endpointId = endpoint.id
  local workers = size('load:' .. endpointId) + size('starting:' .. endpointId)
  local isDue = redis.call('ZSCORE', base .. 'due', 'scale:' .. endpointId)
  -- Somebody else sees to it, unless all that knew of the workers is lost.
  if not isDue and (workers < tonumber(endpoint.min) or isShort(endpointId, endpoint.jobsPerWorker, endpoint.max)) then
    scaleNow(endpointId)
  end
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', base .. 'load:' .. endpointId, 0, 0)) do
    if redis.call('HSETNX', base .. 'rest:' .. endpointId, id, now) == 1 then scaleNow(endpointId) end
  end
end
`,
);

/** Has the jobs of an endpoint queued again that wait and may have no entry in the queue. */
export const requeue = script(
  ['endpointId'],
  `
local added = 0
for _, name in ipairs({ 'waiting:', 'low:' }) do
  for _, id in ipairs(redis.call('ZRANGE', base .. name .. endpointId, 0, -1)) do
    added = added + redis.call('ZADD', base .. 'due', 'LT', now, 'enqueue:' .. id)
  end
end
if added > 0 then
  damaged[#damaged + 1] = { base .. 'waiting:' .. endpointId, 'its jobs were queued again, because the queue had lost some' }
end
`,
);
