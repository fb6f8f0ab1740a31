/** Alternatives on the command line and in settings files. */
import { expect, test } from 'vitest';
import {
  alternativeOptionsFor,
  withAlternatives,
} from '../../src/cli/serve/alternative-options.ts';
import { impossibleCombinations } from '../../src/reference/alternatives/impossible-combinations.ts';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';

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
  expect(alternativeOptionsFor(made).sort()).toEqual([...given, 'retry-after=none'].sort());
});

test.each([
  ['error-body', 'expected gap=alternative or gap=alternative:parameter, such as error-body=text'],
  [
    'eror-body=text',
    'expected an open point that has alternatives, such as error-body, got "eror-body"',
  ],
  ['webhook=none', 'expected an open point that has alternatives, such as webhook-authentication,'],
  ['colour=red', 'alternatives (/docs/reference/open lists them), got "colour"'],
  [
    'base-url=none',
    'expected an open point that has alternatives (base-url has none: A caller is told the',
  ],
  [
    'error-body=tex',
    'expected problem, error-text, error-object, text, html or empty (did you mean text?), got "tex"',
  ],
  ['error-body=constructor', 'html or empty, got "constructor"'],
  ['error-body=text:1', 'text, html or empty (did you mean text?), got "text:1"'],
  ['failure-state=ERROR', 'expected named or named:… (did you mean named:ERROR?), got "ERROR"'],
  ['failure-state=nmaed:ERROR', '(did you mean named:ERROR?), got "nmaed:ERROR"'],
  ['runsync-wait=3000', '(did you mean limited:3000?), got "3000"'],
  ['runsync-wait=limited:1e-3', 'expected an integer as parameter, got 0.001'],
  ['runsync-wait=limited:1e3s', 'expected an integer as parameter, got "1e3s"'],
  ['runsync-wait=', 'unlimited, such as limited:'],
  ['runsync-wait=limited:long', 'expected an integer as parameter, got "long"'],
  ['runsync-wait=limited:0', 'expected a number of at least 1 as parameter, got 0'],
  ['runsync-wait=limited:', 'as parameter, got ""'],
  ['failure-state=named:COMPLETED', 'as parameter, got "COMPLETED"'],
  ['runsync-wait-over=error-status:200', 'as parameter, got 200'],
  [
    'response-size=unlimited',
    'this service offers only limited. The service bounds what it keeps in memory.',
  ],
])('%s is refused with what is expected', (text, message) => {
  expect(() => chosen([text])).toThrow(message);
  expect(() => chosen([text])).toThrow(`--alternative ${text}: `);
});

test.each([
  'failure-state={ named: ERROR }',
  'failure-state={named: ERROR}',
  'failure-state=named: ERROR',
])('%s is understood as in a settings file', (text) => {
  expect(chosen([text]).alternatives).toEqual({ 'failure-state': { named: 'ERROR' } });
});

test.each(['1e3', '1000', '+1000', '1000.0'])('%s is a number', (text) => {
  const { alternatives } = chosen([`runsync-wait=limited:${text}`]);
  expect(alternatives).toEqual({ 'runsync-wait': { limited: 1000 } });
});

test('a gap twice is refused, and so is what is impossible, with both places and the reason', () => {
  expect(() => chosen(['error-body=text', 'error-body=html'])).toThrow(
    '--alternative error-body=html: expected one alternative for each open point, got error-body=text too.',
  );
  expect(() => chosen(['unauthorized-reason=distinct', 'error-body=empty'])).toThrow(
    '--alternative unauthorized-reason=distinct: expected another alternative, got distinct. It cannot be together with empty at --alternative error-body=empty: An empty body says nothing.',
  );
  const reason = { alternatives: { 'unauthorized-reason': 'distinct' } } as const;
  expect(() => chosen(['error-body=empty'], reason)).toThrow(
    '--alternative error-body=empty: expected another alternative, got empty. It cannot be together with distinct at /alternatives/unauthorized-reason: An empty body says nothing.',
  );
  expect(() => chosen(['rate-limits=unlimited'], { limits: 'public' })).toThrow(
    '--alternative rate-limits=unlimited: expected another alternative, got unlimited. It cannot be together with public at /limits: The setting limits requests and queues.',
  );
});

test('random ones leave what was given, and fit it', () => {
  const options = { alternative: ['error-body=empty'], alternatives: 'random' as const };
  const made = withAlternatives(settings, { ...options, seed: '7', profile: 'contract' });
  expect(withAlternatives(settings, { ...options, seed: '7', profile: 'contract' })).toEqual(made);
  expect(made.alternatives).toMatchObject({ 'error-body': 'empty', 'unauthorized-reason': 'same' });
  expect(made.alternatives?.['other-operations']).not.toBe('offered');
  expect(impossibleCombinations(made, { profile: 'contract' })).toEqual([]);
  expect(alternativeOptionsFor(made).length).toBeGreaterThan(20);
});

test('what differs is listed, for an account with its name, and without what is not played', () => {
  const alternatives = { 'error-body': 'html', 'response-size': 'unlimited' } as const;
  const account = { keys: { 'b-key': {} }, alternatives: { 'error-body': 'problem' } } as const;
  const accounts = { ...settings.accounts, b: account };
  expect(alternativeOptionsFor({ ...settings, accounts, alternatives })).toEqual([
    'error-body=html',
    'error-body=problem (b)',
  ]);
});
