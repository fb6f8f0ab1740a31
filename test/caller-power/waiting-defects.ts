/** What goes wrong while a job is waited for. */
import type { Job } from '../callers/fetch-caller.ts';
import type { Defect, DefectTable, Outgoing, Piece } from './defect.ts';
import {
  after,
  asks,
  atBoth,
  atReads,
  atSubmissions,
  declaring,
  ends,
  hasState,
  hasStatus,
  isJob,
  jobIn,
  once,
  repeats,
  submitsAnew,
  type When,
} from './defect-parts.ts';

/** Asks on for ever, or so often. */
function goOn({ sent, piece }: Outgoing, pauseMs: number, most = Number.POSITIVE_INFINITY): void {
  const { clock } = piece.hands;
  const ask = (count: number) => {
    if (count > most) return;
    clock.schedule(clock.now() + pauseMs, () => {
      void fetch(sent.url, { headers: sent.headers }).catch(() => undefined);
      ask(count + 1);
    });
  };
  ask(1);
}

const ended = hasState('COMPLETED', 'FAILED', 'ERROR', 'failed');

const knownStates = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
const isUnknown = isJob(({ status }) => !knownStates.includes(String(status)));

const completedJob = (holds: (job: Job) => boolean): ReturnType<typeof isJob> =>
  isJob((job) => job['status'] === 'COMPLETED' && holds(job));

/** Answers of a service that says nothing about the job. */
const isWithoutJob: When = (result) => result.answer?.status === 200 && jobIn(result) === undefined;

const isGone = hasStatus(404);

export const waitingDefects: DefectTable = {
  'asks-three-times-at-once': atReads(
    ['polls-at-declared-pace'],
    () => ({
      of: 'request',
      async send({ pass }) {
        const more = [pass({}), pass({})].map((answer) => answer.catch(() => undefined));
        await Promise.all(more);
        return undefined;
      },
    }),
    { showsAmongOthers: true },
  ),
  'asks-ten-times-in-a-row': atReads(['polls-at-declared-pace'], () => ({
    of: 'request',
    async send({ pass }) {
      for (let count = 0; count < 10; count += 1) await pass({}).catch(() => undefined);
      return undefined;
    },
  })),
  'asks-at-whole-seconds': atReads(
    ['varies-its-polling'],
    () => ({
      of: 'request',
      async send({ piece, pause }) {
        const pollMs = 1000;
        await pause(pollMs - (piece.hands.clock.now() % pollMs));
        return undefined;
      },
    }),
    {
      fits: declaring('several'),
      unseenUnder: ['turn first', 'turn every second', 'errors', 'time'],
    },
  ),
  'asks-on-for-ever': atReads(
    ['stops-after-end'],
    after(ended, async (outgoing) => {
      goOn(outgoing, 600);
      return undefined;
    }),
    once,
  ),
  'asks-on-for-ever-slowly': atReads(
    ['stops-after-end'],
    after(ended, async (outgoing) => {
      goOn(outgoing, 1800);
      return undefined;
    }),
    once,
  ),
  'asks-on-six-times': atReads(
    ['stops-after-end'],
    after(ended, async (outgoing) => {
      goOn(outgoing, 500, 6);
      return undefined;
    }),
    once,
  ),
  'asks-on-after-failures': atReads(
    ['stops-after-end'],
    after(hasState('FAILED', 'ERROR', 'failed'), async (outgoing) => {
      goOn(outgoing, 600);
      return undefined;
    }),
    once,
  ),

  'fails-at-unknown-states': atReads(
    ['survives-unknown-states', 'reports-failed-jobs'],
    after((result) => isUnknown(result) && hasState('PREPARING')(result), ends('failure')),
    once,
  ),
  'takes-unknown-states-for-the-end': atReads(
    ['survives-unknown-states'],
    after(hasState('PREPARING'), ends('success')),
    once,
  ),
  'submits-again-at-unknown-states': atReads(
    ['survives-unknown-states', 'pays-once'],
    submitsAnew(hasState('PREPARING')),
    once,
  ),
  'needs-the-execution-time': atBoth(
    ['survives-missing-members'],
    after(
      completedJob((job) => !('executionTime' in job)),
      ends('failure'),
    ),
    once,
  ),
  'needs-the-delay': atReads(
    ['survives-missing-members'],
    after(
      isJob((job) => !('delayTime' in job)),
      ends('failure'),
    ),
  ),
  'needs-the-worker': atBoth(
    ['survives-missing-members'],
    after(
      completedJob((job) => !('workerId' in job)),
      ends('failure'),
    ),
    once,
  ),
  'fails-at-null': atBoth(
    ['survives-null-members'],
    after(
      isJob((job) => Object.values(job).includes(null)),
      ends('failure'),
    ),
    once,
  ),
  'takes-null-error-for-an-error': atBoth(
    ['survives-null-members'],
    after(
      isJob((job) => job['error'] === null),
      ends('failure'),
    ),
    once,
  ),
  'fails-at-further-members': atBoth(
    ['survives-further-members'],
    after(
      isJob((job) => {
        const names = 'id status delayTime executionTime output workerId error cost'.split(' ');
        return !Object.keys(job).every((name) => names.includes(name));
      }),
      ends('failure'),
    ),
  ),
  'fails-at-short-times': atBoth(
    ['survives-other-time-units'],
    after(
      completedJob(({ executionTime }) => typeof executionTime === 'number' && executionTime < 20),
      ends('failure'),
    ),
    once,
  ),
  'takes-an-answer-without-job-for-the-end': atReads(
    ['survives-answers-without-job'],
    after(isWithoutJob, ends('success')),
    once,
  ),
  'submits-again-at-an-answer-without-job': atReads(
    ['survives-answers-without-job', 'pays-once'],
    submitsAnew(isWithoutJob),
    once,
  ),
  'waits-for-ever-at-an-answer-without-job': atReads(
    ['survives-answers-without-job'],
    after(isWithoutJob, ({ pause }) => pause(1_000_000).then(() => undefined)),
    once,
  ),
  'takes-a-job-that-is-gone-for-the-end': atReads(
    ['handles-vanished-jobs'],
    after(isGone, ends('success')),
    once,
  ),
  'submits-again-when-a-job-is-gone': atReads(
    ['handles-vanished-jobs', 'pays-once'],
    submitsAnew(isGone),
    once,
  ),
  'asks-for-ever-when-a-job-is-gone': atReads(
    ['handles-vanished-jobs'],
    repeats(isGone, { times: Number.POSITIVE_INFINITY, pauseMs: 700 }),
    once,
  ),
  'asks-twenty-times-when-a-job-is-gone': atReads(
    ['handles-vanished-jobs'],
    repeats(isGone, { times: 20, pauseMs: 500 }),
    once,
  ),

  'never-gives-up': atDeadline((piece) => askForEver(piece)),
  'gives-up-in-silence': atDeadline(async () => undefined),
  'gives-up-late': atDeadline(async (piece, error) => {
    await askFor(piece, piece.hands.habits.givesUpAfterMs);
    throw error;
  }),
  'submits-again-at-its-deadline': {
    ...atDeadline(async (piece, error) => {
      const { submission, hands } = piece;
      if (submission !== undefined) {
        const { url, ...sent } = submission;
        await fetch(url, { ...sent, signal: hands.signal }).catch(() => undefined);
      }
      throw error;
    }),
    rules: ['pays-once', 'has-deadline'],
  },
  'gives-up-early': {
    rules: ['has-deadline', 'waits-for-results'],
    fits: asks,
    unseenUnder: ['turn later', 'turn every second'],
    begin: () => ({
      of: 'work',
      async work(piece, workCorrectly) {
        const { clock } = piece.hands;
        const timer = clock.schedule(clock.now() + 3500, () => piece.end('failure', 'Too slow.'));
        await workCorrectly().finally(() => clock.cancel(timer));
      },
    }),
  },

  'submits-again-when-the-job-is-slow': atReads(
    ['pays-once', 'waits-for-results'],
    () => {
      const opens = new Map<Piece, number>();
      return submitsAnew((result, { piece }) => {
        if (!hasState('IN_QUEUE', 'IN_PROGRESS')(result)) return false;
        opens.set(piece, (opens.get(piece) ?? 0) + 1);
        return (opens.get(piece) ?? 0) > 3;
      })();
    },
    once,
  ),
  'submits-again-when-runsync-is-not-done': {
    ...atSubmissions(
      ['uses-unfinished-answer', 'pays-once'],
      submitsAnew(hasState('IN_QUEUE', 'IN_PROGRESS')),
    ),
    fits: declaring('runsync'),
  },
  'fails-when-runsync-is-not-done': {
    ...atSubmissions(
      ['uses-unfinished-answer'],
      after(hasState('IN_QUEUE', 'IN_PROGRESS'), ends('failure')),
    ),
    fits: declaring('runsync'),
  },
  'takes-unfinished-runsync-for-the-end': {
    ...atSubmissions(
      ['uses-unfinished-answer'],
      after(hasState('IN_QUEUE', 'IN_PROGRESS'), ends('success')),
    ),
    fits: declaring('runsync'),
  },
};

/** What comes after the correct caller has given a job up that is still open. */
function atDeadline(then: (piece: Piece, error: unknown) => Promise<void>): Omit<Defect, 'name'> {
  return {
    // A job may also be gone.
    rules: ['has-deadline', 'handles-vanished-jobs'],
    fits: asks,
    unseenUnder: ['turn later', 'turn every second'],
    begin: () => ({
      of: 'work',
      work: (piece, workCorrectly) =>
        workCorrectly().catch(async (error: unknown) => {
          const job = piece.jobs.at(-1);
          if (job === undefined || piece.hands.habits.endOf(job) !== 'open') throw error;
          await then(piece, error);
        }),
    }),
  };
}

async function askForEver(piece: Piece): Promise<void> {
  await askFor(piece, Number.POSITIVE_INFINITY);
}

/** Asks for the latest job, once a second. */
async function askFor({ hands, jobs }: Piece, ms: number): Promise<void> {
  const { baseUrl, apiKey, habits, signal, clock } = hands;
  const lastMs = clock.now() + ms;
  const url = `${baseUrl}/v2/${habits.endpoint}/status/${String(jobs.at(-1)?.['id'])}`;
  while (clock.now() < lastMs) {
    await new Promise<void>((resolve, reject) => {
      clock.schedule(clock.now() + 1000, resolve);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    await fetch(url, { headers: habits.headers(apiKey), signal }).catch(() => undefined);
  }
}
