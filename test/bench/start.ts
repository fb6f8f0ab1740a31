/** From the start of `serve` until the first answer, beside a Node that does nothing. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, nowMs, report, sizeArgument } from './measurement.ts';

const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const headers = { authorization: 'Bearer demo-key' };

const nodeMs: number[] = [];
const serveMs: number[] = [];
for (let round = 0; round < sizeArgument(); round += 1) {
  nodeMs.push(await timeOf(() => promisify(execFile)(process.execPath, ['-e', '0'])));
  serveMs.push(await firstAnswerMs());
}
const node = median(nodeMs);
report([
  { name: 'node -e 0', value: node, unit: 'ms' },
  {
    name: 'serve until its first answer',
    value: median(serveMs),
    unit: 'ms',
    below: 2 * node + 100,
  },
]);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = nowMs();
  await work();
  return nowMs() - startMs;
}

async function firstAnswerMs(): Promise<number> {
  const startMs = nowMs();
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--log', 'json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (url === undefined) continue;
      const [response] = await once(get(`${url}/v2/echo/health`, { headers }), 'response');
      const ms = nowMs() - startMs;
      if (response.statusCode !== 200) throw new Error(`It answered ${response.statusCode}.`);
      response.resume();
      return ms;
    }
    throw new Error('It named no address.');
  } finally {
    child.kill('SIGKILL');
  }
}
