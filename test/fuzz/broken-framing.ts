/** Bytes that are no HTTP request, or the beginning of one. */
import type { Random } from '../../src/core/random.ts';
import { below, oddText, pick } from './chance.ts';

const head =
  'POST /v2/echo/run HTTP/1.1\r\nHost: a\r\nAuthorization: key\r\nContent-Type: application/json\r\n';
const body = '{"input":{}}';

const forms: Readonly<Record<string, (random: Random) => string | Uint8Array>> = {
  noise: (random) => Uint8Array.from({ length: 1 + below(random, 500) }, () => below(random, 256)),
  oddText: (random) => `${oddText(random, 100)}\r\n\r\n`,
  otherProtocol: (random) =>
    pick(random, [
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      'SSH-2.0-OpenSSH_9.6\r\n',
      'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n',
      'EHLO service.test\r\n',
      '*1\r\n$4\r\nPING\r\n',
    ]),
  requestLine: (random) =>
    `${pick(random, [
      'post /v2/echo/run HTTP/1.1',
      'FETCH /v2/echo/run HTTP/1.1',
      'QUERY /v2/echo/run HTTP/1.1',
      'POST  /v2/echo/run HTTP/1.1',
      'POST /v2/echo/run',
      'POST /v2/echo/run HTTP/9.9',
      'POST /v2/echo/run HTTP/1.1 extra',
      'POST /v2/ echo/run HTTP/1.1',
      'POST\t/v2/echo/run\tHTTP/1.1',
      'CONNECT service.test:80 HTTP/1.1',
      `POST /${'a'.repeat(70_000)} HTTP/1.1`,
    ])}\r\nHost: a\r\nContent-Length: 0\r\n\r\n`,
  headerLine: (random) =>
    `POST /v2/echo/run HTTP/1.1\r\nHost: a\r\n${pick(random, [
      'no colon here',
      ': no name',
      'bad name: 1',
      'Name : 1',
      ' folded: 1',
      'nul: a\0b',
      'bell: \x07',
      'x\u0000y: 1',
      `long: ${'a'.repeat(70_000)}`,
      ...(['a: b\r\n'.repeat(3000)] as const),
    ])}\r\n\r\n`,
  length: (random) =>
    `${head}${pick(random, [
      'Content-Length: -1',
      'Content-Length: 0x10',
      'Content-Length: 1e3',
      'Content-Length: 12, 12',
      'Content-Length: 99999999999999999999999',
      'Content-Length: 5\r\nContent-Length: 12',
      'Content-Length: 12\r\nTransfer-Encoding: chunked',
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding: gzip',
      'Transfer-Encoding: chunked\r\nTransfer-Encoding: nothing',
    ])}\r\n\r\n${body}`,
  chunks: (random) =>
    `${head}Transfer-Encoding: chunked\r\n\r\n${pick(random, [
      'zz\r\nabc\r\n0\r\n\r\n',
      '-1\r\nabc\r\n0\r\n\r\n',
      'ffffffffffffffffff\r\nabc\r\n',
      '3\r\nabcdef\r\n0\r\n\r\n',
      '3\nabc\n0\n\n',
      `3;${'e'.repeat(40_000)}\r\nabc\r\n0\r\n\r\n`,
      '3\r\nabc\r\n',
      '\r\n\r\n',
    ])}`,
  cutOff: (random) => {
    const whole = `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
    return whole.slice(0, 1 + below(random, whole.length - 1));
  },
  shorterThanSaid: (random) =>
    `${head}Content-Length: ${body.length + 1 + below(random, 1000)}\r\n\r\n${body}`,
  noHost: () => `POST /v2/echo/run HTTP/1.1\r\nAuthorization: key\r\nContent-Length: 0\r\n\r\n`,
};

const names = Object.keys(forms);

/** Something that is not HTTP. */
export function brokenFraming(random: Random): { kind: string; bytes: Uint8Array } {
  const kind = names[below(random, names.length)] ?? 'noise';
  const bytes = forms[kind]?.(random) ?? '';
  return { kind, bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes };
}
