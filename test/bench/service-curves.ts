/** What a request to the service costs beside many jobs, callers or accounts. Each size is a process of its own. */
import type { CurvePoint } from './curve.ts';
import { holdRequests, requestMessage, sendRequests } from './request-load.ts';
import { jobRequest } from './servers/exchanges.js';
import { measureServer, type SettingsServer } from './settings-server.ts';

/** How many requests are sent at one size. */
export interface RequestCounts {
  /** Before anything counts, so that V8 has compiled what is used often. */
  readonly warmUp: number;
  readonly submissions: number;
  readonly reads: number;
}

interface Job {
  readonly key: string;
  readonly id: string;
}

/** The key of the only account of most sizes, and the endpoint at which callers wait. */
const callerKey = 'key';
const callerEndpoint = 'long';
const idsAtMost = 10_000;
const jobsPerWorker = 1000;
const body = JSON.stringify(jobRequest);

/** The kept jobs have ended; they are kept for 30 minutes. */
export function measureKeptJobs(jobs: number, counts: RequestCounts): Promise<CurvePoint> {
  return measureServer(settingsOf([callerKey]), async (server) => {
    const keys = [callerKey];
    await warmUp(server, keys, counts);
    const answer = await fetch(`${server.url}/control/reset`, {
      method: 'POST',
      headers: { authorization: `Bearer ${callerKey}` },
    });
    if (!answer.ok) throw new Error(`The reset got status ${answer.status}.`);
    const kept = await submitJobs(server, keys, jobs);
    // So many that the garbage collector takes its share of a large heap.
    const submissions = Math.max(counts.submissions, Math.round(jobs / 10));
    return measureRequests(server, { size: jobs, keys, jobs: kept, ...counts, submissions });
  });
}

/** The callers wait in `runsync`, each for a job of its own that does not end. */
export function measureWaitingCallers(callers: number, counts: RequestCounts): Promise<CurvePoint> {
  return measureServer(
    settingsOf([callerKey], Math.ceil(callers / jobsPerWorker)),
    async (server) => {
      const jobs = await warmUp(server, [callerKey], counts);
      const close = await holdRequests(server.url, {
        count: callers,
        message: requestMessage('POST', `/v2/${callerEndpoint}/runsync`, {
          key: callerKey,
          body: '{"input":{"caller":1}}',
        }),
      });
      try {
        const labels = `{endpoint="${callerEndpoint}"}`;
        await server.untilMetric('inference_jobs_in_progress', callers, labels);
        return await measureRequests(server, { size: callers, keys: [callerKey], jobs, ...counts });
      } finally {
        close();
      }
    },
  );
}

/** Every account has a key and sends some of the requests; the number of jobs is the same at each size. */
export function measureAccounts(accounts: number, counts: RequestCounts): Promise<CurvePoint> {
  const keys = Array.from({ length: accounts }, (_, index) => `key-${index}`);
  return measureServer(settingsOf(keys), async (server) => {
    const jobs = await warmUp(server, keys, counts);
    const point = await measureRequests(server, { size: accounts, keys, jobs, ...counts });
    return { ...point, startCpuMs: server.startCpuMs };
  });
}

/** An account for each key. */
function settingsOf(keys: readonly string[], workers = 1): string {
  return [
    'accounts:',
    ...keys.map((key, index) => `  account-${index}: { keys: { ${key}: {} } }`),
    'memory: { accountBytes: 17179869184, serviceBytes: 17179869184 }',
    'endpoints:',
    '  picture:',
    '    kind: public',
    '    model: image',
    '    price: image-fast',
    '    durationMs: 0',
    `    workers: { min: 4, max: 4, jobsPerWorker: ${jobsPerWorker} }`,
    `  ${callerEndpoint}:`,
    '    kind: serverless',
    '    worker: echo',
    '    durationMs: 604800000',
    '    executionTimeoutMs: 604800000',
    `    workers: { min: ${workers}, max: ${workers}, jobsPerWorker: ${jobsPerWorker} }`,
    '',
  ].join('\n');
}

/** Submits jobs and reads them; returns some of them. */
async function warmUp(
  server: SettingsServer,
  keys: readonly string[],
  counts: RequestCounts,
): Promise<Job[]> {
  const jobs = await submitJobs(server, keys, Math.max(keys.length, counts.warmUp));
  await sendRequests(server.url, readsOf(jobs, counts.warmUp));
  return jobs;
}

/** Submits jobs with the keys in turn, waits for their end, and returns at most 10,000 of them. */
async function submitJobs(
  server: SettingsServer,
  keys: readonly string[],
  count: number,
): Promise<Job[]> {
  const labels = '{endpoint="picture",state="COMPLETED"}';
  const before = await server.metric('inference_jobs_total', labels);
  const jobs: Job[] = [];
  const step = Math.ceil(count / idsAtMost);
  await sendRequests(server.url, {
    ...submissionsOf(keys, count),
    onAnswer: (index, answer) => {
      const [, id] = /"id":"([^"]+)"/.exec(answer) ?? [];
      if (id === undefined) throw new Error(`Expected a job, got ${answer}`);
      if (index % step === 0) jobs.push({ key: keyAt(keys, index), id });
    },
  });
  await server.untilMetric('inference_jobs_total', before + count, labels);
  const evicted = await server.metric('inference_jobs_evicted_total');
  if (evicted > 0) throw new Error(`Expected to keep all jobs, but ${evicted} were evicted.`);
  return jobs;
}

async function measureRequests(
  server: SettingsServer,
  {
    size,
    keys,
    jobs,
    submissions,
    reads,
  }: RequestCounts & { size: number; keys: readonly string[]; jobs: readonly Job[] },
): Promise<CurvePoint> {
  const beganUs = await server.cpuUs();
  const readP99Ms = await sendRequests(server.url, readsOf(jobs, reads));
  const readUs = await server.cpuUs();
  const residentMegabytes = await server.residentMegabytes();
  const submitP99Ms = await sendRequests(server.url, submissionsOf(keys, submissions));
  const submitUs = await server.cpuUs();
  return {
    size,
    costUs: {
      'POST run': (submitUs - readUs) / submissions,
      'GET status': (readUs - beganUs) / reads,
    },
    duration: { 'POST run': submitP99Ms, 'GET status': readP99Ms },
    residentMegabytes: { service: residentMegabytes },
  };
}

function submissionsOf(keys: readonly string[], count: number) {
  return {
    count,
    message: (index: number) =>
      requestMessage('POST', '/v2/picture/run', { key: keyAt(keys, index), body }),
  };
}

/** Jobs far apart, as callers would ask for them. */
function readsOf(jobs: readonly Job[], count: number) {
  return {
    count,
    message: (index: number) => {
      const { key, id } = jobs[(index * 7919) % jobs.length] ?? { key: '', id: '' };
      return requestMessage('GET', `/v2/picture/status/${id}`, { key });
    },
  };
}

function keyAt(keys: readonly string[], index: number): string {
  return keys[index % keys.length] ?? '';
}
