/**
 * Requests that are wrong in every way that came to mind, over real connections: each is refused,
 * none makes a job, none leaves anything behind, and the service goes on.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { brokenFraming } from './broken-framing.ts';
import { below, chanceOf } from './chance.ts';
import { heapGrowthBytes } from './heap-growth.ts';
import { malformedRequest } from './malformed-requests.ts';
import { RawConnection } from './raw-connection.ts';

/** Another one every time, unless it is given to see a failure again. */
const seed = process.env.FUZZ_SEED ?? String(performance.timeOrigin);
const malformed = 20_000;
const broken = 4000;
const connections = 16;
/** By how much the heap may grow: some 400 bytes for each request in half of them. */
const growthBytes = 4 * 2 ** 20;

const faults: unknown[] = [];
let service: ReferenceService;
let listening: Listening;
let port: number;

beforeAll(async () => {
  service = createReferenceService({
    settings: {
      accounts: { demo: { keys: { key: {}, restricted: { permission: 'none' } } } },
      endpoints: {
        echo: { kind: 'serverless', worker: 'echo' },
        image: { kind: 'public', model: 'image', price: 'image-fast' },
      },
    },
    onError: (error) => faults.push(error),
  });
  listening = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  port = Number(new URL(listening.url).port);
});

afterAll(async () => {
  service.close();
  await listening.close();
});

test(`malformed requests are refused (seed ${seed})`, { timeout: 60_000 }, async () => {
  expect(await heapGrowthBytes(malformed, ask)).toBeLessThan(growthBytes);
  await expectUnharmed();
});

test(`input that is not HTTP is refused or dropped (seed ${seed})`, {
  timeout: 60_000,
}, async () => {
  await concurrently(0, broken, async (number) => {
    const random = chanceOf(seed, number);
    const { kind, bytes } = brokenFraming(random);
    const abruptly = below(random, 4) === 0;
    const statuses = await RawConnection.tell(port, bytes, { abruptly });
    const accepted =
      statuses === 'left open'
        ? statuses
        : statuses.filter((status) => !isRefusal(status) && !isUnknownHttp(status));
    expect(accepted, `${kind}, number ${number} of seed ${seed}`).toEqual([]);
  });
  await expectUnharmed();
});

function isRefusal(status: number): boolean {
  return status >= 400 && status <= 499;
}

/** A method or a version of HTTP that no server has to know (RFC 9110, sections 15.6.2, 15.6.6). */
function isUnknownHttp(status: number): boolean {
  return status === 501 || status === 505;
}

async function ask(first: number, end: number): Promise<void> {
  const free = Array.from({ length: connections }, () => new RawConnection(port));
  await concurrently(first, end, async (number) => {
    const connection = free.pop() ?? new RawConnection(port);
    const { kind, method, bytes } = malformedRequest(chanceOf(seed, number));
    const status = await connection.ask(bytes, { hasBody: method !== 'HEAD' });
    if (status === undefined || !isRefusal(status)) {
      const text = Buffer.from(bytes).toString('latin1').slice(0, 1000);
      expect.fail(`${kind}, number ${number} of seed ${seed}: got ${status} for ${text}`);
    }
    free.push(connection);
  });
  for (const connection of free) connection.close();
}

async function concurrently(
  first: number,
  end: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  let next = first;
  const worker = async () => {
    for (let number = next++; number < end; number = next++) await work(number);
  };
  await Promise.all(Array.from({ length: connections }, worker));
}

/** No fault of the service itself, no job, and a good request is answered. */
async function expectUnharmed(): Promise<void> {
  expect(faults).toEqual([]);
  expect(await service.accounts.get('demo')?.engine.jobs({ limit: 1 })).toEqual({
    total: 0,
    jobs: [],
  });
  const answer = await fetch(`${listening.url}/v2/echo/status/none`, {
    headers: { authorization: 'Bearer key' },
  });
  expect(await answer.json()).toMatchObject({ status: 404, code: 'jobNotFound' });
}
