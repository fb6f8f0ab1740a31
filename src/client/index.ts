/** The package entry `inference-contract/client`. */
import type { components } from '#generated/reference/types.js';

export type { CallOptions, ClientOptions, ResponsePromise } from './calls.ts';
export {
  type Client,
  createClient,
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
export type { DebugEvent } from './http.ts';
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

/** Outputs of public models. The members of an `ImageOutput` are stated, those of the others are chosen. */
export type ImageOutput = components['schemas']['ImageOutput'];
export type VideoOutput = components['schemas']['VideoOutput'];
export type TranscriptionOutput = components['schemas']['TranscriptionOutput'];
export type TextOutput = components['schemas']['TextOutput'];
