/** The demo settings, and the modules of workers that settings name. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demo } from '#generated/service-settings/demo.js';
import type { EndpointSettings } from '../accounts/account-options.ts';
import type { ServiceSettings } from './check-settings.ts';

/**
 * The settings of mocks/service.yaml as they were when the package was made: loading the parser
 * would take a quarter of the time until the first answer.
 *
 * @example
 * ```ts
 * import { createReferenceService, demoSettings } from 'inference-contract/browser';
 * import { createClient } from 'inference-contract/client';
 *
 * const service = createReferenceService({ settings: demoSettings() });
 * const client = createClient({
 *   baseUrl: 'http://service.test',
 *   apiKey: 'demo-key',
 *   fetch: service.fetch,
 * });
 * console.log(await client.runSync('echo', { input: { word: 'hello' } }));
 * ```
 */
export function demoSettings(): ServiceSettings {
  return withModules(fileURLToPath(new URL('../../../mocks/service.yaml', import.meta.url)), demo);
}

/** The settings of a file, with absolute paths of its modules. */
export function withModules(file: string, settings: ServiceSettings): ServiceSettings {
  const endpoints = Object.entries(settings.endpoints).map(([id, endpoint]) => {
    const module = moduleOf(endpoint);
    return module === undefined
      ? ([id, endpoint] as const)
      : ([id, { ...endpoint, worker: { module: moduleFilePath(file, module) } }] as const);
  });
  return { ...settings, endpoints: Object.fromEntries(endpoints) };
}

export function moduleOf(endpoint: EndpointSettings): string | undefined {
  if (endpoint.kind !== 'serverless') return undefined;
  const { worker } = endpoint;
  return typeof worker === 'object' && 'module' in worker ? worker.module : undefined;
}

/** @param file of the settings that name the module */
export function moduleFilePath(file: string, module: string): string {
  return resolve(dirname(file), module);
}
