/** What of a request counts when it is compared with a recorded one, whose secrets have been replaced. */
import { createHash } from 'node:crypto';
import { isSafeNumber, parse } from 'lossless-json';
import { escapeToken, isObject } from '../core/json.ts';
import { withoutPlaceholderNumbers } from '../evidence/known-secrets.ts';
import { isKeptMember } from '../evidence/redaction.ts';
import { originForm } from './forward.ts';

/** A request without its secrets. */
export interface ComparableParts {
  readonly method: string;
  readonly target: string;
  readonly body: string;
  /** Whether it has an `authorization` header. */
  readonly hasKey: boolean;
}

export interface ComparableRequest {
  /** Method and path. */
  readonly place: string;
  /** Parameters in the order of their names. */
  readonly query: string;
  /** Of JSON the value, members in the order of their names; of other texts the text. */
  readonly body: unknown;
  readonly hasKey: boolean;
}

/**
 * @param ignored names of members of JSON bodies that do not count, at any depth; `authorization` if it does not count
 *   whether there is a key
 */
export function comparableRequest(
  { method, target, body, hasKey }: ComparableParts,
  ignored: readonly string[] = [],
): ComparableRequest {
  const [path = '', ...query] =
    withoutPlaceholderNumbers(originForm(target)).split('#', 1)[0]?.split('?') ?? [];
  const parameters = new URLSearchParams(query.join('?'));
  parameters.sort();
  return {
    place: `${method} ${path}`,
    query: `${parameters}`,
    body: comparableBody(body, ignored),
    hasKey: hasKey && !ignored.includes('authorization'),
  };
}

/** The same for requests that match, else different. Short, because an index holds many. */
export function matchKey({ place, query, body, hasKey }: ComparableRequest): string {
  const text = JSON.stringify([place, query, body, hasKey]);
  return createHash('sha256').update(text).digest('base64').slice(0, 22);
}

function comparableBody(text: string, ignored: readonly string[]): unknown {
  try {
    return canonicalValue(parse(text, undefined, comparableNumber), ignored);
  } catch {
    // No JSON, or nested too deeply.
    return withoutPlaceholderNumbers(text);
  }
}

/** Numbers that a double cannot hold are told apart by their digits. */
function comparableNumber(digits: string): unknown {
  return isSafeNumber(digits) ? Number(digits) : { digits };
}

function canonicalValue(value: unknown, ignored: readonly string[]): unknown {
  if (typeof value === 'string') return withoutPlaceholderNumbers(value);
  if (Array.isArray(value)) return value.map((item) => canonicalValue(item, ignored));
  if (!isObject(value)) return value;
  const members = Object.entries(value)
    .filter(([name]) => !ignored.includes(name))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(
    members.map(([name, item]) => [
      name,
      isKeptMember(name, item) ? canonicalValue(item, ignored) : '[redacted]',
    ]),
  );
}

/** The most differences between two bodies that are listed. */
export const mostDifferences = 100;

/** Pointers to the first 100 places where two bodies differ; the empty one if they have nothing in common. */
export function firstDifferences(first: unknown, second: unknown): string[] {
  const pointers: string[] = [];
  const visit = (left: unknown, right: unknown, pointer: string): void => {
    if (pointers.length === mostDifferences || Object.is(left, right)) return;
    const areBranches =
      typeof left === 'object' && typeof right === 'object' && left !== null && right !== null;
    if (!areBranches || Array.isArray(left) !== Array.isArray(right)) {
      pointers.push(pointer);
      return;
    }
    const [members, others] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
    for (const name of new Set([...members.keys(), ...others.keys()])) {
      const at = `${pointer}/${escapeToken(name)}`;
      if (members.has(name) && others.has(name)) visit(members.get(name), others.get(name), at);
      else if (pointers.length < mostDifferences) pointers.push(at);
    }
  };
  visit(first, second, '');
  return pointers;
}
