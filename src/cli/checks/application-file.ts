/** Reads the application file of `check-app`. */
import { randomUUID } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { explanations, validateApplicationFile } from '#generated/file-formats/validators.js';
import { ApplicationFileError, readApplicationFile } from '../../callers/application/app-file.ts';
import { type Application, ApplicationError } from '../../callers/application/application.ts';
import { applicationOf } from '../../callers/application/file-application.ts';
import type { Clock } from '../../core/clock.ts';
import { mistakesIn } from '../../validation/errors/mistakes.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Terminal } from '../shared/terminal.ts';
import { fileRefusal, placeProblems, problemsAt, readYamlFile } from '../shared/yaml-file.ts';

/** Throws a `Refusal` with one line per problem: `FILE:LINE:COLUMN: expected ..., got ...`. */
export async function readApplication(
  file: string,
  { terminal, clock }: { terminal: Terminal; clock: Clock },
): Promise<Application> {
  const yaml = await readYamlFile(
    file,
    'an application file (inference-contract check-app init writes one)',
  );
  const { value } = yaml;
  if (value === null) {
    throw new Refusal(
      `${file}:1:1: expected an application file with endpoint and work, got an empty file; inference-contract check-app init writes one`,
    );
  }
  if (!validateApplicationFile(value)) {
    const errors = validateApplicationFile.errors ?? [];
    const mistakes = mistakesIn(errors, { value, explanation: explanations.ApplicationFile });
    throw fileRefusal(
      file,
      problemsAt(mistakes, yaml).map(({ place, message }) => ({
        place,
        message: explainCommandForm(message),
      })),
    );
  }
  try {
    const folder = dirname(resolve(file));
    return applicationOf(
      readApplicationFile(value, { path: file, onWarning: (warning) => terminal.warn(warning) }),
      {
        folder,
        clock,
        env: terminal.env,
        newName: () => randomUUID().slice(0, 8),
      },
    );
  } catch (cause) {
    if (!(cause instanceof ApplicationFileError || cause instanceof ApplicationError)) throw cause;
    throw fileRefusal(file, placeProblems(cause.message, yaml));
  }
}

/** Says how to write a command, and hides what may be a key. */
function explainCommandForm(message: string): string {
  if (/ at \/service\/apiKey\b/.test(message))
    return message.replace(/, got .*$/s, ', got something else');
  return message.replace(
    /^expected an array( at \S*\/command), got "([^"]*)"$/,
    (_, at: string, text: string) =>
      `expected a list of words${at}, such as [${text.trim().split(/\s+/).join(', ')}], got one text`,
  );
}
