/**
 * Requests that are wrong in every way that came to mind, over real connections: each is refused,
 * none makes a job, none leaves anything behind, and the service goes on.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { chanceOf } from './chance.ts';
import { heapGrowthBytes } from './heap-growth.ts';
import { malformedRequest } from './malformed-requests.ts';
import { RawConnection } from './raw-connection.ts';

/** Another one every time, unless it is given to see a failure again. */
const seed = process.env.FUZZ_SEED ?? String(performance.timeOrigin);
const malformed = 20_000;
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

test(`malformed requests are refused (seed ${seed})`, { timeout: 180_000 }, async () => {
  expect(await heapGrowthBytes(malformed, ask)).toBeLessThan(growthBytes);
  await expectUnharmed();
});

function isRefusal(status: number): boolean {
  return status >= 400 && status <= 499;
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
    unsearched: 0,
    jobs: [],
  });
  const answer = await fetch(`${listening.url}/v2/echo/status/none`, {
    headers: { authorization: 'Bearer key' },
  });
  expect(await answer.json()).toMatchObject({ status: 404, code: 'jobNotFound' });
}
