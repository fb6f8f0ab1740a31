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
    'wrong-key-is-400': refusedWith(400, /\/run$/),
  },
  'forbidden-key-refused': {
    'forbidden-key-is-403': forKey(isRestricted, () => reply(403, {})),
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
