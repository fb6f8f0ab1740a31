/**
 * Names from outside, in every place that takes one: accepted so that it can be used, or refused with its
 * place. No name reaches the prototype of an object, the key of another account, or another path.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReferenceService } from '../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../src/reference/settings/check-settings.ts';
import { controlTestbed } from './control/control-testbed.ts';

const strange = [
  ...['', ' ', '.', '..', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'],
  ...['a b', 'a/b', 'a%2fb', '%', '%zz', '{', '}', '{}', 'a}:job:b', 'a:b', '{a}', 'a|b', '"', "'"],
  ...[
    '\\',
    '\n',
    '\0',
    '\u202e',
    'é',
    '漢',
    '👍',
    '\ud800',
    '*',
    '?',
    '#',
    '&',
    '=',
    '~',
    '-',
    '_',
  ],
  ...['a'.repeat(100), 'a'.repeat(101), 'a'.repeat(10_000), '%'.repeat(10_000)],
];

const names = fc.oneof(
  fc.constantFrom(...strange),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
);

/** An own member, also for `__proto__`. */
const member = <Value>(name: string, value: Value): Record<string, Value> =>
  Object.fromEntries([[name, value]]);

/** Undefined if the settings are refused, which names their place. */
function accepted(settings: ServiceSettings, place: string) {
  try {
    return createReferenceService({ settings, control: { enabled: true } });
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain(`at ${place}`);
    return undefined;
  }
}

const echo = { kind: 'serverless', worker: 'echo' } as const;
const demoKey = 'the-key-of-demo';
const demo = { keys: { [demoKey]: {} } };

async function statusOf(
  { fetch }: Pick<ReturnType<typeof createReferenceService>, 'fetch'>,
  path: string,
  key = demoKey,
): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ input: {} });
  const init = { method: 'POST', headers, body };
  return (await fetch(new Request(`http://service.test${path}`, init))).status;
}

test('of accounts, endpoints and keys in settings', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      const account = accepted(
        {
          accounts: { ...member(name, demo), other: { keys: { 'other-key': {} } } },
          endpoints: { echo },
        },
        '/accounts',
      );
      if (account !== undefined) {
        expect(account.accounts.get(name)?.id).toBe(name);
        expect(await statusOf(account, '/v2/echo/run')).toBe(200);
        for (const key of [name, 'unknown', '__proto__']) {
          if (/^[!-~]+$/.test(key)) expect(await statusOf(account, '/v2/echo/run', key)).toBe(401);
        }
      }
      const endpoint = accepted(
        { accounts: { demo }, endpoints: { ...member(name, echo), echo } },
        '/endpoints',
      );
      if (endpoint !== undefined) {
        expect(await statusOf(endpoint, `/v2/${encodeURIComponent(name)}/run`)).toBe(200);
      }
      const key = accepted(
        { accounts: { demo: { keys: member(name, {}) } }, endpoints: { echo } },
        '/accounts/demo/keys',
      );
      if (key !== undefined) {
        expect(await statusOf(key, '/v2/echo/run', name)).toBe(200);
        expect(await statusOf(key, '/v2/echo/run', `${name}x`)).toBe(401);
      }
    }),
    { examples: strange.map((name): [string] => [name]), numRuns: 150 },
  );
});

test('an unknown endpoint, job or account is unknown, whatever its name', async () => {
  const service = createReferenceService({
    settings: { accounts: { demo }, endpoints: { echo } },
    control: { enabled: true },
  });
  for (const name of strange.filter((one) => !['', '.', '..', '\ud800'].includes(one))) {
    const written = encodeURIComponent(name);
    expect([name, await statusOf(service, `/v2/${written}/run`)]).toEqual([name, 404]);
    expect([name, await statusOf(service, `/v2/echo/cancel/${written}`)]).toEqual([name, 404]);
    const result = new Request(`http://localhost/results/${written}/99999999999999/x.png`);
    expect([name, (await service.fetch(result)).status]).toEqual([name, 404]);
  }
});

test('of accounts, keys, receivers and their endpoints in the control interface', async () => {
  const { call } = controlTestbed();
  for (const name of strange) {
    const bodies: [string, object, string[]][] = [
      ['/control/accounts', { key: name }, ['/key']],
      ['/control/accounts', { endpoints: [name] }, ['/endpoints/0']],
      ['/control/accounts', { seed: name }, ['/seed']],
      ['/control/keys', { name, permission: 'read' }, ['/name']],
      ['/control/keys', { permission: 'read', endpoints: member(name, 'run') }, ['/endpoints']],
      ['/control/receivers', { name }, ['/name']],
      [
        '/control/faults',
        { faults: [{ endpoint: name, effect: { drop: true } }] },
        ['/faults/0/endpoint'],
      ],
    ];
    for (const [path, body, places] of bodies) {
      const { status, body: answer } = await call(
        path === '/control/faults' ? 'PUT' : 'POST',
        path,
        body,
      );
      if (status === 400) {
        expect([
          name,
          path,
          answer.errors.map(({ pointer }: { pointer: string }) => pointer),
        ]).toEqual([name, path, places]);
        continue;
      }
      expect([name, path, status]).toEqual([name, path, expect.toBeOneOf([200, 201, 204, 429])]);
      if ('key' in body) {
        const used = await call('GET', '/control/clock', undefined, { authorization: name });
        expect([name, used.status]).toEqual([name, 200]);
      }
    }
  }
  expect(Object.getPrototypeOf({})).not.toHaveProperty('run');
});
