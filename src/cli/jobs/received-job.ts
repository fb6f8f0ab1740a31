/** Jobs with their numbers as they arrived: those that the client reads have at most 17 digits. */
import { parse } from 'lossless-json';
import { defaultMaxResponseBytes, type Fetch, readBodyText } from '../../client/http.ts';
import type { Job } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';

/** Members of a job. Numbers may be `LosslessNumber`s: write them with `lossless-json`. */
export type JobMembers = Readonly<Record<string, unknown>>;

export interface ReceivedJobs {
  /** For the client, which reads what this keeps. */
  readonly fetch: Fetch;
  /** The members of a job. Must be called before the next request is sent. */
  membersOf(job: Job): JobMembers;
}

/** Keeps the text of the latest success. */
export function receivedJobs(): ReceivedJobs {
  let latest = '';
  return {
    async fetch(request, init = { signal: request.signal }) {
      const response = await fetch(request, init);
      if (!response.ok || response.body === null) return response;
      // One byte more: the client sees that a text is too long.
      const maxBytes = defaultMaxResponseBytes + 1;
      ({ text: latest } = await readBodyText(response, maxBytes, init.signal));
      const { status, statusText, headers } = response;
      return new Response(latest, { status, statusText, headers });
    },
    // The id may be missing in an answer about a job.
    membersOf: ({ id, status, raw }) => ({ id, status, ...(parseExactNumbers(latest) ?? raw) }),
  };
}

function parseExactNumbers(text: string): JobMembers | undefined {
  try {
    const value = parse(text, undefined, { onDuplicateKey: ({ newValue }) => newValue });
    return isObject(value) ? value : undefined;
  } catch {
    // The client has read it: only the digits are lost.
    return undefined;
  }
}
