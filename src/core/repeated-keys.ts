/**
 * Keys that an object of a JSON text has more than once. `JSON.parse` keeps the last value of each, so
 * only the text shows them. The text has to be valid JSON. The time is linear in its length.
 */
import { pointerOf } from './json.ts';

/** The JSON pointer of a key that is repeated; undefined if none is. */
export function repeatedKeyIn(text: string): string | undefined {
  for (const { open } of repeatedMembers(text)) {
    return pointerOf(open.map(({ key, index }) => key ?? `${index}`)).slice(1);
  }
  return undefined;
}

/** The text with only the first member of each key. The rest stays as it is written, such as its numbers. */
export function withFirstMembers(text: string): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of repeatedMembers(text)) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}

interface KeyLevel {
  /** Those of an object so far; undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** That of the member that is being read. */
  key: string | undefined;
  /** The number of members before it. */
  index: number;
  /** Where its comma is. */
  start: number;
  isRepeated: boolean;
}

interface RepeatedMember {
  /** Where its comma is, and where it ends. */
  readonly start: number;
  readonly end: number;
  /** From the outermost object or list to its own. Valid until the next one is read. */
  readonly open: readonly KeyLevel[];
}

/** The members whose key an earlier one has, in their order; of those inside each other only the outermost. */
function* repeatedMembers(text: string): Generator<RepeatedMember> {
  const open: KeyLevel[] = [];
  let repeatedLevels = 0;
  for (let at = 0; at < text.length; at += 1) {
    const level = open.at(-1);
    switch (text[at]) {
      case '{':
      case '[':
        open.push({
          keys: text[at] === '{' ? new Set() : undefined,
          key: undefined,
          index: 0,
          start: at,
          isRepeated: false,
        });
        break;
      case '"': {
        const end = indexAfterString(text, at);
        if (level?.keys !== undefined && level.key === undefined) {
          level.key = String(JSON.parse(text.slice(at, end)));
          level.isRepeated = level.keys.has(level.key);
          if (level.isRepeated) repeatedLevels += 1;
          level.keys.add(level.key);
        }
        at = end - 1;
        break;
      }
      case ',':
      case '}':
      case ']': {
        if (level === undefined) return;
        if (level.isRepeated) {
          repeatedLevels -= 1;
          if (repeatedLevels === 0) yield { start: level.start, end: at, open };
        }
        if (text[at] === ',') {
          Object.assign(level, { key: undefined, start: at, isRepeated: false });
          level.index += 1;
        } else open.pop();
        break;
      }
      default:
    }
  }
}

/** Where a string ends that begins at a quotation mark: after its last one. */
function indexAfterString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end + 1;
  }
  return text.length;
}
