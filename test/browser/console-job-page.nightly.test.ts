/** The console's page of a job, in Chromium. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Download, Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { validateTarget } from '#generated/file-formats/validators.js';
import { lifecycle } from '#generated/reference/tables.js';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { copiedAs } from './copied-as.ts';
import { serveConsole } from './served-console.ts';

const endpoints: ServiceSettings['endpoints'] = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  echo: { kind: 'serverless', worker: 'echo', durationMs: 100 },
  script: { kind: 'serverless', worker: 'script' },
};
const manual = { account: { clock: 'manual' }, endpoints } as const;

/** Resolves when the state of the page is this one. */
const stateOf = (page: Page, name: string) =>
  page.locator('.job-state .state', { hasText: name }).waitFor();
const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The classes of the spans of the timeline, in order. */
const spans = (page: Page) =>
  page.evaluate<string[]>(
    "[...document.querySelectorAll('.timeline .span')].map((span) => span.className)",
  );

/** A server of a program, and the bodies that it was sent. It ends with the test. */
async function ownServer(): Promise<{ url: string; bodies: unknown[] }> {
  const bodies: unknown[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    bodies.push(JSON.parse(text));
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Expected a port.');
  return { url: `http://127.0.0.1:${address.port}/webhook`, bodies };
}

describe.skipIf(chromiumPath === undefined)('the page of a job', () => {
  test('follows a job through its timeline and the attempts to call its webhook', async ({
    openPage,
  }) => {
    const { url, control, submit } = await serveConsole(manual);
    const receiver = await control.createReceiver({
      responses: [{ status: 500 }, { reset: true }, { status: 200 }],
    });
    const id = await submit('image', {
      input: { prompt: 'A lighthouse', width: 256, height: 256 },
      webhook: receiver.url,
      policy: { ttl: 60_000 },
      s3Config: {
        accessId: 'id-secret',
        accessSecret: 'access-secret',
        bucketName: 'bucket-secret',
        endpointUrl: 'https://store.test/store-secret',
      },
    });
    const page = await openPage({ baseURL: url });
    await page.goto(`/console/jobs/${id}`);
    await page.getByText('The job has not ended.').waitFor();
    await page.getByText('Time stands still until you move the clock.').waitFor();
    expect(await page.title()).toBe(`Job ${id} · IN_QUEUE · Console`);
    await control.advanceClock({ ms: 300 });
    await stateOf(page, 'COMPLETED');
    await expect.poll(() => page.title()).toBe(`Job ${id} · COMPLETED · Console`);
    await page.getByText('1 call, waiting').waitFor();
    await control.advanceClock({ ms: 60_000 });
    await page.getByText('3 calls, acknowledged').waitFor();
    const calls = page.locator('main table tbody tr');
    expect(await calls.nth(0).textContent()).toMatch(/^1.*status 500no/);
    expect(await calls.nth(1).textContent()).toMatch(/^2.*no/);
    expect(await calls.nth(2).textContent()).toMatch(/^3.*status 200yes/);
    await page.getByText('Call 3 ·').click();
    await page.getByText('answered by closing the connection').waitFor();
    await page.getByText('Charged $0.0001572864 for 65,536 pixels').waitFor();

    // To scale: of the 20.3 s, the job was on a worker for 300 ms.
    const widths = await page.evaluate<Record<string, number>>(`Object.fromEntries(
      [...document.querySelectorAll('.timeline .span')].map((span) => [span.className, span.style.width]),
    )`);
    expect(Number.parseFloat(`${widths['span run']}`)).toBeCloseTo((100 * 300) / 20_300, 1);

    const picture = page.getByRole('img', { name: 'Output at /image_url' });
    await expect
      .poll(() => page.evaluate("document.querySelector('img.medium')?.naturalWidth"))
      .toBe(256);
    expect(await picture.getAttribute('src')).toMatch(/\/results\//);
    await page.getByText('leaves out the webhook and the storage settings').waitFor();
    await page.getByText('Facts').click();
    await page.getByText('given, and never shown').waitFor();
    expect(await page.content()).not.toMatch(/secret"|-secret/);
  });

  test('uses up no fault that is meant for a program', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const operations = ['getJobStatus', 'streamJob', 'getEndpointHealth'] as const;
    await control.declareFaults(
      operations.map((operation) => ({ operation, effect: { status: 503 }, count: 1 })),
    );
    const id = await submit('image', { input: { prompt: 'a', width: 256, height: 256 } });
    const page = await openPage({ baseURL: url });
    await page.goto(`/console/jobs/${id}`);
    await stateOf(page, 'IN_QUEUE');
    await control.advanceClock({ ms: 300 });
    await stateOf(page, 'COMPLETED');
    await page.locator('img.medium').waitFor();
    expect((await control.listFaults()).map(({ fired }) => fired)).toEqual([0, 0, 0]);
    expect((await control.listRequests({ operation: 'getJobStatus' })).total).toBe(0);
    const headers = { authorization: 'demo-key' };
    expect((await fetch(`${url}/v2/image/status/${id}`, { headers })).status).toBe(503);
  });

  test('shows runs that failed in red, with the name of the fault and instants that need no pointer', async ({
    openPage,
  }) => {
    const { url, control, submit } = await serveConsole(manual);
    await control.declareFaults([
      { effect: { worker: 'crash' }, count: 1 },
      { effect: { worker: 'hang' }, count: 1 },
    ]);
    const crashed = await submit('echo', { input: {} });
    await control.advanceClock({ ms: 1000 });
    const page = await openPage({ baseURL: url });
    await page.goto(`/console/jobs/${crashed}`);
    await stateOf(page, 'FAILED');
    await page.getByText('A fault took effect: worker crash.').waitFor();
    await page.locator('.events li.bad', { hasText: 'Fault: worker crash' }).waitFor();
    expect(await spans(page)).toContain('span failed');
    await button(page, 'Retry').click();
    await page.getByText('worker crash, worker hang').waitFor();
    await control.advanceClock({ ms: 600_000 });
    await stateOf(page, 'TIMED_OUT');
    const kinds = await spans(page);
    expect(kinds.filter((kind) => kind === 'span failed')).toHaveLength(2);
    expect(kinds).not.toContain('span run');
    await page.locator('.timeline .span', { hasText: '10 min' }).waitFor();
    const count = await page.locator('.events li').count();
    const instants = await page.locator('.timeline .mark').allTextContents();
    expect(instants[0]).toMatch(/^1/);
    expect(instants.at(-1)).toMatch(new RegExp(`${count}$`));
  });

  test('copies and saves input and output as JSON', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const input = { text: 'a "quoted"\n\u202e </pre>', n: { m: [1.5, null, true] } };
    const id = await submit('echo', { input });
    await control.advanceClock({ ms: 1000 });
    const page = await openPage({
      baseURL: url,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`/console/jobs/${id}`);
    for (const what of ['input', 'output']) {
      const text = await copied(page, `Copy the ${what} as JSON`);
      expect(JSON.parse(text)).toEqual(input);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, `Download the ${what} as JSON`).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${id}-${what}.json`);
      expect(JSON.parse(await savedText(download))).toEqual(input);
    }
    const [left, right] = await Promise.all(
      ['Input', 'Output'].map((name) => section(page, name).last().boundingBox()),
    );
    expect([left?.y, left?.x !== right?.x]).toEqual([right?.y, true]);
  });

  test('sends a webhook again, also to the server of the program', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const receiver = await control.createReceiver();
    const own = await ownServer();
    const id = await submit('echo', { input: { n: 1 }, webhook: receiver.url });
    await control.advanceClock({ ms: 1000 });
    const page = await openPage({ baseURL: url, expectedErrors: ['400'] });
    await page.goto(`/console/jobs/${id}`);
    await page.getByText('1 call, acknowledged').waitFor();
    await button(page, 'Send again').click();
    const outcome = section(page, 'Webhook').getByRole('status');
    await outcome.getByText('status 200, acknowledged.').waitFor();
    await page.getByText('Call 2 ·').waitFor();
    const calls = page.locator('main table tbody tr');
    await calls.nth(1).getByText('by hand').waitFor();

    const typed = page.getByLabel('Send the call to your own server');
    await typed.fill(own.url);
    await button(page, 'Send').click();
    await outcome.getByText('status 202, not acknowledged.').waitFor();
    await calls.nth(2).getByText(new URL(own.url).host).waitFor();
    expect(own.bodies).toEqual([
      expect.objectContaining({ id, status: 'COMPLETED', output: { n: 1 } }),
    ]);

    await typed.fill('http://user@127.0.0.1/');
    await button(page, 'Send').click();
    await page.getByText('Expected an http(s) URL without credentials').waitFor();
    await page.reload();
    await expect.poll(() => typed.inputValue()).toBe('http://user@127.0.0.1/');
  });

  test('keeps a job that the API no longer answers for, and says so', async ({ openPage }) => {
    const { url, control, service } = await serveConsole(manual);
    const answer = service.fetch(
      new Request(`${url}/v2/script/runsync`, {
        method: 'POST',
        headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
        body: JSON.stringify({ input: { script: { afterMs: 300, output: { text: 'done' } } } }),
      }),
    );
    await control.advanceClock({ ms: 1000 });
    const { id } = Object(await (await answer).json());
    const page = await openPage({ baseURL: url, expectedErrors: ['404'] });
    await page.goto(`/console/jobs/${id}`);
    await stateOf(page, 'COMPLETED');
    await control.advanceClock({ ms: lifecycle.timers.retentionAfterRunsync.default });
    await page.getByText('The API no longer returns this job').waitFor();
    // The deletion is an event, but no part of the line: the 300 ms of the job still fill it.
    await page.locator('.events li', { hasText: 'Deleted' }).waitFor();
    const line = await page.evaluate<{
      run: string;
      marks: string[];
      areLegible: boolean;
    }>(`(() => {
      const run = document.querySelector('.timeline .run');
      const marks = [...document.querySelectorAll('.timeline .mark')];
      const textOf = (mark) => {
        const range = new Range();
        range.selectNodeContents(mark);
        return range.getBoundingClientRect();
      };
      return {
        run: run.style.width,
        marks: marks.map((mark) => mark.textContent),
        areLegible: marks.every((mark) => textOf(mark).bottom <= run.getBoundingClientRect().top),
      };
    })()`);
    expect(line).toEqual({ run: '100%', marks: ['1–2', '3'], areLegible: true });
    await section(page, 'Output').last().getByText('"done"').waitFor();
    const retry = button(page, 'Retry');
    expect([await retry.isDisabled(), await button(page, 'Run again').isDisabled()]).toEqual([
      true,
      false,
    ]);
    await page.getByText('The API no longer knows it.').waitFor();
    await expectReadable(page);
    await control.resetAccount();
    await page.getByText('The service no longer has this job: it was dropped').waitFor();
  });

  test('says that a job was lost when the service started anew, and stops counting before', async ({
    openPage,
  }) => {
    const { url, submit, stop } = await serveConsole({ endpoints });
    const id = await submit('script', { input: { script: { hang: true } } });
    const page = await openPage({ baseURL: url, expectedErrors: ['401', '404', 'ERR_', '503'] });
    await page.goto(`/console/jobs/${id}`);
    await stateOf(page, 'IN_PROGRESS');
    const total = page.locator('.scale > :last-child');
    const first = await total.textContent();
    await expect.poll(() => total.textContent()).not.toBe(first);
    await stop();
    await page.locator('.connection[data-state="lost"]').waitFor();
    const held = await total.textContent();
    const seconds = await page.evaluate<number>('performance.now()');
    await expect.poll(() => page.evaluate('performance.now()')).toBeGreaterThan(seconds + 2500);
    expect(await total.textContent()).toBe(held);
    await serveConsole({ endpoints, port: Number(new URL(url).port) });
    await page.getByText('The job was lost when the service started anew at').waitFor();
    await page.getByText('was IN_PROGRESS').waitFor();
    expect(await page.title()).toBe(`Job ${id} · gone · Console`);
    expect(await button(page, 'Cancel').isDisabled()).toBe(true);
    await page.reload();
    await page.getByText(`No job ${id}; it may have expired.`).waitFor();
    await page.getByText('It keeps no jobs when it stops.').waitFor();
  });

  test('shows more than 1,000 events on demand', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const chunks = Array.from({ length: 1200 }, (_, n) => ({ afterMs: n, output: n }));
    const id = await submit('script', { input: { script: { afterMs: 2000, chunks } } });
    await control.advanceClock({ ms: 2000 });
    const page = await openPage({ baseURL: url });
    await page.goto(`/console/jobs/${id}`);
    await page.getByText('Only the first 1000 events are shown.').waitFor();
    await page.getByText('1000 events', { exact: true }).click();
    expect(await page.getByText('Part 1200 of the output').count()).toBe(0);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('Part 1200 of the output').waitFor();
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  test('cancels, retries and runs again, and says why it cannot', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole(manual);
    const chunks = [{ afterMs: 20, output: 'part' }];
    const input = { script: { afterMs: 100, fail: 'The disk is full.', chunks } };
    const failed = await submit('script', { input });
    await control.advanceClock({ ms: 100 });
    const page = await openPage({ baseURL: url });
    await page.goto(`/console/jobs/${failed}`);
    await page.getByText('Part 1 of the output').waitFor();
    await page.locator('pre.error', { hasText: 'The disk is full.' }).waitFor();
    expect(await button(page, 'Cancel').isDisabled()).toBe(true);
    await page.getByText('The job has ended.').waitFor();
    await button(page, 'Retry').click();
    await page.getByText('Queued again').waitFor();
    await control.advanceClock({ ms: 20 });
    await stateOf(page, 'IN_PROGRESS');
    await page.getByText('Only a job that failed or timed out can be retried.').waitFor();
    await button(page, 'Cancel').click();
    await stateOf(page, 'CANCELLED');
    expect(await button(page, 'Retry').isDisabled()).toBe(true);
    await button(page, 'Run again').click();
    await page.waitForURL((to) => !to.pathname.endsWith(failed));
    await stateOf(page, 'IN_PROGRESS');
    const { jobs } = await control.listJobs();
    expect(new URL(page.url()).pathname).toBe(`/console/jobs/${jobs[0]?.id}`);
    await page.locator('h2:focus', { hasText: jobs[0]?.id ?? '' }).waitFor();
    expect(await control.getJob(jobs[0]?.id ?? '')).toMatchObject({ input, retries: 0 });

    const large = { script: { output: { text: 'x'.repeat(50_000) } } };
    const completed = await submit('script', { input: large });
    await control.advanceClock({ ms: 1000 });
    await page.goto(`/console/jobs/${completed}`);
    await page.getByText('The input was too large to be kept.').waitFor();
    expect(await button(page, 'Run again').isDisabled()).toBe(true);
  });

  test('takes the focus from the link of the list', async ({ openPage }) => {
    const { url, submit } = await serveConsole(manual);
    const id = await submit('echo', { input: {} });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/jobs');
    await page.locator(`a[title="${id}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus', { hasText: id }).waitFor();
    await page.keyboard.press('Tab');
    await page.locator('button:focus', { hasText: 'Copy the id' }).waitFor();
  });

  test('copies a job as a test that expects its end, and as a target file', async ({
    openPage,
  }) => {
    const { url, submit } = await serveConsole({ endpoints });
    const input = {
      __proto__x: 1,
      words: 'a "quoted"\n</script> \\ `y` #z',
      n: { m: [1, null] },
    };
    const cases = [
      { endpoint: 'echo', input, named: 'ordinary' },
      { endpoint: 'script', input: { script: { fail: 'No "luck".' } }, named: 'failing' },
      { endpoint: 'image', input: { prompt: 'a', width: 256, height: 256 }, named: 'ordinary' },
    ];
    const page = await openPage({
      baseURL: url,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    for (const { endpoint, input, named } of cases) {
      const id = await submit(endpoint, { input });
      await page.goto(`/console/jobs/${id}`);
      await page.locator('.job-state .state', { hasText: /COMPLETED|FAILED/ }).waitFor();
      await page
        .getByText('The job has no output.')
        .or(page.locator('.job .json').nth(1))
        .waitFor();
      const copied = await copiedAs(page, 'Test');
      expect(copied).toContain(`runAndWait("${endpoint}"`);
      expect(copied).toContain(named === 'failing' ? '"FAILED"' : '"COMPLETED"');
      const target: unknown = parse(await copiedAs(page, 'Target file'));
      expect([validateTarget(target), validateTarget.errors]).toEqual([true, null]);
      expect(target).toMatchObject({
        endpoints: { [endpoint]: { id: endpoint, inputs: { [named]: input } } },
      });
    }
  });

  test('shows what a job contains as text, whatever it is', async ({ openPage }) => {
    const hostile =
      '"><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"> \u202eRTL';
    const long = 'word'.repeat(400);
    const { url, control, submit } = await serveConsole(manual);
    const done = await submit('echo', {
      input: { [hostile]: hostile, long, deep: [[[[hostile]]]] },
    });
    const failed = await submit('script', { input: { script: { fail: hostile + long } } });
    await control.advanceClock({ ms: 1000 });
    const page = await openPage({ baseURL: url, expectedErrors: ['404'] });
    // Our service gives no such ids to workers and endpoints. Others can.
    await page.route(/\/control\/(jobs|events\?)/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text
          .replaceAll(/"workerId":"[^"]*"/g, `"workerId":${JSON.stringify(hostile)}`)
          .replaceAll('"endpointId":"script"', `"endpointId":${JSON.stringify(hostile)}`),
      });
    });
    await page.goto('/console/jobs');
    await page.locator('tbody tr').getByText(hostile).first().waitFor();
    await page.goto(`/console/jobs/${done}`);
    await page.locator('.string', { hasText: '<script>' }).nth(1).waitFor();
    await page.getByRole('button', { name: '1100 more characters' }).first().click();
    await page.getByText(`${long}"`).first().waitFor();
    await page.goto(`/console/jobs/${failed}`);
    await page.locator('pre.error', { hasText: hostile }).waitFor();
    await page.locator('.events', { hasText: `Started on worker ${hostile}` }).waitFor();
    expect(await page.locator('main :is(script, img)').count()).toBe(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
  });

  test('says that a job is not there', async ({ openPage }) => {
    const { url } = await serveConsole(manual);
    const page = await openPage({ baseURL: url, expectedErrors: ['404'] });
    await page.goto('/console/jobs/no-such-job');
    await page.getByText('No job no-such-job; it may have expired.').waitFor();
    await page.getByRole('link', { name: 'All jobs' }).click();
    await page.getByText('No jobs yet.').waitFor();
  });
});

async function copied(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const text = await page.evaluate<string>('navigator.clipboard.readText()');
  await page.keyboard.press('Tab');
  return text;
}

async function savedText(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

describe.skipIf(chromiumPath === undefined).each(looks)(
  'the page of a job on a %s in %s colours',
  (_device, _colours, look) => {
    test('is accessible and fits', async ({ openPage }) => {
      const { url, control, submit } = await serveConsole(manual);
      const { url: webhook } = await control.createReceiver({
        responses: [{ status: 500 }, { status: 200 }],
      });
      const chunks = [{ afterMs: 300, output: 'a' }];
      const failed = await submit('script', {
        input: { script: { afterMs: 800, fail: 'The disk is full.', chunks } },
        webhook,
      });
      const image = await submit('image', { input: { prompt: 'A lighthouse' }, webhook });
      await control.advanceClock({ ms: 1500 });
      await control.advanceClock({ ms: 10_000 });
      const page = await openPage({ ...look, baseURL: url });
      await page.goto(`/console/jobs/${failed}`);
      await page.getByText(/calls?, acknowledged/).waitFor();
      await expectReadable(page);
      await page.goto(`/console/jobs/${image}`);
      await page.getByText(/calls?, acknowledged/).waitFor();
      await expect
        .poll(() => page.evaluate("document.querySelector('img.medium')?.complete"))
        .toBe(true);
      await page.getByText('Facts').click();
      await expectReadable(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectReadable(page);
    });
  },
);
