import type { JobWorker } from '../engine/job-worker.ts';

export function echoWorker({ durationMs = 0 }: { readonly durationMs?: number }): JobWorker {
  return {
    begin: ({ input }) => ({
      kind: 'simulated',
      durationMs,
      outcome: { kind: 'output', output: input },
    }),
  };
}
