/** A service in process on a manual clock, and short ways to call it. Every answer is checked. */
import { ManualClock } from '../../../src/core/clock.ts';
import type { Account } from '../../../src/reference/accounts/account.ts';
import { MemoryEngine } from '../../../src/reference/engine-memory/memory-engine.ts';
import type { ServedProfile } from '../../../src/reference/http/serve-operations.ts';
import { createReferenceService, type ReferenceService } from '../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../src/reference/settings/check-settings.ts';
import { checkAnswer } from './check-answer.ts';

type Endpoints = ServiceSettings['endpoints'];

const origin = 'http://service.test';

/** The demo data in short: one image endpoint, one that echoes at once, one that can be scripted. */
const demoEndpoints: Endpoints = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  echo: { kind: 'serverless', worker: 'echo' },
  script: { kind: 'serverless', worker: 'script' },
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here.
  readonly body: any;
}

export interface TestbedOptions
  extends Pick<ServiceSettings, 'memory' | 'limits' | 'outputs' | 'webhooks'> {
  readonly endpoints?: Endpoints;
  readonly profile?: ServedProfile;
  readonly seed?: string;
  readonly account?: Omit<ServiceSettings['accounts'][string], 'keys'>;
  /** The statuses with which webhook calls are answered, 200 after them. */
  readonly webhookAnswers?: readonly number[];
}

export function testbed({
  endpoints = {},
  profile = 'reference',
  seed = 'test',
  account = {},
  webhookAnswers = [],
  ...settings
}: TestbedOptions = {}) {
  const clock = new ManualClock();
  const faults: unknown[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: bodies are looked into freely here.
  const webhooks: { atMs: number; url: string; body: any }[] = [];
  const service = createReferenceService({
    settings: {
      ...settings,
      accounts: {
        demo: {
          ...account,
          keys: {
            key: {},
            'read-key': { permission: 'read' },
            'no-key': { permission: 'none' },
            'echo-key': { permission: 'none', endpoints: { echo: 'run', image: 'read' } },
          },
        },
        other: { keys: { 'other-key': {} } },
      },
      endpoints: { ...demoEndpoints, ...endpoints },
    },
    clock,
    seed,
    profile,
    onError: (error) => faults.push(error),
    sendWebhook: (url, body) => {
      const status = webhookAnswers[webhooks.length] ?? 200;
      webhooks.push({ atMs: clock.now(), url, body: JSON.parse(body) });
      return Promise.resolve({ kind: 'answered', status });
    },
  });

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const request = new Request(path.startsWith('http') ? path : origin + path, {
      method,
      headers: { authorization: 'Bearer key', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await service.fetch(request);
    const text = await response.text();
    const contentType = response.headers.get('content-type') ?? '';
    const { pathname, search } = new URL(request.url);
    const { status } = response;
    if (method === 'HEAD') return { status, headers: response.headers, body: text };
    await checkAnswer({ method, target: pathname + search }, { status, contentType, text });
    const parsed = contentType.includes('json') ? JSON.parse(text) : text;
    return { status, headers: response.headers, body: parsed };
  }

  return {
    clock,
    service,
    faults,
    webhooks,
    world: () => worldOf(service),
    engine: () => engineOf(service),
    call,
    run: (endpoint: string, body: unknown) => call('POST', `/v2/${endpoint}/run`, body),
    runSync: (endpoint: string, body: unknown, query = '') =>
      call('POST', `/v2/${endpoint}/runsync${query}`, body),
    status: (endpoint: string, id: string) => call('GET', `/v2/${endpoint}/status/${id}`),
  };
}

/** The engine by itself, whose answers are there at once. */
function engineOf(service: ReferenceService): MemoryEngine {
  const { engine } = worldOf(service);
  if (engine instanceof MemoryEngine) return engine;
  throw new Error('Expected an engine in memory.');
}

function worldOf(service: ReferenceService): Account {
  const account = service.accounts.get('demo');
  if (account === undefined) throw new Error('There is no demo account.');
  return account;
}
