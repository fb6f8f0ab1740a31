/** What a judge does to the responses of node:http, however they are written. */
import type { RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { judgeBeforeSending } from '../../../src/validation/adapters/node/held-response.ts';
import type { SentResponse } from '../../../src/validation/response/check-response.ts';
import { stub } from '../../servers/stub.ts';
import { deferred } from './raw-client.ts';

const withheld = { status: 500, headers: { 'x-judge': 'no' }, body: 'withheld' };

/** What the judge saw, and what arrived. */
async function exchange(
  write: (response: ServerResponse) => void,
  { passes, before }: { passes: boolean; before?: (response: ServerResponse) => void },
) {
  const seen: (SentResponse & { text: string | undefined; type: string | undefined })[] = [];
  const listener: RequestListener = (_, response) => {
    before?.(response);
    judgeBeforeSending(response, async (sent) => {
      const text = sent.body === undefined ? undefined : Buffer.from(sent.body).toString();
      seen.push({ ...sent, text, type: sent.header('content-type') });
      return passes ? undefined : withheld;
    });
    write(response);
  };
  const response = await fetch(await stub(listener));
  const { status, statusText, headers } = response;
  const text = await response.text();
  expect(seen).toHaveLength(1);
  return { status, statusText, headers, text, judged: seen[0] };
}

const passes = { passes: true };
const fails = { passes: false };

describe('a response in one piece', () => {
  test.each([
    ['text', (response: ServerResponse) => response.end('größe')],
    ['bytes', (response: ServerResponse) => response.end(Buffer.from('größe'))],
    ['coded text', (response: ServerResponse) => response.end('Z3LDtsOfZQ==', 'base64')],
  ])('of %s is checked completely', async (_, write) => {
    const { text, judged, headers } = await exchange(write, passes);
    expect([text, judged?.text]).toEqual(['größe', 'größe']);
    expect(headers.get('content-length')).toBe('7');
  });

  test.each([
    ['an object', { 'Content-Type': 'text/a', 'X-B': ['1', '2'] }],
    ['a list', ['Content-Type', 'text/a', 'X-B', '1, 2']],
  ])('may set its headers as %s', async (_, given) => {
    const { status, statusText, headers, judged } = await exchange((response) => {
      Reflect.apply(response.writeHead, response, [203, 'Fine', given]);
      response.end('a');
    }, passes);
    expect([status, statusText, headers.get('x-b')]).toEqual([203, 'Fine', '1, 2']);
    expect([judged?.status, judged?.type]).toEqual([203, 'text/a']);
  });

  test('that is empty is checked as empty', async () => {
    const { status, judged } = await exchange((response) => response.writeHead(204).end(), passes);
    expect([status, judged?.text]).toEqual([204, '']);
  });

  test('is replaced together with its headers', async () => {
    const { status, statusText, headers, text } = await exchange((response) => {
      response.writeHead(200, 'Fine', { 'content-length': 5, 'x-mine': '1' }).end('wrong');
    }, fails);
    expect([status, statusText, text]).toEqual([500, 'Internal Server Error', 'withheld']);
    expect([headers.get('x-mine'), headers.get('x-judge')]).toEqual([null, 'no']);
  });
});

describe('a response in pieces', () => {
  const inPieces = (done: () => void) => (response: ServerResponse) => {
    response.write('a');
    response.write('b', 'utf8', () => response.write('c', () => response.end('d', done)));
  };

  test('is checked without its body and keeps its order', async () => {
    const done = deferred<void>();
    const { text, judged } = await exchange(
      inPieces(() => done.resolve()),
      passes,
    );
    await done.promise;
    expect([text, judged?.text]).toEqual(['abcd', undefined]);
  });

  test('is discarded when withheld, and its writer continues', async () => {
    const done = deferred<void>();
    const { text } = await exchange((response) => {
      response.on('drain', () => {
        response.writeHead(200);
        expect(response.write('b')).toBe(true);
        response.flushHeaders();
        response.end('c', () => done.resolve());
      });
      response.write('a');
    }, fails);
    await done.promise;
    expect(text).toBe('withheld');
  });

  test('may begin with its headers only', async () => {
    const { text, headers, judged } = await exchange((response) => {
      response.setHeader('content-type', 'text/a');
      response.flushHeaders();
      response.end('a');
    }, passes);
    expect([text, headers.get('content-type')]).toEqual(['a', 'text/a']);
    expect([judged?.type, judged?.text]).toEqual(['text/a', undefined]);
  });

  test('may be larger than any buffer', async () => {
    const chunks = Array.from({ length: 200 }, (_, index) =>
      Buffer.alloc(65_536, String(index % 10)),
    );
    const { text } = await exchange((response) => {
      Readable.from(chunks).pipe(response);
    }, passes);
    expect(text).toBe(Buffer.concat(chunks).toString());
  });
});

test('an earlier override of `end` is still called', async () => {
  const { text, judged } = await exchange((response) => response.end('a'), {
    ...passes,
    before: (response) => {
      const end = response.end.bind(response);
      response.end = (chunk: unknown) => end(String(chunk).toUpperCase());
    },
  });
  expect([text, judged?.text]).toEqual(['A', 'a']);
});
