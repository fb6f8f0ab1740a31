/** Reads evidence files for commands. */
import { createReadStream } from 'node:fs';
import { whyNotRead } from '../core/system-errors.ts';
import { EvidenceError, evidenceReader } from '../evidence/evidence-file.ts';
import { parseJson } from '../evidence/operation-exchange.ts';
import type { EvidenceRecord } from '../evidence/records.ts';
import { Refusal, type Terminal } from './command.ts';

/**
 * Reads line by line, so that a long file does not fill memory and a signal can stop it. Throws
 * `Refusal` if the file is no evidence.
 * @param whenStopped what then has not been done, as a sentence
 */
export async function evidenceIn(
  file: string,
  { terminal, whenStopped }: { terminal: Terminal; whenStopped: string },
): Promise<EvidenceRecord[]> {
  const { stop } = terminal;
  const records: EvidenceRecord[] = [];
  try {
    const read = evidenceReader();
    let rest = '';
    for await (const chunk of createReadStream(file, { encoding: 'utf8', signal: stop })) {
      // The last line that is not empty waits: only the next one shows that it is not the end.
      const text = `${rest}${chunk}`;
      const end = text.trimEnd().lastIndexOf('\n');
      rest = text.slice(end + 1);
      const lines = end === -1 ? [] : text.slice(0, end).split('\n');
      for (const line of lines) records.push(...read(line));
    }
    // A run that was killed may leave its last record incomplete.
    const isIncomplete = records.length > 0 && rest.trim() !== '' && parseJson(rest) === undefined;
    if (isIncomplete) terminal.warn(`${file}: the last line is incomplete and is left out.`);
    else records.push(...read(rest));
    stop.throwIfAborted();
    if (records.length === 0) throw new EvidenceError('The file contains no evidence.');
    return records;
  } catch (cause) {
    if (stop.aborted) throw new Refusal(whenStopped, { cause });
    const message =
      cause instanceof EvidenceError
        ? cause.message
        : `expected evidence that test, proxy or check-app recorded, got ${whyNotRead(cause)}.`;
    throw new Refusal(`${file}: ${message}`, { cause });
  }
}
