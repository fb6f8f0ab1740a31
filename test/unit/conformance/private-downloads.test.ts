/** Files whose addresses lead into a private network. */
import { expect, test } from 'vitest';
import type { Fetch } from '../../../src/conformance/driving/requests.ts';
import { run } from '../../../src/conformance/driving/run.ts';
import { judges } from '../../../src/conformance/judges.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import { leadsInside } from '../../../src/conformance/network-place.ts';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import { readTarget, type TargetFile } from '../../../src/conformance/target-file.ts';
import { systemClock } from '../../../src/core/clock.ts';

const image: TargetFile['endpoints'][string] = {
  id: 'image',
  kind: 'public',
  model: 'image',
  price: 'image-fast',
  inputs: { ordinary: { width: 64, height: 64 } },
};

/** What was fetched beside the deployment, where its images are on such a host. */
async function checked(host: string, limits: TargetFile['limits'] = {}) {
  const fetched: string[] = [];
  const output = { cost: 0.00000983, image_url: `http://${host}/image.png` };
  const job = { id: 'job', status: 'COMPLETED', output };
  const fetch: Fetch = async ({ url }) => {
    const { hostname } = new URL(url);
    if (hostname !== 'deployment.test') fetched.push(hostname);
    return Response.json(job);
  };
  const file: TargetFile = {
    baseUrl: 'https://deployment.test',
    keys: { valid: { public: 'some-key' } },
    endpoints: { image },
    limits: { requestsPerSecond: 1000, ...limits },
  };
  const { records } = await run({
    target: readTarget(file, { env: {} }),
    profile: 'contract',
    scenarios: scenarios.filter(({ name }) => name === 'image-charges'),
    fetch,
    clock: systemClock(),
    signal: new AbortController().signal,
    newName: () => 'a-name',
  });
  const findings = judges['image-output-url'](viewOf(records));
  const end = records.find((record) => record.kind === 'scenario');
  return {
    fetched: [...new Set(fetched)],
    notices: new Set(
      findings.flatMap(({ outcome, reason }) => (outcome === 'notice' ? [reason] : [])),
    ),
    reason: end?.reason,
  };
}

test('are fetched, and a notice tells so', async () => {
  const { fetched, notices } = await checked('169.254.169.254');
  expect(fetched).toEqual(['169.254.169.254']);
  expect([...notices]).toEqual([expect.stringContaining('limits.privateDownloads: false')]);
});

test('are not fetched where the target forbids it, and the reason says so', async () => {
  for (const host of ['169.254.169.254', '127.0.0.1:8500', '[::1]']) {
    const { fetched, notices, reason } = await checked(host, { privateDownloads: false });
    expect(fetched).toEqual([]);
    expect(notices.size).toBe(0);
    expect(reason).toMatch(
      /was not fetched because its address, .* \(limits\.privateDownloads\)\.$/,
    );
  }
});

test('other files are fetched without a word', async () => {
  const { fetched, notices } = await checked('203.0.113.7', { privateDownloads: false });
  expect(fetched).toEqual(['203.0.113.7']);
  expect(notices.size).toBe(0);
});

test.each([
  ['http://10.0.0.1/a', 'https://deployment.test', true],
  ['http://deployment.test/a', 'https://deployment.test', false],
  ['http://127.0.0.1:1/a', 'http://localhost:8080', false],
  ['http://10.0.0.1/a', 'http://10.0.0.1:8080', false],
  ['http://10.0.0.2/a', 'http://10.0.0.1:8080', true],
  ['https://files.test/a', 'https://deployment.test', false],
])('%s leads inside from %s: %s', (address, baseUrl, expected) => {
  expect(leadsInside(address, baseUrl)).toBe(expected);
});
