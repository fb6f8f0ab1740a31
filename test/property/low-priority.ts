/** Random jobs with and without `lowPriority` on the workers of one endpoint, on any engine. */
import fc from 'fast-check';
import type { FleetSettings } from '../../src/reference/engine/endpoint-plan.ts';
import type { AccountEvent } from '../../src/reference/engine/event-log.ts';
import type { Script } from '../../src/reference/models/script.ts';
import type { EngineSetup, EngineWorld } from '../unit/reference/engine/engine-contract.ts';
import { FleetModel } from './fleet-model.ts';
import { Violation } from './violation.ts';

type Step =
  | { readonly do: 'submit'; readonly lowPriority: boolean; readonly script: Script }
  | { readonly do: 'submitMany'; readonly count: number; readonly lowPriority: boolean }
  | { readonly do: 'cancel' | 'retry'; readonly job: number }
  | { readonly do: 'pass'; readonly ms: number };

export interface PriorityPlan {
  readonly workers: Omit<FleetSettings, 'maxStarts'>;
  readonly steps: readonly Step[];
}

const endpointId = 'script';
const policy = { ttl: 10_000, executionTimeout: 6000 };

const script = fc.constantFrom<Script>(
  {},
  { afterMs: 50 },
  { afterMs: 1000 },
  { afterMs: 50, fail: 'No.' },
  { afterMs: 50, crash: true },
  { hang: true },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('submit' as const), lowPriority: fc.boolean(), script }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('submitMany' as const),
      count: fc.integer({ min: 2, max: 8 }),
      lowPriority: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'retry' as const),
      job: fc.nat(9),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      // Beyond cold start, idle time, execution timeout and ttl.
      ms: fc.constantFrom(0, 10, 50, 100, 1000, 6000, 10_000),
    }),
  },
);

export const priorityPlans: fc.Arbitrary<PriorityPlan> = fc.record({
  workers: fc
    .record({
      min: fc.constantFrom(0, 0, 1, 2),
      above: fc.constantFrom(0, 1, 2, 9),
      coldStartMs: fc.constantFrom(0, 50, 100, 20_000),
      idleTimeoutMs: fc.constantFrom(1, 100, 5000),
      jobsPerWorker: fc.constantFrom(1, 1, 2, 3),
    })
    .map(({ above, ...settings }) => ({ ...settings, max: settings.min + above })),
  steps: fc.array(step, { minLength: 1, maxLength: 25 }),
});

/** Throws a `Violation` if the events say something that may not happen. */
export async function playPriorities(
  plan: PriorityPlan,
  make: (setup: EngineSetup) => EngineWorld | Promise<EngineWorld>,
  { isPunctual = true } = {},
): Promise<void> {
  const world = await make({
    account: {},
    endpoints: { [endpointId]: { kind: 'serverless', worker: 'script', workers: plan.workers } },
    limits: false,
    accountBytes: 2 ** 30,
    history: { jobs: 0, bytes: 0 },
    webhookStatus: 200,
  });
  const { engine, pass } = world;
  const jobs: { readonly jobId: string; readonly lowPriority: boolean }[] = [];
  const submit = async (lowPriority: boolean, what: Script) => {
    const request = { input: { script: what }, policy: { ...policy, lowPriority } };
    const submission = { endpointId, request, submission: 'runJob', origin: '' } as const;
    const outcome = await engine.submit(submission);
    if (outcome.kind !== 'accepted') throw new Error(`Expected room, got ${outcome.kind}.`);
    jobs.push({ jobId: outcome.jobId, lowPriority });
  };
  const act = async (next: Step) => {
    switch (next.do) {
      case 'submit':
        return submit(next.lowPriority, next.script);
      case 'submitMany':
        for (let count = 0; count < next.count; count += 1) await submit(next.lowPriority, {});
        return;
      case 'pass':
        return pass(next.ms);
      default: {
        const job = jobs[next.job % Math.max(1, jobs.length)];
        if (job !== undefined) await engine[next.do]({ endpointId, jobId: job.jobId });
      }
    }
  };

  const follower = new Follower({ ...plan.workers, isPunctual });
  let heard = 0;
  const look = async () => {
    const isLow = new Map(jobs.map(({ jobId, lowPriority }) => [jobId, lowPriority]));
    const events = await engine.events.list();
    for (const event of events.slice(heard)) follower.follow(event, isLow);
    heard = events.length;
    follower.check();
  };
  try {
    for (const next of plan.steps) {
      await act(next);
      await pass(0);
      await look();
    }
    // Whoever waits starts, or expires.
    await pass(3 * policy.ttl);
    await look();
    if (follower.fleet.queued.length > 0) throw new Violation('jobs wait for ever');
  } finally {
    await engine.close();
  }
}

/** Tells a model of the fleet what the events say. */
class Follower {
  readonly fleet: FleetModel;
  readonly #violations: string[] = [];
  readonly #workers = new Map<string, string>();

  constructor(workers: PriorityPlan['workers'] & { readonly isPunctual: boolean }) {
    this.fleet = new FleetModel({ ...workers, maxStarts: 3 }, (text) =>
      this.#violations.push(text),
    );
  }

  check(): void {
    this.fleet.check();
    const [violation] = this.#violations;
    if (violation !== undefined) throw new Violation(violation);
  }

  follow(event: AccountEvent, isLow: ReadonlyMap<string, boolean>): void {
    const { fleet } = this;
    switch (event.type) {
      case 'submitted':
      case 'retried':
        fleet.enqueue(event.jobId, { lowPriority: isLow.get(event.jobId) === true });
        break;
      case 'started':
        this.#workers.set(event.jobId, event.workerId);
        fleet.start(event.jobId, event.workerId, event.atMs);
        break;
      case 'ended': {
        const worker = this.#workers.get(event.jobId);
        if (worker === undefined) fleet.withdraw(event.jobId);
        else fleet.release(worker, event.atMs);
        this.#workers.delete(event.jobId);
        break;
      }
      case 'workerStarting':
      case 'workerReady':
      case 'workerStopped':
        fleet[event.type](event.workerId, event.atMs);
    }
  }
}
