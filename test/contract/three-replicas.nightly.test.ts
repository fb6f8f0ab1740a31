/** The contract suite against three replicas on one Redis server, behind a load balancer. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { validateReportFile } from '#generated/file-formats/validators.js';
import { limits as publicLimits } from '#generated/reference/tables.js';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { readTargetFile } from '../../src/cli/shared/target-options.ts';
import { type RuleId, rulesOf } from '../../src/conformance/contract/rules.ts';
import { seededRandom } from '../../src/core/random.ts';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { runCli, startCli } from '../cli/cli-process.ts';
import { temporaryFolder } from '../cli/setup.ts';
import { pick } from '../fuzz/chance.ts';
import { startLoadBalancer } from '../servers/load-balancer.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';

const charges = 'The ledger is read through the control interface, in accounts made for the check.';
const faults = 'Faults cannot be declared, because they are in one process.';
const clock = 'Nobody can wait that long: the clock would have to be moved.';
const rates = 'The settings have no rate limits: they are checked alone.';

/** The rules that are not verified, and why. */
const unverified = {
  'internal-error-is-opaque': faults,
  'public-endpoints-charge-usage': charges,
  'timeout-stops-consumption': charges,
  'failure-not-charged': charges,
  'cancelled-not-charged': charges,
  'serverless-not-charged': charges,
  'price-video': charges,
  'price-transcription': charges,
  'price-text': charges,
  'image-charge-reported': charges,
  'charge-rounded-up': charges,
  'other-cost-reported': charges,
  budget: charges,
  'execution-timeout-default': clock,
  'queue-ttl-default': clock,
  'retention-after-run': clock,
  'retention-after-runsync': clock,
  'result-lifetime': clock,
  'too-many-requests-is-429': rates,
  'retry-after': rates,
  'request-rates': rates,
  'request-concurrency': rates,
  'queue-length': rates,
} as const satisfies Partial<Record<RuleId, string>>;

test.skipIf(!hasRedis)(
  'three replicas behind a load balancer conform to the reference, and so to the contract',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const { url, requests, folder } = await startReplicas();
    const first = await check({ url, folder });
    expect(first.map(({ rule }) => rule)).toEqual(rulesOf('reference'));
    const open = first.flatMap(({ rule, verdict }) => (verdict === 'inconclusive' ? [rule] : []));
    // In real time, a busy machine may not show enough. A rule that needs this often should be looked at.
    if (open.length > 0) await annotate(`Inconclusive, checked again: ${open.join(', ')}`);
    const again =
      open.length > 0 ? await check({ url, folder, selection: ['--rule', open.join(',')] }) : [];
    const missed = [
      ...first.filter(({ rule }) => !open.includes(rule)),
      ...again.filter(({ rule }) => open.includes(rule)),
    ].filter(({ verdict }) => !passed.includes(verdict));
    const why = missed.map(({ rule, verdict, reason }) => `${rule}: ${verdict}: ${reason}`);
    expect(missed.map(({ rule }) => rule).toSorted(), why.join('\n')).toEqual(
      Object.keys(unverified).toSorted(),
    );
    expect(requests.size).toBe(3);
    expect(Math.min(...requests.values())).toBeGreaterThan(0);
  },
);

test.skipIf(!hasRedis)(
  'three replicas behind a load balancer keep the limits of all requests together',
  { timeout: 600_000 },
  async () => {
    const deployment = await startReplicas({ limits: 'public' });
    const limited = Object.entries(unverified).flatMap(([rule, why]) =>
      why === rates ? [rule] : [],
    );
    const declares = { requestBurst: publicLimits.rates.operations.getJobStatus.requests + 1 };
    const selection = ['--rule', limited.join(',')];
    const found = await check({ ...deployment, selection, declares, requestsPerSecond: 400 });
    const verdicts = found.filter(({ rule }) => limited.some((each) => each === rule));
    expect(verdicts.map(({ rule, verdict, reason }) => [rule, verdict, reason])).toEqual(
      verdicts.map(({ rule }) => [rule, 'verified', expect.any(String)]),
    );
    expect(verdicts).toHaveLength(limited.length);
    // What was not selected is judged too.
    expect(found.filter(({ verdict }) => /violated|different/.test(verdict))).toEqual([]);
  },
);

/** Three replicas with the settings of the mocks, and a load balancer. */
async function startReplicas(changes: Partial<ServiceSettings> = {}) {
  const redis = await RedisServer.start();
  onTestFinished(() => redis.stop());
  const folder = await temporaryFolder();
  const config = join(folder, 'service.json');
  const settings = { ...(await readSettings('mocks/service.yaml')), ...changes };
  await writeFile(config, JSON.stringify(settings));
  const options = ['--config', config, '--redis', redis.url];
  const replicas = await Promise.all([
    startReplica(options),
    startReplica(options),
    startReplica(options),
  ]);
  const random = seededRandom('load balancer');
  const balancer = await startLoadBalancer(replicas, () => pick(random, replicas));
  return { ...balancer, folder };
}

/** Nobody can observe the rules of the second kind from outside, with one replica or many. */
const passed: readonly string[] = ['verified', 'unobservable'];

async function startReplica(options: readonly string[]): Promise<string> {
  const { url, stop } = await startCli(
    ['serve', '--port', '0', '--log', 'json', ...options],
    (line) => line.includes('"listening"'),
  );
  onTestFinished(async () => {
    await stop('SIGKILL');
  });
  return url;
}

/** Runs the suite in a process of its own, without the control interface's accounts. */
async function check({
  url,
  folder,
  selection = [],
  declares = {},
  requestsPerSecond = 40,
}: {
  url: string;
  folder: string;
  selection?: readonly string[];
  declares?: object;
  requestsPerSecond?: number;
}) {
  const { control: _, limits, ...declared } = await readTargetFile('mocks/target.yaml');
  const target = {
    ...declared,
    baseUrl: url,
    declares: { ...declared.declares, ...declares },
    limits: { ...limits, requestsPerSecond },
  };
  const file = join(folder, 'target.json');
  const report = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(target));
  const options = ['--target', file, '--profile', 'reference', '--json', report, '--allow-cost'];
  const { stdout, stderr } = await runCli(['test', ...options, ...selection]);
  const read: unknown = JSON.parse(await readFile(report, 'utf8'));
  if (!validateReportFile(read)) throw new Error(stdout + stderr);
  return read.verdicts;
}
