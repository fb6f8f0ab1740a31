/** Takes over a settings file when it changes, while the service runs. */
import { unwatchFile, watchFile } from 'node:fs';
import type { Clock, Timer } from '../../core/clock.ts';
import { fileStamp } from '../../core/file-stamp.ts';
import { escapeInvisible } from '../../core/visible-text.ts';
import type { SettingsChange } from '../../reference/settings/change-settings.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Log } from './log.ts';

export interface SettingsWatch {
  readonly log: Log;
  readonly clock: Clock;
  /** The file as it was read, by `fileStamp`. */
  readonly stamp: string;
  /** The files that its schemas refer to, with their stamps as they were read; more are added when it is read again. */
  readonly schemaFiles: ReadonlyMap<string, string>;
  /**
   * Reads the file as at the start, and takes its settings over. Rejects with a `Refusal` or a `TypeError` that
   * says what is wrong.
   */
  readonly takeOver: () => Promise<readonly SettingsChange[]>;
}

/**
 * How often to look at the file, in milliseconds. Notices of the system come at once, but belong to folders: an editor
 * replaces the file, and links on the way to it lead elsewhere later.
 */
const intervalMs = 200;

/** Writes within this time, in milliseconds, count as one: editors empty a file before they fill it. */
const settleMs = 100;

/** Logs what changed and what did not. Returns a function that ends the watch. */
export function watchSettings(
  file: string,
  { log, clock, stamp, schemaFiles, takeOver }: SettingsWatch,
): () => void {
  const stamps = new Map([[file, stamp]]);
  const watched = new Set<string>();
  let isDue = false;
  let isBusy = false;
  let isEnded = false;
  let later: Timer | undefined;

  const readAgain = async (): Promise<void> => {
    try {
      const changes = await takeOver();
      const changesText = changes.map(({ text }) => text).join('; ');
      const line = `${file} was read again: ${changesText || 'nothing changed'}.`;
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
  const look = async (): Promise<void> => {
    if (isEnded) return;
    isDue = false;
    let isChanged = false;
    for (const path of watched) {
      const nextStamp = fileStamp(path);
      isChanged ||= nextStamp !== stamps.get(path);
      stamps.set(path, nextStamp);
    }
    if (isChanged) {
      await readAgain();
      watchAll();
      lookLater();
    }
    isBusy = false;
    if (isDue) settle();
  };
  /** A file that comes and goes between two looks of the system gives no notice of going. */
  const lookLater = (): void => {
    if (later !== undefined) clock.cancel(later);
    later = isEnded ? undefined : clock.schedule(clock.now() + 2 * intervalMs, settle);
  };
  const settle = (): void => {
    isDue = true;
    if (!isBusy) clock.schedule(clock.now() + settleMs, () => void look());
    isBusy = true;
  };

  const watchAll = (): void => {
    for (const path of isEnded ? [] : [file, ...schemaFiles.keys()]) {
      if (watched.has(path)) continue;
      watched.add(path);
      if (path !== file) stamps.set(path, schemaFiles.get(path) ?? '');
      watchFile(path, { interval: intervalMs, persistent: false }, settle);
    }
  };

  watchAll();
  // What changed before the watch began.
  settle();
  log.note(`${file} is watched: changes take effect at once.`);
  return () => {
    isEnded = true;
    if (later !== undefined) clock.cancel(later);
    for (const path of watched) unwatchFile(path, settle);
  };
}
