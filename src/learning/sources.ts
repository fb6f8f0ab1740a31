/** The evidence that is learned from: one or more files, each of one deployment. */
import { type Recognised, recognise } from '../conformance/alternatives/recognise.ts';
import { type EvidenceView, viewOf } from '../conformance/judging/evidence-view.ts';
import type { EvidenceRecord } from '../evidence/records.ts';
import type { Place } from './point.ts';

export interface Source {
  /** Its number, from 0. */
  readonly index: number;
  readonly view: EvidenceView;
  readonly recognised: readonly Recognised[];
  /** Milliseconds in a unit of the times that jobs report; undefined: unknown. */
  readonly unitMs: number | undefined;
}

export function sourceOf(records: readonly EvidenceRecord[], index: number): Source {
  const view = viewOf(records);
  const recognised = recognise(view);
  const unit = recognised.find(({ gap }) => gap === 'time-units');
  const seen = unit?.kind === 'does' ? unitsMs[unit.alternative] : undefined;
  return { index, view, recognised, unitMs: view.subject.timeUnitMs ?? seen };
}

/** How many milliseconds are in a unit, by the alternatives of `time-units`. */
export const unitsMs: Readonly<Record<string, number>> = { milliseconds: 1, seconds: 1000 };

/** The most pieces of evidence that a point names. */
const mostPlaces = 10;

export function placesIn({ index }: Source, ids: readonly number[]): Place[] {
  return [...new Set(ids)].slice(0, mostPlaces).map((id) => ({ source: index, id }));
}

/** Those of several sources, as many as a point names. */
export function fewOf(places: readonly (readonly Place[])[]): Place[] {
  return places.flat().slice(0, mostPlaces);
}
