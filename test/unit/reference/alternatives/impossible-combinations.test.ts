import { describe, expect, test } from 'vitest';
import { alternativeGaps, gapNamed, gaps } from '#generated/reference/tables.js';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import type { AlternativeSettings } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { impossibleCombinations } from '../../../../src/reference/alternatives/impossible-combinations.ts';
import { playedOf } from '../../../../src/reference/alternatives/playable-alternatives.ts';
import { withRandomAlternatives } from '../../../../src/reference/alternatives/random-alternatives.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';

const small: ServiceSettings = {
  accounts: { a: { keys: { 'a-key': {} } } },
  endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
};
const second = { b: { keys: { 'b-key': {} } } };

/** The places of what cannot be together. */
function placesIn(changes: Partial<ServiceSettings>, profile?: 'contract'): string[] {
  const settings = { ...small, ...changes };
  expect(validateServiceSettings(settings)).toBe(true);
  return impossibleCombinations(settings, profile && { profile }).map(
    ({ choice: one, other }) => `${one.at} (${one.says}), ${other.at} (${other.says})`,
  );
}

describe('what cannot be together', () => {
  test.each<[AlternativeSettings, string]>([
    [
      { 'bare-key': 'refused', 'bearer-on-serverless': 'refused' },
      '/alternatives/bearer-on-serverless (refused), /alternatives/bare-key (refused)',
    ],
    [
      { 'result-access': 'with-key', 'result-origin': 'other' },
      '/alternatives/result-access (with-key), /alternatives/result-origin (other)',
    ],
    [
      { 'webhook-before-answer': 'before', 'webhook-delay': { later: 5000 } },
      '/alternatives/webhook-before-answer (before), /alternatives/webhook-delay (later: 5000)',
    ],
    [
      { 'webhook-authentication': { signed: 'Content-Type' } },
      '/alternatives/webhook-authentication (signed: Content-Type), a webhook call (the header Content-Type)',
    ],
  ])('%j', (alternatives, places) => {
    expect(placesIn({ alternatives })).toEqual([places]);
    const [gap = ''] = Object.keys(alternatives);
    const { [gap]: left, ...others } = alternatives as Record<string, string>;
    const ofAccount = { ...small.accounts.a, keys: { 'a-key': {} }, alternatives: { [gap]: left } };
    const split = placesIn({ alternatives: others, accounts: { a: ofAccount } });
    expect(split).toEqual([
      places.replace(`/alternatives/${gap} `, `/accounts/a/alternatives/${gap} `),
    ]);
  });

  test.each<[Partial<ServiceSettings>, AlternativeSettings, string]>([
    [{ limits: 'public' }, { 'rate-limits': 'unlimited' }, '/limits (public)'],
    [{ limits: 'public' }, { 'queue-length': 'unlimited' }, '/limits (public)'],
    [{ outputs: 'any' }, { 'output-not-object': 'wrapped' }, '/outputs (any)'],
    [
      { webhooks: { hosts: ['a.test'] } },
      { 'webhook-addresses': 'any' },
      '/webhooks/hosts (a list)',
    ],
    [{ corsOrigins: [] }, { 'browser-origins': 'any' }, '/corsOrigins (an empty list)'],
    [{ corsOrigins: ['loopback'] }, { 'browser-origins': 'none' }, '/corsOrigins (a list)'],
  ])('%j with %j', (settings, alternatives, other) => {
    const [[gap, says] = []] = Object.entries(alternatives);
    expect(placesIn({ ...settings, alternatives })).toEqual([
      `/alternatives/${gap} (${says}), ${other}`,
    ]);
    expect(placesIn(settings)).toEqual([]);
    expect(placesIn({ alternatives })).toEqual([]);
  });

  test('limits of the service bind no account that has an alternative of its own', () => {
    const unlimited = { 'rate-limits': 'unlimited', 'queue-length': 'unlimited' } as const;
    const accounts = { a: { keys: { 'a-key': {} }, alternatives: unlimited } };
    expect(placesIn({ limits: 'public', accounts })).toEqual([]);
  });

  test('additional operations with the profile that has none', () => {
    const alternatives = { 'other-operations': 'offered' } as const;
    expect(placesIn({ alternatives }, 'contract')).toEqual([
      '/alternatives/other-operations (offered), --profile (contract)',
    ]);
    expect(placesIn({ alternatives })).toEqual([]);
  });

  test('webhook calls of jobs that are deleted, if the settings ask for them', () => {
    const deleted = { 'termination-state': 'deleted', 'expiry-state': 'deleted' } as const;
    const called = { 'webhook-of-late-job': 'called' } as const;
    expect(placesIn({ alternatives: { ...deleted, ...called } })).toEqual([
      '/alternatives/webhook-of-late-job (called), /alternatives/termination-state (deleted)',
    ]);
    expect(placesIn({ alternatives: deleted })).toEqual([]);
    expect(placesIn({ alternatives: { 'expiry-state': 'deleted', ...called } })).toEqual([]);
    expect(placesIn({ alternatives: { 'termination-state': 'deleted', ...called } })).toEqual([]);
  });

  test('two accounts that take requests without a key', () => {
    const alternatives = { 'missing-key': 'accepted' } as const;
    const a = { keys: { 'a-key': {} }, alternatives };
    const b = { keys: { 'b-key': {} }, alternatives };
    expect(placesIn({ accounts: { a, b } })).toEqual([
      '/accounts/b/alternatives/missing-key (accepted), /accounts/a/alternatives/missing-key (accepted)',
    ]);
    expect(placesIn({ alternatives, accounts: { ...small.accounts, ...second } })).toEqual([
      '/alternatives/missing-key (accepted), /accounts (several accounts)',
    ]);
    expect(placesIn({ accounts: { a, ...second } })).toEqual([]);
  });

  test('a service does not start with it, and says both places and the reason', () => {
    const alternatives = { 'error-body': 'empty', 'unauthorized-reason': 'distinct' } as const;
    expect(() => createReferenceService({ settings: { ...small, alternatives } })).toThrow(
      'Invalid service settings: expected another alternative at /alternatives/unauthorized-reason, got distinct. It cannot be together with empty at /alternatives/error-body: An empty body says nothing.',
    );
  });

  test('is nothing that the document chooses', () => {
    const chosen = Object.entries(gaps).flatMap(([gap, { chosen }]) =>
      chosen ? [[gap, chosen]] : [],
    );
    expect(placesIn({ alternatives: Object.fromEntries(chosen) })).toEqual([]);
  });
});

describe('alternatives at random', () => {
  const chosenWith = (seed: string, changes: Partial<ServiceSettings> = {}) =>
    withRandomAlternatives({ ...small, ...changes }, { seed, profile: 'reference' });
  const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);

  test('are possible, played, the same for the same seed, and cover every alternative', () => {
    const seen = new Set<string>();
    for (const seed of seeds) {
      const settings = chosenWith(seed);
      expect(chosenWith(seed)).toEqual(settings);
      expect(impossibleCombinations(settings)).toEqual([]);
      for (const [gap, setting] of Object.entries(settings.alternatives ?? {})) {
        const id = typeof setting === 'string' ? setting : Object.keys(setting)[0];
        seen.add(`${gap}=${id}`);
      }
    }
    const played = alternativeGaps.flatMap((gap) => playedOf(gap).map((id) => `${gap}=${id}`));
    expect([...seen].sort()).toEqual(played.sort());
  });

  test('keep what the settings say, and fit it', () => {
    const alternatives = { 'error-body': 'empty', 'retry-after': 'none' } as const;
    const accounts = { a: { keys: { 'a-key': {} } }, ...second };
    for (const seed of seeds) {
      const settings = chosenWith(seed, { alternatives, accounts, limits: 'public' });
      expect(settings.alternatives).toMatchObject({
        ...alternatives,
        'unauthorized-reason': 'same',
        'rate-limits': { limited: expect.any(Number) },
      });
      expect(settings.alternatives?.['missing-key']).not.toBe('accepted');
    }
  });

  test('have parameters that the document gives as examples', () => {
    for (const seed of seeds) {
      for (const [gap, setting] of Object.entries(chosenWith(seed).alternatives ?? {})) {
        if (typeof setting === 'string') continue;
        const [[id = '', value] = []] = Object.entries(setting);
        const { examples, enum: values } = gapNamed(gap)?.alternatives?.[id]?.parameter ?? {};
        expect(examples ?? values, gap).toContain(value);
      }
    }
  });
});
