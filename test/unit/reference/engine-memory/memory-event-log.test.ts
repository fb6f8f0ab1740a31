import { expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import type { NewEvent } from '../../../../src/reference/engine/event-log.ts';
import { EventLog } from '../../../../src/reference/engine-memory/memory-event-log.ts';

const note = (text: string): NewEvent => ({ type: 'noted', jobId: '1', endpointId: 'e', text });

test('numbers its entries and adds the time', async () => {
  const clock = new ManualClock({ startMs: 5 });
  const log = new EventLog(clock, 10);
  log.append(note('a'));
  await clock.advance(2);
  log.append(note('b'));
  expect(log.list()).toEqual([
    { ...note('a'), sequence: 1, atMs: 5 },
    { ...note('b'), sequence: 2, atMs: 7 },
  ]);
});

test('keeps the newest entries up to its capacity, in order', () => {
  const log = new EventLog(new ManualClock(), 3);
  for (const text of ['a', 'b', 'c', 'd', 'e']) log.append(note(text));
  const sequences = (query = {}) => log.list(query).map(({ sequence }) => sequence);
  expect(sequences()).toEqual([3, 4, 5]);
  expect(sequences({ after: 3 })).toEqual([4, 5]);
  expect(sequences({ after: 0, limit: 2 })).toEqual([3, 4]);
  expect(sequences({ after: 5 })).toEqual([]);
  expect(sequences({ after: 99 })).toEqual([]);
});

test('notifies every listener in order of entries that a listener appends', () => {
  const log = new EventLog(new ManualClock(), 3);
  const seen: number[] = [];
  log.subscribe(({ sequence }) => {
    if (sequence === 1) log.append(note('b'));
  });
  log.subscribe(({ sequence }) => seen.push(sequence));
  log.append(note('a'));
  expect(seen).toEqual([1, 2]);
});

test('tells listeners of its own process the event and its position', async () => {
  const clock = new ManualClock({ startMs: 5 });
  const log = new EventLog(clock, 10);
  const told: unknown[] = [];
  const leave = log.subscribeOwn((event, sequence, atMs) =>
    told.push({ ...event, sequence, atMs }),
  );
  log.append(note('a'));
  await clock.advance(2);
  log.append(note('b'));
  expect(told).toEqual(log.list());
  leave();
  log.append(note('c'));
  expect(told).toHaveLength(2);
});

test('tells a listener nothing from before it came, and the rest after one that failed', () => {
  const log = new EventLog(new ManualClock(), 10);
  const seen: number[] = [];
  const leave = log.subscribe(() => {
    leave();
    log.append(note('b'));
    log.subscribe(({ sequence }) => seen.push(sequence));
    throw new Error('No.');
  });
  expect(() => log.append(note('a'))).toThrow('No.');
  log.append(note('c'));
  expect(seen).toEqual([3]);
});

test('leaves out what has given way before its turn', () => {
  const log = new EventLog(new ManualClock(), 2);
  const seen: number[] = [];
  log.subscribe(({ sequence }) => {
    seen.push(sequence);
    if (sequence === 1) for (const text of ['b', 'c', 'd']) log.append(note(text));
  });
  log.append(note('a'));
  expect(seen).toEqual([1, 3, 4]);
});
