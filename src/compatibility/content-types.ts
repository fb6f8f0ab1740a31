/** Which media types of two documents are about the same content. */
import { matchMediaType, withoutParameters } from '../validation/media-types.ts';

export interface ContentTypePair {
  readonly old: string;
  readonly latest: string;
  /** Whether the latest may be others, too, or is only some of the old ones. */
  readonly change: 'none' | 'wider' | 'narrower';
}

/** The media types of two documents that may be the same, each pair once, and those without a counterpart. */
export function contentTypePairs(
  before: readonly string[],
  after: readonly string[],
): {
  readonly pairs: readonly ContentTypePair[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
} {
  const wider = before.flatMap((old): ContentTypePair[] => {
    const latest = counterpart(old, after);
    if (latest === undefined) return [];
    return [{ old, latest, change: isSameType(old, latest) ? 'none' : 'wider' }];
  });
  const paired = new Set(wider.map(({ latest }) => latest));
  const narrower = after.flatMap((latest): ContentTypePair[] => {
    const old = paired.has(latest) ? undefined : counterpart(latest, before);
    // A type that is new beside the range that has it is as before.
    const isRemoved = old !== undefined && counterpart(old, after) === undefined;
    return isRemoved ? [{ old, latest, change: 'narrower' }] : [];
  });
  const pairs = [...wider, ...narrower];
  return {
    pairs,
    removed: before.filter((type) => pairs.every(({ old }) => old !== type)),
    added: after.filter((type) => pairs.every(({ latest }) => latest !== type)),
  };
}

/** Of a list, the type itself or the range that has it. */
function counterpart(type: string, others: readonly string[]): string | undefined {
  const entries = others.map((other) => ({ mediaType: withoutParameters(other), other }));
  return matchMediaType(entries, withoutParameters(type))?.other;
}

function isSameType(type: string, other: string): boolean {
  return withoutParameters(type) === withoutParameters(other);
}
