/** Runs of characters that may be bytes in writing: Base64, pairs of digits, lists of numbers. */

/** A run, and the bytes that it may stand for, in every way in which it can be read. */
export interface ByteRun {
  readonly from: number;
  readonly to: number;
  readonly bytes: readonly Buffer[];
}

/** Every run in a text; they may overlap. */
export function byteRunsIn(text: string): ByteRun[] {
  const inLists = lists.flatMap(({ run, bytesOf }) =>
    [...text.matchAll(run)].map(({ 0: found, index }) => ({
      from: index,
      to: index + found.length,
      bytes: [bytesOf(found)],
    })),
  );
  return [...base64In(text), ...inLists];
}

/** What begins without control characters is read as text. NUL is every other byte of UTF-16. */
export function isTextual(bytes: Buffer): boolean {
  return !bytes.subarray(0, 200).some((byte) => byte < 32 && ![0, 9, 10, 13].includes(byte));
}

const lists: readonly { readonly run: RegExp; bytesOf(run: string): Buffer }[] = [
  {
    run: /\b[\da-f]{2}(?:[ :-][\da-f]{2}){3,9999}\b/gi,
    bytesOf: (run) => Buffer.from(run.replaceAll(/[ :-]/g, ''), 'hex'),
  },
  {
    run: /\b0x[\da-f]{2}(?:[\s,;]{1,40}0x[\da-f]{2}){3,9999}\b/gi,
    bytesOf: (run) => Buffer.from(run.split(/[\s,;]+/).map(Number)),
  },
  {
    run: /\d{1,3}(?:\s{0,40}[,;]\s{0,40}\d{1,3}|[ \t]{1,8}\d{1,3}){3,9999}/g,
    bytesOf: (run) => Buffer.from(run.split(/[\s,;]+/).map(Number)),
  },
];

/** Fewer characters are a word, in characters. */
const shortestBase64 = 8;

/** What is longer is a file, which begins where the run does, in characters. */
const longestGlued = 10_000;

/** What a character of Base64 tells, as a sum. */
const kind = { member: 1, capital: 2, glue: 4 } as const;

/** Of both alphabets, by their codes; 0 for what is no such character. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (!/[\w/+-]/.test(character)) return 0;
  return (
    kind.member +
    (/[A-Z]/.test(character) ? kind.capital : 0) +
    (/[/_+-]/.test(character) ? kind.glue : 0)
  );
});

/** By hand: of a long run an expression would run out of memory. */
function base64In(text: string): ByteRun[] {
  const runs: ByteRun[] = [];
  let from = 0;
  let met = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const found = kinds[text.charCodeAt(at)] ?? 0;
    met |= found;
    if (found !== 0) continue;
    // Words, ids and hexadecimal are in small letters alone, and Base64 never is.
    if (met & kind.capital && at - from >= shortestBase64) {
      const run = text.slice(from, at);
      // Some of the alphabet joins what stands before, such as the rest of a path.
      const starts = met & kind.glue && run.length <= longestGlued ? [0, 1, 2, 3] : [0];
      const bytes = starts.map((start) => Buffer.from(run.slice(start), 'base64'));
      runs.push({ from, to: at, bytes });
    }
    from = at + 1;
    met = 0;
  }
  return runs;
}
