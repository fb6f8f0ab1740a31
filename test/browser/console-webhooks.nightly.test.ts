/** The console's page of webhook calls and receivers, in Chromium. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { curl, serveConsole } from './served-console.ts';

/** Creates a receiver on the page, with one of the ready-made scripts. */
async function create(page: Page, { name, script }: { name: string; script: string }) {
  await page.getByText('New receiver').click();
  await page.getByLabel('Name (optional)').fill(name);
  await page.getByLabel('Begin with').selectOption({ label: script });
  await page.getByRole('button', { name: 'Create receiver' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

const calls = (page: Page) =>
  page.getByRole('table', { name: 'Webhook calls' }).locator('tbody tr');

const answered = (page: Page) => page.locator('.calls > li > details > summary');

describe.skipIf(chromiumPath === undefined)('the page of webhooks', () => {
  test('a receiver answers by its script, and its calls appear as they arrive', async ({
    openPage,
  }) => {
    const { url, control, submit } = await serveConsole({ account: { clock: 'manual' } });
    const page = await openPage({
      baseURL: url,
      permissions: ['clipboard-write', 'clipboard-read'],
    });
    await page.goto('/console/webhooks');
    await page.getByText('No receivers yet').waitFor();
    await create(page, { name: 'Shaky', script: '500, then 500, then 200' });
    await page.getByText('It answers 500, then 500, then 200.').waitFor();
    await page.getByText('No calls yet').waitFor();
    const [receiver] = await control.listReceivers();
    expect(await page.locator('.address').textContent()).toBe(receiver?.url);

    const hostile = '</script><img src=x onerror="window.hacked = 1"><b>bold</b>';
    const id = await submit('script', {
      input: { script: { output: { words: hostile } } },
      webhook: receiver?.url,
    });
    await control.advanceClock({ ms: 60_000 });
    await answered(page).nth(2).waitFor();
    const texts = await answered(page).allTextContents();
    expect(texts.map((text) => text.replace(/^(Call \d+).*(answered.*)/, '$1 $2'))).toEqual([
      'Call 3 answered 200',
      'Call 2 answered 500',
      'Call 1 answered 500',
    ]);
    // What a job carries is text, whatever it looks like.
    await page.locator('.calls .string', { hasText: '</script><img src=x' }).first().waitFor();
    expect(await page.locator('.calls :is(img, b, script)').count()).toBe(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    // A copied call arrives again, as the service sent it.
    const latest = page.locator('.calls > li').first();
    await latest.getByRole('button', { name: 'Copy as curl' }).click();
    await latest.getByText('Copied').waitFor();
    const command = await page.evaluate<string>('navigator.clipboard.readText()');
    await promisify(execFile)('sh', ['-c', command]);
    await answered(page).nth(3).waitFor();
    const [again, sent] = await control.listReceiverCalls(receiver?.id ?? '');
    expect(again?.body).toBe(sent?.body);
    expect(again?.headers['content-type']).toBe(sent?.headers['content-type']);
    const link = page.getByRole('link', { name: id }).first();
    expect(await link.getAttribute('href')).toContain(`/console/jobs/${id}?`);
  });

  test('scripts are written step by step and changed, and receivers are deleted', async ({
    openPage,
  }) => {
    const { url, control } = await serveConsole();
    const page = await openPage({ baseURL: url, expectedErrors: ['400'] });
    await page.goto('/console/webhooks');
    await create(page, { name: 'First', script: 'Closed connection, then 200' });
    await page.getByRole('button', { name: 'Change script' }).click();
    const form = page.getByRole('form', { name: 'Change script' });
    await form.getByRole('button', { name: 'Remove response 1' }).click();
    await form.getByLabel('Status', { exact: true }).fill('503');
    await form.getByLabel('After', { exact: true }).fill('soon');
    await form.getByText('Write an amount such as').waitFor();
    await expectReadable(page);
    await form.getByLabel('After', { exact: true }).fill('2 min');
    await form.getByRole('button', { name: 'Save script' }).click();
    await form.getByText('60000').waitFor();
    await form.getByLabel('After', { exact: true }).fill('1.5 s');
    await form.getByRole('button', { name: 'Add a response' }).click();
    await form
      .getByRole('combobox', { name: 'Response 2' })
      .selectOption({ label: 'Close the connection' });
    await form.getByRole('button', { name: 'Save script' }).click();
    await page.getByText('It answers 503 after 1.5 s, then by closing the connection.').waitFor();
    const [first] = await control.listReceivers();
    expect(first?.responses).toEqual([{ status: 503, delayMs: 1500 }, { reset: true }]);

    await page.getByRole('link', { name: 'All webhooks' }).click();
    await create(page, { name: 'Second', script: 'Always 500' });
    await page.getByRole('link', { name: 'All webhooks' }).click();
    await page.getByRole('link', { name: 'First (0)' }).click();
    await page.getByRole('heading', { name: 'First', exact: true }).waitFor();
    const target = page.getByRole('link', { name: 'Submit a job to it' });
    await target.click();
    await page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor();
    expect(await page.getByLabel('webhook').inputValue()).toBe(first?.url);
    await page.goBack();
    await page.getByRole('button', { name: 'Delete receiver' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete receiver' }).click();
    await page.getByRole('link', { name: 'Second (0)' }).waitFor();
    expect((await control.listReceivers()).map(({ name }) => name)).toEqual(['Second']);
  });

  test('shows at once what curl and another page create, change, call and delete', async ({
    openPage,
  }) => {
    const { url, control } = await serveConsole();
    const page = await openPage({ baseURL: url });
    const other = await openPage({ baseURL: url });
    await page.goto('/console/webhooks');
    await other.goto('/console/webhooks');
    await page.getByText('No receivers yet').waitFor();
    await other.getByText('No receivers yet').waitFor();
    await create(other, { name: 'Of the other page', script: 'Always 500' });
    await page.getByRole('link', { name: 'Of the other page (0)' }).click();
    const [{ id = '', path = '' } = {}] = await control.listReceivers();
    await curl(`${url}/control/receivers/${id}`, 'PUT', { responses: [{ status: 204 }] });
    for (const one of [page, other]) await one.getByText('It answers 204.').waitFor();
    // A call of somebody else than the service.
    await curl(url + path, 'POST', { id: 'job-of-another-service' });
    for (const one of [page, other]) await answered(one).filter({ hasText: 'Call 1' }).waitFor();
    await curl(`${url}/control/receivers/${id}`, 'DELETE');
    await page.getByText(`There is no receiver ${id}.`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('No receivers yet').waitFor();
  });

  test('opens with the calls of all jobs: the answer, the next call, and those given up', async ({
    openPage,
  }) => {
    const { url, control, submit } = await serveConsole({ account: { clock: 'manual' } });
    const { url: webhook } = await control.createReceiver({ responses: [{ status: 500 }] });
    const { url: fine, id: fineId } = await control.createReceiver({
      responses: [{ status: 200 }],
    });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/webhooks');
    await page.getByText('No webhook calls yet').waitFor();
    const input = { script: {} };
    const failing = await submit('script', { input, webhook });
    const acknowledged = await submit('script', { input, webhook: fine });
    await control.advanceClock({ ms: 1 });
    await page.getByText('2 calls', { exact: true }).waitFor();
    const call = (id: string, state: string) =>
      calls(page)
        .filter({ has: page.locator(`a[title="${id}"]`) })
        .filter({ hasText: state });
    await call(acknowledged, 'acknowledged').getByText('status 200').waitFor();
    await call(failing, 'waiting').getByText('status 500').waitFor();
    await call(failing, 'waiting').getByText('in 10 s').waitFor();
    await page.getByRole('button', { name: 'Waiting' }).click();
    await page.getByText('1 call', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Given up' }).click();
    await page.getByText('No calls match this filter.').waitFor();
    await control.advanceClock({ ms: 60_000 });
    await call(failing, 'given up').waitFor();
    expect(await calls(page).count()).toBe(1);
    await page.getByRole('button', { name: 'All calls' }).click();
    await page.getByText('4 calls', { exact: true }).waitFor();
    expect(await call(failing, 'failed').count()).toBe(2);
    await page.keyboard.press('/');
    await page.keyboard.type(`${new URL(fine).host} acknowledged`);
    await page.getByText('1 call', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator(`a[title="${acknowledged}"]:focus`).waitFor();
    await call(acknowledged, '').getByRole('button', { name: /again/ }).click();
    await page.getByText(/status 200, acknowledged\.$/).waitFor();
    // A row of a phone has the button, too.
    await page.setViewportSize({ width: 390, height: 844 });
    await call(acknowledged, '').first().getByRole('button', { name: /again/ }).click();
    await expect.poll(async () => (await control.listReceiverCalls(fineId)).length).toBe(3);
    await page.locator(`a[title="${acknowledged}"]`).click();
    await page.getByRole('heading', { name: acknowledged }).waitFor();
  });

  test('has the call of a job that still runs among those that wait', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole({ account: { clock: 'manual' } });
    const { url: webhook } = await control.createReceiver({ responses: [{ status: 200 }] });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/webhooks?state=waiting');
    await page.getByText('No calls match this filter.').waitFor();
    await submit('script', { input: { script: { afterMs: 1000 } }, webhook });
    const row = calls(page).filter({ hasText: 'not called yet' });
    await row.getByText('after the job').waitFor();
    expect(await row.getByRole('button').count()).toBe(0);
    await control.advanceClock({ ms: 2000 });
    await page.getByText('No calls match this filter.').waitFor();
  });

  test.for(looks)('is accessible on a %s in %s colours', async ([, , look], { openPage }) => {
    const { url, control, submit } = await serveConsole({ account: { clock: 'manual' } });
    const page = await openPage({ ...look, baseURL: url });
    await page.goto('/console/webhooks');
    await page.getByText('No receivers yet').waitFor();
    await expectReadable(page);
    await create(page, { name: 'Shaky'.repeat(16), script: '500, then 500, then 200' });
    const [receiver] = await control.listReceivers();
    const input = { script: { output: { words: 'long '.repeat(200) } } };
    await submit('script', { input, webhook: receiver?.url });
    await control.advanceClock({ ms: 60_000 });
    await answered(page).nth(2).waitFor();
    await expectReadable(page);
  });
});
