import { expect, test } from 'vitest';
import {
  runConcurrently,
  type Task,
  totalDurationMs,
} from '../../../src/conformance/run/concurrency.ts';
import { ManualClock } from '../../../src/core/clock.ts';

/** Tasks that end when they are told to, and what is under way. */
function bench() {
  const underWay = new Set<string>();
  const ends = new Map<string, () => void>();
  const task = (name: string, uses: Task<string>['uses'] = []): Task<string> => ({
    uses,
    run: () =>
      new Promise<void>((resolve) => {
        underWay.add(name);
        ends.set(name, () => {
          underWay.delete(name);
          resolve();
        });
      }),
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    // The next tasks start within a few turns of the microtask queue.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { task, end, underWay };
}

const alone = [{ resource: 'endpoint', isExclusive: true }];
const shared = [{ resource: 'endpoint', isExclusive: false }];

test('tasks that share a resource run together; a task that needs it exclusively waits for them', async () => {
  const { task, end, underWay } = bench();
  const done = runConcurrently(
    [task('a', shared), task('b', shared), task('c', alone), task('d', shared), task('e')],
    10,
  );
  expect([...underWay]).toEqual(['a', 'b', 'e']);
  await end('a');
  expect([...underWay]).toEqual(['b', 'e']);
  await end('b');
  expect([...underWay]).toEqual(['e', 'c']);
  await end('c');
  expect([...underWay]).toEqual(['e', 'd']);
  await end('d');
  await end('e');
  await done;
});

test('a resource that a task has released is available to others while the task continues', async () => {
  const releases: (() => void)[] = [];
  const { task, end, underWay } = bench();
  const watching = task('watches', shared);
  const done = runConcurrently(
    [
      {
        ...watching,
        run: (release) => {
          releases.push(release);
          return watching.run(release);
        },
      },
      task('alone', alone),
    ],
    10,
  );
  expect([...underWay]).toEqual(['watches']);
  releases[0]?.();
  await end('nothing');
  expect([...underWay]).toEqual(['watches', 'alone']);
  await end('watches');
  await end('alone');
  await done;
  const lengths = [
    { uses: shared, durationMs: 9000, releasedAfterMs: 2000 },
    { uses: alone, durationMs: 4000 },
  ];
  expect(totalDurationMs(lengths, 10)).toBe(9000);
});

test('no more tasks run at a time than allowed', async () => {
  const { task, end, underWay } = bench();
  const done = runConcurrently([task('a'), task('b'), task('c')], 2);
  expect([...underWay]).toEqual(['a', 'b']);
  await end('b');
  expect([...underWay]).toEqual(['a', 'c']);
  await end('a');
  await end('c');
  await done;
});

test('an empty list of tasks finishes at once', async () => {
  await expect(runConcurrently([], 2)).resolves.toBeUndefined();
});

test('the duration of a run is known in advance', async () => {
  const clock = new ManualClock();
  const timed = [
    { uses: shared, durationMs: 3000 },
    { uses: alone, durationMs: 2000 },
    { uses: shared, durationMs: 4000 },
    { uses: [], durationMs: 1000 },
    { uses: [], durationMs: 500 },
  ];
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      clock.schedule(clock.now() + ms, resolve);
    });
  const startMs = clock.now();
  let endMs = 0;
  const done = runConcurrently(
    timed.map(({ uses, durationMs }) => ({ uses, run: () => wait(durationMs) })),
    2,
  ).then(() => {
    endMs = clock.now();
  });
  await clock.advance(60_000);
  await done;
  expect(endMs - startMs).toBe(9000);
  expect(totalDurationMs(timed, 2)).toBe(9000);
  expect(totalDurationMs([], 2)).toBe(0);
});
