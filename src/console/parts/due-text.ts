/** What happens at an instant of a clock, in words. */
import type { Due } from '../../client/control.ts';
import { durationText } from './values.tsx';

const words: Readonly<Record<Due['kind'], string>> = {
  jobEnds: 'Job ends',
  executionTimeout: 'Job reaches its execution timeout',
  expiry: 'Job expires in the queue',
  part: 'Job returns a part of its output',
  waitEnds: 'Waiting caller gets a response',
  webhookAttempt: 'Webhook is called again',
  forgotten: 'Job is deleted',
  workerReady: 'Worker is ready',
  workerStops: 'Idle worker stops',
  response: 'Delayed response is sent',
};

export function dueText({ kind }: Due): string {
  return words[kind];
}

/** `now`, `in 5 s`. */
export function untilText(ms: number): string {
  return ms > 0 ? `in ${durationText(ms)}` : 'now';
}
