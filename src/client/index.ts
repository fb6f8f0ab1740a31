/** The package entry `inference-contract/client`. */
import type { components as models } from '#generated/models/types.js';
import type { Guard, modelOutputs } from '#generated/reference/guards.js';
import type { ModelKind } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.js';
import type { NamedDeep, NamedMembers } from './job-request.ts';

export type { CallOptions, ClientOptions, ResponsePromise } from './api.ts';
export type { DebugEvent } from './api-request.ts';
export {
  type Client,
  createClient,
  type EndpointClient,
  type RunSyncOptions,
  type SubmitOptions,
  type WaitOptions,
  type WatchOptions,
} from './client.ts';
export {
  AbortError,
  ClientError,
  ConnectionError,
  HttpError,
  InvalidAnswerError,
  TimeoutError,
} from './errors.ts';
export type {
  EndpointHealth,
  ExtendedOperations,
  PurgedQueue,
  StatusSyncOptions,
} from './extended.ts';
export {
  type CompletedJob,
  defaultFinalStates,
  type EndedJob,
  type FinishedJob,
  type Job,
  type ParseJobOptions,
  parseJob,
  type RunningJob,
  type UnknownJob,
  type WaitingJob,
} from './job.ts';
export type { JobInput, JobRequest, Policy, S3Config } from './job-request.ts';
export type { SchemaIssue, StandardSchema } from './standard-schema.ts';

/**
 * Outputs of public models, without other members, so that a typo does not compile. The members of an
 * `ImageOutput` are stated, those of the others are chosen. A deployment may send more: name them
 * (`ImageOutput & { seed: number }`), or read them in `raw`.
 */
export type ModelOutput<Kind extends ModelKind> =
  (typeof modelOutputs)[Kind] extends Guard<infer Output> ? NamedDeep<Output> : never;
export type ImageOutput = ModelOutput<'image'>;
export type VideoOutput = ModelOutput<'video'>;
export type TranscriptionOutput = ModelOutput<'transcription'>;
export type TextOutput = ModelOutput<'text'>;

/**
 * Inputs of public models, without other members, so that a typo does not compile. The names of an
 * `ImageInput` are stated, and a model may need or refuse some of them. The others are chosen: they
 * are those of the local service's models.
 */
export type ModelInput<Kind extends ModelKind> = NamedMembers<
  Kind extends 'image' ? components['schemas']['ImageInput'] : models['schemas'][Kind]
>;
export type ImageInput = ModelInput<'image'>;
export type VideoInput = ModelInput<'video'>;
export type TranscriptionInput = ModelInput<'transcription'>;
export type TextInput = ModelInput<'text'>;
export type { ModelKind } from '#generated/reference/tables.js';
