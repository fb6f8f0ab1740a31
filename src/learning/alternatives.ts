/** What a deployment does where the description leaves something open, as settings. */
import {
  type AlternativeGapId,
  alternativeGaps,
  gaps,
  operations,
} from '#generated/reference/tables.js';
import { validateAlternatives } from '#generated/service-settings/validators.js';
import {
  type Bounds,
  isRecognisable,
  type Recognised,
} from '../conformance/alternatives/recognise.ts';
import { jsonDigest } from '../core/json-digest.ts';
import { Redaction } from '../evidence/redaction.ts';
import { whyUnplayed } from '../reference/alternatives/support.ts';
import type { Basis, Measure, Point, Setting } from './point.ts';
import { fewOf, placesIn, type Source, unitsMs } from './sources.ts';
import { isLearned } from './support.ts';

/** `learn` can set the alternatives of every gap that the suite recognises (`isRecognisable`). */
export function alternativePoints(sources: readonly Source[]): Point[] {
  return alternativeGaps.map((gap) => pointOf(gap, sources));
}

type Found = Recognised & { readonly source: Source };

function pointOf(gap: AlternativeGapId, sources: readonly Source[]): Point {
  const found = sources.flatMap((source) =>
    source.recognised.filter((one) => one.gap === gap).map((one): Found => ({ ...one, source })),
  );
  const about = { path: ['alternatives', gap], otherwise: gaps[gap].chosen ?? '' };
  const seen = found.filter(({ kind }) => kind !== 'notSeen');
  const [first] = seen;
  if (first === undefined) {
    const declared = declaredIn(gap, sources);
    if (declared !== undefined) return { ...about, value: declared, basis: { kind: 'declared' } };
    return { ...about, value: undefined, basis: notSeen(gap, found) };
  }
  const shown = {
    count: seen.reduce((sum, { count }) => sum + count, 0),
    shownBy: fewOf(seen.map(({ source, shownBy }) => placesIn(source, shownBy))),
    clauses: [...new Set(seen.flatMap(({ clauses }) => clauses.map(comparable)))],
  };
  const choice = agreed(seen);
  const setting = choice && settingOf(gap, choice);
  const saw = seen.map((one) => publicText(one.saw)).join(' ');
  if (choice === undefined || setting === undefined) {
    const isOne = choice !== undefined || (seen.length === 1 && !('mostly' in first));
    const kind = isOne ? 'somethingElse' : 'varies';
    const detail = (choice && unplayedText(gap, choice.alternative)) ?? saw;
    const mostly = seen.length === 1 && 'mostly' in first ? first.mostly?.alternative : undefined;
    const basis: Basis = { kind, ...shown, detail, ...(mostly !== undefined && { mostly }) };
    return { ...about, value: undefined, basis };
  }
  const detail = choice.isAlways ? setting.detail : `but not always: ${saw}`;
  const { value, measure } = setting;
  return { ...about, value, measure, basis: { kind: 'seen', ...shown, ...(detail && { detail }) } };
}

/** What the owner of the deployment says about a gap; undefined: nothing, or not always the same. */
function declaredIn(gap: AlternativeGapId, sources: readonly Source[]): string | undefined {
  if (gap !== 'time-units') return undefined;
  const units = new Set(sources.map(({ view }) => view.subject.timeUnitMs));
  return Object.keys(unitsMs).find((unit) => units.size === 1 && units.has(unitsMs[unit]));
}

/** A clause that is equal for what is the same: of names that may be private it has digests, and none of single ids. */
function comparable(saw: string): string {
  return saw
    .replaceAll(/,? such as `[^`]*`/g, '')
    .replaceAll(/`([^`]*)`/g, (quoted, name: string) => {
      if (isKnown(name)) return quoted;
      return isMember.test(name) ? `\`#${jsonDigest(name).slice(0, digestLength)}\`` : '`…`';
    })
    .replaceAll(/[^ -~…]/g, '')
    .slice(0, longestText);
}

/** The suffixes of ids have other forms. */
const isMember = /^[A-Za-z_][\w.+/-]*$/;

/** So short that many names have the same digest: it tells nobody the name. */
const digestLength = 8;

/** What a sentence says without what may be private: names that the document does not know, and numbers of evidence. */
function publicText(saw: string): string {
  return saw
    .replaceAll(/,? (?:first )?in evidence \d+/g, '')
    .replaceAll(/`([^`]*)`/g, (quoted, name: string) => (isKnown(name) ? quoted : '`…`'))
    .replaceAll(/[^ -~…]/g, '')
    .slice(0, longestText);
}

const longestText = 400;

/** Names that the document itself quotes, those of its operations, and such as states have. */
function isKnown(name: string): boolean {
  return (
    knownNames.has(name) || /^[A-Z][A-Z_]{2,30}$/.test(name) || Object.hasOwn(operations, name)
  );
}

const knownNames: ReadonlySet<string> = new Set(
  [...JSON.stringify(gaps).matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

function unplayedText(gap: AlternativeGapId, alternative: string): string | undefined {
  const why = whyUnplayed(gap, alternative);
  return (
    why && `\`${alternative}\`, which the local service does not play (${why.replace(/\.$/, '')})`
  );
}

function notSeen(gap: AlternativeGapId, [first]: readonly Recognised[]): Basis {
  const evidence = first?.kind === 'notSeen' ? first.wouldShow : undefined;
  const wouldShow = isRecognisable(gap) ? evidence : undefined;
  return { kind: 'notSeen', wouldShow };
}

interface Choice {
  readonly alternative: string;
  readonly parameter: string | number | undefined;
  readonly bounds: Bounds | undefined;
  readonly isAlways: boolean;
}

/** What all evidence shows alike, but for rare exceptions; undefined if it contradicts itself. */
function agreed(seen: readonly Recognised[]): Choice | undefined {
  const [first, ...others] = seen.map(choiceOf);
  if (first === undefined) return undefined;
  let { bounds } = first;
  for (const other of others) {
    const isSame = other?.alternative === first.alternative && other.parameter === first.parameter;
    const both = isSame ? intersection(bounds, other.bounds) : 'none';
    if (both === 'none') return undefined;
    bounds = both;
  }
  const isAlways = [first, ...others].every((one) => one?.isAlways);
  return { ...first, bounds, isAlways };
}

/** Of so many sightings, one in twenty may be an exception: another part of a deployment answers now and then. */
const exceptions = { fewestSightings: 20, share: 0.05 };

function choiceOf(seen: Recognised): Choice | undefined {
  if (seen.kind === 'does') {
    const { alternative, parameter, bounds } = seen;
    return { alternative, parameter, bounds, isAlways: true };
  }
  if (seen.kind === 'notSeen' || seen.mostly === undefined) return undefined;
  const { alternative, parameter, count } = seen.mostly;
  const isRare = seen.count - count <= exceptions.share * seen.count;
  if (seen.count < exceptions.fewestSightings || !isRare) return undefined;
  return { alternative, parameter, bounds: undefined, isAlways: false };
}

function intersection(
  one: Bounds | undefined,
  other: Bounds | undefined,
): Choice['bounds'] | 'none' {
  if (one === undefined || other === undefined) return one ?? other;
  const atLeast = Math.max(one.atLeast ?? 0, other.atLeast ?? 0);
  const atMost = Math.min(one.atMost ?? Infinity, other.atMost ?? Infinity);
  if (atLeast > atMost) return 'none';
  return { ...(atLeast > 0 && { atLeast }), ...(atMost < Infinity && { atMost }) };
}

interface ChosenSetting {
  readonly value: Setting;
  readonly measure: Measure;
  readonly detail: string | undefined;
}

/** Undefined if the local service cannot be set to it. */
function settingOf(
  gap: AlternativeGapId,
  { alternative, parameter, bounds }: Choice,
): ChosenSetting | undefined {
  if (!isLearned(gap, alternative)) return undefined;
  const standard = gaps[gap].alternatives?.[alternative]?.parameter?.default;
  const chosen = bounds === undefined ? parameter : withinBounds(bounds, parameter ?? standard);
  const value = chosen === undefined ? alternative : { [alternative]: chosen };
  if (!validateAlternatives({ [gap]: value }) || !isPlain(chosen)) return undefined;
  const measure: Measure = bounds === undefined ? { kind: 'exact' } : { kind: 'bounds', bounds };
  return { value, measure, detail: bounds && boundsText(bounds) };
}

/** The number that a measured one is set to: the local service's own if it may be that, else the roundest one. */
export function withinBounds(
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Bounds,
  standard: string | number | undefined,
): number {
  if (typeof standard === 'number' && standard >= atLeast && standard <= atMost) return standard;
  if (atMost === Number.POSITIVE_INFINITY) return Math.ceil(atLeast);
  if (atLeast === 0) return Math.floor(atMost);
  const middle = (atLeast + atMost) / 2;
  for (let step = 10 ** Math.floor(Math.log10(middle)); step >= 1; step /= 10) {
    const round = Math.round(middle / step) * step;
    if (round >= atLeast && round <= atMost) return round;
  }
  return Math.round(middle);
}

function boundsText({ atLeast, atMost }: Bounds): string {
  if (atLeast === undefined) return `at most ${shown(atMost)}`;
  if (atMost === undefined) return `at least ${shown(atLeast)}`;
  return `from ${shown(atLeast)} to ${shown(atMost)}`;
}

function shown(bound = 0): number {
  return Math.round(bound * 10) / 10;
}

/** Whether a name has no part that a recording would have hidden, or has hidden. */
function isPlain(name: string | number | undefined): boolean {
  if (typeof name !== 'string') return true;
  return new Redaction().text(name) === name && !/redacted|\[[^\]]*\]/i.test(name);
}

/** The alternative that a setting names, and what it takes; undefined if the setting leaves that open. */
export function choiceIn(
  setting: Setting | undefined,
): readonly [alternative: string | undefined, parameter: Setting | undefined] {
  if (typeof setting !== 'object') return [setting?.toString(), undefined];
  const [[alternative, parameter] = [undefined, undefined]] = Object.entries(setting);
  return [alternative, parameter];
}
