/** Reads evidence files for commands. */
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
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
  const opened = await open(file);
  if ((await opened.stat()).isFile()) {
    handle = opened;
    return { recording, close: () => opened.close() };
  }
  await opened.close();
  throw new Refusal(
    `${file}: expected a file, got a pipe or device: answers are read from it again.`,
  );
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
    const take = ({ bytes, from }: Line) => {
      for (const record of read(bytes.toString())) {
        count += 1;
        visit(record, { from, bytes: bytes.length });
      }
    };
    // The last line that is not empty waits: only the next one shows that it is not the end.
    let waiting: Line[] = [];
    let isFirst = true;
    for await (const line of linesOf(createReadStream(file, { signal: stop }))) {
      if (isFirst && line.bytes.subarray(0, 2).equals(gzipMark)) throw new EvidenceError(gzipped);
      isFirst = false;
      if (waiting.length > 0 && !isBlank(line)) {
        for (const earlier of waiting) take(earlier);
        waiting = [];
      }
      waiting.push(line);
    }
    // A run that was killed may leave its last record incomplete.
    const rest = waiting.find((line) => !isBlank(line))?.bytes.toString();
    const isIncomplete = count > 0 && rest !== undefined && parseJson(rest) === undefined;
    if (isIncomplete) terminal.warn(`${file}: the last line is incomplete and is left out.`);
    else for (const line of waiting) take(line);
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

/** How a gzip file begins (RFC 1952, section 2.3.1). */
const gzipMark = Buffer.from([0x1f, 0x8b]);

const gzipped = 'Expected lines of JSON, got a gzip file. Unpack it first, such as with gunzip.';

interface Line {
  readonly bytes: Buffer;
  /** Its first byte in the file. */
  readonly from: number;
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let pieces: Buffer[] = [];
  let from = 0;
  const line = () => {
    const made = { bytes: Buffer.concat(pieces), from };
    from += made.bytes.length + 1;
    pieces = [];
    return made;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      pieces.push(chunk.subarray(start, end));
      start = end + 1;
      yield line();
    }
    pieces.push(chunk.subarray(start));
  }
  yield line();
}

/** Long lines are not decoded for this. */
function isBlank({ bytes }: Line): boolean {
  return bytes.length < 1000 && bytes.toString().trim() === '';
}
