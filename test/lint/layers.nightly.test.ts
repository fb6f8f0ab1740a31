/** Every rule about imports in .dependency-cruiser.js reports an import that breaks it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import configuration from '../../.dependency-cruiser.js';

/** By rule: a file, and what it must not import. */
const wrongImports: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'core-imports-only-what-is-below-it': ['src/core/a.ts', 'src/validation/x.ts'],
  'types-imports-only-what-is-below-it': ['src/types.ts', 'src/validation/x.ts'],
  'configuration-imports-only-what-is-below-it': ['src/configuration.ts', 'src/validation/x.ts'],
  'validation-imports-only-what-is-below-it': ['src/validation/a.ts', 'src/client/x.ts'],
  'client-imports-only-what-is-below-it': ['src/client/a.ts', 'src/evidence/x.ts'],
  'evidence-imports-only-what-is-below-it': ['src/evidence/a.ts', 'src/proxy/x.ts'],
  'endpoints-imports-only-what-is-below-it': ['src/endpoints/a.ts', 'src/proxy/x.ts'],
  'compatibility-imports-only-what-is-below-it': ['src/compatibility/a.ts', 'src/endpoints/x.ts'],
  'reference-imports-only-what-is-below-it': ['src/reference/a.ts', 'src/conformance/x.ts'],
  'conformance-imports-only-what-is-below-it': ['src/conformance/a.ts', 'src/reference/x.ts'],
  'proxy-imports-only-what-is-below-it': ['src/proxy/a.ts', 'src/reference/x.ts'],
  'cli-imports-only-what-is-below-it': ['src/cli/a.ts', 'src/vitest/x.ts'],
  'index-imports-only-what-is-below-it': ['src/index.ts', 'src/cli/x.ts'],
  'vitest-imports-only-what-is-below-it': ['src/vitest/a.ts', 'src/console/x.ts'],
  'console-imports-only-the-client': ['src/console/a.ts', 'src/evidence/x.ts'],
  'samples-are-plain': ['src/samples/a.ts', 'src/client/x.ts'],
  'generate-stands-alone': ['src/generate/a.ts', 'src/client/x.ts'],
  'validation-is-for-any-document': ['src/validation/b.ts', 'generated/x.js'],
  'core-knows-no-document': ['src/core/b.ts', 'generated/x.js'],
  'client-runs-in-browsers': ['src/client/b.ts', 'node:net'],
  'learning-imports-only-what-is-below-it': ['src/learning/a.ts', 'src/cli/x.ts'],
  'callers-imports-only-what-is-below-it': ['src/callers/a.ts', 'src/cli/x.ts'],
  'every-part-has-a-place': ['src/extras/a.ts', 'src/core/x.ts'],
  'http-knows-only-the-port': ['src/reference/http/a.ts', 'src/reference/engine-memory/x.ts'],
  'accounts-know-no-edge': ['src/reference/accounts/a.ts', 'src/reference/http/x.ts'],
  'alternatives-are-plain': ['src/reference/alternatives/a.ts', 'src/reference/http/x.ts'],
  'the-port-is-plain': ['src/reference/engine/a.ts', 'src/reference/engine-memory/x.ts'],
  'rules-are-pure': ['src/reference/engine/rules/a.ts', 'src/core/clock.ts'],
  'engines-know-only-the-port': [
    'src/reference/engine-memory/a.ts',
    'src/reference/engine-bullmq/x.ts',
  ],
  'workers-know-no-engine': ['src/reference/models/a.ts', 'src/reference/engine-memory/x.ts'],
  'commands-meet-in-shared': ['src/cli/checks/a.ts', 'src/cli/serve/x.ts'],
  'checks-do-not-import-each-other': [
    'src/conformance/jobs/a.judge.ts',
    'src/conformance/jobs/b.judge.ts',
  ],
  'scenarios-do-not-judge': ['src/conformance/jobs/a.scenario.ts', 'src/conformance/judging/x.ts'],
  'judges-do-not-drive': ['src/conformance/jobs/c.judge.ts', 'src/conformance/run/x.ts'],
  'judges-do-not-recognise': [
    'src/conformance/jobs/d.judge.ts',
    'src/conformance/recognising/x.ts',
  ],
  'topics-know-no-list': ['src/conformance/jobs/a.recogniser.ts', 'src/conformance/x.ts'],
  'contract-knows-no-topic': ['src/conformance/contract/a.ts', 'src/conformance/target/x.ts'],
  'target-knows-no-topic': ['src/conformance/target/a.ts', 'src/conformance/run/x.ts'],
  'run-knows-no-topic': ['src/conformance/run/a.ts', 'src/conformance/judging/x.ts'],
  'judging-knows-no-topic': ['src/conformance/judging/a.ts', 'src/conformance/recognising/x.ts'],
  'recognising-knows-no-topic': ['src/conformance/recognising/a.ts', 'src/conformance/jobs/x.ts'],
  'generated-by-its-alias': ['src/reference/b.ts', 'generated/x.js'],
  'mocks-are-data': ['src/reference/c.ts', 'mocks/x.js'],
  'development-tools-only-in-the-generator': ['src/reference/d.ts', 'knip'],
  'packages-are-declared': ['src/reference/e.ts', 'undeclared'],
  'no-cycles': ['src/proxy/b.ts', 'src/proxy/c.ts'],
  'nothing-unresolved': ['src/proxy/d.ts', './missing.ts'],
};

const { forbidden = [], options = {} } = configuration;
let folder: string;
let reported: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  const files: Record<string, string> = {
    'package.json': '{ "type": "module", "devDependencies": { "knip": "1" } }',
    'node_modules/knip/package.json': '{ "name": "knip", "version": "1" }',
    'node_modules/knip/index.js': '',
    'node_modules/undeclared/index.js': '',
    'src/proxy/c.ts': `import './b.ts';\n`,
  };
  for (const [from, to] of Object.values(wrongImports)) {
    const isFile = to.includes('/') && !to.startsWith('.');
    files[from] = `import '${isFile ? join(dirname(from).replaceAll(/[^/]+/g, '..'), to) : to}';\n`;
    if (isFile) files[to] ??= '';
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { tsConfig: _ofThisProject, ...others } = options;
  const settings = { ...others, baseDir: folder, validate: true, ruleSet: { forbidden } };
  const { output } = await cruise(['src'], settings);
  if (typeof output === 'string') throw new Error(output);
  reported = output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
});

afterAll(() => rm(folder, { recursive: true }));

test.each(forbidden.map(({ name = '' }) => name))('%s', (name) => {
  const [from] = wrongImports[name] ?? [`a row for ${name}`];
  expect(reported).toContain(`${name}: ${from}`);
});
