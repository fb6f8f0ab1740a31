/** What conditions speak of: a submission or what follows from it, and where it stands among others. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** serverless, or the kind of the model. */
export type EndpointKind = string;

export interface Situation {
  /** How the job was submitted; the operation itself where no job is concerned. */
  readonly operation: string;
  readonly endpoint: string;
  readonly kind: EndpointKind;
  /** The JSON of the submission. */
  // biome-ignore lint/suspicious/noExplicitAny: members are looked up freely here.
  readonly body: any;
  /** Counts submissions of this operation to endpoints of this kind, from 1. */
  readonly turn: number;
  /** Whether another submission was under way when it came. */
  readonly amongOthers: boolean;
  /** Of a job that is read: what its answer says. */
  readonly phase?: 'waiting' | 'running' | 'ended';
  /** Counts reads of the job in this phase, or calls of its webhook, from 1. */
  readonly look?: number;
}

const settings = parse(readFileSync('mocks/service.yaml', 'utf8'));

/** The kinds of endpoints that the settings have. */
export function kindOfEndpoint(endpoint: string): EndpointKind {
  const { kind, model } = settings.endpoints[endpoint] ?? {};
  return kind === 'public' ? model : (kind ?? 'none');
}

export const endpointKinds: readonly EndpointKind[] = [
  ...new Set(Object.keys(settings.endpoints).map(kindOfEndpoint)),
];

export function phaseOf(status: unknown): NonNullable<Situation['phase']> {
  if (status === 'IN_QUEUE') return 'waiting';
  return status === 'IN_PROGRESS' ? 'running' : 'ended';
}
