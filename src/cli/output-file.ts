/** Files that commands write while they work. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, constants, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { messageOf, Refusal } from './command.ts';

/** A file that is being written. */
export interface OutputFile {
  write(text: string): void;
  /** Resolves when most of what was written has left memory, or cannot be written any more. */
  ready(): Promise<void>;
  /** Resolves when everything is in the file; rejects with a `Refusal` when it could not be written. */
  end(): Promise<void>;
}

/**
 * Opens a file for writing; throws `Refusal` where it cannot be written. An old file is replaced,
 * unless the new text `appends` to it.
 * @param source the option or variable that names the file, for messages
 */
export async function openOutput(
  source: string,
  path: string,
  { appends = false }: { appends?: boolean } = {},
): Promise<OutputFile> {
  const stream = createWriteStream(path, { encoding: 'utf8', flags: appends ? 'a' : 'w' });
  try {
    await once(stream, 'open');
  } catch (cause) {
    throw new Refusal(`${source}: ${path} cannot be written: ${messageOf(cause)}.`, { cause });
  }
  let failure: Error | undefined;
  stream.on('error', (error) => {
    failure ??= error;
  });
  return {
    write: (text) => void stream.write(text),
    async ready() {
      while (stream.writableNeedDrain && !stream.destroyed) {
        await new Promise<void>((done) => {
          const end = () => {
            stream.off('drain', end).off('close', end);
            done();
          };
          stream.on('drain', end).on('close', end);
        });
      }
    },
    async end() {
      stream.end();
      // `once` would end with an error that comes before, and that is told below.
      if (!stream.closed) {
        await new Promise<void>((closed) => stream.once('close', closed));
      }
      if (failure === undefined) return;
      const reason = `${source}: ${path} is not complete: ${failure.message}.`;
      throw new Refusal(reason, { cause: failure });
    },
  };
}

/** Throws what `openOutput` would, as far as that can be told, and neither makes nor changes a file. */
export async function assertWritable(source: string, path: string): Promise<void> {
  try {
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) throw new Error('it is a folder');
    await access(found === undefined ? dirname(path) : path, constants.W_OK);
  } catch (cause) {
    throw new Refusal(`${source}: ${path} cannot be written: ${messageOf(cause)}.`, { cause });
  }
}

/** A file that a command was told of. */
export interface NamedFile {
  /** The option, argument or variable that names it, for messages. */
  readonly source: string;
  readonly path: string;
}

/**
 * Throws `Refusal` where a file that is to be written is also read, or is written twice, whatever
 * its names: opening it would empty it. Pipes and devices may have several names.
 */
export async function assertSeparate({
  read,
  written,
}: {
  readonly read: readonly NamedFile[];
  readonly written: readonly NamedFile[];
}): Promise<void> {
  const sources = new Map<string, string>();
  for (const { source, path } of read) {
    const identity = await identityOf(path);
    if (identity !== undefined) sources.set(identity, source);
  }
  for (const { source, path } of written) {
    const identity = await identityOf(path);
    if (identity === undefined) continue;
    const other = sources.get(identity);
    if (other !== undefined) {
      throw new Refusal(`${source}: expected another file than that of ${other}, got ${path}.`);
    }
    sources.set(identity, source);
  }
}

/** What two names of a file have in common; undefined for what is no file. */
async function identityOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined) return found.isFile() ? `${found.dev}:${found.ino}` : undefined;
  const folder = await realpath(dirname(path)).catch(() => undefined);
  return folder === undefined ? undefined : join(folder, basename(path));
}
