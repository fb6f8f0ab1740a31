/** The console's page of faults, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { serveConsole } from './served-console.ts';

const fromSettings = { operation: 'runJob', count: 5, effect: { status: 429 } } as const;

const row = (page: Page, kind: string) => page.locator('.faults > li', { hasText: kind });
const toggle = (page: Page, kind: string) => page.getByRole('switch', { name: kind });

/** Switches a kind on or off, and waits until the service has done so. */
async function change(page: Page, kind: string, { on }: { on: boolean }) {
  await toggle(page, kind).click();
  await page.locator(`.faults > li:has-text("${kind}") [aria-checked=${on}]`).waitFor();
}

describe.skipIf(chromiumPath === undefined)('the page of faults', () => {
  test('switches kinds on and off, and counts how often they fired', { timeout: 60_000 }, async ({
    openPage,
  }) => {
    const { url, control, submit } = await serveConsole();
    const page = await openPage({ baseURL: url });
    await page.goto('/console/faults');
    await toggle(page, 'Worker crashes').waitFor();
    expect(await page.getByRole('switch').count()).toBe(8);
    await change(page, 'Worker crashes', { on: true });
    expect(await control.listFaults()).toMatchObject([{ fault: { effect: { worker: 'crash' } } }]);
    const fired = (times: string) => row(page, 'Worker crashes').getByText(times);
    await fired('fired 0 times').waitFor();
    await submit('script', { input: { script: {} } });
    await fired('fired once').waitFor();
    await change(page, 'Webhook lost', { on: true });
    await change(page, 'Worker crashes', { on: false });
    await submit('script', { input: { script: {} } });
    await fired('fired once').waitFor();
    await change(page, 'Worker crashes', { on: true });
    await submit('script', { input: { script: {} } });
    await fired('fired 2 times').waitFor();
    await page.getByRole('button', { name: 'Remove Webhook lost' }).click();
    await row(page, 'Webhook lost').getByText('fired').waitFor({ state: 'detached' });
    expect(await control.listFaults()).toMatchObject([{ fired: 2 }]);
  });

  test('options say what happens, to which requests and how often', { timeout: 60_000 }, async ({
    openPage,
  }) => {
    const { url, control } = await serveConsole({ account: { faults: [fromSettings] } });
    const page = await openPage({ baseURL: url, expectedErrors: ['400'] });
    await page.goto('/console/faults');
    await row(page, 'Error status').getByText("from the account's settings").waitFor();

    await page.getByRole('button', { name: 'Add another Error status' }).click();
    const status = page.getByRole('form', { name: 'Error status' });
    await status.getByLabel('Status', { exact: true }).fill('503');
    await status.getByLabel('Retry-After').fill('2');
    await status.getByRole('combobox', { name: 'Operation' }).selectOption('getJobStatus');
    await status.getByRole('combobox', { name: /^Endpoint/ }).selectOption('script');
    await status.getByLabel('Probability').fill('0.25');
    await status.getByLabel('Maximum number').fill('3');
    await status.getByRole('button', { name: 'Save' }).click();
    await page.getByText('status 503, Retry-After 2 s, getJobStatus').waitFor();

    await page.getByRole('button', { name: 'Edit Slow response' }).click();
    const slow = page.getByRole('form', { name: 'Slow response' });
    await slow.getByLabel('Delay').selectOption('uniform');
    await slow.getByLabel('From', { exact: true }).fill('3 s');
    await slow.getByRole('button', { name: 'Save' }).click();
    await slow.getByText('at most maxMs').waitFor();
    await slow.getByLabel('To', { exact: true }).fill('1 min');
    await slow.getByRole('button', { name: 'Save' }).click();
    await slow.waitFor({ state: 'detached' });
    expect((await control.listFaults()).map(({ fault }) => fault)).toEqual([
      fromSettings,
      {
        operation: 'getJobStatus',
        endpoint: 'script',
        probability: 0.25,
        count: 3,
        effect: { status: 503, retryAfterSeconds: 2 },
      },
      { effect: { latency: { distribution: 'uniform', minMs: 3000, maxMs: 60_000 } } },
    ]);

    await page.getByRole('button', { name: 'Clear all faults' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all faults' }).click();
    await page.getByText('status 503').waitFor({ state: 'detached' });
    await row(page, 'Error status').getByText("from the account's settings").waitFor();
    expect(await control.listFaults()).toMatchObject([{ fault: { enabled: false } }]);
  });

  test.for(looks)(
    'is accessible on a %s in %s colours',
    { timeout: 60_000 },
    async ([, , look], { openPage }) => {
      const { url } = await serveConsole({ account: { faults: [fromSettings] } });
      const page = await openPage({ ...look, baseURL: url });
      await page.goto('/console/faults');
      await change(page, 'Worker hangs', { on: true });
      await page.getByRole('button', { name: 'Edit Slow response' }).click();
      await page.getByRole('button', { name: 'Add another Error status' }).click();
      await page.getByLabel('Delay').selectOption('lognormal');
      await expectReadable(page);
    },
  );
});
