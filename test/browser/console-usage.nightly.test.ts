/** The console's page of charges, queue and workers, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { curl, type ServedConsole, serveConsole } from './served-console.ts';

const dayMs = 86_400_000;
const account = { clock: 'manual', budget: { amount: '0.5' } } as const;
const endpoints = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  'a-second-image': { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  script: { kind: 'serverless', worker: 'script', workers: { min: 1, max: 2 } },
} as const;

/** Charges on two days, and jobs that fill the queue. */
async function use({ submit, control }: ServedConsole): Promise<void> {
  const image = { input: { prompt: 'A lighthouse', width: 512, height: 512 } };
  await submit('image', image);
  await control.advanceClock({ ms: dayMs });
  await submit('image', image);
  await submit('a-second-image', image);
  await control.advanceClock({ ms: 3_600_000 });
  for (let count = 0; count < 6; count += 1) {
    await submit('script', { input: { script: { hang: true } } });
  }
  await control.advanceClock({ ms: 30_000 });
}

const chart = (page: Page, name: string) => page.getByRole('img', { name });

describe.skipIf(chromiumPath === undefined)('the page of usage', () => {
  test('shows exact charges, and what happens as it happens', async ({ openPage }) => {
    const served = await serveConsole({ account, endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/usage');
    await page.getByText('No charges yet.').waitFor();
    await page.getByText('/v2/image/run').waitFor();
    await page.getByText('Nothing has happened yet.').waitFor();
    await use(served);

    // The last charge is a day old, so hours fit.
    await chart(page, 'Charges by hour').waitFor();
    const { total, slots } = await served.control.getLedger({ slots: true });
    await page.getByText(`$${total} for 3 jobs. The budget is $0.5000.`).waitFor();
    const byHour = (slots ?? []).filter(({ length }) => length === 'hour');
    const titles = chart(page, 'Charges').locator('rect title');
    // Each model has its own bars.
    const barsOf = (id: string) => byHour.filter(({ endpointId }) => endpointId === id);
    expect((await titles.allTextContents()).map((text) => text.split(', ').slice(1))).toEqual(
      [...barsOf('image'), ...barsOf('a-second-image')].map(({ fromMs, endpointId, cost }) => [
        new Date(fromMs).toISOString().slice(11, 16),
        `${endpointId}: $${cost}`,
      ]),
    );
    expect(await chart(page, 'Charges').locator('.name').allTextContents()).toEqual([
      'image · $0.0012…',
      'a-second-image · $0.0006…',
    ]);
    // Equal amounts have equal bars, whosever they are.
    const heights = await chart(page, 'Charges')
      .locator('rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('height')));
    expect(new Set(heights).size).toBe(1);
    const rows = page.getByRole('table', { name: 'Charges by model' }).locator('tbody tr');
    // The clock of the page follows that of the account.
    const textOf = (index: number) => async () => (await rows.allInnerTexts())[index];
    await expect
      .poll(textOf(0))
      .toMatch(
        /image\s+2\s+\$0\.0006291456\s+\$0\.00125829\d+\s+524,288 pixels\s+\$0\.0024 per 1,000,000 pixels/,
      );
    await expect
      .poll(textOf(1))
      .toMatch(/a-second-image\s+1\s+\$0\.0006291456\s+\$0\.0006291456\s+262,144 pixels/);
    await page.getByRole('combobox', { name: 'By' }).selectOption('minute');
    await chart(page, 'Charges by minute').waitFor();
    await page.getByText('Charges of 3 jobs are older.').waitFor();
    await page.getByRole('combobox', { name: 'By' }).selectOption('day');
    await page.getByText('The charges by day as a table').click();
    await page.getByRole('row', { name: /^Jan 1 image 1 \$0\.0006291456/ }).waitFor();

    // One worker is always up and takes a job, and so does the second one.
    await page.getByRole('combobox', { name: 'Endpoint' }).selectOption('script');
    await chart(page, 'Jobs in the queue. Now 4, at most 4.').waitFor();
    await chart(page, 'Workers. Now 2, at most 2.').waitFor();
    await page.getByRole('combobox', { name: 'Endpoint' }).selectOption('image');
    await chart(page, 'Jobs in the queue. Now 0, at most 0.').waitFor();
  });

  test('says from when it knows the queue, and begins again after a reset', async ({
    openPage,
  }) => {
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

  test('shows at once what curl and another page cause', async ({ openPage }) => {
    const { url } = await serveConsole({ endpoints });
    const page = await openPage({ baseURL: url });
    const other = await openPage({ baseURL: url });
    await page.goto('/console/usage');
    await page.getByText('No charges yet.').waitFor();
    const input = { prompt: 'A lighthouse', width: 512, height: 512 };
    await curl(`${url}/v2/image/run`, 'POST', { input });
    await page.getByText('$0.0006291456 for 1 job.').waitFor();
    await chart(page, 'Charges by minute').waitFor();
    await other.goto('/console');
    await other.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText(/for 2 jobs\./).waitFor();
  });

  test('has room for 5,000 jobs of seven models, also on 320 px', { timeout: 120_000 }, async ({
    openPage,
  }) => {
    const names = Array.from({ length: 7 }, (_, index) => `model-with-a-long-name-${index}`);
    const model = { kind: 'public', model: 'text', price: 'text', durationMs: 1 } as const;
    const served = await serveConsole({
      account: { clock: 'manual' },
      endpoints: Object.fromEntries(names.map((name) => [name, model])),
    });
    const { service, control, url } = served;
    const headers = { authorization: 'Bearer demo-key', 'content-type': 'application/json' };
    const input = { prompt: 'Hello', max_tokens: 1 };
    for (let round = 0; round < 50; round += 1) {
      const jobs = Array.from({ length: 100 }, (_, job) => names[(job + round) % 7] ?? '');
      for (const name of jobs) {
        const init = { method: 'POST', headers, body: JSON.stringify({ input }) };
        await service.fetch(new Request(`${url}/v2/${name}/run`, init));
      }
      await control.advanceClock({ ms: 50_000 });
    }
    const page = await openPage({ baseURL: url, viewport: { width: 320, height: 700 } });
    await page.goto('/console/usage');
    await page.getByText('for 5,000 jobs.').waitFor();
    const rows = page.getByRole('table', { name: 'Charges by model' }).locator('tbody tr');
    expect(await rows.count()).toBe(7);
    // The labels of both axes neither overlap nor leave the picture.
    const labels = await page.locator('.chart').first().locator('text').all();
    const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
    for (const [at, box] of boxes.entries()) {
      if (box === null) throw new Error('Expected a visible label.');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      for (const other of boxes.slice(at + 1)) {
        if (other === null) continue;
        const isApart =
          box.x + box.width <= other.x ||
          other.x + other.width <= box.x ||
          box.y + box.height <= other.y ||
          other.y + other.height <= box.y;
        expect(isApart, `labels ${JSON.stringify([box, other])}`).toBe(true);
      }
    }
    await page.getByText(/The charges by \w+ as a table/).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /\d+ more/ }).click();
    await expectReadable(page);
  });

  test.for(looks)('is accessible on a %s in %s colours', async ([, , look], { openPage }) => {
    const served = await serveConsole({ account, endpoints });
    await use(served);
    const page = await openPage({ ...look, baseURL: served.url });
    await page.goto('/console/usage');
    await chart(page, 'Charges by hour').waitFor();
    await page.getByText('The charges by hour as a table').click();
    await chart(page, 'Workers. Now').waitFor();
    await page.getByText('Last changes as a table').first().click();
    await expectReadable(page);
  });
});
