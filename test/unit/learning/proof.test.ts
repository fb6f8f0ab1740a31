/** Learned settings are proved by running the suite against the local service with them. */
import { beforeAll, expect, test } from 'vitest';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import type { EvidenceRecord } from '../../../src/evidence/record-types.ts';
import { type LearningResult, learn } from '../../../src/learning/learn.ts';
import { proofText, proveSettings } from '../../../src/learning/proof/prove-settings.ts';
import { check } from '../../mutants/check-in-process.ts';
import { mutants } from '../../mutants/mutants.ts';
import { evidenceOf } from '../conformance/records.ts';

const names = ['ordinary-job', 'error-answers', 'failing-jobs', 'webhooks'];
const chosen = scenarios.filter(({ name }) => names.includes(name));

const { signal } = new AbortController();
const prove = (learned: LearningResult, records: readonly EvidenceRecord[]) =>
  proveSettings(learned, { evidence: [records], signal });

let recorded: readonly EvidenceRecord[] = [];

beforeAll(async () => {
  expect(chosen.map(({ name }) => name).sort()).toEqual([...names].sort());
  const alternatives = { 'success-status': 'created', 'error-body': 'error-text' } as const;
  recorded = (await check({ chosen, mutant: { alternatives } })).records;
}, 60_000);

test('settings that behave like the deployment are proved', async () => {
  const proof = await prove(learn([recorded]), recorded);
  expect(proof.scenarios).toEqual(chosen.map(({ name }) => name));
  expect(proof.differences).toEqual([]);
  expect(proof.proved.length).toBeGreaterThan(30);
  expect(proof.proved).toContain('alternatives/error-body');
  expect(proofText(proof)[0]).toBe(
    `${names.length} scenarios ran against the local service with these settings: ${proof.proved.length} settings proved.`,
  );
});

test('what no setting expresses is listed, because the local service does something else', async () => {
  const learned = learn([recorded]);
  const basis = { kind: 'somethingElse', count: 2, shownBy: [], detail: 'any' } as const;
  const points = learned.points.map((point) =>
    point.path[1] === 'error-body'
      ? { ...point, value: undefined, basis: { ...basis, clauses: ['an error had a poem'] } }
      : point,
  );
  const proof = await prove({ ...learned, points }, recorded);
  const what = 'alternatives/error-body';
  expect(proof.differences).toEqual([
    { what, deployment: '“an error had a poem”', local: 'problem' },
  ]);
  expect(proofText(proof).slice(0, 2)).toEqual([
    `${names.length} scenarios ran against the local service with these settings: ${proof.proved.length} settings proved, 1 not as learned:`,
    `  ${what}: “an error had a poem” at the deployment, problem at the local service`,
  ]);
});

test('a rule that only the deployment breaks is listed', async () => {
  const mutant = mutants.find(({ name }) => name === 'async-id-without-uuid');
  if (mutant === undefined) throw new Error('Expected the mutant.');
  const { records } = await check({
    mutant,
    chosen: chosen.filter(({ name }) => name === 'ordinary-job'),
  });
  const { differences } = await prove(learn([records]), records);
  expect(differences).toContainEqual({
    what: 'async-id-form',
    deployment: 'violated',
    local: 'verified',
  });
});

test('evidence without scenarios proves nothing', async () => {
  const traffic = evidenceOf([{ at: 0, call: 'run', sent: { input: {} } }]);
  const proof = await prove(learn([traffic]), traffic);
  expect(proofText(proof)).toEqual([
    'Not proved: The evidence has no scenario of the suite that could run again.',
  ]);
});

test('a proof that is cancelled says so', async () => {
  const stop = new AbortController();
  stop.abort(new Error('cancelled'));
  const proof = await proveSettings(learn([recorded]), {
    evidence: [recorded],
    signal: stop.signal,
  });
  expect(proofText(proof)).toEqual(['Not proved: The proof was cancelled.']);
});
