/** Deployments that break rules about requests. */
import { answers, type Mutant, mutantsOf } from './mutant.ts';
import { requestMemberMutants } from './request-members.ts';
import { inFront, queued, refusing, reply } from './request-wire.ts';

/** Keys that this worker knows of. */
const acceptedInputs = ['script', 'word', 'number', 'prompt', 'width', 'height'];

const whole: readonly Mutant[] = mutantsOf({
  'only-input-required': {
    'policy-required': refusing((json) => json.input !== undefined && json.policy === undefined),
    'webhook-required': refusing((json) => json.input !== undefined && json.webhook === undefined),
  },
  'input-is-open': {
    'input-keys-listed': refusing(({ input }) =>
      Object.keys(input ?? {}).some((key) => !acceptedInputs.includes(key)),
    ),
    'input-must-not-be-empty': refusing(({ input }) => JSON.stringify(input) === '{}'),
  },
  'serverless-input-is-the-workers': {
    'input-needs-a-prompt': refusing(({ input }) => input?.prompt === undefined),
  },
  'same-request-for-both': {
    'runsync-without-policy': refusing(
      (json, target) => target.endsWith('/runsync') && 'policy' in json,
    ),
    'run-without-storage': refusing(
      (json, target) => target.endsWith('/run') && 's3Config' in json,
    ),
  },
  'unlisted-keys-accepted': {
    'unlisted-keys-refused': refusing((json) => 'unlisted' in json),
    'unlisted-policy-refused': refusing((json) => json.policy?.unlisted !== undefined),
  },
  'request-content-type': {
    'charset-required': inFront(async ({ method, headers }, pass) =>
      method === 'POST' && !headers.get('content-type')?.includes('charset')
        ? reply(415, { error: 'Name a charset.' })
        : pass(),
    ),
    'two-members-refused': refusing((json) => Object.keys(json).length > 2),
  },
  'request-is-json': {
    'no-json-is-an-empty-input': inFront(async ({ text }, pass) =>
      pass(isJson(text) ? {} : { text: '{"input":{}}' }),
    ),
    'empty-body-is-an-empty-input': inFront(async ({ text }, pass) =>
      pass(text === '' ? { text: '{"input":{}}' } : {}),
    ),
    'lenient-json': inFront(async ({ text }, pass) =>
      pass({ text: text.replace(/,\}$/, '}').replaceAll("'", '"') }),
    ),
    'json-with-bare-names': inFront(async ({ text }, pass) =>
      pass({ text: text.replace(/^\{(\w+):/, '{"$1":') }),
    ),
    'json-with-nan': inFront(async ({ text }, pass) =>
      pass({ text: text.replace(/\bNaN\b/, 'null') }),
    ),
    'json-with-more-behind-it': inFront(async ({ text }, pass) =>
      pass({ text: text.replace(/\} \{\}$/, '}') }),
    ),
  },
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function gone(ending: RegExp, status = 404): Mutant['alter'] {
  return inFront(async ({ target }, pass) =>
    ending.test(target) ? reply(status, { error: 'Nothing here.' }) : pass(),
  );
}

const paths: readonly Mutant[] = mutantsOf({
  'two-ways-to-submit': {
    'one-way-to-submit': gone(/\/runsync$/),
  },
  'path-run': {
    'no-run': gone(/\/run$/),
    'run-by-put': gone(/\/run$/, 405),
  },
  'path-runsync': {
    'no-runsync': gone(/\/runsync$/, 501),
  },
  'path-status': {
    'no-status': gone(/\/status\//),
    'status-by-post': gone(/\/status\//, 405),
  },
  'version-in-path': {
    'no-version': inFront(async ({ target }, pass) =>
      target.startsWith('/v2/') ? reply(404, {}) : pass({ target: `/v2${target}` }),
    ),
    'no-version-of-run': inFront(async ({ target }, pass) => {
      if (!/\/run(\?|$)/.test(target)) return pass();
      return target.startsWith('/v2/') ? reply(404, {}) : pass({ target: `/v2${target}` });
    }),
  },
  'status-without-body': {
    'status-needs-a-media-type': inFront(async ({ target, headers }, pass) =>
      target.includes('/status/') && headers.get('content-type') === null
        ? reply(415, { error: 'Expected JSON.' })
        : pass(),
    ),
    'status-needs-a-length': inFront(async ({ target }, pass) =>
      target.includes('/status/') ? reply(411, { error: 'Expected a body.' }) : pass(),
    ),
  },
  'success-is-200': {
    'run-is-202': answers(({ target, status }) =>
      target.endsWith('/run') && status === 200 ? { status: 202 } : undefined,
    ),
    'runsync-is-201': answers(({ target, status }) =>
      target.endsWith('/runsync') && status === 200 ? { status: 201 } : undefined,
    ),
  },
});

const answered: readonly Mutant[] = mutantsOf({
  'invalid-request-is-400': {
    'invalid-is-422': answers(({ status }) => (status === 400 ? { status: 422 } : undefined)),
    'invalid-is-500': answers(({ status }) =>
      status === 400 ? { status: 500, json: {} } : undefined,
    ),
    // Beside what is not JSON.
    'invalid-is-429': answers(({ json }) =>
      json?.code === 'invalidRequest' ? { status: 429, json: {} } : undefined,
    ),
    'invalid-policy-is-500': answers(({ status, text }) =>
      status === 400 && text.includes('/policy') ? { status: 500, json: {} } : undefined,
    ),
    'no-json-is-500-when-running': answers(({ json, target }) =>
      json?.code === 'invalidJson' && target.endsWith('/run')
        ? { status: 500, json: {} }
        : undefined,
    ),
    'one-fault-is-503-when-waiting': answers(({ status, text, target }) =>
      status === 400 && text.includes('/webhook') && target.endsWith('/runsync')
        ? { status: 503, json: {} }
        : undefined,
    ),
    'invalid-is-always-429': answers(({ status }) =>
      status === 400 ? { status: 429, json: {} } : undefined,
    ),
    'invalid-is-always-429-when-running': answers(({ status, target }) =>
      status === 400 && target.endsWith('/run') ? { status: 429, json: {} } : undefined,
    ),
    'no-json-is-415': answers(({ json }) =>
      json?.code === 'invalidJson' ? { status: 415 } : undefined,
    ),
    'invalid-is-200': answers(({ status, json }) =>
      status === 400 ? { status: 200, json: { error: json.detail } } : undefined,
    ),
    'invalid-becomes-a-job': answers(({ status }) =>
      status === 400 ? { status: 200, json: queued } : undefined,
    ),
  },
});

export const requestMutants: readonly Mutant[] = [
  ...requestMemberMutants,
  ...whole,
  ...paths,
  ...answered,
];
