/** Problems of a document. */
import { escapeInvisible } from '../core/visible-text.ts';
import type { UncheckedPart } from './plan.ts';

export interface DocumentProblem {
  /**
   * Pointer into the document, in URI fragment form: `#/components/schemas/Pet/foo`. In another file of
   * the document `pet.yaml#/foo`; `pet.yaml:3:5` is a line and a column of a file that cannot be parsed.
   */
  readonly pointer: string;
  /** A sentence with the actual and the expected value. */
  readonly message: string;
  /** Present where the document can be used without the part, which is then not checked. */
  readonly gap?: Gap;
}

/** What is not checked. */
export interface Gap extends Pick<UncheckedPart, 'kind' | 'name'> {
  /** No validator of this version of OpenAPI would check it, so there is nothing to warn of. */
  readonly isUsual?: true;
}

/** The document cannot be validated with; `problems` names every reason that was found. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly problems: readonly DocumentProblem[];

  constructor(problems: readonly DocumentProblem[], options?: ErrorOptions) {
    // A part that several operations share is reported once.
    const lines = new Map(
      problems.map((problem) => [`${problem.pointer}: ${problem.message}`, problem]),
    );
    super([...lines.keys()].map(escapeInvisible).join('\n'), options);
    this.problems = [...lines.values()];
  }
}

/** The most levels of a document: each takes time for all parts below it. */
export const maximumLevels = 500;

/** Whether there were more levels than the stack of this runtime takes. */
export function isTooDeep(cause: unknown): boolean {
  // Firefox throws an InternalError.
  return cause instanceof RangeError || (cause instanceof Error && cause.name === 'InternalError');
}

export function tooDeep(pointer: string, cause?: unknown): DocumentError {
  return new DocumentError([{ pointer, message: 'The document is nested too deeply.' }], { cause });
}
