/** Whether a file on disk is still the same. */
import { statSync } from 'node:fs';

/** Differs once the file was written or replaced, or cannot be reached: whoever reads it says why. */
export function fileStamp(path: string): string {
  try {
    const { dev, ino, size, mtimeNs } = statSync(path, { bigint: true });
    return `${dev} ${ino} ${size} ${mtimeNs}`;
  } catch {
    return 'missing';
  }
}
