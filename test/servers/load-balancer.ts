/** A small HTTP load balancer on a port of this machine, for the time of a test. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** Headers of one connection, which a proxy does not pass on. */
const ofConnection = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding'],
  'upgrade',
]);

/** A load balancer, and how many requests each replica has got. */
export interface LoadBalancer {
  readonly url: string;
  readonly requests: ReadonlyMap<string, number>;
}

/**
 * Sends each request to the replica that `choose` names. Passes bodies on as they come, and the end
 * of either connection to the other one. Answers malformed HTTP itself, and for a replica that does
 * not answer with 502.
 */
export async function startLoadBalancer(
  replicas: readonly string[],
  choose: () => string,
): Promise<LoadBalancer> {
  const requests = new Map(replicas.map((url) => [url, 0]));
  const server = createServer((incoming, outgoing) => {
    const url = choose();
    requests.set(url, (requests.get(url) ?? 0) + 1);
    pass(url, incoming, outgoing);
  });
  // As long as those of HAProxy in the guide: a client may use a connection just as it is closed for being idle.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return { url: `http://127.0.0.1:${address.port}`, requests };
}

function pass(url: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(url);
  const { method, url: path } = incoming;
  const headers = passedOn(incoming.rawHeaders);
  // The path as it came: a parsed URL would be normalized.
  const forwarded = request({ hostname, port, method, path, headers, agent: false });
  forwarded.once('response', (answer) => {
    const { statusCode = 502, statusMessage, rawHeaders } = answer;
    outgoing.writeHead(statusCode, statusMessage, passedOn(rawHeaders)).flushHeaders();
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  });
  forwarded.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  outgoing.once('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

/** Names and values in turn, as they came. */
function passedOn(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !ofConnection.has(name.toLowerCase());
  });
}
