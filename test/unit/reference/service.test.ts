import { expect, test } from 'vitest';
import { createReferenceService } from '../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../src/reference/settings/check-settings.ts';

const accounts = { demo: { keys: { key: {} } } };

test.each([
  ['no settings', undefined, 'expected an object, got nothing'],
  [
    'an unknown setting',
    { accounts, endpoints: {}, limit: 'public' },
    'got "limit"; did you mean limits?',
  ],
  ['an unknown kind', { accounts, endpoints: { e: { kind: 'nope' } } }, '/endpoints/e'],
  ['a wrong type', { accounts: { demo: { keys: [] } }, endpoints: {} }, '/accounts/demo/keys'],
])('%s are refused with their place', (_, settings, place) => {
  const make = () => createReferenceService({ settings: settings as unknown as ServiceSettings });
  expect(make).toThrow(TypeError);
  expect(make).toThrow(place);
});
