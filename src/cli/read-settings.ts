/** Reads the settings of the local service. Errors name the file, line and column. */
import { stat } from 'node:fs/promises';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { escapeToken } from '../core/json.ts';
import { moduleOf, pathOf, withModules } from '../reference/demo-settings.ts';
import type { ServiceSettings } from '../reference/service.ts';
import { withoutPassword } from './redis-url.ts';
import { settingsContradictions } from './settings-contradictions.ts';
import type { Problem, YamlSource } from './yaml-file.ts';

/**
 * Reads a settings file; paths in it become absolute. Throws `Refusal` with one line per problem,
 * in the order of the file: `FILE:LINE:COLUMN: expected ..., got ...`.
 * @param isShared whether replicas share the accounts, also if the settings name no store
 */
export async function readSettings(
  file: string,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<ServiceSettings> {
  // `serve` with its demo settings needs neither the parser nor the compiler.
  const [{ fileRefusal, readYamlFile }, { settingsErrors }] = await Promise.all([
    import('./yaml-file.ts'),
    import('./settings-errors.ts'),
  ]);
  const refusal = (problems: readonly Problem[]) =>
    fileRefusal(
      file,
      problems.map(({ place, message }) => ({ place, message: withoutSecrets(message) })),
    );
  const source = await readYamlFile(file, 'a settings file');
  const { value } = source;
  if (value === null || value === undefined) {
    const place = { line: 1, column: 1 };
    throw refusal([{ place, message: 'expected accounts and endpoints, got an empty file' }]);
  }
  if (!isServiceSettings(value)) {
    const errors = validateServiceSettings.errors ?? [];
    throw refusal(await settingsErrors('ServiceSettings', errors, source));
  }
  const missing = await missingModules(file, value, source);
  const shared = isShared || value.store !== undefined;
  const wrong = [...settingsContradictions(value, source, shared), ...missing];
  if (wrong.length > 0) throw refusal(wrong);
  return withModules(file, value);
}

function isServiceSettings(value: unknown): value is ServiceSettings {
  return validateServiceSettings(value);
}

/** Pointers contain API keys, URLs of stores passwords, and messages may end up in a build log. */
function withoutSecrets(message: string): string {
  return message
    .replaceAll(/(\/accounts\/[^/\s]+\/keys\/)[^/\s,]+/g, '$1[key]')
    .replace(/(?<= at \/store\/redis, got ").*(?=")/s, withoutPassword);
}

async function missingModules(
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

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Whatever the reason is, the module cannot be read from there.
    return false;
  }
}
