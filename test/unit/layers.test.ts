/** The lint of the import order: a wrong import is really reported, a right one is not. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';
import configuration from '../../.dependency-cruiser.js';

let folder: string | undefined;

afterEach(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true });
  folder = undefined;
});

/** The names of the rules that a tree of modules breaks; each is given by what it imports. */
async function brokenRules(
  modules: Readonly<Record<string, readonly string[]>>,
): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  const files = {
    'package.json': JSON.stringify({ type: 'module', devDependencies: { knip: '1' } }),
    'node_modules/knip/package.json': JSON.stringify({ name: 'knip', version: '1' }),
    'node_modules/knip/index.js': '',
    'node_modules/undeclared/index.js': '',
    ...Object.fromEntries(Object.entries(modules).map(([path, names]) => [path, moduleOf(names)])),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { forbidden = [], options } = configuration;
  const { tsConfig: _ofThisProject, ...others } = options ?? {};
  const settings = { ...others, baseDir: folder, validate: true, ruleSet: { forbidden } };
  const { output } = await cruise(['src'], settings);
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule }) => rule.name).sort();
}

function moduleOf(specifiers: readonly string[]): string {
  return specifiers.map((specifier) => `import '${specifier}';\n`).join('');
}

test('imports from lower layers are allowed', async () => {
  const rules = await brokenRules({
    'src/core/clock.ts': [],
    'src/validation/http.ts': [],
    'src/reference/service.ts': ['../core/clock.ts', '../validation/http.ts'],
    'src/cli/main.ts': ['../reference/service.ts'],
  });
  expect(rules).toEqual([]);
});

test.each([
  ['core', 'core/money.ts', '../validation/http.ts'],
  ['validation', 'validation/http.ts', '../client/index.ts'],
  ['client', 'client/index.ts', '../evidence/exchange.ts'],
  ['reference', 'reference/service.ts', '../conformance/plan.ts'],
  ['conformance', 'conformance/plan.ts', '../reference/service.ts'],
  ['proxy', 'proxy/proxy.ts', '../reference/service.ts'],
])('an import from a layer that is not below %s is reported', async (part, path, specifier) => {
  const target = join('src', dirname(path), specifier);
  const rules = await brokenRules({ [`src/${path}`]: [specifier], [target]: [] });
  expect(rules).toEqual([`${part}-imports-only-what-is-below-it`]);
});

test.each([
  ['http-knows-only-the-port', 'http/serve-operations.ts', '../engine-memory/jobs.ts'],
  ['http-knows-only-the-port', 'control/jobs.ts', '../account.ts'],
  ['the-port-is-plain', 'engine/engine.ts', '../engine-memory/jobs.ts'],
  ['the-port-is-plain', 'engine/engine.ts', '../../validation/http.ts'],
  ['engines-know-only-the-port', 'engine-memory/jobs.ts', '../http/service-problem.ts'],
  ['engines-know-only-the-port', 'engine-memory/jobs.ts', '../engine-other/jobs.ts'],
  ['workers-know-no-engine', 'models/media.ts', '../engine-memory/job.ts'],
])('%s: %s does not import %s', async (rule, path, specifier) => {
  const importer = `src/reference/${path}`;
  const target = join(dirname(importer), specifier);
  expect(await brokenRules({ [importer]: [specifier], [target]: [] })).toEqual([rule]);
});

test('the parts of the reference meet only in the port and the composition root', async () => {
  const rules = await brokenRules({
    'src/reference/service.ts': ['./account.ts', './http/serve-operations.ts'],
    'src/reference/account.ts': ['./engine-memory/jobs.ts', './models/media.ts'],
    'src/reference/http/serve-operations.ts': ['../engine/engine.ts'],
    'src/reference/engine-memory/jobs.ts': ['../engine/engine.ts', './queue.ts'],
    'src/reference/engine-memory/queue.ts': [],
    'src/reference/models/media.ts': ['../engine/worker.ts'],
    'src/reference/engine/engine.ts': [],
    'src/reference/engine/worker.ts': [],
  });
  expect(rules).toEqual([]);
});

test('scenarios and judges that import each other or their own kind are reported', async () => {
  const rules = await brokenRules({
    'src/conformance/storage/storage.scenario.ts': [
      '../webhooks/webhooks.scenario.ts',
      '../run/steps.ts',
    ],
    'src/conformance/webhooks/webhooks.scenario.ts': ['../judging/evidence-view.ts'],
    'src/conformance/run/steps.ts': ['../storage/storage-settings.ts'],
    'src/conformance/storage/storage-settings.ts': [],
    'src/conformance/jobs/job-fields.judge.ts': [
      './states.judge.ts',
      '../judging/evidence-view.ts',
    ],
    'src/conformance/jobs/states.judge.ts': ['../run/deployment.ts'],
    'src/conformance/judging/evidence-view.ts': [],
    'src/conformance/run/deployment.ts': [],
  });
  expect(rules).toEqual([
    'checks-do-not-import-each-other',
    'checks-do-not-import-each-other',
    'judges-do-not-drive',
    'machinery-knows-no-topic',
    'scenarios-do-not-judge',
  ]);
});

test('a cycle is reported', async () => {
  const rules = await brokenRules({
    'src/reference/engine-memory/queue.ts': ['./fleet.ts'],
    'src/reference/engine-memory/fleet.ts': ['./queue.ts'],
  });
  expect(rules).toEqual(['no-cycles']);
});

test('a relative import of a generated file is reported', async () => {
  const rules = await brokenRules({
    'src/reference/rules.ts': ['../../generated/contract/tables.js'],
    'generated/contract/tables.js': [],
  });
  expect(rules).toEqual(['generated-by-its-alias']);
});

test('imports between the generator and the program are reported in both directions', async () => {
  const rules = await brokenRules({
    'src/reference/profile.ts': ['../generate/bundle.ts'],
    'src/generate/bundle.ts': ['../client/http.ts'],
    'src/client/http.ts': [],
  });
  expect(rules).toEqual(['generate-stands-alone', 'reference-imports-only-what-is-below-it']);
});

test('an import of a development tool by the program is reported', async () => {
  const rules = await brokenRules({
    'src/reference/profile.ts': ['knip'],
    'src/generate/bundle.ts': ['knip'],
  });
  expect(rules).toEqual(['development-tools-only-in-the-generator']);
});

test('an import of Node by the client is reported, even through another file', async () => {
  const rules = await brokenRules({
    'src/client/index.ts': ['../core/hosts.ts'],
    'src/core/hosts.ts': ['node:net'],
  });
  expect(rules).toEqual(['client-runs-in-browsers']);
});

test('an import of an undeclared package is reported', async () => {
  const rules = await brokenRules({ 'src/reference/profile.ts': ['undeclared'] });
  expect(rules).toEqual(['packages-are-declared']);
});

test('a folder without a layer is reported', async () => {
  const rules = await brokenRules({ 'src/extras/a.ts': ['./b.ts'], 'src/extras/b.ts': [] });
  expect(rules).toEqual(['every-part-has-a-place']);
});
