/** Answers are the same, whether an engine has them at once or later. */
import { expect, test } from 'vitest';
import { macrotask } from '../../../../src/core/clock.ts';
import { answeringLater } from '../engine/answering-later.ts';
import { testbed } from '../testbed.ts';

type Bed = ReturnType<typeof testbed>;

const accounts = () => ({
  atOnce: testbed({ endpoints }),
  later: withLaterEngine(testbed({ endpoints })),
});

const endpoints = {
  waiting: { kind: 'serverless', worker: 'echo', workers: { max: 0 } },
} as const;

function withLaterEngine(bed: Bed): Bed {
  const account = bed.world();
  Object.assign(account, { engine: answeringLater(account.engine) });
  return bed;
}

/** Until all that needs no time of the account has happened. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await macrotask();
}

/** What a bed answers, one after another; the clock moves when an answer needs it. */
function asker({ call, clock }: Bed) {
  return async (method: string, path: string, body?: unknown, ms = 0) => {
    const answer = call(method, path, body);
    await settle();
    await clock.advance(ms);
    await settle();
    const { status, body: content } = await answer;
    return { status, content };
  };
}

async function story(bed: Bed) {
  const ask = asker(bed);
  const told: unknown[][] = [];
  const tell = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    told.push([...asked.slice(0, 2), answer.status, answer.content]);
    return answer.content;
  };
  const image = await tell('POST', '/v2/image/run', { input: { prompt: 'A lighthouse' } }, 500);
  await tell('GET', `/v2/image/status/${image.id}`);
  await tell('GET', '/v2/image/status/none');
  await tell('POST', '/v2/script/runsync', { input: { script: { afterMs: 200 } } }, 200);
  await tell('POST', '/v2/script/runsync?wait=1000', { input: { script: { hang: true } } }, 1000);
  await tell('POST', '/v2/script/runsync', { input: { script: { fail: 'No.' } } });
  const chunks = [{ afterMs: 100, output: 'part' }];
  const script = await tell('POST', '/v2/script/run', {
    input: { script: { afterMs: 300, chunks } },
  });
  await tell('GET', `/v2/script/stream/${script.id}`, undefined, 100);
  await tell('GET', `/v2/script/status-sync/${script.id}?wait=1000`, undefined, 300);
  await tell('GET', '/v2/script/status-sync/none');
  await tell('GET', '/v2/script/stream/none');
  await tell('POST', `/v2/script/cancel/${script.id}`);
  await tell('POST', `/v2/script/retry/${script.id}`);
  const failed = await tell('POST', '/v2/script/run', { input: { script: { crash: true } } }, 10);
  await tell('POST', `/v2/script/retry/${failed.id}`);
  await tell('POST', '/v2/script/retry/none');
  await tell('POST', '/v2/script/cancel/none');
  const waiting = await tell('POST', '/v2/waiting/run', { input: {} });
  await tell('POST', `/v2/waiting/cancel/${waiting.id}`);
  await tell('POST', `/v2/waiting/cancel/${waiting.id}`);
  await tell('POST', '/v2/waiting/run', { input: {} });
  await tell('POST', '/v2/waiting/purge-queue');
  for (const id of ['image', 'script', 'waiting']) await tell('GET', `/v2/${id}/health`);
  return told;
}

test('every operation works with an asynchronous engine', async () => {
  const { atOnce, later } = accounts();
  const expected = await story(atOnce);
  expect(await story(later)).toEqual(expected);
  expect([atOnce.faults, later.faults]).toEqual([[], []]);
  const statuses = expected.map(([, , status]) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 404, 409]));
});

test('a refusal by an asynchronous engine gives the same problem', async () => {
  const { later } = accounts();
  const ask = asker(later);
  later.world().close();
  const { status, content } = await ask('POST', '/v2/image/run', { input: {} });
  expect([status, content.code]).toEqual([503, 'accountClosed']);
});
