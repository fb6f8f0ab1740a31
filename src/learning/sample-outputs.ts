/** Sample outputs of serverless endpoints, for the owner of a deployment who wants to keep them. */
import { isObject } from '../core/json.ts';
import { isUrl } from '../core/urls.ts';
import { groupBy } from '../evidence/indexes.ts';
import { isPublicName } from './public-name.ts';

/**
 * - redacted: the members, with stand-ins for texts and numbers.
 * - whole: as they were recorded.
 */
export type SampleForm = 'redacted' | 'whole';

/** Settings are for people to read. In characters of JSON. */
const longestSample = 10_000;

/** The most items of a list that a redacted sample has. */
const mostItems = 3;

/** The first output of the form that most have; undefined if there is none that a file can hold. */
export function sampleOutput<Shown extends { readonly output: unknown }>(
  outputs: readonly Shown[],
  form: SampleForm,
): { readonly output: Record<string, unknown>; readonly from: readonly Shown[] } | undefined {
  const samples = outputs.flatMap((from) => {
    const redacted = redactedOutput(from.output);
    const output = form === 'whole' ? from.output : redacted;
    // A job with an error in its output fails.
    if (!isObject(output) || 'error' in output) return [];
    if (JSON.stringify(output).length > longestSample) return [];
    return [{ from, output, shape: JSON.stringify(redacted) }];
  });
  const [most = []] = [...groupBy(samples, ({ shape }) => shape).values()].sort(
    (left, right) => right.length - left.length,
  );
  const [first] = most;
  return first && { output: first.output, from: most.map(({ from }) => from) };
}

/** A value of the same form that says nothing of the deployment but the names of its members. */
export function redactedOutput(value: unknown): unknown {
  if (typeof value === 'string') return isUrl(value) ? 'https://redacted.example/' : 'redacted';
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.slice(0, mostItems).map(redactedOutput);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member], index) => [
      isPublicName(name) ? name : `member${index + 1}`,
      redactedOutput(member),
    ]),
  );
}
