/** Parts of a text that something else is to stand for. */

/** Characters of a text, from one index up to another, and what is put in their place. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly placeholder: string;
}

/**
 * The text with every span replaced. Where some overlap, all of what they cover goes, and the
 * placeholder of the longest stands there, of equally long ones that of the first.
 */
export function replaceSpans(text: string, spans: readonly Span[]): string {
  let result = '';
  let doneTo = 0;
  let covered: Span | undefined;
  let longest = 0;
  const finish = (): void => {
    if (covered === undefined) return;
    result += text.slice(doneTo, covered.from) + covered.placeholder;
    doneTo = covered.to;
  };
  for (const span of [...spans].sort((left, right) => left.from - right.from)) {
    const length = span.to - span.from;
    if (covered === undefined || span.from >= covered.to) {
      finish();
      covered = span;
      longest = length;
    } else {
      const { placeholder } = length > longest ? span : covered;
      longest = Math.max(longest, length);
      covered = { from: covered.from, to: Math.max(span.to, covered.to), placeholder };
    }
  }
  finish();
  return result + text.slice(doneTo);
}
