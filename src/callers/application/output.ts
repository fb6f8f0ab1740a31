/** What a process prints, of which a bounded part is kept. */

/** How much is kept of the beginning and of the end, in characters each. */
const mostKept = 32_000;

/** A longer line counts as several, in characters. */
const longestLine = 16_000;

export class Output {
  readonly #mask: (text: string) => string;
  readonly #counts: Map<RegExp, number>;
  readonly #watched: string | undefined;
  #beginning = '';
  #end: string[] = [];
  #endLength = 0;
  #leftOut = 0;
  /** The first line that was left out although it has a watched text. */
  #watchedLine: string | undefined;
  /** What has come of a line that is not complete. */
  #line = '';

  /**
   * @param mask replaces secrets in a line
   * @param counted patterns with the flag `g` whose matches are counted, also in what is not kept
   * @param watched a text: the first line that has it is kept, whatever is left out. Default: none
   */
  constructor(mask: (text: string) => string, counted: readonly RegExp[], watched?: string) {
    this.#mask = mask;
    this.#watched = watched;
    this.#counts = new Map(counted.map((pattern) => [pattern, 0]));
  }

  add(chunk: string): void {
    const lines = (this.#line + chunk).split(/(?<=\n)/);
    const last = lines.at(-1) ?? '';
    this.#line = last.endsWith('\n') ? '' : last;
    for (const line of this.#line === '' ? lines : lines.slice(0, -1)) this.#addLine(line);
    while (this.#line.length > longestLine) {
      this.#addLine(this.#line.slice(0, longestLine));
      this.#line = this.#line.slice(longestLine);
    }
  }

  /** With a note where something was left out. */
  get text(): string {
    const among =
      this.#watchedLine === undefined ? '' : `, among them: ${this.#watchedLine.trim()}`;
    const note = this.#leftOut === 0 ? '' : `[${this.#leftOut} characters left out${among}]\n`;
    return [this.#beginning, note, ...this.#end, this.#mask(this.#line)].join('');
  }

  /** The last lines, for messages. */
  lastLines(count: number): string {
    return this.text.trimEnd().split('\n').slice(-count).join('\n');
  }

  countOf(pattern: RegExp): number {
    return (this.#counts.get(pattern) ?? 0) + matchesIn(this.#line, pattern);
  }

  #addLine(line: string): void {
    for (const [pattern, count] of this.#counts) {
      this.#counts.set(pattern, count + matchesIn(line, pattern));
    }
    const masked = this.#mask(line);
    if (this.#end.length === 0 && this.#beginning.length + masked.length <= mostKept) {
      this.#beginning += masked;
      return;
    }
    this.#end.push(masked);
    this.#endLength += masked.length;
    while (this.#endLength > mostKept) {
      const line = this.#end.shift() ?? '';
      this.#endLength -= line.length;
      this.#leftOut += line.length;
      if (this.#watched !== undefined && line.includes(this.#watched)) this.#watchedLine ??= line;
    }
  }
}

function matchesIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
