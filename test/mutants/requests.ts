/** Deployments that break rules about requests. */
import { answers, type Mutant } from './mutant.ts';
import { requestMemberMutants } from './request-members.ts';
import { inFront, queued, refusing, reply } from './request-wire.ts';

/** Keys that this worker knows of. */
const acceptedInputs = ['script', 'word', 'number', 'prompt', 'width', 'height'];

const whole: readonly Mutant[] = [
  {
    name: 'policy-required',
    breaks: 'only-input-required',
    alter: refusing((json) => json.input !== undefined && json.policy === undefined),
  },
  {
    name: 'webhook-required',
    breaks: 'only-input-required',
    alter: refusing((json) => json.input !== undefined && json.webhook === undefined),
  },
  {
    name: 'input-keys-listed',
    breaks: 'input-is-open',
    alter: refusing(({ input }) =>
      Object.keys(input ?? {}).some((key) => !acceptedInputs.includes(key)),
    ),
  },
  {
    name: 'input-must-not-be-empty',
    breaks: 'input-is-open',
    alter: refusing(({ input }) => JSON.stringify(input) === '{}'),
  },
  {
    name: 'input-needs-a-prompt',
    breaks: 'serverless-input-is-the-workers',
    alter: refusing(({ input }) => input?.prompt === undefined),
  },
  {
    name: 'runsync-without-policy',
    breaks: 'same-request-for-both',
    alter: refusing((json, target) => target.endsWith('/runsync') && 'policy' in json),
  },
  {
    name: 'run-without-storage',
    breaks: 'same-request-for-both',
    alter: refusing((json, target) => target.endsWith('/run') && 's3Config' in json),
  },
  {
    name: 'unlisted-keys-refused',
    breaks: 'unlisted-keys-accepted',
    alter: refusing((json) => 'unlisted' in json),
  },
  {
    name: 'unlisted-policy-refused',
    breaks: 'unlisted-keys-accepted',
    alter: refusing((json) => json.policy?.unlisted !== undefined),
  },
  {
    name: 'charset-required',
    breaks: 'request-content-type',
    alter: inFront(async ({ method, headers }, pass) =>
      method === 'POST' && !headers.get('content-type')?.includes('charset')
        ? reply(415, { error: 'Name a charset.' })
        : pass(),
    ),
  },
  {
    name: 'two-members-refused',
    breaks: 'request-content-type',
    alter: refusing((json) => Object.keys(json).length > 2),
  },
  {
    name: 'no-json-is-an-empty-input',
    breaks: 'request-is-json',
    alter: inFront(async ({ text }, pass) => pass(isJson(text) ? {} : { text: '{"input":{}}' })),
  },
  {
    name: 'empty-body-is-an-empty-input',
    breaks: 'request-is-json',
    alter: inFront(async ({ text }, pass) => pass(text === '' ? { text: '{"input":{}}' } : {})),
  },
  {
    name: 'lenient-json',
    breaks: 'request-is-json',
    alter: inFront(async ({ text }, pass) =>
      pass({ text: text.replace(/,\}$/, '}').replaceAll("'", '"') }),
    ),
  },
  {
    name: 'json-with-bare-names',
    breaks: 'request-is-json',
    alter: inFront(async ({ text }, pass) => pass({ text: text.replace(/^\{(\w+):/, '{"$1":') })),
  },
  {
    name: 'json-with-nan',
    breaks: 'request-is-json',
    alter: inFront(async ({ text }, pass) => pass({ text: text.replace(/\bNaN\b/, 'null') })),
  },
  {
    name: 'json-with-more-behind-it',
    breaks: 'request-is-json',
    alter: inFront(async ({ text }, pass) => pass({ text: text.replace(/\} \{\}$/, '}') })),
  },
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** There is nothing at a path. */
function gone(ending: RegExp, status = 404): Mutant['alter'] {
  return inFront(async ({ target }, pass) =>
    ending.test(target) ? reply(status, { error: 'Nothing here.' }) : pass(),
  );
}

const paths: readonly Mutant[] = [
  { name: 'one-way-to-submit', breaks: 'two-ways-to-submit', alter: gone(/\/runsync$/) },
  { name: 'no-run', breaks: 'path-run', alter: gone(/\/run$/) },
  { name: 'run-by-put', breaks: 'path-run', alter: gone(/\/run$/, 405) },
  { name: 'no-runsync', breaks: 'path-runsync', alter: gone(/\/runsync$/, 501) },
  { name: 'no-status', breaks: 'path-status', alter: gone(/\/status\//) },
  { name: 'status-by-post', breaks: 'path-status', alter: gone(/\/status\//, 405) },
  {
    name: 'no-version',
    breaks: 'version-in-path',
    alter: inFront(async ({ target }, pass) =>
      target.startsWith('/v2/') ? reply(404, {}) : pass({ target: `/v2${target}` }),
    ),
  },
  {
    name: 'status-needs-a-media-type',
    breaks: 'status-without-body',
    alter: inFront(async ({ target, headers }, pass) =>
      target.includes('/status/') && headers.get('content-type') === null
        ? reply(415, { error: 'Expected JSON.' })
        : pass(),
    ),
  },
  {
    name: 'status-needs-a-length',
    breaks: 'status-without-body',
    alter: inFront(async ({ target }, pass) =>
      target.includes('/status/') ? reply(411, { error: 'Expected a body.' }) : pass(),
    ),
  },
  {
    name: 'run-is-202',
    breaks: 'success-is-200',
    alter: answers(({ target, status }) =>
      target.endsWith('/run') && status === 200 ? { status: 202 } : undefined,
    ),
  },
  {
    name: 'runsync-is-201',
    breaks: 'success-is-200',
    alter: answers(({ target, status }) =>
      target.endsWith('/runsync') && status === 200 ? { status: 201 } : undefined,
    ),
  },
];

const answered: readonly Mutant[] = [
  {
    name: 'invalid-is-422',
    breaks: 'invalid-request-is-400',
    alter: answers(({ status }) => (status === 400 ? { status: 422 } : undefined)),
  },
  {
    name: 'invalid-is-500',
    breaks: 'invalid-request-is-400',
    alter: answers(({ status }) => (status === 400 ? { status: 500, json: {} } : undefined)),
  },
  {
    name: 'invalid-policy-is-500',
    breaks: 'invalid-request-is-400',
    alter: answers(({ status, text }) =>
      status === 400 && text.includes('/policy') ? { status: 500, json: {} } : undefined,
    ),
  },
  {
    name: 'no-json-is-415',
    breaks: 'invalid-request-is-400',
    alter: answers(({ json }) => (json?.code === 'invalidJson' ? { status: 415 } : undefined)),
  },
  {
    name: 'invalid-is-200',
    breaks: 'invalid-request-is-400',
    alter: answers(({ status, json }) =>
      status === 400 ? { status: 200, json: { error: json.detail } } : undefined,
    ),
  },
  {
    name: 'invalid-becomes-a-job',
    breaks: 'invalid-request-is-400',
    alter: answers(({ status }) => (status === 400 ? { status: 200, json: queued } : undefined)),
  },
];

export const requestMutants: readonly Mutant[] = [
  ...requestMemberMutants,
  ...whole,
  ...paths,
  ...answered,
];
