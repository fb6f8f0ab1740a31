/** Rules about valid requests, which must be accepted. */
import { groupBy } from '../engine/indexes.ts';
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

/** Both submit operations must treat the same body alike. */
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
    if (run && runSync)
      return holds('`run` and `runsync` both accepted the request.', [run.id, runSync.id]);
    const [taken, refused] = run ? [run, noRunSync] : [runSync, noRun];
    if (taken === undefined || refused === undefined) return [];
    const reason = `One submit operation accepted a request, the other refused it with ${refused.call.status}.`;
    return broken(reason, [taken.id, refused.id]);
  });
};

/**
 * Judges valid requests with a JSON content type. A refused request with a single member is judged by
 * the rule about that member.
 */
const requestContentType: Judge = (evidence) => {
  const submissions = submissionsIn(evidence).filter(({ isValid }) => isValid);
  const isKnown = acceptedInputs(submissions);
  return submissions.flatMap((one) => {
    const { reception, id, call } = one;
    if (reception === 'accepted') return holds('A JSON request was accepted.', [id]);
    const names = reasonsIn(one.body);
    const canFail =
      names.includes('/webhook') && !evidence.subject.claims.includes('webhook-receiver');
    const isOpen = unlistedOutside(one.body).length > 0 || leftOpenIn(one.body).length > 0;
    const isOther = names.length < 2 || isOpen || canFail;
    if (call.status === 415 || (reception === 'refused' && isKnown(one) && !isOther)) {
      return broken(`A valid JSON request was refused with ${call.status}.`, [id]);
    }
    return [];
  });
};

/** Undescribed members outside the storage settings, which may have any member. */
function unlistedOutside(body: unknown): readonly string[] {
  return unlistedIn(body).filter((place) => !place.startsWith(`${storagePlace}/`));
}

/** Holds if storage of several providers is accepted; broken if only the address explains a refusal. */
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
        ? unclear('Incomplete storage settings were refused.', [id])
        : broken('Storage settings of one provider were refused.', [id]),
    ),
    ...(byAddress.size > 1
      ? [holds('Storage settings of several providers were accepted.', [...byAddress.values()])]
      : []),
  ];
};

/** The service must not validate the input of a worker. */
function inputOf(rule: 'input-is-open' | 'serverless-input-is-the-workers'): Judge {
  return (evidence) =>
    submissionsIn(evidence)
      .filter(({ isValid }) => isValid)
      .flatMap(({ call, endpointId, reception, id }) => {
        if (evidence.endpoint(endpointId)?.kind !== 'serverless') return [];
        if (!call.exchange.probes?.includes(rule)) return [];
        if (reception === 'accepted') return holds('The input was accepted.', [id]);
        if (reception !== 'refused') return [];
        return broken(`An input that the worker accepts was refused with ${call.status}.`, [id]);
      });
}

/** Members that the document does not list, of the request and of its policy. */
const unlistedKeysAccepted: Judge = (evidence) => {
  const submissions = submissionsIn(evidence).filter(({ isValid }) => isValid);
  const isKnown = acceptedInputs(submissions);
  return submissions.flatMap((one) => {
    const places = unlistedOutside(one.body);
    if (places.length === 0) return [];
    if (one.reception === 'accepted')
      return holds(`A request with ${places.join()} was accepted.`, [one.id]);
    if (one.reception !== 'refused' || !isKnown(one)) return [];
    return broken(`A request with ${places.join()} was refused.`, [one.id]);
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
