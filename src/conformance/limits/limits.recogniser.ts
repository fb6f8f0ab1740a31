/** Recognises the limits of a deployment: how many requests of an operation an endpoint admits. */
import { limits } from '#generated/reference/tables.js';
import { groupBy, partitionPoint } from '../../evidence/indexes.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import { burstMs, refusedBursts } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import {
  does,
  type Recognisers,
  type Sighting,
  unrecognisableGap,
} from '../recognising/sightings.ts';

const { windowMs } = limits.rates;

/**
 * Requests of one operation that were all admitted within the window limit the rate from below. All that were sent
 * before a 429 limit it from above, if a burst was refused again and again. Scenarios may have accounts of their own.
 */
function rateLimits({ calls, subject }: EvidenceView): Sighting<'limited'>[] {
  const sent = calls.filter(
    ({ operationId, status, exchange: { key } }) =>
      operationId !== undefined && status !== undefined && (key === 'valid' || key === 'unknown'),
  );
  const placeOf = ({ operationId, endpointId }: OperationExchange) =>
    JSON.stringify([operationId, endpointId]);
  const alike = groupBy(sent, (call) => `${placeOf(call)} ${call.exchange.scenario}`);
  // Only with the control interface is it certain that scenarios have accounts of their own.
  const counted = subject.claims.includes('fault-source') ? alike : groupBy(sent, placeOf);
  const admitted = [...alike.values()].map(mostAdmitted);
  const isDeclared = subject.claims.includes('request-burst');
  const refused = [...counted.values()].flatMap((group) => beforeRefusals(group, isDeclared));
  const most = admitted.reduce<AdmittedRequests>(
    (more, other) => (other.count > more.count ? other : more),
    none,
  );
  if (most === none) return refused;
  const saw = `up to ${most.count} requests of one operation in ${windowMs / 1000} seconds were admitted`;
  const more = { bounds: { atLeast: most.count }, isPartial: true } as const;
  return [does('limited', saw, most.shownBy, more), ...refused];
}

interface AdmittedRequests {
  readonly count: number;
  readonly shownBy: readonly number[];
}

const none: AdmittedRequests = { count: 0, shownBy: [] };

/**
 * The most requests that were sent and admitted within one window. Unless there was a pause before, two windows
 * in a row may have admitted them.
 */
function mostAdmitted(calls: readonly OperationExchange[]): AdmittedRequests {
  const exchanges = calls.filter(({ status }) => status !== 429).map(({ exchange }) => exchange);
  const received = exchanges
    .map(({ receivedMs }) => receivedMs)
    .sort((left, right) => left - right);
  let lastMs = Number.NEGATIVE_INFINITY;
  return exchanges.reduce<AdmittedRequests>((most, { sentMs, receivedMs, id }, index) => {
    const within = partitionPoint(received, (atMs) => atMs < sentMs + windowMs) - index;
    const count = sentMs - lastMs >= windowMs ? within : Math.ceil(within / 2);
    lastMs = Math.max(lastMs, receivedMs);
    return count > most.count ? { count, shownBy: [id] } : most;
  }, none);
}

/** Each refused request, with the number of others that may count towards its window, where the rate is the reason. */
function beforeRefusals(
  calls: readonly OperationExchange[],
  isDeclared: boolean,
): Sighting<'limited'>[] {
  const terms = isDeclared ? refusedBursts.declared : refusedBursts.other;
  return refusalsInARow(calls).flatMap((row) => {
    const isLimit = row.length >= terms.fewestInARow && isBurst(row, calls, terms.slowness);
    return row.map((call) => {
      const { operationId, exchange } = call;
      const saw = `\`${operationId}\` got 429`;
      // A 429 may have other reasons than the rate.
      if (!isLimit) return does('limited', saw, [exchange.id], { isPartial: true });
      const atMost = Math.max(0, countedWith(call, calls).length - 1);
      return does('limited', saw, [exchange.id], { bounds: { atMost } });
    });
  });
}

/** The refused requests of each window between which none was admitted. */
function refusalsInARow(calls: readonly OperationExchange[]): OperationExchange[][] {
  const rows: OperationExchange[][] = [];
  let row: OperationExchange[] = [];
  for (const call of calls) {
    const first = row[0]?.exchange;
    const isAfter = first !== undefined && call.exchange.sentMs >= first.receivedMs;
    const isOver = first !== undefined && call.exchange.sentMs > first.sentMs + windowMs;
    if (isOver || (isAfter && call.status !== 429)) row = [];
    if (call.status !== 429) continue;
    if (row.length === 0) rows.push(row);
    row.push(call);
  }
  return rows;
}

/** The requests that may count towards the window of a refused one, itself among them. */
function countedWith(
  { exchange: { sentMs, receivedMs } }: OperationExchange,
  calls: readonly OperationExchange[],
): readonly OperationExchange[] {
  const before = partitionPoint(calls, (call) => call.exchange.sentMs <= receivedMs);
  const out = partitionPoint(calls, (call) => call.exchange.receivedMs < sentMs - windowMs);
  return calls.slice(out, before);
}

/** Whether requests were refused because so many were sent in quick succession, apart from a few before. */
function isBurst(
  [first]: readonly OperationExchange[],
  calls: readonly OperationExchange[],
  slowness: number,
): boolean {
  if (first === undefined) return false;
  const counted = countedWith(first, calls);
  const spanMs = burstMs(counted.length * slowness);
  const fromMs = first.exchange.receivedMs - spanMs;
  const quick = counted.filter(({ exchange }) => exchange.sentMs >= fromMs);
  return quick.length >= refusedBursts.quickShare * counted.length;
}

export const limitRecognisers = {
  'rate-limits': {
    needs: 'so many requests in quick succession that one gets 429',
    declarations: ['request-burst'],
    unseen: { unlimited: 'That no request was refused does not show that none will be.' },
    sightings: rateLimits,
  },
  'queue-length': unrecognisableGap(
    'It takes a queue full of jobs, which holds up those of its owner, and a 429 may have another reason than the queue.',
  ),
  'kept-bytes': unrecognisableGap(
    'It takes filling the storage of the account, which deletes jobs of its owner.',
  ),
  'response-size': unrecognisableGap(
    'It takes outputs of growing size until a job fails, which costs traffic, and a failure may have another reason than the size.',
  ),
} satisfies Recognisers;
