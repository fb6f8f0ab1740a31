/** What is kept of the output of an application, and the work that a flood of it makes. */
import { expect, test, vi } from 'vitest';
import { Output } from '../../../src/callers/application/process-output.ts';
import { lastJsonIn } from '../../../src/callers/application/work-outcome.ts';

const plain = (text: string) => text;

test('a flood of empty lines moves each of them no more than once', () => {
  let moved = 0;
  const { shift } = Array.prototype;
  vi.spyOn(Array.prototype, 'shift').mockImplementation(function (this: unknown[]) {
    moved += this.length;
    return shift.call(this);
  });
  const output = new Output(plain, []);
  const lines = 200_000;
  for (let turn = 0; turn < lines / 1000; turn += 1) output.add(Buffer.from('\n'.repeat(1000)));
  vi.restoreAllMocks();
  expect(moved).toBeLessThanOrEqual(lines);
  expect(output.text.length).toBeLessThan(70_000);
  expect(output.text).toContain('characters left out');
});

test('of a flood of empty lines, a bounded number is held', () => {
  let held = 0;
  const { push } = Array.prototype;
  const output = new Output(plain, []);
  // A spy would note its own calls with it.
  Array.prototype.push = function (this: unknown[], ...items) {
    held = Math.max(held, this.length);
    return push.apply(this, items);
  };
  try {
    for (let turn = 0; turn < 200; turn += 1) output.add(Buffer.from('\n'.repeat(1000)));
  } finally {
    Array.prototype.push = push;
  }
  // Each of at least one character, and twice what is kept.
  expect(held).toBeLessThan(70_000);
});

test('a character that arrives in two pieces is one', () => {
  const output = new Output(plain, []);
  for (const byte of Buffer.from('größer €\n')) output.add(Buffer.of(byte));
  expect(output.text).toBe('größer €\n');
});

test('what is not read is said', () => {
  const output = new Output(plain, []);
  output.add(Buffer.from('one'));
  output.stopReading(2 ** 20);
  expect(output.isUnread).toBe(true);
  expect(output.text).toBe('one\n[It printed more than 1 MiB. The rest was not read.]\n');
});

test.each([
  ['}\n', 30_000],
  ['{\n}, \n', 10_000],
])('JSON is looked for in many lines of %j with few attempts', (line, count) => {
  const parse = vi.spyOn(JSON, 'parse');
  const text = line.repeat(count);
  expect(lastJsonIn(text)).toBeUndefined();
  const parsed = parse.mock.calls.reduce((sum, [part]) => sum + part.length, 0);
  vi.restoreAllMocks();
  expect(parsed).toBeLessThan(150 * text.length);
});

test('JSON is found before any number of other lines', () => {
  const log = '[12:00] a line of a log\n'.repeat(500);
  expect(lastJsonIn(`{\n  "a": 1\n}\n${log}`)).toEqual({ a: 1 });
});
