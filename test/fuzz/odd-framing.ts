/** Requests of a foreign service that are right or wrong in a plain way, framed in odd ones. */
import type { Random } from '../../src/core/random.ts';
import { below, oddText, pick } from './chance.ts';

/** A request as bytes, with the status that it has to be answered with. */
export interface OddMessage {
  readonly kind: string;
  readonly bytes: Uint8Array;
  readonly status: number;
  /** Whether the connection may be closed after the answer, as something is left of the body. */
  readonly closes: boolean;
}

const booking = JSON.stringify({ guests: [{ travels: 'foot', name: 'größe 😀', age: 7 }] });
const wrongBooking = JSON.stringify({ guests: [{ travels: 'foot', name: 7 }] });
const bookings = '/v1/crossings/7/bookings';
const crossings = '/v1/crossings?from=north';

function message(
  line: string,
  headers: readonly string[],
  body: string | Uint8Array = '',
): Uint8Array {
  const head = [`${line} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

const json = 'Content-Type: application/json';
const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;

/** A body in chunks cut anywhere, also within a character, some with extensions, with trailers. */
function chunked(random: Random, body: string): Uint8Array {
  const bytes = Buffer.from(body);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + below(random, pick(random, [1, 7, bytes.length]));
    const chunk = bytes.subarray(at, at + size);
    const spelled = pick(random, [chunk.length.toString(16), `00${chunk.length.toString(16)}`]);
    const extension = pick(random, ['', '', ';a=b', ';a="b c"']);
    parts.push(Buffer.from(`${spelled}${extension}\r\n`), chunk, Buffer.from('\r\n'));
    at += size;
  }
  const trailer = pick(random, ['', '', 'X-Sum: 1\r\n', 'Host: b\r\nAuthorization: c\r\n']);
  return Buffer.concat([...parts, Buffer.from(`0\r\n${trailer}\r\n`)]);
}

const inChunks = [json, 'Transfer-Encoding: chunked'];

const kinds: Readonly<Record<string, (random: Random) => Omit<OddMessage, 'kind'>>> = {
  whole: () => ({
    bytes: message(`POST ${bookings}`, [json, length(booking)], booking),
    status: 201,
    closes: false,
  }),
  chunked: (random) => ({
    bytes: message(`POST ${bookings}`, inChunks, chunked(random, booking)),
    status: 201,
    closes: false,
  }),
  wrongInChunks: (random) => ({
    bytes: message(`POST ${bookings}`, inChunks, chunked(random, wrongBooking)),
    status: 400,
    closes: false,
  }),
  expecting: (random) => ({
    bytes: message(
      `POST ${bookings}`,
      [json, length(booking), `Expect: ${pick(random, ['100-continue', '100-Continue'])}`],
      booking,
    ),
    status: 201,
    closes: false,
  }),
  expectingMore: (random) => ({
    bytes: message(
      `POST ${bookings}`,
      [json, length(booking), `Expect: ${pick(random, ['200-ok', 'x'.repeat(300)])}`],
      booking,
    ),
    status: 417,
    closes: true,
  }),
  expectingRefused: () => ({
    bytes: message(`POST /v1/none`, [json, length(booking), 'Expect: 100-continue'], booking),
    status: 404,
    closes: true,
  }),
  bodyOnGet: () => ({
    bytes: message(`GET ${crossings}`, [json, length(booking)], booking),
    status: 200,
    closes: false,
  }),
  chunksOnGet: (random) => ({
    bytes: message(`GET ${crossings}`, inChunks, chunked(random, booking)),
    status: 200,
    closes: true,
  }),
  unreadBody: () => ({
    bytes: message(`DELETE ${bookings}`, [json, length(booking)], booking),
    status: 405,
    closes: false,
  }),
  absolute: () => ({
    bytes: message(`GET http://b${crossings}`, []),
    status: 200,
    closes: false,
  }),
  oddHeaders: (random) => ({
    bytes: message(`GET ${crossings}`, oddHeaders(random)),
    status: 200,
    closes: false,
  }),
};

/** Headers of which none matters: names of any token, values of any byte that may stand there. */
function oddHeaders(random: Random): string[] {
  const token = [..."!#$%&'*+-.^_`|~09azAZ"];
  return Array.from({ length: below(random, 40) }, () => {
    const name = Array.from({ length: 1 + below(random, 20) }, () => pick(random, ['x', ...token]));
    const value = pick(random, [
      '',
      ' \t ',
      'a'.repeat(below(random, 200)),
      oddText(random, 30).replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '\xff'),
    ]);
    return pick(random, [
      `X-${name.join('')}:${value}`,
      `Accept: ${value}`,
      'Cookie: a; =; ;;=b; a=%ff; a="1',
      'X-Same: 1',
      '__proto__: 1',
      'constructor: 1',
      'If-None-Match: *',
      'Range: bytes=0-',
    ]);
  });
}

const names = Object.keys(kinds);

/** Some requests for one connection; only the last of them may be one after which it closes. */
export function oddMessages(random: Random): readonly OddMessage[] {
  const messages: OddMessage[] = [];
  const count = 1 + below(random, 6);
  while (messages.length < count && messages.at(-1)?.closes !== true) {
    const kind = names[below(random, names.length)] ?? 'whole';
    const made = kinds[kind]?.(random);
    if (made !== undefined) messages.push({ kind, ...made });
  }
  return messages;
}

/** Bytes cut into pieces anywhere. */
export function cut(random: Random, bytes: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  const longest = pick(random, [5, 50, 500, bytes.length]);
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + below(random, longest);
    pieces.push(bytes.subarray(at, end));
    at = end;
  }
  return pieces;
}

/** A request in chunks that ends before its end. */
export function cutOff(random: Random): Uint8Array {
  const head = message(`POST ${bookings}`, inChunks);
  const body = chunked(random, booking);
  // The end of a trailer's line is all that a whole one may lack.
  const kept = below(random, body.length - 2);
  return Buffer.concat([head, body.subarray(0, kept)]);
}

/** A request with a header twice of which there may be one only. */
export function doubled(random: Random): Uint8Array {
  const twice = pick(random, [
    ['Host: b'],
    ['host: a'],
    ['Authorization: Bearer a', 'authorization: Bearer b'],
    ['Content-type: application/json'],
    ['Content-Length: 1'],
    ['Content-Length: 1, 1'],
    ['Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'],
  ]);
  return message(`POST ${bookings}`, [json, length(booking), ...twice], booking);
}
