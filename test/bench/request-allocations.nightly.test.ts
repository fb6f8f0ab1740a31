/**
 * Time is not repeatable on a busy machine, allocation is. A test that fails names the way to new
 * figures: changing them is a commit that says why.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Allocations, measureAllocations } from './request-allocations.ts';

const file = new URL('request-allocations.json', import.meta.url);
const renewal =
  'UPDATE_ALLOCATIONS=1 npx vitest run test/bench/request-allocations.nightly.test.ts';
const tolerance = 0.15;

test('a request allocates what the committed figure says, within 15 %', {
  timeout: 240_000,
}, async () => {
  const measured = await measureAllocations();
  if (process.env.UPDATE_ALLOCATIONS === '1') {
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  }
  const committed: Allocations = JSON.parse(readFileSync(file, 'utf8'));
  for (const exchange of ['POST run', 'GET status'] as const) {
    const figure = committed[exchange];
    const more = `bytes for each ${exchange}; if the growth is intended: ${renewal}`;
    expect(measured[exchange], more).toBeLessThanOrEqual(figure * (1 + tolerance));
    const fewer = `bytes for each ${exchange} fell, so growth could go unnoticed: ${renewal}`;
    expect(measured[exchange], fewer).toBeGreaterThanOrEqual(figure * (1 - tolerance));
  }
});
