/** Callers that wait in runsync at the same time, first in process, then each on its own socket. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ManualClock } from '../../src/core/clock.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import type { HttpRequest, HttpResponse } from '../../src/validation/http.ts';
import { heapBytes, nowMs, report, sizeArgument } from './measurement.ts';

const durationMs = 60_000;
const jobsPerWorker = 1000;
const headers: Readonly<Record<string, string>> = {
  authorization: 'Bearer key',
  'content-type': 'application/json',
};
const common: Omit<HttpRequest, 'body' | 'signal'> = {
  method: 'POST',
  target: '/v2/bench/runsync',
  origin: 'http://bench.test',
  header: (name) => headers[name],
};
const size = sizeArgument();
const workers = Math.ceil(size / jobsPerWorker);
const clock = new ManualClock();
const service = createReferenceService({
  settings: {
    accounts: { bench: { keys: { key: {} } } },
    endpoints: {
      bench: {
        kind: 'serverless',
        worker: 'echo',
        durationMs,
        workers: { min: workers, max: workers, jobsPerWorker },
      },
    },
  },
  clock,
});

const inProcess = await measureInProcess();
const overSockets = await measureOverSockets();
service.close();
report([
  { name: 'callers that wait at once', value: size, unit: '' },
  { name: 'in process: a waiting caller and its job', value: inProcess.bytes, unit: 'bytes' },
  { name: 'in process: answering all', value: inProcess.answeredMs, unit: 'ms' },
  { name: 'over sockets: a waiting caller and its job', value: overSockets.bytes, unit: 'bytes' },
  { name: 'over sockets: answering all', value: overSockets.answeredMs, unit: 'ms' },
]);

async function measureInProcess(): Promise<{ bytes: number; answeredMs: number }> {
  const before = heapBytes();
  const answers: (HttpResponse | Promise<HttpResponse>)[] = [];
  for (let index = 0; index < size; index += 1) answers.push(service.handle(request(index)));
  await clock.advance(1);
  const bytes = (heapBytes() - before) / size;
  const startMs = nowMs();
  await clock.advance(durationMs);
  for (const { status, body } of await Promise.all(answers)) {
    if (status !== 200 || !String(body).includes('COMPLETED')) throw new Error(String(body));
  }
  return { bytes, answeredMs: nowMs() - startMs };
}

/** The callers are a process of their own, so that the heap is the service's alone. */
async function measureOverSockets(): Promise<{ bytes: number; answeredMs: number }> {
  const listening = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  const before = heapBytes();
  const callers = fork(
    fileURLToPath(new URL('waiting-callers-client.ts', import.meta.url)),
    [listening.url, String(size)],
    { execArgv: ['--import', 'tsx'] },
  );
  const done = once(callers, 'message');
  await untilRunning(size);
  const bytes = (heapBytes() - before) / size;
  const startMs = nowMs();
  await clock.advance(durationMs);
  const [answered] = await done;
  const answeredMs = nowMs() - startMs;
  if (answered !== size) throw new Error(`Only ${answered} callers were answered.`);
  await listening.close();
  return { bytes, answeredMs };
}

async function untilRunning(count: number): Promise<void> {
  for (let running = 0; running < count; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const answer = await service.handle({
      ...request(0),
      method: 'GET',
      target: '/v2/bench/health',
    });
    const health: unknown = JSON.parse(String(answer.body));
    running = readInProgress(health);
  }
}

function readInProgress(health: unknown): number {
  const jobs = typeof health === 'object' && health !== null && 'jobs' in health ? health.jobs : {};
  if (typeof jobs !== 'object' || jobs === null || !('inProgress' in jobs)) return 0;
  return Number(jobs.inProgress);
}

/** What the callers do not have in common. */
function request(index: number): HttpRequest {
  return {
    ...common,
    body: () => Promise.resolve(Buffer.from(`{"input":{"caller":${index}}}`)),
    signal: new AbortController().signal,
  };
}
