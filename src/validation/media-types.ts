/** Media types: their names, which of a list means one, and how their content is read. */
import type { ContentKind } from './plan.ts';

export function withoutParameters(contentType: string): string {
  const end = contentType.indexOf(';');
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}

/** Type and subtype of a `content-type`, lower-case; undefined where it names none. */
export function essenceOf(contentType: string | undefined): string | undefined {
  const essence = withoutParameters(contentType ?? '');
  return /^[^\s/]+\/[^\s/]+$/.test(essence) ? essence : undefined;
}

/** A parameter of a `content-type`, such as `charset` or `boundary`, without its quotes. */
export function mediaTypeParameter(contentType: string, name: string): string | undefined {
  if (!contentType.includes(';')) return undefined;
  for (const [, key = '', quoted, bare] of contentType.matchAll(
    /;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g,
  )) {
    if (key.toLowerCase() === name) return quoted?.replaceAll(/\\(.)/g, '$1') ?? bare;
  }
  return undefined;
}

/**
 * The entry that means a media type: the type itself before a range with its suffix
 * (`application/*+json`), that before `application/*`, and that before any type.
 */
export function matchMediaType<Entry extends { readonly mediaType: string }>(
  entries: readonly Entry[],
  essence: string,
): Entry | undefined {
  const [type = '', subtype = ''] = essence.split('/');
  const suffix = /\+[^+]+$/.exec(subtype)?.[0];
  const wanted = [essence, ...(suffix ? [`${type}/*${suffix}`] : []), `${type}/*`, '*/*'];
  for (const mediaType of wanted) {
    const match = entries.find((entry) => entry.mediaType === mediaType);
    if (match !== undefined) return match;
  }
  return undefined;
}

export function contentKind(essence: string): ContentKind {
  if (essence === 'application/json' || /^[^/]+\/(json|[^/]+\+json)$/.test(essence)) return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  if (essence.startsWith('text/')) return 'text';
  return 'binary';
}
