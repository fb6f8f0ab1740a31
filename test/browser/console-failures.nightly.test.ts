/** What just went wrong, in Chromium: in the header of all pages, in the title of the tab, and as a list. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { curl, type ServedConsole, serveConsole } from './served-console.ts';

const endpoints = {
  echo: { kind: 'serverless', worker: 'echo' },
  script: { kind: 'serverless', worker: 'script' },
} as const;

const failuresLink = (page: Page) =>
  page.locator('header').getByRole('link', { name: /failures?/i });
const rows = (page: Page) => page.getByRole('table', { name: 'Failures' }).locator('tbody tr');
const dots = (page: Page) => page.locator('#menu nav a:has(.dot)');

/** A refused request, a failed job, and a webhook that nobody answers. */
async function failEachWay({ url, control, submit }: ServedConsole): Promise<string> {
  const script = { fail: 'The disk is full.' };
  const id = await submit('script', { input: { script }, webhook: 'http://127.0.0.1:1/gone' });
  await control.advanceClock({ ms: 60_000 });
  await expect.poll(async () => (await control.getJob(id)).webhook?.state).toBe('givenUp');
  await expect(curl(`${url}/v2/ecko/run`, 'POST', { input: {} })).rejects.toThrow('404');
  return id;
}

describe.skipIf(chromiumPath === undefined)('the failures of an account', () => {
  test('are counted in the header, the title and on the tabs until they are seen', async ({
    openPage,
  }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/');
    await failuresLink(page).waitFor();
    await expect.poll(() => page.title()).toBe('Playground · Console');
    await failEachWay(served);
    await expect.poll(() => page.title()).toBe('(3) Playground · Console');
    // All of it is in one row beside a manual clock, where the reason has no room.
    await page.setViewportSize({ width: 1100, height: 800 });
    const middle = async (name: string) => {
      const box = await page.locator(`header ${name}`).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    expect(Math.abs((await middle('.connection')) - (await middle('.brand')))).toBeLessThan(3);
    // The reason of the latest one is there before anything is clicked.
    await failuresLink(page).getByText('There is no endpoint ecko.').waitFor();
    expect(await dots(page).allTextContents()).toEqual(['Requests', 'Jobs', 'Webhooks']);
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect.poll(() => page.title()).toBe('(2) Jobs · Console');
    expect(await dots(page).allTextContents()).toEqual(['Requests', 'Webhooks']);
    await failuresLink(page).click();
    await expect.poll(() => page.title()).toBe('Failures · Console');
    expect(await dots(page).count()).toBe(0);
    // What was seen stays seen, also after the page was loaded again.
    await page.reload();
    await rows(page).nth(2).waitFor();
    await page.goto('/console/faults');
    await failuresLink(page).waitFor();
    await curl(`${served.url}/v2/ecko2/run`, 'POST', { input: {} }).catch(() => undefined);
    await expect.poll(() => page.title()).toBe('(1) Faults · Console');
  });

  test('are unread while the tab is behind another one', async ({ openPage }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/failures');
    await page.getByText('Nothing has gone wrong.').waitFor();
    const turn = (state: string) =>
      page.evaluate(`
        Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      `);
    await turn('hidden');
    await failEachWay(served);
    await expect.poll(() => page.title()).toBe('(3) Failures · Console');
    await turn('visible');
    await expect.poll(() => page.title()).toBe('Failures · Console');
  });

  test('stand in one list with their reasons, the latest first, and lead to what failed', async ({
    openPage,
  }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/failures');
    const id = await failEachWay(served);
    await rows(page).nth(2).waitFor();
    const texts = (column: string) =>
      page.locator(`.failures td[data-column="${column}"]`).allTextContents();
    expect(await texts('state')).toEqual(['404', 'webhook given up', 'FAILED']);
    const [request = '', webhook = '', job = ''] = await texts('reason');
    expect(request).toContain('There is no endpoint ecko.');
    expect(webhook).toContain('3 calls of 127.0.0.1:1: ');
    expect(job).toBe('The disk is full.');
    // A request without an account has the time of the machine, which the manual clock does not follow.
    await fetch(`${served.url}/v2/echo/health`, { headers: { authorization: 'Bearer unknown' } });
    const unknown = rows(page).filter({ hasText: 'No account has this key.' });
    const time = unknown.locator('time');
    expect(await time.getAttribute('title')).toContain("not on the account's clock");
    expect(await time.textContent()).not.toContain('now');
    await page.setViewportSize({ width: 390, height: 844 });
    await unknown.getByText(/^\w{3} \d+ \d\d:\d\d$/).waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    // Lists word a reason alike.
    const reasons = async () => (await texts('reason')).toSorted();
    const here = (await reasons()).filter((reason) => !reason.includes('3 calls'));
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await page.locator('.requests').getByText('The disk is full.').waitFor();
    const there = page.locator('.requests td[data-column="reason"]');
    expect((await there.allTextContents()).filter((text) => text !== '').toSorted()).toEqual(here);
    await page.goBack();
    await rows(page).nth(3).waitFor();
    await page.getByRole('button', { name: 'Requests' }).click();
    await page.getByText('2 failures', { exact: true }).first().waitFor();
    expect((await texts('state')).toSorted()).toEqual(['401', '404']);
    await page.getByRole('button', { name: 'Jobs', exact: true }).click();
    await page.locator(`.failures a[title="${id}"]`).click();
    await page.getByRole('main').getByText('The disk is full.').first().waitFor();
    await page.goBack();
    await page.locator(`.failures a[title="${id}"]`).waitFor();
    // A reset begins anew.
    await curl(`${served.url}/control/reset`, 'POST');
    await page
      .getByText(/Nothing has gone wrong|1 failure/)
      .first()
      .waitFor();
    await page.locator(`.failures a[title="${id}"]`).waitFor({ state: 'detached' });
  });

  test('of a service that has restarted are gone, and further ones are unread again', async ({
    openPage,
  }) => {
    const first = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const page = await openPage({
      baseURL: first.url,
      expectedErrors: ['ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET', '401', 'ERR_INCOMPLETE'],
    });
    await page.goto('/console/failures');
    await failEachWay(first);
    await rows(page).filter({ hasText: 'The disk is full.' }).waitFor();
    const port = Number(new URL(first.url).port);
    await first.stop();
    const second = await serveConsole({ account: { clock: 'manual' }, endpoints, port });
    await rows(page).filter({ hasText: 'The disk is full.' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Faults', exact: true }).click();
    await failEachWay(second);
    await expect.poll(() => page.title()).toBe('(3) Faults · Console');
  });

  test.for(looks)('are accessible on a %s in %s colours', async ([, , look], { openPage }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const page = await openPage({ ...look, baseURL: served.url });
    await page.goto('/console/failures');
    await page.getByText('Nothing has gone wrong.').waitFor();
    await expectReadable(page);
    await failEachWay(served);
    await rows(page).nth(2).waitFor();
    await expectReadable(page);
    // One click, also where the menu is folded.
    await page.goto('/console/faults');
    await failuresLink(page).click();
    await rows(page).nth(2).waitFor();
  });
});
