/** Reads from an output or an answer how a piece of work ended. */
import { isDeepStrictEqual } from 'node:util';
import type { components } from '#generated/file-formats/types.d.ts';
import { partAt } from '../../core/json.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';

export type OutcomeSign = components['schemas']['OutcomeSign'];

/** What a command printed, or what the application answered. */
export interface WorkAnswer {
  readonly from: 'command' | 'request';
  /** Exit status or status of the answer. */
  readonly status: number;
  readonly text: string;
  /** JSON in it; undefined if there is none. */
  readonly json: unknown;
  readonly location?: string | undefined;
}

/** Undefined if neither success nor failure shows. */
export function outcomeIn(
  answer: WorkAnswer,
  { success, failure }: { success?: OutcomeSign | undefined; failure?: OutcomeSign | undefined },
): 'success' | 'failure' | undefined {
  if (failure !== undefined && shows(failure, answer)) return 'failure';
  if (success === undefined ? isSuccessfulWork(answer) : shows(success, answer)) return 'success';
  return failure === undefined ? 'failure' : undefined;
}

/** Exit status 0, or a status from 200 to 299. */
export function isSuccessfulWork({ from, status }: WorkAnswer): boolean {
  return from === 'command' ? status === 0 : status >= 200 && status <= 299;
}

function shows({ status, text, member, values }: OutcomeSign, answer: WorkAnswer): boolean {
  if (status !== undefined && !status.includes(answer.status)) return false;
  if (text !== undefined && !new RegExp(text, 'm').test(answer.text)) return false;
  if (member === undefined) return true;
  const value = partAt(answer.json, member);
  if (values !== undefined) return values.some((expected) => isDeepStrictEqual(expected, value));
  return value !== undefined && value !== null && value !== false;
}

/** The JSON of a text, or the last object or list in it that is a line or, indented, begins and ends with one. */
export function lastJsonIn(text: string): unknown {
  const whole = parseJson(text);
  if (whole !== undefined) return whole;
  const lines = text.split('\n');
  // Where the nearest object or list before each line begins, if it is indented.
  const beginnings: number[] = [];
  for (const [index, line] of lines.entries()) {
    beginnings.push(begins(line) ? index : (beginnings[index - 1] ?? 0));
  }
  let attempts = 0;
  for (let last = lines.length - 1; last >= 0 && attempts < mostAttempts; last -= 1) {
    const line = lines[last] ?? '';
    const isEnd = /^[}\]]\s*$/.test(line);
    if (!isEnd && !/^\s*[{[]/.test(line)) continue;
    const first = isEnd ? (beginnings[last - 1] ?? 0) : last;
    const value = parseJson(lines.slice(first, last + 1).join('\n'));
    if (value !== undefined) return value;
    if (isEnd) attempts += 1;
  }
  return undefined;
}

/** Each takes time for all lines back to a beginning. An answer stands near the end. */
const mostAttempts = 100;

function begins(line: string): boolean {
  return /^[{[]\s*$/.test(line);
}
