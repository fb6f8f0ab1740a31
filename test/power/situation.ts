/** What conditions speak of: a submission or what follows from it, and where it stands among others. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Job } from '../../src/client/job.ts';
import { describedId } from './described-endpoint.ts';

export interface Situation {
  /** How the job was submitted; the operation itself where no job is concerned. */
  readonly operation: string;
  readonly endpoint: string;
  /** serverless, the kind of the model, or none where there is no such endpoint. */
  readonly kind: string;
  /** The JSON of the submission. */
  // biome-ignore lint/suspicious/noExplicitAny: members are looked up freely here.
  readonly body: any;
  /** Counts submissions of this operation to endpoints of this kind, from 1. */
  readonly turn: number;
  /** Whether another submission was under way when it came. */
  readonly amongOthers: boolean;
  /** Of a job that is read: what its answer says. */
  readonly phase?: Job['phase'];
  /** Counts reads of the job in this phase, or calls of its webhook, from 1. */
  readonly look?: number;
}

const settings = parse(readFileSync('mocks/service.yaml', 'utf8'));

export function kindOfEndpoint(endpoint: string): string {
  if (endpoint === describedId) return 'serverless';
  const { kind, model } = settings.endpoints[endpoint] ?? {};
  return kind === 'public' ? model : (kind ?? 'none');
}

/** Those that the settings have. */
export const endpointKinds: readonly string[] = [
  ...new Set(Object.keys(settings.endpoints).map(kindOfEndpoint)),
];
