/**
 * Work that is really done, and ends whenever it likes: after its job was cancelled, has timed
 * out or has been retried, and with parts and progress that nobody waits for any more.
 */

import fc from 'fast-check';
import { ManualClock } from '../../src/core/clock.ts';
import { seededRandom } from '../../src/core/random.ts';
import { Alternatives } from '../../src/reference/alternatives/account-alternatives.ts';
import type { JobName } from '../../src/reference/engine/engine.ts';
import { Faults } from '../../src/reference/engine/injected-faults.ts';
import type { JobTask, RealWork, TaskOutcome } from '../../src/reference/engine/job-worker.ts';
import { Memory } from '../../src/reference/engine-memory/kept-bytes.ts';
import { MemoryEngine } from '../../src/reference/engine-memory/memory-engine.ts';
import { EventLog } from '../../src/reference/engine-memory/memory-event-log.ts';
import { WebhookTurns } from '../../src/reference/engine-memory/memory-webhooks.ts';
import { AccountModel } from './account-model.ts';
import { Violation } from './violation.ts';
import { settle } from './world.ts';

type Ending = 'output' | 'error' | 'errorInOutput';

type LateStep =
  | { readonly do: 'submit'; readonly throws: boolean }
  | { readonly do: 'end'; readonly attempt: number; readonly ending: Ending }
  | { readonly do: 'chunk' | 'progress'; readonly attempt: number }
  | { readonly do: 'cancel' | 'retry' | 'take'; readonly job: number }
  | { readonly do: 'advance'; readonly ms: number };

/** Steps around real work. */
export interface LatePlan {
  readonly jobsPerWorker: number;
  readonly steps: readonly LateStep[];
}

const place = fc.nat({ max: 6 });

export const latePlans: fc.Arbitrary<LatePlan> = fc.record({
  jobsPerWorker: fc.constantFrom(1, 3),
  steps: fc.array(
    fc.oneof(
      fc.record({
        do: fc.constant('submit' as const),
        throws: fc.constantFrom(false, false, true),
      }),
      fc.record({
        do: fc.constant('end' as const),
        attempt: place,
        ending: fc.constantFrom<Ending>('output', 'output', 'error', 'errorInOutput'),
      }),
      fc.record({ do: fc.constantFrom('chunk' as const, 'progress' as const), attempt: place }),
      fc.record({
        do: fc.constantFrom('cancel' as const, 'retry' as const, 'retry' as const, 'take' as const),
        job: place,
      }),
      fc.record({
        do: fc.constant('advance' as const),
        ms: fc.constantFrom(0, 1, 5999, 6000, 10_000, 60_000, 1_800_000),
      }),
    ),
    { minLength: 1, maxLength: 40, size: 'max' },
  ),
});

/** One attempt of a worker, which may end it at any time. */
interface Attempt {
  readonly task: JobTask;
  readonly number: number;
  readonly end: (outcome: TaskOutcome) => void;
}

const endpointId = 'real';
const executionTimeoutMs = 6000;
const nobodyWaits = AbortSignal.abort();
const lifetimeMs = 2 * 24 * 60 * 60 * 1000;

/** Does not wait for work: that it is late is the point. */
class ImpatientClock extends ManualClock {
  override hold(): void {}
}

/** Acts out a plan to its end. Throws a `Violation` at the first step at which one is seen. */
export async function executeLate({ jobsPerWorker, steps }: LatePlan): Promise<void> {
  const clock = new ImpatientClock();
  const attempts: Attempt[] = [];
  const workers = {
    min: 0,
    max: 2,
    coldStartMs: 0,
    idleTimeoutMs: 100,
    jobsPerWorker,
    maxStarts: 3,
  };
  const random = seededRandom('late');
  const events = new EventLog(clock, 1000);
  const engine = new MemoryEngine({
    clock,
    events,
    faults: new Faults([], { events, seed: 'late' }),
    endpoints: new Map([
      [endpointId, { executionTimeoutMs, price: 'image-odd', worker: { begin }, workers }],
    ]),
    random,
    ids: random,
    budget: undefined,
    queueLimits: undefined,
    memory: new Memory(2 ** 30),
    send: async (_url, body) => {
      model.arrived({ atMs: clock.now(), submission: 0, body });
      return { kind: 'answered', status: 200 };
    },
    webhookTurns: new WebhookTurns({ concurrentCalls: 64, concurrentCallsPerHost: 64 }),
    resultUrl: (file) => file,
    keptRequestBytes: 0,
    history: { jobs: 0, bytes: 0 },
    alternatives: new Alternatives(),
  });
  const allJobs = () => engine.jobs({ limit: attempts.length + steps.length }).jobs;
  const model = new AccountModel(
    { id: 'late', clock, engine },
    {
      // Charged as pictures are, and no model that is known to the checks.
      real: { kind: 'public', model: 'text', price: 'image-odd', executionTimeoutMs, workers },
    },
  );
  events.subscribe((event) => model.follow(event));

  function begin(task: JobTask): RealWork {
    if (task.input['throws'] === true) throw new Error('It cannot begin.');
    const number = attempts.filter((each) => each.task.jobId === task.jobId).length;
    let end: (outcome: TaskOutcome) => void = () => undefined;
    const done = new Promise<TaskOutcome>((resolve) => {
      end = resolve;
    });
    attempts.push({ task, number, end });
    return { kind: 'real', done, stop: () => undefined };
  }

  function act(step: LateStep): Promise<void> | void {
    switch (step.do) {
      case 'submit': {
        const webhook = 'http://receiver.test/';
        const request = { input: { throws: step.throws }, webhook };
        model.submitting = request;
        engine.submit({ endpointId, request, submission: 'runJob', origin: 'http://service.test' });
        model.submitting = undefined;
        return;
      }
      case 'end': {
        const attempt = fromTheLast(attempts, step.attempt);
        attempt?.end(outcomeOf(step.ending, attempt.number));
        return;
      }
      case 'chunk': {
        const attempt = fromTheLast(attempts, step.attempt);
        return attempt?.task.chunk({ attempt: attempt.number });
      }
      case 'progress':
        return fromTheLast(attempts, step.attempt)?.task.progress('some');
      case 'advance':
        return clock.advance(step.ms);
      default:
        return onJob(step);
    }
  }

  async function onJob({ do: operation, job: index }: Extract<LateStep, { job: number }>) {
    const job = fromTheFirst(allJobs(), index);
    if (job === undefined) return;
    const name = { endpointId, jobId: job.id };
    switch (operation) {
      case 'cancel':
        model.callingOff = 'cancelJob';
        engine.cancel(name);
        model.callingOff = undefined;
        return;
      case 'retry':
        engine.retry(name);
        return;
      case 'take': {
        const taken = await engine.takeParts(name, {
          limitMs: 0,
          signal: nobodyWaits,
          keep: false,
        });
        checkOf(name, taken?.parts ?? []);
      }
    }
  }

  /** What comes of an attempt is of the last one that has begun. */
  function checkOf({ jobId }: JobName, things: readonly unknown[]): void {
    const last = attempts.filter(({ task }) => task.jobId === jobId).length - 1;
    const others = things.filter((thing) => !isOf(thing, last));
    if (others.length > 0) model.violate(`${jobId} has ${JSON.stringify(others)} at ${last}`);
  }

  function check(): void {
    model.check(0);
    for (const { id: jobId, output } of allJobs()) {
      if (output !== undefined) checkOf({ endpointId, jobId }, [output]);
    }
    if (model.violations.length > 0) throw new Violation(model.violations.slice(0, 5).join('\n'));
  }

  for (const step of steps) {
    await act(step);
    await settle();
    check();
  }
  await clock.advance(lifetimeMs);
  const late = attempts.length;
  for (const { end, number, task } of attempts) {
    task.chunk({ attempt: number });
    end(outcomeOf('output', number));
  }
  await settle();
  model.checkOver();
  if (attempts.length !== late) model.violate('a late result has begun something');
  if (clock.nextDueMs !== undefined) model.violate('something is still due');
  check();
}

function fromTheFirst<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % (items.length || 1)];
}

function fromTheLast<Item>(items: readonly Item[], index: number): Item | undefined {
  return items.at(-1 - (index % (items.length || 1)));
}

function isOf(thing: unknown, attempt: number): boolean {
  return (
    typeof thing === 'object' && thing !== null && 'attempt' in thing && thing.attempt === attempt
  );
}

function outcomeOf(ending: Ending, attempt: number): TaskOutcome {
  switch (ending) {
    case 'output':
      return { kind: 'output', output: { attempt }, quantity: 1_000_001n };
    case 'error':
      return { kind: 'error', message: 'It did not work.' };
    case 'errorInOutput':
      return { kind: 'output', output: { attempt, error: { code: 7 } }, quantity: 1n };
  }
}
