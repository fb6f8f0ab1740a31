/** The options of commands that log. */
import { Option } from '@commander-js/extra-typings';
import { logForms, logLevels } from './log.ts';

export const logOptions = {
  form: new Option(
    '--log <form>',
    'Log format: readable lines, JSON objects, or only warnings and errors (default: pretty on a terminal, else json)',
  ).choices(logForms),
  level: new Option(
    '--log-level <level>',
    'Minimum log level; debug adds events of jobs, workers and webhooks',
  )
    .choices(logLevels)
    .default('info' as const),
};
