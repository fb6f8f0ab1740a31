/** The webhook calls that follow one end of a job. */
import { lifecycle } from '#generated/reference/tables.js';
import type { AccountEvent } from '../../src/reference/event-log.ts';

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
