/** What the tables have about gaps besides their data: which have alternatives, of what names, and with which rules. */
import { asObject, isObject, type JsonObject } from '../core/json.ts';
import { propertyName, singleQuoted } from '../samples/literals.ts';

/** @param gaps the table `gaps`, which the code of the module declares before this */
export function gapLookups(gaps: JsonObject): { code: string; declaration: string } {
  const lines = Object.entries(gaps).flatMap(([id, gap]) => {
    const alternatives = Object.keys(asObject(asObject(gap).alternatives));
    const names = alternatives.map(singleQuoted).join(' | ');
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

/** The types of the rules that say what an alternative of a gap means, and can be observed. */
export function rulesOfGaps(rules: JsonObject): string {
  const lines = Object.entries(rules).flatMap(([id, rule]) => {
    const { gap, observable } = asObject(rule);
    const isHidden = isObject(observable) && 'never' in observable;
    return typeof gap === 'string' && !isHidden
      ? [`  readonly ${propertyName(id)}: ${singleQuoted(gap)};\n`]
      : [];
  });
  if (lines.length === 0) return '';
  return `
/** The gap of each rule that says what an alternative of it means, if the rule can be observed. */
interface GapOfRule {
${lines.join('')}}

export type GapRuleId = keyof GapOfRule;

export type RuleOfGap<Gap extends string> = {
  [Rule in GapRuleId]: GapOfRule[Rule] extends Gap ? Rule : never;
}[GapRuleId];
`;
}
