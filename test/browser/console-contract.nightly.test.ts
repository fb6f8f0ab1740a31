/** The console's page of the contract and of the last report, in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { alternativeGaps, gapTexts, lifecycle, rules } from '#generated/reference/tables.js';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import type { Report } from '../../src/client/control.ts';
import { chromiumPath, expectReadable, looks, test } from './browser.ts';
import { serveConsole } from './served-console.ts';

const hostile = '</script><img src=x onerror="window.hacked = 1"><b>';
const points = alternativeGaps.length;
const chapterOf = (gap: keyof typeof gapTexts) => gapTexts[gap].section?.split('.')[0];
const aboutWebhooks = alternativeGaps.filter(
  (gap) => chapterOf(gap) === chapterOf('webhook-given-up'),
);
const valid = {
  accounts: { demo: { keys: { 'demo-key': {} } } },
  endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
};

/** The alternatives that are shown as in force. */
const pressed = (page: Page) => page.locator('[aria-pressed=true]').allTextContents();

const claim = 'As the report has it.';

const report: Report = {
  baseUrl: 'http://127.0.0.1:8080',
  profile: 'contract',
  headline: `Violations: 1 violated, 1 verified ${hostile}`,
  startedMs: 1_767_225_600_000,
  hasPage: true,
  verdicts: [
    { rule: 'queue-ttl', claim, verdict: 'violated', reason: `It waited. ${hostile}` },
    { rule: 'queue-order', claim, verdict: 'verified', reason: 'Seen.' },
    {
      rule: 'queue-length',
      claim,
      verdict: 'violated',
      reason: 'Too long.',
      seenWith: 'queue-ttl',
      known: 'Agreed (until 2027-01-31)',
    },
  ],
};

describe.skipIf(chromiumPath === undefined)('the page of the contract', () => {
  test('has the rules also where endpoints have a document of their own', async ({ openPage }) => {
    const input = { type: 'object', properties: { text: { type: 'string' } } };
    const { url } = await serveConsole({
      endpoints: { described: { kind: 'serverless', worker: 'echo', input } },
    });
    expect(await (await fetch(`${url}/openapi.json`)).text()).not.toContain('queue-length');
    const page = await openPage({ baseURL: url, expectedErrors: ['404'] });
    await page.goto('/console/checks');
    await page.getByText(`${Object.keys(rules).length} rules`, { exact: true }).waitFor();
  });

  test('rules are searched and filtered, and the lifecycle has all states and transitions', async ({
    openPage,
  }) => {
    const { url } = await serveConsole();
    const page = await openPage({ baseURL: url, expectedErrors: ['404'] });
    await page.goto('/console/contract');
    const total = Object.keys(rules).length;
    const all = page.getByText(`${total} rules`, { exact: true });
    await all.waitFor();
    await page.getByText('How to see the verdict on each rule').click();
    await page.getByText('serve --report report.json').waitFor();
    const billing = page.locator('summary', { hasText: 'Limits and billing' }).last();
    const rule = page.getByRole('link', { name: 'queue-length', exact: true });
    expect(await rule.isVisible()).toBe(false);
    await billing.click();
    await rule.waitFor();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('queue-ttl DEFAULT');
    await page.getByRole('link', { name: 'queue-ttl-default' }).waitFor();
    await page.getByText(`1 of ${total} rules`).waitFor();
    const link = page.getByRole('link', { name: 'queue-ttl-default' });
    expect(await link.getAttribute('href')).toBe('/docs/reference/rules#queue-ttl-default');
    await page.getByRole('combobox', { name: 'Level' }).selectOption('chosen');
    await page.getByText('No rules match.').waitFor();
    await page.getByRole('button', { name: 'Show all rules' }).click();
    await all.waitFor();

    await page.getByText(/^States/).click();
    await page.getByText(/^Transitions/).click();
    const names = await page.locator('td[data-column="name"] code').allTextContents();
    expect(names).toEqual([
      ...Object.keys(lifecycle.states),
      ...Object.keys(lifecycle.transitions),
    ]);
    await page.getByText('FAILED or TIMED_OUT → IN_QUEUE').waitFor();
  });

  test('the last report is shown by rule, as text, with its page for this session only', async ({
    openPage,
  }) => {
    const body = `<!doctype html><title>Report</title><p>All of it<script>hacked = 1</script>`;
    const { url } = await serveConsole({
      reports: { deployment: () => ({ report, page: () => Buffer.from(body) }) },
    });
    const page = await openPage({ baseURL: url });
    await page.goto('/console/contract');
    await page.getByText(report.headline).waitFor();
    await page
      .getByText(/, 1 violated$/)
      .first()
      .waitFor();
    const verdicts = page.getByRole('combobox', { name: 'Verdict' });
    await verdicts.selectOption('violated');
    const items = page.getByRole('listitem');
    expect(await items.count()).toBe(2);
    await items.filter({ hasText: hostile }).filter({ hasText: 'violated' }).waitFor();
    await page
      .getByText('Known: Agreed (until 2027-01-31). Seen together with queue-ttl.')
      .waitFor();
    expect(await page.locator('main :is(img, script)').count()).toBe(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();

    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Whole report' }).click();
    const whole = await opening;
    await whole.getByText('All of it').waitFor();
    expect(await whole.evaluate('typeof hacked')).toBe('undefined');
    expect((await fetch(`${url}/control/report/page`)).status).toBe(401);
    expect((await fetch(`${url}/control/report`)).status).toBe(401);
  });

  test('open points are found, chosen for the account and given back', async ({ openPage }) => {
    const alternatives = { 'success-status': 'created', 'retry-after': 'date' } as const;
    const { url, control } = await serveConsole({ account: { alternatives } });
    const page = await openPage({ baseURL: url, expectedErrors: ['404'] });
    const inForce = async (gap: string) =>
      (await control.listAlternatives()).find((one) => one.gap === gap);
    await page.goto('/console/contract');
    await page.getByText(`${points} points, 2 changed`).waitFor();
    await page.getByText(`Webhooks ${aboutWebhooks.length}`).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('EMPTY html error');
    await page.getByText(`1 of ${points} points`).waitFor();
    const summary = page.getByText(/^error-body problem/);
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.getByText('An error has no body.').waitFor();
    expect(await pressed(page)).toEqual(['problem']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('error-body error-text').waitFor();
    expect(await pressed(page)).toEqual(['error-text']);
    expect(await inForce('error-body')).toMatchObject({
      alternative: 'error-text',
      from: 'change',
    });
    // What another program has changed in the meantime stays.
    await control.chooseAlternatives({ 'error-body': 'html', 'success-status': 'accepted' });
    await page.getByRole('button', { name: 'text', exact: true }).click();
    await page.getByText(/^error-body text/).waitFor();
    expect(await inForce('success-status')).toMatchObject({ alternative: 'accepted' });
    await page.getByRole('searchbox', { name: 'Search the open points' }).fill('');
    await page.getByRole('checkbox', { name: 'Changed only' }).check();
    await page.getByText(`3 of ${points} points, 3 changed`).waitFor();
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await page.getByText(`2 of ${points} points, 2 changed`).waitFor();
    await page.getByRole('button', { name: 'Undo all changes' }).click();
    const created = page.locator('summary', { hasText: 'success-status created' });
    await created.getByText('from the settings').waitFor();
    await page.getByRole('button', { name: 'All as the document chooses' }).click();
    await page.getByText('Nothing is changed.').waitFor();
    expect(await inForce('success-status')).toMatchObject({ alternative: 'ok', from: 'change' });
    await page.getByRole('button', { name: 'Show all points' }).click();
    await page.getByText(`${points} points`, { exact: true }).waitFor();
  });

  test('values of alternatives stay within their bounds, and what cannot be is refused with the reason', async ({
    openPage,
  }) => {
    const { url, control } = await serveConsole();
    const page = await openPage({ baseURL: url, expectedErrors: ['404', '400'] });
    const parameterOf = async (gap: string) =>
      (await control.listAlternatives()).find((one) => one.gap === gap)?.parameter;
    const open = async (gap: string) => {
      await page.getByRole('searchbox', { name: 'Search the open points' }).fill(gap);
      await page.getByText(new RegExp(`^${gap} `)).click();
    };
    await page.goto('/console/contract');
    await open('webhook-delay');
    const delay = page.getByLabel('Value of later', { exact: true });
    await delay.fill('0');
    await page.getByRole('button', { name: 'Set the value of later' }).click();
    expect(await page.locator('input:invalid').count()).toBe(1);
    expect(await parameterOf('webhook-delay')).toBeUndefined();
    await delay.fill('1500');
    await page.keyboard.press('Enter');
    await page.getByText('webhook-delay later: 1500').waitFor();
    expect(await parameterOf('webhook-delay')).toBe(1500);

    await open('failure-state');
    const name = page.getByLabel('Value of named', { exact: true });
    await name.fill('COMPLETED');
    await page.getByRole('button', { name: 'Set the value of named' }).click();
    await page.getByRole('alert').getByText('got "COMPLETED"').waitFor();
    await name.fill('ERROR');
    await page.keyboard.press('Enter');
    await page.getByText('failure-state named: ERROR').waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });

    await open('error-body');
    await page.getByRole('button', { name: 'empty', exact: true }).click();
    await page.getByText(/^error-body empty/).waitFor();
    await open('unauthorized-reason');
    await page.getByRole('button', { name: 'distinct' }).click();
    await page.getByRole('alert').getByText('An empty body says nothing.').waitFor();
    expect(await pressed(page)).toEqual(['same']);

    await open('worker-of-ended-job');
    await page.getByText('A worker whose job has ended is free at once.').waitFor();
    expect(await page.getByRole('button', { name: 'busy' }).isDisabled()).toBe(true);
  });

  test('all points at random follow from the seed, and can be copied as settings', async ({
    openPage,
  }) => {
    const { url, control } = await serveConsole();
    const page = await openPage({
      baseURL: url,
      expectedErrors: ['404'],
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const expected = await control.randomizeAlternatives({ seed: '42' });
    await control.clearAlternatives();
    await page.goto('/console/contract');
    await page.getByLabel('Seed').fill('42');
    await page.getByRole('button', { name: 'All at random' }).click();
    await page.getByRole('button', { name: 'Undo all changes', disabled: false }).waitFor();
    expect(await control.listAlternatives()).toEqual(expected);
    await page.getByRole('button', { name: 'Copy as settings' }).click();
    await page.getByText('Copied').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    const settings: unknown = { ...valid, ...parse(copied) };
    expect(validateServiceSettings(settings), copied).toBe(true);
    const { alternatives }: { alternatives?: object } = Object(settings);
    const others = page.getByText(`${points} points, `);
    await others.getByText(`${Object.keys(alternatives ?? {}).length} changed`).waitFor();
  });

  test.for(looks)('is accessible on a %s in %s colours', async ([, , look], { openPage }) => {
    const { url } = await serveConsole({ reports: { deployment: () => ({ report }) } });
    const page = await openPage({ ...look, baseURL: url });
    await page.goto('/console/contract');
    await page.getByText(report.headline).waitFor();
    await expectReadable(page);
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('queue');
    await page.getByText(/^Transitions/).click();
    await page.getByRole('searchbox', { name: 'Search the open points' }).fill('runsync-wait');
    for (const summary of await page.getByText(/^runsync-wait/).all()) await summary.click();
    await expectReadable(page);
  });
});
