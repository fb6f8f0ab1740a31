/** What kept a run from telling more, as far as its evidence shows it: not a verdict, but a reason. */
import { readCall } from '../../evidence/calls.ts';
import type { EvidenceRecord, Exchange, Subject } from '../../evidence/records.ts';

/** After so many requests in a row without an answer, nobody seems to be there any more. */
const silence = 3;

/** Obstacles as sentences; none where the deployment was there from the beginning to the end. */
export function obstaclesIn(records: readonly EvidenceRecord[], { endpoints }: Subject): string[] {
  const exchanges = records.filter((record) => record.kind === 'exchange');
  return [
    ...endpoints.map(({ id }) => id).flatMap((id) => unknownEndpoint(exchanges, id)),
    ...silentEnd(exchanges),
  ];
}

function unknownEndpoint(exchanges: readonly Exchange[], id: string): string[] {
  const submissions = exchanges.filter((exchange) => {
    const { operationId, endpointId } = readCall(exchange);
    const submits = operationId === 'runJob' || operationId === 'runJobSync';
    return submits && endpointId === id && exchange.key === 'valid';
  });
  if (submissions.length === 0) return [];
  if (submissions.some(({ response }) => response?.status !== 404)) return [];
  return [
    `Every submission to ${id} was answered with 404; is there such an endpoint at this base URL?`,
  ];
}

/** A caller that hangs up has no answer by its own will. */
function silentEnd(exchanges: readonly Exchange[]): string[] {
  const waited = exchanges.filter(({ hangUpAfterMs }) => hangUpAfterMs === undefined);
  const lastAnswered = waited.findLastIndex(({ response }) => response !== undefined);
  const unanswered = waited.slice(lastAnswered + 1);
  const [first] = unanswered;
  if (first === undefined || unanswered.length < silence) return [];
  return [
    `The last ${unanswered.length} requests had no answer, from evidence ${first.id} on: ${first.failure ?? 'no reason is known'}`,
  ];
}
