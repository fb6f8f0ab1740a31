import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { follows, observationOf } from '../judging/jobs/job-history.ts';
import { shownOutputs } from '../judging/jobs/outputs.ts';
import { makesImages } from '../judging/jobs/result-files.ts';

interface AfterBudget {
  readonly call: OperationExchange;
  /** What shows that the budget was spent by then; undefined if nothing does. */
  readonly spentId: number | undefined;
}

/** The submissions that were sent to see what a spent budget does. */
export function callsAfterBudget(evidence: EvidenceView): AfterBudget[] {
  const charged = shownOutputs(evidence, makesImages).filter(({ cost = 0n }) => cost > 0n);
  return evidence.calls
    .filter(({ exchange: { probes = [] } }) => probes.includes('budget'))
    .map((call) => {
      const spent = charged.find(
        ({ job, sample }) =>
          job.scenario === call.exchange.scenario && follows(observationOf(call), sample),
      );
      return { call, spentId: spent?.sample.id };
    });
}
