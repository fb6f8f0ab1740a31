/** Notices when a file changes, however an editor saves it. */
import { realpathSync, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Clock } from '../core/clock.ts';
import { fileStamp } from '../core/file-stamp.ts';

export interface FileWatch {
  readonly clock: Clock;
  /** Called after one or several writes, never twice at the same time. Never rejects. */
  readonly onChange: () => Promise<void>;
  /** The file cannot be watched any more. */
  readonly onError: (error: unknown) => void;
}

/** Writes within this time, in milliseconds, count as one: editors empty a file before they fill it. */
const settleMs = 100;

/**
 * Watches the folder, because many editors replace the file, and the folder that a symbolic link leads to when the
 * watch begins. Returns a function that ends it. Throws if the system allows no further watch.
 * @param stamp of the file as it is known; default: as it is now
 */
export function watchFile(
  file: string,
  { clock, onChange, onError }: FileWatch,
  stamp = fileStamp(file),
): () => void {
  const path = resolve(file);
  let known = stamp;
  let isDue = false;
  let isBusy = false;
  const settle = (): void => {
    isDue = true;
    if (!isBusy) clock.schedule(clock.now() + settleMs, () => void look());
    isBusy = true;
  };
  const look = async (): Promise<void> => {
    isDue = false;
    try {
      const now = fileStamp(path);
      const isChanged = now !== known;
      known = now;
      if (isChanged) await onChange();
    } catch (cause) {
      // Such as a folder that may not be read any more.
      onError(cause);
    }
    isBusy = false;
    if (isDue) settle();
  };
  const folders = new Set([dirname(path), dirname(targetOf(path))]);
  const watchers = [...folders].map((folder) =>
    watch(folder, { persistent: false }).on('change', settle).on('error', onError),
  );
  // What changed before the watch began.
  settle();
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** Where a symbolic link leads; the path itself if the file is gone or cannot be reached. */
function targetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // Whoever reads the file says why.
    return path;
  }
}
