/** Answers of another status or form, and keys that are handled otherwise. */
import { answers } from './mutant.ts';
import { errorsAs, isRun, isStatus, isSubmission, type Oddity } from './oddity.ts';
import { queued, reply } from './request-wire.ts';

/** Lets requests without a key do what those with the right one do. */
const withoutKey: Oddity['alter'] = ({ fetch }) => {
  const answered = new Map<string, string>();
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const hasKey = !/^(bearer)?$/i.test(request.headers.get('authorization')?.trim() ?? '');
      const response = await fetch(request);
      if (isStatus(pathname) && response.ok) answered.set(pathname, await response.clone().text());
      if (response.status !== 401 || hasKey) return response;
      const known = answered.get(pathname);
      if (known !== undefined) return reply(200, JSON.parse(known));
      if (isRun(pathname)) return reply(200, queued);
      // The input may be one that the model refuses.
      const done = { id: `sync-${queued.id}`, status: 'FAILED', error: 'Not a valid input.' };
      return isSubmission(pathname) ? reply(200, done) : response;
    },
  };
};

export const answerOddities: readonly Oddity[] = [
  {
    name: 'run-answers-202',
    because: 'The description does not state the status of a success response.',
    alter: answers(({ target, status }) =>
      isRun(target) && status === 200 ? { status: 202 } : undefined,
    ),
  },
  {
    name: 'run-answers-201-with-location',
    because: 'The description does not state the status or the headers of a success response.',
    alter: answers(({ target, status, json }) =>
      isRun(target) && status === 200
        ? { status: 201, headers: { location: `/v2/x/status/${json.id}` } }
        : undefined,
    ),
  },
  {
    name: 'errors-are-text',
    because: 'The description does not state the body of errors.',
    alter: errorsAs((status) => ({ text: `error ${status}`, type: 'text/plain' })),
  },
  {
    name: 'errors-have-no-body',
    because: 'The description does not state the body of errors.',
    alter: errorsAs(() => ({ text: '', type: 'application/octet-stream' })),
  },
  {
    name: 'errors-are-json-of-another-form',
    because: 'The description does not state the body of errors.',
    alter: errorsAs((status) => ({ json: { error: { code: status } }, type: 'application/json' })),
  },
  {
    name: 'errors-are-an-array',
    because: 'The description does not state the body of errors.',
    alter: errorsAs(() => ({ json: ['bad'], type: 'application/json' })),
  },
  {
    name: 'missing-key-is-403',
    because: 'The description does not state what happens without a key.',
    alter: ({ fetch }) => ({
      async fetch(request) {
        const response = await fetch(request);
        const hasKey = request.headers.has('authorization');
        return response.status === 401 && !hasKey ? Response.json({}, { status: 403 }) : response;
      },
    }),
  },
  {
    name: 'requests-need-no-key',
    because:
      'The caller must send the key; the description does not state what happens without one.',
    alter: withoutKey,
  },
  {
    name: 'bare-key-is-refused',
    because: 'The description does not state how a key without the word Bearer is handled.',
    alter: ({ fetch }) => ({
      fetch(request) {
        const key = request.headers.get('authorization') ?? '';
        const { pathname } = new URL(request.url);
        const isBare = key !== '' && !/^bearer /i.test(key) && !pathname.startsWith('/control');
        return isBare ? Promise.resolve(Response.json({}, { status: 401 })) : fetch(request);
      },
    }),
  },
  {
    name: 'bearer-is-refused-at-a-serverless-endpoint',
    because: 'The description shows the form with the word Bearer only for public endpoints.',
    alter: ({ fetch }) => ({
      fetch(request) {
        const key = request.headers.get('authorization') ?? '';
        const isRefused = /^bearer /i.test(key) && request.url.includes('/v2/echo/');
        return isRefused ? Promise.resolve(Response.json({}, { status: 401 })) : fetch(request);
      },
    }),
  },
  {
    name: 'unknown-job-is-400',
    because: 'The description does not state the response for an unknown job.',
    alter: answers(({ status, json }) =>
      status === 404 && json?.code === 'jobNotFound' ? { status: 400 } : undefined,
    ),
  },
  {
    name: 'json-with-white-space-and-charset',
    because: 'White space and the charset parameter have no meaning in JSON.',
    alter: answers(({ json }) =>
      json === undefined
        ? undefined
        : {
            text: `\n${JSON.stringify(json, null, 2)}\n`,
            headers: { 'content-type': 'application/json; charset=utf-8' },
          },
    ),
  },
  {
    name: 'status-of-sync-ids-is-404',
    because: 'The description does not state that `status` accepts the ids of synchronous jobs.',
    alter: answers(({ target }) =>
      target.includes('/status/sync-') ? { status: 404, json: {} } : undefined,
    ),
  },
];
