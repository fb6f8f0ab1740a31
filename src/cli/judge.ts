/** `inference-contract judge`: judges evidence that was written before, without the network. */
import { readFile } from 'node:fs/promises';
import { systemClock } from '../clock.ts';
import { reportOf } from '../conformance/report/report.ts';
import { EvidenceError, readEvidence } from '../evidence/evidence-file.ts';
import type { EvidenceRecord } from '../evidence/records.ts';
import { defineCommand, Refusal } from './command.ts';
import { openReports, reportOptions } from './report-options.ts';

/** Exits like `test`. */
export const judge = defineCommand({
  summary: 'Judge written evidence again, without the network',
  argument: { value: 'FILE', description: 'the evidence, as --evidence or the proxy wrote it' },
  options: reportOptions,
  async run({ profile, ...options }, terminal, file) {
    const records = await evidenceIn(file);
    const read = [{ source: 'FILE', path: file }];
    const reporting = await openReports(options, { terminal, clock: systemClock(), read });
    const { borne } = reporting;
    return reporting.tell(reportOf(records, { profile, borne }));
  },
});

async function evidenceIn(file: string): Promise<EvidenceRecord[]> {
  try {
    const records = readEvidence(await readFile(file, 'utf8'));
    if (records.length === 0) throw new EvidenceError('There is no evidence in it.');
    return records;
  } catch (cause) {
    const message = cause instanceof EvidenceError ? cause.message : `it cannot be read: ${cause}`;
    throw new Refusal(`${file}: ${message}`, { cause });
  }
}
