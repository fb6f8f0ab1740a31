/** A job for a worker under test, and what the worker says about it. */
import { seededRandom } from '../../../../src/core/random.ts';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import type { JobTask } from '../../../../src/reference/engine/job-worker.ts';

export interface RecordedTask extends JobTask {
  readonly notes: string[];
  readonly chunks: unknown[];
  readonly steps: unknown[];
  /** Resolves at the first progress, which tests use as a sign that the handler runs. */
  readonly running: Promise<void>;
}

export function recordedTask(
  input: JobTask['input'] = {},
  { s3Config }: { s3Config?: JobTask['s3Config'] } = {},
): RecordedTask {
  const notes: string[] = [];
  const chunks: unknown[] = [];
  const steps: unknown[] = [];
  let started = () => {};
  const running = new Promise<void>((resolve) => {
    started = resolve;
  });
  return {
    jobId: 'job-1',
    retries: 0,
    endpointId: 'mine',
    input,
    s3Config,
    random: seededRandom('test'),
    alternatives: new Alternatives(),
    offer: () => {
      throw new Error('A worker of one’s own offers no results.');
    },
    note: (text) => notes.push(text),
    chunk: (output) => chunks.push(output),
    progress: (value) => {
      steps.push(value);
      started();
    },
    notes,
    chunks,
    steps,
    running,
  };
}
