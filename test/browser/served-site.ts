/** The documentation with the service that its forms call, and what a test does on its pages. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { documentationPages } from '../../src/cli/serve/documentation-pages.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { demoSettings } from '../../src/reference/settings/demo-settings.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';

/** Serves the site for the tests of a block, which may ask for its URL. */
export function serveSite(): { readonly url: string } {
  let server: Listening | undefined;
  beforeAll(async () => {
    const service = createReferenceService({
      settings: await demoSettings(),
      control: { enabled: true },
      pages: documentationPages('dist/docs', 'reference'),
    });
    server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
    return () => service.close();
  });
  afterAll(() => server?.close());
  return {
    get url() {
      if (server === undefined) throw new Error('The site is served while a test runs.');
      return server.url;
    },
  };
}

/** Waits. Not with `waitForFunction`, which looks again with `eval`, and the pages forbid that. */
export async function becomesTrue(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(expression), { timeout: 60_000 }).toBe(true);
}

export async function send(page: Page): Promise<void> {
  await page.locator('.try-it-target', { hasText: 'http' }).waitFor();
  await page.locator('.try-it button[type=submit]').click();
}

/** Sends the form and resolves to the response, once all of it is there. */
export async function responseOf(page: Page): Promise<{ status: string; text: string }> {
  await send(page);
  await page.locator('.try-it-status').waitFor();
  await page.locator('.try-it button[type=submit]:not(:disabled)').waitFor();
  const [text = ''] = await page.locator('.try-it-text').allTextContents();
  return { status: await textOf(page, '.try-it-status'), text };
}

export async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).textContent()) ?? '';
}
