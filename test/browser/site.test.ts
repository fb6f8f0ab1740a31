/** The documentation in a real browser, from the service that it calls; skipped without Chromium. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { documentationPages } from '../../src/cli/documentation-pages.ts';
import { demoSettings } from '../../src/cli/read-settings.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { builtSite } from '../site/built-site.ts';
import {
  chromiumPath,
  devices,
  expectAccessible,
  isTooWide,
  keepScreenshot,
  looks,
  type PageOptions,
  test,
} from './browser.ts';

const pictured = [
  '',
  'guides/quickstart',
  'guides/webhooks',
  'reference/',
  'reference/run-job',
  'reference/states',
  'reference/errors',
  'reference/models',
  'control/declare-faults',
  'contract/run-job-sync',
];

/** Waits. Not with `waitForFunction`, which looks again with `eval`, and the pages forbid that. */
async function becomesTrue(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(expression), { timeout: 30_000 }).toBe(true);
}

const { pages } = await builtSite();
const operations = pages.filter(({ data }) => data !== undefined);
const service = createReferenceService({
  settings: await demoSettings(),
  control: { enabled: true },
  pages: documentationPages('dist/docs', 'reference'),
});

/** Sends the form, once the page has filled it. */
async function send(page: Page): Promise<void> {
  await page.locator('.try-it-target', { hasText: 'http' }).waitFor();
  await page.locator('.try-it button[type=submit]').click();
}

/** Sends the form and resolves to the response, once all of it is there. */
async function responseOf(page: Page): Promise<{ status: string; text: string }> {
  await send(page);
  await page.locator('.try-it-status').waitFor();
  await page.locator('.try-it button[type=submit]:not(:disabled)').waitFor();
  const [text = ''] = await page.locator('.try-it-text').allTextContents();
  return { status: await textOf(page, '.try-it-status'), text };
}

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).textContent()) ?? '';
}

describe.skipIf(chromiumPath === undefined)(
  'the documentation in Chromium',
  { timeout: 60_000 },
  () => {
    let server: Listening;
    const desktop = (): PageOptions => ({ ...devices.desktop, baseURL: server.url });

    beforeAll(async () => {
      server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
    });
    afterAll(async () => {
      service.close();
      await server.close();
    });

    test('every page fits a phone and loads only from the service', {
      timeout: 180_000,
    }, async ({ openPage }) => {
      const page = await openPage({ ...devices.phone, baseURL: server.url });
      let requests = 0;
      page.on('request', () => {
        requests += 1;
      });
      expect(pages.length).toBeGreaterThan(50);
      const wide: string[] = [];
      for (const { path } of pages) {
        await page.goto(`/docs/${path.replace(/(^|\/)index$/, '$1')}`);
        if (await isTooWide(page)) wide.push(path);
      }
      expect(wide).toEqual([]);
      expect(requests).toBeGreaterThan(pages.length);
    });

    test.for(looks)(
      'is shown on a %s in %s colours',
      async ([device, colorScheme, options], { openPage }) => {
        const page = await openPage({ ...options, baseURL: server.url });
        for (const path of pictured) {
          await page.goto(`/docs/${path}`);
          await becomesTrue(page, "'__vue_app__' in document.querySelector('#app')");
          expect(await page.locator('html.dark').count()).toBe(colorScheme === 'dark' ? 1 : 0);
          await expectAccessible(page);
          const name = path.replaceAll('/', '-') || 'home';
          await keepScreenshot(page, `site-${name}-${device}-${colorScheme}`);
        }
      },
    );

    test('lists the pages of its part, opens the list on a phone and colours samples', async ({
      openPage,
    }) => {
      for (const options of [devices.desktop, devices.phone]) {
        const page = await openPage({ ...options, baseURL: server.url });
        await page.goto('/docs/reference/run-job');
        if (options === devices.phone) await page.locator('.VPLocalNav .menu').click();
        await page.locator('.VPSidebar a[href="/docs/reference/cancel-job"]').waitFor();
        expect(await textOf(page, '.VPSidebar .is-active .text')).toBe('Submit a job');
        expect(
          await page.evaluate(
            "new Set([...document.querySelectorAll('.vp-code .line span')].map((word) => getComputedStyle(word).color)).size",
          ),
        ).toBeGreaterThan(2);
      }
    });

    test('calls an operation and shows the image', async ({ openPage }) => {
      const page = await openPage(desktop());
      await page.goto('/docs/reference/run-job-sync');
      const { status, text } = await responseOf(page);
      expect(status).toBe('200 OK');
      expect(text).toContain('"status": "COMPLETED"');
      await becomesTrue(page, "document.querySelector('.try-it img')?.naturalWidth > 0");
    });

    test('shows its own URL and passes an id on to the next operation', async ({ openPage }) => {
      const page = await openPage(desktop());
      await page.goto('/docs/reference/run-job');
      expect(await textOf(page, '.try-it-target')).toContain('/v2/');
      const job = JSON.parse((await responseOf(page)).text);
      expect(job).toMatchObject({ status: 'IN_QUEUE' });
      await page.goto('/docs/reference/get-job-status');
      const { text } = await responseOf(page);
      expect(await textOf(page, '.try-it-target')).toBe(
        `GET ${server.url}/v2/black-forest-labs-flux-1-schnell/status/${job.id}`,
      );
      expect(JSON.parse(text)).toMatchObject({ id: job.id });
    });

    test('selects the endpoint of an example and shows errors', async ({ openPage }) => {
      const page = await openPage({ ...desktop(), expectedErrors: ['status of 401'] });
      await page.goto('/docs/reference/run-job-sync');
      await page.locator('.try-it-target', { hasText: 'http' }).waitFor();
      const text = page.locator('.try-it option', { hasText: /^\s*Text/ });
      await page.locator('.try-it select').selectOption((await text.getAttribute('value')) ?? '');
      await becomesTrue(
        page,
        "document.querySelector('.try-it [name=endpoint_id]').value === 'qwen3-32b-awq'",
      );
      await page.locator('.try-it [name=key]').fill('wrong');
      expect((await responseOf(page)).status).toBe('401 Unauthorized');
    });

    test('reads a stream until it is stopped', async ({ openPage }) => {
      const page = await openPage(desktop());
      await page.goto('/docs/control/stream-events');
      await send(page);
      await page.locator('.try-it-text', { hasText: 'submitted' }).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.locator('.try-it button[type=submit]:not(:disabled)').waitFor();
      expect(await page.locator('.try-it-failure').count()).toBe(0);
    });

    async function search(page: Page, words: string): Promise<string[]> {
      await page.goto('/docs/');
      await becomesTrue(page, "'__vue_app__' in document.querySelector('#app')");
      await page.locator('#local-search button').click();
      await page.locator('.search-input').fill(words);
      await page.locator('.results .result').nth(3).waitFor();
      return page.evaluate(
        "[...document.querySelectorAll('.results .result')].map(({ pathname, hash }) => pathname + hash)",
      );
    }

    test('finds guides and reference pages in one search', async ({ openPage }) => {
      const page = await openPage(desktop());
      const found = await search(page, 'webhook');
      expect(found.some((path) => path.startsWith('/docs/guides/'))).toBe(true);
      expect(found.some((path) => path.startsWith('/docs/reference/'))).toBe(true);
      await page.locator('.results .result').first().click();
      await page.waitForURL(`${server.url}${found[0]}`);
      expect(await textOf(page, '.vp-doc h1')).not.toBe('');
    });

    test.for([
      ['webhook', '/docs/guides/webhooks#receiving-webhooks'],
      ['CORS', '/docs/guides/authentication#cors'],
      ['Retry-After', '/docs/guides/errors-and-retries#after-a-429-retry-after'],
      ['429', '/docs/guides/errors-and-retries#after-a-429-retry-after'],
      ['401', '/docs/guides/authentication#when-you-get-401'],
      ['ttl', '/docs/reference/run-job#body-policy-ttl'],
      ['lowPriority', '/docs/reference/run-job#body-policy-lowPriority'],
      ['TIMED_OUT', '/docs/reference/states#TIMED_OUT'],
      ['cancel', '/docs/reference/cancel-job#cancel-a-job-chosen'],
      ['purge', '/docs/reference/purge-queue#purge-the-queue-chosen'],
      ['price', '/docs/guides/billing#prices'],
    ] as const)('finds what explains %s first', async ([words, address], { openPage }) => {
      const page = await openPage(desktop());
      const [first = ''] = await search(page, words);
      // Both submissions take the same request, and either may come first.
      expect(first.replace('run-job-sync#', 'run-job#')).toBe(address);
    });

    test.for(operations.filter(({ path }) => path !== 'control/stream-events'))(
      'gets an answer to the form of $path as it is filled in',
      async ({ path }, { openPage }) => {
        const expectedErrors = ['status of 401', 'status of 404', 'status of 409'];
        const page = await openPage({ ...desktop(), expectedErrors });
        await page.goto(`/docs/${path}`);
        const { status } = await responseOf(page);
        expect(await textOf(page, '.try-it-target')).toContain(server.url);
        // The request is valid: a job or file may be gone, or a job's state may not permit it. Only the
        // key of a throw-away account deletes it.
        const expected = path === 'control/delete-account' ? /^401 / : /^(2\d\d|404|409) /;
        expect(status).toMatch(expected);
      },
    );
  },
);
