import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { type ExecutedJob, execute } from '../../../../src/reference/engine/execution.ts';
import type {
  JobTask,
  JobWorker,
  TaskOutcome,
} from '../../../../src/reference/engine/job-worker.ts';
import { recordedOwner } from './recorded-owner.ts';

const job: ExecutedJob = {
  id: 'job-1',
  endpointId: 'mine',
  submission: 'runJob',
  retries: 0,
  request: { input: {} },
  origin: '',
};

/** Executes a worker; outcomes and what the worker says are recorded. */
function executed(begin: (task: JobTask) => ReturnType<JobWorker['begin']>) {
  const clock = new ManualClock({ startMs: 0 });
  const recorded = recordedOwner(clock);
  const execution = execute(job, { begin }, recorded.owner);
  return { clock, outcomes: recorded.outcomes, execution, recorded };
}

describe('an execution', () => {
  test('stops real work and ignores its later results', async () => {
    let settle: (outcome: TaskOutcome) => void = () => undefined;
    let stopped = 0;
    let task: JobTask | undefined;
    const { execution, outcomes, clock, recorded } = executed((given) => {
      task = given;
      return {
        kind: 'real',
        done: new Promise((resolve) => {
          settle = resolve;
        }),
        stop: () => {
          stopped += 1;
        },
      };
    });
    execution.stop();
    expect(stopped).toBe(1);
    task?.chunk('late');
    task?.progress('late');
    settle({ kind: 'output', output: {} });
    await clock.advance(1);
    expect(outcomes).toEqual([]);
    expect(JSON.stringify([recorded.chunks, recorded.events])).not.toContain('late');
  });

  test('cancels the timer of simulated work', async () => {
    const { execution, outcomes, clock } = executed(() => ({
      kind: 'simulated',
      durationMs: 100,
      outcome: { kind: 'output', output: {} },
      chunks: [{ afterMs: 50, output: 'part' }],
    }));
    execution.stop();
    expect(clock.nextDueMs).toBeUndefined();
    await clock.advance(200);
    expect(outcomes).toEqual([]);
  });

  test('reports an error later, not synchronously, if the worker throws', async () => {
    const { outcomes, clock } = executed(() => {
      throw new Error('no handler');
    });
    expect(outcomes).toEqual([]);
    await clock.advance(0);
    expect(outcomes).toEqual([{ kind: 'error', message: 'no handler' }]);
  });

  const refused = (kind: string) => ({
    kind: 'error' as const,
    message: `Expected an object as output, the worker returned ${kind}.`,
  });
  test.each<[unknown, TaskOutcome]>([
    [{ error: 'said' }, { kind: 'error', message: 'said' }],
    [{ error: { code: 7 } }, { kind: 'error', message: '{"code":7}' }],
    [
      { error: null, a: 1 },
      { kind: 'output', output: { error: null, a: 1 } },
    ],
    [['error'], refused('an array')],
    ['error', refused('a string')],
    [1, refused('a number')],
    [null, refused('null')],
  ])('uses the output %j for %j', async (output, expected) => {
    const { outcomes, clock } = executed(() => ({
      kind: 'real',
      done: Promise.resolve({ kind: 'output', output }),
      stop: () => undefined,
    }));
    await clock.advance(0);
    expect(outcomes).toEqual([expected]);
  });
});
