/** Recognises whether web pages of other origins can call a deployment, by the headers of CORS. */
import { groupBy } from '../../evidence/indexes.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { madeUpOrigin } from '../contract/made-up-origin.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { isTransient } from '../judging/jobs/job-calls.ts';
import { does, type Recognisers, type Sighting } from '../recognising/sightings.ts';

interface Page {
  readonly origin: string;
  readonly isPermitted: boolean;
  readonly shownBy: readonly number[];
}

/** The pages whose browser asked before it sent a key, as it must, and what it was told. */
function pagesIn({ calls }: EvidenceView): Page[] {
  const byOrigin = groupBy(
    calls.filter((call) => call.status !== undefined && !isTransient(call)),
    ({ exchange }) => exchange.request.headers['origin'],
  );
  return [...byOrigin].flatMap(([origin, all]): Page[] => {
    const preflights = all.filter(isPreflightCall);
    const [first] = preflights;
    if (origin === undefined || first === undefined) return [];
    const others = all.filter((call) => isSuccess(call) && !isPreflightCall(call));
    const isPermitted =
      preflights.every((call) => isSuccess(call) && takesKey(call) && allowsOrigin(origin, call)) &&
      others.every((call) => allowsOrigin(origin, call));
    return [{ origin, isPermitted, shownBy: [first, ...others].map(exchangeId) }];
  });
}

function exchangeId({ exchange }: OperationExchange): number {
  return exchange.id;
}

function isPreflightCall({ exchange: { request } }: OperationExchange): boolean {
  return (
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
  );
}

/** Whether a browser lets a page of an origin read the answer. */
function allowsOrigin(origin: string, { exchange: { response } }: OperationExchange): boolean {
  const allowed = response?.headers['access-control-allow-origin'];
  return allowed === '*' || allowed === origin;
}

/** Whether a page may send a key; an asterisk does not stand for this header. */
function takesKey({ exchange: { response } }: OperationExchange): boolean {
  const listed = response?.headers['access-control-allow-headers'] ?? '';
  return listed.split(',').some((name) => name.trim().toLowerCase() === 'authorization');
}

/** A list of origins is certain only where one is on it and another one is not. */
function browserOrigins(evidence: EvidenceView): Sighting<'listed' | 'any'>[] {
  const pages = pagesIn(evidence);
  const permitted = pages.filter(({ isPermitted }) => isPermitted);
  const refused = pages.filter(({ isPermitted }) => !isPermitted);
  const isListed = permitted.length > 0 && refused.length > 0;
  return pages.map(({ origin, isPermitted, shownBy }) => {
    const saw = `a web page of ${origin} ${isPermitted ? 'could' : 'could not'} call the service`;
    if (isListed) return does('listed', saw, shownBy);
    return isPermitted && origin === madeUpOrigin
      ? does('any', saw, shownBy)
      : does('listed', saw, shownBy, { isPartial: true });
  });
}

export const webPageRecognisers = {
  'browser-origins': {
    needs: 'a CORS preflight of a page that can call the service',
    unseen: {
      none: 'That the pages of some origins cannot call the service does not show that none can.',
    },
    sightings: browserOrigins,
  },
} satisfies Recognisers;
