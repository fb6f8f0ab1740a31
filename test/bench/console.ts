/**
 * The console in Chromium, with many jobs: from the start of the navigation until the list shows
 * them, with nothing in the browser's cache, how long frames take while the list scrolls, and what
 * it costs while requests arrive. And what a console that is open costs the service.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { consolePages } from '../../src/cli/serve/console-pages.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { chromiumPath } from '../browser/chromium-path.ts';
import { median, report, sizeArgument } from './measurement.ts';
import { openConsoleRatios } from './open-console.ts';

const rounds = 7;
const perSecond = 20;
const warmUpSeconds = 3;
const liveSeconds = 10;
const openRounds = 15;
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
const openRatios = await openConsoleRatios(openRounds);
for (let job = 0; job < jobs; job += 1) await submit();
const { url, close } = await listen(service.handle, { host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({
  executablePath: chromiumPath ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const views: number[] = [];
  for (let round = 0; round < rounds; round += 1) views.push(await firstViewMs(browser));
  const frames = await scrollFramesMs(browser);
  const live = await updateCosts(browser);
  const count = jobs.toLocaleString('en');
  report([
    { name: `console, ${count} jobs: first view`, value: median(views), unit: 'ms', below: 300 },
    { name: 'scrolling through them: median frame', value: median(frames), unit: 'ms', below: 34 },
    { name: '20 requests a second: CPU of an update', value: live.updateMs, unit: 'ms', below: 8 },
    { name: 'the same with all of Chromium', value: live.allMs, unit: 'ms' },
    { name: 'the page: most of its heap', value: live.heapMb, unit: 'MB', below: 150 },
    {
      name: 'POST run of serve: open console, CPU, as a ratio',
      value: median(openRatios),
      unit: '',
      below: 1.05,
    },
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

interface UpdateCosts {
  /** Scripts, styles and layout of the page. */
  readonly updateMs: number;
  /** With what Chromium does besides, such as painting without a graphics card. */
  readonly allMs: number;
  readonly heapMb: number;
}

/** While requests arrive: processor time for each update of the list, beyond that of a quiet page, and the most of its heap. */
async function updateCosts(browser: Browser): Promise<UpdateCosts> {
  const page = await listPage(browser);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const ownSeconds = of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration');
    return { ownSeconds, allSeconds: of('TaskDuration'), heapBytes: of('JSHeapUsedSize') };
  };
  let updates = 0;
  page.on('requestfinished', (request) => {
    if (request.url().includes('outputStarts=')) updates += 1;
  });
  await arrivals(warmUpSeconds);
  // What was submitted last has ended.
  await setTimeout(1000 * warmUpSeconds);
  const quiet = await read();
  await setTimeout(1000 * liveSeconds);
  const before = { ...(await read()), updates };
  const heaps: number[] = [];
  for (let second = 0; second < liveSeconds; second += 1) {
    await arrivals(1);
    heaps.push((await read()).heapBytes);
  }
  const after = await read();
  const count = updates - before.updates;
  await page.context().close();
  if (count === 0) throw new Error('The list was not updated.');
  const msOf = (name: 'ownSeconds' | 'allSeconds') =>
    (1000 * (after[name] - before[name] - (before[name] - quiet[name]))) / count;
  return {
    updateMs: msOf('ownSeconds'),
    allMs: msOf('allSeconds'),
    heapMb: Math.max(...heaps) / 1e6,
  };
}

/** Jobs at the pace of a busy service. */
async function arrivals(seconds: number): Promise<void> {
  for (let request = 0; request < seconds * perSecond; request += 1) {
    await submit();
    await setTimeout(1000 / perSecond);
  }
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
