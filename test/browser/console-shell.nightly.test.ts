/** The shell of the console in Chromium: pages, keys, themes, connection, and attempts of other pages. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { consolePages } from '../../src/cli/console-pages.ts';
import { createReferenceService, type ServiceSettings } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { chromiumPath, expectReadable, looks, type PageOptions, test } from './browser.ts';

const settings: ServiceSettings = {
  accounts: { demo: { keys: { 'demo-key': {} } }, other: { keys: { 'other-key': {} } } },
  endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
};

async function serve({ port = 0, token }: { port?: number; token?: string } = {}) {
  const service = createReferenceService({
    settings,
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

const state = (page: Page, name: string) => page.locator(`.connection[data-state=${name}]`);

describe.skipIf(chromiumPath === undefined)('the console', () => {
  describe.each(looks)('on a %s in %s colours', (_device, _colours, look) => {
    test('has accessible pages that fit', { timeout: 60_000 }, async ({ openPage }) => {
      const { url } = await serve();
      // This service has neither a report nor the document, which `serve` adds.
      const page = await openPage({ ...look, baseURL: url, expectedErrors: ['404'] });
      await page.goto('/');
      await state(page, 'live').waitFor();
      const links = page.getByRole('navigation').getByRole('link');
      for (const link of await links.all()) {
        await link.click();
        const title = (await link.textContent()) ?? '';
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        expect(await page.title()).toBe(`${title} · Console`);
        await expectReadable(page);
      }
      await page.getByRole('button', { name: 'Keys' }).click();
      await page.getByRole('dialog').waitFor();
      await expectReadable(page);
    });
  });

  test('keys open pages and the help', { timeout: 60_000 }, async ({ openPage }) => {
    const { url } = await serve();
    const page = await openPage({ baseURL: url });
    await page.goto('/console/');
    await state(page, 'live').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await page.getByRole('heading', { level: 1, name: 'Faults' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/faults');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor();
  });

  test('a chosen theme stays', { timeout: 60_000 }, async ({ openPage }) => {
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

  test('a lost service, and one that was started again', { timeout: 60_000 }, async ({
    openPage,
  }) => {
    const first = await serve();
    const options: PageOptions = {
      baseURL: first.url,
      expectedErrors: ['ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET', '401', 'ERR_INCOMPLETE'],
    };
    const page = await openPage(options);
    await page.goto('/console/usage');
    await state(page, 'live').waitFor();
    await first.stop();
    await page.getByText('The service cannot be reached').waitFor();
    await expectReadable(page);
    await serve({ port: Number(new URL(first.url).port) });
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.getByText('The service has restarted').waitFor();
    await state(page, 'live').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('tabs with different accounts keep them', { timeout: 60_000 }, async ({ openPage }) => {
    const { url, service } = await serve();
    const page = await openPage({ baseURL: url, expectedErrors: ['401', '400', 'INCOMPLETE'] });
    await page.goto('/console/clock');
    await page.getByText('demo: live').waitFor();
    const other = await page.context().newPage();
    await other.goto('/console/keys?account=other');
    await other.getByText('other: live').waitFor();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByLabel('Name (optional)').fill('for demo');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('for demo').first().waitFor();
    const keysOf = (id: string) => {
      const account = service.accounts.get(id);
      return account && service.accounts.keysOf(account).length;
    };
    expect([keysOf('demo'), keysOf('other')]).toEqual([2, 1]);
    service.accounts.remove('other');
    await other.getByText('demo: live').waitFor();
  });

  test('asks for the control token', { timeout: 60_000 }, async ({ openPage }) => {
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
    expect(await page.evaluate('JSON.stringify({ ...localStorage }) + document.cookie')).toBe('{}');
  });

  test('a page on another port can neither call nor read', { timeout: 60_000 }, async ({
    openPage,
  }) => {
    const { url, service } = await serve();
    const other = await listen(
      () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Other' }),
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
    await page.goto(other.url);
    /** Both ports are one site for cookies, so the browser sends the cookie along. */
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
