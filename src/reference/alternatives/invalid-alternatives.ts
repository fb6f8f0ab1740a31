/**
 * What is wrong with settings of alternatives, in their own words: a schema knows neither which name was
 * meant nor why a gap has no alternatives.
 */
import { alternativeGaps, gapNamed } from '#generated/reference/tables.js';
import { validateAlternatives } from '#generated/service-settings/validators.js';
import { closestNames, closestTo } from '../../core/closest-names.ts';
import { escapeToken, isObject, partAt } from '../../core/json.ts';
import { clauseOf } from '../../core/sentences.ts';
import { excerpt, quotedExcerpt } from '../../validation/errors/excerpt.ts';
import {
  boundedPointer,
  type InvalidValue,
  invalidValue,
  invalidValues,
  alternatives as listed,
  maximumInvalidValues,
} from '../../validation/errors/invalid-values.ts';
import { whyUnnoticed } from './unnoticed-gap.ts';

/** Where settings of a service have alternatives, for `inWordsOfAlternatives`. */
export const alternativesInSettings = /^(?:\/accounts\/[^/]+)?\/alternatives(?=\/)/;

/** How an alternative is written, with the value that it takes if there is one. */
export type SettingForm = (alternative: string, value?: unknown) => string;

/** As in settings files and in JSON. */
const inSettings: SettingForm = (alternative, value) =>
  value === undefined ? alternative : `{ ${alternative}: ${value} }`;

export interface WrongAlternative {
  readonly expected: string;
  readonly received: string;
  /** The alternative of which only the value is wrong. */
  readonly of: string | undefined;
}

/** Undefined for a setting that the gap can have. */
export function wrongAlternative(
  gap: string,
  setting: unknown,
  form: SettingForm = inSettings,
): WrongAlternative | undefined {
  const value = { [gap]: setting };
  if (validateAlternatives(value)) return undefined;
  const invalid = invalidValues(validateAlternatives.errors ?? [], { value, location: 'body' });
  const gapAlternatives = gapNamed(gap)?.alternatives;
  if (gapAlternatives === undefined) {
    return { expected: expectedGap(gap), received: quotedExcerpt(gap), of: undefined };
  }
  const [name, parameter] = nameAndValue(setting);
  const of = parameter === undefined ? undefined : name;
  const ofValue = invalid.find(({ pointer }) => pointer === `/${gap}/${escapeToken(of ?? '')}`);
  if (
    of !== undefined &&
    Object.hasOwn(gapAlternatives, of) &&
    gapAlternatives[of]?.parameter &&
    ofValue
  ) {
    return { expected: ofValue.expected, received: ofValue.received, of };
  }
  const keys = isObject(setting) ? Object.keys(setting) : [];
  const received =
    keys.length > 0
      ? excerpt(`{ ${keys.map((key) => `${key}: …`).join(', ')} }`)
      : (invalid.find(({ pointer }) => pointer === `/${gap}`)?.received ?? 'something else');
  return { expected: expectedAlternative(gap, setting, form), received, of: undefined };
}

/** The name of an alternative, and its value if it has one; nothing if the setting names none. */
function nameAndValue(setting: unknown): [name?: string, value?: unknown] {
  if (typeof setting === 'string') return [setting];
  const [only, ...others] = isObject(setting) ? Object.entries(setting) : [];
  return only === undefined || others.length > 0 ? [] : only;
}

/** What is expected in place of a name that no gap with alternatives has. */
export function expectedGap(gap: string): string {
  const reason = whyUnnoticed(gap);
  if (reason !== undefined) {
    const plain = clauseOf(reason.replaceAll(/\s+/g, ' '));
    return `an open point that has alternatives (${gap} has none: ${plain})`;
  }
  const close = closestNames(gap, alternativeGaps);
  const named =
    close.length > 0
      ? close
      : alternativeGaps.filter((id) => id.includes(gap.split('-')[0] || ' '));
  if (named.length === 0)
    return 'an open point that has alternatives (/docs/reference/open lists them)';
  return `an open point that has alternatives, such as ${listed(named)}`;
}

/** All forms that the gap can have, and the one that was probably meant; else one as an example. */
function expectedAlternative(gap: string, setting: unknown, form: SettingForm): string {
  const gapAlternatives = Object.entries(gapNamed(gap)?.alternatives ?? {});
  const forms = gapAlternatives.flatMap(([id, { parameter }]) =>
    parameter === undefined ? [id] : [id, form(id, '…')],
  );
  const meant = [...likelySettings(gap, setting)].find((candidate) =>
    validateAlternatives({ [gap]: candidate }),
  );
  const [name, value] = nameAndValue(meant);
  if (name !== undefined) return `${listed(forms)} (did you mean ${form(name, value)}?)`;
  const [example] = gapAlternatives.flatMap(([id, { parameter }]) => {
    const value = parameter?.examples?.[0] ?? parameter?.default;
    return value === undefined ? [] : [form(id, value)];
  });
  return example === undefined ? listed(forms) : `${listed(forms)}, such as ${example}`;
}

/** What a wrong setting may stand for, the likeliest first: a misspelt name, or the bare value of an alternative. */
function* likelySettings(gap: string, setting: unknown): Generator<unknown> {
  const ids = Object.keys(gapNamed(gap)?.alternatives ?? {});
  const [name, value] = nameAndValue(setting);
  const close = name === undefined ? undefined : closestTo(name, ids);
  if (close !== undefined) yield* value === undefined ? [close] : [{ [close]: value }, close];
  for (const id of ids) yield { [id]: setting };
  if (typeof setting === 'string' && /\d/.test(setting)) {
    for (const id of ids) yield { [id]: Number(setting) };
  }
}

/**
 * The same findings, in which those about alternatives are told in their own words, one for each setting.
 * @param value what the findings are about
 * @param base matches the beginning of a pointer up to the settings of alternatives
 */
export function inWordsOfAlternatives(
  findings: readonly InvalidValue[],
  value: unknown,
  base: RegExp,
): InvalidValue[] {
  const reportedPlaces = new Set<string>();
  return findings
    .flatMap((finding) => {
      const [start] = base.exec(finding.pointer) ?? [];
      const settings = start === undefined ? undefined : partAt(value, start);
      if (start === undefined || !isObject(settings)) return [finding];
      const isTold = reportedPlaces.has(start);
      reportedPlaces.add(start);
      return isTold ? [] : invalidAlternatives(settings, { ...finding, base: start });
    })
    .slice(0, maximumInvalidValues);
}

function invalidAlternatives(
  settings: Readonly<Record<string, unknown>>,
  { in: part, base }: Pick<InvalidValue, 'in'> & { readonly base: string },
): InvalidValue[] {
  return Object.entries(settings).flatMap(([gap, setting]) => {
    const wrong = wrongAlternative(gap, setting);
    if (wrong === undefined) return [];
    const { expected, received, of } = wrong;
    const place = [gap, ...(of === undefined ? [] : [of])].map((name) => `/${escapeToken(name)}`);
    return [boundedPointer(invalidValue(part, base + place.join(''), expected, received))];
  });
}
