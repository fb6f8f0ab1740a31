/** A service with its control interface, in process; every answer is held against the document. */
import { type ControlClient, createControlClient } from '../../../../src/client/control.ts';
import type { ReportSources } from '../../../../src/reference/control/report-sources.ts';
import type { SendWebhook } from '../../../../src/reference/engine/send-webhook.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { bare } from '../check-answer.ts';
import { controlValidator } from './control-validator.ts';

export const origin = 'http://service.test';

export const demoSettings: ServiceSettings = {
  accounts: {
    demo: {
      keys: { 'demo-key': {}, 'read-key': { permission: 'read' } },
      clock: 'manual',
      budget: { amount: '0.004' },
      faults: [{ operation: 'cancelJob', effect: { status: 503 } }],
    },
    real: { keys: { 'real-key': {} } },
  },
  endpoints: {
    image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
    echo: { kind: 'serverless', worker: 'echo', durationMs: 100, workers: { min: 1 } },
    script: { kind: 'serverless', worker: 'script' },
  },
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here.
  readonly body: any;
}

/** Throws where the document does not allow the answer. */
async function checkAnswer(
  method: string,
  target: string,
  { status, type, text }: { status: number; type: string; text: string },
): Promise<void> {
  const routed = controlValidator.route(bare({ method, target }));
  if (routed.kind !== 'routed') return;
  const header = (name: string) => (name === 'content-type' ? type : undefined);
  const body = method === 'HEAD' ? undefined : text;
  const findings = await controlValidator.checkResponse(routed.operation, { status, header, body });
  if (findings.length === 0) return;
  const said = findings.map(({ detail }) => detail).join(' ');
  throw new Error(`${routed.operationId} ${status}: ${said} in ${text}`);
}

export function controlTestbed({
  settings = demoSettings,
  token,
  reports,
  publicKeys,
  sendWebhook,
}: {
  settings?: ServiceSettings;
  token?: string;
  reports?: ReportSources;
  publicKeys?: () => readonly string[];
  sendWebhook?: SendWebhook;
} = {}) {
  const service = createReferenceService({
    settings,
    seed: 'test',
    onError: (error) => {
      throw error;
    },
    control: { enabled: true, token, reports, publicKeys },
    ...(sendWebhook !== undefined && { sendWebhook }),
  });

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const request = new Request(origin + path, {
      method,
      headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await service.fetch(request);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    await checkAnswer(method, path, { status: response.status, type, text });
    const content: unknown = /json/.test(type) ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: content };
  }

  const client = (apiKey?: string): ControlClient =>
    createControlClient({
      baseUrl: origin,
      fetch: service.fetch,
      ...(apiKey !== undefined && { apiKey }),
      ...(token !== undefined && { token }),
    });

  return {
    service,
    call,
    client,
    control: client('demo-key'),
    /** Submits a job and gives its id. */
    async run(endpoint: string, body: object, key = 'demo-key'): Promise<string> {
      const answer = await call('POST', `/v2/${endpoint}/run`, body, { authorization: key });
      return answer.body.id;
    },
    async status(endpoint: string, id: string, key = 'demo-key') {
      const headers = { authorization: key };
      return (await call('GET', `/v2/${endpoint}/status/${id}`, undefined, headers)).body;
    },
  };
}
