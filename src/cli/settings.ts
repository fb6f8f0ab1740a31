/** Reads the settings of the local service, and says by file, line and column what is wrong. */
import { readFile } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import type { ServiceSettings } from '../reference/service.ts';
import { Refusal } from './command.ts';
import { settingsContradictions } from './settings-contradictions.ts';
import { settingsErrors } from './settings-errors.ts';
import { resolveModules } from './settings-modules.ts';
import { readSettingsSchema } from './settings-schema.ts';
import { type Problem, readYaml } from './yaml-source.ts';

/**
 * Reads a settings file; paths in it become absolute. Throws `Refusal` with one line per problem, in
 * the order of the file: `FILE:LINE:COLUMN: expected ..., got ...`.
 */
export async function readSettings(file: string): Promise<ServiceSettings> {
  const source = readYaml(await textOf(file));
  if (source.problems.length > 0) throw refusal(file, source.problems);
  const { value } = source;
  if (value === null || value === undefined) {
    const place = { line: 1, column: 1 };
    throw refusal(file, [{ place, message: 'expected accounts and endpoints, got an empty file' }]);
  }
  if (!isServiceSettings(value)) {
    const errors = validateServiceSettings.errors ?? [];
    throw refusal(file, settingsErrors(errors, source, await readSettingsSchema()));
  }
  const { settings, problems } = await resolveModules(file, value, source);
  const wrong = [...settingsContradictions(value, source), ...problems];
  if (wrong.length > 0) throw refusal(file, wrong);
  return settings;
}

function isServiceSettings(value: unknown): value is ServiceSettings {
  return validateServiceSettings(value);
}

async function textOf(file: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (cause) {
    throw new Refusal(`${file}: expected a settings file, got ${reason(cause)}`, { cause });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Refusal(`${file}:1:1: expected text in UTF-8, got other bytes`, { cause });
  }
}

function reason(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'none: there is no such file';
  if (code === 'EISDIR') return 'a directory';
  if (code === 'EACCES') return 'one that may not be read';
  return String(cause);
}

function refusal(file: string, problems: readonly Problem[]): Refusal {
  const lines = problems
    .toSorted((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
    .map(
      ({ place, message }) => `${file}:${place.line}:${place.column}: ${withoutApiKeys(message)}`,
    );
  return new Refusal([...new Set(lines)].join('\n'));
}

/** API keys stand in pointers as names; what is printed may end up in the log of a build. */
function withoutApiKeys(message: string): string {
  return message.replaceAll(/(\/accounts\/[^/\s]+\/keys\/)[^/\s,]+/g, '$1[key]');
}
