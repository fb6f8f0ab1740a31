/** Correct callers of several forms, on which the grid builds. All are written on `fetch`. */
import type { Fetch } from '../../src/client/http.ts';
import { createClient } from '../../src/client/index.ts';
import { isObject } from '../../src/core/json.ts';
import { withTextOutput } from '../callers/broken-results.ts';
import { download, type Habits, type Hands, type Job, sound } from '../callers/fetch-caller.ts';
import { oneSidedCallers } from '../callers/one-sided-callers.ts';

export interface CorrectCaller {
  /** In kebab-case, unique. */
  readonly name: string;
  readonly habits: Habits;
}

/** Each has plenty of time, so that a busy machine changes no verdict. */
const patient: Habits = { ...sound, givesUpAfterMs: 12_000, deadlineMs: 10_000, workMs: 16_000 };

const webhooks = [...sound.declares, 'webhooks'] as const;

const table: Readonly<Record<string, Partial<Habits>>> = {
  polling: {},
  backoff: { pollPauseMs: (count, random) => Math.min(2000, 500 * 1.4 ** count) + 200 * random() },
  runsync: {
    operation: 'runsync',
    submitTimeoutMs: 15_000,
    declares: [...sound.declares, 'runsync'],
  },
  'webhooks-and-polling': { declares: webhooks },
  'webhooks-then-polling': {
    declares: webhooks,
    pollPauseMs: (_count, random) => 2500 + 500 * random(),
  },
  'webhooks-alone': { ...oneSidedCallers['only waits for webhook calls'] },
  'several-at-once': { declares: [...webhooks, 'several'] },
  'queue-of-two': { declares: [...sound.declares, 'several'], work: inQueue(2), workMs: 30_000 },
  'two-jobs': {
    work: async (hands) => {
      const works = ['a lighthouse', 'a harbour'].map((prompt) =>
        sound.work(withPrompt(hands, prompt)),
      );
      for (const end of await Promise.allSettled(works))
        if (end.status === 'rejected') throw end.reason;
    },
  },
  client: {
    declares: [...sound.declares, 'several'],
    ...{ givesUpAfterMs: 24_000, deadlineMs: 20_000, workMs: 30_000 },
    work: workByClient,
  },
};

export const correctCallers = callersOf(table);

const storage = {
  ...{ accessId: 'storage-id-2718281828', accessSecret: 'storage-secret-3141592653' },
  ...{ bucketName: 'results', endpointUrl: 'https://storage.example' },
};

const specialHabits = {
  resuming: { declares: [...webhooks, 'resumes'] },
  'resuming-by-polling': { declares: [...sound.declares, 'resumes'] },
  storing: {
    declares: [...sound.declares, 'storage'],
    submission: (...given) => ({ ...sound.submission(...given), s3Config: storage }),
  },
  describing: {
    ...withTextOutput,
    declares: [...withTextOutput.declares, 'input-schema'],
    schemas: {
      ...withTextOutput.schemas,
      input: { type: 'object', required: ['prompt'], properties: { prompt: { type: 'string' } } },
    },
    take: async ({ habits }, job) => {
      const { output } = job;
      const isText = isObject(output) && typeof output['text'] === 'string';
      if (habits.endOf(job) !== 'completed' || !isText) throw new Error('There is no text.');
    },
  },
  bookkeeper: { declares: [...sound.declares, 'reports-cost'] },
} satisfies typeof table;

/** Callers that do what only few do. Each has defects of its own. */
export const specialCallers = callersOf(specialHabits);

export type SpecialCaller = keyof typeof specialHabits;

function callersOf(habitsByName: typeof table): readonly CorrectCaller[] {
  return Object.entries(habitsByName).map(([name, habits]) => ({
    name,
    habits: { ...patient, ...habits },
  }));
}

function withPrompt(hands: Hands, prompt: string): Hands {
  const submission: Habits['submission'] = (webhook) => ({
    input: { prompt, width: 256, height: 256 },
    ...(webhook !== undefined && { webhook }),
  });
  return { ...hands, habits: { ...hands.habits, submission } };
}

/** Each application has so many workers. */
function inQueue(workers: number): Habits['work'] {
  const queues = new WeakMap<object, Promise<void>[]>();
  return (hands) => {
    const lanes =
      queues.get(hands.acts) ?? Array.from({ length: workers }, () => Promise.resolve());
    queues.set(hands.acts, lanes);
    const before = lanes.shift() ?? Promise.resolve();
    const work = before.then(() => sound.work(hands));
    lanes.push(work.catch(() => undefined));
    return work;
  };
}

/** The client of this package, which sends what it sends as the other callers do. */
async function workByClient(hands: Hands): Promise<void> {
  const { baseUrl, apiKey, habits, signal, acts } = hands;
  const client = createClient({ baseUrl, apiKey, maxRetries: 4, fetch: fetchBy(hands) });
  const request = { input: { prompt: 'a lighthouse', width: 256, height: 256 } };
  const options = { signal, timeoutMs: habits.deadlineMs };
  const job: Job & { phase: string } = {
    ...(await client.runAndWait(habits.endpoint, request, options)),
  };
  if (job.phase !== 'completed') throw new Error(`The job ended as ${job['status']}.`);
  const { output } = job;
  const url = isObject(output) ? output['image_url'] : undefined;
  if (typeof url !== 'string') throw new Error('The job has no result.');
  await download(hands, url);
  acts.once(job['id']);
}

function fetchBy({ habits }: Hands): Fetch {
  return async (request, init) => {
    const { url } = request;
    const text = await request.text();
    const { status, headers, bytes } = await habits.transport(
      {
        method: request.method === 'POST' ? 'POST' : 'GET',
        url,
        headers: Object.fromEntries(request.headers),
        ...(text !== '' && { body: text }),
      },
      init?.signal ?? request.signal,
    );
    return new Response(new Uint8Array(bytes), { status, headers });
  };
}
