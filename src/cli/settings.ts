/** Reads the settings of the local service, and says by file, line and column what is wrong. */
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import type { ServiceSettings } from '../reference/service.ts';
import type { Refusal } from './command.ts';
import { settingsContradictions } from './settings-contradictions.ts';
import { settingsErrors } from './settings-errors.ts';
import { missingModules, withModules } from './settings-modules.ts';
import { readSettingsSchema } from './settings-schema.ts';
import { fileRefusal, type Problem, readYamlFile } from './yaml-file.ts';

/**
 * Reads a settings file; paths in it become absolute. Throws `Refusal` with one line per problem, in
 * the order of the file: `FILE:LINE:COLUMN: expected ..., got ...`.
 */
export async function readSettings(file: string): Promise<ServiceSettings> {
  const source = await readYamlFile(file, 'a settings file');
  const { value } = source;
  if (value === null || value === undefined) {
    const place = { line: 1, column: 1 };
    throw refusal(file, [{ place, message: 'expected accounts and endpoints, got an empty file' }]);
  }
  if (!isServiceSettings(value)) {
    const errors = validateServiceSettings.errors ?? [];
    throw refusal(
      file,
      settingsErrors(errors, source, await readSettingsSchema('service-settings')),
    );
  }
  const missing = await missingModules(file, value, source);
  const wrong = [...settingsContradictions(value, source), ...missing];
  if (wrong.length > 0) throw refusal(file, wrong);
  return withModules(file, value);
}

function isServiceSettings(value: unknown): value is ServiceSettings {
  return validateServiceSettings(value);
}

/** API keys stand in pointers as names; what is printed may end up in the log of a build. */
function withoutApiKeys(message: string): string {
  return message.replaceAll(/(\/accounts\/[^/\s]+\/keys\/)[^/\s,]+/g, '$1[key]');
}

function refusal(file: string, problems: readonly Problem[]): Refusal {
  return fileRefusal(
    file,
    problems.map(({ place, message }) => ({ place, message: withoutApiKeys(message) })),
  );
}
