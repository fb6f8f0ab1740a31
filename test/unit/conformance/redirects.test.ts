/** Redirects: which ones the checks follow, and how evidence of them is read. */
import { expect, test } from 'vitest';
import { followedTo } from '../../../src/conformance/contract/redirects.ts';
import { runAllScenarios } from '../../../src/conformance/run/run.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { done, outcomes, recognised } from './records.ts';

const baseUrl = 'https://deployment.test/base';

test.each([
  ['GET', 302, '/base/v2/other', '/v2/other'],
  ['GET', 307, '?again=1', '/v2/one?again=1'],
  ['POST', 307, 'https://deployment.test/moved', 'https://deployment.test/moved'],
  ['POST', 308, '/base/v2/other', '/v2/other'],
  ['POST', 302, '/base/v2/other', undefined],
  ['POST', 303, '/base/v2/other', undefined],
  ['GET', 307, 'https://elsewhere.test/base/v2/one', undefined],
  ['GET', 307, 'http://deployment.test/base/v2/one', undefined],
  ['GET', 307, 'mailto:somebody', undefined],
  ['GET', 304, '/base/v2/other', undefined],
])('%s that gets %i to %s is sent to %s', (method, status, location, expected) => {
  const request = { method, target: '/v2/one' };
  expect(followedTo({ request, response: { status, headers: { location } } }, baseUrl)).toBe(
    expected,
  );
});

const submitted = { at: 0, call: 'run', sent: { input: { ordinary: true } } } as const;
const moved = (headers: { location: string }) => [
  submitted,
  { at: 1, answer: done },
  { at: 2, http: 307, headers },
  { at: 2.1, path: '/kept/jobs?of=a', answer: done },
];

test('a redirect and the request that follows it are one call', () => {
  const calls = moved({ location: 'https://public-name.test/kept/jobs?of=a' });
  expect(outcomes('output-at-status', calls)).toEqual(['holds', 'holds']);
  expect(recognised('redirects', calls)).toMatchObject({ kind: 'does', alternative: 'temporary' });
});

test('a redirect that nobody follows tells nothing about the job', () => {
  const calls = moved({ location: '/nowhere' });
  expect(outcomes('output-at-status', calls)).toEqual(['holds']);
  expect(outcomes('status-takes-run-id', [submitted, ...calls.slice(2, 3)])).toEqual([]);
});

/** A run that asks for the status of a job, and the addresses and keys of its requests. */
async function asked(answer: (url: URL) => Response) {
  const sent: string[] = [];
  const { records } = await runAllScenarios({
    target: readTarget(
      {
        baseUrl: 'https://deployment.test',
        keys: { valid: { public: 'the-secret-key' } },
        endpoints: { one: { id: 'one', kind: 'serverless' } },
      },
      { env: {} },
    ),
    profile: 'contract',
    scenarios: [
      {
        ...{
          name: 'asking',
          purpose: 'For a test.',
          evidence: 'anything',
          rules: [],
          shows: [],
          needs: [],
        },
        estimate: () => ({ submissions: [], requests: 0, durationMs: 0 }),
        run: async (deployment) => {
          const { request, response } = await deployment.status(
            deployment.endpoint(() => true),
            'job',
          );
          sent.push(`${request.target} got ${response?.status}`);
        },
      },
    ],
    clock: systemClock(),
    signal: new AbortController().signal,
    newName: () => 'nobody-knows',
    fetch: async (request) => {
      const url = new URL(request.url);
      sent.push(`${url.href} ${request.headers.get('authorization')}`);
      return answer(url);
    },
  });
  return { sent, exchanges: records.filter(({ kind }) => kind === 'exchange') };
}

const redirect = (location: string) => new Response(null, { status: 307, headers: { location } });

test('the checks follow a redirect within the origin, and record both requests', async () => {
  const { sent, exchanges } = await asked(({ pathname }) =>
    pathname.startsWith('/v2/') ? redirect('/moved/job') : Response.json({ status: 'COMPLETED' }),
  );
  expect(sent).toEqual([
    'https://deployment.test/v2/one/status/job Bearer the-secret-key',
    'https://deployment.test/moved/job Bearer the-secret-key',
    '/v2/one/status/job got 200',
  ]);
  expect(exchanges).toHaveLength(2);
});

test('the key is never sent to another origin', async () => {
  const { sent } = await asked(() => redirect('https://elsewhere.test/v2/one/status/job'));
  expect(sent).toEqual([
    'https://deployment.test/v2/one/status/job Bearer the-secret-key',
    '/v2/one/status/job got 307',
  ]);
});

test('redirects in a circle end', async () => {
  const { sent } = await asked(() => redirect('/v2/one/status/job'));
  expect(sent).toHaveLength(7);
});
