/** The console's page of API keys, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { curl, serveConsole } from './served-console.ts';

const endpoints = {
  script: { kind: 'serverless', worker: 'script' },
  echo: { kind: 'serverless', worker: 'echo' },
} as const;

/** The statuses of reading and submitting with a key, as a program gets them. */
async function callWith(url: string, key: string | null, endpointId = 'echo') {
  const authorization = `Bearer ${key}`;
  const read = await fetch(`${url}/v2/${endpointId}/health`, { headers: { authorization } });
  const run = await fetch(`${url}/v2/${endpointId}/run`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ input: {} }),
  });
  return [read.status, run.status];
}

const hostile = '</script><img src=x onerror="window.hacked = 1"><b>';

describe.skipIf(chromiumPath === undefined)('the page of API keys', () => {
  test('a key is shown once, works, is restricted, and gets 401 as soon as it is revoked', async ({
    openPage,
  }) => {
    const { url } = await serveConsole({ endpoints });
    const page = await openPage({
      baseURL: url,
      permissions: ['clipboard-write', 'clipboard-read'],
    });
    await page.goto('/console/keys');
    await page.getByText('from the settings').waitFor();
    const form = page.locator('form').last();
    await form.getByLabel('Name (optional)').fill(hostile);
    await form.getByRole('button', { name: 'Create key' }).click();
    const shown = page.getByRole('region', { name: 'Copy the new key now' });
    const value = await shown.locator('pre').textContent();
    await shown.getByRole('button', { name: 'Copy the key' }).click();
    await shown.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(value);
    expect(await callWith(url, value)).toEqual([200, 200]);

    // The name is text, and the value is gone for ever.
    const item = page.getByRole('listitem').filter({ hasText: hostile });
    await item.getByText('…').waitFor();
    expect(await page.locator('main :is(img, script)').count()).toBe(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    await shown.getByRole('button', { name: 'I have copied it' }).click();
    await shown.waitFor({ state: 'detached' });
    await page.reload();
    await item.waitFor();
    expect(await page.content()).not.toContain(value);

    await item.getByRole('button', { name: 'Change' }).click();
    await item.getByRole('combobox', { name: 'Permission' }).selectOption('none');
    await item.getByText('Other permissions on single endpoints').click();
    await item.getByRole('combobox', { name: 'script' }).selectOption('run');
    await item.getByRole('combobox', { name: 'echo' }).selectOption('read');
    await item.getByRole('button', { name: 'Save' }).click();
    await item.getByText('Nothing; on script: run and read; on echo: only read').waitFor();
    const [read, refused] = await callWith(url, value);
    expect(read).toBe(200);
    expect(refused).toBe(401);
    expect(await callWith(url, value, 'script')).toEqual([200, 200]);

    await item.getByRole('button', { name: 'Revoke the key' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('get 401 from their next request on').waitFor();
    expect(await callWith(url, value, 'script')).toEqual([200, 200]);
    await question.getByRole('button', { name: 'Revoke the key' }).click();
    await item.waitFor({ state: 'detached' });
    expect(await callWith(url, value, 'script')).toEqual([401, 401]);
    expect(await callWith(url, 'demo-key')).toEqual([200, 200]);
  });

  test('ends of values are shown where they tell keys apart', async ({ openPage }) => {
    const keys = { 'first-read-key': { name: 'first' }, 'second-read-key': {}, 'key-of-ci-01': {} };
    const { url, control } = await serveConsole({ endpoints, keys });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/keys');
    const texts = page.locator('main li code');
    await texts.filter({ hasText: '…i-01' }).waitFor();
    expect(await page.getByText('…-key').count()).toBe(0);
    for (const { name, id } of await control.listKeys()) {
      await page.getByText(name ?? id, { exact: true }).waitFor();
    }
  });

  test('the last key that may run jobs stays, and the page says why', async ({ openPage }) => {
    const { url, control } = await serveConsole({ endpoints });
    const page = await openPage({ baseURL: url, expectedErrors: ['409'] });
    await page.goto('/console/keys');
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Revoke the key' }).click();
    await question.getByText('No other key of the account has the permission run.').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await control.listKeys()).toHaveLength(1);
  });

  test('shows at once what curl and another page create, change and revoke', async ({
    openPage,
  }) => {
    const { url, control } = await serveConsole({ endpoints });
    const page = await openPage({ baseURL: url });
    const other = await openPage({ baseURL: url });
    await page.goto('/console/keys');
    await other.goto('/console/keys');
    await page.getByText('from the settings').waitFor();
    await other.getByText('from the settings').waitFor();
    const item = (one: Page, name: string) => one.getByRole('listitem').filter({ hasText: name });
    await other.locator('form').last().getByLabel('Name (optional)').fill('Of the page');
    await other.getByRole('button', { name: 'Create key' }).click();
    await item(page, 'Of the page').waitFor();
    await curl(`${url}/control/keys`, 'POST', { name: 'Of curl', permission: 'read' });
    for (const one of [page, other]) await item(one, 'Of curl').getByText('Only read').waitFor();
    const keys = await control.listKeys();
    const id = keys.find(({ name }) => name === 'Of curl')?.id;
    await curl(`${url}/control/keys/${id}`, 'PATCH', { permission: 'none' });
    for (const one of [page, other]) await item(one, 'Of curl').getByText('Nothing').waitFor();
    await curl(`${url}/control/keys/${id}`, 'DELETE');
    for (const one of [page, other]) await item(one, 'Of curl').waitFor({ state: 'detached' });
  });

  test.for(looks)('is accessible on a %s in %s colours', async ([, , look], { openPage }) => {
    const { url, control } = await serveConsole({ endpoints });
    await control.createKey({
      name: 'Long '.repeat(20),
      permission: 'read',
      endpoints: { echo: 'run' },
    });
    const page = await openPage({ ...look, baseURL: url });
    await page.goto('/console/keys');
    await page.getByText('Only read; on echo: run and read').waitFor();
    await page.getByRole('button', { name: 'Change' }).last().click();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Copy the new key now').waitFor();
    await expectReadable(page);
  });
});
