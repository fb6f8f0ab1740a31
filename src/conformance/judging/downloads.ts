/** Requests for files that outputs give the addresses of, found again in evidence. */
import type { Exchange } from '../../evidence/records.ts';
import type { EvidenceView } from './evidence-view.ts';

/** Finds the requests for an address within a scenario, in the order in which they were sent. */
export function downloadsIn({
  calls,
  subject,
}: EvidenceView): (scenario: string, address: string) => readonly Exchange[] {
  const found = new Map<string, Exchange[]>();
  for (const { exchange } of calls) {
    const { method, target } = exchange.request;
    if (method !== 'GET') continue;
    const key = keyOf(
      exchange.scenario,
      target.startsWith('/') ? subject.baseUrl + target : target,
    );
    const same = found.get(key);
    if (same === undefined) found.set(key, [exchange]);
    else same.push(exchange);
  }
  return (scenario, address) => found.get(keyOf(scenario, address)) ?? [];
}

function keyOf(scenario: string, address: string): string {
  return JSON.stringify([scenario, URL.canParse(address) ? new URL(address).href : address]);
}
