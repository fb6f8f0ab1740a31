/** Alternatives on the command line and in settings files. */
import { expect, test } from 'vitest';
import { differences, withAlternatives } from '../../src/cli/alternative-options.ts';
import { impossibleCombinations } from '../../src/reference/alternatives/impossible-combinations.ts';
import type { ServiceSettings } from '../../src/reference/service.ts';

const settings: ServiceSettings = {
  accounts: { a: { keys: { 'a-key': {} }, alternatives: { 'error-body': 'html' } } },
  endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
};

function chosen(alternative: string[], changes: Partial<ServiceSettings> = {}) {
  const options = { alternatives: undefined, seed: 's', profile: 'reference' as const };
  return withAlternatives({ ...settings, ...changes }, { ...options, alternative });
}

test('count for all accounts, and replace what the settings say', () => {
  const given = ['error-body=text', 'failure-state=named:A:B', 'runsync-wait=limited:30000'];
  const made = chosen(given, { alternatives: { 'retry-after': 'none' } });
  const { accounts, alternatives } = made;
  expect(alternatives).toEqual({
    'error-body': 'text',
    'failure-state': { named: 'A:B' },
    'runsync-wait': { limited: 30_000 },
    'retry-after': 'none',
  });
  expect(accounts).toEqual({ a: { keys: { 'a-key': {} }, alternatives: {} } });
  expect(differences(made).sort()).toEqual([...given, 'retry-after=none'].sort());
});

test.each([
  ['error-body', 'expected gap=alternative or gap=alternative:parameter, such as error-body=text'],
  ['eror-body=text', 'expected a gap that has alternatives, such as error-body, got "eror-body"'],
  ['webhook=none', 'expected a gap that has alternatives, such as webhook-authentication,'],
  ['colour=red', 'alternatives (/docs/reference/open lists them), got "colour"'],
  [
    'base-url=none',
    'expected a gap that has alternatives (base-url has none: A caller is told the',
  ],
  [
    'error-body=tex',
    'expected problem, error-text, error-object, text, html or empty (did you mean text?), got "tex"',
  ],
  ['error-body=constructor', 'html or empty, got "constructor"'],
  ['error-body=text:1', 'expected no parameter after text, got "1"'],
  ['runsync-wait=limited:long', 'expected an integer as parameter, got "long"'],
  ['runsync-wait=limited:0', 'expected a number of at least 1 as parameter, got 0'],
  ['runsync-wait=limited:', 'as parameter, got ""'],
  ['failure-state=named:COMPLETED', 'as parameter, got "COMPLETED"'],
  ['runsync-wait-over=error-status:200', 'as parameter, got 200'],
  [
    'response-size=unlimited',
    'this service plays only limited. The service bounds what it keeps in memory.',
  ],
])('%s is refused with what is expected', (text, message) => {
  expect(() => chosen([text])).toThrow(message);
  expect(() => chosen([text])).toThrow(`--alternative ${text}: `);
});

test('a gap twice is refused, and so is what is impossible, with both places and the reason', () => {
  expect(() => chosen(['error-body=text', 'error-body=html'])).toThrow(
    '--alternative error-body=html: expected one alternative for each gap, got error-body=text too.',
  );
  expect(() => chosen(['unauthorized-reason=distinct', 'error-body=empty'])).toThrow(
    '--alternative unauthorized-reason=distinct: expected an alternative that is possible with empty at --alternative error-body=empty (An empty body says nothing.), got distinct.',
  );
  const reason = { alternatives: { 'unauthorized-reason': 'distinct' } } as const;
  expect(() => chosen(['error-body=empty'], reason)).toThrow(
    '--alternative error-body=empty: expected an alternative that is possible with distinct at /alternatives/unauthorized-reason (An empty body says nothing.), got empty.',
  );
  expect(() => chosen(['rate-limits=unlimited'], { limits: 'public' })).toThrow(
    '--alternative rate-limits=unlimited: expected an alternative that is possible with public at /limits (The setting limits requests and queues.), got unlimited.',
  );
});

test('random ones leave what was given, and fit it', () => {
  const options = { alternative: ['error-body=empty'], alternatives: 'random' as const };
  const made = withAlternatives(settings, { ...options, seed: '7', profile: 'contract' });
  expect(withAlternatives(settings, { ...options, seed: '7', profile: 'contract' })).toEqual(made);
  expect(made.alternatives).toMatchObject({ 'error-body': 'empty', 'unauthorized-reason': 'same' });
  expect(made.alternatives?.['other-operations']).not.toBe('offered');
  expect(impossibleCombinations(made, { profile: 'contract' })).toEqual([]);
  expect(differences(made).length).toBeGreaterThan(20);
});

test('what differs is listed, for an account with its name, and without what is not played', () => {
  const alternatives = { 'error-body': 'html', 'response-size': 'unlimited' } as const;
  const account = { keys: { 'b-key': {} }, alternatives: { 'error-body': 'problem' } } as const;
  const accounts = { ...settings.accounts, b: account };
  expect(differences({ ...settings, accounts, alternatives })).toEqual([
    'error-body=html',
    'error-body=problem (b)',
  ]);
});
