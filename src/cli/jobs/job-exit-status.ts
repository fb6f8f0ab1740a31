/** With which status commands about jobs exit. */
import { exitStatus, exitStatusHelp } from '../shared/exit-status.ts';

/** Exit statuses of `run`, `status`, `cancel` and `logs`, besides those of all commands. */
export const jobExit = {
  completed: 0,
  failed: 3,
  timedOut: 4,
  cancelled: 5,
  refused: 6,
  noAnswer: 7,
  notEnded: 8,
  interrupted: 130,
} as const;

/** For the end of a command's help. */
export function jobStatusHelp(success: string): string {
  return exitStatusHelp({
    [jobExit.completed]: success,
    [exitStatus.refused]: 'the command line or the request is invalid; nothing was sent',
    [jobExit.failed]: 'the job failed, or ended without a result in another state',
    [jobExit.timedOut]: 'the job timed out',
    [jobExit.cancelled]: 'the job was cancelled',
    [jobExit.refused]: 'the deployment refused the request; for run: no job was accepted',
    [jobExit.noAnswer]: 'no usable answer from the deployment; for run: a job may exist',
    [jobExit.notEnded]: 'the job has not ended (yet)',
    [jobExit.interrupted]: 'interrupted; the deployment may continue the job',
  });
}
