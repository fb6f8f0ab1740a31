/** One broken caller of each topic, and one that is sound: the rest is checked each night. */
import { expect, test } from 'vitest';
import { brokenCallers } from './broken-callers.ts';
import { caller } from './fetch-caller.ts';
import { verdictsOf, withVerdict } from './run-and-judge.ts';
import { proveBroken } from './test-callers.ts';

const { requests, refusals, webhooks, results } = brokenCallers;

proveBroken(
  chosen(
    { ...requests, ...refusals, ...webhooks, ...results },
    'prints the key',
    'submits again after 500',
    'answers webhook calls with 204',
    'sends the key with downloads',
  ),
);

test.concurrent('a sound caller breaks no rule of the first topics', async () => {
  const rules = ['key-in-header', 'waits-for-retry-after', 'survives-null-members'] as const;
  const verdicts = await verdictsOf(caller('sound'), rules);
  expect(withVerdict(verdicts, 'broken')).toEqual({});
  expect(Object.keys(withVerdict(verdicts, 'kept'))).toEqual(expect.arrayContaining([...rules]));
});

function chosen<Value>(all: Readonly<Record<string, Value>>, ...names: readonly string[]) {
  const found = Object.entries(all).filter(([name]) => names.includes(name));
  expect(found).toHaveLength(names.length);
  return Object.fromEntries(found);
}
