/**
 * The document and the judges agree: what the schemas of the contract refuse breaks a stated rule, and what they permit
 * breaks no rule about a type.
 */
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { rulesOf } from '../../../src/conformance/contract/rules.ts';
import { judges } from '../../../src/conformance/judges.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { asObject, type Json, valueAt } from '../../../src/core/json.ts';
import { evidenceOf, jobId, type RecordedCall } from './records.ts';
import { webhookView } from './webhook-records.ts';

const load = createRequire(import.meta.url);
const contract: Json = load('#generated/contract/openapi.json');
const members = Object.keys(asObject(valueAt(contract, '#/components/schemas/Job/properties')));

const values = [undefined, null, true, 7, 1.5, -1, '', 'text', [], [{}], {}, { a: null }];
const states = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'PAUSED'];

interface Answer {
  readonly from: 'runJob' | 'runJobSync' | 'getJobStatus';
  readonly body: unknown;
}

/** Jobs in each state with each value in place of each member, and what is no job. */
const answers: readonly Answer[] = (['runJob', 'runJobSync', 'getJobStatus'] as const).flatMap(
  (from) => {
    const id = from === 'runJobSync' ? `sync-${jobId}` : jobId;
    const states_ = from === 'runJob' ? ['IN_QUEUE'] : states;
    const jobs = states_.flatMap((status) => {
      const job = { id, status, ...(status === 'COMPLETED' && { output: {} }) };
      const names = from === 'runJob' ? ['id', 'status'] : members;
      return names.flatMap((name) => values.map((value) => ({ ...job, [name]: value })));
    });
    return [...jobs, [], 'text', 7].map((body) => ({ from, body }));
  },
);

const sent = { input: { ordinary: true } };

function recorded({ from, body }: Answer): RecordedCall[] {
  const answer = JSON.stringify(body);
  switch (from) {
    case 'runJob':
      return [{ at: 0, call: 'run', sent, answer }];
    case 'runJobSync':
      return [{ at: 0, call: 'runsync', sent, answer }];
    case 'getJobStatus':
      return [
        { at: 0, call: 'run', sent },
        { at: 1, answer },
      ];
  }
}

const stated = new Set<string>(rulesOf('contract'));
const statedJudges = Object.entries(judges).filter(([rule]) => stated.has(rule));
const isAboutType = (rule: string) => /-type$|-shape$/.test(rule);

function brokenIn(view: ReturnType<typeof viewOf>): string[] {
  return statedJudges.flatMap(([rule, judge]) =>
    [...judge(view)].some(({ outcome }) => outcome === 'broken') ? [rule] : [],
  );
}

const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(
  asObject(contract),
  'contract',
);

const schemas = { runJob: 'SubmittedJob', runJobSync: 'SynchronousJob', getJobStatus: 'Job' };

/** By the document itself, not by the code that the judges use. */
function isRefused({ from, body }: Answer): boolean {
  const validate = ajv.getSchema(`contract#/components/schemas/${schemas[from]}`);
  if (validate === undefined) throw new Error(`Expected the schema ${schemas[from]}.`);
  return validate(JSON.parse(JSON.stringify(body))) === false;
}

test('what the schema of a response refuses breaks a stated rule', () => {
  const refused = answers.filter(isRefused);
  const unnoticed = refused.filter(
    (answer) => brokenIn(viewOf(evidenceOf(recorded(answer)))).length === 0,
  );
  expect(unnoticed).toEqual([]);
  expect(refused.length).toBeGreaterThan(100);
});

test('what it permits breaks no rule about a type', () => {
  const permitted = answers.filter((answer) => !isRefused(answer));
  const blamed = permitted.flatMap((answer) => {
    const rules = brokenIn(viewOf(evidenceOf(recorded(answer)))).filter(isAboutType);
    return rules.length === 0 ? [] : [{ ...answer, rules }];
  });
  expect(blamed).toEqual([]);
  expect(permitted.length).toBeGreaterThan(100);
});

test('a webhook call is held against the schema in the same way', () => {
  const jobs = answers.filter(({ from }) => from === 'getJobStatus');
  const wrong = jobs.filter((answer) => {
    const calls = [{ atS: 2, answeredStatus: 200, body: JSON.stringify(answer.body) }];
    const isBroken = brokenIn(webhookView([{ calls, asked: [] }])).includes('webhook-job-shape');
    return isBroken !== isRefused(answer);
  });
  expect(wrong).toEqual([]);
});
