/** The check of a deployment again and again, in real time and under load: is it always the same? */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { stringify } from 'yaml';
import type { components } from '#generated/file-formats/types.d.ts';
import { validateReportFile } from '#generated/file-formats/validators.js';
import { readTargetFile } from '../../src/cli/shared/target-options.ts';
import { runCli, startCli } from '../cli/cli-process.ts';

type ReportFile = components['schemas']['ReportFile'];

/** How often, and with how much at the same time. */
export interface CheckOptions {
  readonly runs: number;
  /** Each with a service of its own, in processes of their own. */
  readonly atOnce: number;
  /** Threads that do nothing but keep a core busy. */
  readonly busy: number;
}

/** How long a check takes, about, in milliseconds. */
const usualMs = 70_000;

/**
 * Prints a line a run, the rules whose verdicts differ, and those that are violated. Resolves to
 * whether there are none of either; where there are, reports and evidence are kept.
 */
export async function soakChecks({ runs, atOnce, busy }: CheckOptions): Promise<boolean> {
  const load = Array.from({ length: busy }, () => new Worker('for (;;);', { eval: true }));
  const folder = await mkdtemp(join(tmpdir(), 'soak-'));
  const reports: ReportFile[] = [];
  const left = Array.from({ length: runs }, (_, index) => `${index + 1}`);
  const work = async (_: unknown, index: number) => {
    // Else all would do at the same instant what takes most of the processors.
    await sleep((index * usualMs) / atOnce);
    for (let run = left.shift(); run !== undefined; run = left.shift()) {
      const report = await checkReference(join(folder, run));
      reports.push(report);
      const seconds = ((report.run?.durationMs ?? 0) / 1000).toFixed(1);
      console.log(`check ${run}: ${report.headline}, ${seconds} s`);
      for (const error of report.run?.errors ?? []) console.log(`  ${error}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await Promise.all(load.map((worker) => worker.terminate()));
  }
  const lines = suspicious(reports);
  for (const line of lines) console.log(line);
  const isWell = lines.length === 0 && reports.every(({ exitStatus }) => exitStatus !== 2);
  if (isWell) await rm(folder, { recursive: true });
  else console.log(`Reports and evidence are in ${folder}.`);
  console.log(
    `${isWell ? 'ok    ' : 'FAILED'}  ${runs} checks, ${atOnce} at once beside ${busy} busy threads: ${lines.length} rules violated, or not judged alike each time`,
  );
  return isWell;
}

/** Checks the reference on a port, as a deployment that lends nobody its clock. */
async function checkReference(folder: string): Promise<ReportFile> {
  await mkdir(folder);
  const target = join(folder, 'target.yaml');
  const json = join(folder, 'report.json');
  const evidence = join(folder, 'run.ndjson');
  const service = await startCli(
    ['serve', '--port', '0', '--log', 'pretty', '--log-level', 'error'],
    (line) => line.startsWith('curl '),
  );
  try {
    const { control: _, ...file } = await readTargetFile('mocks/target.yaml');
    await writeFile(target, stringify({ ...file, baseUrl: service.url }));
    const { stderr } = await runCli([
      ...['test', '--profile', 'reference', '--allow-cost', '--target', target],
      ...['--json', json, '--evidence', evidence],
    ]);
    const text = await readFile(json, 'utf8').catch((cause: unknown) => {
      throw new Error(`There is no report: ${stderr}`, { cause });
    });
    const report: unknown = JSON.parse(text);
    if (!validateReportFile(report)) throw new Error(`There is no report: ${stderr}`);
    return report;
  } finally {
    await service.stop('SIGTERM');
  }
}

/** A line for each rule that was violated or different, or not judged alike every time, with why. */
function suspicious(reports: readonly ReportFile[]): string[] {
  const byRule = new Map<string, ReportFile['verdicts']>();
  for (const verdict of reports.flatMap(({ verdicts }) => verdicts)) {
    byRule.set(verdict.rule, [...(byRule.get(verdict.rule) ?? []), verdict]);
  }
  return [...byRule].flatMap(([rule, verdicts]) => {
    const kinds = [...new Set(verdicts.map(({ verdict }) => verdict))];
    if (kinds.length === 1 && kinds[0] !== 'violated' && kinds[0] !== 'different') return [];
    const counts = kinds.map((kind) => {
      const those = verdicts.filter(({ verdict }) => verdict === kind);
      return `${those.length} ${kind} (${those[0]?.reason})`;
    });
    return [`[${rule}] ${counts.join(', ')}`];
  });
}
