/** The local service on which an application is checked: one of its own, or one that runs already. */

import { type ControlClient, createControlClient } from '../../client/control.ts';
import { closestTo } from '../../core/closest-names.ts';
import { declaredSchemas } from '../../endpoints/declared-schemas.ts';
import { drawSample } from '../../endpoints/sample-value.ts';
import type { LedgerReading } from '../../evidence/record-types.ts';
import { createReferenceService } from '../../reference/service.ts';
import type { ServiceSettings } from '../../reference/settings/check-settings.ts';
import { listen } from '../../validation/adapters/node-http.ts';
import { ApplicationError } from '../application/application.ts';
import type { CallerScenario } from './scenario.ts';

export interface ScenarioAccount {
  readonly apiKey: string;
  /** Its jobs, and what they were charged so far. */
  jobs(): Promise<LedgerReading['charges']>;
  end(): Promise<void>;
}

export interface LocalService {
  readonly url: string;
  /** A throw-away account that does what a scenario asks for. */
  openAccount(scenario: Pick<CallerScenario, 'alternatives' | 'faults'>): Promise<ScenarioAccount>;
  /** The ids of its endpoints. Rejects with a `ClientError` if it has no open control interface. */
  endpoints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Starts a service on a free port of the loopback interface. */
export async function startService(settings: ServiceSettings): Promise<LocalService> {
  // Throw-away accounts are like the first one.
  const [account] = Object.values(settings.accounts);
  const alternatives = { ...settings.alternatives, ...account?.alternatives };
  const service = createReferenceService({
    settings: { ...settings, alternatives, endpoints: withOneOutput(settings.endpoints) },
    control: { enabled: true },
  });
  const { url, close } = await listen(service.handle, {
    host: '127.0.0.1',
    port: 0,
    renderError: service.renderError,
  });
  return {
    ...runningService(url),
    async close() {
      service.close();
      await close();
    },
  };
}

/** Endpoints whose outputs are made from a schema always return the same one: a scenario of its own varies it. */
function withOneOutput(endpoints: ServiceSettings['endpoints']): ServiceSettings['endpoints'] {
  const entries = Object.entries(endpoints).map(([id, endpoint]): [string, typeof endpoint] => {
    if (endpoint.kind === 'public' || endpoint.worker !== 'schema') return [id, endpoint];
    const { output: schema } = declaredSchemas({ output: endpoint.output });
    const sample = schema && drawSample(schema, { seed: 0, role: 'output' });
    return sample === undefined || 'problem' in sample
      ? [id, endpoint]
      : [id, { ...endpoint, output: { ...endpoint.output, examples: [sample.value] } }];
  });
  return Object.fromEntries(entries);
}

/**
 * Throws an `ApplicationError` if the service lacks the endpoint that an application uses.
 * @param endpoint undefined if the application did not say
 */
export async function assertEndpoint(
  service: LocalService,
  endpoint: string | undefined,
): Promise<void> {
  const offered = await service.endpoints();
  if (endpoint === undefined || offered.includes(endpoint)) return;
  const meant = closestTo(endpoint, offered);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new ApplicationError(
    `The local service has no endpoint ${endpoint}.${hint} It has ${offered.join(', ')}.`,
  );
}

/** @param baseUrl of a service whose control interface needs no token */
export function runningService(baseUrl: string): LocalService {
  const control: ControlClient = createControlClient({ baseUrl });
  return {
    url: baseUrl,
    async openAccount({ alternatives, faults = [] }) {
      const account = await control.createAccount({
        clock: 'system',
        faults: [...faults],
        ...(alternatives !== undefined && { alternatives }),
      });
      return {
        apiKey: account.apiKey,
        async jobs() {
          const { jobs } = await account.control.listJobs();
          return jobs.map(({ id, status, cost = '0' }) => ({ jobId: id, status, amount: cost }));
        },
        end: () => account.delete(),
      };
    },
    async endpoints() {
      const account = await control.createAccount({ clock: 'system' });
      try {
        return (await account.control.listEndpoints()).map(({ id }) => id);
      } finally {
        await account.delete();
      }
    },
    close: () => Promise.resolve(),
  };
}
