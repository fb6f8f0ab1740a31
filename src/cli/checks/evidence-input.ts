/** Reads evidence files for commands. */
import { isUtf8 } from 'node:buffer';
import { constants, createReadStream, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { textOf } from '../../core/bytes.ts';
import { wallClockPause } from '../../core/clock.ts';
import { withoutByteOrderMark } from '../../core/json.ts';
import { LineSplitter, type TextLine } from '../../core/line-splitter.ts';
import { FileKindError } from '../../core/regular-file.ts';
import { codeOf, whyNotRead } from '../../core/system-errors.ts';
import { EvidenceError, evidenceReader, readRecord } from '../../evidence/evidence-file.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { EvidenceRecord } from '../../evidence/record-types.ts';
import { Redaction } from '../../evidence/redaction.ts';
import { ArchiveError, readArchive } from '../../proxy/har.ts';
import { type Extent, Recording, type RecordingOptions } from '../../proxy/recording.ts';
import { readInputText } from '../shared/input-file.ts';
import { Refusal } from '../shared/refusal.ts';
import { waitForAbort } from '../shared/shutdown.ts';
import type { Terminal } from '../shared/terminal.ts';

/** How options and arguments name it. */
const standardInput = '-';

function inputName(file: string): string {
  return file === standardInput ? 'standard input' : file;
}

interface EvidenceContext {
  readonly terminal: Terminal;
  /** What then has not been done, as a sentence. */
  readonly whenStopped: string;
}

/** Reads a file, a pipe or `-`, standard input, into memory. Throws `Refusal` if it is not evidence. */
export async function evidenceIn(
  file: string,
  context: EvidenceContext,
): Promise<EvidenceRecord[]> {
  const records: EvidenceRecord[] = [];
  await eachRecord(file, context, (record) => void records.push(record));
  return records;
}

/**
 * Indexes an HTTP archive, which is in memory as a whole. A key does not count: browsers leave it out. Throws
 * `Refusal` if it is no archive.
 */
export function archiveIn(
  file: string,
  { ignored = [], ...options }: RecordingOptions = {},
): { recording: Recording; close: () => Promise<void> } {
  try {
    const archive = parseJson(withoutByteOrderMark(readInputText(file)));
    const exchanges = readArchive(archive, new Redaction());
    const recording = new Recording(
      async ({ from }) => exchanges[from] ?? Promise.reject(new Error('It is not there.')),
      { ...options, ignored: [...ignored, 'authorization'] },
    );
    for (const [from, exchange] of exchanges.entries()) {
      recording.add(exchange, { from, bytes: exchange.request.body?.length ?? 0 });
    }
    return { recording, close: async () => undefined };
  } catch (cause) {
    const message =
      cause instanceof ArchiveError
        ? cause.message
        : `expected an HTTP archive (HAR), got ${whyNotRead(cause)}.`;
    throw new Refusal(`${file}: ${message}`, { cause });
  }
}

/**
 * Indexes a file, which stays open: answers are read from it again. Throws `Refusal` if it is not evidence, or
 * not a file.
 */
export async function recordingIn(
  file: string,
  context: EvidenceContext,
  options: RecordingOptions = {},
): Promise<{ recording: Recording; close: () => Promise<void> }> {
  const isPipe =
    file === standardInput || statSync(file, { throwIfNoEntry: false })?.isFIFO() === true;
  if (isPipe) {
    throw new Refusal(
      `${inputName(file)}: expected a file, got a pipe: answers are read from it again.`,
    );
  }
  let handle: FileHandle | undefined;
  const recording = new Recording(async ({ from, bytes }) => {
    const { buffer, bytesRead } = (await handle?.read(Buffer.alloc(bytes), 0, bytes, from)) ?? {};
    const record = readRecord(buffer?.toString('utf8', 0, bytesRead) ?? '', 0);
    if (record.kind !== 'exchange') throw new Error(`Expected an exchange, got ${record.kind}.`);
    return record;
  }, options);
  await eachRecord(file, context, (record, extent) => {
    if (record.kind !== 'exchange' || recording.add(record, extent)) return;
    throw new EvidenceError(
      `Expected at most ${recording.size} requests in a recording, got more. Split the file between two lines, and replay a part.`,
    );
  });
  handle = await open(file);
  const opened = handle;
  return { recording, close: () => opened.close() };
}

/** Reads line by line, so that a long file does not fill memory and a signal can stop it. */
async function eachRecord(
  file: string,
  { terminal, whenStopped }: EvidenceContext,
  visit: (record: EvidenceRecord, extent: Extent) => void,
): Promise<void> {
  const { stop } = terminal;
  let count = 0;
  try {
    const read = evidenceReader();
    const take = ({ bytes, from, number, isCut }: TextLine) => {
      if (isCut) throw new EvidenceError(`Line ${number} is longer than ${mostMebibytes} MiB.`);
      if (!isUtf8(bytes)) throw new EvidenceError(`Line ${number} is not text in UTF-8.`);
      for (const record of read(textOf(bytes), number)) {
        count += 1;
        visit(record, { from, bytes: bytes.length });
      }
    };
    const splitter = new LineSplitter({ mostBytes: mostMebibytes * 2 ** 20 });
    // Only the next line shows that it is not the last one.
    let waiting: TextLine | undefined;
    let isFirst = true;
    for await (const piece of openInput(file, terminal)) {
      if (isFirst && gzipMark.equals(piece.subarray(0, 2))) throw new EvidenceError(gzipped);
      isFirst = false;
      for (const line of splitter.add(piece)) {
        if (waiting !== undefined) take(waiting);
        waiting = line;
      }
      // What is no evidence at all may have no line end.
      if (waiting === undefined && !mayBeginRecord(splitter.begun)) {
        throw new EvidenceError('Expected evidence, lines of JSON, got something else.');
      }
    }
    for (const line of splitter.end()) {
      if (waiting !== undefined) take(waiting);
      waiting = line;
    }
    // A run that was killed may leave its last record incomplete.
    if (waiting !== undefined) {
      const isIncomplete =
        count > 0 && !waiting.isCut && parseJson(textOf(waiting.bytes)) === undefined;
      if (isIncomplete)
        terminal.warn(`${inputName(file)}: the last line is incomplete and is left out.`);
      else take(waiting);
    }
    stop.throwIfAborted();
    if (count === 0) throw new EvidenceError('Expected evidence, got nothing.');
  } catch (cause) {
    if (stop.aborted) throw new Refusal(whenStopped, { cause });
    const message =
      cause instanceof EvidenceError
        ? cause.message
        : `expected evidence that test, proxy or check-app recorded, got ${whyNotRead(cause)}.`;
    throw new Refusal(`${inputName(file)}: ${message}`, { cause });
  }
}

function mayBeginRecord([first]: Uint8Array): boolean {
  return first === undefined || '{ \t\r'.includes(String.fromCharCode(first));
}

/** The longest line: larger than any record, and smaller than the longest text of this runtime. */
const mostMebibytes = 256;

/** How a gzip file begins (RFC 1952, section 2.3.1). */
const gzipMark = Buffer.from([0x1f, 0x8b]);

const gzipped = 'Expected lines of JSON, got a gzip file. Unpack it first, such as with gunzip.';

/** What comes from a pipe may never end, so that so much of it is read, in bytes. */
const mostPiped = 2 ** 30;

/** How long to wait for the next part of what comes through a pipe, in milliseconds. */
const pauseMs = 5;

/** What is in a file, or comes through a pipe or standard input, whose writer may be slow. */
function openInput(file: string, { stop, stdin }: Terminal): AsyncIterable<Uint8Array> {
  if (file === standardInput) return limitPipe(readUntilStopped(stdin, stop));
  const stats = statSync(file);
  if (stats.isDirectory()) throw new FileKindError('a directory');
  if (stats.isFile()) return createReadStream(file, { signal: stop });
  if (!stats.isFIFO()) throw new FileKindError('a device or socket');
  return limitPipe(piecesOfPipe(file, stop));
}

async function* limitPipe(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > mostPiped) {
      throw new EvidenceError(
        `Expected at most ${mostPiped / 2 ** 30} GiB through a pipe, got more. Write it to a file, and give that.`,
      );
    }
    yield piece;
  }
}

async function* readUntilStopped(
  pieces: Terminal['stdin'],
  stop: AbortSignal,
): AsyncIterable<Uint8Array> {
  const stopped = waitForAbort(stop);
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), stopped]);
      if (next === undefined || next.done === true) return;
      yield Buffer.from(next.value);
    }
  } finally {
    // It may be busy with a piece that never comes.
    if (!stop.aborted) await iterator.return?.();
  }
}

/** It is asked again and again: to wait in the system for a writer could not be ended. */
async function* piecesOfPipe(file: string, stop: AbortSignal): AsyncIterable<Uint8Array> {
  const pipe = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    let hasWriter = false;
    while (!stop.aborted) {
      const piece = Buffer.allocUnsafe(pipeBytes);
      const read = await pipe.read(piece, 0, pipeBytes, null).then(
        ({ bytesRead }) => bytesRead,
        (cause: unknown) => {
          if (codeOf(cause) === 'EAGAIN') return undefined;
          throw cause;
        },
      );
      if (read === 0 && !hasWriter) throw new FileKindError('a pipe that nobody writes to');
      if (read === 0) return;
      hasWriter = true;
      if (read === undefined) await wallClockPause(pauseMs, [stop]);
      else yield piece.subarray(0, read);
    }
  } finally {
    await pipe.close();
  }
}

/** What a pipe of Linux holds. */
const pipeBytes = 65_536;
