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
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }, index) => {
      const record = readRecord(line, number);
      if (index === 0 && record.kind !== 'subject') {
        throw new EvidenceError(
          `Line ${number} is no subject: expected what was checked first, as a run writes it.`,
        );
      }
      if (index > 0 && record.kind === 'subject') {
        throw new EvidenceError(
          `Line ${number} begins another run: expected one run in a file; judge each by itself.`,
        );
      }
      return record;
    });
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
