/** An application is killed and started again. */
import type { Told } from '../scenes.ts';
import {
  asked,
  broken,
  crashes,
  declaring,
  done,
  fails,
  hangs,
  holds,
  nothing,
  type Situations,
  submitted,
  unclear,
} from './situation.ts';

const killedMs = 1500;

/** Killed at 1.5 s, while its job was in progress. */
function killed(told: Told = {}): Told {
  const calls = told.calls ?? [done(3000)];
  return {
    ...told,
    restart: { killedMs, readyMs: 2000, ...told.restart },
    works: (told.works ?? [{}]).map((work) => ({ endedMs: 4000, ...work })),
    deliveries: told.deliveries ?? [],
    calls: [submitted(), ...calls],
  };
}

/** Killed when it had seen the end. */
function killedAtEnd(told: Told = {}): Told {
  return killed({ ...told, calls: [done(1480), ...(told.calls ?? [done(2500)])] });
}

/** Killed when it had answered a call about the end. */
function killedAfterCall(told: Told = {}, status = 200): Told {
  const call = { at: [1400, 1490], job: 'a', answeredStatus: status } as const;
  return killed({ ...told, deliveries: [call] });
}

const again = submitted(2500, { job: 'b' });
const cancel = asked(2100, 'CANCELLED', {
  request: { method: 'POST', target: '/v2/echo/cancel/a' },
});

export const restartSituations: Situations = {
  'resumes-after-restart': [
    holds('finishes', killed()),
    holds('finishes after it had seen the end', killedAtEnd()),
    broken('reports a failure', killed({ works: fails })),
    broken('dies', killed({ works: crashes })),
    broken('never ends', killed({ works: [{ ...hangs[0], endedMs: 7000 }] })),
    unclear('never ends, and had 4.9 s', killed({ works: [{ ...hangs[0], endedMs: 6900 }] })),
    broken('does not get ready', killed({ restart: { reason: 'Locked.' } })),
    ...declaring(
      {
        bounds: {
          workMs: 10_000,
          givesUpAfterMs: 5000,
          pollsPerSecond: 2,
          acknowledgesWithinMs: 10_000,
        },
      },
      unclear('gives up at its deadline', killed({ works: fails })),
      broken('gives up when it had 5 s', killed({ works: [{ ...fails[0], endedMs: 7000 }] })),
    ),
    nothing('had done its work', killed({ works: [{ endedMs: 1400 }] })),
    nothing('had answered a call', killedAfterCall()),
    nothing('is not killed', { calls: [submitted(), done(500)] }),
    nothing('had not submitted', { ...killed(), calls: [submitted(1600), done(3000)] }),
  ],
  'keeps-acknowledged-calls': [
    holds('finishes', killedAfterCall()),
    broken('reports a failure', killedAfterCall({ works: fails })),
    nothing('had refused the call', killedAfterCall({}, 500)),
    nothing('was not called', killed()),
  ],
  'works-once-after-restart': [
    holds('asks for its job', killed()),
    broken('submits again', killed({ calls: [again, done(3500, { job: 'b' })] })),
    holds('cancels its job, and submits again', killed({ calls: [cancel, again] })),
    holds(
      'was refused when it submitted again',
      killed({ calls: [submitted(2500, { status: 429 })] }),
    ),
    broken('acts twice after its restart', killed({ end: { acts: 2 } })),
    broken(
      'acts twice, and not before its restart',
      killedAtEnd({
        end: { acts: 2 },
        restart: { acts: 0 },
      }),
    ),
    unclear('acts twice, perhaps before its restart', killedAtEnd({ end: { acts: 2 } })),
    broken(
      'acts again on what it had reported',
      killedAtEnd({
        works: [{ endedMs: 1450 }],
        end: { acts: 2 },
        restart: { acts: 1 },
      }),
    ),
    unclear('does not finish', killed({ works: fails })),
    nothing('submits again and is not killed', { calls: [submitted(), again] }),
  ],
};
