/** The contract of a deployment as tests. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, test } from 'vitest';
import { assertSelection } from '../cli/checks/selection.ts';
import { readTargetFile } from '../cli/shared/target-options.ts';
import {
  checkDeployment,
  planCheck,
  type Selection,
  selectedRules,
} from '../conformance/check-deployment.ts';
import { type Profile, rules } from '../conformance/contract/rules.ts';
import type { Verdict } from '../conformance/judging/verdicts/verdicts.ts';
import {
  differencesIn,
  type ReportedAlternative,
} from '../conformance/recognising/reported-alternatives.ts';
import type { DeploymentReport } from '../conformance/report/report.ts';
import { type EvidenceLines, evidenceLinesOf } from '../conformance/report/timeline.ts';
import { openReceiver } from '../conformance/run/listening-receiver.ts';
import { preflight } from '../conformance/run/preflight.ts';
import { isPaid } from '../conformance/run/run-plan.ts';
import { readTarget, type TargetFile } from '../conformance/target/target-file.ts';
import { systemClock } from '../core/clock.ts';

export type { TargetFile } from '../conformance/target/target-file.ts';

/**
 * What is tested, and how far the tests may go. `scenarios`, `rules` and `topics` select like the
 * options of `inference-contract test`: what any of them names. Default: everything.
 */
export interface ContractTestsOptions extends Selection {
  /** A target file by its path or as its value, or what gives one once the tests begin. */
  readonly target: string | TargetFile | (() => TargetFile | Promise<TargetFile>);
  /** The environment that holds the keys: `process.env`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** `reference` tests what the reference has chosen, too. Default: `contract`. */
  readonly profile?: Profile;
  /** Whether jobs may be submitted that cost something. Default: no. */
  readonly allowCost?: boolean;
  /** Whether a test may take as long as a default of the service. Default: no. */
  readonly slow?: boolean;
}

/**
 * Registers one test for each selected rule. Throws for a selection that names something unknown. The deployment is checked once, before the first of them, within the
 * limits of the target. A test passes only if its rule was verified; what is not claimed or cannot
 * be seen from outside is skipped, with the reason; inconclusive rules fail. Notices become
 * annotations, and so do differences from the local service, of a test of their own.
 *
 * @example
 * ```ts
 * // contract.test.ts: npx vitest run contract.test.ts
 * import { contractTests } from 'inference-contract/vitest';
 *
 * contractTests({ target: 'target.yaml', env: process.env });
 * ```
 */
export function contractTests(options: ContractTestsOptions): void {
  const { profile = 'contract' } = options;
  assertSelection(options);
  describe(`contract, profile ${profile}`, () => {
    let verdicts: ReadonlyMap<string, Verdict> = new Map();
    let evidence: EvidenceLines = () => [];
    let differences: readonly ReportedAlternative[] = [];

    // The target's own limit ends the check, so the test runner needs none.
    beforeAll(async () => {
      const report = await checkTarget(options, profile);
      verdicts = new Map(report.verdicts.map((verdict) => [verdict.rule, verdict]));
      evidence = evidenceLinesOf(report.records);
      differences = differencesIn(report.alternatives);
    }, 0);

    for (const rule of selectedRules(options, profile)) {
      test(`[${rule}] ${rules[rule].claim}`, async ({ skip, annotate }) => {
        const verdict = verdicts.get(rule);
        for (const { reason } of verdict?.notices ?? []) await annotate(reason, 'notice');
        switch (verdict?.verdict) {
          case 'verified':
            return;
          case 'not claimed':
          case 'unobservable':
            skip(verdict.reason);
            return;
          case 'violated':
          case 'different':
          case 'inconclusive':
          case 'not run':
          case undefined:
            throw new Error(
              verdict === undefined ? 'There is no verdict.' : describeVerdict(verdict, evidence),
            );
        }
      });
    }

    // Only annotations: to differ from the local service is legal.
    test('where the deployment differs from the local service', async ({ annotate }) => {
      for (const { gap, does, saw, tolerate } of differences) {
        await annotate(`${gap}: ${does}. ${saw} Callers: ${tolerate}`, 'notice');
      }
    });
  });
}

function describeVerdict({ verdict, reason, findings }: Verdict, evidence: EvidenceLines): string {
  const [first] = findings;
  return [`${verdict}: ${reason}`, ...evidence(first?.shownBy ?? [])].join('\n  ');
}

async function checkTarget(
  {
    target: targetOption,
    env,
    allowCost = false,
    slow = false,
    ...selection
  }: ContractTestsOptions,
  profile: Profile,
): Promise<DeploymentReport> {
  const file = typeof targetOption === 'function' ? await targetOption() : targetOption;
  const value = typeof file === 'string' ? await readTargetFile(file) : file;
  const target = readTarget(value, { env, slow, ...(typeof file === 'string' && { path: file }) });
  const plan = planCheck(target, profile, selection);
  if (isPaid(plan, target) && !allowCost) {
    throw new Error('These tests would submit jobs that may cost something; allowCost allows it.');
  }
  const clock = systemClock();
  const { signal } = new AbortController();
  const obstacle = await preflight(target, { fetch, clock, signal });
  if (obstacle !== undefined) throw new Error(obstacle);
  const listening = target.webhooks && (await openReceiver(target.webhooks, randomUUID));
  try {
    const report = await checkDeployment(plan, {
      target,
      fetch,
      clock,
      signal,
      newName: randomUUID,
      ...(listening && { receiver: listening.receiver }),
    });
    const [error] = report.run?.errors ?? [];
    if (error !== undefined) throw new Error(`The check itself failed: ${error}`);
    return report;
  } finally {
    await listening?.close();
    clock.clear();
  }
}
