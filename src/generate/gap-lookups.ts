/** What the tables have about gaps besides their data: which have alternatives, and of what names. */
import { asObject, type JsonObject } from '../core/json.ts';
import { propertyName, quote } from './table-types.ts';

/** @param gaps the table `gaps`, which the code of the module declares before this */
export function gapLookups(gaps: JsonObject): { code: string; declaration: string } {
  const lines = Object.entries(gaps).flatMap(([id, gap]) => {
    const alternatives = Object.keys(asObject(asObject(gap).alternatives));
    const names = alternatives.map(quote).join(' | ');
    return names === '' ? [] : [`  readonly ${propertyName(id)}: ${names};\n`];
  });
  return {
    code: `
export const alternativeGaps = Object.keys(gaps).filter((id) => gaps[id].alternatives !== undefined);

export function gapNamed(id) {
  return Object.hasOwn(gaps, id) ? gaps[id] : undefined;
}
`,
    declaration: `
/** The names of the alternatives of each gap that has some. */
interface AlternativeIds {
${lines.join('')}}

/** A gap that has alternatives. */
export type AlternativeGapId = keyof AlternativeIds;

export type AlternativeId<Id extends AlternativeGapId> = AlternativeIds[Id];

/** The gaps that have alternatives, in the document's order. */
export declare const alternativeGaps: readonly AlternativeGapId[];

/** For an id that may be wrong. */
export declare function gapNamed(id: string): Gap | undefined;
`,
  };
}
