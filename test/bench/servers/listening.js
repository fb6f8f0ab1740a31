/** How a server of the comparison listens, and how its own code answers. */

/**
 * Listens on a free port and says where, in the line that the comparison waits for.
 * @param {import('node:http').Server} server
 */
export function listenAnywhere(server) {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
    console.log(`listening on http://127.0.0.1:${address.port}`);
  });
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {object} content
 */
export function answerJson(response, status, content) {
  const body = JSON.stringify(content);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

/**
 * Reads the body as JSON.
 * @param {import('node:http').IncomingMessage} request
 * @param {(value: unknown) => void} take
 */
export function readJson(request, take) {
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => take(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
}
