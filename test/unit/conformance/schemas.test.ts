/** Judges of the schemas that an owner declares. */
import { expect, test } from 'vitest';
import type { Subject } from '../../../src/evidence/record-types.ts';
import { findings, type JudgedRule, type RecordedCall } from './records.ts';

const words = { type: 'string', pattern: '^(\\w+\\s?)*$' };
const declared: Partial<Subject> = {
  endpoints: [
    {
      id: 'script',
      kind: 'serverless',
      inputs: { ordinary: { steps: 4 } },
      input: { type: 'object', properties: { steps: { type: 'integer' } } },
      output: {
        type: 'object',
        properties: { words, count: { type: 'integer' } },
        dependentRequired: { note: ['words'] },
      },
    },
  ],
};

const id = '3f1a9c5e-0000-4000-8000-00000000000b-u1';
const ordinary: RecordedCall[] = [
  { at: 0, call: 'run', id, sent: { input: { steps: 4 } } },
  { at: 1, id, answer: { status: 'COMPLETED', output: {} } },
];
const unfitting: RecordedCall = {
  ...{ at: 2, call: 'run', sent: { input: { steps: 'x' } } },
  probes: ['unfitting-input-refused'],
};
const failed: RecordedCall = { at: 3, answer: { status: 'FAILED', error: 'steps' } };

const outcomesOf = (rule: JudgedRule, recorded: readonly RecordedCall[]) =>
  findings(rule, recorded, declared).map(({ outcome }) => outcome);

test.each<[string, readonly RecordedCall[], string[]]>([
  ['400', [...ordinary, { ...unfitting, http: 400 }], ['holds']],
  ['a failed job', [...ordinary, unfitting, failed], ['holds']],
  ['422', [...ordinary, { ...unfitting, http: 422 }], ['broken']],
  // `runsync` may answer so for a failed job.
  ['422 of runsync', [...ordinary, { ...unfitting, call: 'runsync', http: 422 }], ['unclear']],
  ['400 of runsync', [...ordinary, { ...unfitting, call: 'runsync', http: 400 }], ['holds']],
  [
    'a job that completes',
    [...ordinary, unfitting, { at: 3, answer: { status: 'COMPLETED', output: {} } }],
    ['broken'],
  ],
  // It may be that none is served.
  ['400, and nothing completes', [{ ...unfitting, http: 400 }], ['unclear']],
  [
    'a job that completes with an error as its output',
    [
      ...ordinary,
      unfitting,
      { at: 3, answer: { status: 'COMPLETED', output: { error: 'steps' } } },
    ],
    ['holds'],
  ],
  [
    'a job that the checks cancel',
    [
      ...ordinary,
      unfitting,
      { at: 3, call: 'cancel', answer: { status: 'CANCELLED' } },
      { at: 4, answer: { status: 'CANCELLED' } },
    ],
    [],
  ],
  ['a body that is too long', [...ordinary, { ...unfitting, http: 413 }], []],
])('an input that does not fit gets %s', (_, recorded, expected) => {
  expect(outcomesOf('unfitting-input-refused', recorded)).toEqual(expected);
});

const madeUp = '/a: alternative 2 of oneOf, with made-up values';
const others: RecordedCall[] = [
  { at: 3, call: 'run', id, sent: { input: { steps: 5 } } },
  { at: 4, id, answer: { status: 'COMPLETED', output: {} } },
];
const fitting: RecordedCall = {
  ...{ at: 2, call: 'run', sent: { input: {} } },
  probes: ['fitting-input-accepted'],
};

test.each<[string, readonly RecordedCall[], string[]]>([
  [
    'a job that completes',
    [...ordinary, fitting, { at: 3, answer: { status: 'COMPLETED', output: {} } }],
    ['holds'],
  ],
  ['422', [...ordinary, { ...fitting, http: 422, label: 'without /steps' }], ['broken']],
  // `runsync` may answer so for a job that failed by chance.
  ['422 of runsync', [...ordinary, { ...fitting, call: 'runsync', http: 422 }], ['unclear']],
  ['a job that fails once', [...ordinary, fitting, failed], ['unclear']],
  // A job with another input completed.
  [
    '400 for the ordinary one',
    [{ ...fitting, http: 400, label: 'unchanged' }, ...others],
    ['broken'],
  ],
  ['400 for made-up values', [...ordinary, { ...fitting, http: 400, label: madeUp }], ['unclear']],
  [
    '400 for made-up values, and takes another',
    [...ordinary, { ...fitting, http: 400, label: madeUp }, { ...fitting, id, label: 'example 2' }],
    ['unclear'],
  ],
])('an input that fits gets %s', (_, recorded, expected) => {
  expect(outcomesOf('fitting-input-accepted', recorded)).toEqual(expected);
});

test.each<[string, unknown, string]>([
  ['is a list', ['words'], 'broken'],
  ['fits', { words: 'some words' }, 'holds'],
  ['does not fit', { words: 7 }, 'broken'],
  ['does not fit and may have been redacted', { words: '[redacted]' }, 'unclear'],
  ['does not fit beside what may have been redacted', { count: 'x', words: '[a]' }, 'broken'],
  ['lacks a member beside what may have been redacted', { note: '[a]' }, 'broken'],
  ['reports a failure', { error: 'No words.', words: 7 }, 'unclear'],
  [
    'has a text for which the pattern takes very long',
    { words: `${'word '.repeat(40)}!` },
    'unclear',
  ],
])('an output that %s', (_, output, expected) => {
  const answer = { status: 'COMPLETED', output };
  const recorded: RecordedCall[] = [
    { at: 0, call: 'run', id },
    { at: 1, id, answer },
  ];
  expect(outcomesOf('output-fits-schema', recorded)).toEqual([expected]);
});
