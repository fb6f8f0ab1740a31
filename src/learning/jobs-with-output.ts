/** The completed jobs of a deployment's own endpoints, with what they took and returned. */
import { viewOf } from '../conformance/judging/evidence-view.ts';
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import { isObject } from '../core/json.ts';
import type { EvidenceRecord } from '../evidence/record-types.ts';

export type Evidence = readonly (readonly EvidenceRecord[])[];

export interface JobWithOutput {
  readonly endpointId: string;
  readonly shownBy: EvidenceRef;
  readonly input: unknown;
  readonly output: unknown;
}

/** Those of endpoints that are not declared public. */
export function jobsWithOutput(evidence: Evidence): JobWithOutput[] {
  return evidence.map(viewOf).flatMap((view, source) =>
    view.jobs.flatMap(({ endpointId, submission, samples }) => {
      const end = samples.find(({ job }) => job.phase === 'completed');
      const output = end?.job.raw['output'];
      if (endpointId === undefined || end === undefined || output === undefined) return [];
      if (view.endpoint(endpointId)?.kind === 'public') return [];
      const input = isObject(submission?.sent) ? submission.sent['input'] : undefined;
      return [{ endpointId, shownBy: { source, id: end.id }, input, output }];
    }),
  );
}
