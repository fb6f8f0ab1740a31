/** Files whose addresses lead into a private network. */
import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Fetch } from '../../../src/client/http.ts';
import { judges } from '../../../src/conformance/judges.ts';
import { viewOf } from '../../../src/conformance/judging/evidence-view.ts';
import type { Lookup } from '../../../src/conformance/run/deployment.ts';
import { runAllScenarios } from '../../../src/conformance/run/run.ts';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import { isInternalAddress } from '../../../src/conformance/target/network-scope.ts';
import { readTarget, type TargetFile } from '../../../src/conformance/target/target-file.ts';
import { systemClock } from '../../../src/core/clock.ts';

const image: TargetFile['endpoints'][string] = {
  id: 'image',
  kind: 'public',
  model: 'image',
  price: 'image-fast',
  inputs: { ordinary: { width: 64, height: 64 } },
};

/** What was fetched beside the deployment, where its images are on such a host. */
async function checked(
  host: string,
  limits: TargetFile['limits'] = {},
  {
    baseUrl = 'https://deployment.test',
    lookup = () => Promise.reject(new Error('Nothing is to be looked up.')),
  }: { baseUrl?: string; lookup?: Lookup } = {},
) {
  const fetched: string[] = [];
  const output = { cost: 0.00000983, image_url: `http://${host}/image.png` };
  const job = { id: 'job', status: 'COMPLETED', output };
  const fetch: Fetch = async ({ url }) => {
    const { hostname } = new URL(url);
    if (hostname !== new URL(baseUrl).hostname) fetched.push(hostname);
    return Response.json(job);
  };
  const file: TargetFile = {
    baseUrl,
    keys: { valid: { public: 'some-key' } },
    endpoints: { image },
    limits: { requestsPerSecond: 1000, ...limits },
  };
  const { records } = await runAllScenarios({
    target: readTarget(file, { env: {} }),
    profile: 'contract',
    scenarios: scenarios.filter(({ name }) => name === 'image-charges'),
    fetch,
    lookup,
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
    failures: records.flatMap((record) =>
      record.kind === 'exchange' && record.failure !== undefined ? [record.failure] : [],
    ),
  };
}

test('files at private addresses are fetched with a notice', async () => {
  const { fetched, notices } = await checked('169.254.169.254');
  expect(fetched).toEqual(['169.254.169.254']);
  expect([...notices]).toEqual([expect.stringContaining('limits.privateDownloads: false')]);
});

test('files at private addresses are not fetched if the target forbids it, and the reason says so', async () => {
  for (const host of ['169.254.169.254', '127.0.0.1:8500', '[::1]']) {
    const { fetched, notices, reason } = await checked(host, { privateDownloads: false });
    expect(fetched).toEqual([]);
    expect(notices.size).toBe(0);
    expect(reason).toMatch(
      /was not downloaded: the address is private\. Set limits\.privateDownloads to allow it\.$/,
    );
  }
});

test('other files are fetched without a notice', async () => {
  const { fetched, notices } = await checked('203.0.113.7', { privateDownloads: false });
  expect(fetched).toEqual(['203.0.113.7']);
  expect(notices.size).toBe(0);
});

/** A server of files on this machine: what was asked for by which name, and its port. */
async function fileServer() {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers.host);
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { asked, host: `files.test:${port}` };
}

/** The answers to one lookup after the other, the last one again and again. */
function lookupOf(...answers: readonly LookupAddress[][]) {
  const asked: string[] = [];
  const lookup: Lookup = (hostname) => {
    const answer = answers[Math.min(asked.push(hostname), answers.length) - 1];
    return Promise.resolve(answer ?? []);
  };
  return { asked, lookup };
}

const here = { address: '127.0.0.1', family: 4 };
const inside = { address: '10.0.0.1', family: 4 };

test('a name is resolved once, and the connection goes to the checked address', async () => {
  const server = await fileServer();
  const names = lookupOf([here], [inside]);
  const { fetched, failures, reason } = await checked(
    server.host,
    { privateDownloads: false },
    { baseUrl: 'http://127.0.0.1:1', lookup: names.lookup },
  );
  expect(server.asked).toEqual([server.host]);
  expect(fetched).toEqual([]);
  expect(failures).toEqual([]);
  // The second job of the scenario has an address of its own.
  expect(names.asked.length).toBe(2);
  expect(reason).toMatch(/on files\.test was not downloaded: the address is private/);
});

test.each([[[inside]], [[here, inside]], [[{ address: 'fd00::1', family: 6 }]]])(
  'a name that resolves to %j is not contacted',
  async (addresses) => {
    const server = await fileServer();
    const { reason } = await checked(
      server.host,
      { privateDownloads: false },
      { baseUrl: 'http://127.0.0.1:1', lookup: lookupOf(addresses).lookup },
    );
    expect(server.asked).toEqual([]);
    expect(reason).toMatch(/on files\.test was not downloaded: the address is private/);
  },
);

test('an unresolved name is not looked up again', async () => {
  const { fetched, failures } = await checked(
    'files.test',
    { privateDownloads: false },
    { lookup: lookupOf([]).lookup },
  );
  expect(fetched).toEqual([]);
  expect([...new Set(failures)]).toEqual(['files.test was not found']);
});

test.each([
  ['http://10.0.0.1/a', 'https://deployment.test', true],
  ['http://deployment.test/a', 'https://deployment.test', false],
  ['http://127.0.0.1:1/a', 'http://localhost:8080', false],
  ['http://10.0.0.1/a', 'http://10.0.0.1:8080', false],
  ['http://10.0.0.2/a', 'http://10.0.0.1:8080', true],
  ['https://files.test/a', 'https://deployment.test', false],
])('%s is an internal address as seen from %s: %s', (address, baseUrl, expected) => {
  expect(isInternalAddress(address, baseUrl)).toBe(expected);
});
