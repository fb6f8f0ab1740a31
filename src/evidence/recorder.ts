import type { EvidenceRecord } from './calls.ts';
import type { Redaction } from './redaction.ts';

/** Keeps what happens in a run as evidence, without its secrets. */
type Unnumbered<Record> = Record extends { readonly id: number } ? Omit<Record, 'id'> : Record;

/** Where the records of a run go, in the order in which they were made. */
export class Recorder {
  readonly redaction: Redaction;
  /** What the bodies in these records take. */
  readonly room = new BodyRoom();
  readonly #onRecord: (record: EvidenceRecord) => void;
  #lastId = 0;

  constructor(redaction: Redaction, onRecord: (record: EvidenceRecord) => void) {
    this.redaction = redaction;
    this.#onRecord = onRecord;
  }

  /** Keeps a record whose texts have been redacted; those that need an id get the next one. */
  add<Made extends EvidenceRecord>(
    record: Unnumbered<Made> & { readonly kind: Made['kind'] },
  ): Made;
  add(record: Unnumbered<EvidenceRecord>): EvidenceRecord {
    switch (record.kind) {
      case 'exchange':
      case 'delivery':
      case 'ledger': {
        this.#lastId += 1;
        const kept = { ...record, id: this.#lastId };
        this.#onRecord(kept);
        return kept;
      }
      case 'subject':
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

/** Limits for bodies of others, in bytes. docs/guides/checking.md states them, too. */
export const bodyBounds = {
  /** For an answer or a webhook call, and for a body in the proxy. */
  body: 4_000_000,
  /** For an image, a video or audio. Only length and size are kept. */
  media: 20_000_000,
  /** For a request of the checks themselves, in characters. */
  request: 400_000,
  /** How much is kept of a longer answer or request. */
  beginning: 100_000,
  /** For all longer bodies of a run together, and for the records that the proxy judges. */
  total: 64_000_000,
  /** A body up to this length is kept even if the total is used up. */
  small: 16_000,
} as const;

/** What one body takes of the total. */
export interface BodyHold {
  /** Whether there is room for so many bytes; reserves them, or releases the surplus. */
  resize(bytes: number): boolean;
}

/** The room for all bodies together. */
export class BodyRoom {
  #held = 0;

  /** How many bytes are held of bodies that are not small. */
  get held(): number {
    return this.#held;
  }

  hold(): BodyHold {
    let taken = 0;
    return {
      resize: (bytes) => {
        const wanted = bytes > bodyBounds.small ? bytes : 0;
        if (wanted > taken && this.#held + wanted - taken > bodyBounds.total) return false;
        this.#held += wanted - taken;
        taken = wanted;
        return true;
      },
    };
  }
}
