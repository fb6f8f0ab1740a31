/** Stands for an engine whose attempts are executed; what they say is recorded. */
import type { Clock } from '../../../../src/core/clock.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import type { NewEvent } from '../../../../src/reference/engine/event-log.ts';
import type { ExecutedJob, ExecutionOwner } from '../../../../src/reference/engine/execution.ts';
import { Faults } from '../../../../src/reference/engine/injected-faults.ts';
import type { TaskOutcome } from '../../../../src/reference/engine/job-worker.ts';

export function recordedOwner(clock: Clock) {
  const outcomes: TaskOutcome[] = [];
  const chunks: unknown[] = [];
  const events: NewEvent[] = [];
  const log = { append: (event: NewEvent) => events.push(event) };
  const owner: ExecutionOwner<ExecutedJob> = {
    clock,
    random: seededRandom('test'),
    events: log,
    faults: new Faults([], { events: log, seed: 'test' }),
    resultUrl: (file) => file,
    alternatives: new Alternatives(),
    chunk: (_job, output) => chunks.push(output),
    finish: (_job, outcome) => outcomes.push(outcome),
  };
  return { owner, outcomes, chunks, events };
}
