import { expect, test } from 'vitest';
import { alternativeGaps, gaps } from '#generated/reference/tables.js';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';

test('without settings, an account does what the document chooses', () => {
  const alternatives = new Alternatives();
  expect(alternatives.isDefault).toBe(true);
  expect(alternativeGaps.length).toBeGreaterThan(40);
  expect([...alternatives.choices].map(([gap, { alternative }]) => [gap, alternative])).toEqual(
    alternativeGaps.map((gap) => [gap, gaps[gap].chosen]),
  );
  expect(alternatives.id('error-body')).toBe('problem');
  expect(alternatives.parameter('failure-state', 'named')).toBe('FAILED');
});

test('settings replace the choices of the profile, and changes replace both', () => {
  const alternatives = new Alternatives(
    { 'error-body': 'text', 'failure-state': { named: 'ERROR' } },
    { 'error-body': 'html', 'retry-after': 'date', 'unknown-job': 'empty' },
  );
  expect(alternatives.isDefault).toBe(false);
  expect(alternatives.id('error-body')).toBe('text');
  expect(alternatives.id('retry-after')).toBe('date');
  expect(alternatives.parameter('failure-state', 'named')).toBe('ERROR');
  alternatives.change({ 'error-body': 'empty', 'failure-state': 'named' });
  expect(alternatives.id('error-body')).toBe('empty');
  expect(alternatives.parameter('failure-state', 'named')).toBe('FAILED');
  expect(alternatives.id('unknown-job')).toBe('empty');
  alternatives.change({ 'retry-after': 'none' });
  expect(alternatives.id('error-body')).toBe('text');
  expect(alternatives.id('retry-after')).toBe('none');
});

test('what the profile of the contract chooses costs nothing at the edge of HTTP', () => {
  const service = createReferenceService({
    settings: {
      accounts: { main: { keys: { key: {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    },
    profile: 'contract',
  });
  const [account] = [...service.accounts.all()];
  expect(account?.alternatives.isDefault).toBe(true);
  expect(account?.alternatives.id('runsync-wait')).toBe('unlimited');
  expect(account?.alternatives.id('webhook-of-failed-job')).toBe('not-called');
  account?.alternatives.change({ 'error-body': 'text' });
  expect(account?.alternatives.isDefault).toBe(false);
  service.close();
});

test('what the document chooses counts as the default, however it is written', () => {
  const alternatives = new Alternatives({
    'error-body': 'problem',
    'failure-state': 'named',
    'termination-state': { named: 'TIMED_OUT' },
  });
  expect(alternatives.isDefault).toBe(true);
  alternatives.change({ 'termination-state': { named: 'LATE' } });
  expect(alternatives.isDefault).toBe(false);
});

test('a parameter that is not set has its default', () => {
  const alternatives = new Alternatives({ 'runsync-wait-over': 'error-status' });
  expect(alternatives.parameter('runsync-wait-over', 'error-status')).toBe(504);
  expect(alternatives.parameter('runsync-wait', 'limited')).toBe(90_000);
  expect(alternatives.parameter('unknown-job', 'state')).toBe('NOT_FOUND');
});
