/** Requests for files that outputs give the addresses of, found again in evidence. */
import type { Exchange } from '../../evidence/records.ts';
import type { EvidenceView } from './evidence-view.ts';
import { groupedBy } from './grouped-by.ts';
import { madeOnce } from './made-once.ts';

/** Finds the requests for an address within a scenario, in the order in which they were sent. */
export function downloadsIn(
  evidence: EvidenceView,
): (scenario: string, address: string) => readonly Exchange[] {
  const found = byAddress(evidence);
  return (scenario, address) => found.get(keyOf(scenario, address)) ?? [];
}

const byAddress = madeOnce(({ calls, subject }: EvidenceView) => {
  const read = calls
    .map(({ exchange }) => exchange)
    .filter(({ request }) => request.method === 'GET');
  return groupedBy(read, ({ scenario, request: { target } }) =>
    keyOf(scenario, target.startsWith('/') ? subject.baseUrl + target : target),
  );
});

function keyOf(scenario: string, address: string): string {
  return JSON.stringify([scenario, URL.canParse(address) ? new URL(address).href : address]);
}
