/** The console's page of faults, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { curl, serveConsole } from './served-console.ts';

const fromSettings = { operation: 'runJob', count: 5, effect: { status: 429 } } as const;

const row = (page: Page, kind: string) => page.locator('.faults > li', { hasText: kind });
const toggle = (page: Page, kind: string) => page.getByRole('switch', { name: kind });

/** Switches a kind on or off, and waits until the service has done so. */
async function change(page: Page, kind: string, { on }: { on: boolean }) {
  await toggle(page, kind).click();
  await page.locator(`.faults > li:has-text("${kind}") [aria-checked=${on}]`).waitFor();
}

describe.skipIf(chromiumPath === undefined)('the page of faults', () => {
  test('switches kinds on and off, and counts how often they fired', async ({ openPage }) => {
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

  test('options say what happens, to which requests and how often', async ({ openPage }) => {
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

  test('shows at once what curl and another page change, and changes nothing else', async ({
    openPage,
  }) => {
    const { url, control } = await serveConsole();
    const page = await openPage({ baseURL: url });
    const other = await openPage({ baseURL: url });
    await page.goto('/console/faults');
    await other.goto('/console/faults');
    await toggle(other, 'Worker crashes').waitFor();
    await curl(`${url}/control/faults`, 'PUT', { faults: [{ effect: { status: 503 } }] });
    await row(page, 'Error status').getByText('status 503').waitFor();
    await change(other, 'Worker crashes', { on: true });
    await row(page, 'Worker crashes').getByText('fired 0 times').waitFor();
    await change(page, 'Error status', { on: false });
    await other.locator('.faults > li:has-text("Error status") [aria-checked=false]').waitFor();
    expect(await control.listFaults()).toMatchObject([
      { fault: { enabled: false, effect: { status: 503 } } },
      { fault: { effect: { worker: 'crash' } } },
    ]);
  });

  test('a fault that was changed meanwhile is not overwritten', async ({ openPage }) => {
    const { url, control } = await serveConsole();
    const { id } = await control.addFault({ effect: { status: 503 } });
    const page = await openPage({ baseURL: url, expectedErrors: ['412', '404'] });
    await page.goto('/console/faults');
    await page.getByRole('button', { name: 'Edit Error status' }).click();
    const form = page.getByRole('form', { name: 'Error status' });
    await form.getByLabel('Status', { exact: true }).fill('500');
    const changed = await control.changeFault(id, { fault: { effect: { status: 429 } } });
    await page.getByText('status 429').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Something else has changed this fault meanwhile.').waitFor();
    expect(await control.listFaults()).toEqual([changed]);
    await control.removeFault(id);
    await page.getByText('status 429').waitFor({ state: 'detached' });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Something else has changed this fault meanwhile.').waitFor();
    expect(await control.listFaults()).toEqual([]);
  });

  test('a fault that is used up is off, says so, and can be renewed', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole();
    await control.addFault({ count: 2, effect: { worker: 'crash' } });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/faults');
    const crash = row(page, 'Worker crashes');
    const isOn = (on: boolean) => crash.locator(`[aria-checked=${on}]`).waitFor();
    await crash.getByText('used 0 of 2').waitFor();
    await isOn(true);
    const use = async () => {
      for (const _ of [1, 2]) await submit('script', { input: { script: {} } });
      await crash.getByText('used 2 of 2').waitFor();
      await isOn(false);
    };
    await use();
    await page.getByRole('button', { name: 'Renew Worker crashes' }).click();
    await crash.getByText('used 0 of 2').waitFor();
    await isOn(true);
    await use();
    await toggle(page, 'Worker crashes').click();
    await crash.getByText('used 0 of 2').waitFor();
    await isOn(true);
  });

  test.for(looks)('is accessible on a %s in %s colours', async ([, , look], { openPage }) => {
    const { url } = await serveConsole({ account: { faults: [fromSettings] } });
    const page = await openPage({ ...look, baseURL: url });
    await page.goto('/console/faults');
    await change(page, 'Worker hangs', { on: true });
    await page.getByRole('button', { name: 'Edit Slow response' }).click();
    await page.getByRole('button', { name: 'Add another Error status' }).click();
    await page.getByLabel('Delay').selectOption('lognormal');
    await expectReadable(page);
  });
});
