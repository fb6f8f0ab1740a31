/** Deployments that break rules about errors. */
import { type Altered, type Answer, answers, type Mutant, mutantsOf } from './mutant.ts';
import { inFront, queued, reply } from './request-wire.ts';

function withCode(code: string, altered: (answer: Answer) => Altered): Mutant['alter'] {
  return answers((answer) => (answer.json?.code === code ? altered(answer) : undefined));
}

function coded(code: string, other: string): Mutant['alter'] {
  return withCode(code, ({ json }) => ({ json: { ...json, code: other } }));
}

function statusOf(code: string, status: number): Mutant['alter'] {
  return withCode(code, ({ json }) => ({ status, json: { ...json, status } }));
}

const endpointNotFound = {
  status: 404,
  title: 'Endpoint not found',
  detail: 'There is no such endpoint.',
  code: 'endpointNotFound',
};

const declared = ['script', 'echo', 'narrow', 'hasty', 'storage'];

/** Takes the id of an endpoint for another one. */
function otherEndpoint(meant: (id: string) => string | undefined, path = /./): Mutant['alter'] {
  return inFront(async ({ target }, pass) => {
    const [, , id = '', ...rest] = target.split('/');
    const other = meant(id);
    if (other === undefined || !declared.includes(other) || !path.test(target)) return pass();
    return pass({ target: ['', 'v2', other, ...rest].join('/') });
  });
}

/** Takes the id of a job for another one that it has seen. */
function otherJob(isTaken: (id: string, known: string) => boolean): Mutant['alter'] {
  const known = new Set<string>();
  return inFront(async ({ target }, pass) => {
    const [start, id] = target.split('/status/');
    const meant = [...known].find((one) => one !== id && id !== undefined && isTaken(id, one));
    if (meant !== undefined) return pass({ target: `${start}/status/${meant}` });
    const response = await pass();
    if (id !== undefined && response.ok) known.add(id);
    if (isSubmit(target) && response.ok) {
      const [, job = ''] = /"id":"([^"]+)"/.exec(await response.clone().text()) ?? [];
      known.add(job);
    }
    return response;
  });
}

const isSubmit = (target: string) => /\/(run|runsync)$/.test(target);

const bytes = { run: 10_485_760, runsync: 20_971_520 };

const stated: readonly Mutant[] = mutantsOf({
  'unknown-endpoint-is-404': {
    'unknown-endpoint-is-400': statusOf('endpointNotFound', 400),
    'unknown-endpoint-is-always-500': statusOf('endpointNotFound', 500),
    'unknown-endpoint-is-always-500-when-submitting': withCode('endpointNotFound', ({ target }) =>
      isSubmit(target) ? { status: 500, json: {} } : {},
    ),
    'unknown-endpoint-is-401': statusOf('endpointNotFound', 401),
    'unknown-endpoint-is-always-429': statusOf('endpointNotFound', 429),
    'endpoint-in-any-case': otherEndpoint((id) => id.toLowerCase()),
    'beginning-of-the-endpoint': otherEndpoint((id) =>
      declared.find((known) => known !== id && known.startsWith(id)),
    ),
    'endpoint-with-more-behind-it': otherEndpoint((id) =>
      declared.find((known) => id !== known && id.startsWith(known)),
    ),
    'endpoint-with-more-behind-it-has-its-jobs': otherEndpoint(
      (id) => declared.find((known) => id !== known && id.startsWith(known)),
      /\/status\//,
    ),
    'similar-endpoint-may-wait': otherEndpoint(
      (id) => declared.find((known) => id !== known && id.slice(0, -1) === known.slice(0, -1)),
      /\/runsync$/,
    ),
    'unknown-endpoint-runs': withCode('endpointNotFound', () => ({ status: 200, json: queued })),
  },
});

const bodies: readonly Mutant[] = mutantsOf({
  'error-is-problem': {
    'errors-are-plain-json': answers(({ status }) =>
      status >= 400 ? { headers: { 'content-type': 'application/json' } } : undefined,
    ),
    'errors-without-detail': answers(({ status, json }) =>
      status >= 400 ? { json: { ...json, detail: undefined } } : undefined,
    ),
    'unknown-path-is-a-page': withCode('pathNotFound', () => ({
      text: '<h1>Not found</h1>',
      headers: { 'content-type': 'text/html' },
    })),
  },
  'error-code-known': {
    'unknown-code': coded('invalidRequest', 'validationFailed'),
    'title-of-the-moment': withCode('unauthorized', ({ json }) => ({
      json: { ...json, title: 'Go away' },
    })),
    'status-member-differs': withCode('invalidJson', ({ json }) => ({
      json: { ...json, status: 422 },
    })),
  },
  'error-names-places': {
    'places-not-named': withCode('invalidRequest', ({ json }) => ({
      json: { ...json, errors: undefined },
    })),
    'places-without-their-parents': withCode('invalidRequest', ({ json }) => ({
      json: {
        ...json,
        errors: json.errors.map((place: { pointer: string }) => ({
          ...place,
          pointer: place.pointer.replace('/policy', ''),
        })),
      },
    })),
  },
});

const order: readonly Mutant[] = mutantsOf({
  'error-precedence': {
    'endpoint-before-key': inFront(async ({ target }, pass) =>
      target.includes('no-such-endpoint') ? reply(404, endpointNotFound) : pass(),
    ),
    'body-before-key': inFront(async ({ text, target }, pass) => {
      const response = await pass();
      const isBroken = isSubmit(target) && text === '{';
      return isBroken && response.status === 401
        ? reply(400, { status: 400, title: 'Invalid JSON', detail: 'No.', code: 'invalidJson' })
        : response;
    }),
    'body-before-endpoint': inFront(async ({ text }, pass) => {
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
    'json-before-media-type': inFront(async ({ text }, pass) => {
      const response = await pass();
      const { code } = Object(response.status === 400 ? await response.clone().json() : {});
      return text === '{' && code === 'unsupportedMediaType'
        ? reply(400, { status: 400, title: 'Invalid JSON', detail: 'No.', code: 'invalidJson' })
        : response;
    }),
  },
});

const chosen: readonly Mutant[] = mutantsOf({
  'endpoint-code': {
    'one-code-for-not-found': coded('endpointNotFound', 'pathNotFound'),
  },
  'unknown-job-is-404': {
    'unknown-job-is-always-500': statusOf('jobNotFound', 500),
    'job-in-any-case': otherJob((id, known) => id.toLowerCase() === known.toLowerCase()),
    'beginning-of-the-job': otherJob((id, known) => known.startsWith(id)),
    'job-without-its-suffix-counts': otherJob(
      (id, known) => id.slice(0, 36) === known.slice(0, 36),
    ),
    'unknown-job-is-400': statusOf('jobNotFound', 400),
    'unknown-job-is-waiting': withCode('jobNotFound', () => ({ status: 200, json: queued })),
  },
  'unknown-path-is-404': {
    'unknown-path-is-always-503': statusOf('pathNotFound', 503),
    'path-in-any-case': inFront(async ({ target }, pass) =>
      pass({ target: target.replace('/RUN', '/run') }),
    ),
    'unknown-path-is-400': statusOf('pathNotFound', 400),
    'unknown-path-needs-a-key': inFront(async ({ headers }, pass) => {
      const response = await pass();
      return headers.has('authorization') || response.status !== 404 ? response : reply(401, {});
    }),
  },
  'not-json-is-400': {
    'no-json-is-an-invalid-request': coded('invalidJson', 'invalidRequest'),
    'no-json-is-422': statusOf('invalidJson', 422),
  },
  'unknown-method-is-405': {
    'unknown-method-is-404': statusOf('methodNotAllowed', 404),
    'methods-not-named': withCode('methodNotAllowed', () => ({ headers: { allow: '' } })),
  },
  'wrong-media-type-is-400': {
    'media-type-is-415': statusOf('unsupportedMediaType', 415),
    'any-media-type': withCode('unsupportedMediaType', () => ({ status: 200, json: queued })),
  },
  'needless-body-ignored': {
    'status-looks-at-the-media-type': inFront(async ({ target, headers }, pass) =>
      target.includes('/status/') && headers.get('content-type') === 'text/plain'
        ? reply(415, {})
        : pass(),
    ),
    'every-body-is-read': inFront(async ({ target, text }, pass) =>
      target.includes('/status-sync/') && text === '{' ? reply(400, {}) : pass(),
    ),
  },
  'request-size': {
    'run-takes-larger-bodies': inFront(async ({ target, text }, pass) =>
      target.endsWith('/run') && text.length === bytes.run + 1
        ? pass({ text: text.trim() })
        : pass(),
    ),
    'runsync-takes-smaller-bodies': inFront(async ({ target, text }, pass) =>
      target.endsWith('/runsync') && text.length === bytes.runsync ? reply(413, {}) : pass(),
    ),
    'too-large-is-400': statusOf('payloadTooLarge', 400),
  },
});

export const errorMutants: readonly Mutant[] = [...stated, ...bodies, ...order, ...chosen];
