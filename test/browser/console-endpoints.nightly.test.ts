/** The console's page of endpoints, and forms for those with schemas, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { curl, serveConsole } from './served-console.ts';

const endpoints: ServiceSettings['endpoints'] = {
  image: { kind: 'public', model: 'image', price: 'image-fast' },
  script: { kind: 'serverless', worker: 'script', workers: { max: 2 } },
  summarizer: {
    kind: 'serverless',
    worker: 'echo',
    input: {
      $ref: '#/$defs/request',
      $defs: {
        request: {
          type: 'object',
          required: ['text'],
          properties: {
            words: { $ref: '#/$defs/count', default: 50 },
            text: { type: 'string', description: 'What to sum up.' },
            tone: { enum: ['dry', 'warm'] },
          },
        },
        count: { type: 'integer', minimum: 1, maximum: 100 },
      },
      examples: [{ text: 'A long story.' }],
    },
    output: { type: 'object', properties: { text: { type: 'string' } } },
  },
};

const row = (page: Page, id: string) =>
  page.locator('.endpoints tbody tr', { has: page.getByRole('link', { name: id, exact: true }) });

describe.skipIf(chromiumPath === undefined)('the page of endpoints', () => {
  test('has a row for each, with workers, queue, price and failures', async ({ openPage }) => {
    const { url, control, submit } = await serveConsole({
      account: { clock: 'manual' },
      endpoints,
    });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/endpoints');
    await row(page, 'image').getByText('$0.0024 per 1,000,000 pixels').waitFor();
    await row(page, 'script').getByText('0 of 0 busy, max. 2').waitFor();
    await row(page, 'script').getByText('not charged').waitFor();
    await row(page, 'summarizer').getByText('with schemas').waitFor();
    for (const script of [{ fail: 'No disk.' }, { hang: true }, { hang: true }, {}]) {
      await submit('script', { input: { script } });
    }
    await control.advanceClock({ ms: 1000 });
    await row(page, 'script').getByText('1 failed').waitFor();
    await row(page, 'script').getByText('2 of 2 busy').waitFor();
    await row(page, 'script').getByText('1 waiting').waitFor();
    await row(page, 'script').getByText('1 failed').click();
    await page.getByRole('heading', { name: 'script', exact: true }).waitFor();
    // Its page has its row, too.
    await row(page, 'script').getByText('2 of 2 busy').waitFor();
    await row(page, 'script').getByText('none').click();
    await row(page, 'script').getByRole('switch', { name: 'Worker crashes' }).waitFor();
    expect(await page.locator('.endpoints tbody tr').count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'No disk.' }).click();
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    expect(await control.listFaults()).toEqual([]);
  });

  test('has switches for faults of the endpoint, which the page of faults has too', async ({
    openPage,
  }) => {
    const { url, control, submit } = await serveConsole({ endpoints });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/endpoints');
    await row(page, 'script').getByText('none').click();
    const crash = row(page, 'script').getByRole('switch', { name: 'Worker crashes' });
    await crash.click();
    await page.locator('[role="switch"][aria-checked="true"]').waitFor();
    const [declared] = await control.listFaults();
    expect(declared?.fault).toEqual({ effect: { worker: 'crash' }, endpoint: 'script' });
    // Another endpoint has it not.
    await row(page, 'summarizer').getByText('none').waitFor();
    const id = await submit('script', { input: { script: {} } });
    await expect.poll(async () => (await control.getJob(id)).status).toBe('FAILED');
    await crash.click();
    await row(page, 'script').getByText('none').waitFor();
    expect((await control.listFaults())[0]).toMatchObject({ fault: { enabled: false }, fired: 1 });
    // What another page changes is shown, too.
    await curl(`${url}/control/faults`, 'PUT', {
      faults: [{ effect: { status: 503 }, endpoint: 'summarizer' }],
    });
    await row(page, 'summarizer').getByText('Error status').first().waitFor();
  });

  test('shows schemas and what was refused; the playground has a form, and the job its values', async ({
    openPage,
  }) => {
    const { url, control, submit } = await serveConsole({ endpoints });
    const wrong = await submit('summarizer', { input: { words: 500 } });
    await expect.poll(async () => (await control.getJob(wrong)).status).toBe('FAILED');
    const page = await openPage({ baseURL: url });
    await page.goto('/console/endpoints');
    await row(page, 'summarizer').getByRole('link', { name: 'summarizer', exact: true }).click();
    await page.getByRole('heading', { name: 'Input schema' }).waitFor();
    await page.getByText('"What to sum up."').waitFor();
    await page.getByRole('heading', { name: 'Output schema' }).waitFor();
    const { error = '' } = await control.getJob(wrong);
    await page.getByRole('main').getByRole('link', { name: error }).waitFor();
    await page.getByRole('link', { name: 'Run', exact: true }).click();
    // Fields in the order of the schema, those that are required first; references are followed.
    const field = (name: string) => page.locator(`form [name=${name}]`);
    await field('text').waitFor();
    expect(await field('text').inputValue()).toBe('A long story.');
    const names = "[...document.querySelectorAll('form .fields [name]')].map(({ name }) => name)";
    expect(await page.evaluate(names)).toEqual(expect.arrayContaining(['text', 'words', 'tone']));
    await page.getByText('1 to 100, default 50').waitFor();
    await field('words').fill('500');
    await page.getByText('Expected a number of at most 100.').waitFor();
    await field('words').fill('7');
    await field('tone').selectOption('warm');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('.result').getByText('COMPLETED').waitFor();
    const [job] = (await control.listJobs({ state: 'COMPLETED' })).jobs;
    const input = { text: 'A long story.', words: 7, tone: 'warm' };
    expect((await control.getJob(job?.id ?? '')).input).toEqual(input);
    await page.goto(`/console/jobs/${job?.id}`);
    for (const part of ['Input', 'Output']) {
      const section = page.locator('.job-content section', {
        has: page.getByRole('heading', { name: part }),
      });
      await section.getByText('"A long story."').waitFor();
    }
    // Chosen by hand, too, the form begins with the example.
    await page.goto('/console/');
    await page.locator('#endpoint').selectOption('summarizer');
    await expect.poll(() => field('text').inputValue()).toBe('A long story.');
  });

  test.for(looks)('is accessible on a %s in %s colours', async ([, , look], { openPage }) => {
    const { url, submit } = await serveConsole({ endpoints });
    await submit('summarizer', { input: { words: 500 } });
    const page = await openPage({ ...look, baseURL: url });
    await page.goto('/console/endpoints');
    await row(page, 'summarizer').getByText('1 failed').waitFor();
    await row(page, 'summarizer').getByText('none').click();
    await expectReadable(page);
    await row(page, 'summarizer').getByRole('link', { name: 'summarizer', exact: true }).click();
    await page.getByRole('heading', { name: 'Output schema' }).waitFor();
    await expectReadable(page);
    await page.keyboard.press('Escape');
    await row(page, 'summarizer').waitFor();
    await page.goto('/console/endpoints/none');
    await page.getByText('The account has no endpoint none.').waitFor();
  });
});
