import type { ResentWebhook } from '../../client/control.ts';
import { durationText } from './values.tsx';

/** How a webhook call that somebody asked for has ended. */
export function resentText({ host, outcome, acknowledged, durationMs }: ResentWebhook): string {
  const meaning = acknowledged ? 'acknowledged' : 'not acknowledged';
  return `${host} answered after ${durationText(durationMs)}: ${outcome}, ${meaning}.`;
}
