/** What `logs` and `webhooks` print: a line of text or of JSON for each thing that happened. */
import { isObject } from '../../core/json.ts';
import type { Terminal } from '../shared/terminal.ts';

/** Something that happened; members beyond these two are details. */
export interface LogEntry {
  /** In milliseconds since the Unix epoch. */
  readonly atMs: number;
  readonly type: string;
}

/** Prints entries as text for people, and as a line of JSON each for programs. */
export function logPrinter(
  terminal: Terminal,
  { json = false }: { json?: boolean | undefined },
): (entry: LogEntry) => void {
  if (json || !terminal.isInteractive) return (entry) => terminal.print(JSON.stringify(entry));
  return ({ atMs, type, ...details }) => {
    const time = new Date(atMs).toISOString();
    terminal.print([time, type.padEnd(widestType), ...logDetails(details)].join('  ').trimEnd());
  };
}

const widestType = 'webhookAttempted'.length;

/** Members that only order entries, or repeat others. */
const unshown = ['sequence', 'id', 'number', 'atMs', 'state', 'hasAccount', 'operationId'];

/** Members whose values speak for themselves. */
const plain = [
  'url',
  'endpointId',
  'jobId',
  'status',
  'method',
  'path',
  'text',
  'detail',
  'error',
  'part',
];

/** A longer value is cut off, in characters. */
const longestValue = 200;

function logDetails(details: object): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (isObject(value) && (name === 'request' || name === 'job')) return logDetails(value);
    if (unshown.includes(name) || value === undefined) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const shortText = text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
    return [plain.includes(name) ? shortText : `${name}=${shortText}`];
  });
}
