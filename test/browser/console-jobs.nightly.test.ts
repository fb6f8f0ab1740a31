/** The console's list of jobs, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { ServiceSettings } from '../../src/reference/service.ts';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { type ServedConsole, serveConsole } from './served-console.ts';

const endpoints: ServiceSettings['endpoints'] = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  clip: { kind: 'public', model: 'video', price: 'video' },
  echo: { kind: 'serverless', worker: 'echo', durationMs: 100 },
  script: { kind: 'serverless', worker: 'script' },
  narrow: { kind: 'serverless', worker: 'script', workers: { max: 1 } },
};
const manual = { account: { clock: 'manual' }, endpoints } as const;

/** Submits jobs without a socket, so that there are soon many. Resolves to their ids. */
async function submitMany({ service }: ServedConsole, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const response = await service.fetch(
      new Request('http://127.0.0.1/v2/echo/run', {
        method: 'POST',
        headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
        body: JSON.stringify({ input: { n } }),
      }),
    );
    ids.push(String(Object(await response.json()).id));
  }
  return ids;
}

const row = (page: Page, id: string) =>
  page.locator('tbody tr', { has: page.locator(`a[title="${id}"]`) });
const status = (page: Page) => page.locator('main').getByRole('status').first();
const inList = (page: Page, script: string) =>
  page.evaluate(`(() => { const list = document.querySelector('.jobs'); return ${script}; })()`);
const isFocused = (page: Page, id: string) => page.locator(`a[title="${id}"]:focus`).waitFor();

describe.skipIf(chromiumPath === undefined)('the list of jobs', () => {
  test('shows 10,000 live jobs, and keeps still where somebody has scrolled', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    const served = await serveConsole(manual);
    const ids = await submitMany(served, 10_000);
    const [first = ''] = ids;
    const last = ids.at(-1) ?? '';
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/jobs');
    await status(page).getByText('10,000 jobs').waitFor();
    await row(page, last).waitFor();
    expect(await inList(page, "list.querySelectorAll('tr').length")).toBeLessThan(60);

    // A job that starts and ends changes in place.
    await row(page, last).getByText('in queue').waitFor();
    const failing = await served.submit('script', {
      input: { script: { afterMs: 50, fail: 'The disk is full.' } },
    });
    await row(page, failing).waitFor();
    await served.control.advanceClock({ ms: 50 });
    await row(page, failing).getByText('failed').waitFor();
    await status(page).getByText('10,001 jobs').waitFor();

    // The end, and back to a place in the middle.
    await inList(page, '(list.scrollTop = list.scrollHeight)');
    await row(page, first).getByText('completed').or(row(page, first).getByText('in')).waitFor();
    await inList(page, '(list.scrollTop = 100_000)');
    const before = await shownRows(page);
    const newer = await submitMany(served, 3);
    await page.getByRole('button', { name: '3 newer' }).waitFor();
    expect(await shownRows(page)).toEqual(before);
    await page.getByRole('button', { name: '3 newer' }).click();
    await row(page, newer.at(-1) ?? '').waitFor();
    await status(page).getByText('10,004 jobs').waitFor();

    await page.getByRole('searchbox').fill('DISK IS FULL');
    await status(page).getByText('1 job', { exact: true }).waitFor();
    await row(page, failing).waitFor();
    expect(new URL(page.url()).searchParams.get('text')).toBe('DISK IS FULL');
  });

  test('is empty after a reset', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const page = await openPage({ baseURL: url });
    const id = await submit('echo', { input: {} });
    await page.goto('/console/jobs');
    await row(page, id).waitFor();
    await control.resetAccount();
    await page.getByText('No jobs yet').waitFor();
  });

  test('is filtered by kind, endpoint, state and text of its address', {
    timeout: 60_000,
  }, async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const image = await submit('image', { input: { prompt: 'a', width: 256, height: 256 } });
    const echo = await submit('echo', { input: {} });
    const hanging = await submit('script', { input: { script: { hang: true } } });
    await control.advanceClock({ ms: 300 });
    const page = await openPage({ baseURL: url });
    const expectRows = async (ids: readonly string[]) => {
      await status(page)
        .getByText(ids.length === 1 ? '1 job' : `${ids.length} jobs`)
        .waitFor();
      for (const id of ids) await row(page, id).waitFor();
    };
    await page.goto('/console/jobs?kind=public');
    await expectRows([image]);
    expect(await row(page, image).textContent()).toContain('$0.0001572864');
    await page.getByRole('button', { name: 'Serverless' }).click();
    await expectRows([hanging, echo]);
    await page.getByLabel('Endpoint', { exact: true }).selectOption('echo');
    await expectRows([echo]);
    await page.getByLabel('State', { exact: true }).selectOption('IN_PROGRESS');
    await page.getByText('No jobs match this filter.').waitFor();
    await page.getByRole('link', { name: 'Show all jobs' }).click();
    await expectRows([hanging, echo, image]);
    await page.goto(`/console/jobs?state=IN_PROGRESS&text=${hanging.slice(0, 8)}`);
    await expectRows([hanging]);
    expect(await page.getByRole('searchbox').inputValue()).toBe(hanging.slice(0, 8));
  });

  test('is used with the keys', { timeout: 60_000 }, async ({ openPage }) => {
    const served = await serveConsole(manual);
    const ids = await submitMany(served, 200);
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/jobs');
    await row(page, ids[199] ?? '').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('echo');
    await status(page).getByText('200 jobs').waitFor();
    await row(page, ids[199] ?? '').waitFor();
    await page.keyboard.press('ArrowDown');
    await isFocused(page, ids[199] ?? '');
    await page.keyboard.press('ArrowDown');
    await isFocused(page, ids[198] ?? '');
    // Rows do not move under somebody who goes through them.
    await submitMany(served, 1);
    await page.getByRole('button', { name: '1 newer' }).waitFor();
    await isFocused(page, ids[198] ?? '');
    await page.keyboard.press('End');
    await isFocused(page, ids[0] ?? '');
    await page.keyboard.press('ArrowUp');
    await isFocused(page, ids[1] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: ids[1] ?? '' }).waitFor();
    // Back leads to the same place, although there are newer jobs by now.
    await page.goBack();
    await isFocused(page, ids[1] ?? '');
    await status(page).getByText('200 jobs').waitFor();
    await page.getByRole('button', { name: '1 newer' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('echo');
  });

  test('is as it was after Back and after the link to all jobs', {
    timeout: 60_000,
  }, async ({ openPage }) => {
    const served = await serveConsole(manual);
    const ids = await submitMany(served, 300);
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/jobs?endpoint=echo&sort=number&order=ascending');
    await row(page, ids[0] ?? '').waitFor();
    await inList(page, '(list.scrollTop = 5000)');
    const before = await shownRows(page);
    for (const back of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'All jobs' }).click(),
    ]) {
      await row(page, ids[150] ?? '')
        .getByRole('link')
        .click();
      await page.getByRole('heading', { name: ids[150] ?? '' }).waitFor();
      await back();
      await isFocused(page, ids[150] ?? '');
      expect(await shownRows(page)).toEqual(before);
    }
    // A job that was opened by its address leads to all jobs, too.
    await page.goto(`/console/jobs/${ids[150]}`);
    await page.getByRole('link', { name: 'All jobs' }).click();
    await row(page, ids[299] ?? '').waitFor();
  });

  test('says how to send the first job', { timeout: 60_000 }, async ({ openPage }) => {
    const { url } = await serveConsole(manual);
    const page = await openPage({ baseURL: url });
    await page.goto('/console/jobs');
    await page.getByText(`'${url}/v2/echo/run'`).waitFor();
    await expectReadable(page);
  });
});

/** The ids in view, with their place on the screen. */
async function shownRows(page: Page): Promise<unknown> {
  const areShown = `(({ top, bottom }, rows) =>
    rows.every((row) => row.querySelector('a')) &&
    rows.at(0).getBoundingClientRect().top < top &&
    rows.at(-1).getBoundingClientRect().bottom > bottom
  )(list.getBoundingClientRect(), [...list.querySelectorAll('tbody tr')])`;
  await expect.poll(() => inList(page, areShown)).toBe(true);
  return inList(
    page,
    `[...list.querySelectorAll('tbody a')].map((link) => [link.title, link.getBoundingClientRect().top])`,
  );
}

describe.skipIf(chromiumPath === undefined).each(looks)(
  'requests on a %s in %s colours',
  (_device, _colours, look) => {
    test('are accessible and fit', { timeout: 60_000 }, async ({ openPage }) => {
      const { url, control, submit } = await serveConsole(manual);
      const { url: webhook } = await control.createReceiver({
        responses: [{ status: 500 }, { status: 200 }],
      });
      for (let n = 0; n < 40; n += 1) await submit('echo', { input: { n } });
      const chunks = [{ afterMs: 300, output: 'a' }];
      await submit('script', {
        input: { script: { afterMs: 800, fail: 'The disk is full.', chunks } },
      });
      await submit('narrow', { input: { script: { hang: true } } });
      await submit('narrow', { input: { script: {} } });
      const id = await submit('image', { input: { prompt: 'A lighthouse' }, webhook });
      await control.advanceClock({ ms: 1500 });
      await control.advanceClock({ ms: 10_000 });
      const page = await openPage({ ...look, baseURL: url });
      await page.goto('/console/jobs');
      await row(page, id).getByText('completed').waitFor();
      await expectReadable(page);
    });
  },
);
