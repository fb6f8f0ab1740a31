/** Each spelling of a secret has one of its own, which is in no output of a command. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCaller } from '../../src/callers/index.ts';
import { callerForms } from '../../src/callers/report/caller-report-forms.ts';
import { createLog } from '../../src/cli/serve/log.ts';
import { createOperatedService } from '../../src/cli/serve/operated-service.ts';
import { createClient } from '../../src/client/index.ts';
import { ManualClock } from '../../src/core/clock.ts';
import { evidenceLine } from '../../src/evidence/evidence-line.ts';
import { toFetch } from '../../src/validation/adapters/fetch.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import type { HttpHandler } from '../../src/validation/http.ts';
import { bodiesWith, headersWith, queriesWith } from '../secrets/secret-spellings.ts';
import { proxied } from './proxied.ts';
import {
  memoryTerminal,
  reference,
  runCommand,
  smallTarget,
  targetFile,
  temporaryFolder,
} from './setup.ts';

const mark = 'SECRETMARK';
const planted: string[] = [];

/** A spelling with a secret that no other one has: a redaction that has met a secret hides it everywhere. */
function plant(spelling: string): string {
  const secret = `Zq9SECRET${planted.length}x41vB7`;
  planted.push(spelling);
  return spelling.replaceAll(mark, secret);
}
const bodies = bodiesWith(mark);
const queries = queriesWith(mark);
const headers = headersWith(mark);

function leaksIn(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([name, text]) =>
    [...new Set([...text.matchAll(/Zq9SECRET(\d+)x41vB7/g)].map(([, at]) => at))].map(
      (at) => `${name}: ${planted[Number(at)]}`,
    ),
  );
}

async function filesIn(folder: string): Promise<[string, string][]> {
  const names = await readdir(folder);
  return Promise.all(
    names.map(
      async (name) => [name, await readFile(join(folder, name), 'utf8')] as [string, string],
    ),
  );
}

/** An endless turn through the spellings. */
function turns(spellings: readonly string[]): () => string {
  let at = 0;
  return () => {
    at += 1;
    return plant(spellings[at % spellings.length] ?? '');
  };
}

/** Answers with spellings where reports quote an answer. */
function chatty(): HttpHandler {
  const nextBody = turns(bodies);
  let at = 0;
  return () => {
    at += 1;
    const [name = '', value = ''] = headers[at % headers.length] ?? [];
    const answer = (status: number, body: string, type = 'application/json') =>
      Promise.resolve({
        status,
        headers: {
          'content-type': type,
          [name]: plant(value),
          location: `/?${plant(queries[at % queries.length] ?? '')}`,
        },
        body,
      });
    switch (at % 5) {
      case 0:
        return answer(200, nextBody());
      case 1:
        return answer(200, JSON.stringify({ id: nextBody(), status: nextBody() }));
      case 2:
        return answer(
          200,
          JSON.stringify({ id: 'sync-1', status: nextBody(), output: nextBody() }),
        );
      case 3:
        return answer(500, JSON.stringify({ error: nextBody() }));
      default:
        return answer(200, nextBody(), plant('text/plain; token=SECRETMARK'));
    }
  };
}

/** Sends every spelling; gives what was answered. */
async function sendAll(
  url: string,
  path: string,
  always: Record<string, string> = {},
): Promise<string> {
  const answers: string[] = [];
  const send = async (
    target: string,
    init: { method?: string; body?: string; headers?: Record<string, string> },
  ) => {
    const answer = await fetch(url + target, {
      redirect: 'manual',
      ...init,
      headers: { ...always, ...init.headers },
    });
    answers.push(await answer.text());
  };
  for (const query of queries) await send(`${path}?${plant(query)}`, {});
  for (const [name, value] of headers) await send(path, { headers: { [name]: plant(value) } });
  for (const body of bodies) {
    const type = { 'content-type': 'application/json' };
    await send('/v2/echo/run', { method: 'POST', body: plant(body), headers: type });
  }
  return answers.join('\n');
}

test('proxy, judge and replay', { timeout: 60_000 }, async () => {
  const { url: target, close } = await listen(chatty(), { host: '127.0.0.1', port: 0 });
  const folder = await temporaryFolder();
  const at = (name: string) => join(folder, name);
  const forms = (name: string) =>
    ['json', 'junit', 'html'].flatMap((form) => [`--${form}`, at(`${name}.${form}`)]);
  const evidence = at('traffic.ndjson');
  const passed = await proxied(
    ['--target', target, '--evidence', evidence, ...forms('proxy')],
    (url) => sendAll(url, '/v2/echo/status/one'),
  );
  await close();
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: at('summary.md') };
  const judged = await runCommand('judge', [evidence, ...forms('judge')], { env });
  let answered = '';
  const replayed = await proxied(['--replay', evidence], async (url) => {
    answered = await sendAll(url, '/v2/echo/status/other');
  });
  const texts = new Map(await filesIn(folder));
  texts.set('judge', judged.printed + judged.warned);
  for (const [name, { printed, warned }] of Object.entries({ passed, replayed })) {
    texts.set(name, [...printed, ...warned].join('\n'));
  }
  texts.set('answers of the replay', answered);
  expect(texts.size).toBe(12);
  expect(texts.get('judge')).toContain('::error ');
  expect(leaksIn(texts)).toEqual([]);
});

/** Says spellings in every answer. */
function talkative(handle: HttpHandler): HttpHandler {
  const nextBody = turns(bodies);
  let at = 0;
  return async (request) => {
    const answer = await handle(request);
    if (typeof answer.body !== 'string' || !answer.body.startsWith('{')) return answer;
    at += 1;
    const [name = '', value = ''] = headers[at % headers.length] ?? [];
    const query = plant(queries[at % queries.length] ?? '');
    const told = {
      spelled: nextBody(),
      error: nextBody(),
      ...(request.target.endsWith('/run') && at % 3 === 0 && { status: nextBody() }),
    };
    const body = JSON.stringify({ ...JSON.parse(answer.body), ...told });
    const said = { [name]: plant(value), location: `/?${query}` };
    return { ...answer, headers: { ...answer.headers, ...said }, body };
  };
}

test('test', { timeout: 120_000 }, async () => {
  const url = await reference({ around: talkative });
  const folder = await temporaryFolder();
  const at = (name: string) => join(folder, name);
  const target = await targetFile(
    smallTarget(url, {
      endpoints: {
        echo: {
          id: 'echo',
          kind: 'serverless',
          maxCost: '0',
          inputs: { ordinary: { texts: bodies.map(plant) } },
        },
      },
    }),
  );
  const forms = ['json', 'junit', 'html'].flatMap((form) => [`--${form}`, at(`run.${form}`)]);
  const env = { KEY: 'demo-key', GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: at('summary.md') };
  const topics = ['requests', 'errors', 'jobs'].flatMap((topic) => ['--topic', topic]);
  const args = ['--target', target, ...topics, '--evidence', at('run.ndjson'), ...forms];
  const { printed, warned } = await runCommand('test', args, { env });
  const texts = new Map([...(await filesIn(folder)), ['printed', printed], ['warned', warned]]);
  expect(texts.size).toBe(7);
  expect(printed).toContain('::error ');
  expect(leaksIn(texts)).toEqual([]);
});

test('check-app', { timeout: 60_000 }, async () => {
  let works = 0;
  const work = async ({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }) => {
    works += 1;
    if (works === 1) {
      await sendAll(baseUrl, '/v2/echo/status/one', { authorization: `Bearer ${apiKey}` });
      await createClient({ baseUrl, apiKey }).runAndWait('echo', { input: {} });
    } else throw new Error(bodies.map(plant).join('\n'));
  };
  const texts = new Map<string, string>();
  for (const name of ['rehearsed', 'failing']) {
    const report = await checkCaller({ work, scenarios: ['ordinary-work', 'further-members'] });
    const forms = callerForms(report);
    texts.set(`${name}: text`, forms.text().join('\n'));
    texts.set(`${name}: annotations`, forms.annotations().join('\n'));
    texts.set(`${name}: summary`, forms.summary());
    texts.set(`${name}: junit`, forms.junit());
    texts.set(`${name}: json`, JSON.stringify(forms.json()));
    texts.set(`${name}: html`, forms.html());
    texts.set(`${name}: evidence`, report.records.map(evidenceLine).join('\n'));
  }
  expect(texts.get('failing: text')).toContain('It said:');
  expect(leaksIn(texts)).toEqual([]);
});

describe.each(['pretty', 'json'] as const)('log as %s', (form) => {
  test('serve', async () => {
    const clock = new ManualClock();
    const terminal = memoryTerminal();
    const log = await createLog({ form, level: 'debug', clock, terminal });
    const nextBody = turns(bodies);
    const service = createOperatedService(
      {
        clock,
        control: { enabled: true },
        sendWebhook: () => Promise.resolve({ kind: 'failed', reason: nextBody() }),
        settings: {
          accounts: { demo: { keys: { 'demo-key': {} } } },
          endpoints: {
            echo: { kind: 'serverless', worker: 'echo' },
            script: { kind: 'serverless', worker: 'script', durationMs: 1 },
          },
        },
      },
      { log, clock, stop: new AbortController().signal, pages: () => undefined },
    );
    const fetch = toFetch(service.handle);
    const call = (method: string, target: string, { body, ...sent }: Record<string, string> = {}) =>
      fetch(
        new Request(`http://service.test${target}`, {
          method,
          headers: {
            authorization: 'Bearer demo-key',
            'content-type': 'application/json',
            ...sent,
          },
          ...(body !== undefined && { body }),
        }),
      );
    for (const query of queries) {
      await call('GET', `/v2/echo/health?${plant(query)}`);
      await call('GET', `/v2/echo/status/${plant(query)}`);
      await call('GET', `/${plant(query)}`);
      await call('GET', `/v2/echo/status/${encodeURIComponent(plant(query))}`);
    }
    for (const [name, value] of headers) {
      await call('GET', '/v2/echo/health', { [name]: plant(value) });
      await call('POST', '/v2/echo/run', { 'content-type': plant(value), body: '{}' });
    }
    for (const body of bodies) {
      await call('GET', `/v2/echo/status/${encodeURIComponent(plant(body))}`);
      await call('POST', '/v2/echo/run', { body: plant(body) });
      const script = (text: string) =>
        JSON.stringify({ input: { script: { fail: text } }, webhook: 'http://a.test/' });
      await call('POST', '/v2/script/run', { body: script(plant(body)) });
    }
    await clock.advance(600_000);
    service.close();
    const text = [...terminal.printed, ...terminal.warned].join('\n');
    expect(text).toContain('webhookAttempted');
    expect(leaksIn(new Map([['log', text]]))).toEqual([]);
  });
});
