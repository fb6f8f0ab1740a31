/** Tests in Chromium: one browser for the tests of a file, and a context for each page that a test opens. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, onTestFinished } from 'vitest';
import { chromiumPath } from './chromium-path.ts';

export { chromiumPath };

export const devices = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** A device, its colours, and the options of a page on it. */
export const looks = [
  ['desktop', 'light', { ...devices.desktop, colorScheme: 'light' }],
  ['phone', 'dark', { ...devices.phone, colorScheme: 'dark' }],
] as const;

export interface PageOptions extends BrowserContextOptions {
  /** The only origin from which the page may load. Relative URLs are resolved against it. */
  readonly baseURL: string;
  /** Other origins that the page may call. Default: none. */
  readonly origins?: readonly string[];
  /** Parts of errors that the test causes on purpose. Default: none. */
  readonly expectedErrors?: readonly string[];
}

/** A test with `openPage`, whose pages close after the test and fail it if they show a problem. */
export const test = base
  .extend(
    'browser',
    { scope: 'file' },
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
    async ({}, { onCleanup }) => {
      // Chromium does not always remove what it puts there.
      const folder = await mkdtemp(join(tmpdir(), 'chromium-'));
      const browser = await chromium.launch({
        env: { ...process.env, TMPDIR: folder },
        ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
        args: ['--no-sandbox'],
      });
      onCleanup(async () => {
        await browser.close();
        await rm(folder, { recursive: true, force: true });
      });
      return browser;
    },
  )
  .extend('openPage', ({ browser }) => async (options: PageOptions): Promise<Page> => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const problems = problemsOf(page, options);
    onTestFinished(async () => {
      await context.close();
      expect(problems, 'problems of the page').toEqual([]);
    }, 60_000);
    return page;
  });

/**
 * Collects what a page must not do from now on: load from another origin, throw, or log an error, which
 * Chromium also does for each violation of the content security policy.
 */
export function problemsOf(
  page: Page,
  { baseURL, origins = [], expectedErrors = [] }: PageOptions,
): readonly string[] {
  const problems: string[] = [];
  const allowed = [baseURL, ...origins].map((url) => new URL(url).origin);
  const report = (error: string) => {
    if (!expectedErrors.some((part) => error.includes(part))) problems.push(error);
  };
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isLocal = ['data:', 'blob:', 'about:'].includes(protocol);
    if (!isLocal && !allowed.includes(origin)) problems.push(`requested ${request.url()}`);
  });
  page.on('pageerror', (error) => report(`${error.stack ?? error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') report(`${message.text()} ${message.location().url}`);
  });
  return problems;
}

/**
 * Fails if axe finds a serious or critical violation of WCAG 2.2, levels A and AA, or if the page is
 * wider than its screen. With `SCREENSHOTS=1`, keeps a picture of the page in node_modules/.cache/screenshots.
 */
export async function expectReadable(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const options = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  expect(grave, `accessibility of ${page.url()}`).toEqual([]);
  const isTooWide = await page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  );
  expect(isTooWide, `${page.url()} is wider than its screen`).toBe(false);
  if (process.env['SCREENSHOTS'] === '1') {
    const name = `${expect.getState().currentTestName} ${page.url()}`.replaceAll(/\W+/g, '-');
    await page.screenshot({ path: `node_modules/.cache/screenshots/${name}.png`, fullPage: true });
  }
}
