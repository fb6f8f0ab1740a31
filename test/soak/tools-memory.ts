/** What `test`, `proxy` and `judge` take in memory while a deployment answers everything with 18 MB. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { startCli } from '../cli/cli-process.ts';
import { peakOf } from './peak-memory.ts';

/** The most that docs/guides/checking.md allows for each command. */
const boundMiB = 512;

/** How many clients the proxy has at the same time. */
const clients = 4;

/** The bodies of jobs that never end: too long, and as long as may be kept, so that the total is used up. */
const lengths = { tooLong: 18_000_000, kept: 3_900_000 };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints a line a command; resolves to whether none passed the bound, and all made a report. Linux only. */
export async function soakToolsMemory(answers: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'tools-memory-'));
  const at = (name: string) => join(folder, name);
  const lines: { readonly isWell: boolean; readonly text: string }[] = [];
  const note = (name: string, { peakMiB, status }: Ended, what: string) => {
    // Refused, or ended by a signal or for want of memory: there is no report.
    const isWell = peakMiB <= boundMiB && status !== null && status <= 3;
    const text = `memory of ${name}: at most ${Math.round(peakMiB)} MiB of ${boundMiB}, status ${status}, ${what}`;
    lines.push({ isWell, text });
    console.log(`${isWell ? 'ok    ' : 'FAILED'}  ${text}`);
  };
  try {
    for (const [kind, length] of Object.entries(lengths)) {
      const deployment = await deploymentOf(length);
      const size = `answers of ${length / 1_000_000} MB`;
      try {
        const target = at(`${kind}.yaml`);
        await writeFile(target, targetOf(deployment.url));
        const evidence = ['--evidence', at(`${kind}.ndjson`)];
        const forms = ['--json', at(`${kind}.json`), '--html', at(`${kind}.html`)];
        const checked = await runMeasured(['test', '--target', target, ...forms, ...evidence]);
        note('test', checked, `${deployment.count()} ${size}`);
        note('judge', await runMeasured(['judge', at(`${kind}.ndjson`)]), 'evidence of test');
        const traffic = at(`${kind}-traffic.ndjson`);
        note(
          'proxy',
          await passThrough(deployment.url, { answers, traffic }),
          `${answers} ${size}`,
        );
        note('judge', await runMeasured(['judge', traffic]), 'evidence of proxy');
      } finally {
        deployment.close();
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return lines.every(({ isWell }) => isWell);
}

interface Ended {
  readonly peakMiB: number;
  readonly status: number | null;
}

/** A deployment whose every answer is a job with a long text, but the first, which has no job to tell of. */
async function deploymentOf(length: number) {
  const id = '0f0e0d0c-0b0a-4908-8706-000000000001-u1';
  const body = Buffer.from(JSON.stringify({ id, status: 'IN_QUEUE', text: 'x'.repeat(length) }));
  let count = 0;
  const answer: RequestListener = (request, response) => {
    request.resume();
    const isFirst = request.url?.endsWith('/status/preflight') === true;
    if (!isFirst) count += 1;
    response.writeHead(isFirst ? 404 : 200, { 'content-type': 'application/json' });
    response.end(isFirst ? '{}' : body);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    count: () => count,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function targetOf(baseUrl: string): string {
  const inputs = { ordinary: { word: 'echo' } };
  return stringify({
    baseUrl,
    keys: { valid: 'KEY' },
    endpoints: { echo: { id: 'echo', kind: 'serverless', maxCost: '0', inputs } },
    limits: { maxDurationSeconds: 60, requestsPerSecond: 100 },
  });
}

/** Runs a command to its end, and looks at its memory all the while. */
async function runMeasured(args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, KEY: 'key-of-soak' },
    stdio: 'ignore',
  });
  let peakMiB = 0;
  let hasEnded = false;
  const ended = once(child, 'exit').then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    peakMiB = Math.max(peakMiB, await peakOf(child.pid ?? 0).catch(() => 0));
    await Promise.race([ended, sleep(20)]);
  }
  return { peakMiB, status: child.exitCode };
}

/** Lets clients read answers through a proxy, and ends it. */
async function passThrough(
  target: string,
  { answers, traffic }: { answers: number; traffic: string },
): Promise<Ended> {
  const proxy = await startCli(
    ['proxy', '--target', target, '--port', '0', '--evidence', traffic, '--profile', 'contract'],
    (line) => line.startsWith('Forwarding '),
  );
  let left = answers;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1;
        const response = await fetch(`${proxy.url}/v2/echo/status/x`);
        for await (const _ of response.body ?? []);
      }
    }),
  );
  let peakMiB = await peakOf(proxy.pid);
  let hasEnded = false;
  const stopping = proxy.stop('SIGTERM').finally(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    peakMiB = Math.max(peakMiB, await peakOf(proxy.pid).catch(() => 0));
    await Promise.race([stopping, sleep(20)]);
  }
  return { peakMiB, status: await stopping };
}
