/** The modules that the settings name as workers, found relative to the settings file. */
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { ServiceSettings } from '../reference/service.ts';
import { escapePointer } from '../validation/findings.ts';
import type { Problem, YamlSource } from './yaml-source.ts';

/** The settings with absolute paths, and a problem for each module that is not there. */
export async function resolveModules(
  file: string,
  settings: ServiceSettings,
  source: YamlSource,
): Promise<{ settings: ServiceSettings; problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const endpoints = await Promise.all(
    Object.entries(settings.endpoints).map(async ([id, endpoint]) => {
      if (endpoint.kind !== 'serverless') return [id, endpoint] as const;
      const { worker } = endpoint;
      if (typeof worker === 'string' || !('module' in worker)) return [id, endpoint] as const;
      const path = resolve(dirname(file), worker.module);
      if (!(await isFile(path))) {
        const pointer = `/endpoints/${escapePointer(id)}/worker/module`;
        const message = `expected the path of a module at ${pointer}, got ${worker.module}: there is no such file (looked for ${path})`;
        problems.push({ place: source.placeOfValue(pointer), message });
      }
      return [id, { ...endpoint, worker: { module: path } }] as const;
    }),
  );
  return { settings: { ...settings, endpoints: Object.fromEntries(endpoints) }, problems };
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Whatever the reason is, the module cannot be read from there.
    return false;
  }
}
