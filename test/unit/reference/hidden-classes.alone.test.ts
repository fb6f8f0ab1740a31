/**
 * What is made for each request and each job has one hidden class of V8. An object that a spread makes, and that gets
 * more members, often has one of its own: to make it takes microseconds, and all that reads it becomes slower.
 */
import { setFlagsFromString } from 'node:v8';
import { expect, onTestFinished, test } from 'vitest';
import { compiled } from '#generated/reference/validators/index.js';
import { isObject } from '../../../src/core/json.ts';
import type { NewEvent } from '../../../src/reference/engine/event-log.ts';
import { createReferenceService } from '../../../src/reference/service.ts';
import type { HttpRequest } from '../../../src/validation/http.ts';
import { loadValidator } from '../../../src/validation/load-validator.ts';
import { readContent } from '../../../src/validation/request/read-content.ts';

setFlagsFromString('--allow-natives-syntax');
const haveSameClass = new Function('a', 'b', 'return %HaveSameMap(a, b)');

const body = {
  input: { prompt: 'A lighthouse', width: 256, height: 256 },
  policy: { ttl: 60_000 },
};
const times = 20;
/** Of these, the last so many are compared: V8 chooses by what it saw before. */
const settled = 10;

const submission = (): HttpRequest => request('POST', '/v2/picture/run', JSON.stringify(body));

function request(method: string, target: string, content = ''): HttpRequest {
  const headers: Readonly<Record<string, string>> = {
    authorization: 'Bearer key',
    'content-type': 'application/json',
  };
  return {
    method,
    target,
    origin: 'http://service.test',
    header: (name) => headers[name],
    headers: () => headers,
    body: () => Promise.resolve(Buffer.from(content)),
    signal: new AbortController().signal,
  };
}

async function repeated<Value extends object>(make: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let index = 0; index < times; index += 1) values.push(await make());
  return values;
}

/** Compares those that were made once V8 had seen enough. */
function expectOneClass(values: readonly (object | undefined)[]): void {
  expect(values.filter((value) => value !== undefined)).toHaveLength(times);
  const [last, ...others] = values.slice(-settled).reverse();
  for (const other of others) {
    expect(haveSameClass(last, other), `two of ${JSON.stringify(last)}`).toBe(true);
  }
}

test('answers, jobs and events of the same kind have one hidden class', async () => {
  const { handle, accounts, close } = createReferenceService({
    settings: {
      accounts: { tests: { keys: { key: {} } } },
      endpoints: {
        picture: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 0 },
      },
    },
    control: { enabled: true },
  });
  onTestFinished(close);
  const events: NewEvent[] = [];
  const { engine } = [...accounts.all()][0] ?? {};
  if (engine === undefined) throw new Error('Expected an account.');
  engine.events.subscribeOwn((event) => events.push(event));
  const submitted = await repeated(async () => handle(submission()));
  expectOneClass(submitted);
  const names = submitted.map(({ body: text }): { id: string } => JSON.parse(String(text)));
  const ended = () => events.filter(({ type }) => type === 'ended');
  await expect.poll(() => ended().length).toBe(times);
  const told = [];
  const jobs = [];
  for (const { id } of names) {
    told.push(await handle(request('GET', `/v2/picture/status/${id}`)));
    jobs.push(await engine.find({ endpointId: 'picture', jobId: id }));
  }
  for (const { status } of [...submitted, ...told]) expect(status).toBe(200);
  expectOneClass(told);
  expectOneClass(jobs);
  expectOneClass(jobs.map((job) => (isObject(job?.output) ? job.output : undefined)));
  for (const type of ['submitted', 'started', 'charged', 'ended']) {
    expectOneClass(events.filter((event) => event.type === type));
  }
});

test('verdicts and bodies that were read have one hidden class', async () => {
  const validator = loadValidator(compiled, { security: 'unchecked' });
  const verdicts = await repeated(async () => validator.check(submission()));
  for (const { kind } of verdicts) expect(kind).toBe('valid');
  expectOneClass(verdicts);
  const bytes = Buffer.from(JSON.stringify(body));
  const plan = { mediaType: 'application/json', check: 'any' };
  const bounds = { depth: 100 };
  expectOneClass(
    await repeated(async () => readContent(plan, plan.mediaType, { bytes, bounds, pointer: '' })),
  );
});
