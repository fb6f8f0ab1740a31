/** The documentation in a real browser, from the service that it calls; skipped without Chromium. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentationPages } from '../../src/cli/documentation-pages.ts';
import { demoSettings } from '../../src/cli/settings.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { builtSite } from '../site/built-site.ts';
import { chromium } from './chromium.ts';
import { openTab, type Tab } from './devtools.ts';

/** Pictures for a reviewer, which no test compares. */
const pictures = 'node_modules/.cache/site-pictures';

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

const { pages } = await builtSite();
const operations = pages.filter(({ data }) => data !== undefined);
const service = createReferenceService({
  settings: await demoSettings(),
  control: { enabled: true },
  pages: documentationPages('dist/docs', 'reference'),
});
const views = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

describe.skipIf(chromium === undefined)(
  'the documentation in Chromium',
  { timeout: 60_000 },
  () => {
    let server: Listening;
    let tab: Tab;
    const open = (path: string) => tab.open(`${server.url}/docs/${path}`);
    const press = (selector: string) =>
      tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
    const fill = (selector: string, text: string) =>
      tab.evaluate(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)});
      field.value = ${JSON.stringify(text)};
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    const textOf = (selector: string) =>
      tab.evaluate<string>(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ''`);
    const send = async () => {
      await tab.until(`document.querySelector('.try-it-target')?.innerText.includes('http')`);
      await press('.try-it button[type=submit]');
      await tab.until(`document.querySelector('.try-it button[type=submit]:not(:disabled)')`);
    };

    beforeAll(async () => {
      server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
      tab = await openTab();
      await mkdir(pictures, { recursive: true });
    });
    afterAll(async () => {
      await tab.close();
      service.close();
      await server.close();
    });

    test('every page fits a phone and loads only from the service', {
      timeout: 180_000,
    }, async () => {
      await tab.show({ ...views.phone, colours: 'dark' });
      expect(pages.length).toBeGreaterThan(50);
      const wide: string[] = [];
      for (const { path } of pages) {
        await open(path.replace(/(^|\/)index$/, '$1'));
        const isWide = 'document.documentElement.scrollWidth > innerWidth';
        if (await tab.evaluate<boolean>(isWide)) wide.push(path);
      }
      expect(wide).toEqual([]);
      expect(tab.errors).toEqual([]);
      expect(tab.requests.length).toBeGreaterThan(pages.length);
      const elsewhere = tab.requests.filter((url) => !url.startsWith(`${server.url}/`));
      expect(elsewhere.filter((url) => !/^(data|blob|about):/.test(url))).toEqual([]);
    });

    test.for(
      (['desktop', 'phone'] as const).flatMap((view) =>
        (['light', 'dark'] as const).map((colours) => [view, colours] as const),
      ),
    )('is shown on a %s in %s colours', async ([view, colours]) => {
      await tab.show({ ...views[view], colours });
      for (const path of pictured) {
        await open(path);
        await tab.until("document.querySelector('#app').__vue_app__");
        const isDark = await tab.evaluate("document.documentElement.classList.contains('dark')");
        expect(isDark).toBe(colours === 'dark');
        const name = `${path.replaceAll('/', '-') || 'home'}-${view}-${colours}.png`;
        await writeFile(join(pictures, name), await tab.screenshot());
      }
    });

    test('calls an operation and shows the image', async () => {
      await tab.show({ ...views.desktop, colours: 'light' });
      await open('reference/run-job-sync');
      await send();
      expect(await textOf('.try-it-status')).toBe('200 OK');
      expect(await textOf('.try-it-text')).toContain('"status": "COMPLETED"');
      await tab.until("document.querySelector('.try-it img')?.naturalWidth > 0");
    });

    test('shows its own URL and passes an id on to the next operation', async () => {
      await open('reference/run-job');
      expect(await textOf('.try-it-target')).toContain('/v2/');
      await send();
      const job = JSON.parse(await textOf('.try-it-text'));
      expect(job).toMatchObject({ status: 'IN_QUEUE' });
      await open('reference/get-job-status');
      await send();
      expect(await textOf('.try-it-target')).toBe(
        `GET ${server.url}/v2/black-forest-labs-flux-1-schnell/status/${job.id}`,
      );
      expect(JSON.parse(await textOf('.try-it-text'))).toMatchObject({ id: job.id });
    });

    test('selects the endpoint of an example and shows errors', async () => {
      await open('reference/run-job-sync');
      await tab.until("document.querySelector('.try-it textarea')?.value !== ''");
      await tab.evaluate(`(() => {
      const list = document.querySelector('.try-it select');
      list.value = [...list.options].find(({ text }) => /^Text/.test(text.trim())).value;
      list.dispatchEvent(new Event('change'));
    })()`);
      await tab.until(
        "document.querySelector('.try-it [name=endpoint_id]').value === 'qwen3-32b-awq'",
      );
      await fill('.try-it [name=key]', 'wrong');
      await send();
      expect(await textOf('.try-it-status')).toBe('401 Unauthorized');
      await tab.evaluate('sessionStorage.clear()');
    });

    test('reads a stream until it is stopped', async () => {
      await open('control/stream-events');
      await tab.until(`document.querySelector('.try-it-target')?.innerText.includes('http')`);
      await press('.try-it button[type=submit]');
      await tab.until(`document.querySelector('.try-it-text')?.innerText.includes('submitted')`);
      await press('.try-it button[type=button]');
      await tab.until(`document.querySelector('.try-it button[type=submit]:not(:disabled)')`);
      expect(await textOf('.try-it-failure')).toBe('');
    });

    const search = async (words: string) => {
      await open('');
      await tab.until("document.querySelector('#app').__vue_app__");
      await press('#local-search button');
      await tab.until("document.querySelector('.search-input')");
      await fill('.search-input', words);
      await tab.until("document.querySelectorAll('.results .result').length > 3");
      return tab.evaluate<string[]>(
        "[...document.querySelectorAll('.results .result')].map(({ pathname, hash }) => pathname + hash)",
      );
    };

    test('finds guides and reference pages in one search', async () => {
      const found = await search('webhook');
      expect(found.some((path) => path.startsWith('/docs/guides/'))).toBe(true);
      expect(found.some((path) => path.startsWith('/docs/reference/'))).toBe(true);
      const [first = ''] = found;
      await tab.follow('.results .result');
      expect(await tab.evaluate('location.pathname + location.hash')).toBe(first);
      expect(await textOf('.vp-doc h1')).not.toBe('');
    });

    test.each([
      ['webhook', '/docs/guides/webhooks#receiving-webhooks'],
      ['CORS', '/docs/guides/authentication#cors'],
      ['Retry-After', '/docs/guides/errors-and-retries#after-a-429-retry-after'],
      ['429', '/docs/guides/errors-and-retries#after-a-429-retry-after'],
      ['401', '/docs/guides/authentication#when-you-get-401'],
      ['ttl', '/docs/reference/run-job-sync#body-policy-ttl'],
      ['lowPriority', '/docs/reference/run-job-sync#body-policy-lowPriority'],
      ['TIMED_OUT', '/docs/reference/states#TIMED_OUT'],
      ['cancel', '/docs/reference/cancel-job#cancel-a-job-chosen'],
      ['purge', '/docs/reference/purge-queue#purge-the-queue-chosen'],
      ['price', '/docs/guides/billing#prices'],
    ])('finds what explains %s first', async (words, address) => {
      expect((await search(words))[0]).toBe(address);
    });

    test.each(operations.filter(({ path }) => path !== 'control/stream-events'))(
      'gets an answer to the form of $path as it is filled in',
      async ({ path }) => {
        await open(path);
        await tab.until("document.querySelector('.try-it-target')?.innerText.includes('http')");
        expect(await textOf('.try-it-target')).toContain(server.url);
        await press('.try-it button[type=submit]');
        await tab.until(
          "document.querySelector('.try-it-status, .try-it-failure') && document.querySelector('.try-it button[type=submit]:not(:disabled)')",
        );
        expect(await textOf('.try-it-failure')).toBe('');
        // The request is valid: a job or file may be gone, or a job's state may not permit it. Only the
        // key of a throw-away account deletes it.
        const expected = path === 'control/delete-account' ? /^401 / : /^(2\d\d|404|409) /;
        expect(await textOf('.try-it-status')).toMatch(expected);
      },
    );

    test('has reported no error', () => {
      const blocked = tab.errors.filter((error) => !/status of (401|404|409)/.test(error));
      expect(blocked).toEqual([]);
    });
  },
);
