import type { JobWorker } from '../engine/job-worker.ts';

export interface EchoSettings {
  /** Default: 0. */
  readonly durationMs?: number;
}

export function echoWorker({ durationMs = 0 }: EchoSettings): JobWorker {
  return {
    begin: ({ input }) => ({
      kind: 'simulated',
      durationMs,
      outcome: { kind: 'output', output: input },
    }),
  };
}
