/**
 * The console in Chromium, with many jobs: from the start of the navigation until the list shows
 * them, with nothing in the browser's cache, and how long frames take while the list scrolls.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { consolePages } from '../../src/cli/serve/console-pages.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { median, report, sizeArgument } from './measurement.ts';

const rounds = 7;
const jobs = sizeArgument();
const service = createReferenceService({
  settings: {
    accounts: { demo: { keys: { 'demo-key': {} } } },
    endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
  },
  console: true,
  control: { enabled: true },
  pages: consolePages(join(process.cwd(), 'dist/console')),
});
for (let job = 0; job < jobs; job += 1) await submit();
const { url, close } = await listen(service.handle, { host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const views: number[] = [];
  for (let round = 0; round < rounds; round += 1) views.push(await firstViewMs(browser));
  const frames = await scrollFramesMs(browser);
  const count = jobs.toLocaleString('en');
  report([
    { name: `console, ${count} jobs: first view`, value: median(views), unit: 'ms', below: 300 },
    { name: 'scrolling through them: median frame', value: median(frames), unit: 'ms', below: 34 },
  ]);
} finally {
  await browser.close();
  service.close();
  await close();
}

async function submit(): Promise<void> {
  const response = await service.fetch(
    new Request('http://127.0.0.1/v2/echo/run', {
      method: 'POST',
      headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
      body: '{"input":{}}',
    }),
  );
  if (response.status !== 200) throw new Error(`It answered ${response.status}.`);
}

async function firstViewMs(browser: Browser): Promise<number> {
  const page = await listPage(browser);
  const ms = await page.evaluate<number>('firstRowMs');
  await page.context().close();
  return ms;
}

/** The times between frames while the list scrolls by ten rows in each. */
async function scrollFramesMs(browser: Browser): Promise<number[]> {
  const page = await listPage(browser);
  return page.evaluate(`new Promise((resolve) => {
    const list = document.querySelector('.jobs');
    const times = [];
    const step = (time) => {
      times.push(time);
      list.scrollTop += 340;
      if (times.length <= 200) requestAnimationFrame(step);
      else resolve(times.slice(1).map((time, index) => time - times[index]));
    };
    requestAnimationFrame(step);
  })`);
}

/** A page that shows the first rows. `firstRowMs` says since when. */
async function listPage(browser: Browser) {
  const page = await browser.newPage();
  await page.addInitScript(`(() => {
    const look = () => {
      if (document.querySelector('.jobs tbody a')) globalThis.firstRowMs = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`);
  await page.goto(`${url}/console/jobs`);
  await page.locator('.jobs tbody a').first().waitFor();
  return page;
}
