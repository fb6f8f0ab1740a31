/** The contract suite against three replicas on one Redis server, behind a load balancer. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { components } from '#generated/conformance/types.d.ts';
import { validateReportFile } from '#generated/conformance/validators.js';
import { readSettings } from '../../src/cli/read-settings.ts';
import { readTargetFile } from '../../src/cli/target-options.ts';
import { type Profile, type RuleId, rulesOf } from '../../src/conformance/contract/rules.ts';
import { seededRandom } from '../../src/core/random.ts';
import type { ServiceSettings } from '../../src/reference/service.ts';
import { runCli, startCli } from '../cli/cli-process.ts';
import { temporaryFolder } from '../cli/setup.ts';
import { pick } from '../fuzz/chance.ts';
import { startLoadBalancer } from '../load-balancer.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';

const charges = 'The ledger is read through the control interface, in accounts made for the check.';
const faults = 'Faults cannot be declared, because they are in one process.';
const clock = 'Nobody can wait that long: the clock would have to be moved.';
const rates = 'The settings have no rate limits.';

/** The rules that are not verified, and why. */
const unverified = {
  'internal-error-is-opaque': faults,
  'public-endpoints-charge-usage': charges,
  'timeout-stops-consumption': charges,
  'failure-not-charged': charges,
  'unfinished-not-charged': charges,
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

/** Each has an account of its own, so that both checks run at the same time. */
const profiles = ['contract', 'reference'] as const satisfies readonly Profile[];

test.skipIf(!hasRedis)(
  'both profiles hold for three replicas behind a load balancer',
  async () => {
    const redis = await RedisServer.start();
    onTestFinished(() => redis.stop());
    const folder = await temporaryFolder();
    const config = join(folder, 'service.json');
    const settings = await readSettings('mocks/service.yaml');
    await writeFile(config, JSON.stringify({ ...settings, accounts: accountsOf(settings) }));
    const options = ['--config', config, '--redis', redis.url];
    const replicas = await Promise.all([
      startReplica(options),
      startReplica(options),
      startReplica(options),
    ]);
    const random = seededRandom('load balancer');
    const { url, requests } = await startLoadBalancer(replicas, () => pick(random, replicas));
    const checks = profiles.map((profile) => check(profile, { url, folder }));
    for (const { profile, verdicts, output } of await Promise.all(checks)) {
      const missed = verdicts.filter(({ verdict }) => !passed.includes(verdict));
      const listed = rulesOf(profile).filter((rule) => Object.hasOwn(unverified, rule));
      const why = missed.map(({ rule, verdict, reason }) => `${rule}: ${verdict}: ${reason}`);
      const message = [`profile ${profile}`, output, ...why].join('\n');
      expect.soft(missed.map(({ rule }) => rule).toSorted(), message).toEqual(listed.toSorted());
    }
    expect(requests.size).toBe(3);
    expect(Math.min(...requests.values())).toBeGreaterThan(0);
  },
  900_000,
);

/** How often a rule is checked at most. */
const mostRounds = 3;

type Verdict = Pick<components['schemas']['ReportedVerdict'], 'rule' | 'verdict' | 'reason'>;

/** Nobody can observe the rules of the second kind from outside, with one replica or many. */
const passed: readonly string[] = ['verified', 'unobservable'];

async function startReplica(options: readonly string[]): Promise<string> {
  const { url, stop } = await startCli(
    ['serve', '--port', '0', '--log', 'json', ...options],
    (line) => line.includes('"listening"'),
    { from: 'built' },
  );
  onTestFinished(async () => {
    await stop('SIGKILL');
  });
  return url;
}

/** A copy of the only account for each profile, with keys of its own. */
function accountsOf({ accounts }: ServiceSettings): ServiceSettings['accounts'] {
  const copies = profiles.flatMap((profile) =>
    Object.entries(accounts).map(([id, { keys, ...account }]) => {
      const own = Object.entries(keys).map(([key, rights]) => [`${profile}-${key}`, rights]);
      return [`${profile}-${id}`, { ...account, keys: Object.fromEntries(own) }];
    }),
  );
  return Object.fromEntries(copies);
}

/**
 * Runs the suite, without the control interface's accounts. On a busy machine the evidence may not
 * be enough for some rules: these are checked again, on their own.
 */
async function check(profile: Profile, place: { url: string; folder: string }) {
  const verdicts = new Map<string, Verdict>();
  let output = '';
  let rules: readonly string[] = rulesOf(profile);
  for (let round = 1; round <= mostRounds; round += 1) {
    const selection = round === 1 ? [] : ['--rule', rules.join(',')];
    const checked = await runSuite(profile, { ...place, selection });
    output += checked.output;
    for (const verdict of checked.verdicts) {
      if (rules.includes(verdict.rule)) verdicts.set(verdict.rule, verdict);
    }
    rules = [...verdicts.values()].flatMap(({ rule, verdict }) =>
      verdict === 'inconclusive' ? [rule] : [],
    );
    if (rules.length === 0) break;
  }
  expect([...verdicts.keys()]).toEqual(rulesOf(profile));
  return { profile, verdicts: [...verdicts.values()], output };
}

/** Runs the command in a process of its own. */
async function runSuite(
  profile: Profile,
  { url, folder, selection }: { url: string; folder: string; selection: readonly string[] },
) {
  const { control: _, keys, limits, ...declared } = await readTargetFile('mocks/target.yaml');
  const target = {
    ...declared,
    baseUrl: url,
    keys: JSON.parse(JSON.stringify(keys), (name, value) =>
      name === 'public' ? `${profile}-${value}` : value,
    ),
    limits: { ...limits, requestsPerSecond: 40 },
  };
  const file = join(folder, `${profile}-target.json`);
  const report = join(folder, `${profile}-report.json`);
  await writeFile(file, JSON.stringify(target));
  const options = ['--target', file, '--profile', profile, '--json', report, '--allow-cost'];
  const { stdout, stderr } = await runCli(['test', ...options, ...selection], { from: 'built' });
  const read: unknown = JSON.parse(await readFile(report, 'utf8'));
  if (!validateReportFile(read)) throw new Error(stdout + stderr);
  return { verdicts: read.verdicts, output: stdout + stderr };
}
