import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { operations, pricing } from '#generated/reference/tables.js';
import { packageFile } from '../../src/cli/shared/package-file.ts';
import { readSettings } from '../../src/cli/shared/read-settings.ts';
import { Refusal } from '../../src/cli/shared/refusal.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { defineSettings } from '../../src/reference/settings/define-settings.ts';
import { demoSettings } from '../../src/reference/settings/demo-settings.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is said about a file with this content, with `FILE` for its name. */
async function said(content: string | Uint8Array): Promise<string[]> {
  const file = join(folder, `${files++}.yaml`);
  await writeFile(file, content);
  return await saidAbout(file);
}
let files = 0;

async function saidAbout(file: string): Promise<string[]> {
  const error: unknown = await readSettings(file).catch((reason) => reason);
  expect(error).toBeInstanceOf(Refusal);
  const message = error instanceof Refusal ? error.message : '';
  return message.replaceAll(file, 'FILE').replaceAll(folder, 'FOLDER').split('\n');
}

/** The lines of the error that a function throws. */
function linesOf(failing: () => unknown): string[] {
  try {
    failing();
  } catch (cause) {
    return String(cause instanceof TypeError ? cause.message : cause).split('\n');
  }
  return [];
}

const account = 'accounts:\n  demo:\n    keys:\n      demo-key: {}\n';
const endpoint = 'endpoints:\n  echo: {kind: serverless, worker: echo}\n';
const withEndpoint = (settings: string) => `${account}endpoints:\n  e: ${settings}\n`;
const withFault = (fault: string) =>
  `accounts:\n  a:\n    keys: {k: {}}\n    faults:\n      - ${fault}\n${endpoint}`;
const withAccount = (settings: string) =>
  `accounts:\n  a: {keys: {k: {}}, ${settings}}\n${endpoint}`;

describe('the demo settings', () => {
  test('can be copied elsewhere with the commands in their head comment', async () => {
    const text = await readFile(packageFile('mocks/service.yaml'), 'utf8');
    const head = text.slice(0, text.indexOf('accounts:'));
    const folders = await readdir(packageFile('mocks'), { withFileTypes: true });
    const named = folders.filter(
      (entry) => entry.isDirectory() && head.includes(` ${entry.name} `),
    );
    for (const { name } of named) {
      await cp(packageFile(`mocks/${name}`), join(folder, 'copied', name), { recursive: true });
    }
    await cp(packageFile('mocks/service.yaml'), join(folder, 'copied', 'my-service.yaml'));
    const settings = await readSettings(join(folder, 'copied', 'my-service.yaml'));
    expect(Object.keys(settings.endpoints)).toContain('storage');
  });

  test('have the endpoints and keys of the documentation', async () => {
    const settings = await readSettings(packageFile('mocks/service.yaml'));
    expect(settings.accounts).toEqual({
      demo: {
        keys: {
          'demo-key': { name: 'demo-key' },
          'restricted-key': { name: 'restricted-key', permission: 'none' },
          'reader-key': { name: 'reader-key', permission: 'read' },
          'echo-key': { name: 'echo-key', permission: 'none', endpoints: { echo: 'run' } },
        },
      },
    });
    expect(Object.keys(settings.endpoints)).toEqual([
      'black-forest-labs-flux-1-schnell',
      'black-forest-labs-flux-1-dev',
      'qwen3-32b-awq',
      'wan-2-5',
      'whisper-v3-large',
      'rounded-sizes',
      'odd-price',
      'echo',
      'script',
      'narrow',
      'hasty',
      'storage',
    ]);
  });
});

describe('the settings used without a file', () => {
  test('equal those of the demo file', async () => {
    expect(demoSettings()).toEqual(await readSettings(packageFile('mocks/service.yaml')));
  });
});

describe('the schema of the settings', () => {
  test('lists exactly the prices and operations of the document', async () => {
    const schema = JSON.parse(
      await readFile(packageFile('generated/schemas/settings.json'), 'utf8'),
    );
    const { PriceId, Fault } = schema.$defs;
    expect(PriceId.enum).toEqual(Object.keys(pricing.prices));
    // The file of a result belongs to no account, so that no fault of one can strike it.
    const ofAccounts = Object.keys(operations).filter((id) => id !== 'getResult');
    expect(Fault.properties.operation.enum).toEqual(ofAccounts);
  });

  test('lists every model and worker that has an input schema', async () => {
    const schema = JSON.parse(
      await readFile(packageFile('generated/schemas/settings.json'), 'utf8'),
    );
    const { ModelKind, DemoWorker } = schema.$defs;
    const files = await readdir(packageFile('openapi/json-schemas/models'));
    const names = files.map((file) => file.replace('.schema.json', ''));
    expect(ModelKind.enum).toEqual(
      expect.arrayContaining(names.filter((name) => name !== 'script')),
    );
    expect(DemoWorker.enum).toContain('script');
  });

  test('describes every setting', async () => {
    const schema = JSON.parse(
      await readFile(packageFile('openapi/json-schemas/service.schema.json'), 'utf8'),
    );
    const nameless: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, item] of Object.entries(value)) {
        const isSetting = path.endsWith('/properties') && item.$ref === undefined;
        if (isSetting && item.description === undefined) nameless.push(`${path}/${key}`);
        look(item, `${path}/${key}`);
      }
    };
    look(schema, '');
    expect(nameless).toEqual([]);
  });
});

const everything = `
limits: public
corsOrigins: [loopback, https://app.example.com, "http://[::1]:5173"]
webhooks: {hosts: [127.0.0.1, localhost, "[::1]"]}
accounts:
  a:
    keys:
      everything: {}
      mixed: {permission: none, endpoints: {mine: run, image: read}}
    clock: manual
    seed: 7
    budget: {amount: '10.00', exceeded: warn}
    faults:
      - {operation: runJob, count: 2, effect: {status: 429, retryAfterSeconds: 1}}
      - {probability: 0.5, seed: a, effect: {latency: {distribution: fixed, ms: 5}}}
      - {effect: {latency: {distribution: uniform, minMs: 1, maxMs: 2}}}
      - {effect: {latency: {distribution: lognormal, medianMs: 80, sigma: 0.5}}}
      - {endpoint: mine, effect: {drop: true}}
      - {operation: runJobSync, effect: {worker: hang}}
      - {effect: {webhook: duplicated}}
      - {operation: getJobStatus, effect: {stale: true}}
endpoints:
  image: {kind: public, model: image, price: image-odd, roundSizesTo: 64}
  text: {kind: public, model: text, price: text}
  video: {kind: public, model: video, price: video}
  transcription: {kind: public, model: transcription, price: transcription}
  scripted: {kind: serverless, worker: script, script: {afterMs: 5, output: [1], chunks: [{afterMs: 1, output: a}]}}
  special: {kind: serverless, worker: echo, inputs: {'{"word": "slow"}': {afterMs: 5000}, "${'0'.repeat(64)}": {hang: true}}}
  mine: {kind: serverless, worker: {module: ./greet.ts}, wallClockLimitMs: 5000}
  elsewhere: {kind: serverless, worker: {url: "http://127.0.0.1:9000/jobs"}}
`;

/** What only files can have: text that is not YAML or not plain, and modules beside them. */
const ofFiles: ReadonlySet<string> = new Set([
  'an empty file',
  'bytes',
  'a tab',
  'a duplicate key',
  'a key that YAML reads as a number',
  'an alias',
  'a worker in a missing file',
]);

const wrong: readonly [name: string, content: string | Uint8Array, message: string][] = [
  [
    'an empty file',
    '',
    'FILE:1:1: expected settings, got an empty file; inference-contract serve init writes one',
  ],
  ['text', 'hello\n', expect.stringMatching(/^FILE:1:1: expected an object, got /)],
  ['bytes', new Uint8Array([255, 254]), 'FILE:1:1: expected text in UTF-8, got other bytes'],
  ['a tab', `${account}\tendpoints: 1\n`, 'FILE:5:1: Tabs are not allowed as indentation'],
  [
    'a missing part',
    `extends: none\n${account}`,
    'FILE:1:1: expected a value at /endpoints, got nothing',
  ],
  [
    'a base that does not exist',
    'extends: dmo\n',
    'FILE:1:10: expected one of ["demo","none"] at /extends, got "dmo"; did you mean demo?',
  ],
  [
    'a duplicate key',
    `${account}${endpoint}  echo: {kind: serverless, worker: echo}\n`,
    'FILE:7:3: Map keys must be unique',
  ],
  [
    'a key that YAML reads as a number',
    `accounts:\n  a: {keys: {007: {}}}\n${endpoint}`,
    'FILE:2:14: expected text as a key (put it in quotes), got "007"',
  ],
  [
    'an alias',
    `${account}endpoints: *elsewhere\n`,
    'FILE:5:12: expected the value itself, got the alias *elsewhere',
  ],
  [
    'an unknown key',
    `accounts:\n  a: {keys: {k: {permision: run}}}\n${endpoint}`,
    'FILE:2:18: expected one of the keys name, permission or endpoints at /accounts/a/keys/[key], got "permision"; did you mean permission?',
  ],
  [
    'a setting of an endpoint at the top',
    `unlistedNames: refuse\n${account}${endpoint}`,
    expect.stringMatching(
      /got "unlistedNames"; it belongs to an endpoint: \/endpoints\/NAME\/unlistedNames$/,
    ),
  ],
  [
    'a setting of an account at the top',
    `clock: manual\n${account}${endpoint}`,
    expect.stringMatching(/got "clock"; it belongs to an account: \/accounts\/NAME\/clock$/),
  ],
  [
    'a key of the prototype',
    `__proto__: {}\n${account}${endpoint}`,
    'FILE:1:1: expected one of the keys extends, accounts, endpoints, limits, alternatives, answerTimes, observed, outputs, memory, requestLog, webhooks, store, hosts or corsOrigins, got "__proto__"',
  ],
  [
    'a value that is not allowed',
    `accounts:\n  a: {keys: {k: {permission: all}}}\n${endpoint}`,
    'FILE:2:30: expected one of ["none","read","run"] at /accounts/a/keys/[key]/permission, got "all"',
  ],
  [
    'a setting without a value',
    withEndpoint(''),
    'FILE:6:3: expected an object at /endpoints/e, got null',
  ],
  [
    'an unknown kind',
    withEndpoint('{kind: privat, model: image}'),
    'FILE:6:13: expected one of ["public","serverless"] at /endpoints/e/kind, got "privat"',
  ],
  [
    'a misspelt kind',
    withEndpoint('{kind: serverles, worker: echo}'),
    'FILE:6:13: expected one of ["public","serverless"] at /endpoints/e/kind, got "serverles"; did you mean serverless?',
  ],
  [
    'a misspelt demo worker',
    withEndpoint('{kind: serverless, worker: ecko}'),
    expect.stringMatching(/ at \/endpoints\/e\/worker, got "ecko"; did you mean echo\?$/),
  ],
  [
    'a misspelt clock',
    withAccount('clock: Skiping'),
    'FILE:2:29: expected one of ["system","manual","skipping"] at /accounts/a/clock, got "Skiping"; did you mean skipping?',
  ],
  [
    'a misspelt operation of a fault',
    withFault('{operation: runJobb, effect: {drop: true}}'),
    expect.stringMatching(/\/operation, got "runJobb"; did you mean runJob\?$/),
  ],
  [
    'a misspelt distribution',
    withFault('{effect: {latency: {distribution: unifrom, minMs: 1, maxMs: 2}}}'),
    expect.stringMatching(/\/distribution, got "unifrom"; did you mean uniform\?$/),
  ],
  [
    'a misspelt endpoint of the demo settings',
    'endpoints: {ecko: {workers: {max: 1}}}\n',
    'FILE:1:13: expected a value at /endpoints/ecko/kind, because the demo settings have no endpoint ecko, got nothing; did you mean echo?',
  ],
  [
    'a new endpoint without its kind',
    'endpoints: {mine: {worker: echo}}\n',
    'FILE:1:13: expected a value at /endpoints/mine/kind, because the demo settings have no endpoint mine, got nothing',
  ],
  [
    'a misspelt account of the demo settings',
    "accounts: {deno: {budget: {amount: '1.00'}}}\n",
    'FILE:1:12: expected a value at /accounts/deno/keys, because the demo settings have no account deno, got nothing; did you mean demo?',
  ],
  [
    'an endpoint without its kind in settings that count alone',
    `extends: none\n${account}endpoints: {ecko: {worker: echo}}\n`,
    'FILE:6:13: expected a value at /endpoints/ecko/kind, got nothing',
  ],
  [
    'a price of another kind of model',
    withEndpoint('{kind: public, model: image, price: text}'),
    'FILE:6:42: expected a price of the model image (image-higher-quality, image-fast or image-odd) at /endpoints/e/price, got text',
  ],
  [
    'a wrong type',
    withEndpoint('{kind: serverless, worker: echo, workers: {max: "3"}}'),
    'FILE:6:54: expected an integer at /endpoints/e/workers/max, got "3"',
  ],
  [
    'a name that cannot be in a path',
    `${account}endpoints:\n  a/b: {kind: serverless, worker: echo}\n`,
    'FILE:6:3: expected a name of at most 100 letters, digits, dots, underscores, tildes and hyphens, with a letter or digit first at /endpoints, got "a/b"',
  ],
  [
    'no account',
    `accounts: {}\n${endpoint}`,
    'FILE:1:11: expected at least 1 entry at /accounts, got an empty object',
  ],
  [
    'a key of two accounts',
    `accounts:\n  a: {keys: {k: {}}}\n  b: {keys: {k: {}}}\n${endpoint}`,
    'FILE:3:14: expected a key of one account only, got one that a has as well',
  ],
  [
    'a maximum of workers below the minimum',
    withEndpoint('{kind: serverless, worker: echo, workers: {min: 4}}'),
    'FILE:6:54: expected min of at most max (3) at /endpoints/e/workers, got 4',
  ],
  [
    'a worker of an unknown form',
    withEndpoint('{kind: serverless, worker: [echo]}'),
    'FILE:6:33: expected a string or an object at /endpoints/e/worker, got an array of 1',
  ],
  [
    'a misspelt form of worker',
    withEndpoint('{kind: serverless, worker: {modul: a.js}}'),
    'FILE:6:34: expected one of the keys module, url or queue at /endpoints/e/worker, got "modul"; did you mean module?',
  ],
  [
    'an empty worker',
    withEndpoint('{kind: serverless, worker: {}}'),
    'FILE:6:33: expected one of the keys module, url or queue at /endpoints/e/worker, got none of them',
  ],
  [
    'a worker with a module and a URL',
    withEndpoint('{kind: serverless, worker: {module: a.js, url: "http://a"}}'),
    'FILE:6:33: expected only one of the keys module, url or queue at /endpoints/e/worker, got module and url',
  ],
  [
    'a worker with another protocol than HTTP',
    withEndpoint('{kind: serverless, worker: {url: "ftp://example.org"}}'),
    'FILE:6:39: expected an http(s) URL at /endpoints/e/worker/url, got "ftp://example.org"',
  ],
  [
    'a worker in a missing file',
    withEndpoint('{kind: serverless, worker: {module: ./none.ts}}'),
    'FILE:6:42: expected the path of a module at /endpoints/e/worker/module, got ./none.ts: there is no such file (looked for FOLDER/none.ts)',
  ],
  [
    'a script for a worker without scripts',
    withEndpoint('{kind: serverless, worker: echo, script: {}}'),
    'FILE:6:39: expected script only with the worker script at /endpoints/e, got echo',
  ],
  [
    'a script with two ends',
    withEndpoint('{kind: serverless, worker: script, script: {fail: a, hang: true}}'),
    'FILE:6:59: expected no value beside fail at /endpoints/e/script/hang, got true',
  ],
  [
    'a stale response to an operation without states',
    withFault('{operation: cancelJob, effect: {stale: true}}'),
    'FILE:5:21: expected an operation that can answer with an old state (getJobStatus) at /accounts/a/faults/0/operation, got cancelJob',
  ],
  [
    'simulated time for a worker in real time',
    withEndpoint('{kind: serverless, worker: {url: "http://a"}, durationMs: 1}'),
    'FILE:6:52: expected durationMs only with a demo worker at /endpoints/e, got a worker of your own',
  ],
  [
    'scripts for a worker of your own',
    withEndpoint('{kind: serverless, worker: {url: "http://a"}, inputs: {"{}": {hang: true}}}'),
    'FILE:6:52: expected inputs only with a demo worker at /endpoints/e, got a worker of your own',
  ],
  [
    'an input that is no JSON',
    withEndpoint('{kind: serverless, worker: echo, inputs: {"{word: 1}": {hang: true}}}'),
    'FILE:6:48: expected an input as JSON at /endpoints/e/inputs, got {word: 1}',
  ],
  [
    'real time for a simulated worker',
    withEndpoint('{kind: serverless, worker: echo, wallClockLimitMs: 1}'),
    'FILE:6:39: expected wallClockLimitMs only with a worker of your own at /endpoints/e, got echo',
  ],
  [
    'sizes for a model without images',
    withEndpoint('{kind: public, model: text, price: text, roundSizesTo: 64}'),
    'FILE:6:47: expected roundSizesTo only with the model image at /endpoints/e, got the model text',
  ],
  [
    'a key for an unknown endpoint',
    `accounts:\n  a: {keys: {k: {endpoints: {ecko: run}}}}\n${endpoint}`,
    'FILE:2:30: expected one of the endpoints echo at /accounts/a/keys/[key]/endpoints, got ecko; did you mean echo?',
  ],
  [
    'an alternative that another one excludes',
    withAccount('alternatives: {unauthorized-reason: distinct, error-body: empty}'),
    'FILE:2:37: expected another alternative at /accounts/a/alternatives/unauthorized-reason, got distinct. It cannot be together with empty at /accounts/a/alternatives/error-body: An empty body says nothing',
  ],
  [
    'an unknown alternative',
    withAccount('alternatives: {error-body: tex}'),
    'FILE:2:37: expected problem, error-text, error-object, text, html or empty (did you mean text?) at /accounts/a/alternatives/error-body, got "tex"',
  ],
  [
    'a gap that does not exist',
    withAccount('alternatives: {eror-body: text}'),
    'FILE:2:37: expected an open point that has alternatives, such as error-body at /accounts/a/alternatives/eror-body, got "eror-body"',
  ],
  [
    'a value of an alternative that takes none',
    withAccount('alternatives: {runsync-wait: {unlimited: 3}}'),
    'FILE:2:37: expected limited, { limited: … } or unlimited (did you mean unlimited?) at /accounts/a/alternatives/runsync-wait, got { unlimited: … }',
  ],
  [
    'a value of an alternative that is none of its values',
    withAccount('alternatives: {failure-state: {named: COMPLETED}}'),
    'FILE:2:53: expected 1 to 100 characters, other than IN_QUEUE, IN_PROGRESS and COMPLETED at /accounts/a/alternatives/failure-state/named, got "COMPLETED"',
  ],
  [
    'a budget that is not an amount',
    withAccount('budget: {amount: ten}'),
    'FILE:2:39: expected dollars in quotes, such as "0.50" at /accounts/a/budget/amount, got "ten"',
  ],
  [
    'a fault in an unknown endpoint',
    withFault('{endpoint: nowhere, effect: {drop: true}}'),
    'FILE:5:20: expected one of the endpoints echo at /accounts/a/faults/0/endpoint, got nowhere',
  ],
  [
    'a job fault for an operation that submits no jobs',
    withFault('{operation: getJobStatus, effect: {worker: crash}}'),
    'FILE:5:21: expected an operation that submits jobs (runJob or runJobSync) at /accounts/a/faults/0/operation, got getJobStatus',
  ],
  [
    'two effects',
    withFault('{effect: {drop: true, status: 500}}'),
    'FILE:5:18: expected only one of the keys status, latency, drop, worker, webhook or stale at /accounts/a/faults/0/effect, got status and drop',
  ],
  [
    'an incomplete distribution',
    withFault('{effect: {latency: {distribution: lognormal, medianMs: 5}}}'),
    'FILE:5:19: expected a value at /accounts/a/faults/0/effect/latency/sigma, got nothing',
  ],
  [
    'bounds in the wrong order',
    withFault('{effect: {latency: {distribution: uniform, minMs: 5, maxMs: 4}}}'),
    'FILE:5:59: expected at most maxMs (4) at /accounts/a/faults/0/effect/latency/minMs, got 5',
  ],
  [
    'a host with a port that there is not',
    `webhooks: {hosts: ["localhost:90000"]}\n${account}${endpoint}`,
    'FILE:1:20: expected a host in lower case, alone or with a port from 1 to 65535, such as receiver.example.com:8443 or [::1]:8443 at /webhooks/hosts/0, got "localhost:90000"',
  ],
  [
    'an origin with a path',
    `corsOrigins: [loopback, https://app.example.com/]\n${account}${endpoint}`,
    'FILE:1:25: expected loopback or an origin such as https://app.example.com, without a path at /corsOrigins/1, got "https://app.example.com/"',
  ],
];

describe('readSettings', () => {
  test('accepts JSON, and keys in any order', async () => {
    const file = join(folder, 'settings.json');
    const settings = {
      endpoints: { e: { worker: 'echo', kind: 'serverless', workers: { max: 0 } } },
      accounts: { a: { keys: { k: { permission: 'read' } } } },
    };
    await writeFile(file, JSON.stringify(settings));
    expect(await readSettings(file)).toEqual(settings);
  });

  test('accepts everything that the schema allows', async () => {
    await writeFile(join(folder, 'greet.ts'), '');
    const file = join(folder, 'everything.yaml');
    await writeFile(file, everything);
    const settings = await readSettings(file);
    expect(settings.accounts.a?.faults).toHaveLength(8);
    expect(settings.endpoints.mine).toEqual({
      kind: 'serverless',
      worker: { module: join(folder, 'greet.ts') },
      wallClockLimitMs: 5000,
    });
  });

  test('says that the file does not exist', async () => {
    expect(await saidAbout(join(folder, 'none.yaml'))).toEqual([
      'FILE: expected a settings file, got none: there is no such file',
    ]);
    expect(await saidAbout(folder)).toEqual(['FILE: expected a settings file, got a directory']);
  });

  test.each(wrong)('points to %s', async (_, content, message) => {
    expect(await said(content)).toEqual([message]);
  });

  const inProcess = wrong.filter(([name]) => !ofFiles.has(name));
  test.each(inProcess)('and defineSettings say the same of %s', async (_, content) => {
    const told = (await said(content)).map((line) => line.replace(/^FILE:\d+:\d+: /, ''));
    expect(told).toHaveLength(1);
    const value = parse(String(content));
    expect(() => defineSettings(value)).toThrow(
      new TypeError(`Invalid service settings: ${told[0]}.`),
    );
  });

  test('and defineSettings report all mistakes, in the service too', async () => {
    const value = parse(withEndpoint('{kind: public, modle: image, price: x, durationMs: -1}'));
    const message = [
      '  expected a number of at least 0 at /endpoints/e/durationMs, got -1',
      '  expected a value at /endpoints/e/model, got nothing',
      expect.stringMatching(/^ {2}expected one of .* at \/endpoints\/e\/price, got "x"$/),
      expect.stringMatching(/^ {2}expected one of the keys .*got "modle"; did you mean model\?$/),
      'Invalid service settings:',
    ];
    for (const define of [
      () => defineSettings(value),
      () => createReferenceService({ settings: value }),
    ]) {
      expect(linesOf(define).toSorted()).toEqual(message);
    }
  });

  test('reports all mistakes in file order', async () => {
    const content = withEndpoint('{kind: public, modle: image, price: x, durationMs: -1}');
    expect(await said(content)).toEqual([
      'FILE:6:3: expected a value at /endpoints/e/model, got nothing',
      expect.stringMatching(/^FILE:6:21: .*got "modle"; did you mean model\?$/),
      expect.stringMatching(/^FILE:6:42: expected one of .* at \/endpoints\/e\/price, got "x"$/),
      'FILE:6:57: expected a number of at least 0 at /endpoints/e/durationMs, got -1',
    ]);
  });
});

describe('an error in the settings', () => {
  test.each([
    'accounts: {a: {keys: {CANARY-key: {permission: all}}}}\nendpoints: {e: {kind: serverless, worker: echo}}\n',
    'accounts: {a: {keys: {CANARY key: {}}}}\nendpoints: {e: {kind: serverless, worker: echo}}\n',
    'accounts: {a: {keys: {CANARY: {}}}, b: {keys: {CANARY: {}}}}\nendpoints: {e: {kind: serverless, worker: echo}}\n',
    'accounts: {a: {keys: {CANARY: {endpoints: {no: run}}}}}\nendpoints: {e: {kind: serverless, worker: echo}}\n',
  ])('does not repeat API keys: %j', async (content) => {
    expect((await said(content)).join('\n')).not.toContain('CANARY');
  });
});

test('points to a manual clock that replicas would share, and hides the password of their store', async () => {
  const manual = withAccount('clock: manual');
  const file = join(folder, 'manual.yaml');
  await writeFile(file, manual);
  const message =
    'FILE:2:29: expected system at /accounts/a/clock, because replicas share the account, got "manual"';
  const refused = await readSettings(file, { isShared: true }).catch((error) => error.message);
  expect(refused.replace(file, 'FILE')).toBe(message);
  expect(await said(`${manual}store: {redis: redis://host}\n`)).toEqual([message]);
  expect(await readSettings(file)).toBeDefined();
  expect(await said(`${withAccount('clock: skipping')}store: {redis: redis://host}\n`)).toEqual([
    message.replace('"manual"', '"skipping"'),
  ]);
  expect(await said(`${manual}store: {redis: redis://:secret@host:99999}\n`)).toEqual([
    expect.stringMatching(
      /^FILE:5:16: expected a URL such as .* at \/store\/redis, got "redis:\/\/…@host:99999"$/,
    ),
  ]);
});

test.each(['http://127.0.0.1:99999/', 'http://me:s3cret@host:99999/', 'https://'])(
  'points to the address %s of a worker but does not repeat it',
  async (url) => {
    expect(await said(withEndpoint(`{kind: serverless, worker: {url: "${url}"}}`))).toEqual([
      expect.stringMatching(
        /^FILE:6:\d+: expected an address with a host and a port of at most 65535 at \/endpoints\/e\/worker\/url, got one that cannot be called$/,
      ),
    ]);
  },
);

describe('settings that say only what differs', () => {
  const demo = demoSettings();
  const keys = demo.accounts.demo?.keys;
  const budget = { amount: '1.00' };

  test('are those of the demo settings otherwise, in a file and in process', async () => {
    const file = join(folder, 'budget.yaml');
    await writeFile(file, "accounts: {demo: {budget: {amount: '1.00'}}}\n");
    const settings = { ...demo, accounts: { demo: { budget, keys } } };
    expect(await readSettings(file)).toEqual(settings);
    expect(defineSettings({ accounts: { demo: { budget } } })).toEqual(settings);
  });

  test('join keys by key, and come before what they leave out', () => {
    const { accounts, endpoints } = defineSettings({
      accounts: {
        team: { keys: { 'team-key': {} } },
        demo: { keys: { 'demo-key': { permission: 'read' }, mine: {} } },
      },
      endpoints: { mine: { kind: 'serverless', worker: 'echo' } },
      extends: 'demo',
    });
    expect(Object.entries(accounts)).toEqual([
      ['team', { keys: { 'team-key': {} } }],
      ['demo', { keys: { ...keys, 'demo-key': { permission: 'read' }, mine: {} } }],
    ]);
    expect(Object.keys(endpoints)).toEqual(['mine', ...Object.keys(demo.endpoints)]);
  });

  test('take a key of the demo account', () => {
    const team = { keys: { 'demo-key': {} } };
    const { accounts } = defineSettings({ accounts: { team } });
    const { 'demo-key': _, ...left } = keys ?? {};
    expect(accounts).toEqual({ team, demo: { keys: left } });
  });

  test('change an endpoint, or replace it by one that has kind', () => {
    const changed = defineSettings({ endpoints: { echo: { workers: { max: 1 } } } });
    expect(changed.endpoints.echo).toEqual({ ...demo.endpoints.echo, workers: { max: 1 } });
    const echo = { kind: 'public', model: 'image', price: 'image-fast' } as const;
    expect(defineSettings({ endpoints: { echo } }).endpoints.echo).toEqual(echo);
  });

  test('stand alone where they lack nothing, or say so', () => {
    const own = { accounts: { a: { keys: { k: {} } } }, endpoints: { e: demo.endpoints.echo } };
    expect(defineSettings(parse(JSON.stringify(own)))).toEqual(own);
    const alone = { ...parse(JSON.stringify(own)), extends: 'none' };
    expect(defineSettings(alone)).toEqual(own);
    expect(
      linesOf(() => defineSettings({ extends: 'none', accounts: { demo: { budget } } })),
    ).toEqual([
      'Invalid service settings:',
      '  expected a value at /endpoints, got nothing',
      '  expected a value at /accounts/demo/keys, got nothing',
    ]);
  });

  test.each([null, undefined, 'text'])('are an object, not %j', (value) => {
    expect(() => Reflect.apply(defineSettings, undefined, [value])).toThrow(
      /^Invalid service settings: expected an object, got /,
    );
  });

  test('are told from complete ones by the service', () => {
    const settings = { ...demo, extends: 'demo' };
    expect(() => createReferenceService({ settings })).toThrow(/defineSettings/);
  });
});
