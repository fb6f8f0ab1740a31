/** The console's page of time, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createControlClient } from '../../src/client/control.ts';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { serveConsole } from './served-console.ts';

const example = 'Submit a job that hangs, with a webhook that fails twice';

/** Advances to the next event, and resolves to what happened. */
async function advance(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Advance to the next event/ }).click();
  await page.getByRole('heading', { name: /^Advanced by/ }).waitFor();
  return (await page.locator('.happened').textContent()) ?? '';
}

/** Advances until something has happened, past other things that are due. */
async function advanceTo(page: Page, words: string): Promise<void> {
  for (let moves = 0; moves < 10; moves += 1) if ((await advance(page)).includes(words)) return;
  throw new Error(`Ten moves have not led to: ${words}`);
}

describe.skipIf(chromiumPath === undefined)('the page of time', () => {
  test('leads from the system clock to an account with a manual one', async ({ openPage }) => {
    const { url } = await serveConsole();
    const page = await openPage({ baseURL: url });
    await page.goto('/console/clock');
    await page.getByText('cannot be moved').waitFor();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Create an account with a manual clock' }).click();
    const created = page.getByRole('region', { name: 'Copy the key of throw-away-1 now' });
    const apiKey = (await created.locator('pre').textContent()) ?? '';
    const { account } = await createControlClient({ baseUrl: url, apiKey }).getService();
    expect(account).toBe('throw-away-1');
    await created.getByRole('button', { name: 'Copy the key' }).waitFor();
    await expectReadable(page);
    await created.getByRole('link', { name: 'Open the account' }).click();
    await page.getByText('time stands still until you move it').waitFor();
    await page.waitForURL('**/console/clock?account=throw-away-1');
    await page.getByRole('button', { name: 'Account throw-away-1' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'demo' }).click();
    await page.getByText('cannot be moved').waitFor();
  });

  test('shows how much a skipping clock has skipped, and pauses it', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole({ account: { clock: 'skipping' } });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/clock');
    await page.getByText('it skips to what is due next').waitFor();
    const policy = { executionTimeout: 630_000 };
    await submit('script', { input: { script: { hang: true } }, policy });
    await page.getByText(/^Skipped 10 min/).waitFor();
    await page.getByRole('button', { name: 'Pause skips' }).click();
    await page.getByRole('button', { name: 'Resume skips' }).waitFor();
    expect(await control.getClock()).toMatchObject({ kind: 'skipping', isPaused: true });
    await page.getByText('skipping clock', { exact: true }).waitFor();
    await expectReadable(page);
  });

  test('moves a manual clock by an amount, and says what happened', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole({ account: { clock: 'manual' } });
    const before = (await control.getClock()).nowMs;
    const page = await openPage({ baseURL: url });
    await page.goto('/console/clock');
    await page.getByText('Nothing is due').first().waitFor();
    const amount = page.getByLabel('By', { exact: true });
    await amount.fill('a while');
    await page.getByText('Write an amount such as').waitFor();
    expect(await page.getByRole('button', { name: 'Advance', exact: true }).isDisabled()).toBe(
      true,
    );
    await amount.fill('1 d 2 h');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing was due in between').waitFor();
    expect((await control.getClock()).nowMs - before).toBe(26 * 3_600_000);
    expect(await page.locator('.now').textContent()).toContain('2026-01-02 02:00:00');

    const id = await submit('script', { input: { script: { afterMs: 5000 } } });
    await page.locator('.due li', { hasText: 'Worker is ready' }).waitFor();
    await advanceTo(page, 'Started on worker');
    await page.locator('.due li', { hasText: 'Job ends' }).getByText('in 5 s').waitFor();
    await page.getByRole('button', { name: '+ 10 s' }).click();
    await page.getByRole('heading', { name: 'Advanced by 10 s' }).waitFor();
    const ended = page.locator('.happened li', { hasText: 'COMPLETED' });
    expect(await ended.getByRole('link').getAttribute('href')).toContain(`/console/jobs/${id}?`);
    expect(await ended.locator('time').textContent()).toMatch(/^5 s ago \d\d:\d\d:\d\d$/);
  });

  test('shows what times out and when, and deletions as one entry', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole({
      account: { clock: 'manual' },
      endpoints: { script: { kind: 'serverless', worker: 'script', workers: { max: 1 } } },
    });
    for (let job = 0; job < 25; job += 1) await submit('script', { input: { script: {} } });
    await control.advanceClock({ ms: 60_000 });
    const hanging = { input: { script: { hang: true } } };
    await submit('script', { ...hanging, policy: { executionTimeout: 7_200_000 } });
    const waiting = await submit('script', { ...hanging, policy: { ttl: 3_600_000 } });
    await control.advanceClock({ ms: 60_000 });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/clock');
    const due = page.locator('.due li');
    await due.filter({ hasText: '25 jobs are deleted, the last one in 2' }).waitFor();
    expect(await due.filter({ hasText: 'deleted' }).count()).toBe(1);
    await due.filter({ hasText: 'Job times out: it reaches its execution timeout' }).waitFor();
    const expiry = due.filter({ hasText: 'Job times out: it expires in the queue' });
    expect(await expiry.locator('time').textContent()).toBe('in 59 min 01:01:00');
    await expiry.getByRole('link', { name: waiting }).waitFor();
    await expectReadable(page);
  });

  test.for(looks)('is accessible on a %s in %s colours', async ([, , look], { openPage }) => {
    const { url } = await serveConsole({ account: { clock: 'manual' } });
    const page = await openPage({ ...look, baseURL: url });
    await page.goto('/console/clock');
    await page.getByRole('button', { name: example }).waitFor();
    await expectReadable(page);
    await page.getByRole('button', { name: example }).click();
    await page.waitForURL('**/console/jobs/*');
    await page.locator('header .time').click();
    await advance(page);
    await expectReadable(page);
  });
});
