/** The console's list of jobs, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { chromiumPath, devices, expectReadable, looks, test } from './browser.ts';
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
const inList = <Value = unknown>(page: Page, script: string) =>
  page.evaluate<Value>(
    `(() => { const list = document.querySelector('.jobs'); return ${script}; })()`,
  );
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
    await row(page, last).getByText('IN_QUEUE').waitFor();
    const failing = await served.submit('script', {
      input: { script: { afterMs: 50, fail: 'The disk is full.' } },
    });
    await row(page, failing).waitFor();
    await served.control.advanceClock({ ms: 50 });
    await row(page, failing).getByText('FAILED').waitFor();
    await status(page).getByText('10,001 jobs').waitFor();

    // The end, and back to a place in the middle.
    await inList(page, '(list.scrollTop = list.scrollHeight)');
    await row(page, first)
      .getByText(/COMPLETED|IN_/)
      .waitFor();
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

  test('is filtered by kind, endpoint, state and text of its address', async ({ openPage }) => {
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

  test('says in each row what came of the job, and what the jobs of a filter make together', async ({
    openPage,
  }) => {
    const { url, control, submit } = await serveConsole(manual);
    const receiver = await control.createReceiver({ responses: [{ status: 500 }] });
    const failed = await submit('script', { input: { script: { fail: 'The disk is full.' } } });
    const done = await submit('script', {
      input: { script: { output: { said: 'Ahoy' } } },
      webhook: receiver.url,
    });
    const late = await submit('script', {
      input: { script: { hang: true } },
      policy: { executionTimeout: 6000 },
    });
    const image = { input: { prompt: 'a', width: 256, height: 256 } };
    const images = [await submit('image', image), await submit('image', image)];
    await control.advanceClock({ ms: 60_000 });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/jobs');
    const result = (id: string) => row(page, id).locator('[data-column="result"]');
    await result(failed).getByText('The disk is full.', { exact: true }).waitFor();
    await result(done).getByText('Webhook 3 calls, given up.').waitFor();
    await result(done).getByText('{"said":"Ahoy"}').waitFor();
    await result(late).getByText('execution timeout').waitFor();
    await result(images[0] ?? '')
      .getByText('{"image_url":"http')
      .waitFor();
    const { total } = await control.getLedger();
    await status(page).getByText(`5 jobs · $${total} · 2 failed`).waitFor();
    await page.getByLabel('Endpoint', { exact: true }).selectOption('image');
    await expect.poll(() => status(page).textContent()).toBe(`2 jobs · $${total}`);

    // Four decimals are seen, and all of them copied.
    const shown = await page.evaluate(`(() => {
      const cost = document.querySelector('.jobs [data-column="cost"] .rest').parentElement;
      getSelection().selectAllChildren(cost);
      const range = new Range();
      range.selectNodeContents(cost.querySelector('.rest'));
      const { width } = range.getBoundingClientRect();
      return { copied: getSelection().toString(), rest: width, title: cost.title };
    })()`);
    expect(shown).toEqual({ copied: '$0.0001572864', rest: 0, title: '$0.0001572864' });
  });

  test('is used with the keys', async ({ openPage }) => {
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

  test('is as it was after Back and after the link to all jobs', async ({ openPage }) => {
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

  test('finds a job by its input, its output and the words of the page', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const asked = await submit('echo', { input: { order: { number: 4711, for: 'Zoë' } } });
    const said = await submit('script', { input: { script: { output: { said: 'Ahoy' } } } });
    const late = await submit('script', {
      input: { script: { hang: true } },
      policy: { executionTimeout: 6000 },
    });
    await control.advanceClock({ ms: 6000 });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/jobs');
    await status(page).getByText('3 jobs').waitFor();
    for (const [text, id] of [
      ['4711', asked],
      ['"number": 4711', asked],
      ['zoë', asked],
      ['"said":"ahoy"', said],
      ['Timed out', late],
    ] as const) {
      await page.getByRole('searchbox').fill(text);
      await status(page).getByText('1 job', { exact: true }).waitFor();
      await row(page, id).waitFor();
    }
    // The address finds it, too.
    await page.reload();
    await row(page, late).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('Timed out');
  });

  test('is sorted, and shows the jobs of a time', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const job = (afterMs: number) => submit('script', { input: { script: { afterMs } } });
    const early = await job(200);
    // Ended jobs are kept for half an hour.
    await control.advanceClock({ ms: 1_200_000 });
    const [long, short] = [await job(900), await job(100)];
    await control.advanceClock({ ms: 1000 });
    const page = await openPage({ baseURL: url });
    const expectRows = (ids: readonly string[]) =>
      expect
        .poll(() => inList(page, "[...list.querySelectorAll('tbody a')].map((link) => link.title)"))
        .toEqual(ids);
    await page.goto('/console/jobs');
    await expectRows([short, long, early]);
    const runTime = page.getByRole('button', { name: 'Run time' });
    const sorted = (direction: string) =>
      page.locator(`th[aria-sort="${direction}"]`, { hasText: 'Run time' }).waitFor();
    await runTime.click();
    await sorted('descending');
    await expectRows([long, early, short]);
    // The button keeps the focus, so that the keys turn the order.
    await page.keyboard.press('Enter');
    await sorted('ascending');
    await expectRows([short, early, long]);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('executionTime');
    await page.getByLabel('Submitted').selectOption('Last 5 minutes');
    await expectRows([short, long]);
    await page.getByLabel('Order').selectOption('Oldest first');
    await expectRows([long, short]);
    await page.getByLabel('Submitted').selectOption('Any time');
    await expectRows([early, long, short]);
    const { queuedMs } = await control.getJob(long);
    const at = (ms: number) => new Date(ms).toISOString();
    await page.goto(`/console/jobs?from=${at(queuedMs - 8e6)}&to=${at(queuedMs)}`);
    await expectRows([early]);
    await page.getByLabel('Until').fill('');
    await expectRows([short, long, early]);
    // The account's clock, whatever the time of this machine.
    await page.goto('/console/jobs?last=5min');
    await expectRows([short, long]);
  });

  test('says how many jobs it has not searched', async ({ openPage }) => {
    const { url } = await serveConsole(manual);
    const page = await openPage({ baseURL: url });
    await page.route(/\/control\/jobs\?.*text=/, (route) =>
      route.fulfill({ json: { total: 0, unsearched: 1200, jobs: [] } }),
    );
    await page.goto('/console/jobs?text=needle');
    await page.getByText('The inputs and outputs of 1,200 jobs were not searched').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByText('No jobs yet').waitFor();
    expect(await page.getByText('not searched').count()).toBe(0);
  });

  test('shows every age, state and webhook whole', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const policy = { ttl: 604_800_000 };
    const { url: webhook } = await control.createReceiver({
      responses: [{ status: 500 }, { status: 200 }],
    });
    // The last ones become the ages: 6 d 23 h, 23 h 59 min, 59 min 59 s, 59 s.
    for (const ms of [518_400_000, 82_800_000, 3_540_000, 59_000]) {
      await submit('echo', { input: {}, webhook });
      await submit('narrow', { input: { script: { hang: true } }, policy });
      await control.advanceClock({ ms });
    }
    await submit('script', { input: { script: { fail: 'No.' } } });
    await submit('script', { input: { script: { hang: true } } });
    await control.advanceClock({ ms: 0 });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/jobs');
    await row(page, (await control.listJobs({ limit: 1 })).jobs[0]?.id ?? '').waitFor();
    await page
      .locator('.jobs')
      .getByText(/calls, acknowledged/)
      .first()
      .waitFor();
    for (const column of ['state', 'webhook', 'age']) {
      await page.locator(`td[data-column="${column}"]`).first().waitFor();
    }
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = `[...list.querySelectorAll('th, [data-column="state"], [data-column="webhook"], [data-column="age"]')]
        .filter((cell) => cell.offsetParent !== null && cell.scrollWidth > cell.clientWidth)
        .map((cell) => cell.textContent)`;
      expect([width, ...(await inList<string[]>(page, cut))]).toEqual([width]);
    }
    const marks = await page.evaluate<string[]>(`
      ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED', 'OTHER'].map((state) => {
        const element = document.querySelector('.state');
        element.dataset.state = state;
        const mark = getComputedStyle(element, '::before');
        const hasColour = mark.backgroundColor !== 'rgba(0, 0, 0, 0)';
        return [mark.borderRadius, mark.clipPath, hasColour, mark.backgroundImage.replaceAll(/rgb[^)]*\\)/g, '')].join();
      })`);
    expect(new Set(marks).size).toBe(marks.length);
  });

  test('says how to send the first job', async ({ openPage }) => {
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

describe.skipIf(chromiumPath === undefined)('on a phone, the list of jobs', () => {
  test('begins high, has rows of two lines, and folds its filters', async ({ openPage }) => {
    const served = await serveConsole(manual);
    await submitMany(served, 200);
    const failed = await served.submit('script', {
      input: { script: { fail: 'The disk is full.' } },
    });
    await served.control.advanceClock({ ms: 100 });
    const page = await openPage({ ...devices.phone, baseURL: served.url });
    await page.goto('/console/jobs');
    await row(page, failed).getByText('The disk is full.').waitFor();
    const top = await inList<number>(page, 'list.getBoundingClientRect().top');
    expect(top).toBeLessThan(200);
    // All that counts is in view, on two lines.
    const cells = `[...document.querySelector('a[title="${failed}"]').closest('tr').cells]
      .filter((cell) => cell.checkVisibility())`;
    const seen = await page.evaluate<string[]>(
      `${cells}.filter((cell) => cell.scrollWidth <= cell.clientWidth).map((cell) => cell.dataset.column)`,
    );
    expect(seen).toEqual(expect.arrayContaining(['state', 'endpoint', 'result', 'cost', 'age']));
    const lines = await page.evaluate<number>(
      `new Set(${cells}.map((cell) => Math.round(cell.getBoundingClientRect().bottom / 8))).size`,
    );
    expect(lines).toBe(2);
    // Rows are as high as the list thinks: the last one is whole.
    await inList(page, '(list.scrollTop = list.scrollHeight)');
    await page.locator('tbody tr[aria-rowindex="202"]').waitFor();
    const isWhole = await inList(
      page,
      'Math.abs(list.querySelector(\'[aria-rowindex="202"]\').getBoundingClientRect().bottom - list.getBoundingClientRect().bottom) < 4',
    );
    expect(isWhole).toBe(true);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('State', { exact: true }).selectOption('FAILED');
    await page.getByRole('button', { name: 'Filters (1)', expanded: true }).waitFor();
    await status(page).getByText('1 job', { exact: true }).waitFor();
    await expectReadable(page);
  });
});

describe.skipIf(chromiumPath === undefined).each(looks)(
  'jobs on a %s in %s colours',
  (_device, _colours, look) => {
    test('are accessible and fit', async ({ openPage }) => {
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
      await row(page, id).getByText('COMPLETED').waitFor();
      await expectReadable(page);
    });
  },
);
