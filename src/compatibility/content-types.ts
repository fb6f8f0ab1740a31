/** Which media types of two documents are about the same content. */
import { matchMediaType, withoutParameters } from '../validation/media-types.ts';

export interface ContentTypePair {
  readonly old: string;
  readonly latest: string;
  /** Whether the document allows more or fewer types than before. */
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
  const ofOld = before.flatMap((old): ContentTypePair[] => {
    const latest = counterpart(old, after);
    if (latest === undefined) return [];
    // Beside a range that stays, the type itself may go.
    const isWider = isRange(latest) && !before.includes(latest);
    return [{ old, latest, change: isWider ? 'wider' : 'none' }];
  });
  const paired = new Set(ofOld.map(({ latest }) => latest));
  const ofNew = after.flatMap((latest): ContentTypePair[] => {
    const old = paired.has(latest) ? undefined : counterpart(latest, before);
    if (old === undefined) return [];
    const isNarrower = isRange(old) && !after.includes(old);
    return [{ old, latest, change: isNarrower ? 'narrower' : 'none' }];
  });
  const pairs = [...ofOld, ...ofNew];
  return {
    pairs,
    removed: before.filter((type) => pairs.every(({ old }) => old !== type)),
    added: after.filter((type) => pairs.every(({ latest }) => latest !== type)),
  };
}

/** Of a list, the type itself, else the same with other parameters, else the range that has it. */
function counterpart(type: string, others: readonly string[]): string | undefined {
  if (others.includes(type)) return type;
  const entries = others.map((other) => ({ mediaType: withoutParameters(other), other }));
  return matchMediaType(entries, withoutParameters(type))?.other;
}

export function isRange(mediaType: string): boolean {
  return mediaType.includes('*');
}
