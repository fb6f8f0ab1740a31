import { boundedLines } from '../../core/bounded-lines.ts';

/** The command cannot run; `message` says why, in one or more lines. Exit status 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** A long message is shortened. */
  constructor(message: string, options?: ErrorOptions) {
    super(boundedLines(message), options);
  }
}
