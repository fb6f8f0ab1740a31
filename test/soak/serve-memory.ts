/** What `serve` takes in memory while callers send as much as it accepts, and read nothing. */
import { connect } from 'node:net';
import { startCli } from '../cli/cli-process.ts';
import { peakOf } from './peak-memory.ts';

/** The most that docs/reference/operation.md allows for one account with the default settings. */
const boundMiB = 768;

/** How many requests are under way at the same time. */
const callers = 4;

const headers = { authorization: 'Bearer demo-key', 'content-type': 'application/json' };

/** Bodies of 10 MB: long text, many small values, as many parts as there may be, and too many. */
const bodies: readonly string[] = [
  `{"input":{"text":"${'x'.repeat(10_000_000)}"}}`,
  `{"input":{"numbers":[${'1.5,'.repeat(2_500_000)}1]}}`,
  `{"input":{"nested":[${'[[]],'.repeat(19_000)}[]],"text":"${'x'.repeat(9_000_000)}"}}`,
  `{"input":{"nested":[${'[[]],'.repeat(2_000_000)}[]]}}`,
  `{"input":{},"webhook":"http://${'a'.repeat(8_000_000)}.test/"}`,
  `{"input":{"text":"${'x'.repeat(5_000_000)}"},"webhook":"http://127.0.0.1:9/"}`,
];

/** Prints a line; resolves to whether the resident memory never passed the bound. Linux only. */
export async function soakServeMemory(rounds: number): Promise<boolean> {
  const service = await startCli(
    ['serve', '--port', '0', '--log', 'pretty', '--log-level', 'error'],
    (line) => line.startsWith('curl '),
  );
  try {
    const statuses = new Map<number, number>();
    const left = Array.from({ length: rounds }, (_, round) => round);
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (let round = left.shift(); round !== undefined; round = left.shift()) {
          const status = await submit(service.url, bodies[round % bodies.length] ?? '');
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    await ignoreAnswers(service.url);
    const peakMiB = await peakOf(service.pid);
    const isWell = peakMiB <= boundMiB;
    const told = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
    console.log(
      `${isWell ? 'ok    ' : 'FAILED'}  memory of serve: at most ${Math.round(peakMiB)} MiB of ${boundMiB} after ${rounds} bodies of 10 MB (${told}) and 100 answers that nobody read`,
    );
    return isWell;
  } finally {
    await service.stop('SIGTERM');
  }
}

async function submit(url: string, body: string): Promise<number> {
  const response = await fetch(`${url}/v2/echo/run`, { method: 'POST', headers, body });
  await response.text();
  return response.status;
}

/** Asks a hundred times for an answer of 10 MB without reading any. */
async function ignoreAnswers(url: string): Promise<void> {
  const [body = ''] = bodies;
  const response = await fetch(`${url}/v2/echo/run`, { method: 'POST', headers, body });
  const { id }: { id?: unknown } = JSON.parse(await response.text());
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    const lines = [
      `GET /v2/echo/status/${id} HTTP/1.1`,
      'host: localhost',
      'authorization: demo-key',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return socket;
  });
  // Whoever is answered after them has seen that all were asked.
  for (let count = 0; count < 20; count += 1) await (await fetch(`${url}/metrics`)).text();
  for (const socket of sockets) socket.destroy();
}
