/** Whether a deployment does something else than the settings say that were learned from it. */
import { isDeepStrictEqual } from 'node:util';
import { alternativeGaps, gapNamed } from '#generated/reference/tables.js';
import { isException, tolerances } from '../conformance/contract/tolerances.ts';
import { recognisers } from '../conformance/recognisers.ts';
import {
  type Bounds,
  boundsOverlap,
  boundsText,
  isWithin,
} from '../conformance/recognising/measured-bounds.ts';
import { widenBounds } from '../conformance/recognising/recognise.ts';
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import { definedMembers } from '../core/defined-members.ts';
import { isObject, partAt, pointerOf } from '../core/json.ts';
import { clauseOf } from '../core/sentences.ts';
import type { SizeRoundingSetting } from '../reference/models/round-sizes.ts';
import { choiceIn } from './alternative-settings.ts';
import {
  durationChange,
  fewestTimes,
  type MeasuredTimes,
  type TimeTolerance,
  tooFewTimes,
} from './duration-change.ts';
import type { DurationSetting } from './duration-setting.ts';
import type { LearningResult } from './learn.ts';
import {
  type Basis,
  type Clauses,
  isSettingValue,
  type LearnedSetting,
  type SettingValue,
} from './learned-setting.ts';
import { settingPaths } from './settings-of-file.ts';
import { explainsSides } from './side-lengths.ts';

/** A point that is not as the file says. */
export interface SettingChange {
  readonly path: readonly string[];
  /** What was seen then, in clauses, if no setting expressed it. */
  readonly from: SettingValue;
  /** Undefined: something that no setting expresses, or not always the same. */
  readonly to: SettingValue | undefined;
  readonly kind: 'seen' | 'somethingElse' | 'varies';
  readonly shownBy: readonly EvidenceRef[];
  /** What differs, as a sentence; only for measured values. */
  readonly detail?: string;
}

export interface SettingsComparison {
  readonly changes: readonly SettingChange[];
  /** Points that were seen for the first time; the file does not say what they were before. */
  readonly fresh: readonly LearnedSetting[];
  /** The points of the file that were seen again, and are the same. */
  readonly same: readonly LearnedSetting[];
  /** The settings of the file about which the evidence says too little. */
  readonly notCompared: readonly UncomparedSetting[];
  /** The settings of the file that these scenarios, or requests and responses at all, do not show. */
  readonly notLookedFor: readonly UncomparedSetting[];
}

export interface UncomparedSetting {
  readonly path: readonly string[];
  /** Why it was not compared, without a period at the end. */
  readonly reason: string;
}

interface ComparisonOptions {
  /** Whether only some scenarios ran, by the wish of who ran them: then they need not show everything. */
  readonly isSelection?: boolean;
}

/** Compares what is seen now with the settings of a file. */
export function compareSettings(
  settings: unknown,
  { points }: Pick<LearningResult, 'points'>,
  { isSelection = false }: ComparisonOptions = {},
): SettingsComparison {
  const changes: SettingChange[] = [];
  const fresh: LearnedSetting[] = [];
  const same: LearnedSetting[] = [];
  const notCompared: UncomparedSetting[] = [];
  const notLookedFor: UncomparedSetting[] = [];
  const leaveOut = (uncompared: UncomparedSetting) => {
    if (isSelection) {
      notLookedFor.push({ ...uncompared, reason: 'the selected scenarios need not show it' });
    } else notCompared.push(uncompared);
  };
  for (const uncompared of unknownSettings(settings, points)) {
    if (uncompared.isVisible) leaveOut(uncompared);
    else notLookedFor.push(uncompared);
  }
  for (const point of points) {
    const { basis, path, value } = point;
    const observed = observedOfFile(settings, path);
    const before = settingIn(settings, path) ?? observed;
    if (basis.kind === 'notSeen' || basis.kind === 'declared' || basis.kind === 'madeUp') {
      if (before === undefined || basis.kind !== 'notSeen') continue;
      const change = limitChange(before, point, limitsIn(settings, path));
      const { wouldShow } = basis;
      if (change !== undefined) changes.push(change);
      else if (wouldShow === undefined) notLookedFor.push({ path, reason: neverShown });
      else leaveOut({ path, reason: `not seen. Needed: ${clauseOf(wouldShow)}` });
    } else if (before === undefined) {
      fresh.push(point);
    } else if (observed?.includes(tooFewTimes)) {
      notLookedFor.push({ path, reason: `${tooFewTimes} when the file was learned` });
    } else if (isMeasuredSeldom(point)) {
      leaveOut({ path, reason: tooFewTimes });
    } else {
      const difference =
        before === observed
          ? otherClauses(observed, basis.clauses ?? [])
          : differenceNow(before, point, basis, limitsIn(settings, path));
      if (difference === undefined) same.push(point);
      else {
        const { kind, shownBy } = basis;
        changes.push({ path, kind, from: before, to: value, shownBy, ...difference });
      }
    }
  }
  return { changes, fresh, same, notCompared, notLookedFor };
}

const neverShown = 'requests and responses never show it';

function isMeasuredSeldom({ measure }: LearnedSetting): boolean {
  return measure?.kind === 'times' && measure.ms.length < fewestTimes;
}

/** A setting of a file of which nothing was learned now. */
interface UnknownSetting extends UncomparedSetting {
  /** Whether other evidence could show it. */
  readonly isVisible: boolean;
}

function unknownSettings(settings: unknown, points: readonly LearnedSetting[]): UnknownSetting[] {
  const learnedPaths = new Set(points.map(({ path }) => pointerOf(path)));
  const endpoints = new Set(points.flatMap(({ path: [section, id] }) => idOfEndpoint(section, id)));
  const absent = new Set<string>();
  return settingPaths(settings).flatMap((path): UnknownSetting[] => {
    if (learnedPaths.has(pointerOf(path))) return [];
    const [section, id = '', member] = path;
    if (section === 'endpoints' && !endpoints.has(id)) {
      if (absent.has(id)) return [];
      absent.add(id);
      const reason = 'the endpoint is not declared, and no request to it succeeded';
      return [{ path: [section, id], reason, isVisible: true }];
    }
    return member === 'inputs'
      ? [{ path, reason: 'no target file declares this input', isVisible: true }]
      : [{ path, reason: neverShown, isVisible: false }];
  });
}

function idOfEndpoint(section: string | undefined, id: string | undefined): string[] {
  return section === 'endpoints' && id !== undefined ? [id] : [];
}

/** What was seen of a point that no setting expresses. */
function observedOfFile(settings: unknown, path: readonly string[]): Clauses | undefined {
  const observed = partAt(settings, observedAt(path));
  return Array.isArray(observed)
    ? observed.filter((clause) => typeof clause === 'string')
    : undefined;
}

/** The limits between which a measured number was. */
function limitsIn(settings: unknown, path: readonly string[]): Bounds | undefined {
  const observed = partAt(settings, observedAt(path));
  if (!isObject(observed)) return undefined;
  const { atLeast, atMost } = observed;
  return definedMembers({
    atLeast: typeof atLeast === 'number' ? atLeast : undefined,
    atMost: typeof atMost === 'number' ? atMost : undefined,
  });
}

function observedAt(path: readonly string[]): string {
  return pointerOf(['observed', pointerOf(path).slice(1)]);
}

/** Only what was never seen before counts: how much of it is seen depends on the scenarios. */
function otherClauses(before: Clauses, now: Clauses): Pick<SettingChange, 'detail'> | undefined {
  const other = now.filter((clause) => !before.includes(clause));
  return other.length === 0 ? undefined : { detail: `Seen now: ${other.join('; ')}.` };
}

function differenceNow(
  before: SettingValue,
  point: LearnedSetting,
  basis: Extract<Basis, { shownBy: unknown }>,
  limits: Bounds | undefined,
): Pick<SettingChange, 'detail'> | undefined {
  if (basis.kind === 'seen') return differenceOf(before, point, limits);
  // One exception may be chance; several are another behaviour in some cases.
  const { mostly, count, contradictory = [] } = basis;
  const isUsual = mostly !== undefined && mostly.alternative === choiceIn(before)[0];
  const changed = contradictory.filter((bounds) => !canBeSame(before, limits, { point, bounds }));
  const others = count - (mostly?.count ?? 0) + changed.length;
  if (isUsual && (others === 1 || isException(others, count))) return undefined;
  const texts = [...new Set(changed.map(boundsText))].slice(0, mostTexts);
  const detail = changed.length === 0 ? basis.detail : `measured ${texts.join('; ')}`;
  return { detail: `Seen: ${clauseOf(detail)}.` };
}

/** The most measurements that a sentence lists. */
const mostTexts = 5;

/** What little is known of a number may be enough to know that it is another one. */
function limitChange(
  before: SettingValue,
  point: LearnedSetting,
  limits: Bounds | undefined,
): SettingChange | undefined {
  const { basis, path } = point;
  if (basis.kind !== 'notSeen' || basis.limits === undefined) return undefined;
  const { alternative, bounds, shownBy } = basis.limits;
  if (choiceIn(before)[0] !== alternative) return undefined;
  if (canBeSame(before, limits, { point, bounds })) return undefined;
  const detail = `It is ${boundsText(bounds)} now.`;
  return { path, kind: 'seen', from: before, to: undefined, shownBy, detail };
}

/** Whether a measurement can be one of the number in a file: timers of any service are late at times. */
function canBeSame(
  before: SettingValue,
  limits: Bounds | undefined,
  { point: { path }, bounds }: { point: LearnedSetting; bounds: Bounds },
): boolean {
  const [, number = standardOf(path[1] ?? '', choiceIn(before)[0])] = choiceIn(before);
  const gap = alternativeGaps.find((id) => id === path[1]);
  if (typeof number !== 'number' || gap === undefined) return true;
  const knownLimits = limitsAround(number, limits) ?? boundsOfExact(number);
  return boundsOverlap(
    knownLimits,
    widenBounds(number, bounds, recognisers[gap].precision),
    tolerances.measuredNumber.share,
  );
}

function settingIn(settings: unknown, path: readonly string[]): SettingValue | undefined {
  const setting = partAt(settings, pointerOf(path));
  return isSettingValue(setting) ? setting : undefined;
}

/** Undefined if there is none, or if it is too small to count. */
function differenceOf(
  before: SettingValue,
  point: LearnedSetting,
  limits: Bounds | undefined,
): Pick<SettingChange, 'detail'> | undefined {
  const { value, measure = { kind: 'exact' } } = point;
  switch (measure.kind) {
    case 'exact':
      return isSameSetting(before, point) ? undefined : {};
    case 'bounds':
      return outside(before, limits, { value, bounds: measure.bounds });
    case 'atLeast':
      // How much of it is seen depends on the scenarios.
      return undefined;
    case 'times':
      return isDuration(before) ? changedTime(before, measure, 'learnedTime') : undefined;
    case 'answerTimes':
      return isDuration(before) ? changedTime(before, measure, 'answerTime') : undefined;
    case 'sides':
      return isSizeRounding(before) && explainsSides(before, measure.sides) ? undefined : {};
    case 'script':
      return differentScript(before, value, measure);
  }
}

function changedTime(
  before: DurationSetting,
  now: MeasuredTimes,
  tolerance: TimeTolerance,
): Pick<SettingChange, 'detail'> | undefined {
  const change = durationChange(before, now, tolerance);
  if (change === undefined) return undefined;
  const { fromMs, toMs, allowedMs } = change;
  const detail = `The median went from ${fromMs} to ${toMs} ms; differences up to ${allowedMs} ms do not count.`;
  return { detail };
}

/** The measured time of a script counts like any other time; the rest of it is exact. */
function differentScript(
  before: SettingValue,
  value: SettingValue | undefined,
  times: MeasuredTimes,
): Pick<SettingChange, 'detail'> | undefined {
  if (!isObject(before) || !isObject(value)) return {};
  const { afterMs, ...outcome } = before;
  const { afterMs: _, ...outcomeNow } = value;
  if (!isDeepStrictEqual(outcome, outcomeNow)) return {};
  return typeof afterMs === 'number' ? changedTime(afterMs, times, 'learnedTime') : undefined;
}

/** Of an alternative, the parameter counts only where it was seen. */
function isSameSetting(
  before: SettingValue,
  { path: [section, gap = ''], value }: LearnedSetting,
): boolean {
  if (section !== 'alternatives') return isDeepStrictEqual(before, value);
  const [alternative, parameter = standardOf(gap, alternative)] = choiceIn(before);
  const [alternativeNow, parameterNow] = choiceIn(value);
  const isParameter = parameterNow === undefined || parameterNow === parameter;
  return alternative === alternativeNow && isParameter;
}

function standardOf(gap: string, alternative: string | undefined): SettingValue | undefined {
  return gapNamed(gap)?.alternatives?.[alternative ?? '']?.parameter?.default;
}

/** The limits of a number in a file. If it is not between them, somebody has edited it, and it counts alone. */
function limitsAround(number: number, limits: Bounds | undefined): Bounds | undefined {
  const { share } = tolerances.measuredNumber;
  return limits !== undefined && isWithin(number, limits, share) ? limits : undefined;
}

function boundsOfExact(number: number): Bounds {
  return { atLeast: number, atMost: number };
}

/** @param limits between which the number was */
function outside(
  before: SettingValue,
  limits: Bounds | undefined,
  { value, bounds }: { readonly value: SettingValue | undefined; readonly bounds: Bounds },
): Pick<SettingChange, 'detail'> | undefined {
  const [alternative, number] = choiceIn(before);
  const [alternativeNow] = choiceIn(value);
  if (alternative !== alternativeNow) return {};
  if (typeof number !== 'number') return undefined;
  const { share } = tolerances.measuredNumber;
  const knownLimits = limitsAround(number, limits);
  if (boundsOverlap(knownLimits ?? boundsOfExact(number), bounds, share)) return undefined;
  const was = knownLimits === undefined ? '' : `was ${boundsText(knownLimits)}, and `;
  return { detail: `It ${was}is ${boundsText(bounds)} now.` };
}

function isSizeRounding(setting: SettingValue): setting is SettingValue & SizeRoundingSetting {
  return typeof setting === 'number' || (isObject(setting) && 'direction' in setting);
}

function isDuration(
  setting: SettingValue,
): setting is Extract<SettingValue & DurationSetting, unknown> {
  return typeof setting === 'number' || (isObject(setting) && 'distribution' in setting);
}
