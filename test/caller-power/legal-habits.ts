/** What a correct caller may do, under any circumstances: no rule says that it may not. */
import { createHash } from 'node:crypto';
import type { Sent } from '../callers/fetch-caller.ts';
import type { DefectTable } from './defect.ts';
import {
  after,
  asks,
  type Begin,
  changed,
  declaring,
  hasStatus,
  isJob,
  isLost,
  repeats,
  retryAfterOf,
  withMembers,
} from './defect-parts.ts';

/** Nothing is blamed for it. */
const legal = (begin: Begin, more: Partial<DefectTable[string]> = {}): DefectTable[string] => ({
  rules: [],
  begin,
  ...more,
});

const withHeaders =
  (more: Record<string, string>) =>
  ({ headers }: Sent): Partial<Sent> => ({ headers: { ...headers, ...more } });

const prints = (text: (apiKey: string, sent: Sent) => string) =>
  legal(() => ({
    of: 'request',
    async send({ sent, piece }) {
      piece.print(text(piece.hands.apiKey, sent));
      return undefined;
    },
  }));

const firstPauses = (ms: (random: () => number) => number): Begin => {
  return () => ({
    of: 'request',
    async send({ piece, pause }) {
      await pause(ms(piece.hands.random));
      return undefined;
    },
  });
};

let count = 0;
/** Differs each time. */
function nextNumber(): number {
  count += 1;
  return count;
}

export const legalHabitsByName: DefectTable = {
  'is-as-it-is': legal(() => ({ of: 'work', work: (_piece, workCorrectly) => workCorrectly() })),
  'key-without-bearer': legal(
    changed(({ headers }) => {
      const { authorization, ...others } = headers;
      return authorization === undefined
        ? {}
        : { headers: { ...others, authorization: authorization.replace('Bearer ', '') } };
    }),
  ),
  'bearer-in-lower-case': legal(
    changed(({ headers }) => {
      const { authorization, ...others } = headers;
      return authorization === undefined
        ? {}
        : { headers: { ...others, authorization: authorization.replace('Bearer', 'bearer') } };
    }),
  ),
  'further-headers': legal(
    changed(withHeaders({ 'user-agent': 'shop/2.1', 'x-request-id': 'a1', accept: '*/*' })),
  ),
  'traces-its-requests': legal(
    changed((sent) =>
      withHeaders({
        traceparent: `00-${'4bf92f3577b34da6a3ce929d0e0e4736'}-00f067aa0ba902b7-01`,
      })(sent),
    ),
  ),
  'sends-an-idempotency-key': legal(
    changed((sent) => withHeaders({ 'idempotency-key': `order-${nextNumber()}` })(sent)),
    { purposes: ['submission'] },
  ),
  'names-a-charset': legal(
    changed(withHeaders({ 'content-type': 'application/json;charset=utf-8' })),
    {
      purposes: ['submission'],
    },
  ),
  'writes-the-type-in-capitals': legal(
    changed(withHeaders({ 'content-type': 'Application/JSON' })),
    {
      purposes: ['submission'],
    },
  ),
  'members-in-another-order': legal(
    changed(({ body = '{}' }) => ({
      body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).toReversed())),
    })),
    { purposes: ['submission'] },
  ),
  'writes-json-with-spaces': legal(
    changed(({ body = '{}' }) => ({ body: JSON.stringify(JSON.parse(body), undefined, 2) })),
    { purposes: ['submission'] },
  ),
  'has-a-policy': legal(
    changed((sent) => withMembers(sent, { policy: { executionTimeout: 600_000, ttl: 3_600_000 } })),
    { purposes: ['submission'] },
  ),
  'has-a-seed-in-each-attempt': legal(
    changed((sent) => {
      const { input } = JSON.parse(sent.body ?? '{}');
      return withMembers(sent, { input: { ...input, seed: nextNumber() } });
    }),
    { purposes: ['submission'] },
  ),
  'asks-past-caches': legal(
    changed(({ url }) => ({ url: `${url}${url.includes('?') ? '&' : '?'}_=${nextNumber()}` })),
    { purposes: ['status'], fits: asks },
  ),
  'pauses-before-it-asks': legal(
    firstPauses(() => 900),
    { purposes: ['status'], fits: asks },
  ),
  'pauses-at-random-before-it-asks': legal(
    firstPauses((random) => 1200 * random()),
    { purposes: ['status'], fits: asks },
  ),
  'pauses-before-it-submits': legal(
    firstPauses(() => 700),
    { purposes: ['submission'] },
  ),
  'pauses-before-it-downloads': legal(
    firstPauses(() => 700),
    {
      purposes: ['download'],
      fits: declaring('downloads'),
    },
  ),
  'asks-for-the-head-of-a-result': legal(
    () => ({
      of: 'request',
      async send({ sent, send }) {
        await send({ ...sent, method: 'HEAD' });
        return undefined;
      },
    }),
    { purposes: ['download'], fits: declaring('downloads') },
  ),
  'downloads-twice': legal(
    after(hasStatus(200), async ({ sent, send }) => await send(sent)),
    { purposes: ['download'], fits: declaring('downloads') },
  ),
  'asks-for-the-health-first': legal(() => ({
    of: 'work',
    async work({ hands }, workCorrectly) {
      const { baseUrl, apiKey, habits, signal } = hands;
      const url = `${baseUrl}/v2/${habits.endpoint}/health`;
      await fetch(url, { headers: habits.headers(apiKey), signal }).catch(() => undefined);
      await workCorrectly();
    },
  })),
  'cancels-what-it-gives-up': legal(
    () => ({
      of: 'work',
      async work({ hands, jobs }, workCorrectly) {
        const { baseUrl, apiKey, habits } = hands;
        await workCorrectly().catch(async (error: unknown) => {
          const job = jobs.at(-1);
          if (job !== undefined && habits.endOf(job) === 'open') {
            const url = `${baseUrl}/v2/${habits.endpoint}/cancel/${String(job['id'])}`;
            await fetch(url, { method: 'POST', headers: habits.headers(apiKey) }).catch(
              () => undefined,
            );
          }
          throw error;
        });
      },
    }),
    { fits: asks },
  ),
  'asks-once-more-after-the-end': legal(
    after(
      isJob(({ status }) => status === 'COMPLETED'),
      async ({ sent, send, pause }) => {
        await pause(400);
        return await send(sent);
      },
    ),
    { purposes: ['status'], fits: asks },
  ),
  'repeats-lost-reads-at-once': legal(repeats(isLost), { purposes: ['status'], fits: asks }),
  'repeats-reads-after-503': legal(
    repeats(hasStatus(503), {
      times: 3,
      pauseMs: (answer, attempt) =>
        Math.max(Number(retryAfterOf(answer) ?? 0) * 1000, 700 * attempt),
    }),
    { purposes: ['status'], fits: asks },
  ),
  'repeats-downloads-after-errors': legal(
    repeats(hasStatus(404, 500), { times: 2, pauseMs: 600 }),
    {
      purposes: ['download'],
      fits: declaring('downloads'),
    },
  ),
  'submits-a-failed-job-again': legal(
    () => ({
      of: 'work',
      async work({ jobs, hands }, workCorrectly) {
        await workCorrectly().catch(async (error: unknown) => {
          const job = jobs.at(-1);
          if (job === undefined || hands.habits.endOf(job) !== 'failed') throw error;
          await workCorrectly();
        });
      },
    }),
    { fits: ({ name }) => name === 'polling' || name === 'backoff' },
  ),
  'prints-a-masked-key': prints((key) => `key ${key.slice(0, 3)}…${key.slice(-2)}`),
  'prints-a-hash-of-the-key': prints(
    (key) => `key sha256:${createHash('sha256').update(key).digest('hex')}`,
  ),
  'prints-its-requests': prints((_key, { method, url }) => `${method} ${url}`),
  'prints-that-the-key-is-hidden': prints(() => 'Authorization: Bearer ***, apiKey: [redacted]'),
  'prints-what-it-sends': prints((_key, { body = '' }) => body),
  'prints-hashes-and-ids': prints(
    (_key, { url }) => `${createHash('md5').update(url).digest('hex')} ${crypto.randomUUID()}`,
  ),
  'answers-webhook-calls-after-a-second': legal(
    () => ({ of: 'acknowledgement', answer: () => ({ status: 200, afterMs: 1000 }) }),
    { fits: declaring('webhooks') },
  ),
  'takes-webhook-calls-a-moment-later': legal(
    () => ({
      of: 'call',
      take: ({ take, hands: { clock } }) => void clock.schedule(clock.now() + 300, () => take()),
    }),
    { fits: declaring('webhooks') },
  ),
};
