/** What the comparison of two documents prints. */

import { changeEffects, type DocumentChange } from '../../compatibility/document-changes.ts';
import { countText } from '../../core/sentences.ts';
import { escapeInvisible } from '../../core/visible-text.ts';
import type { YamlSource } from '../shared/yaml-file.ts';

/** A document that was compared. */
export interface NamedDocument {
  /** In a sentence: a file, or whose document it is. */
  readonly name: string;
  /** The places in the file, if it is one. */
  readonly source: Pick<YamlSource, 'placeOfKey'> | undefined;
}

const headings: Readonly<Record<DocumentChange['effect'], string>> = {
  breaking: 'break callers',
  undecided: 'may break callers: compare these places yourself',
  compatible: 'break no caller',
};

/** The changes by their effect, each with its places. */
export function compatibilityText(
  changes: readonly DocumentChange[],
  documents: { readonly before: NamedDocument; readonly after: NamedDocument },
): string {
  if (changes.length === 0)
    return `Nothing that ${documents.before.name} lists has changed for its callers.`;
  const sections = changeEffects.flatMap((effect) => {
    const ofEffect = changes.filter((change) => change.effect === effect);
    if (ofEffect.length === 0) return [];
    const lines = ofEffect.flatMap((change) => changeLines(change, documents));
    return [
      `${countText(ofEffect.length, 'change')} that ${headingOf(effect, ofEffect.length)}\n${lines.join('\n')}`,
    ];
  });
  return sections.join('\n\n');
}

function headingOf(effect: DocumentChange['effect'], count: number): string {
  const text = headings[effect];
  return count === 1 ? text.replace(/^break/, 'breaks') : text;
}

function changeLines(
  { places: [place = '', ...others], member, message, oldPointer, newPointer }: DocumentChange,
  { before, after }: { readonly before: NamedDocument; readonly after: NamedDocument },
): string[] {
  const more = others.length === 0 ? '' : `, and ${countText(others.length, 'other place')}`;
  return [
    `  ${place}${more}`,
    `    ${member === '' ? '' : `${member}: `}${message}`,
    `    was at ${changePlaceText(before, oldPointer)}`,
    `    is at ${changePlaceText(after, newPointer)}`,
  ].map(escapeInvisible);
}

/** `openapi.yaml:12:5 #/paths/...`. A pointer into another file has its name in front. */
function changePlaceText({ name, source }: NamedDocument, pointer: string): string {
  if (!pointer.startsWith('#')) return pointer;
  if (source === undefined) return `${pointer} of ${name}`;
  const { line, column } = source.placeOfKey(pointer.slice(1));
  return `${name}:${line}:${column} ${pointer}`;
}
