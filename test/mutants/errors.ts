/** Deployments that break rules about errors. */
import { type Altered, type Answer, answers, type Mutant } from './mutant.ts';
import { inFront, queued, reply } from './request-wire.ts';

/** Alters the answers with a code. */
function withCode(code: string, altered: (answer: Answer) => Altered): Mutant['alter'] {
  return answers((answer) => (answer.json?.code === code ? altered(answer) : undefined));
}

/** Has another code for a problem. */
function coded(code: string, other: string): Mutant['alter'] {
  return withCode(code, ({ json }) => ({ json: { ...json, code: other } }));
}

/** Answers a problem with another status. */
function statusOf(code: string, status: number): Mutant['alter'] {
  return withCode(code, ({ json }) => ({ status, json: { ...json, status } }));
}

const endpointNotFound = {
  status: 404,
  title: 'Endpoint not found',
  detail: 'There is no such endpoint.',
  code: 'endpointNotFound',
};

const isSubmit = (target: string) => /\/(run|runsync)$/.test(target);

/** The limits of the document. */
const bytes = { run: 10_485_760, runsync: 20_971_520 };

const stated: readonly Mutant[] = [
  {
    name: 'unknown-endpoint-is-400',
    breaks: 'unknown-endpoint-is-404',
    alter: statusOf('endpointNotFound', 400),
  },
  {
    name: 'unknown-endpoint-is-403',
    breaks: 'unknown-endpoint-is-404',
    alter: statusOf('endpointNotFound', 403),
  },
  {
    name: 'unknown-endpoint-is-always-500',
    breaks: 'unknown-endpoint-is-404',
    alter: statusOf('endpointNotFound', 500),
  },
  {
    name: 'unknown-endpoint-is-always-500-when-submitting',
    breaks: 'unknown-endpoint-is-404',
    alter: withCode('endpointNotFound', ({ target }) =>
      isSubmit(target) ? { status: 500, json: {} } : {},
    ),
  },
  {
    name: 'unknown-endpoint-runs',
    breaks: 'unknown-endpoint-is-404',
    alter: withCode('endpointNotFound', () => ({ status: 200, json: queued })),
  },
];

const bodies: readonly Mutant[] = [
  {
    name: 'errors-are-plain-json',
    breaks: 'error-is-problem',
    alter: answers(({ status }) =>
      status >= 400 ? { headers: { 'content-type': 'application/json' } } : undefined,
    ),
  },
  {
    name: 'errors-without-detail',
    breaks: 'error-is-problem',
    alter: answers(({ status, json }) =>
      status >= 400 ? { json: { ...json, detail: undefined } } : undefined,
    ),
  },
  {
    name: 'unknown-path-is-a-page',
    breaks: 'error-is-problem',
    alter: withCode('pathNotFound', () => ({
      text: '<h1>Not found</h1>',
      headers: { 'content-type': 'text/html' },
    })),
  },
  {
    name: 'unknown-code',
    breaks: 'error-code-known',
    alter: coded('invalidRequest', 'validationFailed'),
  },
  {
    name: 'title-of-the-moment',
    breaks: 'error-code-known',
    alter: withCode('unauthorized', ({ json }) => ({ json: { ...json, title: 'Go away' } })),
  },
  {
    name: 'status-member-differs',
    breaks: 'error-code-known',
    alter: withCode('invalidJson', ({ json }) => ({ json: { ...json, status: 422 } })),
  },
  {
    name: 'places-not-named',
    breaks: 'error-names-places',
    alter: withCode('invalidRequest', ({ json }) => ({ json: { ...json, errors: undefined } })),
  },
  {
    name: 'places-without-their-parents',
    breaks: 'error-names-places',
    alter: withCode('invalidRequest', ({ json }) => ({
      json: {
        ...json,
        errors: json.errors.map((place: { pointer: string }) => ({
          ...place,
          pointer: place.pointer.replace('/policy', ''),
        })),
      },
    })),
  },
];

const order: readonly Mutant[] = [
  {
    name: 'endpoint-before-key',
    breaks: 'error-precedence',
    alter: inFront(async ({ target }, pass) =>
      target.includes('no-such-endpoint') ? reply(404, endpointNotFound) : pass(),
    ),
  },
  {
    name: 'body-before-key',
    breaks: 'error-precedence',
    alter: inFront(async ({ text, target }, pass) => {
      const response = await pass();
      const isBroken = isSubmit(target) && text === '{';
      return isBroken && response.status === 401
        ? reply(400, { status: 400, title: 'Invalid JSON', detail: 'No.', code: 'invalidJson' })
        : response;
    }),
  },
  {
    name: 'body-before-endpoint',
    breaks: 'error-precedence',
    alter: inFront(async ({ text }, pass) => {
      const response = await pass();
      return text === '{}' && response.status === 404
        ? reply(400, {
            status: 400,
            title: 'Invalid request',
            detail: 'No.',
            code: 'invalidRequest',
          })
        : response;
    }),
  },
  {
    name: 'json-before-media-type',
    breaks: 'error-precedence',
    alter: inFront(async ({ text }, pass) => {
      const response = await pass();
      return text === '{' && response.status === 415
        ? reply(400, { status: 400, title: 'Invalid JSON', detail: 'No.', code: 'invalidJson' })
        : response;
    }),
  },
];

const chosen: readonly Mutant[] = [
  {
    name: 'one-code-for-not-found',
    breaks: 'endpoint-code',
    alter: coded('endpointNotFound', 'pathNotFound'),
  },
  {
    name: 'unknown-job-is-always-500',
    breaks: 'unknown-job-is-404',
    alter: statusOf('jobNotFound', 500),
  },
  {
    name: 'unknown-path-is-always-503',
    breaks: 'unknown-path-is-404',
    alter: statusOf('pathNotFound', 503),
  },
  { name: 'unknown-job-is-400', breaks: 'unknown-job-is-404', alter: statusOf('jobNotFound', 400) },
  {
    name: 'unknown-job-is-waiting',
    breaks: 'unknown-job-is-404',
    alter: withCode('jobNotFound', () => ({ status: 200, json: queued })),
  },
  {
    name: 'no-json-is-an-invalid-request',
    breaks: 'not-json-is-400',
    alter: coded('invalidJson', 'invalidRequest'),
  },
  { name: 'no-json-is-422', breaks: 'not-json-is-400', alter: statusOf('invalidJson', 422) },
  {
    name: 'unknown-path-is-400',
    breaks: 'unknown-path-is-404',
    alter: statusOf('pathNotFound', 400),
  },
  {
    name: 'unknown-path-needs-a-key',
    breaks: 'unknown-path-is-404',
    alter: inFront(async ({ headers }, pass) => {
      const response = await pass();
      return headers.has('authorization') || response.status !== 404 ? response : reply(401, {});
    }),
  },
  {
    name: 'unknown-method-is-404',
    breaks: 'unknown-method-is-405',
    alter: statusOf('methodNotAllowed', 404),
  },
  {
    name: 'methods-not-named',
    breaks: 'unknown-method-is-405',
    alter: withCode('methodNotAllowed', () => ({ headers: { allow: '' } })),
  },
  {
    name: 'media-type-is-400',
    breaks: 'wrong-media-type-is-415',
    alter: statusOf('unsupportedMediaType', 400),
  },
  {
    name: 'any-media-type',
    breaks: 'wrong-media-type-is-415',
    alter: withCode('unsupportedMediaType', () => ({ status: 200, json: queued })),
  },
  {
    name: 'status-looks-at-the-media-type',
    breaks: 'needless-body-ignored',
    alter: inFront(async ({ target, headers }, pass) =>
      target.includes('/status/') && headers.get('content-type') === 'text/plain'
        ? reply(415, {})
        : pass(),
    ),
  },
  {
    name: 'every-body-is-read',
    breaks: 'needless-body-ignored',
    alter: inFront(async ({ target, text }, pass) =>
      target.includes('/status-sync/') && text === '{' ? reply(400, {}) : pass(),
    ),
  },
  {
    name: 'run-takes-larger-bodies',
    breaks: 'request-size',
    alter: inFront(async ({ target, text }, pass) =>
      target.endsWith('/run') && text.length === bytes.run + 1
        ? pass({ text: text.trim() })
        : pass(),
    ),
  },
  {
    name: 'runsync-takes-smaller-bodies',
    breaks: 'request-size',
    alter: inFront(async ({ target, text }, pass) =>
      target.endsWith('/runsync') && text.length === bytes.runsync ? reply(413, {}) : pass(),
    ),
  },
  {
    name: 'too-large-is-400',
    breaks: 'request-size',
    alter: statusOf('payloadTooLarge', 400),
  },
];

export const errorMutants: readonly Mutant[] = [...stated, ...bodies, ...order, ...chosen];
