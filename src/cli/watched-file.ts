/** Notices when a file changes, however an editor saves it. */
import { type FSWatcher, lstatSync, readlinkSync, statSync, watch } from 'node:fs';
import { isAbsolute, parse, resolve, sep } from 'node:path';
import type { Clock } from '../core/clock.ts';
import { fileStamp } from '../core/file-stamp.ts';

export interface FileWatch {
  readonly clock: Clock;
  /** Called after one or several writes, never twice at the same time. Never rejects. */
  readonly onChange: () => Promise<void>;
  /** A folder is not watched. The watch of the others goes on. */
  readonly onError: (error: unknown) => void;
}

/** Writes within this time, in milliseconds, count as one: editors empty a file before they fill it. */
const settleMs = 100;

/**
 * Watches folders, because many editors replace the file: its own, and those of the symbolic links on the way to
 * it, wherever they lead at the time. Returns a function that ends it. Throws if the system allows no further watch.
 * @param stamp of the file as it is known; default: as it is now
 */
export function watchFile(
  file: string,
  { clock, onChange, onError }: FileWatch,
  stamp = fileStamp(file),
): () => void {
  const path = resolve(file);
  const watchers = new Map<string, FSWatcher>();
  let known = stamp;
  let isDue = false;
  let isBusy = false;
  let isEnded = false;
  // A folder that cannot be watched is told once.
  let isFollowed = true;
  const settle = (): void => {
    isDue = true;
    if (!isBusy) clock.schedule(clock.now() + settleMs, () => void look());
    isBusy = true;
  };
  const follow = (): void => {
    const folders = new Map(foldersOf(path).map((folder) => [identityOf(folder), folder]));
    for (const [id, folder] of folders) {
      if (watchers.has(id)) continue;
      const watcher = watch(folder, { persistent: false });
      watchers.set(id, watcher.on('change', settle).on('error', onError));
    }
    for (const [id, watcher] of watchers) {
      if (folders.has(id)) continue;
      watcher.close();
      watchers.delete(id);
    }
  };
  const look = async (): Promise<void> => {
    if (isEnded) return;
    isDue = false;
    try {
      // Before the stamp is taken: what changes later is noticed.
      follow();
      isFollowed = true;
    } catch (cause) {
      if (isFollowed) onError(cause);
      isFollowed = false;
    }
    const now = fileStamp(path);
    const isChanged = now !== known;
    known = now;
    if (isChanged) await onChange();
    isBusy = false;
    if (isDue) settle();
  };
  follow();
  // What changed before the watch began.
  settle();
  return () => {
    isEnded = true;
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** Another one for a folder that replaces one of the same path. */
function identityOf(folder: string): string {
  const { dev, ino, birthtimeNs } = statSync(folder, { bigint: true });
  return `${folder} ${dev} ${ino} ${birthtimeNs}`;
}

/** As many symbolic links as Linux follows. */
const mostLinks = 40;

/** The folders of the file and of the links on the way to it, as far as these can be followed. */
function foldersOf(path: string): string[] {
  const folders = new Set<string>();
  const left = namesIn(path);
  let folder = parse(path).root;
  let links = 0;
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    const next = resolve(folder, name);
    const entry = entryAt(next);
    if (entry?.target !== undefined || entry === undefined || left.length === 0) {
      folders.add(folder);
    }
    if (entry === undefined || links > mostLinks) break;
    const { target } = entry;
    if (target === undefined) {
      folder = next;
      continue;
    }
    links += 1;
    if (isAbsolute(target)) folder = parse(target).root;
    left.unshift(...namesIn(target));
  }
  return [...folders];
}

function namesIn(path: string): string[] {
  return path.slice(parse(path).root.length).split(sep);
}

/** Where a symbolic link leads; undefined if nothing is there, or nobody may look. */
function entryAt(path: string): { readonly target?: string } | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? { target: readlinkSync(path) } : {};
  } catch {
    // Whoever reads the file says why.
    return undefined;
  }
}
