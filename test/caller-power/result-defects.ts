/** What goes wrong with results, and with webhook calls. */
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { isObject } from '../../src/core/json.ts';
import { type Answer, type Job, jsonOf } from '../callers/fetch-caller.ts';
import type { Defect, DefectTable, Incoming, Shared } from './defect.ts';
import {
  after,
  asks,
  atReads,
  type Begin,
  declaring,
  ends,
  hasState,
  hasStatus,
  isJob,
  repeats,
  submitsAnew,
} from './defect-parts.ts';

const atDownloads = (
  rules: readonly CallerRuleId[],
  begin: Begin,
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({
  rules,
  purposes: ['download'],
  fits: declaring('downloads'),
  // There is one in a piece of work.
  unseenUnder: ['turn later', 'turn every second', 'time', 'errors before'],
  begin,
  ...more,
});

const atFirstReads = (rules: readonly CallerRuleId[], begin: Begin): Omit<Defect, 'name'> =>
  atReads(rules, begin, {
    unseenUnder: ['turn later', 'turn every second', 'time', 'errors before'],
  });

/** Whether a webhook call is about a job that a piece of work has seen. */
function isOfPiece(call: Job, { pieces }: Shared): boolean {
  return pieces.some(({ jobs }) => jobs.some(({ id }) => id === call['id']));
}

const isGone = hasStatus(404, 410);

const failed = hasState('FAILED', 'ERROR', 'failed');

const isWithoutOutput = isJob(
  ({ status, output }) =>
    status === 'COMPLETED' && !(isObject(output) && Object.keys(output).length > 0),
);

/** Reads what arrives, also if it breaks off. */
async function readsWhatArrives(url: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, { signal });
  const parts: Uint8Array[] = [];
  try {
    for await (const part of response.body ?? []) parts.push(part);
  } catch {
    // What has arrived is taken for all.
  }
  const bytes = Buffer.concat(parts);
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
}

export const resultDefects: DefectTable = {
  'downloads-late': atDownloads(['downloads-in-time'], () => ({
    of: 'request',
    async send({ pause }) {
      await pause(9000);
      return undefined;
    },
  })),
  'saves-an-error-page': atDownloads(
    ['handles-missing-results'],
    after(isGone, async (_outgoing, { answer }) => answer && { ...answer, status: 200 }),
  ),
  'saves-a-410-page': atDownloads(
    ['handles-missing-results'],
    after(hasStatus(410), async (_outgoing, { answer }) => answer && { ...answer, status: 200 }),
  ),
  'succeeds-without-its-result': atDownloads(
    ['handles-missing-results'],
    after(isGone, ends('success')),
  ),
  'downloads-for-ever': atDownloads(
    ['handles-missing-results'],
    repeats(isGone, { times: Number.POSITIVE_INFINITY, pauseMs: 700 }),
  ),
  'submits-again-when-a-result-is-gone': atDownloads(
    ['handles-missing-results', 'pays-once'],
    submitsAnew(isGone),
  ),
  'waits-for-ever-for-a-download': atDownloads(['gives-up-stalled-downloads'], () => ({
    of: 'request',
    send: ({ sent, send }) => send(sent),
  })),
  'downloads-in-a-hurry': atDownloads(['survives-slow-downloads'], () => ({
    of: 'request',
    async send({ pass, pause, piece }) {
      const answer = await Promise.race([pass({}), pause(1500)]);
      if (answer === undefined) piece.end('failure', 'The download is too slow.');
      return answer ?? undefined;
    },
  })),
  'succeeds-when-a-download-is-slow': atDownloads(['survives-slow-downloads'], () => ({
    of: 'request',
    async send({ pass, pause, piece }) {
      const answer = await Promise.race([pass({}).catch(() => undefined), pause(1500)]);
      if (answer === undefined) piece.end('success', 'Enough.');
      return answer ?? undefined;
    },
  })),
  'keeps-half-a-result': atDownloads(['notices-cut-downloads'], () => ({
    of: 'request',
    send: ({ sent, signal }) => readsWhatArrives(sent.url, signal),
  })),
  'succeeds-after-a-cut-download': atDownloads(
    ['notices-cut-downloads'],
    after(({ error }) => error !== undefined, ends('success')),
  ),
  'submits-again-after-a-cut-download': atDownloads(
    ['notices-cut-downloads', 'pays-once'],
    submitsAnew(({ error }) => error !== undefined),
  ),

  'acts-when-it-has-submitted': {
    rules: ['acts-on-results-only'],
    purposes: ['submission'],
    unseenUnder: ['turn later', 'turn every second', 'time', 'errors before'],
    begin: after(hasStatus(200, 201, 202), async ({ piece }) => {
      piece.hands.acts.again();
      return undefined;
    }),
  },
  'acts-on-failed-jobs': atFirstReads(
    ['acts-on-results-only', 'reports-failed-jobs'],
    after(failed, async ({ piece }) => {
      piece.hands.acts.again();
      return undefined;
    }),
  ),
  'acts-when-it-gives-up': {
    rules: ['acts-on-results-only', 'reports-failed-jobs'],
    unseenUnder: ['turn later', 'turn every second'],
    begin: () => ({
      of: 'work',
      work: ({ hands }, workCorrectly) =>
        workCorrectly().catch((error: unknown) => {
          hands.acts.again();
          throw error;
        }),
    }),
  },
  'takes-failed-jobs-for-success': atFirstReads(
    ['reports-failed-jobs'],
    after(failed, ends('success')),
  ),
  'takes-other-failures-for-success': atFirstReads(
    ['reports-failed-jobs'],
    after(hasState('ERROR', 'failed'), ends('success')),
  ),
  'takes-failures-in-lower-case-for-success': atFirstReads(
    ['reports-failed-jobs'],
    after(hasState('failed'), ends('success')),
  ),
  'takes-failures-without-text-for-success': atFirstReads(
    ['reports-failed-jobs'],
    after(
      isJob(({ status, error }) => status === 'FAILED' && error === undefined),
      ends('success'),
    ),
  ),
  'waits-on-when-a-job-has-failed': atFirstReads(
    ['reports-failed-jobs', 'stops-after-end', 'has-deadline'],
    after(failed, async ({ send, sent, pause }) => {
      for (;;) {
        await pause(700);
        await send(sent);
      }
    }),
  ),
  'needs-what-may-be-missing': {
    ...atFirstReads(
      ['copes-with-outputs'],
      after(
        isJob(({ output }) => isObject(output) && output['tokens'] === undefined),
        ends('failure'),
      ),
    ),
    callers: ['describing'],
  },
  'succeeds-without-output': atFirstReads(
    ['needs-output'],
    after(isWithoutOutput, ends('success')),
  ),
  'succeeds-with-null-for-output': atFirstReads(
    ['needs-output'],
    after(
      isJob(({ status, output }) => status === 'COMPLETED' && output === null),
      ends('success'),
    ),
  ),
  'submits-again-without-output': atFirstReads(
    ['needs-output', 'pays-once'],
    submitsAnew(isWithoutOutput),
  ),
  'waits-for-ever-for-output': atFirstReads(
    ['needs-output', 'stops-after-end'],
    after(isWithoutOutput, async ({ send, sent, pause }) => {
      for (;;) {
        await pause(700);
        await send(sent);
      }
    }),
  ),
};

const answersCalls = (
  rules: readonly CallerRuleId[],
  status: number,
  afterMs = 0,
): Omit<Defect, 'name'> => ({
  rules,
  fits: declaring('webhooks'),
  unseenUnder: ['turn later', 'turn every second'],
  begin: () => ({ of: 'acknowledgement', answer: () => ({ status, afterMs }) }),
});

const takesCalls = (
  rules: readonly CallerRuleId[],
  take: (incoming: Incoming) => void,
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({
  rules,
  fits: declaring('webhooks'),
  unseenUnder: ['turn later', 'turn every second'],
  begin: () => ({ of: 'call', take }),
  ...more,
});

/** Receives webhook calls, and asks. */
const believes: Partial<Defect> = {
  fits: (caller) => declaring('webhooks')(caller) && asks(caller),
};

const acts200 = ['acknowledges-with-200'] as const;

export const webhookDefects: DefectTable = {
  'answers-calls-with-202': answersCalls(acts200, 202),
  'answers-calls-with-204': answersCalls(acts200, 204),
  'answers-calls-with-301': answersCalls(acts200, 301),
  'answers-calls-with-401': answersCalls(acts200, 401),
  'answers-calls-with-500': answersCalls(acts200, 500),
  'answers-calls-after-twelve-seconds': answersCalls(['acknowledges-in-time'], 200, 12_000),
  'never-answers-calls': answersCalls(['acknowledges-in-time'], 200, 1_000_000),
  'acts-at-each-call': takesCalls(['acts-once', 'handles-late-calls'], ({ call, hands, take }) => {
    if (call['status'] === 'COMPLETED') hands.acts.again();
    take();
  }),
  'acts-again-at-repeated-calls': {
    rules: ['acts-once'],
    fits: declaring('webhooks'),
    unseenUnder: ['turn'],
    begin: () => {
      const ids = new Set<unknown>();
      return {
        of: 'call',
        take({ call, hands, take }) {
          if (ids.has(call['id'])) hands.acts.again();
          ids.add(call['id']);
          take();
        },
      };
    },
  },
  'acts-again-at-late-calls': takesCalls(
    ['handles-late-calls', 'acts-once'],
    ({ call, hands, shared, take }) => {
      const isDone = shared.pieces.every(({ hasEnded }) => hasEnded);
      if (isDone && call['status'] === 'COMPLETED') hands.acts.again();
      take();
    },
    believes,
  ),
  'believes-calls': takesCalls(
    ['rejects-forged-calls'],
    ({ call, shared, hands, take }) => {
      const [piece] = shared.pieces.filter(({ hasEnded }) => !hasEnded);
      if (call['status'] === 'COMPLETED') {
        hands.acts.once(call['id']);
        piece?.end('success', 'A call said so.');
      }
      take();
    },
    believes,
  ),
  'dies-of-unknown-jobs': takesCalls(['survives-unknown-jobs'], ({ call, shared, take }) => {
    if (String(call['id']).startsWith('00000000')) {
      shared.death = 'The receiver has died.';
      for (const piece of shared.pieces) piece.end('failure', shared.death);
    }
    take();
  }),
  'fails-at-calls-with-unknown-states': takesCalls(
    ['survives-unknown-states-in-calls'],
    ({ call, shared, take }) => {
      if (call['status'] === 'PREPARING')
        for (const piece of shared.pieces) piece.end('failure', 'What is this?');
      take();
    },
  ),
  'takes-calls-with-unknown-states-for-the-end': takesCalls(
    ['survives-unknown-states-in-calls', 'rejects-forged-calls'],
    ({ call, shared, take }) => {
      if (call['status'] === 'PREPARING')
        for (const piece of shared.pieces) piece.end('success', 'It is done.');
      take();
    },
  ),
  'drops-calls-about-jobs-that-it-does-not-know-yet': {
    rules: ['handles-early-calls'],
    fits: ({ name }) => name === 'webhooks-alone',
    unseenUnder: ['turn'],
    begin: () => ({
      of: 'call',
      take({ call, shared, take }) {
        if (isOfPiece(call, shared)) take();
      },
    }),
  },
  'dies-of-calls-about-jobs-that-it-does-not-know-yet': {
    rules: ['handles-early-calls', 'survives-unknown-jobs', 'rejects-forged-calls'],
    fits: declaring('webhooks'),
    unseenUnder: ['turn'],
    begin: () => ({
      of: 'call',
      take({ call, shared, take }) {
        if (isOfPiece(call, shared)) take();
        else for (const piece of shared.pieces) piece.end('failure', 'Which job is this?');
      },
    }),
  },
  'answers-calls-one-by-one': {
    rules: ['acknowledges-while-busy'],
    fits: declaring('webhooks', 'several'),
    unseenUnder: ['turn'],
    begin: () => {
      let freeMs = 0;
      return {
        of: 'acknowledgement',
        answer() {
          const nowMs = performance.now();
          freeMs = Math.max(nowMs, freeMs) + 6000;
          return { status: 200, afterMs: freeMs - nowMs };
        },
      };
    },
  },
  'asks-only-after-a-call': {
    rules: ['handles-lost-calls'],
    purposes: ['status'],
    ...believes,
    unseenUnder: ['turn later', 'turn every second', 'errors before', 'time'],
    begin: () => ({
      of: 'request',
      async send({ piece, sent, pause }) {
        const id = sent.url.split('/').at(-1)?.split('?')[0] ?? '';
        while (!piece.shared.called.has(id)) await pause(50);
        return undefined;
      },
    }),
  },
};

/** Takes the answer about another job for the one that it has asked for. */
export const swapDefects: DefectTable = {
  'swaps-the-results-of-two-jobs': {
    rules: ['acts-once', 'stops-after-end', 'downloads-in-time'],
    purposes: ['status'],
    fits: declaring('several'),
    unseenUnder: ['turn', 'errors', 'time'],
    begin: () => ({
      of: 'request',
      async send({ piece, sent, send }) {
        const other = piece.shared.pieces.find((each) => each !== piece && each.jobs.length > 0);
        const id = other?.jobs[0]?.['id'];
        if (id === undefined) return undefined;
        const answer = await send({ ...sent, url: sent.url.replace(/[^/?]+(?=$|\?)/, String(id)) });
        const job = jsonOf(answer);
        const mine = sent.url.split('/').at(-1);
        if (!isObject(job)) return answer;
        return { ...answer, bytes: new TextEncoder().encode(JSON.stringify({ ...job, id: mine })) };
      },
    }),
  },
};

/** Reports another cost than the one in the output. */
const reportsCost = (write: (cost: string) => string | undefined): DefectTable[string] => ({
  rules: ['reports-exact-cost'],
  callers: ['bookkeeper'],
  unseenUnder: ['turn later', 'turn every second'],
  begin: () => ({
    of: 'work',
    async work({ hands: { report } }, workCorrectly) {
      await workCorrectly();
      const cost = report.cost === undefined ? undefined : write(report.cost);
      if (cost === undefined) delete report.cost;
      else report.cost = cost;
    },
  }),
});

export const costDefects: DefectTable = {
  'rounds-costs-to-cents': reportsCost((cost) => Number(cost).toFixed(2)),
  'rounds-costs-up-to-cents': reportsCost((cost) => String(Math.ceil(100 * Number(cost)) / 100)),
  'rounds-costs-to-four-places': reportsCost((cost) => Number(cost).toFixed(4)),
  'reports-costs-in-cents': reportsCost((cost) => String(100 * Number(cost))),
  'reports-costs-with-single-precision': reportsCost((cost) => String(Math.fround(Number(cost)))),
  'reports-no-cost': reportsCost(() => undefined),
  'reports-costs-of-nothing': reportsCost(() => '0'),
};
