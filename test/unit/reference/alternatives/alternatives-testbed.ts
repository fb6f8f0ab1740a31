/** A service on a manual clock whose accounts have alternatives; answers are seen as they are sent. */
import { ManualClock } from '../../../../src/core/clock.ts';
import type { AlternativeSettings } from '../../../../src/reference/alternatives/account-alternatives.ts';
import {
  createReferenceService,
  type ReferenceServiceOptions,
} from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';

export interface Seen {
  readonly status: number;
  readonly type: string | null;
  readonly headers: Headers;
  readonly text: string;
}

export interface BedOptions {
  readonly alternatives?: AlternativeSettings;
  /** Of the account `demo`. */
  readonly account?: AlternativeSettings;
  /** Of the account `other`. */
  readonly other?: AlternativeSettings;
  readonly settings?: Partial<ServiceSettings>;
  readonly options?: Partial<ReferenceServiceOptions>;
}

export interface Sent {
  readonly body?: unknown;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const origin = 'http://service.test';

export function bed({ alternatives, account, other, settings, options }: BedOptions = {}) {
  const clock = new ManualClock();
  const calls: string[] = [];
  const service = createReferenceService({
    settings: {
      accounts: {
        demo: {
          keys: { key: {}, reader: { permission: 'read', endpoints: { image: 'run' } } },
          ...(account && { alternatives: account }),
        },
        other: { keys: { 'other-key': {} }, ...(other && { alternatives: other }) },
      },
      endpoints: {
        echo: { kind: 'serverless', worker: 'echo' },
        script: { kind: 'serverless', worker: 'script' },
        image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 0 },
      },
      ...(alternatives && { alternatives }),
      ...settings,
    },
    clock,
    seed: 'test',
    sendWebhook: (_url, body) => {
      calls.push(body);
      return Promise.resolve({ kind: 'answered', status: 200 });
    },
    control: { enabled: true },
    ...options,
  });

  async function send(method: string, path: string, sent: Sent = {}): Promise<Seen> {
    const { body, headers } = sent;
    const key = 'key' in sent ? sent.key : 'Bearer key';
    const request = new Request(origin + path, {
      method,
      headers: {
        ...(key !== undefined && { authorization: key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await service.fetch(request);
    const text = await response.text();
    const type = response.headers.get('content-type');
    return { status: response.status, type, headers: response.headers, text };
  }

  const json = async (method: string, path: string, sent: Sent = {}) =>
    JSON.parse((await send(method, path, sent)).text);

  return {
    clock,
    service,
    calls,
    send,
    json,
    /** The response of `runsync` for a job that takes no time. */
    runSync: async (endpoint: string, body: unknown): Promise<Seen> => {
      const answered = send('POST', `/v2/${endpoint}/runsync`, { body });
      await clock.advance(0);
      return answered;
    },
    /** The id of a job that was submitted with `run`. */
    run: async (endpoint: string, body: unknown): Promise<string> =>
      (await json('POST', `/v2/${endpoint}/run`, { body })).id,
    status: (endpoint: string, id: string) =>
      json('GET', `/v2/${endpoint}/status/${encodeURIComponent(id)}`),
  };
}

const script = (body: object) => ({ input: { script: body } });

export const slow = script({ afterMs: 30_000, output: { done: true } });
export const failing = script({ afterMs: 1500, fail: 'It broke.' });
export const hanging = { ...script({ hang: true }), policy: { executionTimeout: 6000 } };
