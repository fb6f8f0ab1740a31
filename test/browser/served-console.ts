/** The built console, with a service in process, for tests of its pages. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { consolePages } from '../../src/cli/serve/console-pages.ts';
import { documentationPages } from '../../src/cli/serve/documentation-pages.ts';
import { type ControlClient, createControlClient } from '../../src/client/control.ts';
import type { ReportSources } from '../../src/reference/control/report-sources.ts';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';

export interface ServedConsole {
  /** Without a slash at the end. */
  readonly url: string;
  readonly service: ReferenceService;
  /** For the account of the page: the only one of the settings. */
  readonly control: ControlClient;
  /** Submits a job for the account and resolves to its id. */
  submit(endpointId: string, body: unknown): Promise<string>;
  /** Ends the service before the test is finished. */
  stop(): Promise<void>;
}

/** What somebody does from a shell: the answer as JSON, if it has any. Rejects for a refusal. */
export async function curl(url: string, method = 'GET', body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Serves it until the test is finished, for one account. */
export async function serveConsole({
  account = {},
  keys = {},
  endpoints = { script: { kind: 'serverless', worker: 'script' } },
  reports,
  port = 0,
  settings = {},
}: {
  account?: Omit<ServiceSettings['accounts'][string], 'keys'>;
  /** Besides `demo-key`. */
  keys?: ServiceSettings['accounts'][string]['keys'];
  endpoints?: ServiceSettings['endpoints'];
  reports?: ReportSources;
  port?: number;
  settings?: Pick<ServiceSettings, 'requestLog' | 'corsOrigins'>;
} = {}): Promise<ServedConsole> {
  const console = consolePages(join(process.cwd(), 'dist/console'));
  const documentation = documentationPages(
    join(process.cwd(), 'dist/docs'),
    'reference',
    () => 'missing',
    () => endpoints,
  );
  const service = createReferenceService({
    settings: {
      ...settings,
      accounts: { demo: { ...account, keys: { 'demo-key': {}, ...keys } } },
      endpoints,
    },
    console: true,
    control: { enabled: true, reports, publicKeys: () => ['demo-key'] },
    pages: (request) => console(request) ?? documentation(request),
  });
  const { url, close } = await listen(service.handle, { host: '127.0.0.1', port });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    service.close();
    stopped ??= close();
    return stopped;
  };
  onTestFinished(stop);
  return {
    url,
    service,
    stop,
    control: createControlClient({ baseUrl: url, apiKey: 'demo-key' }),
    async submit(endpointId, body) {
      const response = await fetch(`${url}/v2/${endpointId}/run`, {
        method: 'POST',
        headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const job: { id?: string } = Object(await response.json());
      if (job.id === undefined) throw new Error(`Not accepted: ${JSON.stringify(job)}`);
      return job.id;
    },
  };
}
