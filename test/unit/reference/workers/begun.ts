/** Begins a job on a simulated worker and tells what came of it. */
import { seededRandom } from '../../../../src/reference/random.ts';
import type { ResultFile } from '../../../../src/reference/results.ts';
import type { JobWorker, SimulatedWork, Task } from '../../../../src/reference/workers/worker.ts';

/** A task that only remembers what the worker tells it. */
export function taskOf(input: Task['input'], random = seededRandom('test')) {
  const offered: ResultFile[] = [];
  const notes: string[] = [];
  const reports: unknown[] = [];
  const task: Task = {
    jobId: 'job',
    endpointId: 'endpoint',
    input,
    s3Config: undefined,
    random,
    offer: (result) => {
      offered.push(result);
      return `http://results.test/${offered.length}`;
    },
    note: (text) => notes.push(text),
    chunk: () => undefined,
    progress: (value) => reports.push(value),
  };
  return { task, offered, notes, reports };
}

export interface Begun {
  readonly work: SimulatedWork;
  readonly offered: readonly ResultFile[];
  readonly notes: readonly string[];
}

export function begin(
  worker: JobWorker,
  input: Task['input'],
  random = seededRandom('test'),
): Begun {
  const { task, ...seen } = taskOf(input, random);
  const work = worker.begin(task);
  if (work.kind !== 'simulated') throw new Error('Expected simulated work.');
  return { work, ...seen };
}
