/** The pieces of evidence that a learned setting names. */
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import type { EvidenceSource } from './evidence-sources.ts';

/** The most that a setting names. */
const mostRefs = 10;

/** The first records of one source, by their ids. */
export function refsInSource({ index }: EvidenceSource, ids: readonly number[]): EvidenceRef[] {
  return [...new Set(ids)].slice(0, mostRefs).map((id) => ({ source: index, id }));
}

/** The first of several lists together. */
export function firstRefs(refs: readonly (readonly EvidenceRef[])[]): EvidenceRef[] {
  return refs.flat().slice(0, mostRefs);
}
