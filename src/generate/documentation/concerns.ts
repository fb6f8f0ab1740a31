/** Which gaps concern an operation, a field or another part of a document, and the notes that say so. */
import { isObject, type Json, type JsonObject, pointerIn, valueAt } from '../../core/json.ts';
import { listAt, objectEntries, objectMember, textMember } from './markdown.ts';

/** The page that lists all gaps. An address of a gap on it leads on to the page of its chapter. */
export const gapsPage = '/reference/open';

/** The chapter of the service's description that a gap belongs to, such as `4`. */
export function gapChapter(gap: JsonObject): string {
  return textMember(gap, 'section').split('.')[0] ?? '';
}

/** The page of the gaps of a chapter, named after its title. */
export function chapterPage(document: JsonObject, chapter: string): string {
  const title = textMember(objectMember(objectMember(document, 'x-sections'), chapter), 'title');
  const name = (title || `section ${chapter}`).toLowerCase().replaceAll(/\W+/g, '-');
  return `${gapsPage}-${name}`;
}

/** Where a gap is described. */
export function gapAddress(document: JsonObject, id: string): string {
  const gap = objectMember(objectMember(document, 'x-gaps'), id);
  const page = isObject(gap['alternatives']) ? chapterPage(document, gapChapter(gap)) : gapsPage;
  return `${page}#${id}`;
}

const concernedByDocument = new WeakMap<JsonObject, ReadonlyMap<Json, readonly string[]>>();

/** The ids of the gaps that concern the parts of a document, each once; parts are compared by identity. */
export function gapsAbout(document: JsonObject, parts: readonly (Json | undefined)[]): string[] {
  const concerned = concernedByDocument.get(document) ?? concernedParts(document);
  concernedByDocument.set(document, concerned);
  return [
    ...new Set(parts.flatMap((part) => (part === undefined ? [] : (concerned.get(part) ?? [])))),
  ];
}

/** A note that links to the gaps about these parts; empty without any. */
export function noteAbout(document: JsonObject, ...parts: readonly (Json | undefined)[]): string {
  const links = gapsAbout(document, parts).map(
    (gap) => `[${gap.replaceAll('-', ' ')}](${gapAddress(document, gap)})`,
  );
  return links.length === 0 ? '' : `*May differ:* ${links.join(', ')}.`;
}

function concernedParts(document: JsonObject): Map<Json, string[]> {
  const parts = new Map<Json, string[]>();
  for (const [id, gap] of objectEntries(objectMember(document, 'x-gaps'))) {
    for (const place of listAt(gap, 'concerns')) {
      const part = valueAt(document, pointerIn(place));
      if (typeof part === 'object' && part !== null)
        parts.set(part, [...(parts.get(part) ?? []), id]);
    }
  }
  return parts;
}
