/** Patterns as data, and the steps of a search for one that backtracks as JavaScript does. */
export type Part =
  | { readonly kind: 'letter'; readonly letters: string }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Part[] }
  | {
      readonly kind: 'repetition';
      readonly part: Part;
      readonly min: number;
      /** Whether it is at most one repetition more, not any number. */
      readonly isOptional: boolean;
    };

/** A search that has taken so many steps is given up. */
export const maximumSteps = 3_000_000;

export function patternOf(part: Part): string {
  switch (part.kind) {
    case 'letter':
      return `[${part.letters}]`;
    case 'sequence':
      return part.parts.map((item) => `(?:${patternOf(item)})`).join('');
    case 'choice':
      return part.parts.map((item) => `(?:${patternOf(item)})`).join('|');
    case 'repetition':
      return `(?:${patternOf(part.part)}){${part.min},${part.isOptional ? part.min + 1 : ''}}`;
  }
}

/** Whether no part can be repeated any number of times. */
export function isLimited(part: Part): boolean {
  switch (part.kind) {
    case 'letter':
      return true;
    case 'sequence':
    case 'choice':
      return part.parts.every(isLimited);
    case 'repetition':
      return part.isOptional && isLimited(part.part);
  }
}

/** The steps until the search for a pattern that reaches the end of the text succeeds or fails. */
export function stepsOf(
  part: Part,
  text: string,
  { isAnchored }: { readonly isAnchored: boolean },
): number {
  let steps = 0;
  const starts = isAnchored ? 1 : text.length + 1;
  for (let start = 0; start < starts; start += 1) {
    if (matches(part, start, (end) => end === text.length)) break;
  }
  return steps;

  function matches(item: Part, at: number, then: (end: number) => boolean): boolean {
    steps += 1;
    if (steps > maximumSteps) return false;
    switch (item.kind) {
      case 'letter':
        return item.letters.includes(text[at] ?? '-') && then(at + 1);
      case 'sequence':
        return inSequence(item.parts, at, then);
      case 'choice':
        return item.parts.some((choice) => matches(choice, at, then));
      case 'repetition':
        return repeats(item, 0, at, then);
    }
  }

  function inSequence(
    [first, ...rest]: readonly Part[],
    at: number,
    then: (end: number) => boolean,
  ): boolean {
    if (first === undefined) return then(at);
    return matches(first, at, (end) => inSequence(rest, end, then));
  }

  function repeats(
    item: Extract<Part, { kind: 'repetition' }>,
    count: number,
    at: number,
    then: (end: number) => boolean,
  ): boolean {
    const isNeeded = count < item.min;
    const isAllowed = isNeeded || !item.isOptional || count < item.min + 1;
    const goesOn =
      isAllowed &&
      matches(item.part, at, (end) =>
        end === at && !isNeeded ? false : repeats(item, count + 1, end, then),
      );
    return goesOn || (!isNeeded && then(at));
  }
}
