/**
 * A worker that proves which storage settings it received without returning them: its output is the
 * SHA-256 of their JSON, with sorted keys and without spaces.
 */
import { createHash } from 'node:crypto';

// biome-ignore lint/style/noDefaultExport: what the service calls.
export default ({ s3Config = null }) => ({
  sha256: createHash('sha256')
    .update(JSON.stringify(sorted(s3Config)))
    .digest('hex'),
});

/** @param {unknown} value */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, sorted(part)]);
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}
