/** The shell of the console in Chromium: pages, keys, themes, connection, and attempts of other pages. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { consolePages } from '../../src/cli/serve/console-pages.ts';
import { createControlClient } from '../../src/client/control.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { chromiumPath, devices, expectReadable, looks, type PageOptions, test } from './browser.ts';

const settings: ServiceSettings = {
  accounts: { demo: { keys: { 'demo-key': {} } }, other: { keys: { 'other-key': {} } } },
  endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
};

interface Given {
  readonly port?: number;
  readonly token?: string;
  /** Default: those of the settings above. */
  readonly accounts?: ServiceSettings['accounts'];
}

async function serve({ port = 0, token, accounts = settings.accounts }: Given = {}) {
  const service = createReferenceService({
    settings: { ...settings, accounts },
    console: true,
    control: { enabled: true, token },
    pages: consolePages(join(process.cwd(), 'dist/console')),
  });
  const { url, close } = await listen(service.handle, { host: '127.0.0.1', port });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      service.close();
      await close();
    })();
    return stopping;
  };
  onTestFinished(stop);
  return { url, service, stop };
}

/** Goes to a page by the menu, which narrow screens fold. */
async function openPageOf(page: Page, title: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Menu' });
  if (await opener.isVisible()) await opener.click();
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: title, exact: true }).click();
  await heading(page, title).waitFor();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const focused = (page: Page) => page.evaluate('document.activeElement.id');

const shownAccount = (page: Page) => page.getByRole('button', { name: /^Account / });

const state = (page: Page, name: string) => page.locator(`.connection[data-state=${name}]`);

describe.skipIf(chromiumPath === undefined)('the console', () => {
  describe.each(looks)('on a %s in %s colours', (_device, _colours, look) => {
    test('has accessible pages that fit', { timeout: 120_000 }, async ({ openPage }) => {
      const { url } = await serve();
      // This service has neither a report nor the document, which `serve` adds.
      const page = await openPage({ ...look, baseURL: url, expectedErrors: ['404'] });
      await page.goto('/');
      await state(page, 'live').waitFor();
      const titles = await page.locator('#menu nav a').allTextContents();
      expect(titles.length).toBeGreaterThan(8);
      for (const title of titles) {
        await openPageOf(page, title);
        // The missing document counts as a refused request.
        expect((await page.title()).replace(/^\(\d+\) /, '')).toBe(`${title} · Console`);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectReadable(page);
        }
      }
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await expectReadable(page);
      await page.keyboard.press('Escape');
      await shownAccount(page).click();
      await page.getByRole('dialog').getByRole('link', { name: 'other' }).waitFor();
      await expectReadable(page);
    });
  });

  test('the header is one row on a phone, also with a long name and a manual clock', async ({
    openPage,
  }) => {
    const name = 'an-account-with-a-name-that-is-much-too-long-for-a-phone';
    const { url } = await serve({
      accounts: { [name]: { keys: { 'demo-key': {} }, clock: 'manual' } },
    });
    const page = await openPage({ ...devices.phone, baseURL: url });
    await page.goto('/console/keys');
    await page.getByRole('button', { name: 'Advance to next' }).waitFor();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const { height = 0 } = (await page.locator('header').boundingBox()) ?? {};
      expect(height, `at ${width} px`).toBeLessThan(50);
      await expectReadable(page);
    }
    const opener = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Pages' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await expectReadable(page);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.locator('header button:focus').and(opener).waitFor();
    await openPageOf(page, 'Usage');
    await menu.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('content');
  });

  test('texts are at most 1,100 px wide, and those of users have their own direction', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    const { url } = await serve();
    const control = createControlClient({ baseUrl: url, apiKey: 'demo-key' });
    await control.createKey({ name: 'שלום (1)', permission: 'run' });
    const page = await openPage({
      baseURL: url,
      viewport: { width: 1920, height: 900 },
      expectedErrors: ['404'],
    });
    await page.goto('/console/');
    await state(page, 'live').waitFor();
    for (const title of await page.locator('#menu nav a').allTextContents()) {
      await openPageOf(page, title);
      const widest = await page.evaluate(
        'Math.max(0, ...[...document.querySelectorAll("main :is(p, pre)")].map((one) => one.offsetWidth))',
      );
      expect(widest, title).toBeLessThanOrEqual(1100);
    }
    await openPageOf(page, 'API keys');
    await page.locator('main strong', { hasText: 'שלום (1)' }).waitFor();
    const bidi = 'getComputedStyle(document.querySelector("main strong")).unicodeBidi';
    expect(await page.evaluate(bidi)).toBe('plaintext');
  });

  test('an unknown page says so and offers the others', async ({ openPage }) => {
    const { url } = await serve();
    const page = await openPage({ baseURL: url });
    for (const path of ['/console/no-such-page', '/console/usage/today', '/console/jobs/a/b']) {
      await page.goto(path);
      await heading(page, 'Page not found').waitFor();
      expect(await page.title()).toBe('Page not found · Console');
      await page.getByText(`The console has no page ${path}`).waitFor();
    }
    await expectReadable(page);
    await page.getByRole('main').getByRole('link', { name: 'Usage' }).click();
    await heading(page, 'Usage').waitFor();
    await page.goto('/console/playground');
    await heading(page, 'Playground').waitFor();
  });

  test('keys open pages and the help', async ({ openPage }) => {
    const { url } = await serve();
    const page = await openPage({ baseURL: url });
    await page.goto('/console/');
    await state(page, 'live').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await page.getByRole('heading', { level: 1, name: 'Faults' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/faults');
    await expect.poll(() => focused(page)).toBe('content');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor();
  });

  test('Ctrl+K goes to a page, an endpoint or a job, and Esc back to the list', async ({
    openPage,
  }) => {
    const { url } = await serve();
    const response = await fetch(`${url}/v2/echo/run`, {
      method: 'POST',
      headers: { authorization: 'demo-key', 'content-type': 'application/json' },
      body: '{"input":{}}',
    });
    const { id = '' }: { id?: string } = Object(await response.json());
    const page = await openPage({ baseURL: url });
    await page.goto('/console/');
    await state(page, 'live').waitFor();
    const palette = page.getByRole('dialog', { name: 'Go to' });
    // Also from a field.
    await page.locator('#endpoint').focus();
    await page.keyboard.press('Control+k');
    await palette.getByRole('link', { name: 'Faults page' }).waitFor();
    await expectReadable(page);
    await page.keyboard.type('usa');
    await expect.poll(() => palette.getByRole('link').allTextContents()).toEqual(['Usage page']);
    await page.keyboard.press('Enter');
    await heading(page, 'Usage').waitFor();
    await palette.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(id.slice(4));
    await palette.getByRole('link', { name: id }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: id }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/console/jobs?*');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('echo');
    await palette.getByRole('link', { name: 'echo endpoint' }).click();
    await page.getByRole('heading', { level: 2, name: 'echo' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nothing like it');
    await palette.getByText('Nothing has this name.').waitFor();
    // Closes the dialog only.
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 2, name: 'echo' }).waitFor();
  });

  test('tabs stand in groups, and the addresses of earlier versions lead to a tab', async ({
    openPage,
  }) => {
    const { url } = await serve();
    const page = await openPage({ baseURL: url, expectedErrors: ['404'] });
    await page.goto('/console/application');
    await heading(page, 'Checks').waitFor();
    const groups = await page.locator('#menu .group').all();
    const tabs = groups.map((group) => group.getByRole('link').allTextContents());
    expect(await Promise.all(tabs)).toEqual([
      ['Playground'],
      ['Requests', 'Jobs', 'Webhooks', 'Usage'],
      ['Endpoints', 'Time', 'Faults', 'API keys'],
      ['Checks'],
    ]);
    const current = page.locator('#menu [aria-current="page"]');
    expect(await current.textContent()).toBe('Checks');
    const parts = page.getByRole('navigation', { name: 'Checks' });
    expect(await parts.locator('[aria-current="page"]').textContent()).toBe('Application');
    await parts.getByRole('link', { name: 'Contract' }).click();
    await expect.poll(() => parts.locator('[aria-current="page"]').textContent()).toBe('Contract');
    await page.goto('/console/contract');
    await expect.poll(() => parts.locator('[aria-current="page"]').textContent()).toBe('Contract');
  });

  test('an id that has no room keeps its beginning and its end', async ({ openPage }) => {
    const { url } = await serve();
    const response = await fetch(`${url}/v2/echo/run`, {
      method: 'POST',
      headers: { authorization: 'demo-key', 'content-type': 'application/json' },
      body: '{"input":{}}',
    });
    const { id = '' }: { id?: string } = Object(await response.json());
    const page = await openPage({ ...devices.phone, baseURL: url });
    await page.goto(`/console/jobs/${id}`);
    const title = page.getByRole('heading', { level: 2, name: id });
    await title.waitFor();
    await page.setViewportSize({ width: 320, height: 700 });
    const box = async (text: string) => title.getByText(text, { exact: true }).boundingBox();
    const beginning = await box(id.slice(0, -8));
    const end = await box(id.slice(-8));
    // On one line, within the screen.
    expect(end?.y).toBe(beginning?.y);
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(beginning?.width).toBeGreaterThan(30);
    const isCut = await page.evaluate(
      "(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('h2 .cut > :first-child'))",
    );
    expect(isCut).toBe(true);
    expect(await page.locator('.detail-header').count()).toBe(1);
    const { height = 0 } = (await page.locator('.detail-header').boundingBox()) ?? {};
    expect(height).toBeLessThan(40);
  });

  test('a chosen theme stays', async ({ openPage }) => {
    const { url } = await serve();
    const page = await openPage({ baseURL: url, colorScheme: 'light' });
    await page.goto('/console/');
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.reload();
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
    expect(await background()).toBe(dark);
  });

  test('a lost service, and one that was started again, whose pages are read again', async ({
    openPage,
  }) => {
    const first = await serve();
    const options: PageOptions = {
      baseURL: first.url,
      expectedErrors: ['ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET', '401', 'ERR_INCOMPLETE'],
    };
    const page = await openPage(options);
    await page.goto('/console/keys');
    await page.getByLabel('Name (optional)').fill('made by hand');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('made by hand').first().waitFor();
    await first.stop();
    await page.getByText('The service cannot be reached').waitFor();
    const time = page.locator('header time');
    const before = await time.textContent();
    await expectReadable(page);
    // Without the service nobody knows the time of the account.
    expect(await time.textContent()).toBe(before);
    await serve({ port: Number(new URL(first.url).port) });
    const notice = page.getByRole('alert').filter({ hasText: 'The service has restarted' });
    // The page may find the service first.
    const tried = page
      .getByRole('button', { name: 'Try now' })
      .click()
      .catch(() => undefined);
    await Promise.race([tried, notice.waitFor()]);
    await notice.getByText('Lost: jobs, requests, charges').waitFor();
    await state(page, 'live').waitFor();
    await page.getByText('made by hand').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('tabs with different accounts keep them', async ({ openPage }) => {
    const { url, service } = await serve();
    const page = await openPage({ baseURL: url, expectedErrors: ['404', 'INCOMPLETE'] });
    await page.goto('/console/clock');
    await page.getByRole('button', { name: 'Account demo' }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/console/keys?account=other');
    await other.getByRole('button', { name: 'Account other' }).waitFor();
    await openPageOf(page, 'API keys');
    await page.getByLabel('Name (optional)').fill('for demo');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('for demo').first().waitFor();
    const keysOf = (id: string) => {
      const account = service.accounts.get(id);
      return account && service.accounts.keysOf(account).length;
    };
    expect([keysOf('demo'), keysOf('other')]).toEqual([2, 1]);
  });

  test('switching the account keeps the page, and Back leads to the one before', async ({
    openPage,
  }) => {
    const { url } = await serve();
    const page = await openPage({ baseURL: url });
    await page.goto('/console/jobs?state=FAILED');
    await state(page, 'live').waitFor();
    await page.waitForURL('**/console/jobs?*account=demo*');
    expect(new URL(page.url()).searchParams.get('state')).toBe('FAILED');
    await page.getByRole('button', { name: 'Account demo' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Accounts' });
    await dialog.getByText('2 accounts').waitFor();
    const shown = dialog.getByRole('link', { name: 'demo' });
    expect(await shown.getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator(':focus').and(shownAccount(page)).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: 'Search the accounts' }).fill('OTH');
    await dialog.getByText('1 account', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/jobs?account=other');
    await page.getByRole('button', { name: 'Account other' }).waitFor();
    await heading(page, 'Jobs').waitFor();
    for (const link of await page.locator('#menu nav a').all()) {
      expect(await link.getAttribute('href')).toContain('account=other');
    }
    await page.goBack();
    await page.getByRole('button', { name: 'Account demo' }).waitFor();
  });

  test('a link opens its account in another browser, and one of many is found', async ({
    openPage,
  }) => {
    const { url, service } = await serve();
    const control = createControlClient({ baseUrl: url });
    for (let count = 0; count < 60; count += 1) await control.createAccount();
    const manual = await control.createAccount({ clock: 'manual' });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/faults');
    await shownAccount(page).click();
    const dialog = page.getByRole('dialog', { name: 'Accounts' });
    await dialog.getByText('50 of 63 accounts').waitFor();
    await dialog.getByRole('link', { name: `${manual.id} manual clock, throw-away` }).waitFor();
    await dialog.getByRole('searchbox').fill('away-7');
    await dialog.getByRole('link', { name: 'throw-away-7' }).click();
    await page.getByRole('button', { name: 'Account throw-away-7' }).waitFor();
    const elsewhere = await openPage({ baseURL: url });
    await elsewhere.goto(page.url());
    await heading(elsewhere, 'Faults').waitFor();
    await elsewhere.getByRole('button', { name: 'Account throw-away-7' }).waitFor();
    expect(service.accounts.get('throw-away-7')).toBeDefined();
  });

  test('the key of a new account is shown before its account is opened', async ({ openPage }) => {
    const { url } = await serve();
    const page = await openPage({ baseURL: url });
    await page.goto('/console/faults');
    await shownAccount(page).click();
    const dialog = page.getByRole('dialog', { name: 'Accounts' });
    await dialog.getByRole('button', { name: 'Create an account with a manual clock' }).click();
    const created = dialog.getByRole('region', { name: 'Copy the key of throw-away-1 now' });
    const apiKey = (await created.locator('pre').textContent()) ?? '';
    const control = createControlClient({ baseUrl: url, apiKey });
    expect((await control.getService()).account).toBe('throw-away-1');
    await expectReadable(page);
    await created.getByRole('link', { name: 'Open the account' }).click();
    await page.getByRole('button', { name: 'Account throw-away-1' }).waitFor();
    await heading(page, 'Faults').waitFor();
    expect(await page.content()).not.toContain(apiKey);
  });

  test('an account that is gone is named, and no other one is shown in its place', async ({
    openPage,
  }) => {
    const { url } = await serve();
    const account = await createControlClient({ baseUrl: url }).createAccount();
    const options = { baseURL: url, expectedErrors: ['404', 'INCOMPLETE'] };
    const page = await openPage(options);
    await page.goto(`/console/keys?account=${account.id}`);
    await page.getByRole('button', { name: 'Create key' }).waitFor();
    await account.delete();
    const gone = page.getByRole('heading', { name: `There is no account ${account.id}` });
    await gone.waitFor();
    expect(await page.getByRole('button', { name: 'Create key' }).count()).toBe(0);
    await expectReadable(page);
    await page.reload();
    await gone.waitFor();
    const unknown = await openPage(options);
    await unknown.goto('/console/jobs?account=no%20such');
    await unknown.getByRole('heading', { name: 'There is no account no such' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'other' }).click();
    await page.waitForURL('**/console/keys?account=other');
    await page.getByRole('button', { name: 'Create key' }).waitFor();
  });

  test('a manual clock is moved from any page', async ({ openPage }) => {
    const { url } = await serve({
      accounts: { demo: { keys: { 'demo-key': {} }, clock: 'manual' } },
    });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/jobs');
    const advance = page.getByRole('button', { name: 'Advance to next' });
    await page.getByRole('link', { name: /2026-01-01 00:00:00.*manual clock/ }).waitFor();
    await page.locator('header').getByText('Nothing is due').waitFor();
    expect(await advance.isDisabled()).toBe(true);
    await fetch(`${url}/v2/echo/run`, {
      method: 'POST',
      headers: { authorization: 'demo-key', 'content-type': 'application/json' },
      body: '{"input":{}}',
    });
    const next = page.locator('header .next');
    await next.getByText('Worker is ready now', { exact: true }).waitFor();
    // Then the job has ended, whether or not the list shows it yet.
    const later = /Idle worker stops|Job is deleted/;
    for (let due = await next.textContent(); !later.test(due ?? ''); ) {
      await advance.click();
      await expect.poll(() => next.textContent()).not.toBe(due);
      due = await next.textContent();
    }
    await page.locator('main .state', { hasText: 'COMPLETED' }).waitFor();
  });

  test('asks for the control token', async ({ openPage }) => {
    const { url } = await serve({ token: 'a-token' });
    const page = await openPage({ baseURL: url, expectedErrors: ['401'] });
    await page.goto('/console/');
    await page.getByLabel('Control token').fill('another');
    await page.keyboard.press('Enter');
    await page.getByText('The token is wrong').waitFor();
    await expectReadable(page);
    await page.getByLabel('Control token').fill('a-token');
    await page.keyboard.press('Enter');
    await state(page, 'live').waitFor();
    await page.reload();
    await state(page, 'live').waitFor();
    const kept = await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })');
    expect(kept).toMatch(/^\{"console.session":"[0-9a-f]{64}"\}$/);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('a page on another port can neither call nor read', async ({ openPage }) => {
    const { url, service } = await serve();
    const received: string[] = [];
    const other = await listen(
      (request) => {
        received.push(JSON.stringify([...new Headers(Object(request.headers?.()))]));
        return { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Other' };
      },
      { host: '127.0.0.1', port: 0 },
    );
    onTestFinished(() => other.close());
    const page = await openPage({
      baseURL: other.url,
      origins: [url],
      expectedErrors: ['CORS', 'ERR_FAILED', '401', '400', 'frame-ancestors', 'Framing'],
    });
    await page.goto(`${url}/console/`);
    await state(page, 'live').waitFor();
    const kept = await page.evaluate("localStorage['console.session']");
    expect(kept).toMatch(/^[0-9a-f]{64}$/);
    await page.goto(other.url);
    expect(received).not.toEqual([]);
    expect(received.join('\n')).not.toMatch(new RegExp(`${kept}|"cookie"`));
    expect(await page.evaluate('JSON.stringify({ ...localStorage })')).toBe('{}');
    // Whatever the browser might keep for all ports of the host would go along.
    const attempt = (path: string, options: object) =>
      page.evaluate(
        ([address, init]) =>
          fetch(address, init).then(
            (response) => response.status,
            () => 'refused',
          ),
        [`${url}${path}`, { credentials: 'include', ...options }] as const,
      );
    const job = { method: 'POST', body: '{"input":{}}' };
    const headers = { authorization: 'Bearer demo-key', 'content-type': 'application/json' };
    await fetch(`${url}/v2/echo/run`, { ...job, headers });
    expect(await attempt('/v2/echo/run', { ...job, mode: 'no-cors' })).toBe(0);
    expect(await attempt('/v2/echo/run', job)).toBe('refused');
    expect(await attempt('/control/jobs', {})).toBe('refused');
    expect(await attempt('/control/reset', { method: 'POST', mode: 'no-cors' })).toBe(0);
    expect(await attempt('/console/session', { ...job, body: '{}' })).toBe('refused');
    const account = service.accounts.get('demo');
    expect((await account?.engine.jobs({ limit: 1 }))?.total).toBe(1);
    await page.setContent(`<iframe src="${url}/console/"></iframe>`);
    const framed = () => page.frames().at(1)?.url();
    await expect.poll(framed).toMatch(/^chrome-error:/);
  });
});
