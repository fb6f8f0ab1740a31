-- What wrk sends, and how it tells what came of it. Arguments: method, body, headers as "name: value".
function init(args)
  wrk.method = args[1]
  if args[2] ~= "" then wrk.body = args[2] end
  for index = 3, #args do
    local name, value = args[index]:match("^([^:]+): (.*)$")
    wrk.headers[name] = value
  end
end

function done(summary, latency, requests)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    'measured {"requests":%d,"durationSeconds":%.6f,"p50Ms":%.3f,"p99Ms":%.3f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, failed
  ))
end
