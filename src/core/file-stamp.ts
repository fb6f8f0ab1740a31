/** Whether a file on disk is still the same. */
import { statSync } from 'node:fs';

/** Differs once the file was written or replaced, or is gone. */
export function fileStamp(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? 'missing' : `${stats.ino} ${stats.size} ${stats.mtimeNs}`;
}
