/**
 * Part of the script of upkeep: compares all jobs of an account with what is counted and listed of them, and mends that.
 * Redis does nothing else during a step, so a step looks at few jobs, and jobs change between two steps:
 *
 * - `recount` says that a recount is needed or under way; `recounting` has how far it is, and sums of the jobs counted.
 * - `recountJobs` has what each job was counted as. Counting it again replaces that.
 * - `recountChanged` has the jobs that scripts have changed since the recount began. They are counted last.
 */

/** How many entries a step looks at. */
const sliceSize = 500;

/**
 * Reads how far a recount is, before damages are told. Others may have damaged that: then the recount begins anew, as
 * `recount` is still there.
 */
export const readRecount = `
-- Lists of jobs that are still to be looked at, a cursor in the first one, the keys that were named, and how many.
local pass
local progress = redis.call('HGET', base .. 'recounting', 'progress')
local isJson, parsed = pcall(cjson.decode, progress or '')
if isJson and type(parsed) == 'table' then
  pass = parsed
  mayTell = math.max(0, mayTell - pass.told)
end
`;

/** `recountIfNeeded` runs one step. Returns true if there is more to do. */
export const recount = `
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


local function noteRebuilt(key)
  if not pass.named[key] then tellDamage(key, 'rebuilt from the jobs, because it was inconsistent') end
  pass.named[key] = true
end

local function listsOf(endpointId)
  return { 'waiting:' .. endpointId, 'low:' .. endpointId }
end

local function beginRecount()
  redis.call('DEL', base .. 'recounting')
  redis.call('UNLINK', base .. 'recountJobs', base .. 'recountChanged')
  redis.call('SET', base .. 'recount', 'begun')
  isCounting = true
  pass = { lists = { 'jobs', 'kept', 'history' }, cursor = '0', named = {}, told = 0, untold = 0 }
  for _, endpointId in ipairs(allEndpoints()) do
    for _, name in ipairs(listsOf(endpointId)) do table.insert(pass.lists, name) end
  end
  table.insert(pass.lists, 'due')
end

-- Amounts by name, to be added to the sums at the end of the step. Those of a job are texts: JSON keeps 14 digits only.
local added = {}
local function add(amounts, sign)
  for name, amount in pairs(amounts) do added[name] = (added[name] or 0) + sign * amount end
end

-- Counts a job as these amounts, and no longer as what it was counted as before.
local function count(id, amounts)
  local key = base .. 'recountJobs'
  local before = redis.call('HGET', key, id)
  local isJson, parsed = pcall(cjson.decode, before or '')
  if isJson and type(parsed) == 'table' then add(parsed, -1) end
  if not amounts then
    if before then redis.call('HDEL', key, id) end
    return
  end
  add(amounts, 1)
  redis.call('HSET', key, id, cjson.encode(amounts))
end

local function ensureEntry(name, id, order, mustBeThat)
  local present = tonumber(redis.call('ZSCORE', base .. name, id))
  if present and (present == order or not mustBeThat) then return end
  noteRebuilt(base .. name)
  redis.call('ZADD', base .. name, integer(order), id)
end

local numbers = { 'number', 'queuedMs', 'retries', 'endedMs', 'forgottenMs', 'bytes', 'chunkBytes' }
local function isBroken(job)
  for _, name in ipairs(numbers) do
    local text = job[name]
    if text and not (string.match(text, '^%d+$') and #text <= counterDigits) then return true end
    job[name] = tonumber(text)
  end
  return not job.endpointId or not job.state or not job.number or (job.state == runningState and not job.workerId)
end

local function knowEndpoint(endpointId)
  if redis.call('SADD', base .. 'endpoints', endpointId) == 0 then return end
  table.insert(allEndpoints(), endpointId)
  for _, name in ipairs(listsOf(endpointId)) do table.insert(pass.lists, name) end
end

-- Sees to it that all lists have a job as its hash says, and counts it. Returns the list that it belongs to besides that
-- of all jobs; nil if it belongs to none.
local function check(id)
  checkType(base .. 'job:' .. id, 'hash')
  local job = read(base .. 'job:' .. id, 'endpointId', 'state', 'isLow', 'workerId', unpack(numbers))
  if isBroken(job) then
    remove(id)
    count(id, nil)
    return nil
  end
  local endpointId, bytes = job.endpointId, job.bytes or 0
  knowEndpoint(endpointId)
  ensureEntry('jobs', id, job.number, true)
  local amounts = { jobs = 1, bytes = integer(bytes + (job.chunkBytes or 0)) }
  local list, order
  if job.state == waitingState then
    list = (job.isLow and 'low:' or 'waiting:') .. endpointId
    order = (job.retries or 0) > 0 and job.queuedMs or job.number
  elseif job.state == runningState then
    amounts[cjson.encode({ 'load', endpointId, job.workerId })] = 1
  else
    list = job.forgottenMs and 'history' or 'kept'
    -- Before all that end from now on.
    order = (job.endedMs or 0) - 1e13
    amounts.keptBytes = integer(bytes)
    if job.forgottenMs then amounts.historyBytes = integer(bytes)
    else amounts[cjson.encode({ 'ended', endpointId, job.state })] = 1 end
    local hook = id .. ':' .. integer(job.retries)
    local call = read(base .. 'hook:' .. hook, 'state', 'dueMs')
    if call.state == 'waiting' then
      redis.call('ZADD', base .. 'due', 'NX', integer(call.dueMs or now), 'webhook:' .. hook)
    end
  end
  if list and not redis.call('ZSCORE', base .. list, id) then
    ensureEntry(list, id, order)
    if job.state == waitingState then redis.call('ZADD', base .. 'due', 'NX', now, 'enqueue:' .. id) end
  end
  for _, other in ipairs({ 'kept', 'history', unpack(listsOf(endpointId)) }) do
    if other ~= list then redis.call('ZREM', base .. other, id) end
  end
  -- Whoever handles it puts off what is not due yet.
  if not job.forgottenMs then ensureEntry('due', 'deadline:' .. id, now) end
  count(id, amounts)
  return list
end

local function checkEntry(list, member)
  if list == 'due' then
    local id = string.match(member, '^deadline:(.*)')
    if id then check(id) end
    return
  end
  local own = check(member)
  if list ~= 'jobs' and list ~= own then redis.call('ZREM', base .. list, member) end
end

-- Looks at so many entries. Returns true if none is left.
local function checkSlice()
  local left = ${sliceSize}
  while left > 0 do
    local list = pass.lists[1]
    if list then
      local reply = redis.call('ZSCAN', base .. list, pass.cursor, 'COUNT', left)
      for index = 1, #reply[2], 2 do checkEntry(list, reply[2][index]) end
      left = left - math.max(1, #reply[2] / 2)
      pass.cursor = reply[1]
      if pass.cursor == '0' then table.remove(pass.lists, 1) end
    else
      local changed = redis.call('SPOP', base .. 'recountChanged', left)
      if #changed == 0 then return true end
      for _, id in ipairs(changed) do
        if redis.call('EXISTS', base .. 'job:' .. id) == 1 then check(id) else count(id, nil) end
      end
      left = left - #changed
    end
  end
  return false
end

local function recountLedger()
  checkNumbers(base .. 'ledger', moneyDigits)
  checkNumbers(base .. 'slots', moneyDigits)
  -- Redis refuses a sum that is too large: it stays as it was.
  if redis.call('EXISTS', base .. 'ledger') == 0 then
    local slots = redis.call('HGETALL', base .. 'slots')
    for index = 1, #slots, 2 do
      local fromMs, rest = string.match(slots[index], '^hour (%d+) (.+)$')
      if fromMs then server.pcall('HINCRBY', base .. 'ledger', dayOf(fromMs) .. ' ' .. rest, slots[index + 1]) end
    end
  end
  local charges = redis.call('HGETALL', base .. 'ledger')
  if #charges == 0 then return redis.call('DEL', base .. 'spent') end
  redis.call('SET', base .. 'spent', 0)
  for index = 1, #charges, 2 do
    if string.match(charges[index], ' units$') then server.pcall('INCRBY', base .. 'spent', charges[index + 1]) end
  end
end

local function storeFleet(endpointId, workers, ended)
  local load, counts, rest = base .. 'load:' .. endpointId, base .. 'counts:' .. endpointId, base .. 'rest:' .. endpointId
  local inProgress = 0
  for _, id in ipairs(redis.call('ZRANGE', load, 0, -1)) do workers[id] = workers[id] or 0 end
  for id, jobs in pairs(workers) do
    inProgress = inProgress + jobs
    redis.call('ZADD', load, jobs, id)
    redis.call('HSETNX', rest, id, now)
  end
  for _, id in ipairs(redis.call('HKEYS', rest)) do
    if not workers[id] then redis.call('HDEL', rest, id) end
  end
  if tonumber(redis.call('HGET', counts, 'inProgress') or 0) ~= inProgress then noteRebuilt(counts) end
  redis.call('HSET', counts, 'inProgress', inProgress)
  redis.call('HSETNX', counts, 'completed', ended.COMPLETED or 0)
  redis.call('HSETNX', counts, 'failed', ended.FAILED or 0)
  local own = settings[endpointId]
  if own and redis.call('HEXISTS', counts, 'reserved') == 0 then
    -- The free places are for the jobs for which the workers were started.
    local fleet = fleetOf(endpointId, own.jobsPerWorker)
    local free = fleet.ready * fleet.jobsPerWorker - fleet.running
    redis.call('HSET', counts, 'reserved', math.max(0, math.min(free, fleet.demand)))
  end
  scaleNow(endpointId)
end

-- Stores what was counted. False if the sums cannot be right, because others have damaged them.
local function finishRecount()
  local sums, workers, ended = {}, {}, {}
  local fields = redis.call('HGETALL', base .. 'recounting')
  for _, endpointId in ipairs(allEndpoints()) do workers[endpointId], ended[endpointId] = {}, {} end
  for index = 1, #fields, 2 do
    local name, sum = fields[index], tonumber(fields[index + 1])
    if string.sub(name, 1, 1) ~= '[' then sums[name] = sum
    elseif sum ~= 0 then
      local kind, endpointId, what = unpack(cjson.decode(name))
      local place = kind == 'load' and workers or ended
      place[endpointId] = place[endpointId] or {}
      place[endpointId][what] = sum
    end
  end
  if (sums.jobs or 0) ~= size('jobs') then return false end
  for endpointId in pairs(workers) do storeFleet(endpointId, workers[endpointId], ended[endpointId] or {}) end
  for _, name in ipairs({ 'bytes', 'keptBytes', 'historyBytes' }) do
    redis.call('SET', base .. name, integer(sums[name]))
  end
  local last = redis.call('ZREVRANGE', base .. 'jobs', 0, 0, 'WITHSCORES')[2]
  if last and number('submitted') < tonumber(last) then redis.call('SET', base .. 'submitted', last) end
  recountLedger()
  -- Something else was damaged meanwhile if this is another text.
  if redis.call('GET', base .. 'recount') == 'begun' then redis.call('DEL', base .. 'recount') end
  redis.call('DEL', base .. 'recounting')
  redis.call('UNLINK', base .. 'recountJobs', base .. 'recountChanged')
  isCounting = false
  return true
end

local function recountIfNeeded()
  local reason
  if not pass then
    reason = inconsistency()
    if not reason then return false end
    beginRecount()
  end
  for _, pair in ipairs(damaged) do pass.named[pair[1]] = true end
  if reason and reason ~= 'recount' then noteRebuilt(base .. reason) end
  local isChecked = checkSlice()
  for name, amount in pairs(added) do
    if amount ~= 0 then redis.call('HINCRBY', base .. 'recounting', name, integer(amount)) end
  end
  local isFinished = isChecked and finishRecount()
  if isFinished then
    untold = untold + pass.untold
    return redis.call('EXISTS', base .. 'recount') == 1
  end
  if isChecked then beginRecount() end
  pass.told = pass.told + #damaged
  pass.untold = pass.untold + untold
  untold = 0
  redis.call('HSET', base .. 'recounting', 'progress', cjson.encode(pass))
  return true
end
`;
