/** Which alternatives the local service plays and the suite recognises. */
import type { JsonObject } from '../../core/json.ts';
import { objectMember, textMember } from './markdown.ts';

/**
 * What `npm run alternatives` writes: by gap and alternative, why the local service does not play it (`service`)
 * and why the suite does not recognise it (`suite`). Alternatives without an entry have both.
 */
export type Support = JsonObject;

/** Why the local service or the suite cannot do with an alternative what it does with others; empty if it can. */
export function whyUnsupported(
  support: Support,
  { gap, alternative, by }: { gap: string; alternative: string; by: 'service' | 'suite' },
): string {
  return textMember(objectMember(objectMember(support, gap), alternative), by);
}
