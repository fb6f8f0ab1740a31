/** Numbers the records of a run and passes them on, in the order in which they were made. */

import type { EvidenceRecord } from './record-types.ts';
import { BodyRoom } from './recorded-body-limits.ts';
import type { Redaction } from './redaction.ts';

type UnnumberedRecord<Record> = Record extends { readonly id: number }
  ? Omit<Record, 'id'>
  : Record;

export class Recorder {
  readonly redaction: Redaction;
  /** The memory that the bodies in these records take. */
  readonly room = new BodyRoom();
  readonly #onRecord: (record: EvidenceRecord) => void;
  #lastId = 0;

  constructor(redaction: Redaction, onRecord: (record: EvidenceRecord) => void) {
    this.redaction = redaction;
    this.#onRecord = onRecord;
  }

  /** Keeps a record whose texts have been redacted; those that need an id get the next one. */
  add<Made extends EvidenceRecord>(
    record: UnnumberedRecord<Made> & { readonly kind: Made['kind'] },
  ): Made;
  add(record: UnnumberedRecord<EvidenceRecord>): EvidenceRecord {
    switch (record.kind) {
      case 'exchange':
      case 'delivery':
      case 'ledger':
      case 'work':
      case 'restart': {
        this.#lastId += 1;
        const kept = { ...record, id: this.#lastId };
        this.#onRecord(kept);
        return kept;
      }
      case 'subject':
      case 'application':
      case 'plan':
      case 'receiver':
      case 'scenario':
      case 'watch':
      case 'run':
        this.#onRecord(record);
        return record;
    }
  }
}
