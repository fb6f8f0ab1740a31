/** What people come to the console for, each way from its beginning to its end, in Chromium. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { demoSettings } from '../../src/reference/settings/demo-settings.ts';
import { runCopied } from '../processes/run-copied.ts';
import { chromiumPath, test } from './browser.ts';
import { copiedAs } from './copied-as.ts';
import { type ServedConsole, serveConsole } from './served-console.ts';

const endpoints: ServiceSettings['endpoints'] = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  clip: { kind: 'public', model: 'video', price: 'video' },
  echo: { kind: 'serverless', worker: 'echo', durationMs: 100 },
  script: { kind: 'serverless', worker: 'script' },
};

const jobId = /^[0-9a-f]{8}-/;

const menuLink = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: title, exact: true });
const menu = (page: Page, title: string) => menuLink(page, title).click();
const row = (page: Page, id: string) => page.locator(`a[title="${id}"]`);
const request = (page: Page, text: string) => page.locator('.requests tbody tr', { hasText: text });
const main = (page: Page) => page.getByRole('main');

/** What a program of somebody sends. */
function send({ url }: ServedConsole, path: string, body: unknown, key = 'demo-key') {
  return fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Clicks from the first screen on, as the page gets them. */
function countClicks(page: Page) {
  const clicks = {
    count: 0,
    async on(target: Locator): Promise<void> {
      clicks.count += 1;
      await target.click();
    },
  };
  page.on('load', () => {
    clicks.count = 0;
  });
  return clicks;
}

/** With four decimals at least. */
const dollars = (amount: string | number) => {
  const [whole, fraction = ''] = `${amount}`.split('.');
  return `$${whole}.${fraction.padEnd(4, '0')}`;
};

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

  test('sees why the requests of a program are refused, and then why its job fails', async ({
    openPage,
  }) => {
    const served = await serveConsole({ endpoints });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await openPage({ baseURL: served.url, permissions });
    await page.goto('/');
    await menu(page, 'Requests');
    await page.getByText('No requests yet.').waitFor();
    // The program runs while the page is open.
    const fail = 'Expected a width of at most 1024, got 4096.';
    const input = { script: { fail } };
    expect((await send(served, '/v2/scrip/run', { input })).status).toBe(404);
    await request(page, 'There is no endpoint scrip.').getByText('404').waitFor();
    expect((await send(served, '/v2/script/run', { inputs: input })).status).toBe(400);
    await request(page, '400').click();
    const wrong = page.getByRole('region', { name: 'What went wrong' });
    await wrong.getByRole('row').filter({ hasText: '/input' }).first().waitFor();
    await page
      .getByRole('region', { name: 'Request', exact: true })
      .getByText('"inputs"')
      .waitFor();
    // Now the body is right.
    expect((await send(served, '/v2/script/run', { input })).status).toBe(200);
    await page.getByRole('link', { name: 'All requests' }).click();
    // The list stands still at the row that was opened.
    await page.getByRole('button', { name: '↑ 1 newer' }).click();
    await request(page, '200').click();
    await main(page).locator('dl').getByRole('link', { name: jobId }).click();
    await main(page).getByText(fail).first().waitFor();
    expect(await copiedAs(page, 'Test')).toContain(JSON.stringify(fail));
    await page.getByRole('link', { name: 'All jobs' }).click();
    await page.getByLabel('State', { exact: true }).selectOption('FAILED');
    await main(page).getByRole('status').getByText('1 job', { exact: true }).waitFor();
  });

  test('sees in one click why a request was refused and which job failed, and in two what a server answered', async ({
    openPage,
  }) => {
    const served = await serveConsole({ endpoints });
    const server = await served.control.createReceiver({ responses: [{ status: 503 }] });
    const input = { script: { fail: 'The disk is full.' } };
    const webhook = `${server.url}?order=7`;
    const id = await served.submit('script', { input, webhook });
    expect((await send(served, '/v2/ecko/run', { input })).status).toBe(404);
    const page = await openPage({ baseURL: served.url });
    let clicks = 0;
    const begin = async () => {
      clicks = 0;
      await page.goto('/');
      await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
    };
    const click = async (link: Locator) => {
      clicks += 1;
      await link.click();
    };
    const failures = page.locator('header').getByRole('link', { name: /failures/ });

    await begin();
    // The first screen has the reason of the latest failure already.
    await failures.getByText('There is no endpoint ecko.').waitFor();
    await click(failures);
    await main(page).getByText('There is no endpoint ecko.').waitFor();
    expect(clicks, 'why was my request refused').toBe(1);

    await begin();
    await click(page.locator('header').getByRole('link', { name: /failures/i }));
    const failed = page.locator('.failures tr', { hasText: 'The disk is full.' });
    await failed.locator(`a[title="${id}"]`).waitFor();
    expect(clicks, 'which job failed and why').toBe(1);

    await begin();
    await click(page.getByRole('link', { name: 'Webhooks', exact: true }));
    const call = page.locator('.deliveries tr', { has: page.locator(`a[title="${id}"]`) });
    await call.getByText('status 503').first().waitFor();
    await call.getByText('waiting').waitFor();
    await click(call.locator('a').first());
    await main(page).getByRole('cell', { name: 'status 503' }).first().waitFor();
    expect(clicks, 'was my webhook delivered, and what did my server answer').toBe(2);
  });

  test('sees that a restricted key is refused, and gives it the permission', async ({
    openPage,
  }) => {
    const served = await serveConsole({ endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/');
    await menu(page, 'API keys');
    const form = page.locator('form').last();
    await form.getByLabel('Name (optional)').fill('Reader');
    await form.getByRole('combobox', { name: 'Permission' }).selectOption('read');
    await form.getByRole('button', { name: 'Create key' }).click();
    const shown = page.getByRole('region', { name: 'Copy the new key now' });
    const key = (await shown.locator('pre').textContent()) ?? '';
    await menu(page, 'Requests');
    await page.getByText('No requests yet.').waitFor();

    expect((await send(served, '/v2/echo/run', { input: {} }, key)).status).toBe(401);
    const refused = request(page, '401');
    await refused.getByText('Reader', { exact: true }).waitFor();
    await refused.click();
    const wrong = page.getByRole('region', { name: 'What went wrong' });
    await wrong.getByText('The key Reader is known, but lacks the permission').waitFor();
    await wrong.getByRole('link', { name: 'API keys of this account' }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'Reader' });
    await item.getByText('Only read', { exact: true }).waitFor();
    await item.getByRole('button', { name: 'Change' }).click();
    await item.getByRole('combobox', { name: 'Permission' }).selectOption('run');
    const save = item.getByRole('button', { name: 'Save' });
    await save.click();
    // The form is gone, whose choices have the same texts.
    await save.waitFor({ state: 'hidden' });
    await item.getByText('Run and read', { exact: true }).waitFor();
    expect((await send(served, '/v2/echo/run', { input: {} }, key)).status).toBe(200);
    await menu(page, 'Requests');
    await request(page, '200').getByText('Reader', { exact: true }).waitFor();
  });

  test('watches how a webhook is called again until it is acknowledged', async ({ openPage }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/');
    await menu(page, 'Webhooks');
    await page.getByText('New receiver').click();
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
    await shown(crashed, 'FAILED');
    await shown(fine, 'COMPLETED');
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
    const swatch = page.getByRole('row', { name: /^image/ }).locator('.swatch');
    const colour = await swatch.getAttribute('class');
    await served.submit('clip', { input: { prompt: 'A lighthouse', duration: 5 } });
    await served.control.advanceClock({ ms: 3_600_000 });
    const { total, totals } = await served.control.getLedger();
    await main(page)
      .getByText(`${dollars(total)} for 3 jobs.`)
      .waitFor();
    expect(await swatch.getAttribute('class')).toBe(colour);
    const models = page.getByRole('table', { name: 'Charges by model' }).locator('tbody tr');
    // The highest first; each amount is exact.
    for (const [at, endpointId] of ['clip', 'image'].entries()) {
      const costs = totals.filter((one) => one.endpointId === endpointId);
      const cost = costs.reduce((sum, one) => sum + Number(one.cost), 0).toFixed(10);
      const amount = models
        .nth(at)
        .filter({ hasText: endpointId })
        .locator('[data-column="charge"] .number');
      expect(await amount.textContent()).toBe(dollars(Number(cost)));
    }
    await page.getByRole('combobox', { name: 'By' }).selectOption('day');
    expect(totals).toHaveLength(3);
    const amounts = totals
      .map(({ endpointId, cost }) => `${endpointId}: ${dollars(cost)}`)
      .toSorted();
    const bars = page.getByRole('img', { name: 'Charges by day' }).locator('rect title');
    await expect
      .poll(async () =>
        (await bars.allTextContents()).map((text) => text.split(', ')[1]).toSorted(),
      )
      .toEqual(amounts);
    await page.getByText('The charges by day as a table').click();
    const rows = page.locator('details table tbody tr');
    for (const { day, endpointId, cost } of totals) {
      await rows
        .filter({ hasText: endpointId })
        .filter({ hasText: new RegExp(` ${new Date(day).getUTCDate()}\\D`) })
        .getByText(dollars(cost), { exact: true })
        .waitFor();
    }
  });

  test('sees in one click what a model has cost today', async ({ openPage }) => {
    const served = await serveConsole({ account: { clock: 'manual' }, endpoints });
    const picture = { input: { prompt: 'A lighthouse', width: 512, height: 512 } };
    await served.submit('image', picture);
    await served.control.advanceClock({ ms: 86_400_000 });
    await served.submit('image', picture);
    await served.control.advanceClock({ ms: 1000 });
    const page = await openPage({ baseURL: served.url });
    const clicks = countClicks(page);
    await page.goto('/');
    await clicks.on(menuLink(page, 'Usage'));
    const models = page.getByRole('table', { name: 'Charges by model' });
    const [cost] = (await served.control.getLedger()).totals.slice(-1).map((total) => total.cost);
    const ofImage = models.getByRole('row', { name: /^image/ });
    const today = ofImage.locator('td[data-column="today"]');
    await today.getByText(dollars(cost ?? '')).waitFor();
    expect(clicks.count).toBeLessThanOrEqual(2);
  });

  test('makes a waiting job time out in three clicks', async ({ openPage }) => {
    const served = await serveConsole({
      account: { clock: 'manual' },
      endpoints: { script: { kind: 'serverless', worker: 'script', workers: { max: 1 } } },
    });
    const hang = { input: { script: { hang: true } } };
    await served.submit('script', hang);
    await served.control.advanceClock({ ms: 10_000 });
    const waiting = await served.submit('script', { ...hang, policy: { ttl: 60_000 } });
    const page = await openPage({ baseURL: served.url });
    const clicks = countClicks(page);
    await page.goto('/');
    await clicks.on(menuLink(page, 'Time'));
    const due = page.locator('.due li', { hasText: waiting });
    await clicks.on(due.getByRole('button', { name: 'Advance to it' }));
    await clicks.on(page.locator('.happened').getByRole('link', { name: waiting }).first());
    await main(page).locator('.job-state').getByText('TIMED_OUT').waitFor();
    expect(clicks.count).toBe(3);
  });

  test('sends a refused request again, changed, in three clicks', async ({ openPage }) => {
    const served = await serveConsole({ endpoints });
    const body = { input: { order: 42 }, policy: { ttl: 5 } };
    expect((await send(served, '/v2/echo/run', body)).status).toBe(400);
    const page = await openPage({ baseURL: served.url, expectedErrors: ['400'] });
    const clicks = countClicks(page);
    await page.goto('/');
    await clicks.on(menuLink(page, 'Requests'));
    await clicks.on(request(page, 'policy.ttl: at least 10000, got 5').getByRole('link'));
    await clicks.on(page.getByRole('link', { name: 'Change and send' }));
    const ttl = page.getByLabel('ttl');
    await ttl.fill('60000');
    await ttl.press('Enter');
    await main(page).getByRole('link', { name: jobId }).waitFor();
    const [job] = (await served.control.listJobs()).jobs;
    expect(await served.control.getJob(job?.id ?? '')).toMatchObject({
      input: body.input,
      policy: { ttl: 60_000 },
    });
    expect(clicks.count).toBe(3);
  });

  test('copies the request of the first screen as curl in two clicks, and runs it', async ({
    openPage,
  }) => {
    const demo = await demoSettings();
    const served = await serveConsole({ endpoints: demo.endpoints });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await openPage({ baseURL: served.url, permissions });
    const clicks = countClicks(page);
    await page.goto('/');
    await clicks.on(page.getByRole('button', { name: 'Copy as' }));
    await clicks.on(page.getByRole('menuitem', { name: 'curl' }));
    await page.getByText('Copied as curl').waitFor();
    const { exitCode, errors } = await runCopied(
      await page.evaluate<string>('navigator.clipboard.readText()'),
    );
    expect({ exitCode, errors }).toMatchObject({ exitCode: 0 });
    expect((await served.control.listJobs()).total).toBe(1);
    expect(clicks.count).toBe(2);
  });
});
