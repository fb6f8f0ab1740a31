/** A server of a few lines, for the time of a test. */
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** Resolves to its address. */
export async function stub(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return `http://127.0.0.1:${address.port}`;
}
