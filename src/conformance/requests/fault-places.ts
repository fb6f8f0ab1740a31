/** Where requests with a fault are submitted, and what they have beside it: a service may check only some of them. */
import { lifecycle, pricing } from '#generated/reference/tables.js';
import { charge } from '../../core/money.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { withAllStorage } from '../contract/made-up-storage.ts';
import { requestObject } from '../contract/request-schema.ts';
import { ordinaryEndpoint, ordinaryRequest } from '../run/choose-endpoint.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import type { RequestFault } from './request-faults.ts';

export interface PlacedFault {
  readonly endpoint: TargetEndpoint;
  readonly fault: RequestFault;
  readonly companions: Companions;
}

/** Valid members beside a fault. */
interface Companions {
  readonly hasWebhook: boolean;
  readonly hasStorage: boolean;
  readonly policy?: object;
}

const { executionTimeout, ttl } = lifecycle.timers;
const limits = { executionTimeout: executionTimeout.default, ttl: ttl.default };

/** Each member that may stand beside a fault is in some of them, and not in others. */
const allCompanions: readonly Companions[] = [
  { hasWebhook: false, hasStorage: false },
  { hasWebhook: true, hasStorage: true, policy: { ...limits, lowPriority: true } },
  { hasWebhook: true, hasStorage: false, policy: { ...limits, lowPriority: false } },
  { hasWebhook: false, hasStorage: true, policy: { lowPriority: false } },
  { hasWebhook: false, hasStorage: true, policy: { ...limits, lowPriority: true } },
];

/**
 * The faults of each member at every kind of endpoint, and with every set of companions. A member that has fewer faults
 * than that has some of them twice.
 */
export function placeFaults(faults: readonly RequestFault[], target: Target): PlacedFault[] {
  const kinds = endpointsByKind(target, faults.length);
  const byMember = [...groupBy(faults, ({ at }) => at).values()];
  const atLeast = Math.max(kinds.length, allCompanions.length);
  // Each member begins at another kind, endpoint and set, so that these meet in other ways.
  return byMember.flatMap((ofMember, turn) =>
    Array.from({ length: Math.max(ofMember.length, atLeast) }, (_, index) => ({
      fault: itemAt(ofMember, index),
      endpoint: itemAt(itemAt(kinds, index + turn), turn),
      // In steps of two, so that a kind does not always meet the same companions.
      companions: itemAt(allCompanions, index + 2 * turn),
    })),
  );
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Expected at least one item.');
  return item;
}

/** A valid request to the endpoint, with the companions of a fault. */
export function companionRequest(
  { endpoint, companions: { hasWebhook, hasStorage, policy } }: PlacedFault,
  newWebhook: () => string | undefined,
): object {
  const webhook = hasWebhook ? newWebhook() : undefined;
  const request = {
    ...ordinaryRequest(endpoint),
    ...(webhook !== undefined && { webhook }),
    ...(policy && { policy }),
    ...(hasStorage && { s3Config: {} }),
  };
  return requestObject(withAllStorage(request));
}

/** What may be paid for the faults that an endpoint accepts: the run's `maxCost`, divided by this. */
const riskDivisor = 20n;

/**
 * The endpoint of ordinary jobs, and further ones by their kinds and models: the serverless ones in turn, but none
 * whose few workers others need; the cheapest of each model, unless the faults would cost too much there.
 */
function endpointsByKind(
  target: Target,
  faultCount: number,
): readonly (readonly TargetEndpoint[])[] {
  const first = ordinaryEndpoint(target);
  const risked = charge({ price: target.limits.maxCost, per: 1 }, 1n, pricing.decimals);
  // Each fault may be submitted twice: by both operations.
  const isCheap = ({ maxCost }: TargetEndpoint) =>
    maxCost !== undefined && maxCost * BigInt(2 * faultCount) * riskDivisor <= risked;
  const candidates = target.endpoints.filter(
    (endpoint) => endpoint === first || (isCheap(endpoint) && endpoint.workers === undefined),
  );
  const byKind = groupBy(candidates, ({ kind, model }) => `${kind} ${model}`);
  return [...byKind.values()].map((endpoints) => {
    const cheapest = endpoints.toSorted(byMaxCost);
    return endpoints[0]?.kind === 'serverless' ? cheapest : cheapest.slice(0, 1);
  });
}

function byMaxCost(left: TargetEndpoint, right: TargetEndpoint): number {
  return Number((left.maxCost ?? 0n) - (right.maxCost ?? 0n));
}
