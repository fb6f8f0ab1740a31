/** Files that commands write: while they work, or as a whole at the end. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import {
  access,
  appendFile,
  constants,
  copyFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Refusal } from './refusal.ts';
import { whyNotWritten } from './why-not-written.ts';

export interface OutputFile {
  write(text: string): void;
  /** Resolves when most of the text has left memory, or when writing has failed. */
  ready(): Promise<void>;
  /** Resolves when the file is complete; rejects with a `Refusal` if writing has failed. */
  end(): Promise<void>;
}

/**
 * Opens a file for writing and empties it; throws `Refusal` if it cannot be written.
 * @param source the option or variable that names the file, for messages
 */
export async function openOutput(source: string, path: string): Promise<OutputFile> {
  assertNamed(source, path);
  const stream = createWriteStream(path, { encoding: 'utf8' });
  try {
    await once(stream, 'open');
  } catch (cause) {
    throw new Refusal(`${source}: ${path} cannot be written: ${whyNotWritten(cause)}.`, { cause });
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
      // `once` would reject with an earlier error, which is reported below.
      if (!stream.closed) {
        await new Promise<void>((closed) => stream.once('close', closed));
      }
      if (failure === undefined) return;
      const reason = `${source}: ${path} is not complete: ${whyNotWritten(failure)}.`;
      throw new Refusal(reason, { cause: failure });
    },
  };
}

/**
 * Writes a whole file. The old file stays unchanged until the new text is on the disk. Rejects with
 * a `Refusal` if it cannot be written.
 */
export async function replaceFile({ source, path }: NamedFile, text: string): Promise<void> {
  try {
    const old = await stat(path).catch(() => undefined);
    // A device or a pipe is written directly.
    if (old !== undefined && !old.isFile()) return await writeFile(path, text);
    // A link stays a link; its target is replaced.
    const target = old === undefined ? path : await realpath(path);
    const folder = access(dirname(target), constants.W_OK);
    if (
      !(await folder.then(
        () => true,
        () => false,
      ))
    )
      return await writeFile(target, text);
    const temporary = `${target}.${randomUUID()}.tmp`;
    try {
      await writeFile(temporary, text, { flag: 'wx', ...(old && { mode: old.mode }) });
      // A mounted file cannot be replaced, only overwritten.
      await rename(temporary, target).catch(() => copyFile(temporary, target));
    } finally {
      await rm(temporary, { force: true });
    }
  } catch (cause) {
    throw new Refusal(`${source}: ${path} could not be written: ${whyNotWritten(cause)}.`, {
      cause,
    });
  }
}

/** Rejects with a `Refusal` if the text cannot be written. */
export async function appendTo({ source, path }: NamedFile, text: string): Promise<void> {
  try {
    await appendFile(path, text);
  } catch (cause) {
    throw new Refusal(`${source}: ${path} could not be written: ${whyNotWritten(cause)}.`, {
      cause,
    });
  }
}

/** Throws `Refusal` if a file clearly cannot be written. Creates and changes nothing. */
export async function assertWritable(source: string, path: string): Promise<void> {
  assertNamed(source, path);
  try {
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isDirectory()) throw new Error('it is a folder');
    await access(stats === undefined ? dirname(path) : path, constants.W_OK);
  } catch (cause) {
    throw new Refusal(`${source}: ${path} cannot be written: ${whyNotWritten(cause)}.`, { cause });
  }
}

/** What `--json` takes instead of a file. Texts go to standard error then. */
export const standardOutput = '-';

/** In other programs this means standard output, where reports for people go; only JSON may go there instead. */
function assertNamed(source: string, path: string): void {
  if (path !== standardOutput) return;
  throw new Refusal(`${source}: expected the path of a file, such as /dev/stdout or ./-, got -.`);
}

export async function isOldFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

export interface NamedFile {
  /** The option, argument or variable that names it, for messages. */
  readonly source: string;
  readonly path: string;
}

/** The files that options name, by their source such as `--target`; `-` of `--json` is standard output and no file. */
export function namedFiles(
  paths: Readonly<Record<string, string | readonly string[] | undefined>>,
): NamedFile[] {
  return Object.entries(paths)
    .flatMap(([source, named = []]) => [named].flat().map((path) => ({ source, path })))
    .filter(({ source, path }) => source !== '--json' || path !== standardOutput);
}

/**
 * Throws `Refusal` if a file is both read and written, or written twice, even under several names.
 * Pipes and devices are exempt.
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

/** Identifies a file independently of its name; undefined if it does not exist. */
async function identityOf(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (stats !== undefined) return stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
  const folder = await realpath(dirname(path)).catch(() => undefined);
  return folder === undefined ? undefined : join(folder, basename(path));
}
