/** Streamed parts of outputs that have to fit a schema: a job fails at the first one that does not. */
import type { JobTask, JobWorker, SimulatedWork, TaskOutcome, Work } from '../engine/job-worker.ts';

/** Why a part does not fit, as a sentence; undefined if it does. */
export type PartProblem = (part: unknown) => string | undefined;

/** Begins a job whose parts are checked before anybody can read them. */
export function beginWithCheckedParts(
  task: JobTask,
  worker: JobWorker,
  problemOf: PartProblem,
): Work {
  let fail: (outcome: TaskOutcome) => void = () => undefined;
  const failed = new Promise<TaskOutcome>((resolve) => {
    fail = resolve;
  });
  let hasFailed = false;
  const work = worker.begin(
    taskWith(task, (part) => {
      if (hasFailed) return;
      const message = problemOf(part);
      if (message === undefined) {
        task.chunk(part);
        return;
      }
      hasFailed = true;
      fail({ kind: 'error', message });
    }),
  );
  if (work.kind === 'simulated') return untilFirstProblem(work, problemOf);
  void failed.then(() => work.stop());
  return { kind: 'real', done: Promise.race([failed, work.done]), stop: () => work.stop() };
}

/** A task is an object with private parts, so its members are named. */
function taskWith(task: JobTask, chunk: JobTask['chunk']): JobTask {
  const { jobId, retries, endpointId, input, s3Config, numberLiterals, random, alternatives } =
    task;
  return {
    jobId,
    retries,
    endpointId,
    input,
    s3Config,
    numberLiterals,
    random,
    alternatives,
    chunk,
    offer: (file) => task.offer(file),
    note: (text) => task.note(text),
    progress: (value) => task.progress(value),
    ...(task.dropChunks !== undefined && { dropChunks: () => task.dropChunks?.() }),
  };
}

function untilFirstProblem(work: SimulatedWork, problemOf: PartProblem): SimulatedWork {
  const { chunks = [] } = work;
  for (const [index, { afterMs, output }] of chunks.entries()) {
    const message = problemOf(output);
    if (message === undefined) continue;
    return {
      kind: 'simulated',
      durationMs: Math.min(work.durationMs, afterMs),
      outcome: { kind: 'error', message },
      chunks: chunks.slice(0, index),
    };
  }
  return work;
}
