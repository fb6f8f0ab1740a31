/**
 * Finds numbers that a double cannot hold. JSON sets no limit (RFC 8259, section 6), `JSON.parse`
 * makes infinity of them, and infinity would be written as `null`, so the value would be lost.
 */
import { escapeToken } from '../core/json.ts';

/** Only text that matches can contain a number that is too large. */
const largeNumber = /[eE]\+?\d{3}|(?<!\d)\d{200}/;

export const doubles = {
  expected: 'a number that a double can hold',
  received: 'one that is too large',
} as const;

/** The pointer of a number in a parsed JSON text that was too large; undefined where none was. */
export function tooLargeNumberIn(text: string, value: unknown): string | undefined {
  return largeNumber.test(text) ? infiniteNumberIn(value) : undefined;
}

interface Container {
  readonly members: object;
  readonly name: string;
  readonly parent: Container | undefined;
}

/** The same, for a value that is already parsed. */
export function infiniteNumberIn(value: unknown): string | undefined {
  if (isInfinite(value)) return '';
  const waiting: Container[] = [];
  const keep = (member: unknown, name: string | number, parent?: Container): void => {
    if (typeof member !== 'object' || member === null) return;
    waiting.push({ members: member, name: String(name), parent });
  };
  keep(value, '');
  // Without recursion, because the value may be of any depth.
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { members } = next;
    // Names of items would take longer to make than all else.
    const entries = Array.isArray(members) ? members.entries() : Object.entries(members);
    for (const [name, member] of entries) {
      if (isInfinite(member)) return pointerToNumber(String(name), next);
      keep(member, name, next);
    }
  }
  return undefined;
}

function isInfinite(value: unknown): boolean {
  return typeof value === 'number' && !Number.isFinite(value);
}

function pointerToNumber(name: string, container: Container): string {
  const names = [name];
  for (let at = container; at.parent !== undefined; at = at.parent) names.push(at.name);
  return names.reduceRight((pointer, token) => `${pointer}/${escapeToken(token)}`, '');
}
