/**
 * A rule for callers of level `stated` says no more than the stated rules that it comes from, and
 * comes from nothing else than these and from open points.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isObject, type JsonObject, parseNamedJson } from '../../src/core/json.ts';
import {
  listAt,
  objectEntries,
  objectMember,
  textMember,
} from '../../src/generate/documentation/markdown.ts';
import { codesIn, numbersIn, readVocabulary, unmarkedIn } from './marks.ts';
import { root } from './run-command.ts';

const bundleOf = async (profile: 'contract' | 'reference') =>
  await readFile(join(root, `generated/${profile}/openapi.json`), 'utf8');

const contract = parseNamedJson(await bundleOf('contract'), 'the contract');
const vocabulary = readVocabulary(await bundleOf('reference'));
const rules = objectMember(contract, 'x-rules');
const gaps = objectMember(contract, 'x-gaps');
const sections = objectMember(contract, 'x-sections');
const callerRules = objectEntries(objectMember(contract, 'x-callerRules'));

const statusesIn = (text: string): string[] => text.match(/\b[1-5]\d\d\b/g) ?? [];
const statedClaims = objectEntries(rules).map(([, rule]) => textMember(rule, 'claim'));

/** What is open or only a condition is not claimed. */
const noClaim = /\b(is open|may|without `[^`]+`)/g;

/** What a stated rule for callers says that nothing stated says. */
function overreadingIn(rule: JsonObject): string[] {
  const said = [textMember(rule, 'says'), textMember(rule, 'matters')].join('\n\n');
  const sources = listAt(rule, 'rules').map((id) => ({ id, stated: objectMember(rules, id) }));
  const unstated = sources.filter(
    ({ stated }) =>
      textMember(stated, 'level') !== 'stated' ||
      !textMember(stated, 'section')
        .split(', ')
        .every((section) => section in sections),
  );
  const claims = sources.map(({ stated }) => textMember(stated, 'claim')).join(' ');
  const open = listAt(rule, 'gaps').map((id) => JSON.stringify(gaps[id]));
  const names = [...statedClaims, ...open].join(' ');
  return [
    ...(sources.length === 0 ? ['no rule'] : unstated.map(({ id }) => id)),
    ...statusesIn(said).filter((status) => !statusesIn(claims).includes(status)),
    ...numbersIn(said)
      .filter((number) => !numbersIn(claims).includes(number))
      .map(String),
    ...codesIn(said).filter((code) => !names.includes(code)),
    ...unmarkedIn(said.replaceAll(noClaim, '**not stated**'), vocabulary),
  ];
}

const stated = callerRules.filter(([, rule]) => rule.level === 'stated');

test.each(stated)('%s says only what is stated', (_id, rule) => {
  expect(overreadingIn(rule)).toEqual([]);
});

const ruleOf = (id: string): JsonObject => {
  const rule = objectMember(objectMember(contract, 'x-callerRules'), id);
  if (!isObject(rule)) throw new Error(`There is no rule ${id}.`);
  return rule;
};

test.each([
  ['key-in-header', { matters: 'The service answers a request without a key with 401.' }],
  ['key-in-header', { matters: 'Such a request is refused with `unauthorized`.' }],
  ['key-in-header', { rules: [] }],
  ['key-in-header', { rules: ['missing-key-is-401'] }],
  ['key-in-header', { gaps: [], rules: ['no-such-rule'] }],
  ['sends-json', { matters: 'Any other type gets 415.' }],
  ['policy-in-bounds', { says: 'The `executionTimeout` is at most 3600000 ms.' }],
  ['repeats-after-429', { says: 'After 503, the application repeats the request.' }],
  ['acknowledges-with-200', { says: 'The application answers with 204.' }],
  ['acknowledges-with-200', { says: 'The application answers a call within 10 seconds.' }],
  ['acknowledges-with-200', { matters: 'A job that is `FAILED` makes a call.' }],
  ['acknowledges-with-200', { matters: 'If your response gets lost, you get a call twice.' }],
])('%s says too much with %j', (id, change) => {
  expect(overreadingIn({ ...ruleOf(id), ...change })).not.toEqual([]);
});

test.each(callerRules)('%s claims nothing chosen of the service', (_id, rule) => {
  const said = textMember(rule, 'matters').replaceAll(noClaim, '**not stated**');
  expect(unmarkedIn(said, vocabulary)).toEqual([]);
});
