/** The check of a deployment again and again, in real time and under load: is it always the same? */
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { readSettings } from '../../src/cli/settings.ts';
import { readTargetFile } from '../../src/cli/test-target.ts';
import { systemClock } from '../../src/clock.ts';
import { checkDeployment, planCheck } from '../../src/conformance/check-deployment.ts';
import type { Report } from '../../src/conformance/report/report.ts';
import { readTarget } from '../../src/conformance/target.ts';
import type { Verdict } from '../../src/conformance/verdicts.ts';
import { openReceiver } from '../../src/conformance/webhook-listener.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';

/** How often, and with how much at the same time. */
export interface CheckOptions {
  readonly runs: number;
  /** Each with a service of its own. */
  readonly atOnce: number;
  /** Threads that do nothing but keep a core busy. */
  readonly busy: number;
}

/** Prints a line a run, and the rules whose verdicts differ; resolves to whether none does. */
export async function soakChecks({ runs, atOnce, busy }: CheckOptions): Promise<boolean> {
  const load = Array.from({ length: busy }, () => new Worker('for (;;);', { eval: true }));
  const reports: Report[] = [];
  const left = Array.from({ length: runs }, (_, index) => index + 1);
  const work = async () => {
    for (let run = left.shift(); run !== undefined; run = left.shift()) {
      const report = await checkReference();
      reports.push(report);
      const { durationMs = 0, faults = [] } = report.run ?? {};
      console.log(`check ${run}: ${report.summary.headline}, ${(durationMs / 1000).toFixed(1)} s`);
      for (const fault of faults) console.log(`  The suite itself failed: ${fault}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await Promise.all(load.map((worker) => worker.terminate()));
  }
  const lines = differences(reports.map(({ verdicts }) => verdicts));
  for (const line of lines) console.log(line);
  const isSame = lines.length === 0 && reports.every(({ run }) => run?.faults.length === 0);
  console.log(
    `${isSame ? 'ok    ' : 'FAILED'}  ${runs} checks, ${atOnce} at once, ${busy} cores kept busy: ${lines.length} rules with different verdicts`,
  );
  return isSame;
}

/** Checks the reference on a port, as a deployment that lends nobody its clock. */
async function checkReference(): Promise<Report> {
  const settings = await readSettings('mocks/service.yaml');
  const { control: _, ...file } = await readTargetFile('mocks/target.yaml');
  const service = createReferenceService({ settings });
  const clock = systemClock();
  const { url, close } = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  const receiving = await openReceiver({ port: 0 }, randomUUID);
  try {
    const target = readTarget({ ...file, baseUrl: url }, { env: {} });
    return await checkDeployment(planCheck(target, 'reference'), {
      target,
      fetch,
      clock,
      signal: new AbortController().signal,
      newName: randomUUID,
      receiver: receiving.receiver,
    });
  } finally {
    await receiving.close();
    service.close();
    await close();
    clock.clear();
  }
}

/** A line for each rule that was not judged alike every time, with why it was judged so. */
function differences(checks: readonly (readonly Verdict[])[]): string[] {
  const byRule = new Map<string, Verdict[]>();
  for (const verdict of checks.flat()) {
    byRule.set(verdict.rule, [...(byRule.get(verdict.rule) ?? []), verdict]);
  }
  return [...byRule].flatMap(([rule, verdicts]) => {
    const kinds = [...new Set(verdicts.map(({ verdict }) => verdict))];
    if (kinds.length < 2) return [];
    const counts = kinds.map((kind) => {
      const those = verdicts.filter(({ verdict }) => verdict === kind);
      return `${those.length} ${kind} (${those[0]?.reason})`;
    });
    return [`[${rule}] ${counts.join(', ')}`];
  });
}
