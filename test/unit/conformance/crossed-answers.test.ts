/** Callers of `runsync` that get the answers of others. */
import { expect, test } from 'vitest';
import { done, findings, type RecordedCall } from './records.ts';

const waiting = (
  id: string,
  input: object,
  { answer, at = 0 }: { answer: object; at?: number },
): RecordedCall => ({ at, took: 5, call: 'runsync', id, sent: { input }, answer });

const timedOut = { status: 'TIMED_OUT' };
const slow = { slow: true };
const hanging = { hanging: true };

function crossed(...recorded: RecordedCall[]): string[] {
  return findings('output-is-result', recorded, { finalStates: ['FAILED', 'TIMED_OUT'] })
    .filter(({ reason }) => reason.startsWith('Two callers'))
    .map(({ outcome }) => outcome);
}

test.each<[string, RecordedCall[], string[]]>([
  [
    'each got what the other job does',
    [waiting('a', slow, { answer: timedOut }), waiting('b', hanging, { answer: done })],
    ['broken'],
  ],
  [
    'an echo got the end of a hanging job',
    [waiting('a', { word: 'echo' }, { answer: timedOut }), waiting('b', hanging, { answer: done })],
    ['broken'],
  ],
  [
    'each got its own',
    [waiting('a', slow, { answer: done }), waiting('b', hanging, { answer: timedOut })],
    [],
  ],
  [
    'only one did not get what is declared',
    [waiting('a', slow, { answer: done }), waiting('b', hanging, { answer: done })],
    [],
  ],
  [
    'they waited one after the other',
    [waiting('a', slow, { answer: timedOut }), waiting('b', hanging, { answer: done, at: 6 })],
    [],
  ],
  [
    'nothing is declared about one of them',
    [waiting('a', { what: 1 }, { answer: timedOut }), waiting('b', hanging, { answer: done })],
    [],
  ],
])('two callers: %s', (_, recorded, expected) => {
  expect(crossed(...recorded)).toEqual(expected);
});
