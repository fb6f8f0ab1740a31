/** Services on a manual clock whose account has alternatives, on each engine. */
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { ManualClock, macrotask } from '../../../../src/core/clock.ts';
import type { Account } from '../../../../src/reference/accounts/account.ts';
import type { AlternativeSettings } from '../../../../src/reference/alternatives/account-alternatives.ts';
import type { AttemptOutcome } from '../../../../src/reference/engine/rules/webhook-attempts.ts';
import type { HowToCall } from '../../../../src/reference/engine/send-webhook.ts';
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import {
  createReferenceService,
  type ReferenceServiceOptions,
} from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { passing } from '../engine-bullmq/on-redis.ts';

export interface WorldOptions extends Pick<ReferenceServiceOptions, 'profile'> {
  readonly alternatives: AlternativeSettings;
  readonly settings?: Partial<ServiceSettings>;
  readonly account?: Omit<ServiceSettings['accounts'][string], 'keys'>;
  /** The statuses that webhook calls are answered with, 200 after them. */
  readonly webhookAnswers?: readonly number[];
  /** What comes of webhook calls instead. */
  readonly webhookFailure?: AttemptOutcome;
}

export interface WebhookCall {
  readonly atMs: number;
  readonly url: string;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are looked into freely here.
  readonly body: any;
  readonly headers: Readonly<Record<string, string>>;
  readonly how: HowToCall | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here.
  readonly body: any;
}

export interface World {
  readonly account: Account;
  readonly clock: ManualClock;
  readonly calls: readonly WebhookCall[];
  call(method: string, path: string, body?: unknown, init?: RequestInit): Promise<Answer>;
  /** Submits and lets time pass; resolves with the id. */
  run(endpoint: string, input: object, rest?: object): Promise<string>;
  /** The same for `runsync`, which begins to wait before time passes. Rejects if the connection closes. */
  runSync(endpoint: string, input: object, options?: RunSync): Promise<Answer>;
  status(endpoint: string, id: string): Promise<Answer>;
  /** Lets time of the account pass; resolves when all that falls due in it has happened. */
  pass(ms: number): Promise<void>;
}

interface RunSync {
  readonly rest?: object;
  readonly query?: string;
  /** Aborted when the caller hangs up; the answer is not looked at then. */
  readonly signal?: AbortSignal;
  /** What happens while it waits. Default: time passes until the job has ended. */
  readonly meanwhile?: () => Promise<void>;
}

export type MakeWorld = (options: WorldOptions) => Promise<World>;

export type WithAlternatives = (alternatives: AlternativeSettings, rest?: object) => Promise<World>;

const endpoints: ServiceSettings['endpoints'] = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  odd: { kind: 'public', model: 'image', price: 'image-odd', durationMs: 300 },
  video: { kind: 'public', model: 'video', price: 'video', durationMs: 300 },
  text: { kind: 'public', model: 'text', price: 'text', durationMs: 300 },
  transcription: {
    kind: 'public',
    model: 'transcription',
    price: 'transcription',
    durationMs: 300,
  },
  script: { kind: 'serverless', worker: 'script' },
  waiting: { kind: 'serverless', worker: 'echo', workers: { max: 0 } },
};

let accounts = 0;

export const inMemory: MakeWorld = async (options) => {
  const clock = new ManualClock();
  const pass = async (ms: number) => {
    await clock.advance(ms);
    await macrotask();
  };
  return worldOf(options, { clock, pass: () => pass });
};

export function onRedisAt(url: () => string): MakeWorld {
  return async (options) => {
    const clock = new ManualClock();
    const failures: unknown[] = [];
    const onError = (error: unknown) => failures.push(error);
    const store = await RedisEngineStore.connect({
      ...{ url: url(), logSize: 10_000, onError },
      // Time passes in few steps.
      lookMs: 3_600_000,
    });
    onTestFinished(() => store.close());
    const redis = new Redis(url());
    onTestFinished(() => redis.disconnect());
    return worldOf(options, {
      ...{ clock, store },
      pass: ({ engine, id, endpointIds }) =>
        passing(redis, { clock, engine, id, endpoints: [...endpointIds] }, failures),
    });
  };
}

interface Parts extends Pick<ReferenceServiceOptions, 'store'> {
  readonly clock: ManualClock;
  readonly pass: (account: Account) => (ms: number) => Promise<void>;
}

/** Where callers reach the service. */
const origin = 'http://127.0.0.1:8080';

function worldOf(options: WorldOptions, { clock, store, pass: passOf }: Parts): World {
  const { alternatives, settings, account: own, profile } = options;
  const { webhookAnswers = [], webhookFailure } = options;
  accounts += 1;
  const id = `account-${accounts}`;
  const calls: WebhookCall[] = [];
  const service = createReferenceService({
    settings: {
      endpoints,
      ...settings,
      accounts: {
        [id]: { ...own, alternatives, keys: { key: {}, blind: { permission: 'none' } } },
      },
    },
    ...{ clock, store, seed: 'test' },
    ...(profile !== undefined && { profile }),
    sendWebhook: async (url, text, how) => {
      const { headers = {} } = how ?? {};
      const status = webhookAnswers[calls.length] ?? 200;
      calls.push({ atMs: clock.now(), url, text, body: JSON.parse(text), headers, how });
      return webhookFailure ?? { kind: 'answered', status };
    },
  });
  onTestFinished(() => service.close());
  const account = service.accounts.get(id);
  if (account === undefined) throw new Error('Expected the account.');
  const { engine } = account;
  const pass = passOf(account);

  const call: World['call'] = async (method, path, body, init = {}) => {
    const url = path.startsWith('http') ? path : origin + path;
    const headers = { authorization: 'Bearer key', 'content-type': 'application/json' };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = new Request(url, { method, headers, ...content, ...init });
    const response = await service.fetch(request);
    const isJson = response.headers.get('content-type')?.includes('json');
    const answered = isJson ? await response.json() : await response.text();
    return { status: response.status, headers: response.headers, body: answered };
  };
  const run: World['run'] = async (endpoint, input, rest = {}) => {
    const { body } = await call('POST', `/v2/${endpoint}/run`, { input, ...rest });
    await pass(0);
    return body.id;
  };
  const submitted = async () => (await engine.jobs({ limit: 1 })).total;
  const runSync: World['runSync'] = async (endpoint, input, options = {}) => {
    const { rest = {}, query = '', meanwhile = () => pass(1000) } = options;
    const before = await submitted();
    const { signal } = options;
    const init = signal === undefined ? {} : { signal };
    const answer = call('POST', `/v2/${endpoint}/runsync${query}`, { input, ...rest }, init);
    // Handled here, in case it fails while time passes.
    const settled = answer.catch(() => undefined);
    let isAnswered = false;
    void settled.then(() => {
      isAnswered = true;
    });
    while (!isAnswered && (await submitted()) === before) await macrotask();
    await meanwhile();
    return answer;
  };
  const status: World['status'] = (endpoint, job) => call('GET', `/v2/${endpoint}/status/${job}`);
  return { account, clock, calls, call, run, runSync, status, pass };
}
