/** Files that commands write while they work. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageOf, Refusal } from './command.ts';

/** A file that is being written. */
export interface OutputFile {
  write(text: string): void;
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
