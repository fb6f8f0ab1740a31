/**
 * Makes settings of the points that were learned, without combinations that the local service cannot play.
 */
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import { type Json, placedIn, pointerOf } from '../core/json.ts';
import { clauseOf } from '../core/sentences.ts';
import {
  type ImpossibleCombination,
  impossibleCombinations,
} from '../reference/alternatives/impossible-combinations.ts';
import type { LearnedSetting } from './learned-setting.ts';

/** The settings that the points make. */
export function settingsFromPoints({
  points,
}: {
  readonly points: readonly LearnedSetting[];
}): Readonly<Record<string, Json>> {
  const root: Record<string, Json> = {};
  const place = placedIn(root);
  for (const { path, value } of points) if (value !== undefined) place(pointerOf(path), value);
  return root;
}

/** The points without those that cannot be together with others: what was seen less often is left out, and said. */
export function possibleSettings(points: readonly LearnedSetting[]): readonly LearnedSetting[] {
  const settings = settingsFromPoints({ points });
  const [conflict] = validateServiceSettings(settings) ? impossibleCombinations(settings) : [];
  if (conflict === undefined) return points;
  const [firstPoint, secondPoint] = [conflict.choice, conflict.other].map(({ at }) =>
    pointAt(at, points),
  );
  const isOther = (secondPoint && timesSeen(secondPoint) < timesSeen(firstPoint)) ?? false;
  const left = isOther ? secondPoint : firstPoint;
  const { basis } = left ?? {};
  if (left === undefined || basis?.kind !== 'seen') return points;
  const detail = whyLeft(conflict, isOther);
  const without: LearnedSetting = {
    ...left,
    value: undefined,
    basis: { clauses: [], ...basis, kind: 'somethingElse', detail },
  };
  return possibleSettings(points.map((point) => (point === left ? without : point)));
}

function pointAt(at: string, points: readonly LearnedSetting[]): LearnedSetting | undefined {
  return points.find(({ path, value }) => value !== undefined && pointerOf(path) === `#${at}`);
}

function timesSeen(point: LearnedSetting | undefined): number {
  return point?.basis.kind === 'seen' ? point.basis.count : 0;
}

function whyLeft(
  { choice: first, other: second, reason }: ImpossibleCombination,
  isOther: boolean,
): string {
  const [left, kept] = isOther ? [second, first] : [first, second];
  return `\`${left.says}\`, which cannot be together with \`${kept.says}\` at ${kept.at} (${clauseOf(reason)})`;
}
