/** A service in process on a manual clock, and short ways to call it. */
import { ManualClock } from '../../../src/clock.ts';
import type { Profile } from '../../../src/reference/operations/operation.ts';
import { createReferenceService, type ServiceSettings } from '../../../src/reference/service.ts';

type Endpoints = ServiceSettings['endpoints'];

const origin = 'http://service.test';

/** The demo data in short: one image endpoint, one that echoes at once. */
const demoEndpoints: Endpoints = {
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
  echo: { kind: 'serverless', worker: 'echo' },
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here.
  readonly body: any;
}

export function testbed({
  endpoints = {},
  profile = 'reference',
  seed = 'test',
}: {
  endpoints?: Endpoints;
  profile?: Profile;
  seed?: string;
} = {}) {
  const clock = new ManualClock();
  const faults: unknown[] = [];
  const service = createReferenceService({
    settings: {
      accounts: {
        demo: {
          keys: {
            key: {},
            'read-key': { permission: 'read' },
            'no-key': { permission: 'none' },
          },
        },
        other: { keys: { 'other-key': {} } },
      },
      endpoints: { ...demoEndpoints, ...endpoints },
    },
    clock,
    seed,
    profile,
    onFault: (error) => faults.push(error),
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
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  }

  return {
    clock,
    service,
    faults,
    call,
    run: (endpoint: string, body: unknown) => call('POST', `/v2/${endpoint}/run`, body),
    runSync: (endpoint: string, body: unknown, query = '') =>
      call('POST', `/v2/${endpoint}/runsync${query}`, body),
    status: (endpoint: string, id: string) => call('GET', `/v2/${endpoint}/status/${id}`),
  };
}
