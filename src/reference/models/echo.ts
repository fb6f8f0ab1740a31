/** Returns a job's input as its output. */
import type { JobWorker } from '../engine/worker.ts';

/** The settings of an endpoint that the echo looks at. */
export interface EchoSettings {
  /** Default: 0. */
  readonly durationMs?: number;
}

/** Never fails. */
export function echoWorker({ durationMs = 0 }: EchoSettings): JobWorker {
  return {
    begin: ({ input }) => ({
      kind: 'simulated',
      durationMs,
      outcome: { kind: 'output', output: input },
    }),
  };
}
