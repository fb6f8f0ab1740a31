/**
 * Other programs can delete or damage keys of the engine. Replicas run this script repeatedly. It checks each key as a whole and
 * recounts jobs only if something is inconsistent.
 */
import { script } from './define-script.ts';
import { readRecount, recount } from './recount.ts';

/** Jobs that are looked at each time, at random: one that is missing is noticed in the end. */
const sample = 20;

/**
 * `endpoints`: those of the settings, as JSON. Returns whether a recount is unfinished, which the next run goes on with,
 * and of each endpoint its id and how many jobs wait and run.
 */
export const upkeep = script(
  ['endpoints'],
  `
-- Before all else, because the jobs of the account are not to be forgotten when the memory is full.
insist()
${readRecount}
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
-- No counter gets there, and Lua and Redis can still count on from it.
local function isCounter(text, digits)
  return string.match(text, '^%-?%d+$') and #text <= digits
end
-- Of ids, instants and jobs, and of money.
local counterDigits, moneyDigits = 15, 18
local function checkNumbers(key, digits)
  local fields, broken = redis.call('HGETALL', key), {}
  for index = 1, #fields, 2 do
    if not isCounter(fields[index + 1], digits) and #broken < 1000 then broken[#broken + 1] = fields[index] end
  end
  if #broken > 0 then mend(key, 'fields that had to be numbers were removed', 'HDEL', key, unpack(broken)) end
end
-- Nothing is due then, and no event has such a number.
local highest = 2 ^ 53
local function checkScores(name)
  local key = base .. name
  for _, range in ipairs({ { '-inf', -highest }, { highest, '+inf' } }) do
    local members = redis.call('ZRANGEBYSCORE', key, range[1], range[2], 'LIMIT', 0, 500)
    if #members > 0 then mend(key, 'entries with impossible numbers were removed', 'ZREM', key, unpack(members)) end
  end
end
local counters = { 'bytes', 'keptBytes', 'historyBytes', 'spent', 'sequence', 'submitted', 'workers', 'callsNumbered' }
checkTypes({ jobs = 'zset', kept = 'zset', history = 'zset', due = 'zset', log = 'stream', keys = 'hash',
  ledger = 'hash', slots = 'hash', endpoints = 'set', budgetNoted = 'string', recount = 'string',
  recounting = 'hash', recountJobs = 'hash', recountChanged = 'set' }, '')
for _, name in ipairs({ 'jobs', 'kept', 'history', 'due' }) do checkScores(name) end
for _, name in ipairs(counters) do
  checkType(base .. name, 'string')
  local value = redis.call('GET', base .. name)
  if value and not isCounter(value, name == 'spent' and moneyDigits or counterDigits) then
    mend(base .. name, 'removed, because it was no possible number', 'DEL', base .. name)
  end
end
local settings = {}
for _, endpoint in ipairs(cjson.decode(endpoints)) do
  settings[endpoint.id] = endpoint
  redis.call('SADD', base .. 'endpoints', endpoint.id)
end
local endpointIds = allEndpoints()
for _, endpointId in ipairs(endpointIds) do
  checkTypes({ waiting = 'zset', low = 'zset', starting = 'zset', load = 'zset', rest = 'hash', counts = 'hash', scaler = 'string',
    requeued = 'string' }, ':' .. endpointId)
  checkNumbers(base .. 'counts:' .. endpointId, counterDigits)
  checkNumbers(base .. 'rest:' .. endpointId, counterDigits)
  for _, name in ipairs({ 'waiting:', 'low:', 'starting:' }) do checkScores(name .. endpointId) end
end

local function size(name) return redis.call('ZCARD', base .. name) end
local function scaleNow(endpointId) redis.call('ZADD', base .. 'due', 'LT', now, 'scale:' .. endpointId) end
local lacksDeadlines = false
for _, id in ipairs(redis.call('ZRANDMEMBER', base .. 'jobs', ${sample})) do
  local key = base .. 'job:' .. id
  checkType(key, 'hash')
  if redis.call('EXISTS', key) == 0 then lose(id)
  elseif redis.call('HEXISTS', key, 'forgottenMs') == 0 and not redis.call('ZSCORE', base .. 'due', 'deadline:' .. id) then
    lacksDeadlines = true
  end
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
  -- The recount finds which of the others lacks them.
  if jobs > total then return 'recount' end
  if lacksDeadlines or size('due') < jobs - size('history') then return 'due' end
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

${recount}
local isUnfinished = recountIfNeeded()
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
local counts = {}
for endpointId in pairs(settings) do
  local running = tonumber(redis.call('HGET', base .. 'counts:' .. endpointId, 'inProgress') or 0) or 0
  counts[#counts + 1] = { endpointId, queued(endpointId), running }
end
return { isUnfinished and 1 or 0, counts }
`,
);
