/** What stands for modules of Node in the browser build gives the same answers as they do. */
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as browserBytes from '../../../src/core/bytes.browser.ts';
import * as nodeBytes from '../../../src/core/bytes.ts';
import * as browserDigest from '../../../src/core/digest.browser.ts';
import * as nodeDigest from '../../../src/core/digest.ts';
import * as browserCompression from '../../../src/reference/models/compression.browser.ts';
import * as nodeCompression from '../../../src/reference/models/compression.ts';

const bytes = fc.uint8Array({ maxLength: 300 });
/** With marks, halves of pairs and characters of four bytes. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('\uFEFF', '\uD83D', '\uDE00', '😀', 'é', 'a', '\0') }),
);

/** Calls both with the same arguments; bytes are compared as bytes, whatever their class. */
function same<Given extends unknown[]>(
  given: fc.Arbitrary<Given>,
  node: (...given: Given) => unknown,
  browser: (...given: Given) => unknown,
): void {
  const plain = (value: unknown) => (value instanceof Uint8Array ? [...value] : value);
  fc.assert(
    fc.property(given, (args) => {
      expect(plain(browser(...args))).toEqual(plain(node(...args)));
    }),
  );
}

describe('bytes', () => {
  test.each([
    [nodeBytes.textOf, browserBytes.textOf],
    [nodeBytes.hexOf, browserBytes.hexOf],
    [nodeBytes.base64Of, browserBytes.base64Of],
    [nodeBytes.base64UrlOf, browserBytes.base64UrlOf],
  ])('%o', (node, browser) => same(fc.tuple(bytes), node, browser));

  test.each([
    [nodeBytes.bytesOf, browserBytes.bytesOf],
    [nodeBytes.latin1Bytes, browserBytes.latin1Bytes],
  ])('%o', (node, browser) => same(fc.tuple(text), node, browser));

  test('byteLength', () => {
    same(fc.tuple(fc.oneof(text, bytes)), nodeBytes.byteLength, browserBytes.byteLength);
  });

  test('joined', () => {
    same(fc.tuple(fc.array(bytes)), nodeBytes.joinBytes, browserBytes.joinBytes);
  });

  test('latin1Of, also of more bytes than a call takes as arguments', () => {
    same(fc.tuple(bytes, fc.nat(400)), nodeBytes.latin1Of, browserBytes.latin1Of);
    const many = new Uint8Array(1_000_000).fill(200);
    expect(browserBytes.latin1Of(many, 900_000)).toBe('È'.repeat(900_000));
  });

  test('what was encoded comes back', () => {
    fc.assert(
      fc.property(bytes, (given) => {
        const { base64UrlBytes, base64UrlOf, hexBytes, hexOf } = browserBytes;
        expect([...base64UrlBytes(base64UrlOf(given))]).toEqual([...given]);
        expect([...hexBytes(hexOf(given))]).toEqual([...given]);
      }),
    );
    expect([...browserBytes.base64UrlBytes('a')]).toEqual([]);
  });
});

describe('digests', () => {
  test('sha256', () => {
    same(fc.tuple(text), nodeDigest.sha256, browserDigest.sha256);
    same(fc.tuple(text), nodeDigest.sha256Hex, browserDigest.sha256Hex);
  });

  test('of each length around a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const given = 'x'.repeat(length);
      expect(browserDigest.sha256Hex(given)).toBe(nodeDigest.sha256Hex(given));
    }
  });

  test('hmacSha256Hex, also with a key longer than a block', () => {
    const key = fc.oneof(text, fc.string({ minLength: 60, maxLength: 70 }));
    same(fc.tuple(key, text), nodeDigest.hmacSha256Hex, browserDigest.hmacSha256Hex);
  });

  test('isSameDigest', () => {
    const digest = fc.uint8Array({ minLength: 2, maxLength: 2, max: 2 });
    same(fc.tuple(digest, digest), nodeDigest.isSameDigest, browserDigest.isSameDigest);
  });
});

describe('compression', () => {
  test('crc32', () => {
    same(fc.tuple(bytes), nodeCompression.crc32, browserCompression.crc32);
  });

  test('compress', async () => {
    const given = Uint8Array.from({ length: 200_000 }, (_, index) => index >> 5);
    const compressed = await browserCompression.compress(given);
    expect(compressed.length).toBeLessThan(20_000);
    expect(Buffer.compare(inflateSync(compressed), given)).toBe(0);
  });
});
