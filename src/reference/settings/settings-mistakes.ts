/** Everything that is wrong with settings, in the same words for a file and in process. */
import type { components } from '#generated/service-settings/types.d.ts';
import { explanations, validateServiceSettings } from '#generated/service-settings/validators.js';
import { suggestion } from '../../core/closest-names.ts';
import { unescapeToken } from '../../core/json.ts';
import { withoutPassword } from '../../core/url-without-password.ts';
import { invalidValues } from '../../validation/errors/invalid-values.ts';
import { errorsMeant, type Mistake, mistakesOf } from '../../validation/errors/mistakes.ts';
import type { SchemaError } from '../../validation/plan.ts';
import {
  alternativesInSettings,
  inWordsOfAlternatives,
} from '../alternatives/invalid-alternatives.ts';

type Schemas = components['schemas'];

/**
 * The settings, or all their mistakes. No message repeats an API key or a password.
 * @param contradictions finds those in settings that the schema takes
 */
export function checkedSettings(
  value: unknown,
  contradictions: (settings: Schemas['ServiceSettings']) => readonly Mistake[],
): { readonly settings: Schemas['ServiceSettings'] } | { readonly mistakes: readonly Mistake[] } {
  if (!validateServiceSettings(value)) {
    const errors = validateServiceSettings.errors ?? [];
    return { mistakes: mistakesOfSchema(errors, value).map(redactMistake) };
  }
  const mistakes = contradictions(value);
  return mistakes.length > 0 ? { mistakes: mistakes.map(redactMistake) } : { settings: value };
}

function mistakesOfSchema(errors: readonly SchemaError[], value: unknown): Mistake[] {
  const explained = { value, explanation: explanations.ServiceSettings };
  const meant = errorsMeant(errors, explained);
  const isOfAlternatives = ({ instancePath }: SchemaError) =>
    alternativesInSettings.test(`${instancePath}/`);
  return [
    ...mistakesInAlternatives(meant.filter(isOfAlternatives), value),
    ...mistakesOf(
      meant.filter((error) => !isOfAlternatives(error)),
      errors,
      explained,
    ).map(withPlaceOfKey),
  ];
}

/** The parts of settings whose keys are taken for those of a service. */
const parts = [
  ['AccountSettings', 'an account', '/accounts/NAME'],
  ['PublicEndpointSettings', 'an endpoint', '/endpoints/NAME'],
  ['ServerlessEndpointSettings', 'an endpoint', '/endpoints/NAME'],
] as const;

/** Says of a key at the top where it belongs. */
function withPlaceOfKey(mistake: Mistake): Mistake {
  const key = /^\/(\w+)$/.exec(mistake.pointer)?.[1];
  if (key === undefined || !mistake.message.endsWith(`got "${key}"`)) return mistake;
  const { keys } = explanations.ServiceSettings;
  const part = parts.find(([schema]) =>
    keys[`#/components/schemas/${schema}/additionalProperties`]?.includes(key),
  );
  if (part === undefined) return mistake;
  const [, owner, pointer] = part;
  return { ...mistake, message: `${mistake.message}; it belongs to ${owner}: ${pointer}/${key}` };
}

/** Their names are not those of one schema, so they have words of their own. */
function mistakesInAlternatives(errors: readonly SchemaError[], value: unknown): Mistake[] {
  const invalid = invalidValues(errors, { value, location: 'body' });
  return inWordsOfAlternatives(invalid, value, alternativesInSettings).map(
    ({ pointer, expected, received }) => ({
      of: 'key',
      pointer,
      message: `expected ${expected} at ${pointer}, got ${received}`,
    }),
  );
}

/**
 * The mistakes of settings that were joined with the demo settings: an entry that lacks what these would add may
 * have a misspelt name.
 */
export function inWordsOfDemo(
  mistakes: readonly Mistake[],
  { accounts, endpoints }: Pick<Schemas['ServiceSettings'], 'accounts' | 'endpoints'>,
): Mistake[] {
  const places = [
    { form: /^\/accounts\/([^/]+)\/keys$/, noun: 'account', known: Object.keys(accounts) },
    { form: /^\/endpoints\/([^/]+)\/kind$/, noun: 'endpoint', known: Object.keys(endpoints) },
  ];
  return mistakes.map((mistake) => {
    if (mistake.of !== 'key') return mistake;
    for (const { form, noun, known: names } of places) {
      const name = unescapeToken(form.exec(mistake.pointer)?.[1] ?? '');
      if (name === '' || names.includes(name)) continue;
      const message = `expected a value at ${mistake.pointer}, because the demo settings have no ${noun} ${name}, got nothing${suggestion(name, names)}`;
      return { ...mistake, message };
    }
    return mistake;
  });
}

/** Pointers contain API keys, URLs of stores passwords, and messages may end up in a build log. */
function redactMistake(mistake: Mistake): Mistake {
  const message = mistake.message
    .replaceAll(/(\/accounts\/[^/\s]+\/keys\/)[^/\s,]+/g, '$1[key]')
    .replace(/(?<= at \/store\/redis, got ").*(?=")/s, withoutPassword);
  return { ...mistake, message };
}
