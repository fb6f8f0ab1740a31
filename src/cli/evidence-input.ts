/** Reads evidence files for commands. */
import { isUtf8 } from 'node:buffer';
import { constants, createReadStream, openSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { type Line, LineSplitter } from '../core/lines.ts';
import { FileKindError } from '../core/regular-file.ts';
import { whyNotRead } from '../core/system-errors.ts';
import { EvidenceError, evidenceReader, readRecord } from '../evidence/evidence-file.ts';
import { parseJson } from '../evidence/operation-exchange.ts';
import type { EvidenceRecord } from '../evidence/records.ts';
import { type Extent, Recording } from '../proxy/recording.ts';
import { Refusal, type Terminal } from './command.ts';

interface Around {
  readonly terminal: Terminal;
  /** What then has not been done, as a sentence. */
  readonly whenStopped: string;
}

/** Reads a file into memory. Throws `Refusal` if it is not evidence. */
export async function evidenceIn(file: string, around: Around): Promise<EvidenceRecord[]> {
  const records: EvidenceRecord[] = [];
  await eachRecord(file, around, (record) => void records.push(record));
  return records;
}

/**
 * Indexes a file, which stays open: answers are read from it again. Throws `Refusal` if it is not evidence, or
 * not a file.
 */
export async function recordingIn(
  file: string,
  around: Around,
  limits: { readonly mostRequests?: number } = {},
): Promise<{ recording: Recording; close: () => Promise<void> }> {
  if (statSync(file, { throwIfNoEntry: false })?.isFIFO() === true) {
    throw new Refusal(`${file}: expected a file, got a pipe: answers are read from it again.`);
  }
  let handle: FileHandle | undefined;
  const recording = new Recording(async ({ from, bytes }) => {
    const { buffer, bytesRead } = (await handle?.read(Buffer.alloc(bytes), 0, bytes, from)) ?? {};
    const record = readRecord(buffer?.toString('utf8', 0, bytesRead) ?? '', 0);
    if (record.kind !== 'exchange') throw new Error(`Expected an exchange, got ${record.kind}.`);
    return record;
  }, limits);
  await eachRecord(file, around, (record, extent) => {
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
  { terminal, whenStopped }: Around,
  visit: (record: EvidenceRecord, extent: Extent) => void,
): Promise<void> {
  const { stop } = terminal;
  let count = 0;
  try {
    const read = evidenceReader();
    const take = ({ bytes, from, number, isCut }: Line) => {
      if (isCut) throw new EvidenceError(`Line ${number} is longer than ${mostMebibytes} MiB.`);
      if (!isUtf8(bytes)) throw new EvidenceError(`Line ${number} is not text in UTF-8.`);
      for (const record of read(textOf(bytes), number)) {
        count += 1;
        visit(record, { from, bytes: bytes.length });
      }
    };
    const splitter = new LineSplitter({ mostBytes: mostMebibytes * 2 ** 20 });
    // Only the next line shows that it is not the last one.
    let waiting: Line | undefined;
    let isFirst = true;
    for await (const piece of piecesOf(file, stop)) {
      if (isFirst && piece.subarray(0, 2).equals(gzipMark)) throw new EvidenceError(gzipped);
      isFirst = false;
      for (const line of splitter.add(piece)) {
        if (waiting !== undefined) take(waiting);
        waiting = line;
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
      if (isIncomplete) terminal.warn(`${file}: the last line is incomplete and is left out.`);
      else take(waiting);
    }
    stop.throwIfAborted();
    if (count === 0) throw new EvidenceError('The file contains no evidence.');
  } catch (cause) {
    if (stop.aborted) throw new Refusal(whenStopped, { cause });
    const message =
      cause instanceof EvidenceError
        ? cause.message
        : `expected evidence that test, proxy or check-app recorded, got ${whyNotRead(cause)}.`;
    throw new Refusal(`${file}: ${message}`, { cause });
  }
}

/** The longest line: larger than any record, and smaller than the longest text of this runtime. */
const mostMebibytes = 256;

/** How a gzip file begins (RFC 1952, section 2.3.1). */
const gzipMark = Buffer.from([0x1f, 0x8b]);

const gzipped = 'Expected lines of JSON, got a gzip file. Unpack it first, such as with gunzip.';

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}

/** What is in a file, or comes through a pipe, whose writer may be slow or never come. */
function piecesOf(file: string, signal: AbortSignal): AsyncIterable<Buffer> {
  const stats = statSync(file);
  if (stats.isDirectory()) throw new FileKindError('a directory');
  if (stats.isFile()) return createReadStream(file, { signal });
  if (!stats.isFIFO()) throw new FileKindError('a device or socket');
  // To open a pipe the usual way would wait for a writer, with no way to stop.
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return addAbortSignal(signal, new Socket({ fd, readable: true, writable: false }));
}
