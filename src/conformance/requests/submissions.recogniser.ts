/** Recognises how a deployment answers submissions, and which ones it refuses. */

import { isObject, partAt } from '../../core/json.ts';
import { withFirstMembers } from '../../core/repeated-keys.ts';
import { isUrl } from '../../core/urls.ts';
import { isSuccess, parseJson } from '../../evidence/operation-exchange.ts';
import {
  hasOtherStorageScheme,
  hasUnencodedStorageUrl,
  hasUnencodedWebhook,
  leftOpenIn,
  reasonsIn,
  storagePlace,
  storageUrlPlace,
  unlistedPointers,
} from '../contract/request-schema.ts';
import { hasUnlistedQuery } from '../contract/unlisted-query.ts';
import {
  acceptedInputs,
  bodyErrors,
  isRefusalStatus,
  refusesAtOnce,
  type Submission,
  submissionsIn,
} from '../judging/answers/submissions.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { endsIn } from '../judging/jobs/job-ends.ts';
import { jobIn } from '../judging/jobs/job-history.ts';
import { isRequestOf } from '../judging/jobs/job-terms.ts';
import {
  byFindings,
  does,
  doesElse,
  type Recognisers,
  type Sighting,
} from '../recognising/sightings.ts';
import { requestJudges } from './requests.judge.ts';

const successes = new Map([
  [200, 'ok'],
  [201, 'created'],
  [202, 'accepted'],
] as const);

/** 200 for `run` is meant to be that of every success; the other alternatives are about `run` alone. */
function successStatuses(evidence: EvidenceView) {
  const runs = statusesOfRun(evidence);
  const isOther = runs.length > 0 && runs.every(({ alternative }) => alternative !== 'ok');
  return isOther ? runs : [...runs, ...otherSuccesses(evidence)];
}

/** Other successes than 200 with a job; another gap asks about the one whose wait was over. */
function otherSuccesses({ calls, subject: { finalStates } }: EvidenceView): Sighting<never>[] {
  return calls.flatMap((call) => {
    const { operationId, status, exchange } = call;
    if (!isSuccess(call) || status === 200) return [];
    if (operationId !== 'runJobSync' && operationId !== 'getJobStatus') return [];
    const job = jobIn(call, { finalStates });
    if (job === undefined || (operationId === 'runJobSync' && job.phase !== 'completed')) return [];
    return doesElse(`\`${operationId}\` was answered with ${status}`, [exchange.id]);
  });
}

function statusesOfRun({ callsOf }: EvidenceView) {
  return callsOf('runJob')
    .filter(isSuccess)
    .map(({ status, exchange: { id } }) => {
      const name = [...successes].find(([statusCode]) => statusCode === status)?.[1];
      const saw = `an accepted \`run\` was answered with ${status}`;
      return name === undefined ? doesElse(saw, [id]) : does(name, saw, [id]);
    });
}

/** What became of a submission: it was accepted, or refused with a status. */
function reception<const Accepted extends string, const Refused extends string>(
  { reception, call: { status }, id }: Submission,
  { what, accepted, refused }: { what: string; accepted: Accepted; refused: Refused },
): Sighting<Accepted | Refused>[] {
  if (reception === 'accepted') return [does(accepted, `${what} was accepted`, [id])];
  if (reception !== 'refused') return [];
  const saw = `${what} got ${status}`;
  return [status === 400 ? does(refused, saw, [id]) : doesElse(saw, [id])];
}

/** Requests that are valid once each `null` in place of an optional member is left out. */
function nullMembers(evidence: EvidenceView): Sighting<'accepted' | 'refused'>[] {
  const submissions = submissionsIn(evidence);
  const isKnown = acceptedInputs(submissions);
  return submissions.flatMap((submission) => {
    const { body, isWhole, operationId } = submission;
    if (!isWhole || !isObject(body)) return [];
    const plain = withoutNullMembers(body);
    const names = nullMembersOf(body);
    if (names.length === 0) return [];
    const { found: errors, isUnsure } = bodyErrors({ operationId, body: plain }, 'reference');
    if (
      errors.length > 0 ||
      isUnsure ||
      (submission.reception === 'refused' && !isKnown(submission))
    )
      return [];
    const what = `a request with \`null\` in place of ${names.map((name) => `\`${name}\``).join(' and ')}`;
    return reception(submission, { what, accepted: 'accepted', refused: 'refused' });
  });
}

/** The names of optional members that are `null`, those of members of objects included. */
function nullMembersOf(body: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    if (name === 'input') return [];
    if (value === null) return [name];
    return isObject(value) ? nullMembersOf(value) : [];
  });
}

function withoutNullMembers(
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const members = Object.entries(body).filter(
    ([name, value]) => name === 'input' || value !== null,
  );
  return Object.fromEntries(
    members.map(([name, value]) => [
      name,
      name !== 'input' && isObject(value) ? withoutNullMembers(value) : value,
    ]),
  );
}

/** Inputs that are declared to fail at a public model, and inputs that are the only reason for a refusal. */
function inputValidation(evidence: EvidenceView): Sighting<'job-fails' | 'refused'>[] {
  const submissions = submissionsIn(evidence);
  const isKnown = acceptedInputs(submissions);
  const isAtOnce = refusesAtOnce(evidence);
  const serving = new Set(
    submissions
      .filter(({ reception }) => reception === 'accepted')
      .map((submission) => submission.endpointId),
  );
  const isMeant = ({ body, endpointId }: Submission) => {
    const endpoint = evidence.endpoint(endpointId);
    return endpoint?.kind === 'public' && isRequestOf(body, endpoint, 'failing');
  };
  const refused = submissions.filter((submission) => {
    if (submission.reception !== 'refused' || !submission.isValid || !isAtOnce(submission))
      return false;
    const isOnlyInput =
      reasonsIn(submission.body).length === 0 && unlistedPointers(submission.body).length === 0;
    return (
      isMeant(submission) ||
      (isOnlyInput && serving.has(submission.endpointId) && !isKnown(submission))
    );
  });
  const ended = endsIn(evidence).filter(
    ({ terms }) => terms.endpoint?.kind === 'public' && terms.is('failing'),
  );
  return [
    ...refused.map(({ call: { status }, id }) => {
      const saw = `a submission whose input the model refuses got ${status}`;
      return status === 400 ? does('refused', saw, [id]) : doesElse(saw, [id]);
    }),
    ...ended.flatMap(({ reason, status, firstId }) =>
      reason === 'failed'
        ? does('job-fails', `a job with an input that the model refuses was \`${status}\``, [
            firstId,
          ])
        : [],
    ),
  ];
}

/** Timeouts above the default, which only a maximum can refuse. */
function timeoutMaxima(evidence: EvidenceView): Sighting<'limited'>[] {
  const submissions = submissionsIn(evidence);
  const isKnown = acceptedInputs(submissions);
  return submissions.flatMap((submission) => {
    const timeoutMs = partAt(submission.body, '/policy/executionTimeout');
    const reasons = leftOpenIn(submission.body);
    if (!submission.isValid || typeof timeoutMs !== 'number') return [];
    if (submission.reception === 'accepted') {
      const more = { bounds: { atLeast: timeoutMs }, isPartial: true } as const;
      return does('limited', 'a long `executionTimeout` was accepted', [submission.id], more);
    }
    const isOnly = reasons.length === 1 && reasonsIn(submission.body).length === 1;
    if (submission.reception !== 'refused' || !isOnly || !isKnown(submission)) return [];
    const saw = `a long \`executionTimeout\` got ${submission.call.status}`;
    return does('limited', saw, [submission.id], { bounds: { atMost: timeoutMs - 1 } });
  });
}

/** Storage settings that lack one of the listed keys. */
function partialStorage(evidence: EvidenceView): Sighting<'none' | 'all'>[] {
  const submissions = submissionsIn(evidence);
  const isKnown = acceptedInputs(submissions);
  return submissions.flatMap((submission) => {
    const isPart = leftOpenIn(submission.body).join() === storagePlace;
    const isOther =
      submission.reception === 'refused' &&
      (!isKnown(submission) || reasonsIn(submission.body).length > 1);
    if (!submission.isValid || !isPart || isOther || unlistedPointers(submission.body).length > 0)
      return [];
    const what = 'a request with incomplete storage settings';
    return reception(submission, { what, accepted: 'none', refused: 'all' });
  });
}

/** Webhooks that the contract takes, and the local service refuses. */
function webhookSchemes(evidence: EvidenceView): Sighting<'http' | 'any'>[] {
  return submissionsIn(evidence).flatMap((submission) => {
    const { contract, reference } = submission.errors;
    const isMeant =
      submission.isWhole &&
      contract.found.length === 0 &&
      reference.found.length > 0 &&
      reference.found.every(({ instancePath }) => instancePath === '/webhook');
    const what = 'a webhook that is no plain `http` URL, or too long,';
    return isMeant ? reception(submission, { what, accepted: 'any', refused: 'http' }) : [];
  });
}

/** Complete storage settings whose URL is unusual in one way. */
function storageUrls<const Refused extends string>(
  isUnusual: (request: unknown) => boolean,
  isOtherwise: (request: unknown) => boolean,
  { what, refused }: { what: string; refused: Refused },
): (evidence: EvidenceView) => Sighting<'any' | Refused>[] {
  return (evidence) => {
    const submissions = submissionsIn(evidence);
    const isKnown = acceptedInputs(submissions);
    return submissions.flatMap((submission) => {
      const { body } = submission;
      const isOnly =
        !isOtherwise(body) &&
        leftOpenIn(body).join() === storageUrlPlace &&
        reasonsIn(body).length === 1 &&
        unlistedPointers(body).length === 0;
      if (!submission.isValid || !isUnusual(body) || !isOnly || !isKnown(submission)) return [];
      return reception(submission, { what, accepted: 'any', refused });
    });
  };
}

/** What a deployment says to a body that repeats the key `input`, once with an object and once without, by their order. */
function sightRepeatedKeys(evidence: EvidenceView): Sighting<'last' | 'first' | 'refused'>[] {
  const submissions = submissionsIn(evidence);
  const serving = new Set(
    submissions
      .filter(({ reception }) => reception === 'accepted')
      .map((submission) => submission.endpointId),
  );
  const repeating = submissions.flatMap((submission) => {
    const { call, reception, endpointId } = submission;
    const text = call.exchange.request.body;
    if (call.repeatsKeys === undefined || text === undefined || !serving.has(endpointId)) return [];
    if (reception !== 'accepted' && reception !== 'refused') return [];
    const isLast = isObject(partAt(parseJson(text), '/input'));
    const isFirst = isObject(partAt(parseJson(withFirstMembers(text)), '/input'));
    if (isLast === isFirst) return [];
    return { valid: isLast ? 'last' : 'first', ...submission } as const;
  });
  const accepted = repeating.filter(({ reception }) => reception === 'accepted');
  const isRefused = (valid: 'first' | 'last') =>
    repeating.some(
      (submission) => submission.valid === valid && submission.reception === 'refused',
    );
  // Only both orders together tell a refusal of the value from one of the repetition.
  if (accepted.length === 0 && isRefused('first') && isRefused('last')) {
    return repeating.map(({ id }) => does('refused', 'a repeated key got 400', [id]));
  }
  return accepted.map(({ valid, id }) =>
    isRefused(valid) || repeating.every((submission) => submission.valid === valid)
      ? doesElse('a repeated key was accepted', [id])
      : does(valid, `the ${valid} value of a repeated key counted`, [id]),
  );
}

/** Reads with a query parameter that the document does not list. */
function unlistedQuery({ calls }: EvidenceView): Sighting<'ignored' | 'refused'>[] {
  const plain = new Set(
    calls
      .filter((call) => isSuccess(call) && !call.exchange.request.target.includes('?'))
      .map(({ operationId, jobId }) => JSON.stringify([operationId, jobId])),
  );
  return calls.flatMap((call) => {
    const { operationId, jobId, status, exchange } = call;
    const isOnlyQuery = plain.has(JSON.stringify([operationId, jobId]));
    if (!hasUnlistedQuery(exchange.request.target) || !isOnlyQuery) return [];
    const saw = `a request with an unlisted query parameter got ${status}`;
    if (isSuccess(call)) return does('ignored', saw, [exchange.id]);
    if (status === 400) return does('refused', saw, [exchange.id]);
    return isRefusalStatus(status) ? doesElse(saw, [exchange.id]) : [];
  });
}

/** Webhooks that are URLs only with characters that a URI has to encode. Another host may itself be refused. */
function webhookCharacters(evidence: EvidenceView): Sighting<'encoded' | 'refused'>[] {
  const submissions = submissionsIn(evidence);
  const isKnown = acceptedInputs(submissions);
  const permitted = new Set(
    submissions.filter(({ reception }) => reception === 'accepted').flatMap(hostOfWebhook),
  );
  return submissions.flatMap((submission) => {
    const isOnly =
      reasonsIn(submission.body).length === 1 && unlistedPointers(submission.body).length === 0;
    if (
      !submission.isValid ||
      !hasUnencodedWebhook(submission.body) ||
      !isOnly ||
      !isKnown(submission)
    )
      return [];
    if (!hostOfWebhook(submission).some((host) => permitted.has(host))) return [];
    const what = 'a webhook with characters that a URI has to encode';
    return reception(submission, { what, accepted: 'encoded', refused: 'refused' });
  });
}

function hostOfWebhook({ body }: Submission): string[] {
  const webhook = partAt(body, '/webhook');
  return typeof webhook === 'string' && isUrl(webhook) ? [new URL(webhook).host] : [];
}

export const submissionRecognisers = {
  'execution-timeout-maximum': {
    needs: 'a submission whose `executionTimeout` is so long that it is refused',
    unseen: { none: 'That a timeout was accepted does not show that a longer one is not refused.' },
    sightings: timeoutMaxima,
  },
  'storage-required-keys': {
    needs: 'a submission with incomplete storage settings',
    sightings: partialStorage,
  },
  'webhook-schemes': {
    needs: 'a submission whose webhook is no `http` or `https` URL',
    sightings: webhookSchemes,
  },
  'webhook-characters': {
    needs:
      'a submission whose webhook has characters that a URI has to encode, at a host that webhooks may have',
    sightings: webhookCharacters,
  },
  'storage-url-schemes': {
    needs: 'a submission whose storage has a URL that is no `http` or `https` URL',
    sightings: storageUrls(hasOtherStorageScheme, hasUnencodedStorageUrl, {
      what: 'a storage URL of another scheme than `http`',
      refused: 'http',
    }),
  },
  'storage-url-characters': {
    needs: 'a submission whose storage has a URL with characters that a URI has to encode',
    sightings: storageUrls(hasUnencodedStorageUrl, hasOtherStorageScheme, {
      what: 'a storage URL with characters that a URI has to encode',
      refused: 'refused',
    }),
  },
  'repeated-request-keys': {
    needs:
      'submissions with the key `input` twice, one of them with an invalid value first and one last',
    sightings: sightRepeatedKeys,
  },
  'unlisted-query-parameters': {
    needs:
      'a request for the status of a job with a query parameter that the document does not list',
    sightings: unlistedQuery,
  },
  'success-status': {
    needs: 'an accepted `run` request',
    sightings: successStatuses,
  },
  'unlisted-request-keys': {
    needs: 'a submission with an unlisted key',
    sightings: byFindings(requestJudges['unlisted-keys-accepted'], ({ outcome, shownBy }) =>
      outcome === 'holds'
        ? does('accepted', 'a request with an unlisted key was accepted', shownBy)
        : does('refused', 'a request with an unlisted key was refused', shownBy),
    ),
  },
  'null-members': {
    needs: 'a submission with `null` in place of an optional member',
    sightings: nullMembers,
  },
  'input-validation': {
    needs: 'a submission to a public endpoint whose input the model refuses',
    declarations: ['failing-public-input'],
    sightings: inputValidation,
  },
} satisfies Recognisers;
