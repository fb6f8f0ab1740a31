/** Two suites at once against one deployment: a verdict does not depend on how busy its queue is. */
import { expect, test } from 'vitest';
import { isUnkept } from '../../src/conformance/judging/verdicts/verdicts.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { checkAtOnce } from './check-in-process.ts';
import type { Deployment, Settings } from './mutant.ts';

/** Ordinary jobs take a while, one runs at a time, and a synchronous submission waits for 4 s. */
const busy: Deployment = {
  time: 'by itself',
  settings: (settings: Settings): Settings => ({
    ...settings,
    endpoints: {
      ...settings.endpoints,
      script: { ...settings.endpoints.script, workers: { max: 1 } },
    },
  }),
  target: ({ control: _, ...target }: Settings): Settings => ({
    ...target,
    endpoints: {
      ...target.endpoints,
      script: {
        ...target.endpoints.script,
        inputs: { ordinary: { script: { afterMs: 2500, output: { done: true } } } },
      },
    },
  }),
  alter: ({ fetch }) => ({
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      if (!pathname.endsWith('/runsync') || search !== '') return fetch(request);
      return fetch(new Request(`${request.url}?wait=4000`, request));
    },
  }),
};

test('a synchronous submission is not measured against jobs queued before it', {
  timeout: 120_000,
}, async () => {
  const chosen = scenarios.filter(({ name }) =>
    ['ordinary-job', 'endpoint-paths', 'api-keys', 'request-forms', 'webhooks'].includes(name),
  );
  const suites = await checkAtOnce(2, { mutant: busy, profile: 'contract', chosen });
  const unfinished = suites
    .flatMap(({ records }) => records)
    .filter(
      (record) =>
        record.kind === 'exchange' &&
        record.request.target.endsWith('/runsync') &&
        /"status":"IN_/.test(record.response?.body ?? ''),
    );
  expect(unfinished.length, 'No answer came before the end of its job.').toBeGreaterThan(0);
  for (const { verdicts, verdict } of suites) {
    expect(verdicts.filter(isUnkept).map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([]);
    expect(verdict('runsync-answers-completed').verdict).toBe('verified');
  }
});
