import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';

const rules = 'openapi/behaviour/rules.yaml';
const gaps = 'openapi/behaviour/gaps.yaml';
const lifecycle = 'openapi/behaviour/lifecycle.yaml';
const overlay = 'openapi/overlays/reference.yaml';
const extended = 'openapi/overlays/extended-operations.yaml';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-lint-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A copy of the document in which every code file that a rule names is there, with its tags. */
async function copyDocument(): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  for (const path of [
    'openapi',
    'mocks',
    'redocly.yaml',
    'src/generate/redocly-plugin.js',
    'src/generate/lint',
  ]) {
    await cp(path, join(copy, path), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const tags = new Map<string, string[]>();
  for (const path of [rules, overlay, extended]) {
    visit(parseDocument(await readFile(join(copy, path), 'utf8')), {
      Pair(_key, { key, value }, ancestors) {
        if (!isScalar(key) || key.value !== 'code' || !isScalar(value)) return;
        const owners = ancestors.flatMap((node) =>
          'key' in node && isScalar(node.key) ? [node.key] : [],
        );
        const owner = owners.at(-2)?.value;
        tags.set(String(value.value), [...(tags.get(String(value.value)) ?? []), `@rule ${owner}`]);
      },
    });
  }
  for (const [path, names] of tags) await write(copy, path, `/** ${names.join(' ')} */\n`);
  await write(copy, 'package.json', '{"type":"module"}');
  return copy;
}

async function write(copy: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), text);
}

/** Changes one file of a copy as YAML. */
async function edit(
  copy: string,
  path: string,
  change: (document: ReturnType<typeof parseDocument>) => void,
): Promise<void> {
  const document = parseDocument(await readFile(join(copy, path), 'utf8'));
  change(document);
  await write(copy, path, document.toString());
}

/** What the linter prints about one profile of a copy, and whether it is content. */
function lint(copy: string, profile: string): Promise<{ passed: boolean; output: string }> {
  const cli = join(process.cwd(), 'node_modules/@redocly/cli/bin/cli.js');
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, 'lint', profile],
      { cwd: copy, env },
      (error, stdout, stderr) => {
        resolve({ passed: error === null, output: `${stdout}${stderr}` });
      },
    );
  });
}

// The linter runs in processes of its own, which share the machine with all other tests.
const timeout = 60_000;

describe.concurrent('the document', { timeout }, () => {
  test.each(['contract', 'reference', 'control'])('passes as it is, as %s', async (profile) => {
    const { passed, output } = await lint(await copyDocument(), profile);
    expect(output).not.toMatch(/You have|\[1\]/);
    expect(passed).toBe(true);
  });
});

interface Mistake {
  readonly name: string;
  readonly profile: 'contract' | 'reference';
  readonly make: (copy: string) => Promise<void>;
  readonly message: string;
}

const mistakes: readonly Mistake[] = [
  {
    name: 'a rule is removed which code refers to',
    profile: 'reference',
    make: (copy) => edit(copy, rules, (document) => document.delete('webhook-retries')),
    message:
      'src/reference/webhooks.ts says that it enforces the rule `webhook-retries`, which does not exist.',
  },
  {
    name: 'a rule is enforced by nothing and nothing excuses it',
    profile: 'contract',
    make: (copy) => edit(copy, rules, (document) => document.deleteIn(['path-run', 'enforcedBy'])),
    message: 'Rule `path-run` needs either `enforcedBy` or `notEnforced`, and not both.',
  },
  {
    name: 'a rule has no section',
    profile: 'contract',
    make: (copy) => edit(copy, rules, (document) => document.deleteIn(['path-run', 'section'])),
    message: 'Rule `path-run` needs a `section` of the description',
  },
  {
    name: 'an id stands twice in one file',
    profile: 'contract',
    make: async (copy) =>
      write(copy, rules, `${await readFile(join(copy, rules), 'utf8')}path-run: {}\n`),
    message: 'duplicated mapping key',
  },
  {
    name: 'an overlay redefines a stated rule',
    profile: 'reference',
    make: (copy) =>
      edit(copy, overlay, (document) =>
        document.setIn(
          ['actions', firstAction(document, 'id-suffix'), 'update', 'x-rules', 'path-run'],
          {},
        ),
      ),
    message: 'Rule `path-run` is defined twice',
  },
  {
    name: 'a rule names a place of the document which does not exist',
    profile: 'contract',
    make: (copy) =>
      edit(copy, rules, (document) =>
        document.setIn(['path-run', 'enforcedBy', 0, 'document'], '#/paths/~1v2~1nowhere'),
      ),
    message: 'Rule `path-run` is enforced by #/paths/~1v2~1nowhere, where nothing stands.',
  },
  {
    name: 'a rule names a file without its tag',
    profile: 'contract',
    make: (copy) => write(copy, 'src/reference/webhooks.ts', '/** @rule webhook-is-post */\n'),
    message:
      'Rule `webhook-retries` is enforced by src/reference/webhooks.ts, which has no `@rule webhook-retries`.',
  },
  {
    name: 'a rule depends on an unknown declaration',
    profile: 'contract',
    make: (copy) =>
      edit(copy, rules, (document) =>
        document.setIn(['path-run', 'observable'], { when: ['luck'] }),
      ),
    message:
      'Rule `path-run` is observable when `luck` is declared, which x-declarations does not know.',
  },
  {
    name: 'a transition is of another level than its file',
    profile: 'contract',
    make: (copy) =>
      edit(copy, lifecycle, (document) =>
        document.setIn(['transitions', 'expire', 'level'], 'chosen'),
      ),
    message: 'x-lifecycle/transitions/expire needs `level: stated`',
  },
  {
    name: 'no rule names a transition',
    profile: 'contract',
    make: (copy) =>
      edit(copy, lifecycle, (document) =>
        document.setIn(['transitions', 'requeue'], {
          level: 'stated',
          from: ['IN_PROGRESS'],
          to: 'IN_QUEUE',
        }),
      ),
    message: 'x-lifecycle/transitions/requeue is named by no rule of level `stated`.',
  },
  {
    name: 'an action answers an unknown gap',
    profile: 'reference',
    make: (copy) => edit(copy, gaps, (document) => document.delete('id-suffix')),
    message: 'The action answers the gap `id-suffix`, which the document does not list.',
  },
  {
    name: 'a gap is neither answered nor left open',
    profile: 'reference',
    make: (copy) => edit(copy, gaps, (document) => document.deleteIn(['response-size', 'open'])),
    message: 'Gap `response-size` is neither answered by an overlay nor left open with a reason.',
  },
  {
    name: 'only the second overlay answers a gap, and its answer is removed',
    profile: 'reference',
    make: (copy) => edit(copy, extended, (document) => document.set('actions', [])),
    message:
      'Gap `other-operations` is neither answered by an overlay nor left open with a reason.',
  },
  {
    name: 'the second overlay redefines a rule of the first',
    profile: 'reference',
    make: (copy) =>
      edit(copy, extended, (document) =>
        document.setIn(
          ['actions', firstAction(document, 'finality'), 'update', 'x-rules', 'ended-is-final'],
          {},
        ),
      ),
    message: 'Rule `ended-is-final` is defined twice',
  },
  {
    name: 'no rule names a transition of the second overlay',
    profile: 'reference',
    make: (copy) =>
      edit(copy, extended, (document) =>
        document.deleteIn([
          'actions',
          firstAction(document, 'finality'),
          'update',
          'x-rules',
          'retry-job',
        ]),
      ),
    message: 'x-lifecycle/transitions/retry is named by no rule of level `chosen`.',
  },
  {
    name: 'a gap is answered and left open',
    profile: 'reference',
    make: (copy) =>
      edit(copy, gaps, (document) => document.setIn(['id-suffix', 'open'], 'Who knows.')),
    message: 'Gap `id-suffix` is left open and answered by an overlay; it can only be one of them.',
  },
];

/** The place of the first action that answers a gap. */
function firstAction(document: ReturnType<typeof parseDocument>, gap: string): number {
  const { actions } = document.toJS();
  return actions.findIndex((action: { 'x-gaps': string[] }) => action['x-gaps'].includes(gap));
}

describe.concurrent('the document is refused when', { timeout }, () => {
  test.each(mistakes)('$name', async ({ profile, make, message }) => {
    const copy = await copyDocument();
    await make(copy);
    const { passed, output } = await lint(copy, profile);
    expect(output).toContain(message);
    expect(passed).toBe(false);
  });
});
