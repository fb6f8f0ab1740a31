/** What has changed between two documents, as callers see it. */

export interface DocumentChange {
  /** Whether callers of the old document can go on; undecided if only the deployment shows it. */
  readonly effect: 'breaking' | 'undecided' | 'compatible';
  /** Where it shows, such as `POST /v2/summarizer/run, request body`. */
  readonly places: readonly string[];
  /** The member within the body, such as `input.language`; empty for the whole. */
  readonly member: string;
  /** What was and what is. A sentence without a full stop. */
  readonly message: string;
  /** Pointers; a part that one document lacks has that of what it would be in. */
  readonly oldPointer: string;
  readonly newPointer: string;
}
