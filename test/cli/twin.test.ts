/** `test --twin`: the same scenarios on a local service, and what differs there. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { validateReportFile } from '#generated/conformance/validators.js';
import type { HttpHandler } from '../../src/validation/http.ts';
import { reference, runCommand, smallTarget, targetFile, temporaryFolder } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/judge-command.ts';
import '../../src/cli/test-command.ts';

const limitMs = 60_000;
const env = { KEY: 'demo-key' };
const few = 'ordinary-job,error-answers';

/** Settings with these endpoints. */
async function settingsFile(
  endpoints: Readonly<Record<string, object>>,
  own: object = {},
): Promise<string> {
  const file = join(await temporaryFolder(), 'twin.yaml');
  const accounts = { own: { keys: { 'own-key': {} }, ...own } };
  await writeFile(file, stringify({ accounts, endpoints }));
  return file;
}

const echo = { kind: 'serverless', worker: 'echo' };

async function testWith(
  twin: string,
  {
    around,
    target = {},
    scenarios = few,
  }: { around?: Parameters<typeof reference>[0]; target?: object; scenarios?: string } = {},
) {
  const folder = await temporaryFolder();
  const file = join(folder, 'r.json');
  const url = await reference(around);
  const checked = await targetFile(smallTarget(url, { control: { clock: 'manual' }, ...target }));
  const args = ['--target', checked, '--twin', twin, '--scenario', scenarios];
  const reports = ['--json', file, '--html', join(folder, 'r.html')];
  const outcome = await runCommand('test', [...args, ...reports], { env });
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!validateReportFile(report)) throw new Error(JSON.stringify(validateReportFile.errors));
  return { ...outcome, ...report.twin, html: await readFile(join(folder, 'r.html'), 'utf8') };
}

/** Changes what a deployment answers to submissions that it accepts. */
const accepting =
  (status: number) =>
  (handle: HttpHandler): HttpHandler =>
  async (request) => {
    const response = await handle(request);
    return request.target.endsWith('/run') && response.status === 200
      ? { ...response, status }
      : response;
  };

describe('test --twin', { timeout: limitMs }, () => {
  test('a twin like the deployment differs in nothing', async () => {
    const { status, printed, html, ...twin } = await testWith(await settingsFile({ echo }));
    expect(twin).toMatchObject({ differences: [], timing: [], notCompared: [] });
    expect(printed).toMatch(/^Nothing that callers notice differs from the twin \S+twin\.yaml\.$/m);
    expect(html).toContain('<p>None was seen.</p>');
    expect(status).toBe(0);
  });

  test('what the twin does not play is warned of once, with its place in the file', async () => {
    const own = { alternatives: { 'response-size': 'unlimited' } };
    const file = await settingsFile({ echo }, own);
    const { warned } = await testWith(file);
    expect(warned.match(/does not play/g)).toHaveLength(1);
    expect(warned).toContain(`${file}: /accounts/own/alternatives/response-size: `);
  });

  test('what differs is shown beside each other, and the exit status stays', async () => {
    const { status, printed, html, differences } = await testWith(await settingsFile({ echo }), {
      around: { around: accepting(202) },
    });
    expect(differences?.map(({ kind, what, did }) => [kind, what, did])).toEqual([
      ['alternative', 'success-status', { deployment: 'accepted', twin: 'ok' }],
      ['status', 'HTTP status of `run`', { deployment: '202', twin: '200' }],
    ]);
    expect(printed).toContain('\n      deployment  202\n      twin        200\n');
    expect(html).toMatch(/<td[^>]*>202<\/td><td[^>]*>200<\/td>/);
    expect(status).toBe(0);
  });

  test('two files of evidence are compared as two runs are', async () => {
    const recorded = async (around?: Parameters<typeof reference>[0]) => {
      const file = join(await temporaryFolder(), 'run.ndjson');
      const url = await reference(around);
      const checked = await targetFile(smallTarget(url, { control: { clock: 'manual' } }));
      const args = ['--target', checked, '--scenario', few, '--evidence', file];
      await runCommand('test', args, { env });
      return file;
    };
    const [deployment, twin] = [await recorded({ around: accepting(202) }), await recorded()];
    const { printed, status } = await runCommand('judge', [deployment, '--twin', twin]);
    expect(printed).toContain('\n      deployment  202\n      twin        200\n');
    expect(status).toBe((await runCommand('judge', [deployment])).status);
    const same = await runCommand('judge', [twin, '--twin', twin]);
    expect(same.printed).toMatch(
      /^Nothing that callers notice differs from the twin \S+ndjson\.$/m,
    );
  });

  test('a slower twin takes other times, and nothing else', async () => {
    const slow = { ...echo, durationMs: 2500 };
    const { printed, differences, timing } = await testWith(await settingsFile({ echo: slow }), {
      scenarios: 'request-forms',
    });
    expect(differences).toEqual([]);
    expect(timing?.map(({ what }) => what.replace(/ at .*/, ''))).toEqual([
      'run time of jobs with the input `ordinary`',
    ]);
    expect(printed).toMatch(/^ {6}deployment {2}0 ms .*\n {6}twin {8}2500 ms /m);
  });

  test('endpoints that the twin lacks are named', async () => {
    const twin = await testWith(await settingsFile({ echo }), {
      target: {
        endpoints: {
          echo: { id: 'echo', kind: 'serverless', inputs: { ordinary: {} } },
          other: { id: 'script', kind: 'serverless', inputs: { ordinary: {} } },
        },
      },
    });
    expect(twin.notCompared).toContain('The twin has no endpoint script.');
  });

  test('a running service can be the twin, with an account of its own or that of a key', async () => {
    const url = await reference();
    const { differences } = await testWith(url);
    expect(differences).toEqual([]);

    const target = await targetFile(smallTarget(url, { control: {} }));
    const args = ['--target', target, '--twin', url, '--twin-key-env', 'TWIN', '--scenario', few];
    const withKey = await runCommand('test', args, { env: { ...env, TWIN: 'demo-key' } });
    expect(withKey.printed).toContain('Nothing that callers notice differs from the twin');
    expect((await runCommand('test', args, { env })).warned).toBe(
      '--twin-key-env: the environment variable TWIN is not set.',
    );
  });

  test('refuses a twin that it cannot use before it sends anything', async () => {
    let requests = 0;
    const url = await reference({
      around: (handle) => (request) => {
        requests += 1;
        return handle(request);
      },
    });
    const target = await targetFile(smallTarget(url));
    const tried = (twin: string) =>
      runCommand('test', ['--target', target, '--twin', twin], { env });
    const guarded = await reference({ token: 'a-token' });
    const refusals = [
      [
        guarded,
        `--twin ${guarded}: expected a local service whose control interface needs no token: `,
      ],
      ['missing.yaml', 'missing.yaml: expected a settings file, got none'],
      [await settingsFile({ other: echo }), "The twin has none of the target's endpoints: echo."],
    ] as const;
    for (const [twin, message] of refusals) {
      const { status, warned } = await tried(twin);
      expect(warned).toContain(message);
      expect(status).toBe(2);
    }
    expect(requests).toBe(0);
  });
});
