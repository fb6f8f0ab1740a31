/** What a deployment does where the description leaves something open, as settings. */
import { type AlternativeGapId, gaps, operations } from '#generated/reference/tables.js';
import { validateAlternatives } from '#generated/service-settings/validators.js';
import { recognisers } from '../conformance/recognisers.ts';
import {
  type Bounds,
  boundsText,
  numberWithin,
} from '../conformance/recognising/measured-bounds.ts';
import {
  excludesUsual,
  type GapRecognition,
  usualParameter,
} from '../conformance/recognising/recognise.ts';
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import { whyUnrecognised } from '../conformance/recognising/sightings.ts';
import { jsonDigest } from '../core/json-digest.ts';
import { clauseOf } from '../core/sentences.ts';
import { whyUnplayed } from '../reference/alternatives/playable-alternatives.ts';
import { type EvidenceSource, unitsMs } from './evidence-sources.ts';
import { isLearnable } from './learned-alternatives.ts';
import type { Basis, LearnedSetting, Measure, SettingValue } from './learned-setting.ts';
import { isPublicName } from './public-name.ts';

type RecognisedGap = GapRecognition<EvidenceRef>;

/** `learn` can set the alternatives of every gap that the suite recognises (`whyUnrecognised`). */
export function alternativeSettings(
  recognised: readonly RecognisedGap[],
  sources: readonly EvidenceSource[],
): LearnedSetting[] {
  return recognised.map((recognition) => {
    const { gap } = recognition;
    const about = { path: ['alternatives', gap], otherwise: gaps[gap].chosen ?? '' };
    return { ...about, ...learnFromGap(recognition, sources) };
  });
}

type LearnedValue = Pick<LearnedSetting, 'value' | 'basis' | 'measure'>;

function learnFromGap(
  recognition: RecognisedGap,
  sources: readonly EvidenceSource[],
): LearnedValue {
  const { gap, count, shownBy } = recognition;
  const evidence = {
    count,
    shownBy,
    clauses: [...new Set(recognition.clauses.map(comparableClause))].sort(),
  };
  const saw = publicText(recognition.saw);
  if (recognition.kind === 'notSeen') {
    if (!excludesUsual(recognition, recognisers)) return notSeen(recognition, sources);
    const { limits: alternative = '', bounds } = recognition;
    const setting = settingOf(gap, { alternative, bounds });
    const detail = `${setting?.detail}, which rules out ${usualParameter(gap, alternative)}`;
    return { ...setting, value: setting?.value, basis: { kind: 'seen', ...evidence, detail } };
  }
  if (recognition.kind === 'somethingElse') {
    const { mostly, contradictory } = recognition;
    const kind = mostly === undefined ? 'somethingElse' : 'varies';
    const variation = { ...(mostly && { mostly }), ...(contradictory && { contradictory }) };
    const basis: Basis = { kind, ...evidence, detail: saw, ...variation };
    return { value: undefined, basis };
  }
  const { alternative, parameter, exceptions } = recognition;
  const setting = settingOf(gap, recognition);
  if (setting === undefined) {
    const detail =
      unplayedText(gap, alternative) ??
      (isPublicParameter(parameter) ? saw : `\`${alternative}\`, ${withheld}`);
    return { value: undefined, basis: { kind: 'somethingElse', ...evidence, detail } };
  }
  const detail = exceptions === undefined ? setting.detail : `but not always: ${saw}`;
  const { value, measure } = setting;
  return { value, measure, basis: { kind: 'seen', ...evidence, ...(detail && { detail }) } };
}

const withheld =
  'with a text that is left out, because it may name a host or hold a secret; set it by hand if it does not';

/** What the owner of the deployment says about a gap; undefined: nothing, or not always the same. */
function declaredIn(gap: AlternativeGapId, sources: readonly EvidenceSource[]): string | undefined {
  if (gap !== 'time-units') return undefined;
  const units = new Set(sources.map(({ view }) => view.subject.timeUnitMs));
  return Object.keys(unitsMs).find((unit) => units.size === 1 && units.has(unitsMs[unit]));
}

/** A clause that is equal for what is the same: of names that may be private it has digests, and none of single ids. */
function comparableClause(saw: string): string {
  return saw
    .replaceAll(/,? such as `[^`]*`/g, '')
    .replaceAll(/`([^`]*)`/g, (quoted, name: string) => {
      if (isKnownName(name)) return quoted;
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
    .replaceAll(/,? (?:first )?in evidence [\d:]+/g, '')
    .replaceAll(/`([^`]*)`/g, (quoted, name: string) => (isKnownName(name) ? quoted : '`…`'))
    .replaceAll(/[^ -~…]/g, '')
    .slice(0, longestText);
}

const longestText = 400;

/** Names that the document itself quotes, those of its operations, and such as states have. */
function isKnownName(name: string): boolean {
  const isState = /^[A-Z][A-Z_]{2,30}$/.test(name) && isPublicName(name);
  return knownNames.has(name) || isState || Object.hasOwn(operations, name);
}

const knownNames: ReadonlySet<string> = new Set(
  [...JSON.stringify(gaps).matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

function unplayedText(gap: AlternativeGapId, alternative: string): string | undefined {
  const why = whyUnplayed(gap, alternative);
  return why && `\`${alternative}\`, which the local service does not offer (${clauseOf(why)})`;
}

function notSeen(
  recognition: RecognisedGap & { readonly kind: 'notSeen' },
  sources: readonly EvidenceSource[],
): LearnedValue {
  const declared = declaredIn(recognition.gap, sources);
  if (declared !== undefined) return { value: declared, basis: { kind: 'declared' } };
  const wouldShow =
    whyUnrecognised(recognisers[recognition.gap]) === undefined ? recognition.wouldShow : undefined;
  const { limits: alternative, bounds, shownBy } = recognition;
  const isKnown = alternative !== undefined && bounds !== undefined;
  const limits = isKnown ? { limits: { alternative, bounds, shownBy } } : {};
  return { value: undefined, basis: { kind: 'notSeen', wouldShow, ...limits } };
}

interface AlternativeChoice {
  readonly alternative: string;
  readonly parameter?: string | number | undefined;
  readonly bounds?: Bounds | undefined;
}

interface ChosenSetting {
  readonly value: SettingValue;
  readonly measure: Measure;
  readonly detail: string | undefined;
}

/** Undefined if the local service cannot be set to it. */
function settingOf(
  gap: AlternativeGapId,
  { alternative, parameter, bounds }: AlternativeChoice,
): ChosenSetting | undefined {
  if (!isLearnable(gap, alternative)) return undefined;
  const usual = usualParameter(gap, alternative);
  const chosen = bounds === undefined ? parameter : numberWithin(bounds, parameter ?? usual);
  const value = chosen === undefined ? alternative : { [alternative]: chosen };
  if (!validateAlternatives({ [gap]: value }) || !isPublicParameter(chosen)) return undefined;
  const measure: Measure = bounds === undefined ? { kind: 'exact' } : { kind: 'bounds', bounds };
  return { value, measure, detail: bounds && boundsText(bounds) };
}

function isPublicParameter(parameter: string | number | undefined): boolean {
  return typeof parameter !== 'string' || isPublicName(parameter);
}

/** The alternative that a setting names, and what it takes; undefined if the setting leaves that open. */
export function choiceIn(
  setting: SettingValue | undefined,
): readonly [alternative: string | undefined, parameter: SettingValue | undefined] {
  if (typeof setting !== 'object' || setting === null) return [setting?.toString(), undefined];
  const [[alternative, parameter] = [undefined, undefined]] = Object.entries(setting);
  return [alternative, parameter];
}
