/** Opens a connection for each caller, asks with runsync, and says when all are answered. */
import { connect } from 'node:net';

const [, , url = '', size = '0'] = process.argv;
const { hostname, port } = new URL(url);
const body = '{"input":{"caller":1}}';
const message = [
  'POST /v2/bench/runsync HTTP/1.1',
  'Host: bench.test',
  'Authorization: Bearer key',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  'Connection: close',
  '',
  body,
].join('\r\n');

let answered = 0;
let closed = 0;
for (let caller = 0; caller < Number(size); caller += 1) {
  const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(message));
  let complete = false;
  socket.on('data', (bytes) => {
    complete ||= bytes.includes('COMPLETED');
  });
  socket.on('error', (error) => process.stderr.write(`${error.message}\n`));
  socket.on('close', () => {
    closed += 1;
    if (complete) answered += 1;
    if (closed === Number(size)) process.send?.(answered);
  });
}
