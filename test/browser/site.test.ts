/** A look at the documentation in Chromium: two pages, three forms, the search. */
import { describe, expect } from 'vitest';
import { chromiumPath, devices, expectReadable, looks, type PageOptions, test } from './browser.ts';
import { becomesTrue, responseOf, serveSite, textOf } from './served-site.ts';

describe.skipIf(chromiumPath === undefined)('the documentation in Chromium', () => {
  const server = serveSite();
  const desktop = (): PageOptions => ({ ...devices.desktop, baseURL: server.url });

  test.for(looks)('is readable on a %s in %s colours', async ([, colours, look], { openPage }) => {
    const page = await openPage({ ...look, baseURL: server.url });
    await page.goto('/docs/reference/run-job');
    await becomesTrue(page, "'__vue_app__' in document.querySelector('#app')");
    expect(await page.locator('html.dark').count()).toBe(colours === 'dark' ? 1 : 0);
    await expectReadable(page);
  });

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
          "new Set([...document.querySelectorAll('.vp-code code span')].map((word) => getComputedStyle(word).color)).size",
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

  test('shows samples with the address that serves the pages', async ({ openPage }) => {
    const page = await openPage(desktop());
    await page.goto('/docs/guides/quickstart');
    const samples = async () =>
      (await page.locator('.vp-doc .language-sh code').allTextContents()).join('\n');
    await expect.poll(samples).toContain(`${server.url}/v2/`);
    expect(await samples()).not.toContain('http://127.0.0.1:8080');
  });

  test('says in its text, too, where this service listens', async ({ openPage }) => {
    const page = await openPage(desktop());
    await page.goto('/docs/');
    const words = async () =>
      (await page.locator('.vp-doc :not(pre) > code').allTextContents()).join('\n');
    await expect.poll(words).toContain(server.url);
    expect(await words()).not.toContain('http://127.0.0.1:8080');
  });

  test('finds what explains a word first, and opens it', async ({ openPage }) => {
    const page = await openPage(desktop());
    await page.goto('/docs/');
    await becomesTrue(page, "'__vue_app__' in document.querySelector('#app')");
    await page.locator('#local-search button').click();
    const results = page.locator('.results .result');
    const addresses = () =>
      page.evaluate<string[]>(
        "[...document.querySelectorAll('.results .result')].map(({ pathname, hash }) => pathname + hash)",
      );
    // Both submissions take the same request, and either may come first.
    const first = async () => (await addresses())[0]?.replace('run-job-sync#', 'run-job#');
    for (const [words, address] of explained) {
      await page.locator('.search-input').fill(words);
      await expect.poll(first, { message: words }).toBe(address);
    }
    await page.locator('.search-input').fill('webhook retry');
    await page
      .locator('.result .excerpt mark', { hasText: /retr/ })
      .first()
      .waitFor({ state: 'attached' });
    await page.locator('.search-input').fill('webhook');
    await expect.poll(first).toBe('/docs/guides/webhooks#receiving-webhooks');
    const kinds = (await addresses()).map((address) => address.split('/')[2]);
    expect(kinds).toEqual(expect.arrayContaining(['guides', 'reference']));
    await results.first().click();
    await page.waitForURL('**/docs/guides/webhooks#receiving-webhooks');
    expect(await textOf(page, '.vp-doc h1')).not.toBe('');
  });
});

const explained = [
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
] as const;
