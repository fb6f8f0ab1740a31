/** A server that keeps its orders in files, with changes that make it forget, and the verdicts on it. */
import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import { readApplicationFile } from '../../src/callers/application/app-file.ts';
import { applicationOf } from '../../src/callers/application/file-application.ts';
import type { CallerVerdict } from '../../src/callers/judging/verdicts.ts';
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { systemClock } from '../../src/core/clock.ts';
import { appFolder } from './app-files.ts';
import { verdictsOf } from './run-and-judge.ts';

/** Stores each order and its job in a file, and goes on with what is not done when it starts. */
const sound = `import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
const { BASE, KEY, PORT, DATA } = process.env;
const headers = { authorization: \`Bearer \${KEY}\`, 'content-type': 'application/json' };
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
const orders = new Map();
for (const name of readdirSync(DATA).filter((name) => name.endsWith('.json'))) {
  const order = JSON.parse(readFileSync(DATA + '/' + name, 'utf8'));
  orders.set(order.id, order);
}
function save(order) {
  writeFileSync(DATA + '/' + order.id, JSON.stringify(order));
  renameSync(DATA + '/' + order.id, DATA + '/' + order.id + '.json');
}
async function ask(path, options) {
  const response = await fetch(BASE + path, { headers, ...options });
  if (!response.ok) throw new Error(response.status);
  return await response.json();
}
async function submit(order) {
  order.isSubmitted = true;
  save(order);
  const webhook = WEBHOOK;
  const body = JSON.stringify({ input: { prompt: order.id }, webhook });
  order.job = (await ask('/v2/echo/run', { method: 'POST', body })).id;
  save(order);
}
function finish(order) {
  if (order.state !== 'working') return;
  order.state = 'done';
  save(order);
  console.log('charged', order.id);
}
async function work(order) {
  try {
    if (!order.isSubmitted) await submit(order);
    // Whether a job runs is not known.
    if (order.job === undefined) throw new Error('lost');
    while (order.state === 'working') {
      await pause(0.6);
      const { status } = await ask('/v2/echo/status/' + order.job);
      if (status === 'COMPLETED') finish(order);
    }
  } catch (error) {
    console.error(error);
    order.state = 'failed';
    save(order);
  }
}
for (const order of orders.values()) if (order.state === 'working') void work(order);
createServer(async (request, response) => {
  const [, path, id] = request.url.split('/');
  if (path === 'hook') {
    finish(orders.get(id));
    response.end();
    return;
  }
  if (request.method === 'POST') {
    const order = { id: 'order-' + orders.size, state: 'working' };
    orders.set(order.id, order);
    save(order);
    void work(order);
    response.end(JSON.stringify({ id: order.id }));
    return;
  }
  response.end(JSON.stringify(orders.get(id) ?? { state: 'unknown' }));
}).listen(Number(PORT), '127.0.0.1');
`;

export const withoutWebhook = sound.replace('WEBHOOK', 'undefined');
export const withWebhook = sound.replace(
  'WEBHOOK',
  "'http://127.0.0.1:' + PORT + '/hook/' + order.id",
);

/** The program with other lines. */
export function changed(
  program: string,
  ...changes: readonly (readonly [string, string])[]
): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`Expected the program to have ${from}`);
    return text.replace(from, to);
  }, program);
}

export async function verdictsOn(
  program: string,
  rules: readonly CallerRuleId[],
  declares: object = {},
): Promise<Partial<Record<CallerRuleId, CallerVerdict>>> {
  const file = await appFolder('', { 'server.mjs': program });
  const clock = systemClock();
  onTestFinished(() => clock.clear());
  const order = 'http://127.0.0.1:{port}/orders';
  const application = applicationOf(
    readApplicationFile({
      endpoint: 'echo',
      env: { BASE: '{baseUrl}', KEY: '{apiKey}', PORT: '{port}', DATA: '{dataFolder}' },
      start: { command: ['node', 'server.mjs'] },
      work: {
        request: `POST ${order}`,
        poll: { request: `GET ${order}/{/id}` },
        success: { member: '/state', values: ['done'] },
        failure: { member: '/state', values: ['failed'] },
        withinSeconds: 8,
      },
      acts: { output: '^charged' },
      declares: { resumes: true, ...declares },
    }),
    { folder: dirname(file), clock, env: { PATH: process.env.PATH }, newName: () => 'piece' },
  );
  const verdicts = await verdictsOf(application, rules);
  return Object.fromEntries(verdicts.map((verdict) => [verdict.rule, verdict]));
}

export const ofPolling = ['resumes-after-restart', 'works-once-after-restart'] as const;
export const ofWebhooks = [...ofPolling, 'keeps-acknowledged-calls'] as const;
