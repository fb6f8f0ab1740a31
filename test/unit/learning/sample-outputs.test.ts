/** Outputs that the owner of a deployment wants to keep. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { compareSettings } from '../../../src/learning/compare-settings.ts';
import { learn } from '../../../src/learning/learn.ts';
import { redactedOutput, sampleOutput } from '../../../src/learning/sample-outputs.ts';
import { settingsFile } from '../../../src/learning/settings-file.ts';
import { evidenceOf, named, type Recorded } from '../conformance/records.ts';

const output = {
  text: 'private words',
  link: 'https://private.test/file?token=1',
  score: 0.75,
  isFinal: true,
  nothing: null,
  'private@corp.test': 7,
  items: [1, 2, 3, 4].map((id) => ({ id, name: `private ${id}` })),
};

const redacted = {
  text: 'redacted',
  link: 'https://redacted.example/',
  score: 0,
  isFinal: true,
  nothing: null,
  member6: 0,
  items: [1, 2, 3].map(() => ({ id: 0, name: 'redacted' })),
};

function job(id: string, at: number, input: object, result: unknown): Recorded[] {
  return named(
    id,
    { at, call: 'run', sent: { input } },
    { at: at + 1, answer: { status: 'COMPLETED', output: result } },
  );
}

const evidence = evidenceOf([
  ...job('a', 0, { any: 1 }, output),
  ...job('b', 9, { any: 2 }, output),
  ...job('c', 18, { any: 3 }, { rare: 1 }),
  ...job('d', 27, { slow: true }, { slow: 'private' }),
]);

const names = { schema: 'schema.json', file: 'learned.yaml' };

test('an output keeps its form, and nothing that it says', () => {
  expect(redactedOutput(output)).toEqual(redacted);
});

test.each([
  ['redacted', redacted],
  ['whole', output],
] as const)('the output that most jobs have is kept: %s', (form, kept) => {
  const learned = learn([evidence], { sampleOutputs: form });
  const text = settingsFile(learned, names);
  const settings = parse(text);
  expect(validateServiceSettings(settings)).toBe(true);
  expect(settings.endpoints.script.script).toEqual({ output: kept });
  expect(text).toMatch(/ {4}script: .* # seen 2 times, in evidence 2, 4, a sample/);
  expect(text.includes('private words')).toBe(form === 'whole');
  expect(compareSettings(settings, learn([evidence])).changes).toEqual([]);
});

test('without the option, no output is kept', () => {
  const { endpoints } = parse(settingsFile(learn([evidence]), names));
  expect(endpoints.script.script).toEqual({});
});

test.each([
  ['no object', [[1]]],
  ['with an error', [{ error: 'any' }]],
  ['too long', [{ text: 'x'.repeat(20_000) }]],
])('an output that is %s is no sample', (_, outputs) => {
  expect(
    sampleOutput(
      outputs.map((value) => ({ output: value })),
      'whole',
    ),
  ).toBeUndefined();
});
