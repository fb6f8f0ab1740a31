/** What people come to the console for, each way from its beginning to its end, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoSettings } from '../../src/reference/demo-settings.ts';
import type { ServiceSettings } from '../../src/reference/service.ts';
import { runCopied } from '../run-copied.ts';
import { chromiumPath, test } from './browser.ts';
import { copiedAs } from './copied-as.ts';
import { type ServedConsole, serveConsole } from './served-console.ts';

const endpoints: ServiceSettings['endpoints'] = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  clip: { kind: 'public', model: 'video', price: 'video' },
  echo: { kind: 'serverless', worker: 'echo', durationMs: 100 },
  script: { kind: 'serverless', worker: 'script' },
};

const menu = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: title, exact: true })
    .click();
const row = (page: Page, id: string) => page.locator(`a[title="${id}"]`);
const main = (page: Page) => page.getByRole('main');

/** What a program of somebody sends. */
function send({ url }: ServedConsole, path: string, body: unknown, key = 'demo-key') {
  return fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe.skipIf(chromiumPath === undefined)('a person', { timeout: 120_000 }, () => {
  test('without a key makes a picture, and has the code for it that runs', async ({ openPage }) => {
    const demo = await demoSettings();
    const { url, control } = await serveConsole({ endpoints: demo.endpoints });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await openPage({ baseURL: url, permissions });
    await page.goto('/');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('img', { name: 'The result' }).waitFor();
    const { exitCode, errors } = await runCopied(await copiedAs(page, 'curl'));
    expect({ exitCode, errors }).toMatchObject({ exitCode: 0 });
    await menu(page, 'Jobs');
    for (const { id } of (await control.listJobs()).jobs) await row(page, id).waitFor();
    await main(page).getByRole('status').getByText('2 jobs').waitFor();
  });

  test('finds one job among 5,000 by its input', async ({ openPage }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const text = 'All work and no play makes Jack a dull boy. '.repeat(20);
    const ids: string[] = [];
    for (let order = 0; order < 5000; order += 1) {
      const response = await served.service.fetch(
        new Request('http://127.0.0.1/v2/echo/run', {
          method: 'POST',
          headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
          body: JSON.stringify({ input: { text, order: `order-${order}-end` } }),
        }),
      );
      ids.push(String(Object(await response.json()).id));
    }
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/jobs');
    await main(page).getByRole('status').getByText('5,000 jobs').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('order-42-end');
    await main(page).getByRole('status').getByText('1 job', { exact: true }).waitFor();
    await row(page, ids[42] ?? '').click();
    await main(page).getByText('order-42-end').first().waitFor();
    await page.getByRole('link', { name: 'All jobs' }).click();
    await row(page, ids[42] ?? '').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('order-42-end');
  });

  test('gets from the first page to the error of a job with the keyboard alone', async ({
    openPage,
  }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    await served.submit('echo', { input: {} });
    const id = await served.submit('script', { input: { script: { fail: 'The disk is full.' } } });
    await served.submit('echo', { input: {} });
    await served.control.advanceClock({ ms: 100 });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/');
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('g', 'j');
    await row(page, id).waitFor();
    await press('/');
    await page.keyboard.type('disk');
    await main(page).getByRole('status').getByText('1 job', { exact: true }).waitFor();
    await press('ArrowDown');
    await page.locator(`a[title="${id}"]:focus`).waitFor();
    await press('Enter');
    await main(page).getByText('The disk is full.').first().waitFor();
    // The keys go on from there.
    const isInside = "document.activeElement.closest('main') !== null";
    await expect.poll(() => page.evaluate(isInside)).toBe(true);
    await page.goBack();
    await page.locator(`a[title="${id}"]:focus`).waitFor();
  });

  test('opens a link to a job in another account, until the account is gone', async ({
    openPage,
  }) => {
    const served = await serveConsole({ endpoints });
    const other = await served.control.createAccount({ clock: 'manual' });
    const response = await send(
      served,
      '/v2/script/run',
      { input: { script: { fail: 'Only here.' } } },
      other.apiKey,
    );
    const { id }: { id?: string } = Object(await response.json());
    await other.control.advanceClock({ ms: 1 });
    const mine = await openPage({ baseURL: served.url });
    await mine.goto(`/console/jobs?account=${other.id}`);
    await row(mine, id ?? '').click();
    await main(mine).getByText('Only here.').first().waitFor();

    // A colleague gets the address.
    const options = { baseURL: served.url, expectedErrors: ['404', 'INCOMPLETE'] };
    const colleague = await openPage(options);
    await colleague.goto(mine.url());
    await main(colleague).getByText('Only here.').first().waitFor();
    await colleague.getByRole('button', { name: `Account ${other.id}` }).waitFor();
    await mine.context().close();
    await other.delete();
    await colleague.getByRole('heading', { name: `There is no account ${other.id}` }).waitFor();
    expect(await colleague.getByText('Only here.').count()).toBe(0);
  });

  test('sees why the jobs of a program fail, and runs one again as a test', async ({
    openPage,
  }) => {
    const served = await serveConsole({ endpoints });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await openPage({ baseURL: served.url, permissions });
    await page.goto('/console/jobs');
    await page.getByText('No jobs yet').waitFor();
    // The program runs while the page is open.
    await served.submit('script', { input: { script: { output: { fine: true } } } });
    const fail = 'Expected a width of at most 1024, got 4096.';
    const failed = await served.submit('script', { input: { script: { fail } } });
    await page
      .locator('.jobs tr', { has: row(page, failed) })
      .getByText('failed')
      .waitFor();
    await page.getByLabel('State', { exact: true }).selectOption('FAILED');
    await main(page).getByRole('status').getByText('1 job', { exact: true }).waitFor();
    await row(page, failed).click();
    await main(page).getByText(fail).first().waitFor();
    const test = await copiedAs(page, 'Test');
    expect(test).toContain(JSON.stringify(fail));
    await page.getByRole('link', { name: 'All jobs' }).click();
    expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe('FAILED');
  });

  test('watches how a webhook is called again until it is acknowledged', async ({ openPage }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/');
    await menu(page, 'Webhooks');
    await page.getByLabel('Name (optional)').fill('Mine');
    await page.getByLabel('Begin with').selectOption({ label: '500, then 500, then 200' });
    await page.getByRole('button', { name: 'Create receiver' }).click();
    await page.getByRole('heading', { name: 'Mine', exact: true }).waitFor();
    const webhook = (await page.locator('.address').textContent()) ?? '';
    const id = await served.submit('script', { input: { script: {} }, webhook });
    await served.control.advanceClock({ ms: 60_000 });
    await page.getByText('answered 200').first().waitFor();
    await page.getByRole('link', { name: id }).first().click();
    await main(page).getByText('3 calls, acknowledged').first().waitFor();
  });

  test('makes workers crash, sees what comes of it, and ends it', async ({ openPage }) => {
    const served = await serveConsole({ endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/');
    await menu(page, 'Faults');
    const crashes = page.getByRole('switch', { name: 'Worker crashes' });
    await crashes.click();
    await page.locator('[role="switch"][aria-checked="true"]').waitFor();
    const crashed = await served.submit('echo', { input: {} });
    await page.getByText('fired once').waitFor();
    await crashes.click();
    await page.locator('[role="switch"][aria-checked="true"]').waitFor({ state: 'detached' });
    const fine = await served.submit('echo', { input: {} });
    await menu(page, 'Jobs');
    const shown = (id: string, state: string) =>
      page
        .locator('.jobs tr', { has: row(page, id) })
        .getByText(state)
        .waitFor();
    await shown(crashed, 'failed');
    await shown(fine, 'completed');
    await row(page, crashed).click();
    await main(page)
      .getByText(/crashed/i)
      .first()
      .waitFor();
  });

  test('compares what two models have cost over time', async ({ openPage }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/usage');
    const picture = { input: { prompt: 'A lighthouse', width: 512, height: 512 } };
    await served.submit('image', picture);
    await served.control.advanceClock({ ms: 86_400_000 });
    await served.submit('image', picture);
    await served.submit('clip', { input: { prompt: 'A lighthouse', duration: 5 } });
    await served.control.advanceClock({ ms: 3_600_000 });
    const { total, totals } = await served.control.getLedger();
    expect(new Set(totals.map(({ endpointId }) => endpointId))).toEqual(new Set(['image', 'clip']));
    await main(page).getByText(`$${total}`).first().waitFor();
    const rows = page.getByRole('table').getByRole('row');
    for (const model of ['image', 'clip']) await rows.filter({ hasText: model }).first().waitFor();
  });
});
