/** The console's playground, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { runCopied } from '../processes/run-copied.ts';
import { builtSite } from '../site/built-site.ts';
import { chromiumPath, expectReadable, looks, type PageOptions, test } from './browser.ts';
import { copiedAs } from './copied-as.ts';
import { type ServedConsole, serveConsole } from './served-console.ts';

const endpoints: ServiceSettings['endpoints'] = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 0 },
  video: { kind: 'public', model: 'video', price: 'video', durationMs: 0 },
  text: { kind: 'public', model: 'text', price: 'text' },
  speech: { kind: 'public', model: 'transcription', price: 'transcription', durationMs: 0 },
  script: { kind: 'serverless', worker: 'script' },
};

const hostile = '</textarea><img src=x onerror="window.hacked = 1">\' "$(id)" `id` \u2028 é';

const input = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const runButton = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });
const charge = (page: Page) => page.locator('.charge');

async function choose(page: Page, endpoint: string): Promise<void> {
  await page.locator('#endpoint').selectOption(endpoint);
}

/** Opens the playground with an endpoint, with permission to copy. */
async function openPlayground(
  openPage: (options: PageOptions) => Promise<Page>,
  { url }: ServedConsole,
  endpoint: string,
): Promise<Page> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  // A status that tests cause on purpose.
  const page = await openPage({ baseURL: url, permissions, expectedErrors: ['status of 400'] });
  await page.goto('/console/');
  await choose(page, endpoint);
  return page;
}

describe.skipIf(chromiumPath === undefined)('the playground', () => {
  test('an image costs what was estimated, to the last digit', async ({ openPage }) => {
    const served = await serveConsole({ endpoints });
    const page = await openPlayground(openPage, served, 'image');
    await page.getByText('Nothing has run yet').waitFor();
    await page.getByText('No runs yet').waitFor();
    await page.getByText('Costs $0.0025165824 for 1,048,576 pixels').waitFor();
    await input(page, 'prompt').fill(hostile);
    await input(page, 'negative_prompt').fill('fog');
    await input(page, 'aspect_ratio').selectOption('16:9');
    await page.getByText('Costs $0.0014155776 for 589,824 pixels').waitFor();
    await runButton(page).click();
    const width = () => page.evaluate("document.querySelector('.result img')?.naturalWidth");
    await expect.poll(width, { timeout: 60_000 }).toBe(1024);
    await page.getByText('Charged $0.0014155776, as estimated').waitFor();
    const { totals } = await served.control.getLedger();
    expect(totals).toMatchObject([{ endpointId: 'image', cost: '0.0014155776' }]);
    const [job] = (await served.control.listJobs()).jobs;
    expect((await served.control.getJob(job?.id ?? '')).input).toEqual({
      prompt: hostile,
      negative_prompt: 'fog',
      aspect_ratio: '16:9',
    });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the image' }).click();
    expect((await download).suggestedFilename()).toMatch(/^1024x576-.*\.png$/);
  });

  test('a wrong value is explained at once, and what only the service knows a moment later', async ({
    openPage,
  }) => {
    const served = await serveConsole({ endpoints });
    const page = await openPlayground(openPage, served, 'image');
    const width = input(page, 'width');
    await width.fill('9999');
    await page.getByText('Expected a number of at most 1536.').waitFor();
    await width.fill('12.5');
    await page.getByText('Expected a whole number.').waitFor();
    await input(page, 'prompt').focus();
    await runButton(page).click();
    expect(await page.evaluate('document.activeElement.name')).toBe('width');
    await width.fill('512');
    const more = page.getByText('More options');
    await more.click();
    await input(page, 'guidance').fill('11');
    await more.click();
    expect(await input(page, 'guidance').isVisible()).toBe(false);
    await runButton(page).click();
    expect(await page.evaluate('document.activeElement.name')).toBe('guidance');
    await input(page, 'guidance').fill('');
    await page.getByText('for 524,288 pixels').waitFor();
    await input(page, 'aspect_ratio').selectOption('1:1');
    await page.getByText('Expected no value beside aspect_ratio at body /input/width').waitFor();
    await page.getByText('A job with this input fails').waitFor();
    await runButton(page).click();
    expect((await served.control.listJobs()).jobs).toEqual([]);
  });

  test('a clip plays', async ({ openPage }) => {
    const page = await openPlayground(openPage, await serveConsole({ endpoints }), 'video');
    await input(page, 'duration').fill('11');
    await page.getByText('Expected a number of at most 10.').waitFor();
    await input(page, 'duration').fill('2');
    await page.getByText('Costs $0.2000 for 2 seconds').waitFor();
    await runButton(page).click();
    const duration = () => page.evaluate("document.querySelector('.result video')?.duration");
    await expect.poll(duration, { timeout: 60_000 }).toBe(2);
    await page.getByText('Charged $0.2000, as estimated').waitFor();
  });

  test('a text from one request, and a text while it is watched', async ({ openPage }) => {
    const page = await openPlayground(openPage, await serveConsole({ endpoints }), 'text');
    await input(page, 'messages').fill('[{"role": "user"');
    await page.getByText('Line 1, column 17: expected a comma or }.').waitFor();
    await input(page, 'messages').fill('');
    await page.getByText('The model decides how many tokens it writes.').waitFor();
    await input(page, 'max_tokens').fill('5');
    await page.getByLabel('runsync').check();
    await runButton(page).click();
    await result(page).locator('blockquote').waitFor();
    await page.getByText('Charged $0.00005').waitFor();
    await page.getByLabel('run: watch the job').check();
    await input(page, 'max_tokens').fill('7');
    await runButton(page).click();
    await page.getByText('Charged $0.00007').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the text' }).click();
    expect((await download).suggestedFilename()).toBe('text.txt');
    expect(await page.locator('.earlier tbody tr').count()).toBe(2);
  });

  test('the output of a watched job uses up no fault, and needs no status request', async ({
    openPage,
  }) => {
    const served = await serveConsole({ endpoints });
    const { control } = served;
    await control.declareFaults([{ operation: 'getJobStatus', effect: { status: 503 }, count: 1 }]);
    const page = await openPlayground(openPage, served, 'image');
    await page.getByLabel('run: watch the job').check();
    await runButton(page).click();
    await page.getByRole('img', { name: 'The result' }).waitFor();
    expect((await control.listFaults()).map(({ fired }) => fired)).toEqual([0]);
    expect((await control.listRequests({ operation: 'getJobStatus' })).total).toBe(0);
  });

  test('a transcript from one of two sources', async ({ openPage }) => {
    const page = await openPlayground(openPage, await serveConsole({ endpoints }), 'speech');
    await input(page, 'audio_base64').fill('UklGRg==');
    await page.getByText('Expected either audio or audio_base64').waitFor();
    await input(page, 'audio').fill('');
    await page.getByText('The length of the transcript follows from the audio.').waitFor();
    await input(page, 'audio_base64').fill('?');
    await page.getByText('Expected base64.').waitFor();
    await input(page, 'audio_base64').fill('UklGRg==');
    await runButton(page).click();
    await result(page).locator('blockquote').waitFor();
    await charge(page).getByText('Charged $').waitFor();
  });

  test('any endpoint takes JSON, and mistakes are shown where they are', async ({ openPage }) => {
    const served = await serveConsole({ endpoints, account: { clock: 'manual' } });
    const page = await openPlayground(openPage, served, 'script');
    const json = page.getByRole('textbox', { name: 'input' });
    await json.fill('{\n  "script": {"afterMs": 1000,}\n}');
    await page.getByText('Line 2, column 30: expected a name in double quotes.').waitFor();
    await page.getByRole('button', { name: 'Go there' }).click();
    expect(await page.evaluate('document.activeElement.selectionStart')).toBe(31);
    await json.fill('[]');
    await page.getByText('Expected an object').waitFor();
    await json.fill(JSON.stringify({ script: { afterMs: 60_000, output: { words: hostile } } }));
    await page.getByText('Webhook and policy').click();
    await input(page, 'ttl').fill('1');
    await runButton(page).click();
    await result(page).getByRole('alert').waitFor();
    await input(page, 'ttl').fill('60000');
    await runButton(page).click();
    const state = (name: string) => result(page).locator(`.state[data-state=${name}]`);
    await state('IN_QUEUE').waitFor();
    await served.control.advanceClock({ ms: 20_000 });
    await state('IN_PROGRESS').waitFor();
    await served.control.advanceClock({ ms: 60_000 });
    await state('COMPLETED').waitFor();
    await result(page).locator('.string', { hasText: '</textarea><img' }).first().waitFor();
    expect(await result(page).locator('img').count()).toBe(0);
    await result(page).getByText('Not charged').waitFor();
    await json.fill('{"script": {"hang": true}}');
    await runButton(page).click();
    await page.getByRole('button', { name: 'Cancel the job' }).click();
    await state('CANCELLED').waitFor();
    expect(await page.evaluate('window.hacked')).toBeUndefined();
  });

  test('a refusal is shown as a program gets it, and copied with its status', async ({
    openPage,
  }) => {
    const page = await openPlayground(openPage, await serveConsole({ endpoints }), 'script');
    await page.getByText('Webhook and policy').click();
    await input(page, 'ttl').fill('1');
    await runButton(page).click();
    const response = page.getByRole('region', { name: 'Response' });
    await response.getByRole('heading', { name: '400 from POST /v2/script/run' }).waitFor();
    await response.getByText('application/problem+json').waitFor();
    await response.getByText('"invalidRequest"').waitFor();
    expect(await copiedAs(page, 'Test')).toContain('expect(response.status).toBe(400)');
    await input(page, 'ttl').fill('');
    await page.getByLabel('runsync').check();
    await runButton(page).click();
    await response.getByRole('heading', { name: '200 from POST /v2/script/runsync' }).waitFor();
    await response.getByText('"COMPLETED"').waitFor();
  });

  test('says why and how long it waits after a 429, and stops on request', async ({ openPage }) => {
    const served = await serveConsole({ endpoints, account: { clock: 'manual' } });
    const { control } = served;
    const refusal = {
      operation: 'runJob',
      effect: { status: 429, retryAfterSeconds: 30 },
    } as const;
    await control.declareFaults([{ ...refusal, count: 1 }]);
    const page = await openPage({ baseURL: served.url, expectedErrors: ['status of 429'] });
    await page.goto('/console/');
    await choose(page, 'script');
    await runButton(page).click();
    await result(page).getByText('moved by 30 s, for the 2nd time').waitFor();
    await result(page).getByRole('heading', { name: '429 from POST' }).waitFor();
    await result(page).getByText('retry-after', { exact: true }).waitFor();
    await control.advanceClock({ ms: 10_000 });
    await result(page).getByText('moved by 20 s').waitFor();
    expect((await control.listJobs()).jobs).toEqual([]);
    await control.advanceClock({ ms: 20_000 });
    await result(page).getByRole('heading', { name: '200 from POST' }).waitFor();
    expect((await control.listJobs()).jobs).toHaveLength(1);

    await control.declareFaults([refusal]);
    await runButton(page).click();
    await result(page).getByRole('button', { name: 'Stop waiting' }).click();
    await result(page).getByText('No result').waitFor();
    await control.advanceClock({ ms: 60_000 });
    await result(page).getByRole('heading', { name: '429 from POST' }).waitFor();
    expect((await control.listJobs()).jobs).toHaveLength(1);
    expect((await control.listFaults()).map(({ fired }) => fired)).toEqual([1]);
  });

  test('a serverless endpoint begins with an example that succeeds, and has others', async ({
    openPage,
  }) => {
    const examples = { 'Greets her': { name: 'Ada' } };
    const served = await serveConsole({
      endpoints: { ...endpoints, echo: { kind: 'serverless', worker: 'echo', examples } },
    });
    const page = await openPlayground(openPage, served, 'echo');
    const json = page.getByRole('textbox', { name: 'input' });
    expect(JSON.parse(await json.inputValue())).toEqual({ name: 'Ada' });
    await choose(page, 'script');
    const ends = {
      Succeeds: 'COMPLETED',
      Fails: 'FAILED',
      Crashes: 'FAILED',
      Streams: 'COMPLETED',
    };
    for (const [name, state] of Object.entries(ends)) {
      await page.getByLabel('Example').selectOption({ label: name });
      await runButton(page).click();
      await result(page).locator(`.state[data-state=${state}]`).waitFor();
    }
    await page.getByLabel('Example').selectOption({ label: 'Hangs' });
    await runButton(page).click();
    await page.getByRole('button', { name: 'Cancel the job' }).click();
    await result(page).locator('.state[data-state=CANCELLED]').waitFor();
    await json.fill('{"script": {}}');
    await choose(page, 'echo');
    expect(await json.inputValue()).toBe('{"script": {}}');
  });

  test('a cost that could not be asked for is shown as soon as it can', async ({ openPage }) => {
    const { url } = await serveConsole({ endpoints });
    const page = await openPage({ baseURL: url, expectedErrors: ['ERR_FAILED'] });
    await page.goto('/console/');
    await choose(page, 'image');
    await page.getByText('Costs $').waitFor();
    await page.route('**/control/estimates', (route) => route.abort());
    await input(page, 'width').fill('512');
    await page.locator('form').getByText('no answer').waitFor();
    await page.unroute('**/control/estimates');
    await page.getByText('for 524,288 pixels').waitFor();
    expect(await page.getByText('no answer').count()).toBe(0);
  });

  test('copied code runs as it stands', async ({ openPage }) => {
    const served = await serveConsole({ endpoints });
    const page = await openPlayground(openPage, served, 'image');
    await input(page, 'prompt').fill(hostile);
    await page.getByLabel('runsync').check();
    const names = ['curl', 'TypeScript', 'Python'];
    for (const name of names) {
      const code = await copiedAs(page, name);
      expect(code).toContain('demo-key');
      const { exitCode, output, errors } = await runCopied(code);
      expect({ name, exitCode, errors }).toMatchObject({ exitCode: 0 });
      expect(JSON.parse(output)).toMatchObject({ status: 'COMPLETED' });
    }
    const { jobs } = await served.control.listJobs();
    expect(jobs).toHaveLength(names.length);
    const inputs = jobs.map(async ({ id }) => (await served.control.getJob(id)).input);
    for (const input of await Promise.all(inputs)) expect(input).toEqual({ prompt: hostile });
    expect(await copiedAs(page, 'Test')).toContain('runAndWait("image"');
  });

  test('the menu of languages works with the keyboard', async ({ openPage }) => {
    const page = await openPlayground(openPage, await serveConsole({ endpoints }), 'image');
    const button = page.getByRole('button', { name: 'Copy as' });
    const focused = () => page.evaluate('document.activeElement.textContent');
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe('curl');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Target file');
    await page.keyboard.press('t');
    expect(await focused()).toBe('TypeScript');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('curl');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await focused()).toContain('Copy as');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('curl');
    await expectReadable(page);
    await page.keyboard.press('Tab');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await button.click();
    await page.getByRole('heading', { name: 'Result' }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await button.press('Enter');
    await expect.poll(focused).toBe('curl');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Copied as curl').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('curl ');
  });

  test('earlier runs fill in the form, also when their job is gone', async ({ openPage }) => {
    const served = await serveConsole({ endpoints });
    const page = await openPage({ baseURL: served.url, expectedErrors: ['status of 404'] });
    await page.goto('/console/');
    await choose(page, 'image');
    await input(page, 'prompt').fill('the first');
    await input(page, 'width').fill('256');
    await runButton(page).click();
    await charge(page).waitFor();
    await choose(page, 'script');
    await page.getByRole('textbox', { name: 'input' }).fill('{"script": {"fail": "No."}}');
    await runButton(page).click();
    await result(page).getByText('No.', { exact: true }).waitFor();
    await page.reload();
    const first = page.getByRole('button', { name: '"the first"' });
    await first.click();
    await result(page).getByRole('img').waitFor();
    expect(await input(page, 'prompt').inputValue()).toBe('the first');
    expect(await input(page, 'width').inputValue()).toBe('256');
    await served.control.resetAccount();
    await page.reload();
    await first.click();
    await page.getByText('The service no longer has this job').waitFor();
    expect(await input(page, 'prompt').inputValue()).toBe('the first');
    await page.getByRole('button', { name: 'Forget these runs' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget these runs' }).click();
    await page.getByText('No runs yet').waitFor();
    await page.reload();
    await page.getByText('No runs yet').waitFor();
  });

  test('a link fills in the form, and a wrong one says so', async ({ openPage }) => {
    const served = await serveConsole({ endpoints });
    const page = await openPlayground(openPage, served, 'image');
    await input(page, 'prompt').fill(hostile);
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    const open = async (fragment: string) => {
      await page.goto('about:blank');
      await page.goto(fragment.startsWith('http') ? fragment : `/console/playground#${fragment}`);
    };
    await open(link);
    await input(page, 'prompt').and(page.locator(':not(:placeholder-shown)')).waitFor();
    expect(await input(page, 'prompt').inputValue()).toBe(hostile);
    expect(new URL(page.url()).hash).toBe('');
    await open('endpoint=image&request={"input":{"prompt":"x","unlisted":1},"s3Config":{}}');
    await page.getByText('The playground left out of this link: s3Config.').waitFor();
    expect(await page.getByRole('radio', { name: 'JSON' }).isChecked()).toBe(true);
    await open('endpoint=%3Cb%3E&request={"input":{}}');
    await page.getByText('The service has no endpoint <b>.').waitFor();
    await open('endpoint=image&request={');
    await page.getByText('The request in this link is not readable.').waitFor();
    await open(`endpoint=image&request=${'x'.repeat(100_000)}`);
    await page.getByText('This link is too long.').waitFor();
    expect((await served.control.listJobs()).jobs).toEqual([]);
  });

  test('the documentation opens its examples in the playground', async ({ openPage }) => {
    await builtSite();
    const served = await serveConsole({
      endpoints: { 'qwen3-32b-awq': { kind: 'public', model: 'text', price: 'text' } },
    });
    const page = await openPage({ baseURL: served.url });
    await page.goto('/docs/reference/run-job-sync');
    const link = page.getByRole('link', { name: 'Open in the playground' });
    await link.waitFor();
    expect(await page.locator('.try-it').getByRole('button').count()).toBe(0);
    await expectReadable(page);
    await page.getByLabel('Example').selectOption({ label: 'Text from a public endpoint' });
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor();
    await input(page, 'max_tokens').waitFor();
    expect(await input(page, 'prompt').inputValue()).toBe('Tell me about lighthouses.');
    expect(await input(page, 'max_tokens').inputValue()).toBe('12');
    expect(await page.getByLabel('runsync').isChecked()).toBe(true);
    // Other operations have no page in the console.
    await page.goto('/docs/reference/cancel-job');
    await page.locator('.try-it').getByRole('button', { name: 'Send' }).waitFor();
  });

  describe.each(looks)('on a %s in %s colours', (_device, _colours, look) => {
    test('is accessible and fits', async ({ openPage }) => {
      const { url } = await serveConsole({ endpoints });
      const page = await openPage({ ...look, baseURL: url });
      await page.goto('/console/');
      await page.getByText('Costs $').waitFor();
      await expectReadable(page);
      await runButton(page).click();
      await charge(page).waitFor();
      await result(page).getByRole('img').waitFor();
      await page.getByRole('button', { name: 'Copy as' }).click();
      await expectReadable(page);
      await input(page, 'width').fill('1');
      await choose(page, 'script');
      await page.getByRole('textbox', { name: 'input' }).fill('{"a" 1}');
      await expectReadable(page);
    });
  });
});
