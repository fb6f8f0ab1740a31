import { expect, test } from 'vitest';
import {
  isFinal,
  nextState,
  type StateName,
  type TransitionName,
} from '../../../../src/reference/engine/rules/job-states.ts';

const states: (StateName | undefined)[] = [
  undefined,
  'IN_QUEUE',
  'IN_PROGRESS',
  'COMPLETED',
  'FAILED',
  'TIMED_OUT',
  'CANCELLED',
];

/** Where each transition leads from each state, in the order of the list above. */
const table: Readonly<Record<TransitionName, (StateName | undefined)[]>> = {
  submit: ['IN_QUEUE', undefined, undefined, undefined, undefined, undefined, undefined],
  start: [undefined, 'IN_PROGRESS', undefined, undefined, undefined, undefined, undefined],
  complete: [undefined, 'COMPLETED', 'COMPLETED', undefined, undefined, undefined, undefined],
  fail: [undefined, undefined, 'FAILED', undefined, undefined, undefined, undefined],
  terminate: [undefined, undefined, 'TIMED_OUT', undefined, undefined, undefined, undefined],
  expire: [undefined, 'TIMED_OUT', undefined, undefined, undefined, undefined, undefined],
  cancel: [undefined, 'CANCELLED', 'CANCELLED', undefined, undefined, undefined, undefined],
  purge: [undefined, 'CANCELLED', undefined, undefined, undefined, undefined, undefined],
  retry: [undefined, undefined, undefined, undefined, 'IN_QUEUE', 'IN_QUEUE', undefined],
};

test.each(Object.entries(table))('%s', (transition, expected) => {
  const name = Object.keys(table).find((each): each is TransitionName => each === transition);
  if (name === undefined) throw new Error(transition);
  expect(states.map((state) => nextState(state, name))).toEqual(expected);
});

test('final states never change', () => {
  const known = states.filter((state) => state !== undefined);
  expect(known.map(isFinal)).toEqual([false, false, true, true, true, true]);
});
