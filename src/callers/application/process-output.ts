/** What a process prints, of which a bounded part is kept. */
import { textOf } from '../../core/bytes.ts';
import { LineSplitter } from '../../core/line-splitter.ts';

/** How much is kept of the beginning and of the end, in characters each. */
const mostKept = 32_000;

/** A longer line counts as several, in bytes. */
const longestLine = 16_000;

export class Output {
  readonly #mask: (text: string) => string;
  readonly #counts: Map<RegExp, number>;
  readonly #mustShow: (line: string) => boolean;
  #beginning = '';
  #end: string[] = [];
  /** Where the end begins in its list. To shift a long list would move all of it for each line. */
  #endFrom = 0;
  #endLength = 0;
  #leftOut = 0;
  #unread: string | undefined;
  /** The first line that was left out although it must be shown. */
  #shownLine: string | undefined;
  readonly #lines = new LineSplitter({ mostBytes: longestLine, keepsEmpty: true });

  /**
   * @param mask replaces secrets in a line
   * @param counted patterns with the flag `g` whose matches are counted, also in what is not kept
   * @param mustShow the first line that it accepts is kept, whatever is left out. Default: it accepts none
   */
  constructor(
    mask: (text: string) => string,
    counted: readonly RegExp[],
    mustShow: (line: string) => boolean = () => false,
  ) {
    this.#mask = mask;
    this.#mustShow = mustShow;
    this.#counts = new Map(counted.map((pattern) => [pattern, 0]));
  }

  add(chunk: Uint8Array): void {
    for (const { bytes, isCut } of this.#lines.add(chunk)) {
      this.#addLine(isCut ? textOf(bytes) : `${textOf(bytes)}\n`);
    }
  }

  /** Whether more was printed than is read. */
  get isUnread(): boolean {
    return this.#unread !== undefined;
  }

  /** Nothing follows, although more was printed. */
  stopReading(afterBytes: number): void {
    this.#unread ??= `\n[It printed more than ${afterBytes / 2 ** 20} MiB. The rest was not read.]\n`;
  }

  /** With a note where something was left out. */
  get text(): string {
    const among = this.#shownLine === undefined ? '' : `, among them: ${this.#shownLine.trim()}`;
    const note = this.#leftOut === 0 ? '' : `[${this.#leftOut} characters left out${among}]\n`;
    const end = this.#end.slice(this.#endFrom);
    return [this.#beginning, note, ...end, this.#mask(this.#begun), this.#unread].join('');
  }

  /** The last lines, for messages. */
  lastLines(count: number): string {
    return this.text.trimEnd().split('\n').slice(-count).join('\n');
  }

  countOf(pattern: RegExp): number {
    return (this.#counts.get(pattern) ?? 0) + matchesIn(this.#begun, pattern);
  }

  /** What has come of a line that is not complete. */
  get #begun(): string {
    return textOf(this.#lines.begun);
  }

  #addLine(line: string): void {
    for (const [pattern, count] of this.#counts) {
      this.#counts.set(pattern, count + matchesIn(line, pattern));
    }
    const masked = this.#mask(line);
    if (
      this.#endLength === 0 &&
      this.#leftOut === 0 &&
      this.#beginning.length + masked.length <= mostKept
    ) {
      this.#beginning += masked;
      return;
    }
    this.#end.push(masked);
    this.#endLength += masked.length;
    while (this.#endLength > mostKept) {
      const line = this.#end[this.#endFrom] ?? '';
      this.#endFrom += 1;
      this.#endLength -= line.length;
      this.#leftOut += line.length;
      if (this.#shownLine === undefined && this.#mustShow(line)) this.#shownLine = line;
    }
    if (2 * this.#endFrom > this.#end.length) {
      this.#end = this.#end.slice(this.#endFrom);
      this.#endFrom = 0;
    }
  }
}

function matchesIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
