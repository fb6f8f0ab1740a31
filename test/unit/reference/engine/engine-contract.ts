/** What every engine promises, asked through the port alone; run against each engine that there is. */
import { afterEach, describe, expect, test } from 'vitest';
import { identifiers, lifecycle } from '#generated/reference/tables.js';
import type { Engine, JobName } from '../../../../src/reference/engine/engine.ts';
import type {
  SubmitOperation,
  SubmittedRequest,
} from '../../../../src/reference/engine/job-snapshot.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';

type AccountSettings = ServiceSettings['accounts'][string];

export interface EngineSetup {
  readonly account: Omit<AccountSettings, 'keys'>;
  readonly endpoints: ServiceSettings['endpoints'];
  /** Whether queues are limited. */
  readonly limits: boolean;
  /** What the account may keep, in bytes. */
  readonly accountBytes: number;
  /** Of the ended jobs that only the account sees. */
  readonly history: { readonly jobs: number; readonly bytes: number };
  /** The status that calls of webhooks are answered with. */
  readonly webhookStatus: number;
}

export interface EngineWorld {
  readonly engine: Engine;
  /** The bodies of the webhook calls so far. */
  readonly calls: readonly unknown[];
  /** Lets time of the account pass; resolves when all that falls due in it has happened. */
  pass(ms: number): Promise<void>;
}

const { timers, webhook } = lifecycle;
const origin = 'http://service.test';
const nobody = new AbortController().signal;

/** A queue that nobody empties, and workers that do what the input says. */
const endpoints: ServiceSettings['endpoints'] = {
  waiting: { kind: 'serverless', worker: 'echo', workers: { max: 0 } },
  script: { kind: 'serverless', worker: 'script', workers: { max: 20 } },
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 0 },
};

export function describeEngine(
  name: string,
  make: (setup: EngineSetup) => EngineWorld | Promise<EngineWorld>,
): void {
  const open: EngineWorld[] = [];

  afterEach(async () => {
    for (const { engine } of open.splice(0)) await engine.close();
  });

  async function world(setup: Partial<EngineSetup> = {}) {
    const made = await make({
      account: {},
      endpoints,
      limits: false,
      accountBytes: 2 ** 30,
      history: { jobs: 0, bytes: 0 },
      webhookStatus: webhook.acknowledgedBy,
      ...setup,
    });
    open.push(made);
    const { engine, pass } = made;

    const attempt = (
      endpointId: string,
      request: SubmittedRequest = { input: {} },
      submission: SubmitOperation = 'runJob',
    ) => engine.submit({ endpointId, request, submission, origin });

    async function submit(...[endpointId, ...rest]: Parameters<typeof attempt>): Promise<JobName> {
      const outcome = await attempt(endpointId, ...rest);
      if (outcome.kind !== 'accepted') throw new Error(`Expected room, got ${outcome.kind}.`);
      return { endpointId, jobId: outcome.jobId };
    }

    async function run(script: object, rest: Partial<SubmittedRequest> = {}): Promise<JobName> {
      const job = await submit('script', { ...rest, input: { script } });
      await pass(0);
      return job;
    }

    const state = async (job: JobName) => (await engine.find(job))?.state;
    const types = async () => (await engine.events.list()).map(({ type }) => type);
    /** The number of jobs that a query finds, and the ids of those that are listed. */
    const ids = async (query: object) => {
      const { total, jobs } = await engine.jobs({ limit: 10, ...query });
      return [total, ...jobs.map(({ id }) => id)];
    };
    return { ...made, attempt, submit, run, state, types, ids };
  }

  describe(`the ${name}: submit`, () => {
    test('queues a job under a new id', async () => {
      const { engine, submit } = await world();
      const request = { input: {}, policy: { lowPriority: true } };
      const first = await submit('waiting', request);
      const second = await submit('waiting', { input: {} }, 'runJobSync');
      expect(first.jobId).not.toBe(second.jobId);
      expect(first.jobId.startsWith(identifiers.synchronousPrefix)).toBe(false);
      expect(second.jobId.startsWith(identifiers.synchronousPrefix)).toBe(true);
      const common = { endpointId: 'waiting', state: 'IN_QUEUE', retries: 0, output: undefined };
      expect(await engine.find(first)).toMatchObject({
        ...common,
        id: first.jobId,
        submission: 'runJob',
        lowPriority: true,
      });
      expect(await engine.find(second)).toMatchObject({
        submission: 'runJobSync',
        lowPriority: false,
      });
    });

    test('is refused once the budget is used up, and only where jobs cost', async () => {
      const { attempt, submit, pass } = await world({ account: { budget: { amount: '0.001' } } });
      const request = { input: { prompt: 'A lighthouse at dusk' } };
      await submit('image', request);
      await pass(0);
      expect(await attempt('image', request)).toEqual({ kind: 'budgetExceeded', amount: '0.001' });
      await submit('waiting');
    });

    test('is refused if the queue is full', async () => {
      const { attempt, submit } = await world({ limits: true });
      let queued = 0;
      while ((await attempt('waiting')).kind === 'accepted') queued += 1;
      expect(await attempt('waiting')).toEqual({ kind: 'queueFull', queued });
      await submit('script');
    });

    test('is refused if unfinished jobs use all the memory', async () => {
      const accountBytes = 100_000;
      const { attempt, submit } = await world({ accountBytes });
      const request = { input: { text: 'x'.repeat(60_000) } };
      await submit('waiting', request);
      expect(await attempt('waiting', request)).toMatchObject({ kind: 'memoryFull', accountBytes });
    });

    test('removes the job that ended first to make room', async () => {
      const { run, state } = await world({ accountBytes: 100_000 });
      const output = { text: 'x'.repeat(40_000) };
      const jobs: JobName[] = [];
      for (let count = 0; count < 3; count += 1) jobs.push(await run({ output }));
      const states = await Promise.all(jobs.map(state));
      expect(states).toEqual([undefined, 'COMPLETED', 'COMPLETED']);
    });
  });

  describe(`the ${name}: workers`, () => {
    test.each([1, 3, 20])(
      'of at most %i, one starts for one job, and runs it first',
      async (max) => {
        const workers = { max, coldStartMs: 100 };
        const { engine, submit, pass, state, types } = await world({
          endpoints: { script: { kind: 'serverless', worker: 'script', workers } },
        });
        const input = { script: { afterMs: 1000 } };
        const low: JobName[] = [];
        for (let count = 0; count < 8; count += 1) {
          low.push(await submit('script', { input, policy: { lowPriority: true } }));
        }
        await pass(1000);
        expect(await types()).not.toContain('workerStarting');
        const job = await submit('script', { input });
        await pass(100);
        expect(await state(job)).toBe('IN_PROGRESS');
        await pass(8000);
        expect(await Promise.all(low.map(state))).toEqual([
          ...Array.from({ length: 7 }, () => 'COMPLETED'),
          'IN_PROGRESS',
        ]);
        expect((await types()).filter((type) => type === 'workerStarting')).toHaveLength(1);
        expect((await engine.health('script')).workers).toMatchObject({ ready: 1 });
      },
    );
  });

  describe(`the ${name}: find`, () => {
    test('returns no job of another endpoint and no unknown job', async () => {
      const { engine, submit } = await world();
      const { jobId } = await submit('waiting');
      expect(await engine.find({ endpointId: 'script', jobId })).toBeUndefined();
      expect(await engine.find({ endpointId: 'waiting', jobId: 'none' })).toBeUndefined();
    });

    test('returns a snapshot of the job that never changes', async () => {
      const { engine, run, pass } = await world();
      const job = await run({ afterMs: 500, output: { text: 'done' } });
      const running = await engine.find(job);
      await pass(500);
      expect(running).toMatchObject({ state: 'IN_PROGRESS', previousState: 'IN_QUEUE' });
      expect(running?.endedMs).toBeUndefined();
      const ended = await engine.find(job);
      expect(ended).toMatchObject({
        state: 'COMPLETED',
        previousState: 'IN_PROGRESS',
        output: { text: 'done' },
        workerId: running?.workerId,
      });
      expect((ended?.endedMs ?? 0) - (ended?.startedMs ?? 0)).toBe(500);
    });

    test.each([
      ['runJob', timers.retentionAfterRun.default],
      ['runJobSync', timers.retentionAfterRunsync.default],
    ] as const)('removes a job of %s %i ms after its end', async (submission, periodMs) => {
      const { submit, pass, state } = await world();
      const job = await submit('script', { input: { script: {} } }, submission);
      await pass(0);
      await pass(periodMs - 1);
      expect(await state(job)).toBe('COMPLETED');
      await pass(1);
      expect(await state(job)).toBeUndefined();
    });
  });

  describe(`the ${name}: deadlines`, () => {
    test('end a job that waits longer than its ttl', async () => {
      const { engine, submit, pass, state } = await world();
      const job = await submit('waiting', { input: {}, policy: { ttl: 10_000 } });
      await pass(9999);
      expect(await state(job)).toBe('IN_QUEUE');
      await pass(1);
      expect(await engine.find(job)).toMatchObject({
        state: 'TIMED_OUT',
        error: expect.stringContaining('ttl'),
      });
    });

    test('end a job that runs longer than its execution timeout, whatever its worker does', async () => {
      const { engine, run, pass, state } = await world();
      const job = await run({ afterMs: 7000 }, { policy: { executionTimeout: 6000 } });
      await pass(5999);
      expect(await state(job)).toBe('IN_PROGRESS');
      await pass(1);
      const ended = await engine.find(job);
      expect(ended).toMatchObject({
        state: 'TIMED_OUT',
        error: expect.stringContaining('6 s'),
      });
      await pass(5000);
      expect(await engine.find(job)).toEqual(ended);
    });
  });

  describe(`the ${name}: wait`, () => {
    test('returns an ended job at once, and nothing for an unknown job', async () => {
      const { engine, run } = await world();
      const job = await run({ output: { text: 'done' } });
      const limits = { limitMs: undefined, signal: nobody };
      expect(await engine.wait(job, limits)).toEqual(await engine.find(job));
      expect(await engine.wait({ ...job, jobId: 'none' }, limits)).toBeUndefined();
    });

    test('returns a job when it ends', async () => {
      const { engine, run, pass } = await world();
      const job = await run({ afterMs: 500 });
      const waits = [1000, undefined].map((limitMs) =>
        engine.wait(job, { limitMs, signal: nobody }),
      );
      await pass(500);
      for (const each of await Promise.all(waits))
        expect(each).toMatchObject({ state: 'COMPLETED' });
    });

    test('returns the unfinished job when the wait is over or the caller disconnects', async () => {
      const { engine, run, pass } = await world();
      const job = await run({ hang: true });
      const over = engine.wait(job, { limitMs: 300, signal: nobody });
      const caller = new AbortController();
      const gone = engine.wait(job, { limitMs: undefined, signal: caller.signal });
      caller.abort();
      expect(await gone).toMatchObject({ state: 'IN_PROGRESS' });
      await pass(300);
      expect(await over).toMatchObject({ state: 'IN_PROGRESS' });
      const away = { limitMs: undefined, signal: AbortSignal.abort() };
      expect(await engine.wait(job, away)).toMatchObject({ state: 'IN_PROGRESS' });
    });
  });

  describe(`the ${name}: takeParts`, () => {
    const chunks = [
      { afterMs: 100, output: 'one' },
      { afterMs: 200, output: 'two' },
    ];
    const taking = { limitMs: 1000, signal: nobody, keep: false };

    test('returns each part once and in order, then the end', async () => {
      const { engine, run, pass } = await world();
      const job = await run({ afterMs: 300, chunks });
      await pass(200);
      const kept = await engine.takeParts(job, { ...taking, keep: true });
      expect(kept).toEqual({ state: 'IN_PROGRESS', parts: ['one', 'two'] });
      expect(await engine.takeParts(job, taking)).toEqual(kept);
      await pass(100);
      expect(await engine.takeParts(job, taking)).toEqual({ state: 'COMPLETED', parts: [] });
      expect(await engine.takeParts({ ...job, jobId: 'none' }, taking)).toBeUndefined();
    });

    test('shows nobody the storage credentials that a worker returns', async () => {
      const { engine, run, pass, calls } = await world();
      const s3Config = { accessId: 'id-of-key', accessSecret: 'my+secret' };
      const told = { deep: [{ s3Config }, `key=${s3Config.accessSecret}!`, { 'id-of-key': 1 }] };
      const script = { afterMs: 300, chunks: [{ afterMs: 100, output: told }] };
      const more = { s3Config, webhook: 'http://receiver.test/' };
      const done = await run({ ...script, output: told }, more);
      const failed = await run({ ...script, output: { error: told } }, more);
      await pass(300);
      const parts = await engine.takeParts(done, taking);
      const jobs = await Promise.all([done, failed].map((job) => engine.find(job)));
      await pass(0);
      expect(jobs.map((job) => job?.state)).toEqual(['COMPLETED', 'FAILED']);
      expect([parts?.parts.length, calls.length]).toEqual([1, 2]);
      const shown = JSON.stringify([parts, jobs, calls]);
      expect(shown).not.toMatch(/id-of-key|my\+secret/);
      expect(jobs[0]?.output).toEqual({
        deep: [
          { s3Config: { accessId: '[storage]', accessSecret: '[storage]' } },
          'key=[storage]!',
          { '[storage]': 1 },
        ],
      });
    });

    test('waits for a part or the end, up to the given time', async () => {
      const { engine, run, pass } = await world();
      const job = await run({ afterMs: 300, chunks: chunks.slice(0, 1) });
      const part = engine.takeParts(job, taking);
      await pass(100);
      expect(await part).toEqual({ state: 'IN_PROGRESS', parts: ['one'] });
      const short = engine.takeParts(job, { ...taking, limitMs: 50 });
      await pass(50);
      expect(await short).toEqual({ state: 'IN_PROGRESS', parts: [] });
      const end = engine.takeParts(job, taking);
      await pass(150);
      expect(await end).toEqual({ state: 'COMPLETED', parts: [] });
    });
  });

  describe(`the ${name}: cancel and purge`, () => {
    test('end a waiting or running job permanently', async () => {
      const { engine, submit, run, pass, state } = await world();
      const jobs = [await submit('waiting'), await run({ afterMs: 100 })];
      for (const job of jobs) expect(await engine.cancel(job)).toEqual({ kind: 'cancelled' });
      await pass(1000);
      for (const job of jobs) {
        expect(await state(job)).toBe('CANCELLED');
        expect(await engine.cancel(job)).toEqual({ kind: 'refused', state: 'CANCELLED' });
      }
    });

    test('leave an ended job unchanged', async () => {
      const { engine, run, state } = await world();
      const job = await run({});
      expect(await engine.cancel(job)).toEqual({ kind: 'refused', state: 'COMPLETED' });
      expect(await state(job)).toBe('COMPLETED');
      expect(await engine.cancel({ ...job, jobId: 'none' })).toEqual({ kind: 'unknown' });
    });

    test('cancel all waiting jobs of the endpoint and no others', async () => {
      const { engine, submit, run, state } = await world();
      const waiting = [await submit('waiting'), await submit('waiting')];
      const running = await run({ hang: true });
      expect(await engine.purge('script')).toBe(0);
      expect(await engine.purge('waiting')).toBe(2);
      expect(await engine.purge('waiting')).toBe(0);
      for (const job of waiting) expect(await state(job)).toBe('CANCELLED');
      expect(await state(running)).toBe('IN_PROGRESS');
    });
  });

  describe(`the ${name}: retry`, () => {
    test('runs a failed job again with its request, without traces of the first attempt', async () => {
      const { engine, run, pass } = await world();
      const job = await run({ fail: 'The disk is full.', afterMs: 100 });
      await pass(100);
      const failed = await engine.find(job);
      expect(failed).toMatchObject({ state: 'FAILED', error: 'The disk is full.' });
      await pass(1000);
      expect(await engine.retry(job)).toEqual({ kind: 'retried' });
      await pass(50);
      const again = await engine.find(job);
      expect(again).toMatchObject({ id: job.jobId, state: 'IN_PROGRESS', retries: 1 });
      expect([again?.error, again?.endedMs]).toEqual([undefined, undefined]);
      expect((again?.queuedMs ?? 0) - (failed?.queuedMs ?? 0)).toBe(1100);
      await pass(50);
      expect(await engine.find(job)).toMatchObject({ state: 'FAILED', retries: 1 });
    });

    test('is refused in any other state and for an unknown job', async () => {
      const { engine, submit, run } = await world();
      const completed = await run({});
      const waiting = await submit('waiting');
      expect(await engine.retry(completed)).toEqual({ kind: 'refused', state: 'COMPLETED' });
      expect(await engine.retry(waiting)).toEqual({ kind: 'refused', state: 'IN_QUEUE' });
      expect(await engine.retry({ ...waiting, jobId: 'none' })).toEqual({ kind: 'unknown' });
    });

    test('is refused once the budget is used up', async () => {
      const { engine, submit, pass } = await world({ account: { budget: { amount: '0.001' } } });
      const failed = await submit('image');
      await pass(0);
      await submit('image', { input: { prompt: 'A lighthouse at dusk' } });
      await pass(0);
      expect(await engine.retry(failed)).toEqual({ kind: 'budgetExceeded', amount: '0.001' });
    });
  });

  describe(`the ${name}: inspection`, () => {
    test('counts jobs and workers', async () => {
      const { engine, submit, run } = await world();
      await submit('waiting');
      await run({});
      await run({ fail: 'No.' });
      await run({ hang: true });
      const none = { completed: 0, failed: 0, retried: 0, inProgress: 0, inQueue: 0 };
      expect(await engine.health('waiting')).toMatchObject({ jobs: { ...none, inQueue: 1 } });
      const { jobs, workers } = await engine.health('script');
      expect(jobs).toEqual({ completed: 1, failed: 1, retried: 0, inProgress: 1, inQueue: 0 });
      expect(workers.running).toBe(1);
      expect(workers.idle).toBe(workers.ready - 1);
    });

    test('lists jobs newest first and counts those beyond the limit', async () => {
      const { ids, submit, run } = await world();
      const [first, second, third] = [
        await submit('waiting'),
        await run({}),
        await submit('waiting'),
      ];
      expect(await ids({})).toEqual([3, third.jobId, second.jobId, first.jobId]);
      expect(await ids({ limit: 1 })).toEqual([3, third.jobId]);
      expect(await ids({ limit: 0 })).toEqual([3]);
      expect(await ids({ state: 'COMPLETED' })).toEqual([1, second.jobId]);
      expect(await ids({ endpointId: 'waiting' })).toEqual([2, third.jobId, first.jobId]);
      expect(await ids({ endpointId: 'waiting', state: 'COMPLETED' })).toEqual([0]);
    });

    test('finds jobs by a text, in upper or lower case, and skips the first ones', async () => {
      const { engine, ids, submit, run } = await world();
      const waiting = await submit('waiting');
      const failed = await run({ fail: 'No Such LUCK' });
      const workerId = (await engine.find(failed))?.workerId ?? 'none';
      expect(await ids({ text: 'such luck' })).toEqual([1, failed.jobId]);
      expect(await ids({ text: workerId.toUpperCase() })).toEqual([1, failed.jobId]);
      expect(await ids({ text: 'WAITING' })).toEqual([1, waiting.jobId]);
      expect(await ids({ text: 'in_q' })).toEqual([1, waiting.jobId]);
      expect(await ids({ text: waiting.jobId.slice(4, 30).toUpperCase() })).toEqual([
        1,
        waiting.jobId,
      ]);
      expect(await ids({ text: 'luck', state: 'COMPLETED' })).toEqual([0]);
      expect(await ids({ offset: 1 })).toEqual([2, waiting.jobId]);
      expect(await ids({ offset: 1, limit: 0 })).toEqual([2]);
      expect(await ids({ offset: 3 })).toEqual([2]);
    });

    test('finds jobs by a text of their input, output or webhook, but not of their secrets', async () => {
      const { engine, ids, submit, run, pass } = await world({ webhookStatus: 500 });
      const waiting = await submit('waiting', {
        input: { prompt: 'A "LIGHT"\nhouse', size: { width: 640, tags: ['Ärger', 7] } },
        webhook: 'http://receiver.test:8080/hook?token=url-secret',
        s3Config: { bucketName: 'bucket-secret' },
      });
      const done = await run(
        { output: { text: 'Fertig: ärger' } },
        { webhook: 'http://other.test/' },
      );
      const late = await run({ hang: true }, { policy: { executionTimeout: 6000 } });
      await pass(webhook.spacingMs * webhook.retries);
      await Promise.all(
        [
          ['a "light"\nHOUSE', waiting],
          ['"size": { "width": 640,\n "tags": [', waiting],
          ['"width":640', waiting],
          ['RECEIVER.test:8080', waiting],
          ['Fertig', done],
          ['other.test', done],
          ['given up', done],
          ['timed out', late],
          ['TIMED_OUT', late],
        ].map(async ([text, job]) => {
          const found = typeof job === 'object' ? [1, job.jobId] : [];
          expect([text, ...(await ids({ text }))]).toEqual([text, ...found]);
        }),
      );
      expect(await ids({ text: 'ÄRGER' })).toEqual([2, done.jobId, waiting.jobId]);
      for (const text of ['secret', 'bucketName', 's3Config', 'width":6,', 'timed  out']) {
        expect([text, ...(await ids({ text }))]).toEqual([text, 0]);
      }
      const { total, unsearched } = await engine.jobs({
        text: 'Fertig',
        limit: 1,
        searchedBytes: 1,
      });
      expect([total, unsearched]).toEqual([0, 3]);
    });

    test('lists jobs between two times, and sorts them by time, duration and cost', async () => {
      const { engine, ids, submit, run, pass } = await world();
      const small = await submit('image', { input: { prompt: 'a', width: 256, height: 256 } });
      const short = await run({ afterMs: 100 });
      await pass(1000);
      const long = await run({ afterMs: 900 });
      const waiting = await submit('waiting');
      const large = await submit('image', { input: { prompt: 'a', width: 512, height: 256 } });
      await pass(1000);
      const ofAll = [small, short, long, waiting, large].map(({ jobId }) => jobId);
      const [first, , third] = await Promise.all(ofAll.map((id) => engine.job(id)));
      const [beginMs = 0, laterMs = 0] = [first?.queuedMs, third?.queuedMs];
      const latest = ofAll.toReversed();
      expect(await ids({ fromMs: laterMs })).toEqual([3, ...latest.slice(0, 3)]);
      expect(await ids({ fromMs: beginMs, toMs: laterMs })).toEqual([2, ...latest.slice(3)]);
      expect(await ids({ toMs: beginMs })).toEqual([0]);
      expect(await ids({ sort: 'number', order: 'ascending', limit: 2 })).toEqual([
        5,
        ...ofAll.slice(0, 2),
      ]);
      const sorted = async (query: object) => (await ids(query)).slice(1);
      const costs = await sorted({ sort: 'cost' });
      expect(costs.slice(0, 2)).toEqual([large.jobId, small.jobId]);
      expect(costs.slice(2)).toEqual([waiting, long, short].map(({ jobId }) => jobId));
      expect(await sorted({ sort: 'cost', order: 'ascending', limit: 3 })).toEqual([
        small.jobId,
        large.jobId,
        waiting.jobId,
      ]);
      const scripts = { endpointId: 'script', sort: 'executionTime' };
      expect(await sorted(scripts)).toEqual([long.jobId, short.jobId]);
      expect(await sorted({ ...scripts, order: 'ascending' })).toEqual([short.jobId, long.jobId]);
      expect(await sorted({ ...scripts, offset: 1 })).toEqual([short.jobId]);
      expect((await sorted({ sort: 'delayTime' })).at(-1)).toBe(waiting.jobId);
      const { sums } = await engine.jobs({ endpointId: 'image', sums: true, limit: 1 });
      expect(sums).toEqual({ cost: (await engine.ledger()).total, failed: 0 });
      expect((await engine.jobs({ endpointId: 'image', limit: 1 })).sums).toBeUndefined();
    });

    test('shows the request of a job, also when it cannot run again, unless it is large', async () => {
      const { engine, run } = await world();
      const policy = { ttl: 20_000, lowPriority: false };
      const s3Config = { accessId: 'a', accessSecret: 'b', bucketName: 'c', endpointUrl: 'd' };
      const { jobId } = await run({}, { policy, s3Config });
      expect(await engine.job(jobId)).toMatchObject({
        state: 'COMPLETED',
        input: { script: {} },
        policy,
        hasStorageSettings: true,
      });
      const large = { output: { text: 'x'.repeat(100_000) } };
      const [completed, failed] = [await run(large), await run({ ...large, fail: 'No.' })];
      const job = await engine.job(completed.jobId);
      expect([job?.state, job?.input, job?.hasStorageSettings]).toEqual([
        'COMPLETED',
        undefined,
        false,
      ]);
      expect((await engine.job(failed.jobId))?.input).toEqual({
        script: { ...large, fail: 'No.' },
      });
      expect(await engine.job('no-such-job')).toBeUndefined();
    });

    test('fails a job whose worker returns storage credentials, where the account wants that', async () => {
      const { engine, run } = await world({
        account: { alternatives: { 'returned-storage': 'job-fails' } },
      });
      const s3Config = { accessSecret: 'my+secret' };
      const error = 'Expected an output without storage settings, the worker returned some.';
      const failed = await run({ output: { s3Config } }, { s3Config });
      expect(await engine.find(failed)).toMatchObject({ state: 'FAILED', error });
      expect((await engine.find(await run({ output: {} }, { s3Config })))?.state).toBe('COMPLETED');
    });

    test.each([
      [200, ['waiting 0', 'acknowledged 1', 'acknowledged 1']],
      [500, ['waiting 0', 'waiting 1', `givenUp ${webhook.retries + 1}`]],
    ])('knows what became of a webhook that answers %d', async (webhookStatus, expected) => {
      const { engine, run, pass } = await world({ webhookStatus });
      const url = 'http://receiver.test:8080/secret';
      const job = await run({ afterMs: 1, fail: 'No.' }, { webhook: url });
      const shown: string[] = [];
      const look = async () => {
        const { host, attempts, state } = (await engine.job(job.jobId))?.webhook ?? {};
        expect(host).toBe('receiver.test:8080');
        shown.push(`${state} ${attempts}`);
      };
      await look();
      await pass(1);
      await look();
      await pass(webhook.spacingMs * webhook.retries);
      await look();
      expect(shown).toEqual(expected);
      await engine.retry(job);
      await look();
      expect(shown.at(-1)).toBe('waiting 0');
    });

    test('knows no webhook of a job without one, or that ended without a call', async () => {
      const { engine, run, submit } = await world();
      const purged = await submit('waiting', { input: {}, webhook: 'http://receiver.test/' });
      expect((await engine.job(purged.jobId))?.webhook?.state).toBe('waiting');
      await engine.purge('waiting');
      expect((await engine.job(purged.jobId))?.webhook).toBeUndefined();
      expect((await engine.job((await run({})).jobId))?.webhook).toBeUndefined();
    });

    test('charges completed jobs of public endpoints only', async () => {
      const budget = { amount: '0.004', exceeded: 'warn' } as const;
      const { engine, submit, run, pass } = await world({ account: { budget } });
      await run({});
      expect(await engine.ledger()).toEqual({
        total: '0',
        totals: [],
        slots: [],
        budget: { ...budget, reached: false },
      });
      await submit('image', { input: { prompt: 'A lighthouse', width: 1000, height: 1000 } });
      await submit('image', { input: { prompt: 'A lighthouse', width: 1000, height: 1000 } });
      const refused = await submit('image', { input: {} });
      await pass(0);
      const { jobs } = await engine.jobs({ limit: 10, endpointId: 'image' });
      expect(jobs.map(({ cost }) => cost)).toEqual([undefined, '0.0024', '0.0024']);
      expect((await engine.find(refused))?.state).toBe('FAILED');
      expect(await engine.ledger()).toMatchObject({
        total: '0.0048',
        totals: [{ endpointId: 'image', jobs: 2, quantity: '2000000', cost: '0.0048' }],
        slots: [
          { length: 'minute', endpointId: 'image', jobs: 2, quantity: '2000000', cost: '0.0048' },
          { length: 'hour', endpointId: 'image', jobs: 2, quantity: '2000000', cost: '0.0048' },
        ],
        budget: { reached: true },
      });
      await pass(2 * 3_600_000);
      await submit('image', { input: { prompt: 'A lighthouse', width: 1000, height: 1000 } });
      await pass(0);
      const { slots } = await engine.ledger();
      expect(slots.map(({ length, jobs }) => [length, jobs])).toEqual([
        ['minute', 1],
        ['hour', 2],
        ['hour', 1],
      ]);
      expect((await (await world()).engine.ledger()).budget).toBeUndefined();
    });

    test('calls the webhook of an ended job, and again without acknowledgement', async () => {
      const { engine, calls, run, pass } = await world({ webhookStatus: 500 });
      const url = 'http://receiver.test:8080/secret';
      const job = await run({ output: { text: 'done' } }, { webhook: url });
      await run({}, { webhook: url });
      await pass(webhook.spacingMs * webhook.retries);
      const attempts = (await engine.events.list())
        .filter((event) => event.type === 'webhookAttempted')
        .filter(({ jobId }) => jobId === job.jobId);
      expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
      expect(attempts[0]).toMatchObject({
        ...job,
        host: 'receiver.test:8080',
        outcome: 'status 500',
        acknowledged: false,
      });
      const bodies = calls.filter((body) => JSON.stringify(body).includes(job.jobId));
      expect(bodies).toHaveLength(3);
      expect(bodies[0]).toMatchObject({
        id: job.jobId,
        status: 'COMPLETED',
        output: { text: 'done' },
      });
    });

    test('lists what is due, soonest first', async () => {
      const { engine, submit, run, pass } = await world({ webhookStatus: 500 });
      const later = await submit('waiting', { input: {}, policy: { ttl: 50_000 } });
      const sooner = await submit('waiting', { input: {}, policy: { ttl: 40_000 } });
      const limited = { policy: { executionTimeout: 45_000 } };
      const hanging = await run({ hang: true }, limited);
      const ended = await run({ afterMs: 0 }, { webhook: 'http://receiver.test/' });
      await pass(0);
      const sinceMs = (await engine.find(sooner))?.queuedMs ?? 0;
      const all = (await engine.due(100)).filter(({ kind }) => !kind.startsWith('worker'));
      expect(all).toEqual([
        { ...ended, atMs: expect.any(Number), kind: 'webhookAttempt' },
        { ...sooner, atMs: sinceMs + 40_000, kind: 'expiry' },
        { ...hanging, atMs: expect.any(Number), kind: 'executionTimeout' },
        { ...later, atMs: expect.any(Number), kind: 'expiry' },
        { ...ended, atMs: expect.any(Number), kind: 'forgotten' },
      ]);
      expect(await engine.due(1)).toHaveLength(1);
      await engine.cancel(hanging);
      const kinds = (await engine.due(100)).map(({ kind }) => kind);
      expect(kinds).not.toContain('executionTimeout');
    });

    test('logs events in order and notifies followers', async () => {
      const { engine, run, types } = await world();
      const told: string[] = [];
      const own: string[] = [];
      const leave = engine.events.subscribe(({ type }) => told.push(type));
      const leaveOwn = engine.events.subscribeOwn(({ type }) => own.push(type));
      await run({ afterMs: 0 });
      leave();
      leaveOwn();
      engine.events.append({ type: 'limited', operationId: 'runJob', endpointId: 'script' });
      const all = await types();
      expect(all.filter((type) => !type.startsWith('worker'))).toEqual([
        'submitted',
        'started',
        'ended',
        'limited',
      ]);
      expect(told).toEqual(all.slice(0, -1));
      expect(own).toEqual(told);
      const events = await engine.events.list();
      expect(events.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1));
      expect(await engine.events.list({ after: 1, limit: 2 })).toEqual(events.slice(1, 3));
    });
  });

  describe(`the ${name}: history`, () => {
    const bytes = 2 ** 20;
    const retentionMs = timers.retentionAfterRun.default;

    test('shows the account what callers cannot read any more, and nothing else can be done with it', async () => {
      const { engine, run, ids, pass } = await world({ history: { jobs: 10, bytes } });
      const script = { output: { text: 'done' }, chunks: [{ afterMs: 0, output: 'part' }] };
      const kept = await run(script, { webhook: 'http://receiver.test/' });
      const failed = await run({ fail: 'No.' });
      expect((await engine.job(kept.jobId))?.forgottenMs).toBeUndefined();
      await pass(retentionMs);
      const last = await run({});
      expect(await engine.find(kept)).toBeUndefined();
      expect(await engine.wait(kept, { limitMs: 1, signal: nobody })).toBeUndefined();
      const taking = { limitMs: 1, signal: nobody, keep: false };
      expect(await engine.takeParts(kept, taking)).toBeUndefined();
      expect(await engine.cancel(kept)).toEqual({ kind: 'unknown' });
      expect(await engine.retry(failed)).toEqual({ kind: 'unknown' });
      expect(await ids({})).toEqual([3, last.jobId, failed.jobId, kept.jobId]);
      expect(await ids({ state: 'COMPLETED' })).toEqual([2, last.jobId, kept.jobId]);
      const job = await engine.job(kept.jobId);
      expect(job).toMatchObject({
        state: 'COMPLETED',
        input: { script },
        output: { text: 'done' },
        webhook: { host: 'receiver.test', attempts: 1, state: 'acknowledged' },
        webhookUrl: 'http://receiver.test/',
      });
      expect(job?.forgottenMs).toBeGreaterThanOrEqual((job?.endedMs ?? 0) + retentionMs);
      const due = (await engine.due(100)).filter(({ kind }) => kind === 'forgotten');
      expect(due).toEqual([{ ...last, atMs: expect.any(Number), kind: 'forgotten' }]);
    });

    test('drops the oldest beyond its number of jobs or bytes, and one that is too large', async () => {
      const few = await world({ history: { jobs: 2, bytes } });
      const small = await world({ history: { jobs: 100, bytes: 50_000 } });
      const text = 'x'.repeat(18_000);
      for (const { engine, run, ids, pass } of [few, small]) {
        const jobs: JobName[] = [];
        for (let n = 0; n < 3; n += 1) {
          jobs.push(await run({ output: { text } }));
          await pass(1);
        }
        await pass(retentionMs);
        expect(await ids({})).toEqual([2, jobs[2]?.jobId, jobs[1]?.jobId]);
        expect(await engine.job(jobs[0]?.jobId ?? '')).toBeUndefined();
      }
      await small.run({ output: { text: text.repeat(3) } });
      await small.pass(retentionMs);
      expect((await small.ids({}))[0]).toBe(2);
    });

    test('gives way to what callers can read when memory is short', async () => {
      const { run, ids, pass, state, attempt } = await world({
        accountBytes: 100_000,
        history: { jobs: 10, bytes },
      });
      const output = { text: 'x'.repeat(40_000) };
      await run({ output });
      await pass(retentionMs);
      const readable = await run({ output });
      const last = await run({ output: { text: 'x'.repeat(20_000) } });
      expect(await ids({})).toEqual([2, last.jobId, readable.jobId]);
      expect(await state(readable)).toBe('COMPLETED');
      const request = { input: { text: 'x'.repeat(60_000) } };
      expect(await attempt('waiting', request)).toMatchObject({ kind: 'accepted' });
    });

    test('is cleared with the account', async () => {
      const { engine, run, ids, pass } = await world({ history: { jobs: 10, bytes } });
      const { jobId } = await run({});
      await pass(retentionMs);
      expect(await ids({})).toEqual([1, jobId]);
      await (engine.clear?.() ?? engine.close());
      expect(await ids({})).toEqual([0]);
      expect(await engine.job(jobId)).toBeUndefined();
    });
  });

  describe(`the ${name}: close`, () => {
    test('answers waiting callers and ends everything without leftovers', async () => {
      const { attempt, engine, calls, run, submit, pass } = await world({ webhookStatus: 500 });
      const url = 'http://receiver.test/';
      await submit('image', { input: { prompt: 'A lighthouse at dusk' } });
      await pass(0);
      await run({}, { webhook: url });
      const job = await run({ afterMs: 100 }, { webhook: url });
      const waiting = engine.wait(job, { limitMs: undefined, signal: nobody });
      const parts = engine.takeParts(job, { limitMs: 10_000, signal: nobody, keep: false });
      const { length: called } = calls;
      const before = await engine.ledger();
      await engine.close();
      expect(await waiting).toMatchObject({ state: 'IN_PROGRESS' });
      expect(await parts).toEqual({ state: 'IN_PROGRESS', parts: [] });
      await pass(600_000);
      expect(calls).toHaveLength(called);
      expect(await engine.ledger()).toEqual(before);
      expect(before.total).not.toBe('0');
      expect(await attempt('waiting')).toEqual({ kind: 'closed' });
    });
  });
}
