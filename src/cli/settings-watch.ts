/** Takes over a settings file when it changes, while the service runs. */
import type { Clock } from '../core/clock.ts';
import { escapeInvisible } from '../core/visible-text.ts';
import type { ReferenceService, ServiceSettings } from '../reference/service.ts';
import { messageOf, Refusal } from './command.ts';
import type { Log } from './log.ts';
import { watchFile } from './watched-file.ts';

export interface SettingsWatch {
  readonly service: Pick<ReferenceService, 'changeSettings'>;
  readonly log: Log;
  readonly clock: Clock;
  /** The file as it was read, by `fileStamp`. */
  readonly stamp: string;
  /** Reads the file as at the start. Rejects with a `Refusal` that says what is wrong. */
  readonly read: () => Promise<ServiceSettings>;
}

/** Logs what changed and what did not. Returns a function that ends the watch. */
export function watchSettings(
  file: string,
  { service, log, clock, stamp, read }: SettingsWatch,
): () => void {
  const onChange = async (): Promise<void> => {
    try {
      const changes = service.changeSettings(await read());
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
      `${file} is not watched: ${messageOf(error)}. Restart the service to change settings.`,
    );
  try {
    const end = watchFile(file, { clock, onChange, onError }, stamp);
    log.note(`${file} is watched: changes take effect at once.`);
    return end;
  } catch (cause) {
    onError(cause);
    return () => undefined;
  }
}
