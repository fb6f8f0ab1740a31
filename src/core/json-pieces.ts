/** Writes JSON piece by piece, because a large value takes long to write as a whole. */

/** Characters of a text that are written at a time. */
const textStep = 16_384;

interface Open {
  readonly entries: Iterator<readonly [string | undefined, unknown]>;
  readonly end: string;
  isEmpty: boolean;
}

/**
 * The pieces of what `JSON.stringify` writes for a value of JSON, in which a member may be undefined. Each has
 * hardly more characters than `pieceLength`.
 */
export function* jsonPieces(value: unknown, pieceLength = 65_536): Generator<string, void, void> {
  const levels: Open[] = [];
  let piece = '';
  let next: { readonly value: unknown } | undefined = { value };
  while (next !== undefined || levels.length > 0) {
    if (next !== undefined) {
      const { value: item } = next;
      next = undefined;
      if (Array.isArray(item)) {
        piece += '[';
        levels.push({ entries: unnamedItems(item), end: ']', isEmpty: true });
      } else if (typeof item === 'object' && item !== null) {
        piece += '{';
        levels.push({ entries: definedEntries(item), end: '}', isEmpty: true });
      } else if (typeof item === 'string') {
        for (const part of writtenParts(item)) {
          piece += part;
          if (piece.length < pieceLength) continue;
          yield piece;
          piece = '';
        }
      } else piece += JSON.stringify(item) ?? 'null';
    }
    const level = levels.at(-1);
    if (level !== undefined) {
      const { done, value: entry } = level.entries.next();
      if (done) {
        piece += level.end;
        levels.pop();
      } else {
        const [name, item] = entry;
        if (!level.isEmpty) piece += ',';
        level.isEmpty = false;
        if (name !== undefined) {
          for (const part of writtenParts(name)) {
            piece += part;
            if (piece.length < pieceLength) continue;
            yield piece;
            piece = '';
          }
          piece += ':';
        }
        next = { value: item };
      }
    }
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function* unnamedItems(items: readonly unknown[]) {
  for (const item of items) yield [undefined, item] as const;
}

function* definedEntries(members: object) {
  for (const [name, item] of Object.entries(members)) {
    if (item !== undefined) yield [name, item] as const;
  }
}

/** A text as JSON has it. */
function* writtenParts(text: string): Generator<string> {
  if (text.length <= textStep) {
    yield JSON.stringify(text);
    return;
  }
  yield '"';
  for (const part of textPieces(text, textStep)) yield JSON.stringify(part).slice(1, -1);
  yield '"';
}

/** The pieces of a text. Both halves of a surrogate pair are in one piece. */
export function* textPieces(text: string, pieceLength: number): Generator<string, void, void> {
  for (let from = 0; from < text.length; ) {
    let to = from + pieceLength;
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to += 1;
    yield text.slice(from, to);
    from = to;
  }
}
