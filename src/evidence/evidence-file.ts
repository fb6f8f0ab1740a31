/** Evidence as NDJSON: one record a line, the subject first. */
import { validateEvidenceRecord } from '#generated/conformance/validators.js';
import { describeFindings } from '../validation/findings.ts';
import type { EvidenceRecord } from './records.ts';

/** A file is no evidence; `message` names the line and what is wrong with it. */
export class EvidenceError extends Error {
  override readonly name = 'EvidenceError';
}

/** A record as a line, with its line end. */
export function evidenceLine(record: EvidenceRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/**
 * Reads a whole file, which is of one run. Throws an `EvidenceError` at the first line that is no
 * record, and where the subject is not first or not the only one.
 */
export function readEvidence(text: string): EvidenceRecord[] {
  const read = evidenceReader();
  return text.split('\n').flatMap((line) => read(line));
}

/** Reads the lines of a file one by one as `readEvidence` does; an empty one is no record. */
export function evidenceReader(): (line: string) => EvidenceRecord[] {
  let number = 0;
  let records = 0;
  return (line) => {
    number += 1;
    if (line.trim() === '') return [];
    const record = readRecord(line, number);
    records += 1;
    if (records === 1 && record.kind !== 'subject') {
      throw new EvidenceError(
        `Line ${number} is no subject: expected what was checked first, as a run writes it.`,
      );
    }
    if (records > 1 && record.kind === 'subject') {
      throw new EvidenceError(
        `Line ${number} begins another run: expected one run in a file; judge each by itself.`,
      );
    }
    return [record];
  };
}

function readRecord(line: string, number: number): EvidenceRecord {
  const value = parse(line, number);
  if (validateEvidenceRecord(value)) return value;
  const [first] = describeFindings(validateEvidenceRecord.errors ?? [], {
    value,
    location: 'body',
  });
  throw new EvidenceError(
    `Line ${number} is no evidence: ${first?.detail ?? 'it is something else.'}`,
  );
}

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new EvidenceError(`Line ${number} is no JSON.`, { cause });
  }
}
