/** Placeholders: what stands in records in place of secrets. */
import { textsWithin } from '../core/json.ts';

/** Stands for a hidden path, where people read it. */
export const hiddenPath = '•••';

/** Whether a part of a recorded text may have been a secret, so that its form and its identity are not known. */
export function mayBeRedacted(text: string): boolean {
  return (
    text.includes('[') ||
    text.includes('://redacted.invalid/') ||
    /redacted-\d/.test(text) ||
    // The path of a webhook address.
    /:\/\/[^/]+(?:\/[x0](?:-\d+)?)+(?:[?#]|$)/.test(text)
  );
}

/** Whether a value, or something in it, may have been a secret, so that nobody knows whether it fits a schema. */
export function hasRedactedPart(value: unknown): boolean {
  return textsWithin(value).some(mayBeRedacted);
}
