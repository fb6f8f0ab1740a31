/** Rules about requests: valid ones must be accepted, and invalid values refused. */
import { requestKeywordRules } from '#generated/reference/tables.js';
import { partAt } from '../../core/json.ts';
import { recordOf } from '../../core/record-of.ts';
import { describeError } from '../../evidence/document-errors.ts';
import { groupBy } from '../../evidence/indexes.ts';
import {
  describedMembersIn,
  isExtremeValue,
  type Keyword,
  leftOpenIn,
  reasonsIn,
  requestKeywords,
  requestMembers,
  storagePlace,
  unlistedPointers,
} from '../contract/request-schema.ts';
import { type RuleId, rulesAt } from '../contract/rules.ts';
import { acceptedInputs, type Submission, submissionsIn } from '../judging/answers/submissions.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { broken, type Findings, holds, type Judge, unclear } from '../judging/verdicts/judge.ts';
import { indefiniteAnswer, needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

const sameRequestForBoth: Judge = (evidence) => {
  const whole = submissionsIn(evidence).filter(({ isWhole }) => isWhole);
  const groups = groupBy(whole, submissionKey);
  return [...groups.values()].flatMap((group) => {
    const of = (id: Submission['operationId'], reception: Submission['reception']) =>
      group.find(
        (submission) => submission.operationId === id && submission.reception === reception,
      );
    const [run, runSync] = [of('runJob', 'accepted'), of('runJobSync', 'accepted')];
    const [noRun, noRunSync] = [of('runJob', 'refused'), of('runJobSync', 'refused')];
    if (run && runSync)
      return holds('`run` and `runsync` both accepted the request.', [run.id, runSync.id]);
    const [accepted, refused] = run ? [run, noRunSync] : [runSync, noRun];
    if (accepted === undefined || refused === undefined) return [];
    const reason = `One submit operation accepted a request, the other refused it with ${refused.call.status}.`;
    return broken(reason, [accepted.id, refused.id]);
  });
};

/** Broken if the content type is refused, or a valid request for which no member and no operation is the reason. */
const requestContentType: Judge = (evidence) => {
  const submissions = submissionsIn(evidence).filter(({ isValid }) => isValid);
  const refused = refusedCombinations(evidence);
  const combined = new Set(
    commonObjectPlace(refused) === '' ? refused.map(({ submission }) => submission.id) : [],
  );
  return submissions.flatMap(({ reception, id, call }) => {
    if (reception === 'accepted') return holds('A JSON request was accepted.', [id]);
    return call.status === 415 || combined.has(id)
      ? broken(`A valid JSON request was refused with ${call.status}.`, [id])
      : [];
  });
};

interface RefusedCombination {
  readonly submission: Submission;
  /** The members of the request, storage settings as one. */
  readonly places: readonly string[];
}

/**
 * Refused valid requests with several members, of which no part is known to be refused: a refused member or
 * a smaller combination explains the larger one, and so does the other operation if it accepts the same.
 */
const refusedCombinations = memoize((evidence: EvidenceView): readonly RefusedCombination[] => {
  const submissions = submissionsIn(evidence).filter(({ isValid }) => isValid);
  const isKnown = acceptedInputs(submissions);
  const isReachable = evidence.subject.claims.includes('webhook-receiver');
  const refused = submissions
    .filter((submission) => submission.reception === 'refused' && isKnown(submission))
    .map((submission) => ({ submission, places: reasonsIn(submission.body) }));
  // A service that refuses unlisted keys may do so in storage settings, too.
  const isStrict = refused.some(({ submission }) => unlistedOutside(submission.body).length > 0);
  const unlisted = isStrict ? unlistedPointers : unlistedOutside;
  const acceptedRequests = new Set(
    submissions.filter(({ reception }) => reception === 'accepted').map(submissionKey),
  );
  return refused.filter(({ submission, places }) => {
    if (places.length < 2 || acceptedRequests.has(submissionKey(submission))) return false;
    if (places.includes('/webhook') && !isReachable) return false;
    if (unlisted(submission.body).length > 0 || leftOpenIn(submission.body).length > 0)
      return false;
    return !refused.some(
      (other) =>
        other.submission.endpointId === submission.endpointId &&
        other.places.length < places.length &&
        other.places.every((place) => places.includes(place)),
    );
  });
});

function submissionKey({ endpointId, call: { exchange } }: Submission): string {
  return JSON.stringify([exchange.scenario, endpointId, exchange.request.body]);
}

/** The object of which each refused request has several members; empty for the request itself. */
function commonObjectPlace(refused: readonly RefusedCombination[]): string {
  const isShared = (at: string) =>
    refused.every(
      ({ places }) => places.filter((member) => member.startsWith(`${at}/`)).length > 1,
    );
  return (
    requestMembers.find(({ at, type }) => type === 'object' && at !== '' && isShared(at))?.at ?? ''
  );
}

/** Undescribed members outside the storage settings, which may have any member. */
function unlistedOutside(body: unknown): readonly string[] {
  return unlistedPointers(body).filter((place) => !place.startsWith(`${storagePlace}/`));
}

/** Holds if storage of several providers is accepted; broken if only the address explains a refusal. */
const storageAnyProvider: Judge = (evidence) => {
  const submissions = submissionsIn(evidence);
  const isKnown = acceptedInputs(submissions);
  const about = submissions.filter(
    (submission) =>
      submission.isValid &&
      reasonsIn(submission.body).join() === storagePlace &&
      partAt(submission.body, `${storagePlace}/endpointUrl`) !== undefined,
  );
  const accepted = about.filter(({ reception }) => reception === 'accepted');
  const byAddress = new Map(
    accepted.map(({ body, id }) => [partAt(body, `${storagePlace}/endpointUrl`), id]),
  );
  const refused = about.filter(
    (submission) =>
      submission.reception === 'refused' &&
      isKnown(submission) &&
      unlistedOutside(submission.body).length === 0,
  );
  return [
    // If no address is accepted, it is not for the address.
    ...(byAddress.size === 0 ? [] : refused).map(({ id, body }) =>
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
function judgeOpenInput(rule: 'input-is-open' | 'serverless-input-is-the-workers'): Judge {
  return (evidence) =>
    validServerlessSubmissions(evidence).flatMap(({ call, reception, id }) => {
      if (!call.exchange.probes?.includes(rule)) return [];
      if (reception === 'accepted') return holds('The input was accepted.', [id]);
      if (reception !== 'refused') return [];
      return broken(`An input that the worker accepts was refused with ${call.status}.`, [id]);
    });
}

const validServerlessSubmissions = memoize((evidence: EvidenceView): readonly Submission[] =>
  submissionsIn(evidence).filter(
    ({ isValid, endpointId }) => isValid && evidence.endpoint(endpointId)?.kind === 'serverless',
  ),
);

/** The fewest refused requests that show that an endpoint accepts none. */
const fewestRefused = 2;

/** Broken where an endpoint refuses every request, with members that others accept: the input is the reason. */
const serverlessInputIsTheWorkers: Judge = (evidence) => {
  const isPlain = ({ body }: Submission) =>
    leftOpenIn(body).length === 0 && unlistedOutside(body).length === 0;
  const submissions = validServerlessSubmissions(evidence).filter(isPlain);
  const membersOf = ({ body }: Submission) => describedMembersIn(body).join();
  const accepted = new Set(
    submissionsIn(evidence)
      .filter((submission) => submission.isValid && isPlain(submission))
      .filter(({ reception }) => reception === 'accepted')
      .map(membersOf),
  );
  const refusing = [...groupBy(submissions, ({ endpointId }) => endpointId).values()].filter(
    (those) =>
      those.length >= fewestRefused &&
      those.every(
        (submission) => submission.call.status === 400 && accepted.has(membersOf(submission)),
      ),
  );
  return [
    ...[judgeOpenInput('serverless-input-is-the-workers')(evidence)].flat(),
    ...refusing.map((those) =>
      broken(
        `The endpoint refused all ${those.length} valid requests with 400. Other endpoints accept requests with the same members, so the endpoint seems to check the input.`,
        those.map(({ id }) => id),
      ),
    ),
  ];
};

const unlistedKeysAccepted: Judge = (evidence) => {
  const submissions = submissionsIn(evidence).filter(({ isValid }) => isValid);
  const isKnown = acceptedInputs(submissions);
  return submissions.flatMap((submission) => {
    const places = unlistedOutside(submission.body);
    if (places.length === 0) return [];
    if (submission.reception === 'accepted')
      return holds(`A request with ${places.join()} was accepted.`, [submission.id]);
    if (submission.reception !== 'refused' || !isKnown(submission)) return [];
    return broken(`A request with ${places.join()} was refused.`, [submission.id]);
  });
};

// Rules about the members of a request: invalid values must be refused, and valid ones accepted.

/**
 * Judges a stated rule by the keywords that enforce it. Broken if a request that fails one of them is
 * accepted, or if a request is refused only because of a legal value there. Holds if both a fault was
 * refused and a legal value accepted.
 */
function judgeByRequestKeyword(rule: RuleId): Judge {
  const places = requestKeywords.filter(({ pointer }) => rulesAt(pointer).includes(rule));
  const isOfWhole = (evidence: EvidenceView) => {
    const at = commonObjectPlace(refusedCombinations(evidence));
    return places.some(({ name, member }) => name === 'type' && at !== '' && member.at === at);
  };
  return (evidence) => {
    const submissions = submissionsIn(evidence);
    const isKnown = acceptedInputs(submissions);
    const refused: number[] = [];
    const accepted: number[] = [];
    const findings: Findings[] = isOfWhole(evidence) ? combinedMembers(evidence) : [];
    const acceptedRequests = new Set(
      submissions.filter(({ reception }) => reception === 'accepted').map(submissionKey),
    );
    for (const submission of submissions.filter(
      ({ isWhole, body }) => isWhole && body !== undefined,
    )) {
      const { found: errors, isUnsure } = submission.errors.contract;
      const error = errors.find(({ schemaPath }) => rulesAt(schemaPath).includes(rule));
      if (error !== undefined) {
        if (submission.reception === 'accepted') {
          const fault = describeError(error, submission.body);
          findings.push(broken(`${fault} The request was accepted.`, [submission.id]));
        }
        const isOnly =
          !isUnsure &&
          leftOpenIn(submission.body).length === 0 &&
          errors.every(({ schemaPath }) => rulesAt(schemaPath).includes(rule));
        if (submission.reception === 'refused' && isOnly) refused.push(submission.id);
      } else if (submission.isValid && places.some((place) => isLegalAt(place, submission))) {
        if (submission.reception === 'accepted') accepted.push(submission.id);
        // What the other operation accepts is judged by the rule that both take the same.
        if (
          submission.reception === 'refused' &&
          isKnown(submission) &&
          !acceptedRequests.has(submissionKey(submission))
        ) {
          findings.push(judgeRefused(places, submission, evidence));
        }
      }
    }
    return [...findings, bothSides(refused, accepted)].flat();
  };
}

function combinedMembers(evidence: EvidenceView): Findings[] {
  return refusedCombinations(evidence).map(({ submission, places }) =>
    broken(`A request with ${places.join(', ')} was refused with ${submission.call.status}.`, [
      submission.id,
    ]),
  );
}

/** Whether a request has a legal value for a keyword; for a limit, the value at the limit. */
function isLegalAt({ name, member }: Keyword, { body }: Submission): boolean {
  const value = partAt(body, member.at);
  const { from, to } = member.range;
  switch (name) {
    case 'maxLength':
      return isExtremeValue(member, value);
    case 'minimum':
    case 'exclusiveMinimum':
      return value === from;
    case 'maximum':
      return value === to;
    case 'type':
    case 'format':
    case 'pattern':
    case 'required':
      return value !== undefined && value !== null;
  }
}

/** Judges a refused valid request: it counts only if no other member can be the reason. */
function judgeRefused(
  places: readonly Keyword[],
  { body, call, id }: Submission,
  { subject }: EvidenceView,
): Findings {
  const [only, ...others] = reasonsIn(body);
  if (only === undefined || others.length > 0 || unlistedPointers(body).length > 0) return [];
  // Whether the deployment can reach an address is known only with a declared receiver.
  if (only === '/webhook' && !subject.claims.includes('webhook-receiver')) return [];
  const reason = `A legal ${only} was refused with ${call.status}.`;
  const open = unclear(
    `A legal ${only} was refused with ${call.status}, perhaps for another setting.`,
    [id],
  );
  // Another setting may be the reason.
  if (places.some(({ member }) => member.at.startsWith(`${only}/`))) return open;
  const isLimit = places.some(({ name }) => name.endsWith('imum') || name === 'maxLength');
  const value = partAt(body, only);
  const atLimit = places.some(({ member }) => isExtremeValue(member, value));
  if (!places.some(({ member }) => member.at === only) || isLimit !== atLimit) return [];
  return leftOpenIn(body).length > 0 ? open : broken(reason, [id]);
}

function bothSides(refused: readonly number[], accepted: readonly number[]): Findings {
  if (refused.length > 0 && accepted.length > 0) {
    const reason = 'An invalid request was refused, and a valid one accepted.';
    return holds(reason, [...refused, ...accepted.slice(0, 3)]);
  }
  if (refused.length > 0)
    return unclear('An invalid request was refused, but no valid one was accepted.', refused);
  if (accepted.length > 0)
    return unclear(
      'A valid request was accepted, but no invalid one was refused.',
      accepted.slice(0, 3),
    );
  return [];
}

/** Broken if `{input}` alone is refused, and accepted with further members. */
const onlyInputRequired: Judge = (evidence) => {
  const submissions = submissionsIn(evidence).filter(({ isValid }) => isValid);
  const isKnown = acceptedInputs(submissions);
  return submissions
    .filter(
      ({ body }) => describedMembersIn(body).length === 0 && unlistedPointers(body).length === 0,
    )
    .flatMap((submission) => {
      if (submission.reception === 'accepted')
        return holds('An input alone was accepted.', [submission.id]);
      if (submission.reception !== 'refused') return [];
      return isKnown(submission)
        ? broken('An input was refused alone, and accepted with further members.', [submission.id])
        : needsEvidence(
            {
              seen: 'A request with an input alone was refused, perhaps because of the input',
              needed: 'declare an input that the model accepts (inputs.ordinary)',
            },
            [submission.id],
          );
    });
};

const requestIsJson: Judge = (evidence) =>
  submissionsIn(evidence)
    .filter(({ isWhole, body }) => isWhole && body === undefined)
    .map(({ call, reception, id }) => {
      if (reception === 'accepted') return broken('A body that is not JSON was accepted.', [id]);
      if (reception === 'refused') return holds('A body that is not JSON was refused.', [id]);
      return indefiniteAnswer('A body that is not JSON', call, [id]);
    });

/** Rules that keywords enforce are judged by these, unless they say more. */
export const requestJudges = {
  ...recordOf(requestKeywordRules, (id) => id, judgeByRequestKeyword),
  'input-is-open': judgeOpenInput('input-is-open'),
  'serverless-input-is-the-workers': serverlessInputIsTheWorkers,
  'same-request-for-both': sameRequestForBoth,
  'storage-any-provider': storageAnyProvider,
  // It names the member as a whole, as `storage-any-provider` does.
  'storage-endpoint-url-type': judgeByRequestKeyword('storage-endpoint-url-type'),
  'request-content-type': requestContentType,
  'unlisted-keys-accepted': unlistedKeysAccepted,
  'request-is-json': requestIsJson,
  'only-input-required': onlyInputRequired,
} satisfies Judges;
