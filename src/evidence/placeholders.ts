/** Placeholders: what stands in records in place of secrets. */

/** Stands for a hidden path, where people read it. */
export const hiddenPath = '•••';

/** Whether a part of a recorded text may have been a secret, so that its form and its identity are not known. */
export function mayBeRedacted(text: string): boolean {
  return text.includes('[') || text.includes('://redacted.invalid/');
}
