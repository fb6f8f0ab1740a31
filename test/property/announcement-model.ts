/** The webhook calls that follow one end of a job. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import type { AccountEvent } from '../../src/reference/engine/event-log.ts';

const { webhook } = lifecycle;
const mostAttempts = webhook.retries + 1;

type Attempted = Extract<AccountEvent, { type: 'webhookAttempted' }>;

export interface AnnouncementModel {
  /** What every call has to say. */
  readonly content: unknown;
  attempts: number;
  arrivals: number;
  /** When the next attempt is due; undefined where none may follow. */
  nextMs: number | undefined;
}

/** A call has arrived; false where no end of the job has this to say. */
export function arrived(announcements: readonly AnnouncementModel[], content: unknown): boolean {
  const found = announcements.find((each) => isDeepStrictEqual(each.content, content));
  if (found !== undefined) found.arrivals += 1;
  return found !== undefined;
}

/** An attempt has come to its end; false where none was due. */
export function attempted(
  announcements: readonly AnnouncementModel[],
  { attempt, acknowledged, atMs }: Attempted,
): boolean {
  const found = announcements.find(
    ({ attempts, nextMs }) =>
      attempt === attempts + 1 && attempt <= mostAttempts && atMs === nextMs,
  );
  if (found === undefined) return false;
  found.attempts = attempt;
  found.nextMs = acknowledged ? undefined : atMs + webhook.spacingMs;
  return true;
}

/** The calls of one end are given up; false where another attempt is due to each. */
export function givenUp(announcements: readonly AnnouncementModel[]): boolean {
  const found = announcements.find(
    ({ attempts, nextMs }) => nextMs !== undefined && attempts === mostAttempts,
  );
  if (found !== undefined) found.nextMs = undefined;
  return found !== undefined;
}
