/** Which gaps concern an operation, a field or another part of a document, and the notes that say so. */
import { type Json, type JsonObject, pointerIn, valueAt } from '../../core/json.ts';
import { listAt, objectEntries, objectMember } from './markdown.ts';

/** The page about all gaps. Both profiles link to it, because it says what each deployment may do. */
export const gapsPage = '/reference/open';

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
    (gap) => `[${gap.replaceAll('-', ' ')}](${gapsPage}#${gap})`,
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
