/** The command `learn`, from a deployment to settings that are served, and back. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { reference, runCommand, smallTarget, targetFile, temporaryFolder } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/learn-command.ts';

const limits = { timeout: 60_000 };
const env = { KEY: 'demo-key' };

/** Serves settings for the time of a test. */
async function served(settings: ServiceSettings): Promise<string> {
  const service = createReferenceService({ settings, control: { enabled: true } });
  const { url, close } = await listen(service.handle, {
    host: '127.0.0.1',
    port: 0,
    renderError: service.renderError,
  });
  onTestFinished(async () => {
    service.close();
    await close();
  });
  return url;
}

/** A deployment that is not as the local service is by itself, and what has become of it later. */
const settings: ServiceSettings = {
  accounts: { one: { keys: { 'the-real-key': {} } } },
  endpoints: { echo: { kind: 'serverless', worker: 'echo', durationMs: 1200 } },
  alternatives: { 'success-status': 'created', 'error-body': 'error-text' },
};
const changed: ServiceSettings = {
  ...settings,
  endpoints: { echo: { kind: 'serverless', worker: 'echo', durationMs: 9000 } },
  alternatives: { ...settings.alternatives, 'error-body': 'html' },
};

const target = (url: string) => smallTarget(url, { control: {}, declares: { timeUnit: 'ms' } });
/** What `--json` has written, which keeps its schema. */
async function jsonOf(file: string): Promise<unknown> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  const schema = JSON.parse(await readFile('generated/schemas/learned.json', 'utf8'));
  const keeps = new Ajv2020({ strict: false }).compile(schema);
  expect(keeps(value), JSON.stringify(keeps.errors)).toBe(true);
  return value;
}

const fewScenarios = ['--topic', 'errors', '--scenario', 'ordinary-job'];

test(
  'learns settings that behave like the deployment, and finds out whether it has changed',
  limits,
  async () => {
    const folder = await temporaryFolder();
    const at = (name: string) => join(folder, name);
    const args = async (url: string) => [
      ...['--target', await targetFile(target(url))],
      ...fewScenarios,
    ];
    const learned = at('learned.yaml');
    const first = await runCommand(
      'learn',
      [...(await args(await served(settings))), '--output', learned, '--json', at('learned.json')],
      { env: { KEY: 'the-real-key' } },
    );
    expect(first, first.warned).toMatchObject({ status: 0 });
    expect(first.printed).toContain(`npx inference-contract serve --config ${learned}`);
    const text = await readFile(learned, 'utf8');
    expect(text).toMatch(/^ {4}durationMs: 1200 # seen \d+ times, in evidence /m);
    expect(parse(text)).toMatchObject({ alternatives: settings.alternatives });
    expect(text).not.toContain('the-real-key');
    expect(await jsonOf(at('learned.json'))).toHaveProperty('points');

    const local = await served(await readSettings(learned));
    const submit = (key: string) =>
      fetch(`${local}/v2/echo/run`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{"input":{}}',
      });
    expect((await submit('local-key')).status).toBe(201);
    expect(await (await submit('wrong')).json()).toEqual({ error: expect.any(String) });

    const check = async (url: string, key: string) =>
      runCommand('learn', [...(await args(url)), '--check', learned, '--json', at('check.json')], {
        env: { KEY: key, GITHUB_ACTIONS: 'true' },
      });
    const same = await check(local, 'local-key');
    expect(same, same.printed + same.warned).toMatchObject({ status: 0 });
    expect(same.printed).toMatch(/^The deployment has not changed\./);
    expect(same.printed).not.toContain('::error');
    const other = await check(await served(changed), 'the-real-key');
    expect(other, other.printed + other.warned).toMatchObject({ status: 1 });
    expect(other.printed).toContain(
      'endpoints/echo/durationMs: from 1200 to 9000, seen in evidence',
    );
    expect(other.printed).toContain('alternatives/error-body: from error-text to html, seen in ');
    expect(other.printed).toMatch(
      /^::error title=The deployment has changed::alternatives\/error-body: from error-text to html, seen in /m,
    );
    expect(await jsonOf(at('check.json'))).toMatchObject({
      hasChanged: true,
      changes: [
        { path: ['endpoints', 'echo', 'durationMs'], from: 1200, to: 9000 },
        { path: ['alternatives', 'error-body'], from: 'error-text', to: 'html' },
      ],
    });
    expect(await readFile(learned, 'utf8')).toBe(text);
  },
);

test('learns from recorded evidence, as often as asked, with the same bytes', limits, async () => {
  const folder = await temporaryFolder();
  const at = (name: string) => join(folder, name);
  const file = await targetFile(target(await reference()));
  const written = ['--record', at('run.ndjson'), '--output', at('learned.yaml')];
  const run = await runCommand('learn', ['--target', file, ...fewScenarios, ...written], { env });
  expect(run, run.warned).toMatchObject({ status: 0 });
  const text = await readFile(at('learned.yaml'), 'utf8');
  const again = ['--evidence', at('run.ndjson'), '--output', at('learned.yaml')];
  const refused = await runCommand('learn', again);
  expect(refused).toMatchObject({ status: 2 });
  expect(refused.warned).toContain('exists already. Use --force to replace it.');
  expect(await runCommand('learn', [...again, '--force'])).toMatchObject({ status: 0 });
  expect(await readFile(at('learned.yaml'), 'utf8')).toBe(text);

  const twice = ['--evidence', at('run.ndjson'), '--evidence', at('run.ndjson')];
  const both = await runCommand('learn', [...twice, '--output', at('both.yaml')]);
  expect(both, both.warned).toMatchObject({ status: 0 });
  expect(parse(await readFile(at('both.yaml'), 'utf8'))).toEqual(parse(text));
  const check = await runCommand('learn', [...twice, '--check', at('learned.yaml')]);
  expect(check.status, check.printed).toBe(0);
});

test('shows its plan, sends nothing, and asks before jobs may cost money', limits, async () => {
  let requests = 0;
  const url = await reference({
    around: (handle) => (request) => {
      requests += 1;
      return handle(request);
    },
  });
  const file = await targetFile(
    smallTarget(url, { endpoints: { echo: { id: 'echo', kind: 'public', maxCost: '0.01' } } }),
  );
  const output = join(await temporaryFolder(), 'learned.yaml');
  const plan = await runCommand('learn', ['--target', file, '--plan', '--output', output], { env });
  expect(plan).toMatchObject({ status: 0 });
  expect(plan.printed).toMatch(/^\d+ of \d+ open points, \d+ jobs.*, \d+ requests, \$\d/m);
  const unpaid = await runCommand('learn', ['--target', file, '--output', output], { env });
  expect(unpaid).toMatchObject({ status: 2 });
  expect(unpaid.warned).toContain('--allow-cost to permit the cost');
  expect(requests).toBe(0);
});

const refusals: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['neither a target nor evidence', [], /Expected --target FILE/],
  ['evidence and a target', ['--evidence', 'e', '--target', 't'], /cannot be used with/],
  ['evidence that does not exist', ['--evidence', 'none.ndjson'], /there is no such file/],
  ['evidence and an option of a run', ['--evidence', 'e', '--no-private-downloads'], /cannot be/],
  ['a check that also writes', ['--check', 'l', '--output', 'o'], /cannot be used with/],
  ['a check with samples', ['--check', 'l', '--sample-outputs'], /cannot be used with/],
  ['samples of another form', ['--sample-outputs', 'half'], /redacted, whole/],
];

test.each(refusals)('refuses %s with status 2', async (_, args, message) => {
  const outcome = await runCommand('learn', [...args]);
  expect(outcome).toMatchObject({ status: 2, printed: '' });
  expect(outcome.warned).toMatch(message);
});

/** Evidence of a program's own traffic, which declares nothing. */
async function recording(exchanges: readonly object[]): Promise<string> {
  const file = join(await temporaryFolder(), 'recording.ndjson');
  const subject = { kind: 'subject', format: 1, baseUrl: 'https://h.test', claims: [] };
  const records = [{ ...subject, endpoints: [] }, ...exchanges];
  await writeFile(file, records.map((one) => `${JSON.stringify(one)}\n`).join(''));
  return file;
}

function exchange(id: number, target: string, body: object, asked?: object): object {
  const headers = { 'content-type': 'application/json' };
  const text = JSON.stringify(body);
  const method = asked === undefined ? 'GET' : 'POST';
  return {
    ...{ kind: 'exchange', scenario: 'recording', key: 'unknown', id },
    request: { method, target, headers, ...(asked && { body: JSON.stringify(asked) }) },
    response: { status: 200, headers, body: text, bytes: text.length },
    ...{ sentMs: 1000 * id, receivedMs: 1000 * id + 200 },
  };
}

const job = [
  exchange(1, '/v2/mine/run', { id: 'job-1', status: 'IN_QUEUE' }, { input: { my: 'secret' } }),
  exchange(2, '/v2/mine/status/job-1', { id: 'job-1', status: 'IN_PROGRESS' }),
  exchange(3, '/v2/mine/status/job-1', { id: 'job-1', status: 'COMPLETED', output: { a: 1 } }),
];

test('the traffic of a program is enough, and a file that was cut off is read as far as it goes', async () => {
  const file = await recording(job);
  const output = join(await temporaryFolder(), 'learned.yaml');
  const whole = await runCommand('learn', ['--evidence', file, '--output', output]);
  expect(whole, whole.warned).toMatchObject({ status: 0 });
  expect(parse(await readFile(output, 'utf8'))).toMatchObject({
    endpoints: { mine: { kind: 'serverless' } },
    alternatives: { 'success-status': 'ok' },
  });
  const sampled = join(await temporaryFolder(), 'sampled.yaml');
  const args = ['--evidence', file, '--output', sampled, '--sample-outputs'];
  expect((await runCommand('learn', args)).status).toBe(0);
  expect(parse(await readFile(sampled, 'utf8'))).toMatchObject({
    endpoints: { mine: { script: { output: { a: 0 } } } },
  });
  const quiet = await runCommand('learn', ['--evidence', file, '--check', output, '--quiet']);
  expect(quiet.printed).toBe('The deployment has not changed.');
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -200));
  const cut = await runCommand('learn', ['--evidence', file, '--check', output]);
  expect(cut, cut.warned).toMatchObject({ status: 3 });
  expect(cut.printed).toMatch(
    /^No change was seen, but \d+ settings? of the file could not be compared\.$/m,
  );
  expect(cut.warned).toContain('the last line is incomplete and is left out');
});

const chat = exchange(
  1,
  '/v1/chat/completions',
  { object: 'chat.completion', choices: [{ message: { content: 'private' } }] },
  { model: 'm', messages: [] },
);

test.each([
  ['of another API', [chat, exchange(2, '/v1/models', { data: [] })], /shows no endpoint/],
  ['of nothing', [], /shows no endpoint/],
])('evidence %s is not enough', async (_, exchanges, message) => {
  const output = join(await temporaryFolder(), 'learned.yaml');
  const args = ['--evidence', await recording(exchanges), '--output', output];
  const outcome = await runCommand('learn', args);
  expect(outcome).toMatchObject({ status: 2, printed: '' });
  expect(outcome.warned).toMatch(message);
  await expect(readFile(output)).rejects.toThrow('ENOENT');
});

test.each([
  ['empty', '', /Expected evidence, got nothing/],
  ['cut off in its first line', '{"kind":"subj', /not|Line 1/],
  [
    'cut in the middle',
    `{"kind":"subject","format":1,"baseUrl":"https://h.test","claims":[],"endpoints":[]}\n{"kind\n{}\n`,
    /Line 2 is not JSON/,
  ],
])('a file that is %s is refused', async (_, text, message) => {
  const file = join(await temporaryFolder(), 'evidence.ndjson');
  await writeFile(file, text);
  const outcome = await runCommand('learn', ['--evidence', file, '--output', `${file}.yaml`]);
  expect(outcome).toMatchObject({ status: 2, printed: '' });
  expect(outcome.warned).toMatch(message);
});

test('evidence that shows nothing of the file is no comparison', async () => {
  const folder = await temporaryFolder();
  const at = (name: string) => join(folder, name);
  const subject = {
    kind: 'subject',
    format: 1,
    baseUrl: 'https://h.test',
    claims: [],
    endpoints: [{ id: 'echo', kind: 'serverless' }],
  };
  await writeFile(at('empty.ndjson'), `${JSON.stringify(subject)}\n`);
  await writeFile(at('learned.yaml'), stringify(settings));
  const outcome = await runCommand('learn', [
    '--evidence',
    at('empty.ndjson'),
    '--check',
    at('learned.yaml'),
  ]);
  expect(outcome).toMatchObject({ status: 3 });
  expect(outcome.printed).toMatch(/^Nothing could be compared: /);
  expect(outcome.printed).toContain('  endpoints/echo/durationMs: not seen. Needed: ');
});

test('a run that is stopped learns nothing', limits, async () => {
  const stop = new AbortController();
  const url = await reference({
    around: (handle) => (request) => {
      // The checks begin with a request that is refused.
      if (request.target.endsWith('/runsync')) stop.abort();
      return handle(request);
    },
  });
  const output = join(await temporaryFolder(), 'learned.yaml');
  const file = await targetFile(target(url));
  const outcome = await runCommand('learn', ['--target', file, '--output', output], {
    env,
    stop: stop.signal,
  });
  expect(outcome).toMatchObject({ status: 2 });
  expect(outcome.warned).toContain('The run was cancelled: nothing was learned.');
  await expect(readFile(output)).rejects.toThrow('ENOENT');
});
