/** The modules that the settings name as workers, found relative to the settings file. */

import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { demo } from '#generated/service-settings/demo.js';
import { escapeToken } from '../core/json.ts';
import type { EndpointSettings } from '../reference/account.ts';
import type { ServiceSettings } from '../reference/service.ts';
import { packageFile } from './command.ts';
import type { Problem, YamlSource } from './yaml-file.ts';

/**
 * The settings of mocks/service.yaml as they were when the package was made: loading the parser
 * would take a quarter of the time until the first answer.
 */
export function demoSettings(): ServiceSettings {
  return withModules(packageFile('mocks/service.yaml'), demo);
}

/** The settings of a file, with absolute paths of its modules. */
export function withModules(file: string, settings: ServiceSettings): ServiceSettings {
  const endpoints = Object.entries(settings.endpoints).map(([id, endpoint]) => {
    const module = moduleOf(endpoint);
    return module === undefined
      ? ([id, endpoint] as const)
      : ([id, { ...endpoint, worker: { module: pathOf(file, module) } }] as const);
  });
  return { ...settings, endpoints: Object.fromEntries(endpoints) };
}

/** A problem for each module that is not there. */
export async function missingModules(
  file: string,
  settings: ServiceSettings,
  source: YamlSource,
): Promise<readonly Problem[]> {
  const problems = Object.entries(settings.endpoints).map(async ([id, endpoint]) => {
    const module = moduleOf(endpoint);
    if (module === undefined || (await isFile(pathOf(file, module)))) return [];
    const pointer = `/endpoints/${escapeToken(id)}/worker/module`;
    const message = `expected the path of a module at ${pointer}, got ${module}: there is no such file (looked for ${pathOf(file, module)})`;
    return [{ place: source.placeOfValue(pointer), message }];
  });
  return (await Promise.all(problems)).flat();
}

function moduleOf(endpoint: EndpointSettings): string | undefined {
  if (endpoint.kind !== 'serverless') return undefined;
  const { worker } = endpoint;
  return typeof worker === 'object' && 'module' in worker ? worker.module : undefined;
}

function pathOf(file: string, module: string): string {
  return resolve(dirname(file), module);
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Whatever the reason is, the module cannot be read from there.
    return false;
  }
}
