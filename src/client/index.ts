/** The package entry `inference-contract/client`. */
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type WaitOptions,
} from './client.ts';
export {
  ClientError,
  ConnectionError,
  HttpError,
  InvalidAnswerError,
  WaitTimeoutError,
} from './errors.ts';
export type { JobRequest } from './http.ts';
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
