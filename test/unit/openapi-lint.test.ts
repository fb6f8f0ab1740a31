import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isScalar, parse, parseDocument, visit } from 'yaml';

const rules = 'openapi/behaviour/rules.yaml';
const gaps = 'openapi/behaviour/gaps.yaml';
const lifecycle = 'openapi/behaviour/lifecycle.yaml';
const jobs = 'openapi/overlays/jobs.yaml';
const retry = 'openapi/overlays/extended/retry-job.yaml';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-lint-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** The overlays of the reference, in order. */
async function overlays(): Promise<string[]> {
  return parse(await readFile('redocly.yaml', 'utf8')).apis.reference.overlays;
}

/** A copy of the document in which every code file that a rule names is there, with its tags. */
async function copyDocument(): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  for (const path of [
    'openapi',
    'mocks',
    'redocly.yaml',
    'src/generate',
    'src/validation/document',
  ]) {
    await cp(path, join(copy, path), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const tags = new Map<string, string[]>();
  for (const path of [rules, ...(await overlays())]) {
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
      'src/reference/engine-memory/webhooks.ts says that it enforces the rule `webhook-retries`, which does not exist.',
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
    message: 'Rule `path-run` needs a `section` that x-sections lists',
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
      edit(copy, jobs, (document) =>
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
    make: (copy) =>
      write(copy, 'src/reference/engine-memory/webhooks.ts', '/** @rule webhook-is-post */\n'),
    message:
      'Rule `webhook-retries` is enforced by src/reference/engine-memory/webhooks.ts, which has no `@rule webhook-retries`.',
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
    name: 'the one overlay that answers a gap does so no more',
    profile: 'reference',
    make: (copy) => edit(copy, jobs, (document) => document.set('actions', [])),
    message: 'Gap `id-suffix` is neither answered by an overlay nor left open with a reason.',
  },
  {
    name: 'an overlay redefines a rule of an earlier one',
    profile: 'reference',
    make: (copy) =>
      edit(copy, retry, (document) =>
        document.setIn(
          ['actions', firstAction(document, 'finality'), 'update', 'x-rules', 'ended-is-final'],
          {},
        ),
      ),
    message: 'Rule `ended-is-final` is defined twice',
  },
  {
    name: 'no rule names a transition that a later overlay adds',
    profile: 'reference',
    make: (copy) =>
      edit(copy, retry, (document) =>
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

/** Mistakes that do not disturb each other, made in one copy: it takes a while to lint one. */
interface Batch {
  readonly profile: 'contract' | 'reference';
  readonly changes: readonly {
    readonly path: string;
    readonly at: readonly (string | number)[];
    readonly value?: unknown;
  }[];
  readonly messages: readonly string[];
}

const pricing = 'openapi/behaviour/pricing.yaml';
const states = 'openapi/overlays/states.yaml';
const limits = 'openapi/overlays/limits.yaml';
const edition = 'openapi/overlays/edition.yaml';
const errors = 'openapi/overlays/errors.yaml';
const policy = 'openapi/components/schemas/Policy.yaml';
const storage = 'openapi/components/schemas/S3Config.yaml';

const batches: readonly Batch[] = [
  {
    profile: 'contract',
    changes: [
      { path: lifecycle, at: ['webhook', 'bogus'], value: 3 },
      { path: lifecycle, at: ['states', 'COMPLETED', 'chosen'], value: ['final'] },
      { path: pricing, at: ['prices', 'video', 'price'], value: '0,5' },
      { path: pricing, at: ['prices', 'text', 'price'], value: 0.01 },
      { path: pricing, at: ['prices', 'transcription', 'per'], value: 0 },
      { path: pricing, at: ['tax'], value: 19 },
      { path: rules, at: ['path-run', 'section'], value: '9.9' },
      { path: rules, at: ['webhook-spacing', 'section'], value: '6, 9.9' },
      { path: rules, at: ['webhook-retries', 'enforcedBy', 1] },
      { path: rules, at: ['charges-in-dollars', 'enforcedBy', 0, 'document'], value: '#/info' },
      { path: gaps, at: ['response-size'] },
      { path: policy, at: ['properties', 'ttl', 'default'], value: 1 },
      { path: storage, at: ['properties', 'bucketName', 'minLength'], value: 64 },
      { path: storage, at: ['properties', 'bucketName', 'maxLength'], value: 63 },
    ],
    messages: [
      'x-lifecycle/webhook/bogus is unknown.',
      'x-lifecycle/states/COMPLETED lists `final` as chosen, which it is not.',
      'x-pricing/prices/video/price must match pattern',
      'x-pricing/prices/text/price must be string.',
      'x-pricing/prices/transcription/per must be >= 1.',
      'x-pricing/tax is unknown.',
      'Rule `path-run` needs a `section` that x-sections lists',
      'Rule `webhook-spacing` needs a `section` that x-sections lists',
      'No rule names the answer 4XX of jobCompleted.',
      'x-pricing/currency is named by no rule of level `stated`.',
      'Section 8 has 14 gaps instead of the 15 that are counted here.',
      'The default value must be >= 10000.',
      'Nothing is left between minLength and maxLength.',
    ],
  },
  {
    profile: 'reference',
    changes: [
      { path: states, at: ['finality', 'x-lifecycle', 'states', 'COMPLETED', 'chosen'] },
      {
        path: states,
        at: ['termination-state', 'x-lifecycle', 'transitions', 'terminate', 'level'],
        value: 'chosen',
      },
      { path: limits, at: ['request-size', 'x-limits'], value: { bogus: 7, nestingDepth: 200 } },
      { path: errors, at: ['error-precedence', 'x-problems', 'notFound'], value: { status: 4040 } },
      {
        path: jobs,
        at: ['required-job-fields', 'components', 'schemas', 'Job', 'description'],
        value: 'Its times are not stated.',
      },
      {
        path: limits,
        at: ['actions', 4, 'target'],
        value: "$.paths['/v2/{endpoint_id}/run','/v2/typo'].post",
      },
      { path: edition, at: ['actions', 1, 'target'], value: '$.servers[1]' },
    ],
    messages: [
      'x-lifecycle/states/COMPLETED is stated and its `final` is not; list it in `chosen`.',
      'x-lifecycle/transitions/terminate needs `level: stated`, as everything has in this file.',
      'x-limits/bogus is unknown.',
      'x-limits/bogus is named by no rule of level `chosen`.',
      'x-problems/notFound/status must be <= 599.',
      'x-problems/notFound is named by no rule of level `chosen`.',
      '#/components/schemas/Job/description says `not stated`, but it belongs to no gap',
      "The target `$.paths['/v2/{endpoint_id}/run','/v2/typo'].post` names something that is not there.",
      'The target `$.servers[1]` names something that is not there.',
    ],
  },
];

/** Where a change is made; in an overlay, in the last action that answers a gap and has an update. */
function placeIn(
  document: ReturnType<typeof parseDocument>,
  [first = '', ...rest]: readonly (string | number)[],
): (string | number)[] {
  const { actions } = document.toJS();
  if (actions === undefined || first === 'actions') return [first, ...rest];
  const index = actions.findLastIndex(
    (action: { 'x-gaps': unknown[]; update?: object }) =>
      action['x-gaps'].includes(first) && `${rest[0]}` in { ...action.update, components: {} },
  );
  return ['actions', index, 'update', ...rest];
}

describe.concurrent('all of several mistakes are told', { timeout }, () => {
  test.each(batches)('of the $profile', async ({ profile, changes, messages }) => {
    const copy = await copyDocument();
    for (const { path, at, value } of changes) {
      await edit(copy, path, (document) => {
        const place = placeIn(document, at);
        if (value === undefined) document.deleteIn(place);
        else document.setIn(place, document.createNode(value));
      });
    }
    const { passed, output } = await lint(copy, profile);
    expect(messages.filter((message) => !output.includes(message))).toEqual([]);
    expect(passed).toBe(false);
  });
});
