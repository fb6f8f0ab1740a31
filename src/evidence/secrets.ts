/** Secrets, and where in a text they stand, however they are written there. */
import { byteRunsIn, isTextual } from './byte-runs.ts';
import { plain, type Reading, readingsOf } from './readings.ts';
import { SecretIndex } from './secret-index.ts';
import type { Span } from './spans.ts';

/** How often something may have been encoded in Base64 or the like, one within the other. */
const mostLayers = 3;

/** Secrets that are known, each with what is put in its place. */
export class Secrets {
  readonly #index = new SecretIndex();

  /** Of several lines each is a secret, too. Texts of less than four characters are left out. */
  add(secret: string, placeholder: string): void {
    const hexadecimal = Buffer.from(secret).toString('hex');
    for (const form of [secret, plain(secret), hexadecimal, ...secret.split(/[\r\n]+/)]) {
      this.#index.add(form, placeholder);
    }
  }

  /**
   * Where secrets stand: as they are, in capitals or small letters, escaped, also repeatedly, with
   * line ends within. Of bytes in writing, such as Base64, the whole run that has a secret in it.
   */
  find(text: string): Span[] {
    return [...readingsOf(text)].flatMap((reading) => this.findIn(reading));
  }

  /** The same, in one reading of a text. */
  findIn(reading: Reading, layers = mostLayers): Span[] {
    const spans = this.#index.find(reading.text);
    if (layers > 0) spans.push(...this.#inRuns(reading.text, layers));
    return spans.map((span) => inOriginal(span, reading));
  }

  #inRuns(text: string, layers: number): Span[] {
    const spans: Span[] = [];
    for (const { from, to, bytes } of byteRunsIn(text)) {
      const [found] = bytes.flatMap((each) => this.#inBytes(each, layers - 1));
      if (found !== undefined) spans.push({ from, to, placeholder: found.placeholder });
    }
    return spans;
  }

  #inBytes(bytes: Buffer, layers: number): Span[] {
    const text = bytes.toString('utf8');
    if (!isTextual(bytes)) return this.#index.find(text);
    return [...readingsOf(text)].flatMap((reading) => this.findIn(reading, layers));
  }
}

/** The same span, in the text that was read. */
export function inOriginal({ from, to, placeholder }: Span, reading: Reading): Span {
  return { from: reading.originOf(from), to: reading.endOf(to - 1), placeholder };
}
