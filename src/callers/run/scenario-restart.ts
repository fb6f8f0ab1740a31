/** Kills the application of a scenario once while it is at work, and starts it again. */
import type { Clock } from '../../core/clock.ts';
import { definedMembers } from '../../core/defined-members.ts';
import type { RestartRecord } from '../../evidence/record-types.ts';
import { ApplicationError, type ApplicationRestarts } from '../application/application.ts';

/** What happened to the application. */
type Restart = Omit<RestartRecord, 'kind' | 'id' | 'scenario'>;

export interface RestartOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Undefined where the application cannot be started again. */
  readonly application: () => ApplicationRestarts | undefined;
  /** Runs what kills the application and starts it again. */
  readonly whileAway: (restart: () => Promise<void>) => Promise<void>;
}

export class ScenarioRestart {
  readonly #options: RestartOptions;
  #running: Promise<void> | undefined;
  #isOver = false;
  #event: Restart | undefined;

  constructor(options: RestartOptions) {
    this.#options = options;
  }

  /** What happened; undefined if the application was not killed. */
  get event(): Restart | undefined {
    return this.#event;
  }

  /** Not before it can be asked for the outcome of its work, and not after `end`. Rejects if the signal aborts. */
  begin(): Promise<void> {
    this.#running ??= this.#restart();
    return this.#running;
  }

  /** Nothing begins from now on. Resolves when the application runs again, if it was killed. */
  async end(): Promise<void> {
    this.#isOver = true;
    if (this.#event !== undefined) await this.#running;
  }

  async #restart(): Promise<void> {
    const { clock, signal, application, whileAway } = this.#options;
    const restarts = application();
    await restarts?.waitForAcceptance();
    if (restarts === undefined || this.#isOver) return;
    const killedMs = clock.now();
    this.#event = { killedMs };
    await whileAway(async () => {
      const acts = await restarts.kill();
      const reason = await restarts.startAgain(signal).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof ApplicationError) return error.message;
          throw error;
        },
      );
      const readyMs = reason === undefined ? clock.now() : undefined;
      this.#event = definedMembers<Restart>({ killedMs, readyMs, reason, acts });
    });
  }
}
