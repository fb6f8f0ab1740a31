import { ParseError } from 'eventsource-parser';
import { expect, test } from 'vitest';
import { serverSentEvents } from '../../../src/client/server-sent-events.ts';

function streamOf(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
    },
    cancel() {
      cancelled = true;
    },
  });
  return { stream, isCancelled: () => cancelled };
}

async function read(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  const events: string[] = [];
  for await (const data of serverSentEvents(streamOf(...chunks).stream)) events.push(data);
  return events;
}

test('yields the data of each event and skips comments and empty events', async () => {
  expect(
    await read(': hello\n\nid: 1\nevent: a\ndata: {"b":1}\n\nevent: c\n\ndata: d\n\n'),
  ).toEqual(['{"b":1}', 'd']);
});

test('joins data lines and accepts data without a space after the colon', async () => {
  expect(await read('data: a\ndata:b\ndata\n\n')).toEqual(['a\nb\n']);
});

test.each(['\n', '\r', '\r\n'])('accepts lines that end with %j, split anywhere', async (end) => {
  const text = ['data: über', '', 'data: b', '', ': end', ''].join(end);
  const bytes = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
  expect(await read(...bytes)).toEqual(['über', 'b']);
});

test('drops an event that is incomplete when the stream ends', async () => {
  expect(await read('data: a\n\ndata: b\n')).toEqual(['a']);
});

test('stops buffering an event that never ends', async () => {
  const part = 'x'.repeat(2 ** 19);
  await expect(read('data: ', part, part, part)).rejects.toThrow(ParseError);
});

test('cancels the stream when the reader stops', async () => {
  const { stream, isCancelled } = streamOf('data: a\n\n', 'data: b\n\n', 'data: c\n\n');
  for await (const data of serverSentEvents(stream)) {
    expect(data).toBe('a');
    break;
  }
  expect(isCancelled()).toBe(true);
});
