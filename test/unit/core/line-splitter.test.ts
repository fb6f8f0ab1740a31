/** Lines of bytes, whatever they are and however they arrive. */
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { GrowingBytes } from '../../../src/core/growing-bytes.ts';
import { LineSplitter, type TextLine } from '../../../src/core/line-splitter.ts';

type Options = ConstructorParameters<typeof LineSplitter>[0];

function linesOf(pieces: readonly Uint8Array[], options: Options): TextLine[] {
  const splitter = new LineSplitter(options);
  return [...pieces.flatMap((piece) => splitter.add(piece)), ...splitter.end()];
}

const shown = ({ bytes, from, number, isCut }: TextLine) => ({
  text: Buffer.from(bytes).toString(),
  ...{ from, number, isCut },
});

/** Cuts bytes into pieces of the lengths, which repeat. */
function cut(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

test('lines are the same in one piece and in many, as `split` makes them', () => {
  const part = fc.constantFrom(
    '\n',
    '\r\n',
    'a',
    'é',
    '€',
    '😀',
    ' ',
    '\t',
    '\0',
    'long line ',
    '\r',
  );
  const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
  void fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), lengths, (parts, sizes) => {
      const text = parts.join('');
      let from = 0;
      const expected = text.split('\n').flatMap((line, index) => {
        const line_ = { text: line.replace(/\r$/, ''), from, number: index + 1, isCut: false };
        from += Buffer.byteLength(line) + 1;
        return [line_];
      });
      const bytes = Buffer.from(text);
      const pieces = cut(bytes, sizes);
      const full = linesOf(pieces, { mostBytes: 1000, keepsEmpty: true }).map(shown);
      // Nothing follows the last line end.
      expect(full).toEqual(expected.filter(({ from }) => from < bytes.length));
      const texts = linesOf(pieces, { mostBytes: 1000 }).map(shown);
      expect(texts).toEqual(expected.filter(({ text }) => /[^ \t\r]/.test(text)));
    }),
  );
});

test('a long line is cut between characters, and nothing is lost', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
  const text = fc.array(fc.constantFrom('a', 'é', '€', '😀', '\n'), { maxLength: 80 });
  void fc.assert(
    fc.property(text, lengths, fc.integer({ min: 4, max: 20 }), (parts, sizes, mostBytes) => {
      const bytes = Buffer.from(parts.join(''));
      const lines = linesOf(cut(bytes, sizes), { mostBytes, keepsEmpty: true }).map(shown);
      const joined = lines.map(({ text, isCut }) => (isCut ? text : `${text}\n`)).join('');
      expect(joined.replace(/\n$/, '')).toBe(parts.join('').replace(/\n$/, ''));
      for (const line of lines) expect(Buffer.byteLength(line.text)).toBeLessThanOrEqual(mostBytes);
    }),
  );
});

test('bytes that are no UTF-8 are cut and kept, too', () => {
  const bytes = Buffer.alloc(100, 0xff);
  const lines = linesOf([bytes], { mostBytes: 30 });
  expect(Buffer.concat(lines.map(({ bytes }) => bytes))).toEqual(bytes);
  for (const line of lines) expect(line.bytes.length).toBeLessThanOrEqual(30);
});

test('of a line without an end, no more is held than a line may have', () => {
  const splitter = new LineSplitter({ mostBytes: 1000 });
  for (let turn = 0; turn < 500; turn += 1) {
    splitter.add(Buffer.alloc(777));
    expect(splitter.begun.length).toBeLessThanOrEqual(1000);
  }
});

test('a flood of empty lines makes no lines, and counts them', () => {
  const splitter = new LineSplitter({ mostBytes: 1000 });
  const flood = Buffer.from('\n\r\n \n\t\r\n'.repeat(10_000));
  for (let turn = 0; turn < 10; turn += 1) expect(splitter.add(flood)).toEqual([]);
  expect(splitter.add(Buffer.from('x\n')).map(shown)).toEqual([
    { text: 'x', from: 10 * flood.length, number: 400_001, isCut: false },
  ]);
});

test('bytes are copied once, and only of lines that lie in several pieces', () => {
  let copied = 0;
  const { add } = GrowingBytes.prototype;
  const spy = vi.spyOn(GrowingBytes.prototype, 'add').mockImplementation(function (
    this: GrowingBytes,
    piece,
  ) {
    copied += piece.length;
    return add.call(this, piece);
  });
  linesOf([Buffer.from('a line\n'.repeat(1000))], { mostBytes: 1000 });
  expect(copied).toBe(0);
  const long = Array.from({ length: 1000 }, () => Buffer.alloc(10, 97));
  linesOf(long, { mostBytes: 100_000 });
  expect(copied).toBe(10_000);
  spy.mockRestore();
});
