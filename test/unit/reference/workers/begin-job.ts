/** Begins a job on a simulated worker and tells what came of it. */
import { seededRandom } from '../../../../src/core/random.ts';
import type {
  JobTask,
  JobWorker,
  SimulatedWork,
} from '../../../../src/reference/engine/job-worker.ts';
import { type ResultFile, readFileName } from '../../../../src/reference/models/result-files.ts';
import { recordedTask } from './recorded-task.ts';

export interface Begun {
  readonly work: SimulatedWork;
  /** Files that were offered; their addresses are numbered from 1. */
  readonly offered: readonly ResultFile[];
  readonly notes: readonly string[];
}

export function begin(
  worker: JobWorker,
  input: JobTask['input'],
  random = seededRandom('test'),
): Begun {
  const offered: ResultFile[] = [];
  const offer = (name: string) => {
    const file = readFileName(name);
    if (file === undefined) throw new Error(`Expected the name of a file, got ${name}.`);
    return `http://results.test/${offered.push(file)}`;
  };
  const task = { ...recordedTask(input), random, offer };
  const work = worker.begin(task);
  if (work.kind !== 'simulated') throw new Error('Expected simulated work.');
  return { work, offered, notes: task.notes };
}
