/** Deployments that break rules about API keys. */
import { answers, type Mutant, type Settings } from './mutant.ts';
import { inFront, queued, reply } from './request-wire.ts';

/** Lets everybody in at paths like this. */
function open(path: RegExp): Mutant['alter'] {
  return answers(({ target, status }) =>
    status === 401 && path.test(target) ? { status: 200, json: queued } : undefined,
  );
}

/** Refuses with another status, at paths like this. */
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

/** Settings in which a key of the demo account has other permissions. */
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

export const authenticationMutants: readonly Mutant[] = [
  { name: 'any-key-will-do', breaks: 'key-in-authorization', alter: open(/^\/v2\//) },
  { name: 'run-takes-any-key', breaks: 'wrong-key-refused', alter: open(/\/run$/) },
  { name: 'runsync-takes-any-key', breaks: 'wrong-key-refused', alter: open(/\/runsync$/) },
  { name: 'status-takes-any-key', breaks: 'wrong-key-refused', alter: open(/\/status\//) },
  {
    name: 'wrong-key-is-200-with-an-error',
    breaks: 'wrong-key-refused',
    alter: answers(({ status }) =>
      status === 401 ? { status: 200, json: { error: 'Unauthorized' } } : undefined,
    ),
  },
  { name: 'wrong-key-is-always-500', breaks: 'wrong-key-refused', alter: refusedWith(500) },
  { name: 'wrong-key-is-403', breaks: 'wrong-key-refused', alter: refusedWith(403) },
  { name: 'wrong-key-is-400', breaks: 'wrong-key-refused', alter: refusedWith(400, /\/run$/) },
  {
    name: 'forbidden-key-is-403',
    breaks: 'forbidden-key-refused',
    alter: forKey(isRestricted, () => reply(403, {})),
  },
  {
    name: 'forbidden-key-is-404',
    breaks: 'forbidden-key-refused',
    alter: forKey(isRestricted, () => reply(404, {})),
  },
  {
    name: 'forbidden-key-is-404-for-jobs',
    breaks: 'forbidden-key-refused',
    alter: forKey(
      (key, target) => isRestricted(key) && target.includes('/status/'),
      () => reply(404, {}),
    ),
  },
  {
    name: 'forbidden-key-is-redirected',
    breaks: 'forbidden-key-refused',
    alter: forKey(isRestricted, () => reply(302, {}, { location: '/login' })),
  },
  {
    name: 'forbidden-key-may-run',
    breaks: 'forbidden-key-refused',
    alter: forKey((key, target) => isRestricted(key) && target.endsWith('/run'), accepted),
  },
  {
    name: 'forbidden-key-may-run-and-wait',
    breaks: 'forbidden-key-refused',
    alter: forKey((key, target) => isRestricted(key) && target.endsWith('/runsync'), accepted),
  },
  {
    name: 'forbidden-key-may-ask',
    breaks: 'forbidden-key-refused',
    alter: forKey((key, target) => isRestricted(key) && target.includes('/status/'), accepted),
  },
  {
    name: 'bearer-not-known-at-models',
    breaks: 'key-as-bearer',
    alter: forKey(
      (key, target) => key.startsWith('Bearer ') && /flux|odd-price|rounded/.test(target),
      () => reply(401, {}),
    ),
  },
  {
    name: 'bearer-not-known-at-serverless-endpoints',
    breaks: 'serverless-key-as-bearer',
    alter: forKey(
      (key, target) =>
        key.startsWith('Bearer ') && /\/v2\/(script|echo|narrow|hasty|storage)\//.test(target),
      () => reply(401, {}),
    ),
  },
  {
    name: 'bare-key-refused',
    breaks: 'key-without-bearer',
    alter: forKey(
      (key) => key !== '' && !key.startsWith('Bearer '),
      () => reply(401, {}),
    ),
  },
  {
    name: 'missing-key-is-403',
    breaks: 'missing-key-is-401',
    alter: forKey(
      (key) => key === '',
      () => reply(403, {}),
    ),
  },
  {
    name: 'missing-key-is-always-500',
    breaks: 'missing-key-is-401',
    alter: forKey(
      (key) => key === '',
      () => reply(500, {}),
    ),
  },
  {
    name: 'missing-key-is-let-in',
    breaks: 'missing-key-is-401',
    alter: forKey((key, target) => key === '' && target.includes('/status/'), accepted),
  },
  {
    name: 'missing-key-has-its-own-code',
    breaks: 'missing-key-is-401',
    alter: forKey(
      (key) => key === '',
      (response) => withMember(response, { code: 'keyMissing' }),
    ),
  },
  {
    name: 'known-key-is-told',
    breaks: 'unauthorized-tells-nothing',
    alter: forKey(isRestricted, (response) =>
      withMember(response, { detail: 'The key may not do this.' }),
    ),
  },
  {
    name: 'reader-may-run',
    breaks: 'key-permissions',
    settings: permitted('reader-key', { permission: 'run' }),
  },
  {
    name: 'reader-may-not-ask',
    breaks: 'key-permissions',
    settings: permitted('reader-key', { permission: 'none' }),
  },
  {
    name: 'key-of-one-endpoint-may-use-all',
    breaks: 'key-permissions-by-endpoint',
    settings: permitted('echo-key', { permission: 'run' }),
  },
  {
    name: 'key-of-one-endpoint-may-use-none',
    breaks: 'key-permissions-by-endpoint',
    settings: permitted('echo-key', { permission: 'none' }),
  },
];
