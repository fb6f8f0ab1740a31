/** Takes over a settings file when it changes, while the service runs. */
import type { Clock } from '../core/clock.ts';
import { escapeInvisible } from '../core/visible-text.ts';
import type { SettingsChange } from '../reference/change-settings.ts';
import { messageOf, Refusal } from './command.ts';
import type { Log } from './log.ts';
import { watchFile } from './watched-file.ts';

export interface SettingsWatch {
  readonly log: Log;
  readonly clock: Clock;
  /** The file as it was read, by `fileStamp`. */
  readonly stamp: string;
  /**
   * Reads the file as at the start, and takes its settings over. Rejects with a `Refusal` or a `TypeError` that
   * says what is wrong.
   */
  readonly takeOver: () => Promise<readonly SettingsChange[]>;
}

/** Logs what changed and what did not. Returns a function that ends the watch. */
export function watchSettings(
  file: string,
  { log, clock, stamp, takeOver }: SettingsWatch,
): () => void {
  const onChange = async (): Promise<void> => {
    try {
      const changes = await takeOver();
      const said = changes.map(({ text }) => text).join('; ');
      const line = `${file} was read again: ${said || 'nothing changed'}.`;
      const isHarmless = changes.every(({ isDone, endedJobs = 0 }) => isDone && endedJobs === 0);
      if (isHarmless) log.note(line);
      else log.warn(line);
    } catch (cause) {
      const isRefused = cause instanceof Refusal || cause instanceof TypeError;
      if (isRefused) for (const line of cause.message.split('\n')) log.warn(escapeInvisible(line));
      else log.internalError(cause);
      log.warn(`${file}: the earlier settings stay in force.`);
    }
  };
  const onError = (error: unknown): void =>
    log.warn(
      `${file}: changes may stay unnoticed: ${messageOf(error)}. Restart the service if one does.`,
    );
  try {
    const end = watchFile(file, { clock, onChange, onError }, stamp);
    log.note(`${file} is watched: changes take effect at once.`);
    return end;
  } catch (cause) {
    log.warn(
      `${file} is not watched: ${messageOf(cause)}. Restart the service to change settings.`,
    );
    return () => undefined;
  }
}
