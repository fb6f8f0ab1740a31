/** The command `test` from its arguments to its exit status and what it leaves behind. */
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { validateReportFile } from '#generated/file-formats/validators.js';
import { readTargetFile } from '../../src/cli/shared/target-options.ts';
import { readEvidence } from '../../src/evidence/evidence-file.ts';
import { evidenceLine } from '../../src/evidence/evidence-line.ts';
import type { EvidenceRecord } from '../../src/evidence/record-types.ts';
import type { HttpHandler } from '../../src/validation/http.ts';
import { stub } from '../servers/stub.ts';
import { reference, runCommand, smallTarget, targetFile, temporaryFolder } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/test-command.ts';
import '../../src/cli/checks/judge-command.ts';

const env = { KEY: 'demo-key' };
const limitMs = 60_000;

async function verdictsIn(file: string): Promise<ReadonlyMap<string, string>> {
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!validateReportFile(report)) throw new Error(JSON.stringify(validateReportFile.errors));
  return new Map(report.verdicts.map(({ rule, verdict }) => [rule, verdict]));
}

/** Answers of the submission alone have another state than the contract says. */
const startsAtOnce =
  (handle: HttpHandler): HttpHandler =>
  async (request) => {
    const response = await handle(request);
    const isSubmission = request.target.endsWith('/run') && response.status === 200;
    if (!isSubmission || typeof response.body !== 'string') return response;
    return { ...response, body: response.body.replace('IN_QUEUE', 'COMPLETED') };
  };

const hasNothing =
  (handle: HttpHandler): HttpHandler =>
  async (request) => {
    const response = await handle(request);
    return /\/run(sync)?$/.test(request.target) ? { ...response, status: 404 } : response;
  };

describe('a deployment that conforms', { timeout: limitMs }, () => {
  test('exits with 0 and is reported in every format', async () => {
    const folder = await temporaryFolder();
    const at = (name: string) => join(folder, name);
    const target = await targetFile(
      smallTarget(await reference(), {
        control: {},
        endpoints: {
          image: {
            id: 'black-forest-labs-flux-1-schnell',
            kind: 'public',
            model: 'image',
            price: 'image-fast',
            inputs: { ordinary: { prompt: 'A lighthouse', width: 512, height: 512 } },
          },
          echo: {
            id: 'echo',
            kind: 'serverless',
            maxCost: '0',
            inputs: { ordinary: { word: 'echo' }, echo: { word: 'echo' } },
          },
        },
      }),
    );
    const { status, printed, warned } = await runCommand(
      'test',
      [
        ...['--target', target, '--evidence', at('run.ndjson')],
        ...['--json', at('r.json'), '--junit', at('r.xml'), '--html', at('r.html')],
      ],
      { env: { ...env, GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: at('summary.md') } },
    );
    expect(printed).toContain('Conforms: ');
    expect(status).toBe(0);
    expect(warned).toMatch(
      /^\d+ scenarios, on manual clocks, so within seconds\b[^\n]*\.\nThe check took \d+\.\d s, judging and reports included\.$/,
    );

    const verdicts = await verdictsIn(at('r.json'));
    const counted = [...verdicts.values()].filter((verdict) => verdict === 'verified').length;
    expect(printed).toContain(`Conforms: ${counted} verified, 0 violated, 0 inconclusive`);
    expect(counted).toBeGreaterThan(30);
    const xml = await readFile(at('r.xml'), 'utf8');
    expect(xml).toContain(`tests="${verdicts.size}" failures="0" errors="0"`);
    expect(await readFile(at('r.html'), 'utf8')).toContain('<h1>Conforms</h1>');
    expect(await readFile(at('summary.md'), 'utf8')).toMatch(/^## Conforms: /);
    expect(printed).not.toContain('::error');

    const again = await runCommand('judge', [at('run.ndjson'), '--json', at('again.json')]);
    expect(again.status).toBe(0);
    expect([...(await verdictsIn(at('again.json')))]).toEqual([...verdicts]);
  });
});

describe('a deployment that breaks a rule', { timeout: limitMs }, () => {
  test('exits with 1 unless the violation is known', async () => {
    const folder = await temporaryFolder();
    const url = await reference({ around: startsAtOnce });
    const target = await targetFile(smallTarget(url, { control: {} }));
    const evidence = join(folder, 'run.ndjson');
    const github = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(folder, 'summary.md') };
    const found = await runCommand('test', ['--target', target, '--evidence', evidence], {
      env: { ...env, ...github },
    });
    expect(found.status).toBe(1);
    const violated = [...found.printed.matchAll(/^::error title=(\S+) is violated::/gm)].map(
      ([, rule]) => rule,
    );
    expect(violated.length).toBeGreaterThan(0);
    expect(await readFile(github.GITHUB_STEP_SUMMARY, 'utf8')).toMatch(/### Violated \(\d+\)/);

    const known = join(folder, 'known.yaml');
    const knownUntil = async (until: string) => {
      const violations = violated.map((rule) => ({ rule, reason: 'Their ticket 4711.', until }));
      await writeFile(known, JSON.stringify({ violations }));
      return runCommand('judge', [evidence, '--baseline', known]);
    };
    const current = await knownUntil('2999-12-31');
    expect(current.printed).toContain('Known: Their ticket 4711. (until 2999-12-31)');
    expect(current.status).not.toBe(1);
    const over = await knownUntil('2020-01-31');
    expect(over.printed).toContain('was a known violation until 2020-01-31');
    expect(over.status).toBe(1);
  });
});

describe('an incomplete check', { timeout: limitMs }, () => {
  test('exits with 3 if a scenario exceeds the limits', async () => {
    const text = smallTarget(await reference(), { control: {}, limits: { maxRequests: 50 } });
    const { status, printed } = await runCommand('test', ['--target', await targetFile(text)], {
      env,
    });
    expect(printed).toMatch(/Not run:.*of maxRequests are left.*\nIncomplete: /s);
    expect(status).toBe(3);
  });

  test.each([
    [
      'without enough requests',
      startsAtOnce,
      { limits: { maxRequests: 100 } },
      /of maxRequests are left/,
    ],
    ['without its endpoint', hasNothing, {}, /\nObstacles:.* was answered \d+ × 404/s],
  ])('judging the evidence of %s gives the same result', async (_, around, changes, told) => {
    const folder = await temporaryFolder();
    const forms = (name: string) => {
      const at = (ending: string) => join(folder, `${name}.${ending}`);
      const options = ['--json', at('json'), '--junit', at('xml'), '--html', at('html')];
      return { at, options: [...options, '--profile', 'reference'] };
    };
    const [run, again] = [forms('run'), forms('again')];
    const text = smallTarget(await reference({ around }), { control: {}, ...changes });
    const evidence = ['--evidence', run.at('ndjson')];
    const target = ['--target', await targetFile(text)];
    const first = await runCommand('test', [...target, ...evidence, ...run.options], { env });
    const second = await runCommand('judge', [run.at('ndjson'), ...again.options], { env });
    expect(first.printed).toMatch(told);
    expect(second).toMatchObject({ status: first.status, printed: first.printed });
    for (const ending of ['json', 'xml', 'html']) {
      expect(await readFile(again.at(ending), 'utf8')).toBe(await readFile(run.at(ending), 'utf8'));
    }
  });
});

describe('the budget', () => {
  const priced = {
    endpoints: {
      image: { id: 'flux', kind: 'public', model: 'image', price: 'image-fast', maxCost: '0.01' },
    },
  };

  test('a plan is printed without sending anything', async () => {
    let requests = 0;
    const url = await stub((_, response) => {
      requests += 1;
      response.end();
    });
    const target = await targetFile(smallTarget(url, priced));
    const { status, printed } = await runCommand('test', ['--target', target, '--plan'], {
      env,
    });
    expect(status).toBe(0);
    expect(printed).toMatch(/^ {2}ordinary-job +\$0\.\d+ +\d+ jobs +\d+ requests +\d+ s {2}/m);
    expect(printed).toContain('Left out:');
    expect(printed).toMatch(
      /\d+ rules, \d+ jobs \(at most \d+ if [a-z, ]+\), \d+ requests, \$0\.\d+ at worst, about \d+ s, (\d+ (s|min) if everything is slow, )?at most \d+ (s|min)$/,
    );

    const refused = await runCommand('test', ['--target', target], { env });
    expect(refused.status).toBe(2);
    expect(refused.warned).toMatch(
      /^This would submit \d+ jobs \(at most \d+ if .*\): .*--allow-cost to permit the cost\.$/,
    );
    expect(requests).toBe(0);
  });

  test('a plan names the ways to say what jobs cost at most', async () => {
    const unknown =
      /jobs of one \(unknown: declare maxCost in the target file, or add --job-cost\)/;
    expect((await planOf()).printed).toMatch(unknown);
    expect((await planOf('--job-cost', '0')).printed).toContain(', $0 at worst, about ');
  });

  /** A plan of one endpoint without a file. */
  const planOf = (...args: readonly string[]) => {
    const where = ['--base-url', 'https://host.test', '--endpoint', 'one', '--api-key-env', 'KEY'];
    return runCommand('test', [...where, '--plan', ...args], { env });
  };

  test('a plan reports which files could not be written but writes none', async () => {
    const folder = await temporaryFolder();
    const old = join(folder, 'old.json');
    await writeFile(old, 'old');
    const fresh = join(folder, 'new.xml');
    expect(await planOf('--json', old, '--junit', fresh)).toMatchObject({ status: 0 });
    expect(await readFile(old, 'utf8')).toBe('old');
    await expect(access(fresh)).rejects.toThrow('ENOENT');

    const unknownEndpointId = join(folder, 'unknownEndpointId', 'run.ndjson');
    for (const [option, path] of [
      ['--evidence', unknownEndpointId],
      ['--html', unknownEndpointId],
      ['--json', folder],
    ] as const) {
      const { status, printed, warned } = await planOf(option, path);
      expect({ status, printed }).toEqual({ status: 2, printed: '' });
      expect(warned).toContain(`${option}: ${path} cannot be written: `);
    }
  });

  test.each([
    [['--price', 'image-fast'], /^--price image-fast: expected --input with width and height, or/],
    [
      ['--price', 'image-fast', '--input', '{"width":512.5,"height":512}'],
      /^--price image-fast: expected --input with width and height, or/,
    ],
    [['--price', 'text'], /^--price text: expected --job-cost, /],
    [['--job-cost', '1e3'], /^--job-cost: expected dollars such as 0.002, got 1e3\.$/],
  ])('the maximum cost of a job is required: %j', async (args, message) => {
    const { status, printed, warned } = await planOf(...args);
    expect({ status, printed, warned }).toEqual({
      status: 2,
      printed: '',
      warned: expect.stringMatching(message),
    });
  });

  test('an endpoint whose job cost is declared can be planned', async () => {
    const { status, printed } = await planOf('--price', 'text', '--job-cost', '0.01');
    expect(status).toBe(0);
    expect(printed).toMatch(/^ {2}ordinary-job +\$0\.03 +2 jobs/m);
    const { printed: unknown } = await planOf();
    expect(unknown).toMatch(/^ {2}ordinary-job +unknown +2 jobs/m);
  });

  test('a rule that needs a declaration is named, and nothing is planned for it', async () => {
    const { printed } = await planOf('--rule', 'webhook-retries');
    expect(printed).toMatch(
      /^webhook-retries cannot be decided\. Not declared: webhook-receiver \(/m,
    );
    expect(printed).toMatch(/^0 rules, 0 jobs, 0 requests/m);
  });

  test('a base URL may end with the version', async () => {
    const { printed, warned } = await runCommand(
      'test',
      ['--target', await targetFile(smallTarget('https://host.test/v2/')), '--plan'],
      { env },
    );
    expect(warned).toContain('so the base URL is https://host.test.');
    expect(printed).toMatch(/^https:\/\/host\.test, profile contract/);
  });
});

describe('test init', () => {
  const required = ['--base-url', 'https://host/v2', '--endpoint', 'mine'];
  const written = {
    baseUrl: 'https://host',
    keys: { valid: 'API_KEY' },
    endpoints: { main: { id: 'mine', kind: 'serverless', inputs: { ordinary: {} } } },
    limits: { maxCost: '1.00' },
  };

  async function init(...args: readonly string[]) {
    const out = join(await temporaryFolder(), 'target.yaml');
    expect(await runCommand('test init', [...args, '--out', out])).toMatchObject({ status: 0 });
    return { out, file: await readTargetFile(out) };
  }

  test('writes a file that can be checked unchanged', async () => {
    const { out, file } = await init(...required);
    expect(file).toEqual(written);
    const plan = await runCommand('test', ['--target', out, '--plan'], { env: { API_KEY: 'key' } });
    expect(plan).toMatchObject({ status: 0, warned: '' });
    expect(await runCommand('test init', [...required, '--out', out])).toMatchObject({
      status: 2,
      warned: expect.stringMatching(
        /^--out: .*target\.yaml cannot be written: it exists already\.$/,
      ),
    });
  });

  test("shows the command with the file's name at the head of the file", async () => {
    const out = join(await temporaryFolder(), 'mine.yaml');
    await runCommand('test init', [...required, '--out', out]);
    expect(await readFile(out, 'utf8')).toContain(`inference-contract test --target ${out} --plan`);
  });

  test.each([
    [
      ['--kind', 'public'],
      'Still missing for a public endpoint: `model` (--model), what it makes; `price` (--price), what it charges.',
    ],
    [
      ['--model', 'text'],
      'Still missing for a public endpoint: `price` (--price), what it charges.',
    ],
    [['--price', 'text'], undefined],
    [[], undefined],
  ])('says what is missing from %j', async (options, line) => {
    const out = join(await temporaryFolder(), 'target.yaml');
    const { status, printed } = await runCommand('test init', [
      ...required,
      ...options,
      '--out',
      out,
    ]);
    expect(status).toBe(0);
    if (line === undefined) expect(printed).not.toContain('Still missing');
    else expect(printed.split('\n').at(-1)).toBe(line);
  });

  test('says why it cannot write the file', async () => {
    expect(await runCommand('test init', [...required, '--out', '/none/target.yaml'])).toEqual({
      status: 2,
      printed: '',
      warned: '--out: /none/target.yaml cannot be written: its folder does not exist.',
    });
  });

  test('inserts the values of options', async () => {
    const options = [
      ...['--api-key-env', 'KEY', '--kind', 'public', '--model', 'text', '--price', 'text'],
      ...['--job-cost', '0.01', '--input', '{"prompt":"$& \\"x\\""}'],
    ];
    const { file } = await init(...required, ...options);
    expect(file).toEqual({
      ...written,
      keys: { valid: 'KEY' },
      endpoints: {
        main: {
          id: 'mine',
          kind: 'public',
          model: 'text',
          price: 'text',
          maxCost: '0.01',
          inputs: { ordinary: { prompt: '$& "x"' } },
        },
      },
    });
  });

  test('writes a file for an image endpoint, and a deployment conforms with it', {
    timeout: limitMs,
  }, async () => {
    const { file } = await init(
      ...['--base-url', await reference(), '--endpoint', 'black-forest-labs-flux-1-schnell'],
      ...['--price', 'image-fast', '--input', '{"prompt":"x","width":512,"height":512}'],
      ...['--api-key-env', 'KEY'],
    );
    // The clock is moved here, so that nothing waits.
    const target = await targetFile(stringify({ ...file, control: {} }));
    const { status, printed } = await runCommand('test', ['--target', target], { env });
    expect(printed).toMatch(/^Conforms: \d+ verified, 0 violated, 0 inconclusive/m);
    expect(status).toBe(0);
  });

  test('explains every member of a target file, with a value that the schema allows', async () => {
    const { out } = await init(...required);
    const text = await readFile(out, 'utf8');
    const everything = await targetFile(text.replaceAll(/^( *)#(?=\w| {2}[\w#])/gm, '$1'));
    const file = await readTargetFile(everything);
    const { $defs: own } = JSON.parse(
      await readFile('openapi/json-schemas/target.schema.json', 'utf8'),
    );
    const { $defs: shared } = JSON.parse(
      await readFile('openapi/json-schemas/evidence.schema.json', 'utf8'),
    );
    const members = (schema: { properties: object }) => Object.keys(schema.properties).toSorted();
    for (const [part, schema] of [
      [file.keys, own.TargetKeys],
      [file.endpoints.main, own.TargetEndpoint],
      [file.endpoints.main?.inputs, shared.Inputs],
      [file.declares, own.Declared],
      [file.limits, own.RunLimits],
      [file.webhooks, own.ReceiverSettings],
      [file.control, own.ControlAccess],
    ] as const) {
      expect(Object.keys(part ?? {}).toSorted()).toEqual(members(schema));
    }
    // Every member follows a comment of its own or that of its part.
    const lines = text.split('\n');
    const bare = lines.filter(
      (line, index) =>
        /^ *#?( {2})?\w+:/.test(line) && !/^ *(# {2})?# /.test(lines[index - 1] ?? ''),
    );
    expect(bare).toEqual(['endpoints:']);
  });

  test.each([
    [['--endpoint', 'x'], "error: required option '--base-url <url>' not specified"],
    [['--base-url', 'ftp://a:hidden@h', '--endpoint', 'x'], 'Expected a base URL such as https://'],
    [
      [...required, '--api-key-env', 'sk-hidden: c'],
      '--api-key-env: expected the name of an environment variable, such as API_KEY, got',
    ],
  ])('writes no file for %j', async (args, message) => {
    const out = join(await temporaryFolder(), 'target.yaml');
    const { status, warned } = await runCommand('test init', [...args, '--out', out]);
    expect({ status, warned }).toEqual({ status: 2, warned: expect.stringContaining(message) });
    expect(warned).not.toContain('hidden');
    await expect(access(out)).rejects.toThrow('ENOENT');
  });
});

describe('judge', () => {
  const subject: EvidenceRecord = {
    kind: 'subject',
    format: 1,
    baseUrl: 'https://host.test',
    claims: [],
    endpoints: [],
  };
  const scenarioEnd: EvidenceRecord = {
    kind: 'scenario',
    scenario: 'queue',
    startedMs: 1,
    endedMs: 2,
    outcome: 'completed',
  };
  test.each([
    [
      'a missing file',
      undefined,
      /: expected evidence that .*, got none: there is no such file\.$/,
    ],
    ['text that is not JSON', '{', /: Line 1 is not JSON\.$/],
    ['JSON that is not evidence', '{"kind":"exchange"}\n', /: Line 1 is not an evidence record: /],
    ['an empty file', '\n', /: Expected evidence, got nothing\.$/],
    ['a run without its target', evidenceLine(scenarioEnd), /: Line 1 is not a subject record: /],
    [
      'two runs in one file',
      [subject, scenarioEnd, subject, scenarioEnd].map(evidenceLine).join('\n'),
      /: Line 5 begins another run: .*judge each run separately\.$/,
    ],
  ])('refuses %s', async (_, text, message) => {
    const file = join(await temporaryFolder(), 'run.ndjson');
    if (text !== undefined) await writeFile(file, text);
    const { status, warned } = await runCommand('judge', [file]);
    expect({ status, warned }).toEqual({ status: 2, warned: expect.stringMatching(message) });
  });
});

test('prints its progress on a terminal', {
  timeout: limitMs,
}, async () => {
  const target = await targetFile(
    smallTarget(await reference(), { control: {}, limits: { maxRequests: 50 } }),
  );
  const shown: string[] = [];
  const showStatus = (line: string) => void shown.push(line);
  await runCommand('test', ['--target', target], { env, showStatus });
  expect(shown.join('\n')).toMatch(
    /^0\/\d+ {2}\d+ s {2}\$0(\.\d+)? {2}\d+ waiting; running: [a-z-]+/m,
  );
  expect(shown.at(-1)).toBe('');

  shown.length = 0;
  const quiet = await runCommand('test', ['--target', target, '--quiet'], { env, showStatus });
  expect(quiet.printed).toMatch(/^[A-Z][a-z]+.*: \d+ verified, .*$/);
  expect({ warned: quiet.warned, shown }).toEqual({ warned: '', shown: [] });
});

test('evidence of a run is complete and starts with its target', { timeout: limitMs }, async () => {
  const folder = await temporaryFolder();
  const text = smallTarget(await reference(), { control: {}, limits: { maxRequests: 50 } });
  const evidence = join(folder, 'run.ndjson');
  await runCommand('test', ['--target', await targetFile(text), '--evidence', evidence], {
    env,
  });
  const records = readEvidence(await readFile(evidence, 'utf8'));
  expect(records[0]).toMatchObject({ kind: 'subject', endpoints: [{ id: 'echo' }] });
  expect(records.some(({ kind }) => kind === 'exchange')).toBe(true);
});

test('counts a single scenario in the singular', { timeout: limitMs }, async () => {
  const target = await targetFile(smallTarget(await reference(), { control: {} }));
  const { warned } = await runCommand('test', ['--target', target, '--rule', 'path-run'], { env });
  expect(warned).toMatch(/^1 scenario, /);
});

test('JSON is alone on standard output', { timeout: limitMs }, async () => {
  const folder = await temporaryFolder();
  const evidence = join(folder, 'run.ndjson');
  const target = await targetFile(smallTarget(await reference(), { control: {} }));
  const files = ['--target', target, '--evidence', evidence, '--json', '-'];
  const checked = await runCommand('test', [...files, '--rule', 'path-run'], { env });
  const judged = await runCommand('judge', [evidence, '--json', '-']);
  for (const { printed, warned } of [checked, judged]) {
    expect(JSON.parse(printed)).toMatchObject({ format: expect.anything() });
    expect(warned).toMatch(/^(Conforms|Incomplete).*: \d+ verified/m);
  }
});
