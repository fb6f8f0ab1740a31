/** What two schemas, or two operations, do not have in common. */
import type { Json } from '../core/json.ts';

/** A value that one side may send and the other does not take, or of which this could not be decided. */
export interface Difference {
  readonly verdict: 'broken' | 'undecided';
  /** The members and items that lead to the value; `*` is any. */
  readonly path: readonly string[];
  /** The keyword, or a part of its value; empty if the words say it all. */
  readonly subject: string;
  readonly keyword: string;
  /** What the side that sends says of it, in words or as JSON. */
  readonly sent: string;
  readonly received: string;
  readonly sentAt: string;
  readonly receivedAt: string;
}

/** A value of a keyword in a sentence. */
export function keywordText(value: Json | undefined): string {
  if (value === undefined) return 'not set';
  const text = JSON.stringify(value);
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}

const longest = 80;
