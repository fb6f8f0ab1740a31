/** The console's list of requests and the page of a request, in Chromium: why a program does not work. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { readEvidence } from '../../src/evidence/evidence-file.ts';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { runCopied } from '../processes/run-copied.ts';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { copiedAs } from './copied-as.ts';
import { type ServedConsole, serveConsole } from './served-console.ts';

const endpoints: ServiceSettings['endpoints'] = {
  echo: { kind: 'serverless', worker: 'echo' },
  other: { kind: 'serverless', worker: 'echo' },
};
const manual = { account: { clock: 'manual' }, endpoints } as const;
/** More requests of one operation to one endpoint get 429, and time stands still. */
const limited = {
  account: { clock: 'manual', alternatives: { 'rate-limits': { limited: 2 } } },
  endpoints,
} as const;

const json = (value: unknown) => JSON.stringify(value);

/** What the service answers a program. */
async function send(
  { service }: ServedConsole,
  path: string,
  { key = 'demo-key', body }: { key?: string; body?: string } = {},
): Promise<{ answered: number; detail: string; id: string }> {
  const response = await service.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    }),
  );
  return { ...Object(await response.json()), answered: response.status };
}

/** A wrong key, a body that is no JSON, an unknown endpoint, and one request too many. */
async function runBrokenProgram(served: ServedConsole) {
  return [
    await send(served, '/v2/echo/run', { key: 'wrong-key', body: json({ input: {} }) }),
    await send(served, '/v2/echo/run', { body: '{"input": ' }),
    await send(served, '/v2/ecko/run', { body: json({ input: {} }) }),
    await send(served, '/v2/echo/run', { body: json({ input: { prompt: 'A lighthouse' } }) }),
    await send(served, '/v2/echo/run', { body: json({ input: {} }) }),
  ];
}

const row = (page: Page, text: string) => page.locator('.requests tbody tr', { hasText: text });
const status = (page: Page) => page.locator('main').getByRole('status').first();
const counted = (page: Page, text: string) =>
  status(page).getByText(text, { exact: true }).waitFor();
const refusal = (page: Page) => page.getByRole('region', { name: 'What went wrong' });
const message = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe.skipIf(chromiumPath === undefined)('the list of requests', () => {
  test('shows live why each request of a program was refused', async ({ openPage }) => {
    const served = await serveConsole(limited);
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/requests');
    await page.getByText('No requests yet.').waitFor();
    const answers = await runBrokenProgram(served);
    expect(answers.map(({ answered }) => answered)).toEqual([401, 400, 404, 200, 429]);
    await counted(page, '5 requests');
    for (const { answered, detail } of answers.filter((one) => one.answered !== 200)) {
      expect(detail).not.toBe('');
      // The answer does not say whether the key is known.
      await row(page, answered === 401 ? 'No account has this key.' : detail)
        .locator('.status', { hasText: `${answered}` })
        .waitFor();
    }
    // They stand out: a refusal has another colour than the success.
    const colours = await page.evaluate<Record<string, string>>(
      `Object.fromEntries([...document.querySelectorAll('.requests .status')].map(
        (status) => [status.textContent, getComputedStyle(status).backgroundColor],
      ))`,
    );
    for (const refused of ['401', '400', '404', '429']) {
      expect(colours[refused]).not.toBe(colours['200']);
    }
    // The latest first.
    expect(await page.locator('.requests tbody .status').allTextContents()).toEqual([
      '429',
      '200',
      '404',
      '400',
      '401',
    ]);
    expect(await row(page, '200').textContent()).toContain('key-1');
  });

  test('begins a refusal with its place, and says what became of a job', async ({ openPage }) => {
    const served = await serveConsole({
      ...manual,
      endpoints: { ...endpoints, script: { kind: 'serverless', worker: 'script' } },
    });
    await send(served, '/v2/echo/run', { body: json({ input: {}, policy: { ttl: 5 } }) });
    await send(served, '/v2/echo/run', { body: json({ policy: { ttl: 5 } }) });
    const { id } = await send(served, '/v2/script/run', {
      body: json({ input: { script: { fail: 'The disk is full.' } } }),
    });
    await send(served, '/v2/echo/health', { key: 'unknown' });
    for (const width of [1440, 390]) {
      const page = await openPage({ baseURL: served.url, viewport: { width, height: 900 } });
      await page.goto('/console/requests');
      await row(page, 'policy.ttl: at least 10000, got 5').first().waitFor();
      await row(page, 'input: ').getByText('(+1)').waitFor();
      const reasons = await page.evaluate(
        `[...document.querySelectorAll('.requests [data-column="reason"]')]
          .filter((cell) => cell.textContent.includes('policy.ttl'))
          .map((cell) => cell.scrollWidth <= cell.clientWidth)`,
      );
      expect([width, reasons]).toEqual([width, [true]]);
      await row(page, 'No account has this key.')
        .getByText('no account', { exact: true })
        .waitFor();
      if (width === 390) {
        // A submission that was accepted, and whose job fails later.
        await served.control.advanceClock({ ms: 1000 });
        const submission = row(page, 'The disk is full.');
        await submission.waitFor();
        expect(await submission.locator('.status').getAttribute('data-class')).toBe('doubtful');
        await submission.getByRole('link').click();
        await page.getByRole('link', { name: id }).waitFor();
      }
    }
  });

  test('folds the polls of a job, and has no images that the console shows', async ({
    openPage,
  }) => {
    const served = await serveConsole({
      ...manual,
      endpoints: {
        ...endpoints,
        image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 10 },
      },
    });
    const input = { prompt: 'a', width: 256, height: 256 };
    const id = await served.submit('image', { input });
    await served.control.advanceClock({ ms: 10_000 });
    for (let poll = 0; poll < 3; poll += 1) await send(served, `/v2/image/status/${id}`);
    const page = await openPage({ baseURL: served.url });
    await page.goto(`/console/jobs/${id}`);
    await page.getByRole('img', { name: /^Output/ }).waitFor();
    await page.evaluate("document.querySelector('img.medium').decode()");
    await page.goto('/console/requests');
    await counted(page, '2 requests');
    await row(page, 'The latest of 3 reads').waitFor();
    await send(served, `/v2/image/status/${id}`);
    await row(page, 'The latest of 4 reads').waitFor();
    await counted(page, '2 requests');
    // A filter for one job has one row for its polls, too.
    await page.goto(`/console/requests?job=${id}`);
    await row(page, 'The latest of 4 reads').waitFor();
  });

  test('shows what waits for its answer, and that its caller left', async ({ openPage }) => {
    const served = await serveConsole(manual);
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/requests');
    await page.getByText('No requests yet.').waitFor();
    const caller = new AbortController();
    const answer = fetch(`${served.url}/v2/echo/runsync`, {
      method: 'POST',
      headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
      body: json({ input: {} }),
      signal: caller.signal,
    });
    await row(page, 'POST /v2/echo/runsync').locator('.status', { hasText: 'waiting' }).waitFor();
    await page.getByLabel('Status').fill('waiting');
    await counted(page, '1 request');
    await row(page, 'waiting').click();
    await page.getByText('The request waits for its answer, which appears here.').waitFor();
    caller.abort();
    await expect(answer).rejects.toThrow('aborted');
    const reason = 'The caller closed the connection before the answer.';
    await refusal(page).getByText(reason).waitFor();
    await page.goBack();
    await page.getByText('No requests match this filter.').waitFor();
    await page.getByRole('link', { name: 'Show all requests' }).click();
    const left = row(page, reason).locator('.status');
    expect(await left.getAttribute('data-class')).not.toBe('2');
  });

  test('says which web page may not read the answer', async ({ openPage }) => {
    const settings = { corsOrigins: ['https://app.example.com'] };
    const served = await serveConsole({ ...manual, settings });
    const other = await listen(
      () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Other' }),
      { host: '127.0.0.1', port: 0 },
    );
    onTestFinished(() => other.close());
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/requests');
    await page.getByText('No requests yet.').waitFor();
    const expectedErrors = ['CORS', 'ERR_FAILED'];
    const program = await openPage({ baseURL: other.url, origins: [served.url], expectedErrors });
    await program.goto(other.url);
    const health = `${served.url}/v2/echo/health`;
    const headers = { authorization: 'Bearer demo-key' };
    const attempt = program.evaluate(
      ([url, init]) =>
        fetch(url, init).then(
          () => 'read',
          () => 'refused',
        ),
      [health, { headers }] as const,
    );
    // The browser asks first whether it may send the key, and then sends nothing else.
    expect(await attempt).toBe('refused');
    await counted(page, '1 request');
    const reason = `Web pages of ${other.url} may not`;
    await row(page, 'OPTIONS').getByText(`${reason} send this request`).waitFor();
    await row(page, 'OPTIONS').click();
    await refusal(page).getByText(`${reason} send this request`).waitFor();
    // What needs no such question is answered, but not for the page.
    await served.service.fetch(new Request(health, { headers: { ...headers, origin: other.url } }));
    // The list stands still at the row that was opened.
    await page.goBack();
    await counted(page, '1 request');
    await page.locator('.requests tr:has(a:focus)', { hasText: 'OPTIONS' }).waitFor();
    await page.getByRole('button', { name: '1 newer' }).click();
    await counted(page, '2 requests');
    const answered = row(page, `${reason} read the answer`).locator('.status');
    expect(await answered.getAttribute('data-class')).not.toBe('2');
  });

  test('is filtered by whose, status, operation, key, endpoint and text of its address', async ({
    openPage,
  }) => {
    const served = await serveConsole(limited);
    await runBrokenProgram(served);
    await send(served, '/v2/other/health');
    const page = await openPage({ baseURL: served.url });
    const shown = (query: string) =>
      page.waitForURL((url) => {
        url.searchParams.delete('account');
        return url.pathname === '/console/requests' && url.search === query;
      });
    await page.goto('/console/requests');
    await counted(page, '6 requests');
    await page.getByRole('button', { name: 'No account' }).click();
    await counted(page, '1 request');
    await row(page, '401').waitFor();
    await page.getByText('everyone who can open this console sees them').waitFor();
    await page.getByRole('button', { name: 'This account' }).click();
    await counted(page, '5 requests');
    await page.getByLabel('Status').fill('4xx');
    await counted(page, '3 requests');
    await page.getByLabel('Status').fill('404');
    await counted(page, '1 request');
    await row(page, 'ecko').waitFor();
    await shown('?scope=account&status=404');
    await page.getByLabel('Status').fill('40');
    expect(await page.getByLabel('Status').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Status').fill('');
    await page.getByLabel('Operation').selectOption('runJob');
    await counted(page, '4 requests');
    await page.getByLabel('Endpoint').selectOption('echo');
    await counted(page, '3 requests');
    await page.getByLabel('Key', { exact: true }).selectOption('console');
    await page.getByText('No requests match this filter.').waitFor();
    await page.getByRole('link', { name: 'Show all requests' }).click();
    await counted(page, '6 requests');
    // Words of a body.
    await page.getByRole('searchbox').fill('a LIGHTHOUSE');
    await counted(page, '1 request');
    await shown('?text=a+LIGHTHOUSE');
    await page.goto('/console/requests?status=429&text=too%20many');
    await page.getByText(/^(1 request|No requests match)/).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('too many');
    expect(await page.getByLabel('Status').inputValue()).toBe('429');
  });

  test('shows thousands of rows, and keeps still where somebody has scrolled', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    const served = await serveConsole({
      ...manual,
      settings: { requestLog: { requests: 5000, accountBytes: 100_000_000 } },
    });
    for (let n = 0; n < 3000; n += 1) await send(served, `/v2/echo/status/job-${n}`);
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/requests');
    await counted(page, '3,000 requests');
    await row(page, 'job-2999').first().waitFor();
    expect(await page.locator('.requests tr').count()).toBeLessThan(80);
    const list = "document.querySelector('.requests')";
    await page.evaluate(`${list}.scrollTop = ${list}.scrollHeight`);
    await row(page, '/job-0').first().waitFor();
    await send(served, '/v2/echo/status/later');
    await page.getByRole('button', { name: '1 newer' }).click();
    await row(page, 'later').first().waitFor();
    await counted(page, '3,001 requests');
  });

  test('is used with the keys alone', async ({ openPage }) => {
    const served = await serveConsole(limited);
    const answers = await runBrokenProgram(served);
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/');
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await counted(page, '5 requests');
    await page.keyboard.press('/');
    await page.keyboard.type('ecko');
    await counted(page, '1 request');
    await row(page, 'ecko').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('.requests a:focus').waitFor();
    await page.keyboard.press('Enter');
    await refusal(page)
      .getByText(answers[2]?.detail ?? '')
      .waitFor();
    await page.goBack();
    await counted(page, '1 request');
    expect(await page.getByRole('searchbox').inputValue()).toBe('ecko');
  });

  test('says that requests are not recorded, and how they are', async ({ openPage }) => {
    const settings = { requestLog: { enabled: false } };
    const served = await serveConsole({ ...manual, settings });
    await send(served, '/v2/ecko/health');
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/requests');
    await page.getByText('This service records no requests.').waitFor();
    await page.getByText('requestLog: { enabled: true }').waitFor();
  });

  test('says that each replica has a list of its own', async ({ openPage }) => {
    const served = await serveConsole(manual);
    await send(served, '/v2/ecko/health');
    const page = await openPage({ baseURL: served.url });
    await page.route(/\/control\/requests/, async (route) => {
      const response = await route.fetch();
      const list: object = Object(await response.json());
      await route.fulfill({
        response,
        json: { ...list, isOneReplica: true, replicaId: '4be31f9d' },
      });
    });
    await page.goto('/console/requests');
    await page.getByText('Several replicas share this account').waitFor();
    await page.getByText('This is the list of replica 4be31f9d').waitFor();
  });

  test('says how to send the first request', async ({ openPage }) => {
    const served = await serveConsole(manual);
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/requests');
    await page.getByText('No requests yet.').waitFor();
    const command = (await page.locator('.empty pre').textContent()) ?? '';
    const { exitCode, errors } = await runCopied(command, { API_KEY: 'demo-key' });
    expect({ exitCode, errors }).toMatchObject({ exitCode: 0 });
    await counted(page, '1 request');
    await row(page, 'POST /v2/echo/run').waitFor();
  });
});

describe.skipIf(chromiumPath === undefined)('the page of a request', () => {
  /** Opens the page of the only request with this text. */
  async function open(page: Page, text: string): Promise<void> {
    await page.goto(`/console/requests?text=${encodeURIComponent(text)}`);
    await counted(page, '1 request');
    await page.locator('.requests tbody tr').click();
    await message(page, 'Response').waitFor();
  }

  test('says first what was wrong and where, and then what was sent and answered', async ({
    openPage,
  }) => {
    const served = await serveConsole(manual);
    const body = json({ input: {}, policy: { executionTimeout: 5000, ttl: 'soon' } });
    await send(served, '/v2/echo/run', { body });
    const page = await openPage({ baseURL: served.url });
    await open(page, 'soon');
    await expect.poll(() => page.title()).toBe('400 · POST /v2/echo/run · Console');
    const places = await refusal(page).locator('tbody tr').allTextContents();
    expect(places).toHaveLength(2);
    expect(places.join('\n')).toMatch(/body \/policy\/ttl.*integer.*soon/);
    expect(places.join('\n')).toMatch(/body \/policy\/executionTimeout.*5000/);
    // The reason comes before everything else.
    const order = (text: string) =>
      page.evaluate<number>(`document.querySelector('main').textContent.indexOf(${json(text)})`);
    expect(await order('/policy/ttl')).toBeLessThan(await order('content-type'));
    await message(page, 'Request').getByText('"soon"').waitFor();
    await message(page, 'Request').getByText('[redacted]').waitFor();
    await message(page, 'Response').getByText('application/problem+json').waitFor();
    expect(await page.content()).not.toContain('Bearer demo-key');
    for (const name of [/^About/, /^What runJob takes/]) {
      const link = refusal(page).getByRole('link', { name });
      const [path = '', anchor = ''] = ((await link.getAttribute('href')) ?? '').split('#');
      const guide = await fetch(served.url + path, { headers: { accept: 'text/html' } });
      expect(await guide.text(), path).toContain(`id="${anchor}"`);
    }
  });

  test('says where JSON ends to be JSON', async ({ openPage }) => {
    const served = await serveConsole(manual);
    await send(served, '/v2/echo/run', { body: '{"input": {"a": 1,}}' });
    const page = await openPage({ baseURL: served.url });
    await open(page, '/v2/echo/run');
    await message(page, 'Request').getByText('Line 1, column 19').waitFor();
  });

  test('is copied as a command that runs', { timeout: 120_000 }, async ({ openPage }) => {
    const served = await serveConsole(manual);
    const body = json({ input: { prompt: `It's "quoted" $HOME \\ \u202e` } });
    await send(served, '/v2/echo/run', { body });
    const page = await openPage({
      baseURL: served.url,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await open(page, 'quoted');
    for (const name of ['curl', 'TypeScript', 'Python', 'Test']) {
      const code = await copiedAs(page, name);
      const { exitCode, output, errors } = await runCopied(code, { API_KEY: 'demo-key' });
      expect({ name, exitCode, errors, output }).toMatchObject({ exitCode: 0 });
    }
    const { jobs } = await served.control.listJobs();
    expect(jobs).toHaveLength(5);
    for (const { id } of jobs) {
      expect((await served.control.getJob(id)).input).toEqual(JSON.parse(body).input);
    }
  });

  test('leads to its job, and the job to its requests', async ({ openPage }) => {
    const served = await serveConsole(manual);
    const { id } = await send(served, '/v2/echo/run', { body: json({ input: { a: 1 } }) });
    await send(served, '/v2/other/run', { body: json({ input: { a: 2 } }) });
    const page = await openPage({ baseURL: served.url });
    await open(page, id);
    await page.getByRole('link', { name: id }).click();
    await page.getByRole('heading', { name: id }).waitFor();
    const requests = page.locator('.job-requests');
    await requests.getByText('POST /v2/echo/run').waitFor();
    // Live, too.
    await send(served, `/v2/echo/status/${id}`);
    await requests.getByText(`GET /v2/echo/status/${id}`).waitFor();
    expect(await requests.locator('li').count()).toBe(2);
    await requests.getByRole('link', { name: 'POST /v2/echo/run' }).click();
    await message(page, 'Request').getByText('"a"').waitFor();
  });

  test('tells a closed connection from an answer, and names the faults', async ({ openPage }) => {
    const served = await serveConsole(manual);
    await served.control.declareFaults([
      { operation: 'getEndpointHealth', effect: { drop: true } },
      { operation: 'runJob', effect: { status: 503 } },
    ]);
    await expect(send(served, '/v2/echo/health')).rejects.toThrow();
    await send(served, '/v2/echo/run', { body: json({ input: {} }) });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/requests?status=dropped');
    await row(page, 'dropped').click();
    await page.getByText('The connection was closed without a response.').waitFor();
    await refusal(page).getByRole('link', { name: 'Faults of this account' }).waitFor();
    await page.goto('/console/requests?status=503');
    await row(page, '503').click();
    await refusal(page).getByRole('link', { name: 'Faults of this account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Faults' }).waitFor();
  });

  test('says that a request is gone', async ({ openPage }) => {
    const served = await serveConsole(manual);
    const page = await openPage({ baseURL: served.url, expectedErrors: ['404'] });
    await page.goto('/console/requests/4be31f9d-1');
    await page
      .getByText('No request 4be31f9d-1 is recorded here; the oldest are dropped.')
      .waitFor();
    await page.getByRole('link', { name: 'All requests' }).click();
    await page.getByText('No requests yet.').waitFor();
  });

  test('is downloaded as HAR and as evidence, and so is the list of a filter', async ({
    openPage,
  }) => {
    const served = await serveConsole(limited);
    await runBrokenProgram(served);
    const page = await openPage({ baseURL: served.url });
    const downloaded = async (name: string) => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const download = await saved;
      return {
        name: download.suggestedFilename(),
        text: await readFile(await download.path(), 'utf8'),
      };
    };
    await page.goto('/console/requests?status=4xx');
    await counted(page, '4 requests');
    const archive = await downloaded('Download HAR');
    expect(archive.name).toBe('requests.har');
    expect(JSON.parse(archive.text).log.entries).toHaveLength(4);
    const evidence = await downloaded('Download evidence');
    expect(evidence.name).toBe('requests.ndjson');
    expect(readEvidence(evidence.text)).toHaveLength(5);
    await open(page, 'ecko');
    const one = await downloaded('Download HAR');
    expect(JSON.parse(one.text).log.entries).toMatchObject([{ response: { status: 404 } }]);
    const exchange = await downloaded('Download evidence');
    expect(readEvidence(exchange.text)).toMatchObject([
      { kind: 'subject' },
      { kind: 'exchange', response: { status: 404 } },
    ]);
  });

  test('shows what a request contains as text, whatever it is', async ({ openPage }) => {
    const hostile = '"><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">';
    const served = await serveConsole(manual);
    await send(served, '/v2/echo/run', { body: json({ input: hostile }) });
    await send(served, '/v2/echo/run', { body: hostile });
    await send(served, `/v2/${encodeURIComponent(hostile)}/health`);
    const page = await openPage({ baseURL: served.url });
    await page.goto('/console/requests');
    await counted(page, '3 requests');
    for (const { id } of (await served.control.listRequests()).requests) {
      await page.goto(`/console/requests/${id}`);
      await message(page, 'Response').getByText('problem+json').waitFor();
      expect(await page.locator('main :is(script, img)').count()).toBe(0);
    }
    expect(await page.evaluate('window.hacked')).toBeUndefined();
  });
});

describe
  .skipIf(chromiumPath === undefined)
  .each([
    ...looks,
    ['narrow phone', 'light', { viewport: { width: 320, height: 640 }, isMobile: true }] as const,
  ])('requests on a %s in %s colours', (_device, _colours, look) => {
  test('are accessible and fit', async ({ openPage }) => {
    const served = await serveConsole(limited);
    const page = await openPage({ ...look, baseURL: served.url });
    await page.goto('/console/requests');
    await page.getByText('No requests yet.').waitFor();
    await expectReadable(page);
    await runBrokenProgram(served);
    await counted(page, '5 requests');
    await row(page, '429').waitFor();
    await expectReadable(page);
    await page.goto('/console/requests?scope=none');
    await counted(page, '1 request');
    await expectReadable(page);
    const body = json({ input: {}, policy: { executionTimeout: 5000, ttl: 'soon' } });
    await send(served, '/v2/other/run', { body });
    await page.goto('/console/requests?status=400&endpoint=other');
    await row(page, '400').click();
    await refusal(page).locator('tbody tr').nth(1).waitFor();
    await page.getByRole('button', { name: 'Copy as' }).click();
    await expectReadable(page);
  });
});
