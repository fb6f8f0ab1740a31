/** Parts of a message that were found to be wrong, before anybody has put it into words. */
import type { CheckSet } from '../plan.ts';
import { type Finding, finding } from './findings.ts';

/** The part of a message in which something is wrong. */
export type Place = Finding['in'] | 'status';

/** One thing wrong with a message. */
export interface DocumentFinding extends Omit<Finding, 'in'> {
  readonly in: Place;
  /** Pointer into the document: what asks for it. */
  readonly schema: string;
}

/** A value that its check refused, or a fault that was found without one. */
export type Failure =
  | {
      readonly kind: 'schema';
      readonly check: string;
      readonly value: unknown;
      readonly in: Finding['in'];
      /** Pointer of the value in its part of the message. */
      readonly base: string;
    }
  | { readonly kind: 'finding'; readonly finding: DocumentFinding };

/** Checks a value in first-error mode; undefined where it is valid. */
export function failureOf(
  checks: CheckSet,
  check: string | undefined,
  where: { readonly value: unknown; readonly in: Finding['in']; readonly base: string },
): Failure | undefined {
  if (check === undefined || checks.first(check)(where.value)) return undefined;
  return { kind: 'schema', check, ...where };
}

/** A fault that no schema tells of. */
export function faultOf(
  where: { readonly in: Place; readonly pointer: string; readonly schema: string },
  expected: string,
  received: string,
): Failure {
  const { in: place, pointer, schema } = where;
  const words =
    place === 'status'
      ? { detail: `Expected ${expected} as status, got ${received}.` }
      : finding(place, pointer, expected, received);
  return { kind: 'finding', finding: { ...words, in: place, pointer, schema, expected, received } };
}
