/** The scripts for an account as a whole: its log, what is due, its requests, and its reset. */
import { script } from './define-script.ts';

export const append = script(['event'], 'log(event)');

/** What is due, and when the next is. What is not done by then is due again after the lease. */
export const due = script(
  ['leaseMs', 'limit'],
  `
insist()
local due = redis.call('ZRANGEBYSCORE', base .. 'due', '-inf', now, 'LIMIT', 0, limit)
for _, member in ipairs(due) do
  redis.call('ZADD', base .. 'due', integer(now + leaseMs), member)
end
local first = redis.call('ZRANGE', base .. 'due', 0, 0, 'WITHSCORES')
return { first[2] or '', due }
`,
);

/**
 * Has a call wait for its turn at its host, if one is named, and begins as many calls to that host as
 * the limit permits. Returns the names of those that have begun, each with its earlier attempts. The
 * named one is among them if it had begun before: its entry may have been lost.
 */
export const beginCalls = script(
  ['hook', 'host', 'limit', 'leaseMs', 'waitMs'],
  `
insist()
if hook ~= '' then
  host = redis.call('HGET', base .. 'hook:' .. hook, 'host')
  if not host then return {} end
end
local underWay, waiting = base .. 'callsUnderWay:' .. host, base .. 'callsWaiting:' .. host
local begun = {}
local function begin(name)
  local call = read(base .. 'hook:' .. name, 'state', 'taken')
  if call.state ~= 'waiting' then return false end
  begun[#begun + 1] = name
  begun[#begun + 1] = tonumber(call.taken) or 0
  -- In case the replica that hands it out dies before the attempt is taken.
  redis.call('ZADD', base .. 'due', integer(now + leaseMs), 'webhook:' .. name)
  return true
end
if redis.call('SISMEMBER', underWay, hook) == 1 then begin(hook)
elseif hook ~= '' and not redis.call('ZSCORE', waiting, hook) then
  redis.call('ZADD', waiting, redis.call('INCR', base .. 'callsNumbered'), hook)
end
local function isFull() return redis.call('SCARD', underWay) >= tonumber(limit) end
if isFull() then
  -- A call that is lost would keep its place for ever.
  for _, name in ipairs(redis.call('SMEMBERS', underWay)) do
    if redis.call('HGET', base .. 'hook:' .. name, 'state') ~= 'waiting' then redis.call('SREM', underWay, name) end
  end
end
while not isFull() do
  local first = redis.call('ZPOPMIN', waiting)[1]
  if not first then break end
  if begin(first) then redis.call('SADD', underWay, first) end
end
if hook ~= '' and redis.call('ZSCORE', waiting, hook) then
  -- The end of another call begins it, unless that is lost.
  redis.call('ZADD', base .. 'due', integer(now + waitMs), 'webhook:' .. hook)
end
return begun
`,
);

/** Counts a request for the length of a window and as under way, if there is room in both. */
export const countRequest = script(
  ['name', 'most', 'windowMs', 'concurrent', 'id', 'leaseMs'],
  `
local key, underWay = base .. 'instants:' .. name, base .. 'underWay:' .. name
if concurrent ~= '' then
  redis.call('ZREMRANGEBYSCORE', underWay, '-inf', now)
  if redis.call('ZCARD', underWay) >= tonumber(concurrent) then return { 'tooManyUnderWay' } end
end
if most ~= '' then
  -- The instants of the last requests, the oldest first: as many as are allowed, so the first one says whether there is room.
  local excess = redis.call('LLEN', key) - most
  if excess >= 0 then
    if excess > 0 then redis.call('LTRIM', key, excess, -1) end
    local first = redis.call('LINDEX', key, 0)
    local firstMs = tonumber(first or now)
    if not firstMs then
      mend(key, 'removed, because it had something else than instants', 'DEL', key)
      firstMs = 0
    end
    local endMs = firstMs + windowMs
    if tonumber(now) < endMs then return { 'windowFull', endMs - now } end
    redis.call('LPOP', key)
  end
  redis.call('RPUSH', key, now)
  redis.call('PEXPIRE', key, windowMs)
end
if concurrent ~= '' then
  redis.call('ZADD', underWay, integer(now + leaseMs), id)
  redis.call('PEXPIRE', underWay, leaseMs)
end
return { 'counted' }
`,
);

/**
 * Deletes so many of an account's jobs, and returns 1 if no more are left. If it is the last step,
 * deletes the account's charges, events and keys then too. Numbers of events and ids of workers go
 * on, so that those who follow the log miss nothing and no worker has the id of an earlier one.
 */
export const clear = script(
  ['limit', 'isLast'],
  `
local function dropCall(name)
  local host = redis.call('HGET', base .. 'hook:' .. name, 'host')
  if not host then return end
  redis.call('SREM', base .. 'callsUnderWay:' .. host, name)
  redis.call('ZREM', base .. 'callsWaiting:' .. host, name)
  redis.call('UNLINK', base .. 'hook:' .. name)
end
for _, id in ipairs(redis.call('ZRANGE', base .. 'jobs', 0, limit - 1)) do
  local key = base .. 'job:' .. id
  local job = read(key, 'endpointId', 'workerId', 'endedMs', 'bytes', 'chunkBytes', 'retries')
  for attempt = 0, math.min(tonumber(job.retries) or 0, 1000) do dropCall(id .. ':' .. attempt) end
  redis.call('UNLINK', key, base .. 'parts:' .. id)
  redis.call('ZREM', base .. 'kept', id)
  redis.call('ZREM', base .. 'due', 'deadline:' .. id)
  if redis.call('ZREM', base .. 'history', id) == 1 then
    redis.call('DECRBY', base .. 'historyBytes', integer(job.bytes))
  end
  if job.endpointId then
    redis.call('DECRBY', base .. 'bytes', integer(job.bytes))
    redis.call('DECRBY', base .. 'bytes', integer(job.chunkBytes))
    if job.endedMs then redis.call('DECRBY', base .. 'keptBytes', integer(job.bytes))
    else leave(id, job.endpointId, job.workerId, now, 0) end
  end
end
redis.call('ZREMRANGEBYRANK', base .. 'jobs', 0, limit - 1)
if redis.call('EXISTS', base .. 'jobs') == 1 then return 0 end
if isLast ~= '1' then return 1 end
for _, entry in ipairs(redis.call('ZRANGE', base .. 'due', 0, -1)) do
  local hook = string.match(entry, '^webhook:(.*)')
  if hook then dropCall(hook) end
end
for _, endpointId in ipairs(redis.call('SMEMBERS', base .. 'endpoints')) do
  for _, name in ipairs({ 'waiting', 'low', 'starting', 'load', 'rest', 'counts', 'requeued' }) do
    redis.call('UNLINK', base .. name .. ':' .. endpointId)
  end
end
for _, name in ipairs({ 'jobs', 'submitted', 'kept', 'bytes', 'keptBytes', 'history', 'historyBytes', 'due', 'ledger', 'slots', 'spent', 'budgetNoted', 'log', 'keys', 'callsNumbered', 'recount', 'recounting', 'recountJobs', 'recountChanged' }) do
  redis.call('UNLINK', base .. name)
end
log(cjson.encode({ type = 'accountReset' }))
redis.call('PUBLISH', base .. 'changes', 'reset')
redis.call('PUBLISH', base .. 'keys', '')
return 1
`,
);
