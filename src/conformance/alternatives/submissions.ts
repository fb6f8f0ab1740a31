/** Recognises how a deployment answers submissions, and which ones it refuses. */
import { isObject } from '../../core/json.ts';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import { reasonsIn, unlistedIn } from '../contract/request-schema.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { isRequestOf } from '../judging/job-terms.ts';
import {
  acceptedInputs,
  bodyErrors,
  type Submission,
  submissionsIn,
} from '../judging/submissions.ts';
import { requestJudges } from '../requests/requests.judge.ts';
import { endsIn } from './job-ends.ts';
import { byFindings, does, doesElse, type Recognisers, type Sighting } from './sightings.ts';

const successes = new Map([
  [200, 'ok'],
  [201, 'created'],
  [202, 'accepted'],
] as const);

function successStatuses({ callsOf }: EvidenceView) {
  return callsOf('runJob')
    .filter(isSuccess)
    .map(({ status, exchange: { id } }) => {
      const name = [...successes].find(([known]) => known === status)?.[1];
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
  return submissions.flatMap((one) => {
    const { body, isWhole, operationId } = one;
    if (!isWhole || !isObject(body)) return [];
    const plain = withoutNulls(body);
    if (JSON.stringify(plain) === JSON.stringify(body)) return [];
    const { found, isUnsure } = bodyErrors({ operationId, body: plain }, 'reference');
    if (found.length > 0 || isUnsure || (one.reception === 'refused' && !isKnown(one))) return [];
    const what = 'a request with `null` in place of an optional member';
    return reception(one, { what, accepted: 'accepted', refused: 'refused' });
  });
}

function withoutNulls(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const members = Object.entries(body).filter(
    ([name, value]) => name === 'input' || value !== null,
  );
  return Object.fromEntries(
    members.map(([name, value]) => [
      name,
      name !== 'input' && isObject(value) ? withoutNulls(value) : value,
    ]),
  );
}

/** Inputs that are declared to fail at a public model, and inputs that are the only reason for a refusal. */
function inputValidation(evidence: EvidenceView): Sighting<'job-fails' | 'refused'>[] {
  const submissions = submissionsIn(evidence);
  const isKnown = acceptedInputs(submissions);
  const serving = new Set(
    submissions.filter(({ reception }) => reception === 'accepted').map((one) => one.endpointId),
  );
  const isMeant = ({ body, endpointId }: Submission) => {
    const endpoint = evidence.endpoint(endpointId);
    return endpoint?.kind === 'public' && isRequestOf(body, endpoint, 'failing');
  };
  const refused = submissions.filter((one) => {
    if (one.reception !== 'refused' || !one.isValid) return false;
    const isOnlyInput = reasonsIn(one.body).length === 0 && unlistedIn(one.body).length === 0;
    return isMeant(one) || (isOnlyInput && serving.has(one.endpointId) && !isKnown(one));
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

export const submissionRecognisers = {
  'success-status': { needs: 'an accepted `run` request', sightings: successStatuses },
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
