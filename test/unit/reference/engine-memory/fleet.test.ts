import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import type { FleetSettings } from '../../../../src/reference/engine/endpoint-plan.ts';
import type { NewEvent } from '../../../../src/reference/engine/event-log.ts';
import { Fleet, type Worker } from '../../../../src/reference/engine-memory/fleet.ts';

const settings: FleetSettings = {
  min: 0,
  max: 2,
  coldStartMs: 100,
  idleTimeoutMs: 1000,
  jobsPerWorker: 1,
  maxStarts: 3,
};

function workerIn(event: NewEvent): string {
  return 'workerId' in event ? event.workerId : '';
}

/** A fleet of jobs with names; each runs until it is released. */
function fleetOf(changes: Partial<FleetSettings> = {}) {
  const clock = new ManualClock({ startMs: 0 });
  const running = new Map<string, Worker>();
  const log: string[] = [];
  let workers = 0;
  const fleet = new Fleet<{ name: string; lowPriority: boolean }>(
    { ...settings, ...changes },
    {
      endpointId: 'echo',
      clock,
      ids: {
        uuid: () => {
          workers += 1;
          return `w${workers}`;
        },
      },
      events: {
        append: (event) => log.push(`${workerIn(event)} ${event.type} at ${clock.now()}`),
      },
      jobs: {
        start: ({ name }, worker) => {
          running.set(name, worker);
          log.push(`${name} on ${worker.id} at ${clock.now()}`);
        },
      },
    },
  );
  const enqueue = (name: string, { lowPriority = false } = {}) => {
    const ticket = fleet.enqueue({ name, lowPriority });
    fleet.staff();
    return ticket;
  };
  const release = (job: string) => {
    const worker = running.get(job);
    if (worker === undefined) throw new Error(`${job} does not run.`);
    running.delete(job);
    fleet.release(worker);
  };
  return { clock, fleet, log, enqueue, release };
}

describe('a fleet', () => {
  test('stops workers that start when fewer are allowed', async () => {
    const { clock, fleet, log, enqueue, release } = fleetOf({ max: 3 });
    enqueue('a');
    await clock.advance(60);
    enqueue('b');
    enqueue('c');
    fleet.change({ ...settings, max: 1 });
    expect(fleet.workerCounts()).toMatchObject({ initializing: 1, ready: 0 });
    await clock.advance(200);
    expect(fleet.workerCounts()).toEqual({ initializing: 0, ready: 1, idle: 0, running: 1 });
    release('a');
    expect(log).toEqual([
      'w1 workerStarting at 0',
      'w2 workerStarting at 60',
      'w3 workerStarting at 60',
      'w3 workerStopped at 60',
      'w2 workerStopped at 60',
      'w1 workerReady at 100',
      'a on w1 at 100',
      'b on w1 at 260',
    ]);
  });

  test('keeps workers that run, and stops all that start, when fewer are allowed', async () => {
    const { clock, fleet, log, enqueue, release } = fleetOf();
    enqueue('a');
    await clock.advance(100);
    enqueue('b');
    fleet.change({ ...settings, max: 1 });
    expect(fleet.workerCounts()).toMatchObject({ initializing: 0, ready: 1 });
    fleet.change({ ...settings, max: 0 });
    expect(fleet.workerCounts()).toMatchObject({ initializing: 0, ready: 1 });
    release('a');
    await clock.advance(1000);
    expect(fleet.workerCounts()).toMatchObject({ initializing: 0, ready: 0 });
    expect(log.at(-1)).toBe('w1 workerStopped at 100');
  });

  test('starts a worker for a job and stops it after an idle time', async () => {
    const { clock, log, enqueue, release } = fleetOf();
    enqueue('a');
    await clock.advance(100);
    release('a');
    await clock.advance(1000);
    expect(log).toEqual([
      'w1 workerStarting at 0',
      'w1 workerReady at 100',
      'a on w1 at 100',
      'w1 workerStopped at 1100',
    ]);
  });

  test('keeps a worker for the job that started it, and then takes jobs of low priority', async () => {
    const { clock, log, enqueue, release } = fleetOf({ max: 20 });
    for (let job = 1; job <= 8; job += 1) enqueue(`low ${job}`, { lowPriority: true });
    await clock.advance(500);
    expect(log).toEqual([]);
    enqueue('a');
    await clock.advance(200);
    release('a');
    await clock.advance(200);
    release('low 1');
    expect(log).toEqual([
      'w1 workerStarting at 500',
      'w1 workerReady at 600',
      'a on w1 at 600',
      'low 1 on w1 at 700',
      'low 2 on w1 at 900',
    ]);
  });

  test('lets a job of low priority keep its turn on a worker that is up', async () => {
    const { clock, log, enqueue, release } = fleetOf({ min: 1 });
    enqueue('first');
    enqueue('low', { lowPriority: true });
    enqueue('a');
    release('first');
    await clock.advance(100);
    expect(log).toEqual([
      'first on w1 at 0',
      'w2 workerStarting at 0',
      'low on w1 at 0',
      'w2 workerReady at 100',
      'a on w2 at 100',
    ]);
  });

  test('gives a worker to jobs of low priority once nobody needs it', async () => {
    const { clock, fleet, log, enqueue } = fleetOf({ jobsPerWorker: 2 });
    for (let job = 1; job <= 3; job += 1) enqueue(`low ${job}`, { lowPriority: true });
    fleet.withdraw(enqueue('a'));
    await clock.advance(100);
    expect(log).toEqual([
      'w1 workerStarting at 0',
      'w1 workerReady at 100',
      'low 1 on w1 at 100',
      'low 2 on w1 at 100',
    ]);
  });

  test('keeps its minimum of workers even while others are starting', async () => {
    const { clock, fleet, enqueue, release } = fleetOf({ min: 1, coldStartMs: 30_000 });
    enqueue('a');
    enqueue('b');
    release('a');
    release('b');
    await clock.advance(20_000);
    expect(fleet.workerCounts()).toMatchObject({ ready: 1, initializing: 1 });
    await clock.advance(60_000);
    expect(fleet.workerCounts()).toMatchObject({ ready: 1, initializing: 0 });
  });

  test('does not stop a worker that received a job meanwhile', async () => {
    const { clock, fleet, enqueue, release } = fleetOf();
    enqueue('a');
    await clock.advance(100);
    release('a');
    await clock.advance(900);
    enqueue('b');
    await clock.advance(10_000);
    expect(fleet.workerCounts()).toMatchObject({ running: 1 });
  });

  test('drops a withdrawn job and the demand for it', async () => {
    const { clock, fleet, log, enqueue } = fleetOf({ max: 1 });
    enqueue('a');
    const ticket = enqueue('b');
    fleet.withdraw(ticket);
    fleet.withdraw(ticket);
    await clock.advance(100);
    expect(fleet.waiting()).toEqual([]);
    expect(log.filter((line) => line.includes('workerStarting'))).toHaveLength(1);
  });

  test('is idle after it is closed', async () => {
    const { clock, fleet, log, enqueue } = fleetOf({ min: 1 });
    enqueue('a');
    enqueue('b');
    fleet.close();
    expect(clock.nextDueMs).toBeUndefined();
    enqueue('c');
    expect(clock.nextDueMs).toBeUndefined();
    expect(log.filter((line) => line.startsWith('c'))).toEqual([]);
  });
});
