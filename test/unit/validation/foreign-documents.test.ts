/** Documents of other services, as demanding as they come, behind every adapter and both ways in. */
import { describe, expect, test } from 'vitest';
import { railway, shelter } from '../../documents/foreign.ts';
import { agreeingWays, bothWays } from './both-ways.ts';
import { type AnswerAll, everyAdapter, type Running } from './every-adapter.ts';
import { requestOf } from './schema-document.ts';

/** Tells what it was given: files as their sizes, bytes as numbers. */
const echo: AnswerAll = ({ operation: { id }, parameters, body, identities }) => {
  const told = body instanceof Uint8Array ? [...body] : body;
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, ...parameters, body: told, identities }, (_, value) =>
      value instanceof Blob ? { size: value.size } : value,
    ),
  };
};

type Exchange = readonly [path: string, init: RequestInit, expected: unknown];

const json = (body: unknown, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body: JSON.stringify(body),
});

const staff = `Basic ${btoa('ann:secret')}`;
const asStaff = ({ headers, ...rest }: RequestInit): RequestInit => ({
  ...rest,
  headers: { ...Object.fromEntries(new Headers(headers)), authorization: staff },
});

const cat = { kind: 'cat', name: null, lives: 9 };
const form = (text: string) => ({
  ...json(0, 'application/x-www-form-urlencoded'),
  body: text,
});

function parts(fields: Readonly<Record<string, string | Blob>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: 'POST', body };
}

const animals = '/v2/animals';

const ofShelter: readonly Exchange[] = [
  [
    '/v1/animals?kinds=cat|dog&homes=barn%20house&age[from]=1&age[to]=3&sort=%7B%22from%22%3A1%7D',
    { headers: { cookie: 'seen=1,2', 'x-trace': '7' } },
    {
      query: {
        kinds: ['cat', 'dog'],
        homes: ['barn', 'house'],
        age: { from: 1, to: 3 },
        sort: { from: 1 },
      },
      cookie: { seen: [1, 2] },
      header: { 'x-trace': 7 },
    },
  ],
  [
    '/v1/animals?kinds=cow&age[since]=1&sort=x',
    { headers: { cookie: 'seen=2147483648', 'x-trace': '1.5' } },
    [
      400,
      'Expected one of ["cat","dog","barn","house"] at query /kinds/0, got "cow".',
      'Expected no such property at query /age/since, got "1".',
      'Expected JSON at query /sort, got text that is not JSON.',
      'Expected a number in the format int32 at cookie /seen/0, got 2147483648.',
      'Expected an integer at header /x-trace, got 1.5.',
      'Expected a number in the format int64 at header /x-trace, got 1.5.',
    ],
  ],
  ['/v2/animals/newest', {}, { id: 'newestAnimal' }],
  ['/v2/animals/new%65st', {}, { id: 'newestAnimal' }],
  ['/v2/animals/a%2Fb?full=true', {}, { path: { animal: 'a/b' }, query: { full: true } }],
  ['/v2/animals/x?full=1', {}, [400, 'Expected a boolean at query /full, got "1".']],
  ['/v2/places/;from=1;to=2/.3.4', {}, { path: { spot: { from: 1, to: 2 }, area: [3, 4] } }],
  ['/v2/animals/', {}, [404]],
  ['/v3/animals', {}, [404]],
  ['/v2/animals/7', { method: 'PUT' }, [405, 'GET, DELETE, HEAD']],
  ['/v2/animals/7', { method: 'HEAD' }, 200],
  [animals, json(cat), [401, 'Basic']],
  [animals, asStaff(json(cat)), { body: cat, identities: { staff: 'ann' } }],
  [`${animals}?key=k`, json(cat), [401, 'Basic']],
  [
    `${animals}?key=k`,
    { ...json(cat), headers: { 'content-type': 'application/json', cookie: 'ticket=t' } },
    { identities: { visitor: true, ticket: true } },
  ],
  [animals, asStaff(json(cat, 'application/vnd.shelter+json')), { body: cat }],
  [
    animals,
    asStaff(json({ ...cat, id: 1, lives: 0, friends: [{ kind: 'dog', name: 'A' }] })),
    [
      400,
      'Expected a value at body /friends/0/barks, got nothing.',
      'Expected no read-only property at body /id, got 1.',
      'Expected a number of more than 0 at body /lives, got 0.',
    ],
  ],
  [
    animals,
    asStaff(json({ ...cat, note: 'QUJD\n!' })),
    [400, 'Expected text in the format byte at body /note, got "QUJD\\n!".'],
  ],
  [
    animals,
    asStaff(form('name=A+B%2B&weight=1.5&tags=a|b&age[from]=1')),
    { body: { name: 'A B+', weight: 1.5, tags: ['a', 'b'], age: { from: 1 } } },
  ],
  [
    animals,
    asStaff(form('weight=x')),
    [
      400,
      'Expected a value at body /name, got nothing.',
      'Expected a number at body /weight, got "x".',
    ],
  ],
  [
    animals,
    asStaff(parts({ name: 'A', weight: '2', age: '{"to":1}', photo: new Blob(['1234']) })),
    { body: { name: 'A', weight: 2, age: { to: 1 }, photo: { size: 4 } } },
  ],
  [
    animals,
    asStaff({ ...json(0, 'text/plain'), body: 'far too long' }),
    [400, 'Expected at most 10 characters at the body, got text of 12 characters.'],
  ],
  [
    animals,
    asStaff({ ...json(0, 'application/octet-stream'), body: new Uint8Array([0, 255]) }),
    { body: [0, 255] },
  ],
  [
    animals,
    asStaff({ ...json(0, 'application/octet-stream'), body: new Uint8Array(5) }),
    [400, 'Expected at most 4 characters at the body, got text of 5 characters.'],
  ],
];

const leg = ['ABC', '2024-06-01T08:00:00Z'];

const ofRailway: readonly Exchange[] = [
  ['/rail/journeys', json({ legs: [leg], class: 'first', seat: 1 }), { id: 'planJourney' }],
  [
    '/rail/journeys',
    json({ legs: [['abc', 'soon', 1], ['ABC']], class: 'first', pet: 'dog' }),
    [
      400,
      'Expected a value at body /seat, got nothing.',
      'Expected text matching ^[A-Z]{3}$ at body /legs/0/0, got "abc".',
      'Expected text in the format date-time at body /legs/0/1, got "soon".',
      'Expected an array of at most 2 items at body /legs/0, got an array of 3.',
      'Expected an array of at least 2 items at body /legs/1, got an array of 1.',
      'Expected no such property at body /pet, got "dog".',
    ],
  ],
  [
    '/rail/lines',
    { ...json({ branches: [{ stop: 'ABC', branches: [{ name: 'x' }] }] }), method: 'PUT' },
    [400, 'Expected no such property at body /branches/0/branches/0/name, got "x".'],
  ],
];

async function outcome(server: Running, [path, init, expected]: Exchange): Promise<unknown> {
  const response = await server.send(path, init);
  const text = await response.text();
  if (typeof expected === 'number') return text === '' ? response.status : text;
  const answer: unknown = JSON.parse(text);
  if (response.status === 200) return answer;
  const { errors = [] } = Object(answer);
  const header = response.headers.get('allow') ?? response.headers.get('www-authenticate') ?? [];
  const details: string[] = errors.map(({ detail }: { detail: string }) => detail);
  return [response.status, ...[header].flat(), ...details];
}

describe.each([
  ['an animal shelter', shelter, ofShelter],
  ['a railway', railway, ofRailway],
])('%s', (_, document, exchanges) => {
  const ways = agreeingWays(document, {
    security: {
      staff: ({ value }) => value.endsWith(':secret') && { identity: value.split(':')[0] },
      visitor: ({ value }) => value === 'k',
      ticket: ({ value }) => value === 't',
    },
  });

  test.each(everyAdapter)('gives the same results with %s', async (_name, start) => {
    for (const validator of [ways.created(), ways.loaded()]) {
      const server = await start(validator, echo);
      try {
        for (const exchange of exchanges) {
          const [path, { method = 'GET' }, expected] = exchange;
          const isList = Array.isArray(expected);
          const told = await outcome(server, exchange);
          expect(told, `${method} ${path}`).toEqual(
            isList || typeof expected !== 'object' ? expected : expect.objectContaining(expected),
          );
        }
      } finally {
        await server.close();
      }
    }
  });
});

test('the webhooks and callbacks of the railway can be checked by their receiver', async () => {
  const receives = { delayed: '/hooks/delays', strike: '/hooks/strikes' };
  const { created, loaded, remove } = await bothWays(railway, { receives });
  const arrived = async (path: string, body: unknown, more = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    const verdicts = [created, loaded].map((validator) =>
      validator.check(requestOf('POST', path, { headers, body: JSON.stringify(body) })),
    );
    const [first, second] = await Promise.all(verdicts);
    expect(second).toEqual(first);
    if (first?.kind !== 'refused') return first?.kind;
    return [first.problem.status, ...(first.problem.errors ?? []).map(({ detail }) => detail)];
  };
  const delay = { minutes: 5, secret: 's' };
  expect(await arrived('/hooks/delays', delay, { 'x-attempt': '1' })).toBe('valid');
  expect(await arrived('/hooks/delays', { minutes: 0 })).toEqual([
    400,
    'Expected a value at header /x-attempt, got nothing.',
    'Expected a number of at least 1 at body /minutes, got 0.',
  ]);
  expect(await arrived('/hooks/strikes', { until: '2024-06-01' })).toBe('valid');
  expect(await arrived('/rail/journeys', {})).toEqual([404]);
  await remove();
});
