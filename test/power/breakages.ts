/** What a deployment may do wrong, whatever the circumstances. */
import { calls } from './broken-calls.ts';
import { reads } from './broken-reads.ts';
import { acceptedFaults, otherRefusals } from './broken-refusals.ts';
import { requests } from './broken-requests.ts';
import { legalSchemaBehaviours, schemaBreakages } from './broken-schemas.ts';
import { submissions } from './broken-submissions.ts';
import { legalBehaviours } from './legal-behaviours.ts';
import type { Breakage } from './variant.ts';

export const breakages: readonly Breakage[] = Object.entries({
  ...submissions,
  ...acceptedFaults,
  ...otherRefusals,
  ...reads,
  ...calls,
  ...requests,
  ...schemaBreakages,
}).map(([name, breakage]) => ({ name, ...breakage }));

/** What it may do as well: no rule is about it. */
export const legal: readonly Breakage[] = Object.entries({
  ...legalBehaviours,
  ...legalSchemaBehaviours,
}).map(([name, behaviour]) => ({ name, ...behaviour }));
