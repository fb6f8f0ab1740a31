/** Rules about requests that are in order, whatever they say. */
import { groupBy } from '../engine/judging/indexes.ts';
import { broken, holds, type Judge, unclear } from '../engine/judging/judge.ts';
import { acceptedInputs, type Submission, submissionsIn } from '../engine/judging/submissions.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import {
  leftOpenIn,
  memberAt,
  reasonsIn,
  storagePlace,
  unlistedIn,
} from '../engine/request-schema.ts';

/** The same body at the same endpoint has to fare alike. */
const sameRequestForBoth: Judge = (evidence) => {
  const whole = submissionsIn(evidence).filter(({ isWhole }) => isWhole);
  const groups = groupBy(whole, ({ endpointId, call: { exchange } }) =>
    JSON.stringify([exchange.scenario, endpointId, exchange.request.body]),
  );
  return [...groups.values()].flatMap((group) => {
    const of = (id: Submission['operationId'], reception: Submission['reception']) =>
      group.find((one) => one.operationId === id && one.reception === reception);
    const [run, runSync] = [of('runJob', 'accepted'), of('runJobSync', 'accepted')];
    const [noRun, noRunSync] = [of('runJob', 'refused'), of('runJobSync', 'refused')];
    if (run && runSync) return [holds('Both ways took a request.', [run.id, runSync.id])];
    const [taken, refused] = run ? [run, noRunSync] : [runSync, noRun];
    if (taken === undefined || refused === undefined) return [];
    const reason = `A request was accepted one way and refused with ${refused.call.status} the other.`;
    return [broken(reason, [taken.id, refused.id])];
  });
};

/**
 * Any request in order that says it is JSON. Where one with a single member is refused, the rule about
 * that member is broken.
 */
const requestContentType: Judge = (evidence) => {
  const submissions = submissionsIn(evidence).filter(({ isValid }) => isValid);
  const isKnown = acceptedInputs(submissions);
  return submissions.flatMap((one) => {
    const { reception, id, call } = one;
    if (reception === 'accepted') return [holds('A request of JSON was accepted.', [id])];
    const names = reasonsIn(one.body);
    const canFail =
      names.includes('/webhook') && !evidence.subject.claims.includes('webhook-receiver');
    const isOpen = unlistedOutside(one.body).length > 0 || leftOpenIn(one.body).length > 0;
    const isOther = names.length < 2 || isOpen || canFail;
    if (call.status === 415 || (reception === 'refused' && isKnown(one) && !isOther)) {
      return [broken(`A request of JSON in order was refused with ${call.status}.`, [id])];
    }
    return [];
  });
};

/** Members that are not described, but of storage settings, which may have any. */
function unlistedOutside(body: unknown): readonly string[] {
  return unlistedIn(body).filter((place) => !place.startsWith(`${storagePlace}/`));
}

/** Storage at more than one provider, and no refusal that only its address explains. */
const storageAnyProvider: Judge = (evidence) => {
  const submissions = submissionsIn(evidence);
  const isKnown = acceptedInputs(submissions);
  const about = submissions.filter(
    (one) =>
      one.isValid &&
      reasonsIn(one.body).join() === storagePlace &&
      memberAt(one.body, `${storagePlace}/endpointUrl`) !== undefined,
  );
  const accepted = about.filter(({ reception }) => reception === 'accepted');
  const byAddress = new Map(
    accepted.map(({ body, id }) => [memberAt(body, `${storagePlace}/endpointUrl`), id]),
  );
  const refused = about.filter(
    (one) => one.reception === 'refused' && isKnown(one) && unlistedOutside(one.body).length === 0,
  );
  return [
    ...refused.map(({ id, body }) =>
      leftOpenIn(body).length > 0
        ? unclear(
            'Storage was refused of which some settings were missing; whole settings would tell.',
            [id],
          )
        : broken('Storage of one provider was refused.', [id]),
    ),
    ...(byAddress.size > 1
      ? [holds('Storage of several providers was accepted.', [...byAddress.values()])]
      : []),
  ];
};

/** What a worker is to be given is none of the service's business. */
function inputOf(rule: 'input-is-open' | 'serverless-input-is-the-workers'): Judge {
  return (evidence) =>
    submissionsIn(evidence)
      .filter(({ isValid }) => isValid)
      .flatMap(({ call, endpointId, reception, id }) => {
        if (evidence.endpoint(endpointId)?.kind !== 'serverless') return [];
        if (!call.exchange.probes?.includes(rule)) return [];
        if (reception === 'accepted') return [holds('The input was accepted.', [id])];
        if (reception !== 'refused') return [];
        return [broken(`An input that the worker takes was refused with ${call.status}.`, [id])];
      });
}

/** Members that the document does not list, of the request and of its policy. */
const unlistedKeysAccepted: Judge = (evidence) => {
  const submissions = submissionsIn(evidence).filter(({ isValid }) => isValid);
  const isKnown = acceptedInputs(submissions);
  return submissions.flatMap((one) => {
    const places = unlistedOutside(one.body);
    if (places.length === 0) return [];
    if (one.reception === 'accepted') return [holds(`${places.join()} was accepted.`, [one.id])];
    if (one.reception !== 'refused' || !isKnown(one)) return [];
    return [broken(`A request with ${places.join()} was refused.`, [one.id])];
  });
};

/** By rule. */
export const acceptedRequestJudges = {
  'input-is-open': inputOf('input-is-open'),
  'serverless-input-is-the-workers': inputOf('serverless-input-is-the-workers'),
  'same-request-for-both': sameRequestForBoth,
  'storage-any-provider': storageAnyProvider,
  'request-content-type': requestContentType,
  'unlisted-keys-accepted': unlistedKeysAccepted,
} satisfies Judges;
