/** What is found out about a deployment before anything is submitted to it. */
import { describe, expect, test } from 'vitest';
import { preflight } from '../../../src/conformance/run/preflight.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';
import { ManualClock } from '../../../src/core/clock.ts';

const target = readTarget(
  {
    baseUrl: 'https://deployment.test/base',
    keys: { valid: { public: 'some-key' } },
    endpoints: {
      one: { id: 'one', kind: 'serverless' },
      other: { id: 'other', kind: 'serverless' },
    },
  },
  { env: {} },
);

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string;
}

type Answer = (request: Asked) => Response;

/** The obstacle, and what was sent. */
async function looked(answer: Answer, checked = target) {
  const sent: string[] = [];
  const obstacle = await preflight(checked, {
    fetch: async (request) => {
      const { pathname: path } = new URL(request.url);
      sent.push(`${request.method} ${path}`);
      const key = request.headers.get('authorization') ?? '';
      return answer({ method: request.method, path, body: await request.text(), key });
    },
    clock: new ManualClock(),
    signal: new AbortController().signal,
  });
  return { obstacle, sent };
}

const known = (path: string) => /\/v2\/(one|other)\//.test(path);

test('a deployment that knows its endpoints passes and receives no job', async () => {
  const bodies: string[] = [];
  const { obstacle, sent } = await looked(({ method, path, body }) => {
    if (method === 'POST') bodies.push(body);
    const status = known(path) && method === 'POST' ? 400 : 404;
    return Response.json({ detail: path }, { status });
  });
  expect(obstacle).toBeUndefined();
  expect(sent).toHaveLength(3);
  for (const body of bodies) expect(() => JSON.parse(body)).toThrow(SyntaxError);
});

test.each([
  ['a static website', 405, 'text/html', '<h1>Method Not Allowed</h1>'],
  ['a page for a missing file', 404, 'text/html', '<h1>Not found</h1>'],
  ['a wrong base path', 404, 'application/json', '{"detail":"Not Found","request":17}'],
  ['a file server', 501, 'text/html', '<p>Unsupported method</p>'],
])('%s is reported', async (_, status, type, text) => {
  const { obstacle } = await looked(({ method }) => {
    const headers = { 'content-type': type };
    return new Response(text, { status: method === 'POST' ? status : 404, headers });
  });
  expect(obstacle).toBe(
    `https://deployment.test/base has no such API: a malformed submission to one is answered with ${status}, as for an endpoint that does not exist. Is it the right base URL, without /v2, and are the endpoint ids right?`,
  );
});

test('a deployment whose errors are pages is no other server', async () => {
  const { obstacle } = await looked(({ path }) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const status = known(path) ? 400 : 404;
    return new Response('<html><body>Error</body></html>', { status, headers });
  });
  expect(obstacle).toBeUndefined();
});

test('the error for a misspelt endpoint names its id', async () => {
  let requests = 0;
  const { obstacle } = await looked(({ method, path }) => {
    requests += 1;
    const isThere = method === 'POST' && path.includes('/one/');
    const [, , , id] = path.split('/');
    const detail = `There is no endpoint ${id} (request ${requests}).`;
    return Response.json({ detail }, { status: isThere ? 400 : 404 });
  });
  expect(obstacle).toBe(
    'https://deployment.test/base has no endpoint other: a malformed submission to other is answered with 404, as for an endpoint that does not exist. Is the endpoint id right?',
  );
});

test.each(['e', 'no', 'endpoint'])(
  'the misspelt id %s is reported even if its letters occur in the response',
  async (id) => {
    const short = {
      ...target,
      endpoints: target.endpoints.slice(0, 1).map((one) => ({ ...one, id })),
    };
    const { obstacle } = await looked(({ path }) => {
      const [, , , asked] = path.split('/');
      return Response.json({ detail: `There is no endpoint ${asked}.` }, { status: 404 });
    }, short);
    expect(obstacle).toContain(`a malformed submission to ${id} is answered with 404`);
  },
);

test('a deployment that answers 404 to malformed requests, with a different body, is checked', async () => {
  const { obstacle } = await looked(({ method, path }) =>
    Response.json(
      { detail: known(path) && method === 'POST' ? 'Bad' : 'Unknown' },
      { status: 404 },
    ),
  );
  expect(obstacle).toBeUndefined();
});

test('a misspelt endpoint is reported if unknown endpoints get status 500', async () => {
  const { obstacle } = await looked(({ method, path }) => {
    if (!path.includes('/one/')) return Response.json({ trace: path }, { status: 500 });
    return Response.json({}, { status: method === 'POST' ? 400 : 404 });
  });
  expect(obstacle).toBe(
    'https://deployment.test/base has no endpoint other: a malformed submission to other is answered with 500, as for an endpoint that does not exist. Is the endpoint id right?',
  );
});

test('a deployment that answers every request with 500 is not checked', async () => {
  const { obstacle } = await looked(() => new Response('down', { status: 500 }));
  expect(obstacle).toBe(
    'https://deployment.test/base cannot be checked: every request was answered with 500, including those for an endpoint that does not exist. Is it up, and are the endpoint ids right?',
  );
});

test('a server that answers every path with the same object is refused as a deployment', async () => {
  const { obstacle } = await looked(() => Response.json({}));
  expect(obstacle).toContain('has no such API: a malformed submission to one is');
  expect(obstacle).toContain('answered with 200');
});

test.each<[string, Answer]>([
  [
    'fails on malformed submissions and unknown endpoints, and knows its jobs',
    ({ method, path }) =>
      Response.json({}, { status: method === 'POST' || !known(path) ? 500 : 404 }),
  ],
  [
    'accepts malformed submissions as jobs',
    ({ method }) =>
      method === 'POST'
        ? Response.json({ id: 'some-job', status: 'IN_QUEUE' })
        : Response.json({}, { status: 404 }),
  ],
  [
    'fails on its own endpoints, but not on unknown ones',
    ({ path }) => Response.json({}, { status: known(path) ? 500 : 404 }),
  ],
])('a deployment that %s is checked', async (_, answer) => {
  expect((await looked(answer)).obstacle).toBeUndefined();
});

test('for replicas, which have no throw-away accounts, the message says what to change', async () => {
  const { obstacle } = await looked(
    ({ method, path }) => {
      if (path.endsWith('/control/accounts')) {
        return Response.json({ code: 'notShared', detail: 'Not here.' }, { status: 501 });
      }
      return Response.json({}, { status: known(path) && method === 'POST' ? 400 : 404 });
    },
    { ...target, control: { token: undefined, clock: 'manual' } },
  );
  expect(obstacle).toMatch(/Remove `control` from the target file, and add --allow-cost/);
});

describe('a deployment that refuses the valid key', () => {
  const refusing = (isAccepted: (asked: Asked) => boolean) =>
    looked((asked) => {
      const status = asked.method === 'POST' && known(asked.path) ? 400 : 404;
      return Response.json({}, { status: isAccepted(asked) ? status : 401 });
    });

  test.each<[string, (asked: Asked) => boolean]>([
    ['at one endpoint', ({ path, key }) => key !== '' && path.includes('/other/')],
    ['with `Bearer`', ({ key }) => key === 'some-key'],
    ['for jobs that it does not know', ({ method, key }) => key !== '' && method === 'POST'],
  ])('%s is checked', async (_, isAccepted) => {
    expect((await refusing(isAccepted)).obstacle).toBeUndefined();
  });

  test.each<[string, (asked: Asked) => boolean]>([
    ['everywhere', () => false],
    ['except where it needs none', ({ method }) => method === 'POST'],
  ])('%s is not', async (_, isAccepted) => {
    expect((await refusing(isAccepted)).obstacle).toContain('answers 401 to the valid key');
  });
});

test('an endpoint without the health operation is checked if it takes submissions', async () => {
  const { obstacle } = await looked(
    ({ method, path }) =>
      Response.json({}, { status: method === 'POST' && known(path) ? 400 : 404 }),
    { ...target, declares: { operations: ['getEndpointHealth'] } },
  );
  expect(obstacle).toBeUndefined();
});

test('a connection that the other side closes once does not stop a run', async () => {
  let requests = 0;
  const { obstacle } = await looked(({ method, path }) => {
    requests += 1;
    if (requests === 1) {
      throw Object.assign(new TypeError('fetch failed'), {
        cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
      });
    }
    return Response.json({}, { status: known(path) && method === 'POST' ? 400 : 404 });
  });
  expect(obstacle).toBeUndefined();
});

test('an unknown job may be answered without a body', async () => {
  const { obstacle } = await looked(({ method, path }) =>
    method === 'GET'
      ? new Response(null, { status: 204 })
      : Response.json({}, { status: known(path) ? 400 : 404 }),
  );
  expect(obstacle).toBeUndefined();
});

describe('redirects', () => {
  const redirect = (location: string) => new Response(null, { status: 307, headers: { location } });

  test('a deployment may redirect requests within its origin', async () => {
    const { obstacle, sent } = await looked(({ method, path }) =>
      path.startsWith('/base/')
        ? redirect(path.replace('/base/', '/moved/'))
        : Response.json({}, { status: known(path) && method === 'POST' ? 400 : 404 }),
    );
    expect(obstacle).toBeUndefined();
    expect(sent.slice(0, 2)).toEqual([
      'GET /base/v2/one/status/preflight',
      'GET /moved/v2/one/status/preflight',
    ]);
  });

  test('one that redirects to another origin has another base URL', async () => {
    const { obstacle, sent } = await looked(() => redirect('https://elsewhere.test/'));
    expect(obstacle).toContain('redirects (307) to https://elsewhere.test/');
    expect(sent).toHaveLength(1);
  });
});
