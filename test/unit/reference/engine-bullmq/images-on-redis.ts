/** What tests with killed replicas share: an endpoint that makes images, and who is told of its jobs. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export const options = {
  endpoints: {
    image: {
      kind: 'public',
      model: 'image',
      price: 'image-fast',
      durationMs: 100,
      workers: { max: 8, coldStartMs: 0 },
    },
  },
  lockMs: 2000,
} as const;

/** Counts calls by job, and answers none before `release`. */
export async function startReceiver() {
  const calls = new Map<string, number>();
  const gate = new AbortController();
  const opened = once(gate.signal, 'abort');
  const server = createServer(async (request, response) => {
    const content = await json(request);
    const { id } =
      content !== null && typeof content === 'object' && 'id' in content ? content : {};
    calls.set(`${id}`, (calls.get(`${id}`) ?? 0) + 1);
    await opened;
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { calls, url: `http://127.0.0.1:${port}/`, release: () => gate.abort() };
}
