/** Callers that do something wrong when they are started again. */
import { pause } from '../../src/core/clock-waits.ts';
import type { BrokenCaller } from './broken-caller.ts';
import { sound, submit } from './fetch-caller.ts';

const declares = [...sound.declares, 'resumes'] as const;

export const brokenRestarts: Readonly<Record<string, BrokenCaller>> = {
  'forgets its work at a restart': {
    breaks: ['resumes-after-restart'],
    declares,
    resume: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('It ended.')));
      }),
  },
  'reports its work as failed at a restart': {
    breaks: ['resumes-after-restart', 'keeps-acknowledged-calls'],
    declares: [...declares, 'webhooks'],
    resume: ({ kept }) => (kept.isDone ? Promise.resolve() : Promise.reject(new Error('Lost.'))),
  },
  'waits after a restart for the call that has come': {
    breaks: ['keeps-acknowledged-calls'],
    declares: ['gives-up', 'webhooks', 'never-asks', 'resumes'],
    deadlineMs: 7000,
    wait: async ({ receiver, signal, habits }, job) => {
      const call = await receiver?.called(String(job['id']), habits.deadlineMs, signal);
      if (call === undefined) throw new Error('No call came.');
      return call;
    },
    take: (hands) => pause(500, hands),
  },
  'begins its work anew at a restart': {
    breaks: ['works-once-after-restart'],
    declares,
    resume: async (hands) => {
      if (!hands.kept.isDone) await sound.work(hands);
    },
  },
  'submits again at a restart what is done': {
    breaks: ['works-once-after-restart'],
    declares,
    resume: async (hands) => {
      if (hands.kept.isDone) await submit(hands);
      else await sound.resume(hands);
    },
  },
  'acts again at a restart on what is done': {
    breaks: ['works-once-after-restart'],
    declares,
    resume: async (hands) => {
      if (hands.kept.isDone) hands.acts.again();
      else await sound.resume(hands);
    },
  },
};
