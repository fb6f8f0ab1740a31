/** The webhook calls that follow one end of a job. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import type { AccountEvent } from '../../src/reference/engine/event-log.ts';

const { webhook } = lifecycle;
const mostAttempts = webhook.retries + 1;

type Attempted = Extract<AccountEvent, { type: 'webhookAttempted' }>;

/** Follows the attempts of one end. */
export class AnnouncementModel {
  /** What every call has to say. */
  readonly content: unknown;
  #attempts = 0;
  #arrivals = 0;
  #nextMs: number;
  #over: 'acknowledged' | 'givenUp' | undefined;

  constructor(content: unknown, endedMs: number) {
    this.content = content;
    this.#nextMs = endedMs;
  }

  get attempts(): number {
    return this.#attempts;
  }

  get arrivals(): number {
    return this.#arrivals;
  }

  /** Whether nothing more may follow. */
  get isOver(): boolean {
    return this.#over !== undefined;
  }

  arrived(): void {
    this.#arrivals += 1;
  }

  /** Whether this attempt may be one of this end's. */
  expects({ attempt, atMs }: Attempted): boolean {
    return (
      !this.isOver &&
      attempt === this.#attempts + 1 &&
      attempt <= mostAttempts &&
      atMs === this.#nextMs
    );
  }

  attempted({ acknowledged, atMs }: Attempted): void {
    this.#attempts += 1;
    this.#nextMs = atMs + webhook.spacingMs;
    if (acknowledged) this.#over = 'acknowledged';
  }

  /** Whether it may be given up now. */
  get isExhausted(): boolean {
    return !this.isOver && this.#attempts === mostAttempts;
  }

  giveUp(): void {
    this.#over = 'givenUp';
  }
}

/** A call has arrived; false where no end of the job has this to say. */
export function arrived(announcements: readonly AnnouncementModel[], content: unknown): boolean {
  const found = announcements.find((each) => isDeepStrictEqual(each.content, content));
  found?.arrived();
  return found !== undefined;
}

/** An attempt has come to its end; false where none was due. */
export function attempted(announcements: readonly AnnouncementModel[], event: Attempted): boolean {
  const found = announcements.find((each) => each.expects(event));
  found?.attempted(event);
  return found !== undefined;
}

/** The calls of one end are given up; false where another attempt is due to each. */
export function givenUp(announcements: readonly AnnouncementModel[]): boolean {
  const found = announcements.find(({ isExhausted }) => isExhausted);
  found?.giveUp();
  return found !== undefined;
}
