/** What is wrong with a document, found before the first request. */

/** One thing wrong, with its place. */
export interface DocumentFault {
  /** Pointer into the document, in URI fragment form: `#/components/schemas/Pet/foo`. */
  readonly pointer: string;
  /** A sentence saying what stands there and what may stand there. */
  readonly message: string;
}

/** The document cannot be validated with; `faults` names every reason that was found. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly faults: readonly DocumentFault[];

  constructor(faults: readonly DocumentFault[]) {
    // What many operations share is found with each of them.
    const lines = new Map(faults.map((fault) => [`${fault.pointer}: ${fault.message}`, fault]));
    super([...lines.keys()].join('\n'));
    this.faults = [...lines.values()];
  }
}
