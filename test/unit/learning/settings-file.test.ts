/** The text of a learned file. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { seededRandom } from '../../../src/core/random.ts';
import { type LearningResult, learn } from '../../../src/learning/learn.ts';
import type { SettingValue } from '../../../src/learning/learned-setting.ts';
import { settingsFromPoints } from '../../../src/learning/possible-settings.ts';
import { flow, settingsFile } from '../../../src/learning/settings-file.ts';
import { done, evidenceOf, queued, running } from '../conformance/records.ts';

const names = { schema: 'schema.json', file: 'learned.yaml' };

const evidence = evidenceOf([
  { at: 0, call: 'run', sent: { input: { word: 'echo' } } },
  { at: 1, answer: running },
  { at: 2, answer: done },
  { at: 3, id: 'nothing', http: 404, answer: '{"error":"none"}' },
  { at: 4, id: 'nothing', http: 401, answer: '{"error":"none"}' },
]);

test('reads as the settings that were learned, which are valid', () => {
  const learned = learn([evidence]);
  const value: unknown = parse(settingsFile(learned, names));
  const observed = { '/alternatives/job-media-type': ['a response with a job had no media type'] };
  expect(value).toEqual({ ...settingsFromPoints(learned), observed });
  expect(validateServiceSettings(value), JSON.stringify(validateServiceSettings.errors)).toBe(true);
});

test('names its schema first, and has a comment beside each value', () => {
  const lines = settingsFile(learn([evidence]), names).split('\n');
  expect(lines[0]).toBe('# yaml-language-server: $schema=schema.json');
  const values = lines.filter((line) => /^ *#?[\w."-]+: [^ #]/.test(line));
  expect(values.length).toBeGreaterThan(4);
  for (const line of values) {
    expect(line).toMatch(/ # (seen (once|\d+ times), in |declared |not learned: )/);
  }
});

test('says in which exchange a value was seen, and what would show one that was not', () => {
  const text = settingsFile(learn([evidence]), names);
  expect(text).toContain('error-body: error-text # seen 2 times, in evidence 4, 5\n');
  const [, end = ''] = text.split('\n# Not seen, ');
  expect(end).toMatch(/^# {3}bare-key \(accepted\): \S.*\.$/m);
  expect(end).toMatch(/^# {3}executionTimeoutMs \(600000\) at script, model: `timeoutMs` of /m);
  expect(end).not.toContain('error-body');
  expect(end).toContain('# `learn` does not look for: unlistedNames, ');
  expect(text.match(/not seen/gi)).toHaveLength(2);
});

test('the same evidence gives the same bytes', () => {
  const copy = structuredClone(evidence);
  expect(settingsFile(learn([copy]), names)).toBe(settingsFile(learn([evidence]), names));
});

test('evidence that contradicts other evidence is no value', () => {
  const page = { at: 0, id: 'nothing', answer: '<html></html>' };
  const other = evidenceOf([
    { ...page, http: 404 },
    { ...page, http: 401 },
  ]);
  const text = settingsFile(learn([evidence, other]), names);
  expect(text).toMatch(
    /^ {2}#error-body: problem # seen 4 times, in evidence 1:4, 1:5, 2:1 and others, but not always the same\. .*`error`.*HTML/m,
  );
});

const refusals = (count: number, answer: string) =>
  Array.from({ length: count }, () => ({ at: 0, id: 'nothing', http: 404, answer }));

test('rare exceptions leave the value, and are said', () => {
  const often = refusals(40, '{"error":"none"}');
  const rarely = settingsFile(learn([evidenceOf([...often, ...refusals(2, '{}')])]), names);
  expect(rarely).toMatch(
    /^ {2}error-body: error-text # seen 42 times, .*, but not always: .*JSON with no members \(2 times\)/m,
  );
  const more = settingsFile(learn([evidenceOf([...often, ...refusals(3, '{}')])]), names);
  expect(more).toMatch(
    /^ {2}#error-body: problem # seen 43 times, .*, but not always the same\. /m,
  );
});

test('what no setting expresses is said without names that may be private', () => {
  const text = settingsFile(learn([evidenceOf(refusals(2, '{"SecretName":1,"error":{}}'))]), names);
  expect(text).toMatch(
    /^ {2}#error-body: problem # seen 2 times, .*, but no setting expresses it\. .*JSON with `…`, `error`/m,
  );
  expect(text).not.toContain('SecretName');
});

test('a part of the settings without a value is a comment as a whole', () => {
  const text = settingsFile(learn([evidenceOf([])]), names);
  expect(text).not.toMatch(/^#?alternatives:$/m);
  expect(validateServiceSettings(parse(text))).toBe(true);
});

test('any text reads as itself', () => {
  const random = seededRandom('any text');
  const characters = [
    ...'abz019 _-.~:,#[]{}&*!|>\'"%@`\\\t\r\n\u0000\u007f\u0085\u00a0\u2028\ufeffé漢😀',
  ];
  const texts: string[] = [
    'null',
    'true',
    '~',
    '1',
    '0x1',
    '1e3',
    '.inf',
    'yes',
    '',
    ' a',
    'a: b',
    '2026-01-01',
  ];
  for (let count = 0; count < 2000; count += 1) {
    const length = 1 + Math.floor(random.next() * 6);
    const picked = Array.from(
      { length },
      () => characters[Math.floor(random.next() * characters.length)],
    );
    texts.push(picked.join(''));
  }
  for (const text of texts) {
    const value: SettingValue = { [text]: [text, { [text]: 1 }] };
    expect(parse(`value: ${flow(value)} # a comment`), JSON.stringify(text)).toEqual({ value });
  }
});

test('a point of any kind is one line', () => {
  const learned: LearningResult = {
    ...learn([evidenceOf([{ at: 0, call: 'run', answer: queued, sent: {} }])]),
    points: [
      { path: ['accounts', 'a', 'keys', 'k'], value: {}, basis: { kind: 'madeUp', why: 'any' } },
      { path: ['limits'], value: 'off', basis: { kind: 'declared' } },
    ],
  };
  const body = settingsFile(learned, names).split('\n\n').slice(1).join('\n');
  expect(body).toBe(
    'accounts:\n  a:\n    keys:\n      k: {} # not learned: any\nlimits: off # declared by the owner of the deployment\n',
  );
});
