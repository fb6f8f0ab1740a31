/** `inference-contract judge`: judges recorded evidence, without the network. */
import { createReadStream } from 'node:fs';
import type { Command } from '@commander-js/extra-typings';
import { type Report, reportInSteps } from '../conformance/report/report.ts';
import { macrotask, systemClock } from '../core/clock.ts';
import { EvidenceError, evidenceReader } from '../evidence/evidence-file.ts';
import { parseJson } from '../evidence/operation-exchange.ts';
import type { EvidenceRecord } from '../evidence/records.ts';
import { examples, Refusal, type Terminal, whyNotRead } from './command.ts';
import { prepareReports, reportOptions } from './report-options.ts';

/** Exits like `test`. */
export function addJudge(program: Command, terminal: Terminal): void {
  program
    .command('judge')
    .description('Judge recorded evidence again, without the network')
    .argument('<file>', 'Evidence that test or proxy recorded with --evidence')
    .addOption(reportOptions.profile)
    .addOption(reportOptions.baseline)
    .addOption(reportOptions.junit)
    .addOption(reportOptions.json)
    .addOption(reportOptions.html)
    .addHelpText('after', examples('judge evidence.ndjson --html report.html'))
    .action(async (file, { profile, ...options }) => {
      const records = await evidenceIn(file, terminal);
      const read = [{ source: 'FILE', path: file }];
      const reporting = await prepareReports(options, { terminal, clock: systemClock(), read });
      const { baseline } = reporting;
      const report = await stoppable(reportInSteps(records, { profile, baseline }), terminal);
      terminal.exitCode = await reporting.write(report);
    });
}

/** Judges rule by rule, and stops if the process is asked to. */
async function stoppable(steps: Generator<void, Report>, { stop }: Terminal): Promise<Report> {
  let step = steps.next();
  while (step.done !== true) {
    // Signals are delivered between turns of the event loop.
    await macrotask();
    if (stop.aborted) throw stopped(stop.reason);
    step = steps.next();
  }
  return step.value;
}

function stopped(cause: unknown): Refusal {
  return new Refusal('Stopped before all evidence was judged: there is no verdict.', { cause });
}

/** Reads line by line, so that a long file does not fill memory and a signal can stop it. */
async function evidenceIn(file: string, terminal: Terminal): Promise<EvidenceRecord[]> {
  const { stop } = terminal;
  const records: EvidenceRecord[] = [];
  try {
    const read = evidenceReader();
    let rest = '';
    for await (const chunk of createReadStream(file, { encoding: 'utf8', signal: stop })) {
      // The last line that is not empty waits: only the next one shows that it is not the end.
      const text = `${rest}${chunk}`;
      const end = text.trimEnd().lastIndexOf('\n');
      rest = text.slice(end + 1);
      const lines = end === -1 ? [] : text.slice(0, end).split('\n');
      for (const line of lines) records.push(...read(line));
    }
    // A run that was killed may leave its last record incomplete.
    const isIncomplete = records.length > 0 && rest.trim() !== '' && parseJson(rest) === undefined;
    if (isIncomplete) terminal.warn(`${file}: the last line is incomplete and is left out.`);
    else records.push(...read(rest));
    stop.throwIfAborted();
    if (records.length === 0) throw new EvidenceError('The file contains no evidence.');
    return records;
  } catch (cause) {
    if (stop.aborted) throw stopped(cause);
    const message =
      cause instanceof EvidenceError
        ? cause.message
        : `expected evidence that test or proxy recorded, got ${whyNotRead(cause)}.`;
    throw new Refusal(`${file}: ${message}`, { cause });
  }
}
