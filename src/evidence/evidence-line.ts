/** Writes evidence. It needs no validators, which reading takes. */
import type { EvidenceRecord } from './record-types.ts';

/** A record as a line, with its line end. */
export function evidenceLine(record: EvidenceRecord): string {
  return `${JSON.stringify(record)}\n`;
}
