/** The console's page of charges, queue and workers, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { type ServedConsole, serveConsole } from './served-console.ts';

const dayMs = 86_400_000;
const account = { clock: 'manual', budget: { amount: '0.5' } } as const;
const endpoints = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  'image-two': { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  script: { kind: 'serverless', worker: 'script', workers: { min: 1, max: 2 } },
} as const;

/** Charges on two days, and jobs that fill the queue. */
async function use({ submit, control }: ServedConsole): Promise<void> {
  const image = { input: { prompt: 'A lighthouse', width: 512, height: 512 } };
  await submit('image', image);
  await control.advanceClock({ ms: dayMs });
  await submit('image', image);
  await submit('image-two', image);
  await control.advanceClock({ ms: 3_600_000 });
  for (let count = 0; count < 6; count += 1) {
    await submit('script', { input: { script: { hang: true } } });
  }
  await control.advanceClock({ ms: 30_000 });
}

const chart = (page: Page, name: string) => page.getByRole('img', { name });

describe.skipIf(chromiumPath === undefined)('the page of usage', () => {
  test('shows exact charges, and what happens as it happens', {
    timeout: 60_000,
  }, async ({ openPage }) => {
    const served = await serveConsole({ account, endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/usage');
    await page.getByText('No charges yet.').waitFor();
    await page.getByText('/v2/image/run').waitFor();
    await page.getByText('Nothing has happened yet.').waitFor();
    await use(served);

    await chart(page, 'Charges of 2 days').waitFor();
    const { total, totals } = await served.control.getLedger();
    await page.getByText(`$${total} for 3 jobs. The budget is $0.5.`).waitFor();
    const rows = page.getByRole('table', { name: 'Exact charges' }).locator('tbody tr');
    expect(await rows.allInnerTexts()).toEqual(
      totals
        .toReversed()
        .map(({ day, endpointId, jobs, cost }) => [day, endpointId, jobs, `$${cost}`].join('\t')),
    );
    expect(await chart(page, 'Charges').locator('rect title').allTextContents()).toEqual(
      totals.map(({ day, endpointId, cost }) => `${day}, ${endpointId}: $${cost}`),
    );

    // One worker is always up and takes a job, and so does the second one.
    await page.getByRole('combobox', { name: 'Endpoint' }).selectOption('script');
    await chart(page, 'Jobs in the queue. Now 4, at most 4.').waitFor();
    await chart(page, 'Workers. Now 2, at most 2.').waitFor();
    await page.getByRole('combobox', { name: 'Endpoint' }).selectOption('image');
    await chart(page, 'Jobs in the queue. Now 0, at most 0.').waitFor();
  });

  test('says from when it knows the queue, and begins again after a reset', {
    timeout: 60_000,
  }, async ({ openPage }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const { control, url, submit } = served;
    for (let count = 0; count < 4; count += 1) {
      await submit('script', { input: { script: { hang: true } } });
    }
    // Each cancelled job makes two events more, until the first ones are dropped.
    while ((await control.listEvents({ limit: 1 }))[0]?.sequence === 1) {
      await Promise.all(Array.from({ length: 40 }, () => submit('script', { input: {} })));
      await fetch(`${url}/v2/script/purge-queue`, {
        method: 'POST',
        headers: { authorization: 'Bearer demo-key' },
      });
    }
    const page = await openPage({ baseURL: url });
    await page.goto('/console/usage');
    await page.getByText('has dropped earlier ones').waitFor();
    await chart(page, 'Jobs in the queue. Now 0, at most').waitFor();

    await control.resetAccount();
    await page.getByText('Nothing has happened yet.').waitFor();
  });

  test.for(looks)(
    'is accessible on a %s in %s colours',
    { timeout: 60_000 },
    async ([, , look], { openPage }) => {
      const served = await serveConsole({ account, endpoints });
      await use(served);
      const page = await openPage({ ...look, baseURL: served.url });
      await page.goto('/console/usage');
      await chart(page, 'Charges of 2 days').waitFor();
      await chart(page, 'Workers. Now').waitFor();
      await page.getByText('Last changes as a table').first().click();
      await expectReadable(page);
    },
  );
});
