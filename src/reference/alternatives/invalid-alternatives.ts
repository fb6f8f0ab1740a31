/**
 * What is wrong with settings of alternatives, in their own words: a schema knows neither which name was
 * meant nor why a gap has no alternatives.
 */
import { alternativeGaps, gapNamed } from '#generated/reference/tables.js';
import { closestNames, closestTo } from '../../core/closest-names.ts';
import { escapeToken, unescapeToken } from '../../core/json.ts';
import { quotedExcerpt } from '../../validation/errors/excerpt.ts';
import {
  type InvalidValue,
  invalidValue,
  alternatives as listed,
} from '../../validation/errors/invalid-values.ts';

/** Where settings of a service have alternatives, for `inWordsOfAlternatives`. */
export const alternativesInSettings = /^(?:\/accounts\/[^/]+)?\/alternatives(?=\/)/;

/** What is expected in place of a name that no gap with alternatives has. */
export function expectedGap(gap: string): string {
  const reason = gapNamed(gap)?.unnoticed;
  if (reason !== undefined) {
    const plain = reason.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '');
    return `a gap that has alternatives (${gap} has none: ${plain})`;
  }
  const close = closestNames(gap, alternativeGaps);
  const named =
    close.length > 0
      ? close
      : alternativeGaps.filter((id) => id.includes(gap.split('-')[0] || ' '));
  if (named.length === 0) return 'a gap that has alternatives (/docs/reference/open lists them)';
  return `a gap that has alternatives, such as ${listed(named)}`;
}

/** What is expected in place of a name that no alternative of the gap has. */
export function expectedAlternative(
  gap: string,
  { got, forms }: { readonly got: string; readonly forms: readonly string[] },
): string {
  const meant = closestTo(got, Object.keys(gapNamed(gap)?.alternatives ?? {}));
  return `${listed(forms)}${meant === undefined || meant === got ? '' : ` (did you mean ${meant}?)`}`;
}

/**
 * The same findings, in which one about the name of a gap or of an alternative says which there are, and
 * the closest one.
 * @param base matches the beginning of a pointer up to the settings of alternatives
 */
export function inWordsOfAlternatives(
  findings: readonly InvalidValue[],
  base: RegExp,
): InvalidValue[] {
  const worded = findings.map((finding) => {
    const [start] = base.exec(finding.pointer) ?? [];
    const [gap, name] = start === undefined ? [] : tokensIn(finding.pointer.slice(start.length));
    if (start === undefined || gap === undefined) return finding;
    const pointer = `${start}/${escapeToken(gap)}`;
    return { ...(wrongName({ gap, name }, { ...finding, pointer }) ?? finding) };
  });
  // A misspelt name is a member too many and one too few.
  return [...new Map(worded.map((one) => [one.pointer, one])).values()];
}

function tokensIn(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeToken);
}

/** Undefined if the names are right, and only the value of a parameter is wrong. */
function wrongName(
  { gap, name }: { readonly gap: string; readonly name: string | undefined },
  { in: part, pointer, received }: InvalidValue,
): InvalidValue | undefined {
  const known = gapNamed(gap)?.alternatives;
  if (known === undefined) {
    return invalidValue(part, pointer, expectedGap(gap), quotedExcerpt(gap));
  }
  const isValue = name !== undefined;
  if (isValue && known[name]?.parameter !== undefined) return undefined;
  const forms = Object.entries(known).flatMap(([id, { parameter }]) =>
    parameter === undefined ? [id] : [id, `{ ${id}: … }`],
  );
  const got = isValue ? name : (/^"(.*)"$/.exec(received)?.[1] ?? '');
  const shown = isValue ? `${quotedExcerpt(name)} with a value` : received;
  return invalidValue(part, pointer, expectedAlternative(gap, { got, forms }), shown);
}
