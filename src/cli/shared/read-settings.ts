/** Reads the settings of the local service. Errors name the file, line and column. */
import { stat } from 'node:fs/promises';
import { fileStamp } from '../../core/file-stamp.ts';
import { escapeToken } from '../../core/json.ts';
import { escapeInvisible } from '../../core/visible-text.ts';
import { hasSchemas } from '../../endpoints/endpoint-schemas.ts';
import type { ServiceSettings } from '../../reference/settings/check-settings.ts';
import { type Base, checkedFile, defaultBase } from '../../reference/settings/define-settings.ts';
import { moduleFilePath, moduleOf, withModules } from '../../reference/settings/demo-settings.ts';
import { DocumentError } from '../../validation/document-error.ts';
import type { YamlProblem, YamlSource } from './yaml-file.ts';

/**
 * Reads a settings file; paths in it become absolute, and what it leaves out is as in the demo
 * settings. Throws `Refusal` with one line per problem, in the order of the file:
 * `FILE:LINE:COLUMN: expected ..., got ...`.
 * @param isShared whether replicas share the accounts, also if the settings name no store
 */
export async function readSettings(
  file: string,
  options: { isShared?: boolean } = {},
): Promise<ServiceSettings> {
  return (await readSettingsFile(file, options)).settings;
}

export interface ReadSettings {
  readonly settings: ServiceSettings;
  /** What the file itself says. */
  readonly content: unknown;
  /** Whether they were joined with the demo settings. */
  readonly isExtended: boolean;
  /** What the file counts for by default; undefined if it says `extends`. */
  readonly defaultBase: Base | undefined;
  /** The file before it was read, by `fileStamp`. */
  readonly stamp: string;
  /** Of schemas of endpoints, such as a format that is not checked. */
  readonly warnings: readonly string[];
}

export interface ReadSettingsOptions {
  /** Whether replicas share the accounts, also if the settings name no store. Default: no. */
  readonly isShared?: boolean;
  /** What a file without `extends` counts for; default: what it lacks decides. */
  readonly base?: Base | undefined;
  /** Is called with the path of each file with schemas before it is read, also if something is refused. */
  readonly onSchemaFile?: (path: string) => void;
}

/** The same, with what the settings were made of. */
export async function readSettingsFile(
  file: string,
  options: ReadSettingsOptions = {},
): Promise<ReadSettings> {
  // `serve` with its demo settings does not need the parser.
  const { fileRefusal, problemsAt, readYamlFile } = await import('./yaml-file.ts');
  const stamp = fileStamp(file);
  const source = await readYamlFile(file, 'a settings file');
  if (source.value === null || source.value === undefined) {
    const place = { line: 1, column: 1 };
    const message =
      'expected settings, got an empty file; inference-contract serve init writes one';
    throw fileRefusal(file, [{ place, message }]);
  }
  const checked = checkedFile(source.value, options);
  const byDefault = defaultBase(source.value);
  if ('mistakes' in checked) {
    const problems = problemsAt(checked.mistakes, source);
    // Maybe none of them is a mistake after a restart.
    const { base } = options;
    if (base === 'none' && byDefault === 'demo') {
      problems.push({ place: { line: 1, column: 1 }, message: changedBase(byDefault) });
    }
    throw fileRefusal(file, problems);
  }
  const { settings, isExtended } = checked;
  const missing = await missingModules(file, settings, source);
  if (missing.length > 0) throw fileRefusal(file, missing);
  const { endpoints, warnings } = await readEndpoints(file, settings, {
    source,
    onSchemaFile: options.onSchemaFile,
  });
  return {
    settings: withModules(file, { ...settings, endpoints }),
    content: source.value,
    isExtended,
    defaultBase: byDefault,
    stamp,
    warnings,
  };
}

/** The endpoints with the schemas that files have. Throws `Refusal` for schemas that cannot be used. */
async function readEndpoints(
  file: string,
  { endpoints }: ServiceSettings,
  {
    source,
    onSchemaFile,
  }: { readonly source: YamlSource; readonly onSchemaFile: ReadSettingsOptions['onSchemaFile'] },
): Promise<Pick<ServiceSettings, 'endpoints'> & Pick<ReadSettings, 'warnings'>> {
  if (!Object.values(endpoints).some(hasSchemas)) return { endpoints, warnings: [] };
  const { readSchemas } = await import('../../endpoints/settings-schemas.ts');
  try {
    const read = readSchemas(endpoints, { settingsFile: file, onFile: onSchemaFile });
    const warnings = read.warnings.map(({ pointer, message }) =>
      pointer.startsWith('/') ? `${file}: ${pointer}: ${message}` : `${pointer}: ${message}`,
    );
    return { endpoints: read.endpoints, warnings };
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    const { fileRefusal } = await import('./yaml-file.ts');
    const problems = cause.problems.map(({ pointer, message }) => ({
      place: pointer.startsWith('/') ? source.placeOfValue(pointer) : undefined,
      message: escapeInvisible(`${pointer}: ${message}`),
    }));
    throw fileRefusal(file, problems);
  }
}

/** What to say of a file without `extends` that keeps its meaning until a restart. Without a full stop. */
export function changedBase(byDefault: Base): string {
  return byDefault === 'none'
    ? 'without extends, it counts alone after a restart, because every account has keys and every endpoint its kind. Write extends: demo to keep the demo settings'
    : 'without extends, it changes the demo settings after a restart, because an account lacks keys or an endpoint its kind. Write extends: demo for that, or extends: none';
}

async function missingModules(
  file: string,
  settings: ServiceSettings,
  source: YamlSource,
): Promise<readonly YamlProblem[]> {
  const problems = Object.entries(settings.endpoints).map(async ([id, endpoint]) => {
    const module = moduleOf(endpoint);
    if (module === undefined || (await isReadableFile(moduleFilePath(file, module)))) return [];
    const pointer = `/endpoints/${escapeToken(id)}/worker/module`;
    const message = `expected the path of a module at ${pointer}, got ${module}: there is no such file (looked for ${moduleFilePath(file, module)})`;
    return [{ place: source.placeOfValue(pointer), message }];
  });
  return (await Promise.all(problems)).flat();
}

async function isReadableFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Whatever the reason is, the module cannot be read from there.
    return false;
  }
}
