/** The start of a value as JSON: its first characters take the same time, however large it is. */
import { isObject } from './json.ts';

/**
 * At most `length` characters of the value as JSON, and an ellipsis if there are more. Nothing beyond them is
 * written.
 */
export function jsonStart(value: unknown, length: number): string {
  let text = '';
  for (const part of jsonParts(value, length)) {
    text += part;
    if (text.length > length) return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`;
  }
  return text;
}

/** Of texts, no more than the length is written. */
function* jsonParts(value: unknown, length: number): Generator<string, void> {
  if (typeof value === 'string') {
    yield JSON.stringify(value.slice(0, length + 1));
  } else if (Array.isArray(value)) {
    yield '[';
    for (const [index, item] of value.entries()) {
      if (index > 0) yield ',';
      yield* jsonParts(item, length);
    }
    yield ']';
  } else if (isObject(value)) {
    yield '{';
    let separator = '';
    for (const name in value) {
      yield `${separator}${JSON.stringify(name.slice(0, length + 1))}:`;
      yield* jsonParts(value[name], length);
      separator = ',';
    }
    yield '}';
  } else {
    yield JSON.stringify(value) ?? 'null';
  }
}
