/** What happens at an instant of a clock, in words. */
import type { Due } from '../../client/control.ts';
import { durationText } from './values.tsx';

const words: Readonly<Record<Due['kind'], string>> = {
  jobEnds: 'Job ends',
  executionTimeout: 'Job times out: it reaches its execution timeout',
  expiry: 'Job times out: it expires in the queue',
  part: 'Job returns a part of its output',
  waitEnds: 'Waiting caller gets a response',
  webhookAttempt: 'Webhook is called again',
  forgotten: 'Job is deleted',
  workerReady: 'Worker is ready',
  workerStops: 'Idle worker stops',
  response: 'Delayed response is sent',
};

export function dueText({ kind, jobs = 1 }: Due): string {
  return jobs === 1 ? words[kind] : `${jobs.toLocaleString('en')} jobs are deleted`;
}

/** `now`, `in 5 s`. */
export function untilText(ms: number): string {
  return ms > 0 ? `in ${durationText(ms)}` : 'now';
}
