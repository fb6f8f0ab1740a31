/** A deployment under load, behind a poor network, and its failures. */

import { refusingEach } from './limits.ts';
import { answers, type Mutant } from './mutant.ts';
import { every, isStatus, type Oddity } from './oddity.ts';

/** Answers everything with 503 for a time, from the first request that is meant. */
function outage(lastsMs: number, isMeant: (request: Request) => boolean): Mutant['alter'] {
  return ({ fetch, clock }) => {
    let untilMs: number | undefined;
    return {
      async fetch(request) {
        const isControl = new URL(request.url).pathname.startsWith('/control');
        if (clock === undefined) throw new Error('Time has to pass by itself.');
        if (!isControl && isMeant(request)) untilMs ??= clock.now() + lastsMs;
        const isOut = untilMs !== undefined && clock.now() < untilMs;
        return isOut && !isControl ? new Response(null, { status: 503 }) : fetch(request);
      },
    };
  };
}

/** Whether a request has a key that nobody has. */
const hasWrongKey = ({ headers }: Request) => !/-key$/.test(headers.get('authorization') ?? '-key');

/** Answers wrong keys with 429 after so many of them. */
function limitingGuesses(most: number): Mutant['alter'] {
  return ({ fetch }) => {
    let guesses = 0;
    return {
      async fetch(request) {
        const response = await fetch(request);
        if (response.status !== 401 || !hasWrongKey(request)) return response;
        guesses += 1;
        if (guesses <= most) return response;
        await response.body?.cancel();
        return new Response(null, { status: 429, headers: { 'retry-after': '600' } });
      },
    };
  };
}

/** Answers each request so much later; `count` counts them from 1. */
function late(delayMs: (count: number) => number): Pick<Oddity, 'alter' | 'time'> {
  const alter: Mutant['alter'] = ({ fetch, clock }) => {
    let count = 0;
    return {
      async fetch(request) {
        count += 1;
        const response = await fetch(request);
        if (clock === undefined) throw new Error('Time has to pass by itself.');
        const untilMs = clock.now() + delayMs(count);
        await new Promise<void>((resolve) => clock.schedule(untilMs, resolve));
        return response;
      },
    };
  };
  return { time: 'by itself', alter };
}

/** Lets two jobs of another caller go first, which take a worker 4 s each. */
function afterOthers(isMeant: (path: string) => boolean): Mutant['alter'] {
  const body = JSON.stringify({ input: { script: { afterMs: 4000 } } });
  return ({ fetch }) => ({
    async fetch(request) {
      const { pathname, origin } = new URL(request.url);
      if (isMeant(pathname)) {
        const { headers } = request;
        const path = `${origin}${pathname.replace(/sync$/, '')}`;
        for (let count = 0; count < 2; count += 1) {
          await fetch(new Request(path, { method: 'POST', headers, body }));
        }
      }
      return fetch(request);
    },
  });
}

export const loadOddities: readonly Oddity[] = [
  {
    name: 'sporadic-429',
    because: 'The description does not state the rate limits; callers back off.',
    alter: every(
      7,
      () => true,
      () => new Response(null, { status: 429, headers: { 'retry-after': '1' } }),
    ),
  },
  {
    name: 'sporadic-429-without-retry-after',
    because: 'The description does not state that a 429 response has `Retry-After`.',
    alter: every(
      11,
      () => true,
      () => new Response('slow down', { status: 429 }),
    ),
  },
  {
    name: 'burst-refused-for-an-instant',
    because:
      'How many requests are too many is not stated: after a refusal, the next may be admitted.',
    target: (target) => ({ ...target, declares: { ...target.declares, requestBurst: 10 } }),
    alter: refusingEach(11, () => new Response('slow down', { status: 429 })),
  },
  {
    name: 'sporadic-500-of-status',
    because: 'The description does not state which requests get status 500, or when.',
    alter: every(
      9,
      ({ method }) => method === 'GET',
      () => Response.json({}, { status: 500 }),
    ),
  },
  {
    name: 'crash-seen-as-500',
    because: 'A worker crash may cause status 500.',
    alter: answers(({ target, json }) =>
      isStatus(target) && /crash/i.test(json?.error ?? '') ? { status: 500, json: {} } : undefined,
    ),
  },
  {
    name: 'sporadic-500-of-submissions',
    because: 'The description does not state which requests get status 500, or when.',
    alter: every(
      8,
      ({ method }) => method === 'POST',
      () => Response.json({}, { status: 500 }),
    ),
  },
  {
    name: 'sporadic-500-of-unknown-endpoints',
    because:
      'The description does not state which requests get status 500, or when; here it is rare.',
    alter: every(
      2,
      ({ url }) => url.includes('no-such-endpoint'),
      () => Response.json({}, { status: 500 }),
    ),
  },
  {
    name: 'sporadic-502-of-a-gateway',
    because: 'A gateway in front of a deployment can fail too.',
    alter: every(
      10,
      () => true,
      () =>
        new Response('<html><body>Bad Gateway</body></html>', {
          status: 502,
          headers: { 'content-type': 'text/html' },
        }),
    ),
  },
  {
    name: 'key-guesses-are-limited',
    because:
      'A service may answer 429 to callers that tried several wrong keys: when it does is not stated.',
    conforms: true,
    alter: limitingGuesses(5),
  },
  ...[2000, 9000].map(
    (lastsMs): Oddity => ({
      name: `out-for-${lastsMs / 1000}-s-when-a-key-is-refused`,
      because: 'A service that restarts or is overloaded answers every request with 503.',
      time: 'by itself',
      alter: outage(lastsMs, hasWrongKey),
    }),
  ),
  {
    name: 'out-for-2-s-when-an-endpoint-is-unknown',
    because: 'A service that restarts or is overloaded answers every request with 503.',
    time: 'by itself',
    alter: outage(2000, ({ url }) => url.includes('no-such-endpoint')),
  },
  {
    name: 'connections-break-now-and-then',
    because: 'Networks occasionally drop connections.',
    alter: every(
      13,
      () => true,
      () => Promise.reject(new TypeError('fetch failed')),
    ),
  },
  {
    name: 'answers-are-slow',
    because: 'The description states no maximum response time.',
    ...late(() => 1500),
  },
  {
    name: 'others-use-the-queue-too',
    because: 'The description does not state how long a job waits for jobs of other callers.',
    settings: ({ endpoints, ...rest }) => ({
      ...rest,
      endpoints: { ...endpoints, script: { ...endpoints.script, workers: { max: 1 } } },
    }),
    alter: afterOthers((target) => /^\/v2\/script\/run(sync)?$/.test(target)),
  },
  {
    name: 'answers-jitter',
    because: 'The description states no maximum response time.',
    ...late((count) => (count * 370) % 1000),
  },
];
