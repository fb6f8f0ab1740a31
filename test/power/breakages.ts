/** What a deployment may do wrong, whatever the circumstances. */
import { calls } from './broken-calls.ts';
import { reads } from './broken-reads.ts';
import { acceptedFaults, otherRefusals } from './broken-refusals.ts';
import { requests } from './broken-requests.ts';
import { submissions } from './broken-submissions.ts';
import type { Breakage } from './variant.ts';

export const breakages: readonly Breakage[] = Object.entries({
  ...submissions,
  ...acceptedFaults,
  ...otherRefusals,
  ...reads,
  ...calls,
  ...requests,
}).map(([name, breakage]) => ({ name, ...breakage }));
