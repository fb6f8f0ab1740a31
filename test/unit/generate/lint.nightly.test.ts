import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';

const rules = 'openapi/behaviour/rules.yaml';
const gaps = 'openapi/behaviour/gaps.yaml';
const callerRules = 'openapi/behaviour/caller-rules.yaml';
const lifecycle = 'openapi/behaviour/lifecycle.yaml';
const pricing = 'openapi/behaviour/pricing.yaml';
const policy = 'openapi/components/schemas/Policy.yaml';
const storage = 'openapi/components/schemas/S3Config.yaml';
const answers = 'openapi/overlays/answers.yaml';
const errors = 'openapi/overlays/errors.yaml';
const jobs = 'openapi/overlays/jobs.yaml';
const limits = 'openapi/overlays/limits.yaml';
const states = 'openapi/overlays/states.yaml';
const retry = 'openapi/overlays/extended/retry-job.yaml';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-lint-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A copy of the document and of the code that is tagged with its rules. */
async function copyDocument(): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  for (const path of ['docs/guides', 'openapi', 'mocks', 'redocly.yaml', 'src']) {
    await cp(path, join(copy, path), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  await write(copy, 'package.json', '{"type":"module"}');
  return copy;
}

async function write(copy: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), text);
}

/** One mistake in one file. */
interface Mistake {
  readonly path: string;
  /** Where a `value` is set, or without one removed; in overlays see `placeIn`. None: the whole file. */
  readonly at: readonly (string | number)[];
  readonly value?: unknown;
  readonly message: string;
}

/** Mistakes that do not disturb each other are made in one copy: it takes a while to lint one. */
const mistakes: Readonly<Record<'contract' | 'reference', readonly Mistake[]>> = {
  contract: [
    {
      path: rules,
      at: ['path-run', 'claim'],
      message: "x-rules/path-run must have required property 'claim'.",
    },
    {
      path: rules,
      at: ['webhook-spacing', 'section'],
      value: '6, 9.9',
      message: 'Rule `webhook-spacing` names the section 9.9, which x-sections lacks.',
    },
    {
      path: rules,
      at: ['key-as-bearer', 'observable'],
      value: { when: ['luck'] },
      message:
        'Rule `key-as-bearer` is observable when `luck` is declared, which x-declarations lacks.',
    },
    {
      path: rules,
      at: ['webhook-retries', 'enforcedBy', 1],
      message: 'No rule names the answer 4XX of jobCompleted.',
    },
    {
      path: rules,
      at: ['charges-in-dollars', 'enforcedBy', 0],
      value: '#/info',
      message: 'x-pricing/currency is named by no rule of level `stated`.',
    },
    {
      path: lifecycle,
      at: ['transitions', 'expire', 'level'],
      value: 'chosen',
      message: 'x-lifecycle/transitions/expire needs `level: stated`',
    },
    {
      path: lifecycle,
      at: ['transitions', 'requeue'],
      value: { level: 'stated', from: ['IN_PROGRESS'], to: 'IN_QUEUE' },
      message: 'x-lifecycle/transitions/requeue is named by no rule of level `stated`.',
    },
    {
      path: lifecycle,
      at: ['webhook', 'bogus'],
      value: 3,
      message: 'x-lifecycle/webhook/bogus is unknown.',
    },
    {
      path: lifecycle,
      at: ['states', 'COMPLETED', 'chosen'],
      value: ['final'],
      message: 'x-lifecycle/states/COMPLETED lists `final` as chosen, but it is not.',
    },
    {
      path: pricing,
      at: ['prices', 'video', 'price'],
      value: '0,5',
      message: 'x-pricing/prices/video/price must match pattern',
    },
    {
      path: gaps,
      at: ['response-size'],
      message: 'Section 8 has 18 gaps but states 19.',
    },
    {
      path: gaps,
      at: ['base-url', 'unnoticed'],
      message: 'Gap `base-url` needs `alternatives`, or `unnoticed`: why callers cannot notice it.',
    },
    {
      path: gaps,
      at: ['at-once', 'tolerate'],
      value: 'Wait.',
      message: 'Gap `at-once` has `tolerate`, but no alternatives.',
    },
    {
      path: gaps,
      at: ['success-status', 'chosen'],
      value: 'teapot',
      message: 'Gap `success-status` chooses `teapot`, which is no alternative of it.',
    },
    {
      path: gaps,
      at: ['success-status', 'tolerate'],
      message: 'Gap `success-status` needs `tolerate`.',
    },
    {
      path: gaps,
      at: ['redirects', 'alternatives', 'temporary'],
      message: 'Gap `redirects` needs two alternatives, or one with a parameter.',
    },
    {
      path: gaps,
      at: ['redirects', 'concerns', 0],
      value: '#/paths/nowhere',
      message: 'Gap `redirects` concerns #/paths/nowhere, which does not exist.',
    },
    {
      path: gaps,
      at: ['head-requests', 'concerns'],
      value: [],
      message: 'Gap `head-requests` needs a place in `concerns`, where readers see it.',
    },
    {
      path: gaps,
      at: ['head-requests', 'unnoticed'],
      value: 'Nobody asks.',
      message: 'Gap `head-requests` has alternatives, so callers can notice it.',
    },
    {
      path: gaps,
      at: ['unknown-job', 'alternatives', 'state', 'parameter', 'type'],
      value: 'text',
      message:
        'Gap `unknown-job` has an alternative `state` whose parameter is no valid JSON Schema: ',
    },
    {
      path: gaps,
      at: ['failure-state', 'alternatives', 'named', 'parameter', 'default'],
      value: 7,
      message:
        'Gap `failure-state` has an alternative `named` whose default 7 does not fit its schema: ',
    },
    {
      path: gaps,
      at: ['rate-limits', 'alternatives', 'limited', 'parameter', 'examples', 1],
      value: 0,
      message: 'Gap `rate-limits` has an alternative `limited` whose example 0 does not fit its',
    },
    {
      path: gaps,
      at: ['webhook-delay', 'alternatives', 'later', 'parameter', 'examples'],
      message:
        'Gap `webhook-delay` has an alternative `later` whose parameter needs `examples` or an',
    },
    {
      path: gaps,
      at: ['runsync-wait-over', 'alternatives', 'error-status', 'parameter', 'enum'],
      value: [],
      message: 'Gap `runsync-wait-over` has an alternative `error-status` whose parameter ',
    },
    {
      path: gaps,
      at: ['unauthorized-reason', 'alternatives', 'distinct', 'excludes'],
      value: { 'error-body': { nothing: 'It says nothing.' } },
      message: 'Gap `unauthorized-reason` excludes `nothing` of the gap `error-body`, which does ',
    },
    {
      path: gaps,
      at: ['bare-key', 'alternatives', 'refused', 'excludes'],
      value: { 'bare-keys': {} },
      message: 'Gap `bare-key` excludes alternatives of the gap `bare-keys`, which does not exist.',
    },
    {
      path: gaps,
      at: ['missing-key', 'alternatives', 'accepted', 'excludes'],
      value: { 'error-body': { empty: '' } },
      message: 'Gap `missing-key` excludes `empty` of the gap `error-body` without a reason.',
    },
    {
      path: gaps,
      at: ['webhook-schemes', 'alternatives', 'off'],
      value: { says: 'No webhooks are called.' },
      message: 'Gap `webhook-schemes` has an alternative `off`, which a settings file would have ',
    },
    {
      path: rules,
      at: ['path-status', 'gap'],
      value: 'redirects',
      message: 'Rule `path-status` is stated, so it belongs to no gap.',
    },
    {
      path: callerRules,
      at: ['sends-json', 'rules', 0],
      value: 'no-such-rule',
      message:
        'Rule for callers `sends-json` names `no-such-rule` in `rules`, which x-rules lacks.',
    },
    {
      path: callerRules,
      at: ['accepts-any-success', 'gaps', 0],
      value: 'no-such-gap',
      message:
        'Rule for callers `accepts-any-success` names `no-such-gap` in `gaps`, which x-gaps lacks.',
    },
    {
      path: callerRules,
      at: ['acts-once', 'needs', 0],
      value: 'webhook',
      message:
        'Rule for callers `acts-once` names `webhook` in `needs`, which x-callerDeclarations lacks.',
    },
    {
      path: callerRules,
      at: ['needs-output', 'unless', 0],
      value: 'nothing',
      message:
        'Rule for callers `needs-output` names `nothing` in `unless`, which x-callerDeclarations lacks.',
    },
    {
      path: callerRules,
      at: ['stops-after-end', 'shownBy'],
      value: 'getJob',
      message:
        'Rule for callers `stops-after-end` names `getJob` in `shownBy`, which is no operation.',
    },
    {
      path: callerRules,
      at: ['has-deadline', 'guide'],
      value: 'polling.md#no-such-section',
      message:
        'Rule for callers `has-deadline` names the guide polling.md#no-such-section, which does not exist.',
    },
    {
      path: callerRules,
      at: ['has-no-source'],
      value: {
        topic: 'requests',
        level: 'advice',
        says: 'Nothing asks for it.',
        matters: 'Nobody knows.',
        guide: 'authentication.md#form-of-the-header',
      },
      message: 'Rule for callers `has-no-source` needs a source in `rules` or `gaps`.',
    },
    {
      path: callerRules,
      at: ['waits-after-429', 'rules'],
      message: 'Rule for callers `waits-after-429` is stated, so it needs a source in `rules`.',
    },
    {
      path: callerRules,
      at: ['downloads-in-time', 'matters'],
      message: 'Rule for callers `downloads-in-time` needs `matters`.',
    },
    {
      path: callerRules,
      at: ['handles-late-calls', 'level'],
      value: 'chosen',
      message:
        'Rule for callers `handles-late-calls` has the level `chosen`, which is none of stated, follows, advice.',
    },
    {
      path: callerRules,
      at: ['handles-lost-calls', 'need'],
      value: ['webhooks'],
      message:
        'Rule for callers `handles-lost-calls` has `need`, which is no member of such rules.',
    },
    {
      path: policy,
      at: ['properties', 'ttl', 'default'],
      value: 1,
      message: 'The default value must be >= 10000.',
    },
    {
      path: storage,
      at: ['properties', 'bucketName'],
      value: { type: 'string', minLength: 64, maxLength: 63 },
      message: 'No value is allowed between minLength and maxLength.',
    },
  ],
  reference: [
    {
      path: rules,
      at: ['delay-time-meaning'],
      message: 'says that it enforces the rule `delay-time-meaning`, which does not exist.',
    },
    {
      path: rules,
      at: ['nobody-enforces'],
      value: { section: '1', claim: 'It is kept.', level: 'stated', observable: 'always' },
      message:
        'Rule `nobody-enforces` needs `enforcedBy`, code with the tag `@rule nobody-enforces`, or a',
    },
    {
      path: rules,
      at: ['timeout-stops-consumption', 'notEnforced'],
      value: 'Nobody cares.',
      message: 'Rule `timeout-stops-consumption` is enforced, but has a reason why it is not',
    },
    {
      path: states,
      at: ['finality', 'x-rules', 'ended-is-final', 'observable'],
      value: { never: 'Nobody sees it.' },
      message: 'Rule `ended-is-final` cannot be checked; describe such a choice with the gap',
    },
    {
      path: retry,
      at: ['finality', 'x-rules', 'ended-is-final'],
      value: {},
      message: 'Rule `ended-is-final` is defined twice',
    },
    {
      path: retry,
      at: ['finality', 'x-rules', 'retry-job'],
      message: 'x-lifecycle/transitions/retry is named by no rule of level `chosen`.',
    },
    {
      path: gaps,
      at: ['cold-start'],
      message: 'The action answers the gap `cold-start`, which the document does not list.',
    },
    {
      path: gaps,
      at: ['at-once'],
      value: {
        section: '4',
        gap: 'How soon `run` returns.',
        alternatives: { soon: { says: 'Soon.' }, late: { says: 'Late.' } },
        chosen: 'soon',
        tolerate: 'Wait.',
        concerns: ['#/info'],
      },
      message:
        'Gap `at-once` has alternatives, but no action of an overlay says why one is chosen.',
    },
    {
      path: gaps,
      at: ['base-url', 'at'],
      value: ['#/components/schemas/ImageInput/properties/scheduler/description'],
      message: 'Gap `base-url` is both left open by the texts in `at` and answered by an overlay.',
    },
    {
      path: answers,
      at: ['runsync-wait', 'x-gaps', 'runsync-wait', 'alternatives', 'limited', 'parameter'],
      value: {},
      message: 'Gap `runsync-wait` has an alternative `limited` whose parameter has no default.',
    },
    {
      path: errors,
      at: ['unknown-path', 'x-rules', 'unknown-path-is-404', 'gap'],
      message:
        'Rule `unknown-path-is-404` needs the `gap` and the `alternative` that it belongs to.',
    },
    {
      path: errors,
      at: ['unknown-path', 'x-rules', 'unknown-method-is-405', 'alternative'],
      value: 'teapot',
      message:
        'Rule `unknown-method-is-405` belongs to the alternative `teapot` of the gap `unknown-path`, which does not exist.',
    },
    {
      path: errors,
      at: ['error-body', 'x-rules', 'error-code-known', 'presumes'],
      value: ['missing-key', 'error-body'],
      message:
        'Rule `error-code-known` presumes the gap `error-body`, which is no other one with alternatives.',
    },
    {
      path: jobs,
      at: ['required-job-fields', 'x-rules', 'failed-job-without-output', 'claim'],
      value: '{#/x-gaps/failed-job-output/alternatives/shown/says}',
      message: 'Rule `failed-job-without-output` says what another alternative does; its own is',
    },
    {
      path: jobs,
      at: ['time-units', 'x-rules', 'times-in-milliseconds', 'follows'],
      value: ['status-is-late'],
      message: 'Rule `times-in-milliseconds` follows `status-is-late`, which is no other rule.',
    },
    {
      path: jobs,
      at: ['output-not-object', 'x-rules', 'other-output-fails-job', 'gap'],
      value: 'input-validation',
      message:
        'Rule `other-output-fails-job` belongs to the gap `input-validation`, which its action does not answer.',
    },
    {
      path: states,
      at: ['finality', 'x-lifecycle', 'states', 'COMPLETED', 'chosen'],
      message:
        'x-lifecycle/states/COMPLETED is stated and its `final` is not; list it in `chosen`.',
    },
    {
      path: states,
      at: ['finality', 'x-lifecycle', 'transitions', 'complete', 'from'],
      value: '*',
      message: 'x-lifecycle/transitions/complete may start from any state (`from`), and no overlay',
    },
    {
      path: states,
      at: ['termination-state', 'x-lifecycle', 'transitions', 'terminate', 'level'],
      value: 'chosen',
      message:
        'x-lifecycle/transitions/terminate needs `level: stated`, like everything in this file.',
    },
    {
      path: limits,
      at: ['request-size', 'x-limits', 'bogus'],
      value: 7,
      message: 'x-limits/bogus is unknown.',
    },
    {
      path: errors,
      at: ['error-precedence', 'x-problems', 'notFound', 'status'],
      value: 4040,
      message: 'x-problems/notFound/status must be <= 599.',
    },
    {
      path: jobs,
      at: ['required-job-fields', 'components', 'schemas', 'Job', 'description'],
      value: 'Its times are not stated.',
      message: '#/components/schemas/Job/description says `not stated`, but it belongs to no gap',
    },
    {
      path: limits,
      at: ['actions', 4, 'target'],
      value: "$.paths['/v2/{endpoint_id}/run','/v2/typo'].post",
      message:
        "The target `$.paths['/v2/{endpoint_id}/run','/v2/typo'].post` names something that does not exist.",
    },
  ],
};

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

async function make({ path, at, value }: Mistake, copy: string): Promise<void> {
  if (at.length === 0) return write(copy, path, `${value}`);
  const document = parseDocument(await readFile(join(copy, path), 'utf8'));
  const place = placeIn(document, at);
  if (value === undefined) document.deleteIn(place);
  else document.setIn(place, document.createNode(value));
  await write(copy, path, document.toString());
}

/** What the linter prints about some profiles of a copy, and whether it is content. */
function lint(
  copy: string,
  ...profiles: readonly string[]
): Promise<{ passed: boolean; output: string }> {
  const cli = join(process.cwd(), 'node_modules/@redocly/cli/bin/cli.js');
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, 'lint', ...profiles, '--max-problems=1000'],
      { cwd: copy, env },
      (error, stdout, stderr) => {
        resolve({ passed: error === null, output: `${stdout}${stderr}` });
      },
    );
  });
}

// The linter runs in a process of its own, which shares the machine with all other tests.
const timeout = 60_000;

test('the document is refused when an id occurs twice in one file', { timeout }, async () => {
  const copy = await copyDocument();
  await write(copy, rules, `${await readFile(join(copy, rules), 'utf8')}path-run: {}\n`);
  const { passed, output } = await lint(copy, 'contract');
  expect(output).toContain('duplicated mapping key');
  expect(passed).toBe(false);
});

describe.each(['contract', 'reference'] as const)('the %s is refused', (profile) => {
  let output: string;

  beforeAll(async () => {
    const copy = await copyDocument();
    for (const mistake of mistakes[profile]) await make(mistake, copy);
    const result = await lint(copy, profile);
    expect(result.passed).toBe(false);
    output = result.output;
  }, timeout);

  test.each(mistakes[profile])('$message', ({ message }) => {
    expect(output).toContain(message);
  });
});
