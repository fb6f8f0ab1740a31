/** A deployment may refuse the inputs that make jobs fail. The scenarios go on with what it accepts. */
import { expect, test } from 'vitest';
import { endpointWith } from '../../../src/conformance/run/choose-endpoint.ts';
import { inStartOrder } from '../../../src/conformance/run/scenario.ts';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import { isObject } from '../../../src/core/json.ts';
import { parseJson } from '../../../src/evidence/operation-exchange.ts';
import { learn } from '../../../src/learning/learn.ts';
import { settingsFile } from '../../../src/learning/settings-file.ts';
import { check, declaredTarget } from '../../mutants/check-in-process.ts';
import type { Deployment, Settings } from '../../mutants/mutant.ts';

const { endpoints, ...target } = declaredTarget();
const failing = endpoints.flatMap(({ inputs }) => inputs.failing ?? []);
const texts = new Set(failing.map((input) => JSON.stringify(input)));

/** Answers submissions with a failing input with 400. */
const refusing: Deployment = {
  alter: ({ fetch }) => ({
    async fetch(request) {
      const isSubmission = /\/run(sync)?(\?|$)/.test(request.url);
      const sent = isSubmission ? parseJson(await request.clone().text()) : undefined;
      const isFailing = isObject(sent) && texts.has(JSON.stringify(sent['input']));
      return isFailing ? Response.json({ error: 'no' }, { status: 400 }) : fetch(request);
    },
  }),
};

/** Those that need nothing but failing jobs to run to their end, in time that is moved. */
const chosen = scenarios.filter(({ name }) =>
  [
    'webhook-choices',
    'failed-charges',
    'failing-jobs',
    'cancel-jobs',
    'storage-in-errors',
  ].includes(name),
);

test('no scenario stops', {
  timeout: 60_000,
}, async () => {
  const { records } = await check({ mutant: refusing, chosen, profile: 'reference' });
  const ends = records.flatMap((record) => (record.kind === 'scenario' ? [record] : []));
  expect(ends.filter(({ outcome }) => outcome !== 'completed')).toEqual([]);
  expect(ends.length).toBeGreaterThan(2);
});

test('a file names the scenarios that stopped, without the reason, which may be private', () => {
  const end = { kind: 'scenario', startedMs: 0, endedMs: 1, outcome: 'stopped' } as const;
  const learned = learn([
    [
      {
        ...{ kind: 'subject', format: 1, baseUrl: 'https://host.test', claims: [] },
        endpoints: [{ id: 'one', kind: 'serverless' }],
      },
      { ...end, scenario: 'webhook-choices', reason: 'at https://private.test' },
      { ...end, scenario: 'PRIVATE' },
    ],
  ]);
  const text = settingsFile(learned, { schema: 'schema.json', file: 'learned.yaml' });
  expect(text).toContain('Scenarios that stopped early, so that less was seen: webhook-choices.');
  expect(text.toLowerCase()).not.toContain('private.test');
});

test('a scenario that leaves the only worker busy starts last, and avoids that worker if it can', () => {
  const hanging = endpoints.filter(({ inputs }) => inputs.hanging !== undefined);
  const alone = { ...target, control: undefined, endpoints };
  const single = {
    ...alone,
    endpoints: hanging.slice(0, 1).map((one) => ({ ...one, workers: 1 })),
  };
  const both = [...single.endpoints, ...hanging.slice(0, 1).map((one) => ({ ...one, id: 'wide' }))];
  const names = (of: typeof alone) => {
    const able = scenarios.filter(({ needs }) => needs.every((need) => need === 'hanging-input'));
    return inStartOrder(able, of, (one) => one).map(({ name }) => name);
  };
  expect(names(single).at(-1)).toBe('wait-unasked');
  expect(names({ ...alone, endpoints: both })[0]).toBe('wait-unasked');
  expect(endpointWith({ ...alone, endpoints: both }, 'hanging').endpoint.id).toBe('wide');
});

test.each([
  ['narrow', 'stopped', 0],
  ['script', 'completed', 1],
])('a job hangs for long only if another starts beside it: %s', async (name, outcome, waits) => {
  const only = ({ endpoints: all, keys, ...file }: Settings): Settings => {
    const { [name]: endpoint } = isObject(all) ? all : {};
    const { workers: _, ...undeclared } = isObject(endpoint) ? endpoint : {};
    const { valid } = isObject(keys) ? keys : {};
    return { ...file, keys: { valid }, endpoints: { [name]: undeclared } };
  };
  const { records } = await check({
    mutant: { target: only },
    chosen: scenarios.filter((one) => one.name === 'wait-unasked'),
  });
  const [end] = records.flatMap((record) => (record.kind === 'scenario' ? [record] : []));
  expect(end?.outcome).toBe(outcome);
  if (outcome === 'stopped') expect(end?.reason).toContain('Declare its workers');
  const sent = records.flatMap((record) => (record.kind === 'exchange' ? [record.request] : []));
  expect(sent.filter(({ target: at }) => /runsync/.test(at))).toHaveLength(waits);
});
