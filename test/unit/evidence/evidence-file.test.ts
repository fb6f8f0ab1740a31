import { expect, test } from 'vitest';
import { EvidenceError, readEvidence } from '../../../src/evidence/evidence-file.ts';
import { evidenceLine } from '../../../src/evidence/evidence-line.ts';
import type { EvidenceRecord } from '../../../src/evidence/record-types.ts';

const subject = {
  kind: 'subject',
  format: 1,
  baseUrl: 'http://h',
  claims: [],
  endpoints: [{ id: 'e', kind: 'serverless' }],
} as const satisfies EvidenceRecord;
const exchange = {
  kind: 'exchange',
  id: 1,
  scenario: 's',
  key: 'none',
  request: { method: 'GET', target: '/', headers: {} },
  sentMs: 3,
  receivedMs: 5,
} as const satisfies EvidenceRecord;
const watch = {
  kind: 'watch',
  scenario: 's',
  hook: 'h',
  fromMs: 1,
  untilMs: 2,
} as const satisfies EvidenceRecord;
const { sentMs: _, ...unsent } = exchange;

test('written evidence can be read back', () => {
  const records = [subject, exchange, watch];
  expect(readEvidence(records.map(evidenceLine).join(''))).toEqual(records);
});

test.each([
  [{ ...exchange, sentMs: -1 }, 'a number of at least 0 at /sentMs, got -1'],
  [unsent, 'a value at /sentMs, got nothing'],
  [{ ...exchange, more: 1 }, 'no such property at /more, got 1'],
  [
    { ...exchange, request: { ...exchange.request, method: 5 } },
    'a string at /request/method, got 5',
  ],
  [{ ...watch, untilMs: 'now' }, 'a number at /untilMs, got "now"'],
  [{ kind: 'run', startedMs: {} }, 'a value at /durationMs, got nothing'],
  [
    { ...subject, endpoints: [{ id: 'e', kind: 'some' }] },
    'one of ["public","serverless"] at /endpoints/0/kind, got "some"',
  ],
  [{ ...exchange, kind: 'exchanges' }, /"subject",.*"run"\] at \/kind, got "exchanges"/],
  [{ kind: 'toString' }, /at \/kind, got "toString"/],
  [{ id: 1 }, /at \/kind, got nothing/],
  [[], /at \/kind, got nothing/],
])('the error for a bad record names its line and member: %j', (record, said) => {
  const text = `${evidenceLine(subject)}\n${JSON.stringify(record)}\n`;
  const read = () => readEvidence(text);
  expect(read).toThrow(EvidenceError);
  expect(read).toThrow(/^Line 3 is not an evidence record: expected .*\.$/);
  expect(read).toThrow(said);
});
