/** Deployments that break rules about API keys. */
import { answers, type Mutant, mutantsOf, type Settings } from './mutant.ts';
import { inFront, queued, reply } from './request-wire.ts';

function open(path: RegExp): Mutant['alter'] {
  return answers(({ target, status }) =>
    status === 401 && path.test(target) ? { status: 200, json: queued } : undefined,
  );
}

function refusedWith(status: number, path = /./): Mutant['alter'] {
  return answers((answer) =>
    answer.status === 401 && path.test(answer.target) ? { status } : undefined,
  );
}

/** Another answer for requests whose key is like this. */
function forKey(
  isMeant: (authorization: string, target: string) => boolean,
  answer: (response: Response) => Response | Promise<Response>,
): Mutant['alter'] {
  return inFront(async ({ headers, target }, pass) => {
    const response = await pass();
    return isMeant(headers.get('authorization') ?? '', target) ? answer(response) : response;
  });
}

function permitted(key: string, permissions: object): (settings: Settings) => Settings {
  return (settings) => {
    const { demo } = settings.accounts;
    const keys = { ...demo.keys, [key]: permissions };
    return { ...settings, accounts: { ...settings.accounts, demo: { ...demo, keys } } };
  };
}

/** The same answer with a member that is different. */
async function withMember(response: Response, member: object): Promise<Response> {
  const body: unknown = await response.json();
  return reply(response.status, typeof body === 'object' ? { ...body, ...member } : member, {
    'content-type': response.headers.get('content-type') ?? 'application/json',
  });
}

const demoPublic = /flux|odd-price|rounded|whisper|wan|qwen/;

/** Lets a key in that a sloppy comparison takes for the valid one, which it has seen accepted. */
function sloppy(
  isTaken: (sent: string, valid: string) => boolean,
  isMeant: (target: string) => boolean = () => true,
): Mutant['alter'] {
  return ({ fetch }) => {
    const valid = new Set<string>();
    return {
      async fetch(request) {
        const response = await fetch(request);
        const { pathname } = new URL(request.url);
        const hasKey = request.headers.has('authorization');
        if (!hasKey || !pathname.startsWith('/v2/')) return response;
        const sent = (request.headers.get('authorization') ?? '').replace(/^Bearer ?/, '');
        if (response.ok) valid.add(sent);
        const taken = [...valid].find((key) => key !== sent && isTaken(sent, key));
        if (response.status !== 401 || taken === undefined || !isMeant(pathname)) return response;
        return reply(200, queued);
      },
    };
  };
}

/** Tells any caller of jobs in a state, of which it has heard from others. */
function anyKeyFor(status: string, isMeant = (_key: string) => true): Mutant['alter'] {
  return ({ fetch }) => {
    const known = new Map<string, string>();
    return {
      async fetch(request) {
        const response = await fetch(request);
        const { pathname } = new URL(request.url);
        if (!pathname.includes('/status/')) return response;
        const key = request.headers.get('authorization') ?? '';
        if (response.status === 401 && key !== '' && isMeant(key)) {
          const text = known.get(pathname);
          return text === undefined ? response : reply(200, JSON.parse(text));
        }
        if (!response.ok) return response;
        const text = await response.clone().text();
        if (text.includes(`"${status}"`)) known.set(pathname, text);
        else known.delete(pathname);
        return response;
      },
    };
  };
}

const isRestricted = (authorization: string) => authorization.includes('restricted-key');
const accepted = () => reply(200, queued);

export const authenticationMutants: readonly Mutant[] = mutantsOf({
  'key-in-authorization': {
    'any-key-will-do': open(/^\/v2\//),
  },
  'wrong-key-refused': {
    'run-takes-any-key': open(/\/run$/),
    'runsync-takes-any-key': open(/\/runsync$/),
    'status-takes-any-key': open(/\/status\//),
    'wrong-key-is-200-with-an-error': answers(({ status }) =>
      status === 401 ? { status: 200, json: { error: 'Unauthorized' } } : undefined,
    ),
    'wrong-key-is-always-500': refusedWith(500),
    'wrong-key-is-403': refusedWith(403),
    'wrong-key-is-405': refusedWith(405),
    'wrong-key-is-422-when-waiting': {
      scenarios: ['api-keys', 'ordinary-job'],
      alter: refusedWith(422, /\/runsync$/),
    },
    'wrong-key-leads-to-a-login': forKey(
      (authorization) => authorization.startsWith('Bearer ') && !/-key$/.test(authorization),
      (response) =>
        response.status === 401 ? reply(302, {}, { location: 'https://login.invalid/' }) : response,
    ),
    'wrong-key-is-400': refusedWith(400, /\/run$/),
    'key-in-any-case': sloppy((sent, valid) => sent.toLowerCase() === valid.toLowerCase()),
    'key-with-more-behind-it': sloppy((sent, valid) => sent.startsWith(valid)),
    'key-with-more-before-it': sloppy((sent, valid) => sent.endsWith(valid)),
    'key-somewhere-in-the-header': sloppy((sent, valid) => sent.includes(valid)),
    'beginning-of-the-key': sloppy((sent, valid) => sent !== '' && valid.startsWith(sent)),
    'first-eight-characters-of-the-key': sloppy(
      (sent, valid) => sent.slice(0, 8) === valid.slice(0, 8),
    ),
    'last-eight-characters-of-the-key': sloppy((sent, valid) => sent.slice(-8) === valid.slice(-8)),
    'empty-key': sloppy(
      (sent) => sent === '',
      (target) => /\/status\//.test(target),
    ),
    'key-in-any-case-when-waiting': sloppy(
      (sent, valid) => sent.toLowerCase() === valid.toLowerCase(),
      (target) => target.endsWith('/runsync'),
    ),
    'longer-key-at-models': sloppy(
      (sent, valid) => sent.startsWith(valid),
      (target) => demoPublic.test(target),
    ),
    'any-key-at-models': open(/\/v2\/(black|wan|qwen|whisper|odd|rounded)/),
    'any-key-to-run-models': open(/\/v2\/(black|wan|qwen|whisper|odd|rounded).*\/run$/),
    'any-key-without-bearer': forKey(
      (key) => key !== '' && !key.startsWith('Bearer'),
      (response) => (response.status === 401 ? accepted() : response),
    ),
    'any-key-for-ended-jobs': anyKeyFor('COMPLETED'),
    'any-key-for-failed-jobs': {
      alter: anyKeyFor('FAILED'),
      scenarios: ['api-keys', 'failing-jobs'],
    },
    'any-key-for-running-jobs': {
      alter: anyKeyFor('IN_PROGRESS'),
      scenarios: ['api-keys', 'slow-job'],
    },
    'any-key-for-waiting-jobs': {
      alter: anyKeyFor('IN_QUEUE'),
      scenarios: ['api-keys', 'queue-ttl'],
    },
  },
  'forbidden-key-refused': {
    'forbidden-key-is-403': forKey(isRestricted, () => reply(403, {})),
    'forbidden-key-is-429': forKey(isRestricted, () => reply(429, {})),
    'forbidden-key-is-404': forKey(isRestricted, () => reply(404, {})),
    'forbidden-key-is-404-for-jobs': forKey(
      (key, target) => isRestricted(key) && target.includes('/status/'),
      () => reply(404, {}),
    ),
    'forbidden-key-is-redirected': forKey(isRestricted, () =>
      reply(302, {}, { location: '/login' }),
    ),
    'forbidden-key-may-run': forKey(
      (key, target) => isRestricted(key) && target.endsWith('/run'),
      accepted,
    ),
    'forbidden-key-may-run-and-wait': forKey(
      (key, target) => isRestricted(key) && target.endsWith('/runsync'),
      accepted,
    ),
    'forbidden-key-at-models': forKey(
      (key, target) => isRestricted(key) && demoPublic.test(target),
      accepted,
    ),
    'forbidden-key-for-ended-jobs': anyKeyFor('COMPLETED', isRestricted),
    'reader-may-wait-for-models': forKey(
      (key, target) =>
        key.includes('reader') && demoPublic.test(target) && target.endsWith('/runsync'),
      accepted,
    ),
    'key-of-one-endpoint-may-use-models': forKey(
      (key, target) =>
        key.includes('echo-key') && demoPublic.test(target) && target.endsWith('/run'),
      accepted,
    ),
    'forbidden-key-may-ask': forKey(
      (key, target) => isRestricted(key) && target.includes('/status/'),
      accepted,
    ),
  },
  'key-as-bearer': {
    'bearer-not-known-at-models': forKey(
      (key, target) => key.startsWith('Bearer ') && /flux|odd-price|rounded/.test(target),
      () => reply(401, {}),
    ),
  },
  'serverless-key-as-bearer': {
    'bearer-not-known-at-serverless-endpoints': forKey(
      (key, target) =>
        key.startsWith('Bearer ') && /\/v2\/(script|echo|narrow|hasty|storage)\//.test(target),
      () => reply(401, {}),
    ),
  },
  'key-without-bearer': {
    'bare-key-refused': forKey(
      (key) => key !== '' && !key.startsWith('Bearer '),
      () => reply(401, {}),
    ),
  },
  'missing-key-is-401': {
    'missing-key-is-403': forKey(
      (key) => key === '',
      () => reply(403, {}),
    ),
    'missing-key-is-always-500': forKey(
      (key) => key === '',
      () => reply(500, {}),
    ),
    'missing-key-is-let-in': forKey(
      (key, target) => key === '' && target.includes('/status/'),
      accepted,
    ),
    'missing-key-has-its-own-code': forKey(
      (key) => key === '',
      (response) => withMember(response, { code: 'keyMissing' }),
    ),
  },
  'unauthorized-tells-nothing': {
    'known-key-is-told': forKey(isRestricted, (response) =>
      withMember(response, { detail: 'The key may not do this.' }),
    ),
  },
  'key-permissions': {
    'reader-may-run': {
      settings: permitted('reader-key', { permission: 'run' }),
    },
    'reader-may-not-ask': {
      settings: permitted('reader-key', { permission: 'none' }),
    },
  },
  'key-permissions-by-endpoint': {
    'key-of-one-endpoint-may-use-all': {
      settings: permitted('echo-key', { permission: 'run' }),
    },
    'key-of-one-endpoint-may-use-none': {
      settings: permitted('echo-key', { permission: 'none' }),
    },
  },
});
