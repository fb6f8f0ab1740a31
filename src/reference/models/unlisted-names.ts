/** What a demo model does with members of an input that its schema does not list, such as a misspelt `stpes`. */

import { models } from '#generated/models/validators.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { suggestion } from '../../core/closest-names.ts';
import { escapeInvisible } from '../../core/visible-text.ts';
import type { SchemaError } from '../../validation/plan.ts';
import type { JobWorker } from '../engine/job-worker.ts';
import { forecastRefusal, refuseInput } from './refuse-input.ts';

type UnlistedNamesSettings = Pick<
  Extract<components['schemas']['EndpointSettings'], { readonly kind: 'public' }>,
  'model' | 'unlistedNames'
>;

/** Called with each name that a model ignores. */
export type OnIgnoredName = (text: string) => void;

/** Names are those of callers, so how many are remembered is limited, and how long. */
const mostNames = 100;
const longestName = 60;

/**
 * Makes the check of an endpoint, to be put around its workers. Such a job completes and is charged, so each name is
 * noted once in the account's events and told to `onIgnored`; with `unlistedNames: refuse`, the job fails at once
 * instead.
 */
export function createNameCheck(
  { model, unlistedNames = 'ignore' }: UnlistedNamesSettings,
  onIgnored?: OnIgnoredName,
): (worker: JobWorker) => JobWorker {
  const names: readonly string[] = models[model].names;
  const unlistedNamesIn = (input: object) =>
    Object.keys(input).filter((name) => !names.includes(name));
  if (unlistedNames === 'refuse') return (worker) => refuseNames(worker, unlistedNamesIn);
  const notedNames = new Set<string>();
  return (worker) => ({
    ...worker,
    begin(task) {
      for (const name of unlistedNamesIn(task.input)) {
        if (name.length > longestName || notedNames.size >= mostNames || notedNames.has(name))
          continue;
        notedNames.add(name);
        const meant = suggestion(name, names);
        const ignored = `${model} model ignores ${escapeInvisible(name)}, which its input does not list${meant}`;
        task.note(`The ${ignored}`);
        onIgnored?.(
          `endpoint ${task.endpointId}: the ${ignored}${meant === '' ? '.' : ''} Jobs with such a name fail with the setting unlistedNames: refuse.`,
        );
      }
      return worker.begin(task);
    },
  });
}

/** Hands on each text once, from whichever account it comes, and no more than a caller may make up. */
export function eachOnce(tell: OnIgnoredName): OnIgnoredName {
  const texts = new Set<string>();
  return (text) => {
    if (texts.size >= mostNames || texts.has(text)) return;
    texts.add(text);
    tell(text);
  };
}

function refuseNames(worker: JobWorker, unlistedNamesIn: (input: object) => string[]): JobWorker {
  const errorsIn = (input: object): SchemaError[] =>
    unlistedNamesIn(input).map((name) => ({
      instancePath: '',
      schemaPath: '#/additionalProperties',
      keyword: 'additionalProperties',
      params: { additionalProperty: name },
    }));
  return {
    ...worker,
    forecast(input, alternatives) {
      const errors = errorsIn(input);
      if (errors.length > 0) return forecastRefusal(input, errors);
      return (
        worker.forecast?.(input, alternatives) ?? {
          kind: 'unknown',
          reason: 'Only the run shows it.',
        }
      );
    },
    begin(task) {
      const errors = errorsIn(task.input);
      return errors.length > 0 ? refuseInput(task.input, errors) : worker.begin(task);
    },
  };
}
