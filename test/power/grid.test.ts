import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resultFile, resultFileText } from '../../src/generate/documentation/results.ts';
import type { Wire } from '../mutants/mutant.ts';
import { breakages } from './breakages.ts';
import { gridVariants } from './grid.ts';
import { drawNumbers } from './grid-numbers.ts';
import { outcomeOf } from './outcome.ts';
import { isExpected, outcomeName, powerTable, writtenOutcomes } from './power-table.ts';
import { alterWire, variantName } from './variant.ts';

test('every variant has another name, and conditions that its breakage can have', () => {
  const variants = gridVariants();
  const names = variants.map(variantName);
  expect(new Set(names).size).toBe(names.length);
  // A condition that does not exist is an error.
  for (const variant of variants) expect(() => alterWire(variant)).not.toThrow();
});

test('the table has variants of the grid alone, each once', () => {
  const names = new Set(gridVariants().map(variantName));
  const written = writtenOutcomes('power').map(outcomeName);
  expect(written.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
});

test('in the table, at least 95 % of the broken ones are as expected, and all of the legal ones', () => {
  const outcomes = writtenOutcomes('power');
  const [legal, broken] = [true, false].map((isLegal) =>
    outcomes.filter((outcome) => outcome.isLegal === isLegal),
  );
  expect(legal?.filter((outcome) => !isExpected(outcome))).toEqual([]);
  expect(broken?.filter(isExpected).length).toBeGreaterThanOrEqual(0.95 * (broken?.length ?? 0));
  expect(outcomes.length).toBeGreaterThan(0.95 * gridVariants().length);
});

test('the table says the same when it is read and written again', () => {
  const text = readFileSync(resultFile('power'), 'utf8');
  const table = powerTable(writtenOutcomes('power'), gridVariants().length);
  expect(resultFileText('power', table)).toBe(text);
});

test('a seed draws the same variants each time, and another seed other ones', () => {
  const draw = (seed: string, count: number) => drawNumbers(seed, { count, all: 500 });
  expect(draw('a', 20)).toEqual(draw('a', 20));
  expect(draw('a', 20)).not.toEqual(draw('b', 20));
  expect(draw('a', 500)).toEqual([...Array(500).keys()]);
});

test('a variant that the checks catch is told from one that is never met', {
  timeout: 120_000,
}, async () => {
  const breakage = breakages.find(({ name }) => name === 'status-of-submission-missing');
  if (breakage === undefined) throw new Error('There is no such breakage.');
  expect(await outcomeOf({ breakage, conditions: [] })).toMatchObject({
    result: 'caught',
    by: expect.arrayContaining(['submit-answers-id-and-status']),
  });
  const never = { dimension: 'turn', value: 'never', holds: () => false };
  expect(await outcomeOf({ breakage, conditions: [never] })).toMatchObject({
    result: 'not met',
    by: [],
  });
});

test.each(['unfitting-input-answered-422', 'unfitting-input-answered-500'])(
  '%s is caught',
  async (name) => {
    const breakage = breakages.find((each) => each.name === name);
    if (breakage === undefined) throw new Error('There is no such breakage.');
    expect(await outcomeOf({ breakage, conditions: [] })).toMatchObject({
      result: 'caught',
      by: ['unfitting-input-refused'],
    });
  },
);

test('a request that a breakage leaves as it is reaches the service once', async () => {
  const breakage = breakages.find(({ name }) => name === 'wrong-key-accepted');
  if (breakage === undefined) throw new Error('There is no such breakage.');
  const targets: string[] = [];
  const wire: Wire = {
    async fetch(request) {
      targets.push(new URL(request.url).pathname);
      return Response.json({ id: 'a', status: 'IN_QUEUE' });
    },
    deliver: async () => ({ kind: 'failed', reason: 'Nobody listens.' }),
  };
  const { alter, times } = alterWire({ breakage, conditions: [] });
  const { fetch = wire.fetch } = alter(wire) ?? {};
  await fetch(new Request('http://a.test/v2/echo/run', { method: 'POST', body: '{"input":{}}' }));
  await fetch(new Request('http://a.test/v2/echo/status/a'));
  expect(targets).toEqual(['/v2/echo/run', '/v2/echo/status/a']);
  expect(times()).toBe(0);
});
