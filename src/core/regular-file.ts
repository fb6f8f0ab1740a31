/** Reads files that people name: only ordinary ones, and only as much of them as is sensible. */
import type * as FileSystem from 'node:fs';

/** Given by the caller, because some run where there are no files. */
export type FileAccess = Pick<
  typeof FileSystem,
  'closeSync' | 'constants' | 'fstatSync' | 'openSync' | 'statSync'
> & { readSync(file: number, into: Buffer): number };

/** The message follows `got`: `a device`. */
export class FileKindError extends Error {
  override readonly name = 'FileKindError';
}

/** How much is read at a time, in bytes. */
const stepBytes = 2 ** 20;

/** The least that is asked for at a time, in bytes. */
const leastBytes = 4096;

/**
 * The content of a file. Devices and pipes are not opened for it: some never end, and others wait for ever.
 * @throws FileKindError, or the error of the system
 */
export function readRegularFile(
  path: string | URL,
  { fs, mostBytes }: { readonly fs: FileAccess; readonly mostBytes: number },
): Buffer {
  assertRegular(fs.statSync(path), mostBytes);
  // It may be another one by now, which must not block either.
  const file = fs.openSync(path, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0));
  try {
    const { size } = assertRegular(fs.fstatSync(file), mostBytes);
    const pieces: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      // Some files of the system say that they are empty, and others grow.
      const wanted = Math.max(leastBytes, size - bytes + 1);
      const piece = Buffer.allocUnsafe(Math.min(stepBytes, wanted, mostBytes - bytes + 1));
      const read = fs.readSync(file, piece);
      if (read === 0) return Buffer.concat(pieces, bytes);
      bytes += read;
      if (bytes > mostBytes) throw tooLargeFile(mostBytes);
      pieces.push(piece.subarray(0, read));
    }
  } finally {
    fs.closeSync(file);
  }
}

/**
 * The text of a file in UTF-8.
 * @throws as `readRegularFile`; a FileKindError also if it is no such text
 */
export function readRegularText(...file: Parameters<typeof readRegularFile>): string {
  const bytes = readRegularFile(...file);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new FileKindError('bytes that are not text in UTF-8', { cause });
  }
}

function assertRegular(stats: FileSystem.Stats, mostBytes: number): FileSystem.Stats {
  if (stats.isDirectory()) throw new FileKindError('a directory');
  if (stats.isFIFO()) {
    throw new FileKindError('a pipe, which can be read only once (write its content to a file)');
  }
  if (!stats.isFile()) throw new FileKindError('a device or socket');
  if (stats.size > mostBytes) throw tooLargeFile(mostBytes);
  return stats;
}

function tooLargeFile(mostBytes: number): FileKindError {
  return new FileKindError(`a file of more than ${Math.floor(mostBytes / 2 ** 20)} MiB`);
}
