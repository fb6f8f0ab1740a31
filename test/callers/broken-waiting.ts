/** Callers that wait for their jobs in a wrong way. */

import { pause } from '../../src/core/clock-waits.ts';
import { isObject } from '../../src/core/json.ts';
import { type BrokenCaller, several } from './broken-caller.ts';
import { type Hands, jsonOf, look, Refused, sound, submit } from './fetch-caller.ts';

export const brokenWaiting: Readonly<Record<string, BrokenCaller>> = {
  'polls every 10 ms': { breaks: ['polls-at-declared-pace'], pollPauseMs: () => 10 },
  'polls four times a second': { breaks: ['polls-at-declared-pace'], pollPauseMs: () => 250 },
  'polls three times at once': {
    breaks: ['polls-at-declared-pace'],
    wait: async (hands, job) => {
      const all = await Promise.all([1, 2, 3].map(() => sound.wait(hands, job)));
      return all[0] ?? job;
    },
  },
  'polls all its jobs at a fixed beat': {
    breaks: ['varies-its-polling'],
    declares: several,
    pollPauseMs: () => 1500,
  },
  'asks for ever in the background': {
    breaks: ['stops-after-end'],
    afterEnd: (hands, { id }) => {
      void goOn(hands, String(id)).catch(() => undefined);
      return Promise.resolve();
    },
  },
  'refreshes its finished jobs, seldom': {
    breaks: ['stops-after-end'],
    pollPauseMs: () => 2000,
    afterEnd: (hands, { id }) => {
      void goOn(hands, String(id), 2000).catch(() => undefined);
      return Promise.resolve();
    },
  },
  'goes on asking for a while': {
    breaks: ['stops-after-end'],
    afterEnd: async (hands, { id }) => {
      for (let count = 0; count < 5; count += 1) {
        await pause(520, hands);
        await look(hands, String(id));
      }
    },
  },
  'dies of an unknown state': {
    breaks: ['survives-unknown-states'],
    endOf: (job) => {
      const known = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
      if (!known.includes(String(job['status']))) throw new Error('Unknown state.');
      return sound.endOf(job);
    },
  },
  'takes an unknown state for success': {
    breaks: ['survives-unknown-states', 'reports-failed-jobs'],
    endOf: ({ status }) =>
      status === 'IN_QUEUE' || status === 'IN_PROGRESS' ? 'open' : 'completed',
    take: () => Promise.resolve(),
    declares: ['gives-up', 'ignores-output'],
  },
  'needs the times of a job': {
    breaks: ['survives-missing-members'],
    take: async (hands, job) => {
      if (job['status'] === 'COMPLETED' && !('executionTime' in job)) throw new Error('No time.');
      await sound.take(hands, job);
    },
  },
  'needs the worker of a job': {
    breaks: ['survives-missing-members'],
    take: async (hands, job) => {
      if (job['status'] === 'COMPLETED' && !('workerId' in job)) throw new Error('No worker.');
      await sound.take(hands, job);
    },
  },
  'dies of null': {
    breaks: ['survives-null-members'],
    endOf: (job) => {
      for (const value of Object.values(job)) if (value === null) throw new TypeError('null');
      return sound.endOf(job);
    },
  },
  'dies of members that it does not know': {
    breaks: ['survives-further-members'],
    endOf: (job) => {
      const known = 'id status delayTime executionTime output workerId error'.split(' ');
      if (!Object.keys(job).every((name) => known.includes(name))) throw new Error('Unknown.');
      return sound.endOf(job);
    },
  },
  'takes a time of a few milliseconds for a failure': {
    breaks: ['survives-other-time-units'],
    take: async (hands, { executionTime, ...job }) => {
      if (typeof executionTime === 'number' && executionTime < 50) throw new Error('Too fast.');
      await sound.take(hands, job);
    },
  },
  'takes an answer without a job for the end': {
    breaks: ['survives-answers-without-job'],
    parseJob: (answer) => sound.parseJob(answer) ?? { status: 'COMPLETED', output: {} },
    take: async (hands, job) => {
      if (job['id'] !== undefined) await sound.take(hands, job);
    },
  },
  'asks for the id of the last answer, whatever it is': {
    breaks: ['survives-answers-without-job'],
    isAccepted: () => true,
    parseJob: (answer) => {
      const job = jsonOf(answer);
      return isObject(job) ? job : sound.parseJob(answer);
    },
    wait: async (hands, submitted) => {
      let job = submitted;
      while (hands.habits.endOf(job) === 'open') {
        await pause(1000, hands);
        job = (await look(hands, String(job['id']))) ?? job;
      }
      return job;
    },
  },
  'submits again after an answer without a job': {
    breaks: ['survives-answers-without-job'],
    asksAgainAfterMissingJob: false,
    work: async (hands) => {
      await sound.work(hands).catch(async (error: unknown) => {
        if (!String(error).includes('There is no job')) throw error;
        await sound.work({ ...hands, habits: { ...hands.habits, asksAgainAfterMissingJob: true } });
      });
    },
  },
  'polls fast for the first two seconds': {
    breaks: ['polls-at-declared-pace'],
    pollPauseMs: (count) => (count <= 20 ? 100 : 1000),
  },
  'asks for ever for a job that is gone': {
    breaks: ['handles-vanished-jobs'],
    deadlineMs: 1_000_000,
    declares: ['downloads'],
    wait: async (hands, job) => {
      for (;;) {
        const end = await sound.wait(hands, job).catch((error: unknown) => {
          if (error instanceof Refused && error.status === 404) return undefined;
          throw error;
        });
        if (end !== undefined) return end;
      }
    },
  },
  'asks 15 times for a job that is gone, and reports a failure': {
    breaks: ['handles-vanished-jobs'],
    ...{ workMs: 20_000, givesUpAfterMs: 18_000, deadlineMs: 15_000 },
    isRepeated: (failure) =>
      sound.isRepeated(failure) || (failure.isRead && failure.answer?.status === 404),
    attempts: 16,
    pauseMs: (failure) =>
      failure.answer?.status === 404 ? 600 : Math.min(2000, sound.pauseMs(failure)),
  },
  'reports success for a job that is gone': {
    breaks: ['handles-vanished-jobs'],
    work: (hands) =>
      sound.work(hands).catch((error: unknown) => {
        const isGone = error instanceof Refused && error.status === 404 && !error.isSubmission;
        if (!isGone || error.isDownload) throw error;
      }),
  },
  'never gives up a job': { breaks: ['has-deadline'], deadlineMs: 1_000_000 },
  'gives up a job much later than declared': {
    breaks: ['has-deadline'],
    givesUpAfterMs: 3000,
    deadlineMs: 9000,
  },
  'gives up a job long before it declares': {
    breaks: ['has-deadline'],
    givesUpAfterMs: 12_000,
    deadlineMs: 4000,
  },
  'declares no time, and gives up after 3 s': {
    breaks: ['waits-for-results'],
    declares: ['downloads'],
    deadlineMs: 2500,
  },
  'submits again when runsync has not ended': {
    breaks: ['uses-unfinished-answer'],
    operation: 'runsync',
    declares: [...sound.declares, 'runsync'],
    work: async (hands) => {
      for (let count = 0; count < 4; count += 1) {
        const job = await submit(hands);
        if (hands.habits.endOf(job) !== 'open') return await hands.habits.take(hands, job);
      }
      throw new Error('It never ends.');
    },
  },
  'fails when runsync has not ended': {
    breaks: ['uses-unfinished-answer'],
    operation: 'runsync',
    declares: [...sound.declares, 'runsync'],
    wait: () => Promise.reject(new Error('It has not ended.')),
  },
};

async function goOn(hands: Hands, id: string, pauseMs = 600): Promise<void> {
  for (;;) {
    await pause(pauseMs, {
      clock: hands.clock,
      signal: hands.signal.aborted ? undefined : hands.signal,
    });
    await look(hands, id);
  }
}
