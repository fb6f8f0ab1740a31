/** What an application promises, as the rules ask for it. */
import type { components } from '#generated/file-formats/types.d.ts';
import { defaults } from '#generated/file-formats/validators.js';
import { partAt } from '../../core/json.ts';
import type { EndpointSchemas } from '../../endpoints/endpoint-schemas.ts';
import type { ApplicationRecord } from '../../evidence/record-types.ts';
import type { CallerDeclarationId } from '../rules.ts';

type Schemas = components['schemas'];

/** What an application promises. Rules that need a promise are judged only if it is made. */
export type ApplicationPromises = Schemas['ApplicationPromises'];

/** How an application submits work: by `run`, `runsync` or both. */
export type SubmittedBy = NonNullable<Schemas['ApplicationFile']['operation']>;

export function declarationsOf(
  {
    webhooks,
    downloads,
    several,
    storage,
    submitsAgain,
    neverAsks,
    ignoresOutput,
    resumes,
    usesLibrary,
    reportsCost,
    givesUpAfterSeconds,
  }: ApplicationPromises,
  operation: SubmittedBy,
  { input, output }: EndpointSchemas = {},
): ReadonlySet<CallerDeclarationId> {
  const declared: Readonly<Record<CallerDeclarationId, boolean | undefined>> = {
    webhooks,
    downloads,
    several,
    runsync: operation !== 'run',
    storage,
    'gives-up': givesUpAfterSeconds !== undefined,
    'submits-again': submitsAgain !== undefined && submitsAgain !== false,
    'never-asks': neverAsks,
    'ignores-output': ignoresOutput,
    resumes,
    'reports-cost': reportsCost !== undefined,
    'input-schema': input !== undefined,
    'output-schema': output !== undefined,
    'uses-library': usesLibrary,
  };
  return new Set(
    Object.entries(declared).flatMap(([id, is]) => (is && isDeclaration(id) ? [id] : [])),
  );

  function isDeclaration(id: string): id is CallerDeclarationId {
    return Object.hasOwn(declared, id);
  }
}

export function boundsOf(
  promises: ApplicationPromises,
  workSeconds: number,
): ApplicationRecord['bounds'] {
  const { givesUpAfterSeconds, submitsAgain = false } = promises;
  const { pollsPerSecond, acknowledgesWithinSeconds } = {
    ...defaults.ApplicationPromises,
    ...promises,
  };
  return {
    workMs: msOf(workSeconds),
    pollsPerSecond,
    acknowledgesWithinMs: msOf(acknowledgesWithinSeconds),
    ...(givesUpAfterSeconds !== undefined && { givesUpAfterMs: msOf(givesUpAfterSeconds) }),
    ...(submitsAgain !== false && { paidPerJob: submitsAgain === true ? 2 : submitsAgain }),
  };
}

/** The cost in what the application reported, as it was written. */
export function costIn(report: unknown, { reportsCost }: ApplicationPromises): string | undefined {
  const cost = reportsCost === undefined ? undefined : partAt(report, reportsCost);
  return typeof cost === 'number' || typeof cost === 'string' ? String(cost) : undefined;
}

export function msOf(seconds: number): number {
  return Math.max(1, Math.round(seconds * 1000));
}
