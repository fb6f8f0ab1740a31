/** The library call: functions, and what functions start. */
import { expect, test } from 'vitest';
import { type CallerVerdict, callerForms, checkCaller } from '../../src/callers/index.ts';
import { summarizeCaller } from '../../src/callers/judging/caller-summary.ts';
import { createClient } from '../../src/client/index.ts';
import { untilAborted } from '../../src/core/signals.ts';
import { demoSettings } from '../../src/reference/settings/demo-settings.ts';
import { callerTests } from '../../src/vitest/index.ts';

const work = async ({
  baseUrl,
  apiKey,
  signal,
}: {
  baseUrl: string;
  apiKey: string;
  signal: AbortSignal;
}) => {
  const client = createClient({ baseUrl, apiKey });
  await client.runAndWait('echo', { input: { word: 'hi' } }, { signal });
};

test('a function that rejects when nothing unusual happens is quoted', async () => {
  const report = await checkCaller({
    work: () => Promise.reject(new Error('No luck.', { cause: new Error('rain') })),
    rules: ['sends-json'],
  });
  expect(report.obstacle).toMatch(
    /it reported a failure\. It said:\nError: No luck\., because of Error: rain$/m,
  );
  expect(report.summary).toMatchObject({
    exitStatus: 2,
    headline: expect.stringMatching(/^The check could not run: /),
  });
});

test('a rule that is broken before anything works decides, and every form shows both', async () => {
  const report = await checkCaller({
    rules: ['sends-json'],
    work: async ({ baseUrl, apiKey }) => {
      const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'text/plain' };
      await fetch(`${baseUrl}/v2/echo/run`, { method: 'POST', headers, body: '{"input":{}}' });
      throw new Error('No luck.');
    },
  });
  expect(report.summary).toMatchObject({
    exitStatus: 1,
    headline: expect.stringMatching(/^Does not conform: /),
  });
  const forms = callerForms(report);
  const annotations = forms.annotations().join('\n');
  for (const form of [forms.text().join('\n'), annotations, forms.summary(), forms.junit()]) {
    expect(form).toContain('sends-json');
    expect(form).toContain('Error: No luck.');
  }
  expect(forms.junit()).toMatch(/<testcase[^>]*sends-json[^>]*>\s*<failure/);
  expect(annotations).not.toContain('::warning');
});

test('what a function starts is closed, and counted', async () => {
  let open = 0;
  let acts = 0;
  const report = await checkCaller({
    name: 'counted',
    rules: ['sends-json'],
    start: (access) => {
      open += 1;
      return Promise.resolve({
        work: async (signal) => {
          await work({ ...access, signal });
          acts += 1;
        },
        acts: () => acts,
        close: () => {
          open -= 1;
        },
      });
    },
  });
  expect(report.obstacle).toBeUndefined();
  expect(open).toBe(0);
  expect(report.records).toContainEqual(expect.objectContaining({ kind: 'scenario', acts: 1 }));
  expect(report.verdicts.find(({ rule }) => rule === 'sends-json')?.verdict).toBe('kept');
});

test('a public webhook address that nobody can call ends the work at once, and is named', async () => {
  const report = await checkCaller({
    withinSeconds: 600,
    rules: ['sends-json'],
    work: async ({ baseUrl, apiKey, signal }) => {
      const client = createClient({ baseUrl, apiKey });
      const webhook = 'https://hooks.example.com/jobs';
      await client.run('echo', { input: {}, webhook }, { signal });
      // Waits for the call, which never comes.
      await untilAborted(signal, new Promise(() => undefined));
    },
  });
  expect(report.obstacle).toContain('at https://hooks.example.com, which is not on this machine');
});

test.each([
  ['kept', 'kept', 0, 0],
  ['kept', 'broken', 0, 1],
  ['kept', 'inconclusive', 0, 3],
  ['not claimed', 'kept', 0, 0],
  ['not claimed', 'not claimed', 3, 3],
  ['broken', 'kept', 1, 1],
  ['inconclusive', 'kept', 3, 3],
  ['not run', 'kept', 3, 3],
] as const)(
  'stated %s and advice %s exit with %i, strictly with %i',
  (stated, advice, lenient, strict) => {
    const none = {
      reason: '',
      findings: [],
      findingCount: 0,
      said: [],
      unsaid: { count: 0, shownBy: [] },
    };
    const verdicts: CallerVerdict[] = [
      { rule: 'sends-json', verdict: stated, ...none },
      { rule: 'survives-large-error-bodies', verdict: advice, ...none },
    ];
    expect(summarizeCaller(verdicts, { isStrict: false }).exitStatus).toBe(lenient);
    expect(summarizeCaller(verdicts, { isStrict: true }).exitStatus).toBe(strict);
    // What conforms is not broken in the same line.
    const { exitStatus, headline } = summarizeCaller(verdicts, { isStrict: false });
    if (exitStatus === 0) expect(headline).not.toContain('broken');
  },
);

test('work whose jobs never have an output is not said to need one', async () => {
  const report = await checkCaller({
    work: async ({ baseUrl, apiKey, signal }) => {
      await createClient({ baseUrl, apiKey }).runAndWait('echo', { input: {} }, { signal });
    },
    scenarios: ['ordinary-work', 'output-missing'],
  });
  const verdict = report.verdicts.find(({ rule }) => rule === 'needs-output');
  expect(verdict?.verdict).toBe('inconclusive');
  expect(verdict?.reason).toMatch(/^No job had an output, /);
});

test('what a function throws at once is a failure of its work', async () => {
  const report = await checkCaller({
    work: () => {
      throw new Error('No key.');
    },
    rules: ['sends-json'],
  });
  expect(report.obstacle).toMatch(/it reported a failure\. It said:\nError: No key\.\n/);
});

test.each([
  [{ scenarios: ['ordinary-wrok'] }, 'scenarios: .* Did you mean ordinary-work\\?'],
  [{ rules: ['acts-onc'] }, 'rules: .* Did you mean acts-once\\?'],
  [{ topics: ['wating'] }, 'topics: .* Did you mean waiting\\?'],
  [{ rules: [] }, 'rules: expected the name of a rule'],
  [{ endpoint: 'eco' }, 'no endpoint eco\\. Did you mean echo\\?'],
])('names that do not exist are refused: %j', async (selection, message) => {
  await expect(checkCaller({ work, ...selection })).rejects.toThrow(new RegExp(message));
});

test('settings for a service that runs already are refused', async () => {
  const both = { settings: demoSettings(), serviceUrl: 'http://127.0.0.1:1' };
  // @ts-expect-error: only one of them
  await expect(checkCaller({ work: async () => {}, ...both })).rejects.toThrow('`serviceUrl`');
});

test('a selection of what does not exist is refused', () => {
  expect(() => callerTests({ work, rules: ['sends-jason'] })).toThrow('Did you mean sends-json?');
});

callerTests({ name: 'the client of this package', work, rules: ['sends-json', 'key-in-header'] });
