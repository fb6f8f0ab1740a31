/** Recognises which keys a deployment takes. */

import {
  isSubmission,
  isSuccess,
  type OperationExchange,
} from '../../evidence/operation-exchange.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { isTransient } from '../judging/jobs/job-calls.ts';
import { byRule } from '../recognising/by-rule.ts';
import { does, doesElse, type Recognisers, type Sighting } from '../recognising/sightings.ts';
import { authenticationJudges } from './keys.judge.ts';

/** Definite answers of operations to a kind of key, at endpoints that are declared or answered with success. */
function answersTo(
  key: OperationExchange['exchange']['key'],
  { calls, endpoint }: EvidenceView,
): OperationExchange[] {
  const serving = new Set(calls.filter(isSuccess).map(({ endpointId }) => endpointId));
  return calls.filter(
    (call) =>
      call.exchange.key === key &&
      call.operationId !== undefined &&
      call.operationId !== 'getResult' &&
      (serving.has(call.endpointId) || endpoint(call.endpointId) !== undefined) &&
      !call.exchange.probes?.includes('unknown-endpoint-is-404') &&
      !isTransient(call),
  );
}

function bareKeys(evidence: EvidenceView): Sighting<'accepted' | 'refused'>[] {
  return answersTo('valid', evidence)
    .filter(({ exchange }) => exchange.keyForm === 'bare')
    .flatMap((call) => {
      const { status, exchange } = call;
      const saw = `a key without \`Bearer\` got ${status}`;
      if (isSuccess(call)) return does('accepted', saw, [exchange.id]);
      if (status === 401) return does('refused', saw, [exchange.id]);
      return status === 403 ? doesElse(saw, [exchange.id]) : [];
    });
}

/** A refusal counts only at an endpoint that took the key after `Bearer`. */
function bearerLetterCase(evidence: EvidenceView): Sighting<'ignored' | 'counts'>[] {
  const calls = answersTo('valid', evidence);
  const acceptingIds = new Set(
    calls
      .filter((call) => call.exchange.keyForm === 'bearer' && isSuccess(call))
      .map(({ endpointId }) => endpointId),
  );
  return calls
    .filter(({ exchange }) => exchange.keyForm === 'lowercase')
    .flatMap((call) => {
      const { status, exchange, endpointId } = call;
      const saw = `a key after \`bearer\` got ${status}`;
      if (isSuccess(call)) return does('ignored', saw, [exchange.id]);
      if (!acceptingIds.has(endpointId)) return [];
      if (status === 401) return does('counts', saw, [exchange.id]);
      return status === 403 ? doesElse(saw, [exchange.id]) : [];
    });
}

function missingKeys(
  evidence: EvidenceView,
): Sighting<'unauthorized' | 'forbidden' | 'accepted'>[] {
  const answered = answersTo('none', evidence);
  const isAccepted = answered.some(isSuccess);
  return answered.flatMap((call) => {
    const { status, exchange } = call;
    if (isSuccess(call))
      return does('accepted', 'a request without a key was accepted', [exchange.id]);
    const saw = `a request without a key got ${status}`;
    if (status === 401) return does('unauthorized', saw, [exchange.id]);
    if (status === 403) return does('forbidden', saw, [exchange.id]);
    // Without a key, jobs of the key's account may be unknown.
    return isAccepted ? [] : doesElse(saw, [exchange.id]);
  });
}

/** What keys may do that are declared to lack permission. */
function permissions(evidence: EvidenceView): Sighting<'by-endpoint' | 'all'>[] {
  const { oneEndpoint } = evidence.subject;
  const denied = [
    ...answersTo('forbidden', evidence),
    ...answersTo('readOnly', evidence).filter(isSubmission),
    ...answersTo('oneEndpoint', evidence).filter(({ endpointId }) => endpointId !== oneEndpoint),
  ];
  return denied.flatMap((call) => {
    const { status, exchange } = call;
    const saw = `a key that is declared to lack permission got ${status}`;
    if (isSuccess(call)) return does('all', saw, [exchange.id]);
    if (status !== 401 && status !== 403) return [];
    // Only a key for one endpoint shows that permissions may differ between endpoints.
    return exchange.key === 'oneEndpoint'
      ? does('by-endpoint', saw, [exchange.id])
      : does('by-endpoint', saw, [exchange.id], { isPartial: true });
  });
}

export const keyRecognisers = {
  'bearer-on-serverless': byRule('bearer-on-serverless', authenticationJudges),
  'unauthorized-reason': byRule('unauthorized-reason', authenticationJudges),
  'bare-key': {
    needs: 'a request with the key alone',
    sightings: bareKeys,
  },
  'bearer-letter-case': {
    needs: 'a request with the key after `bearer`, to an endpoint that takes it after `Bearer`',
    sightings: bearerLetterCase,
  },
  'missing-key': {
    needs: 'a request without a key',
    sightings: missingKeys,
  },
  'key-permissions': {
    needs: 'a request with a key for one endpoint to another one',
    declarations: ['endpoint-key'],
    unseen: { 'by-level': 'There may be a key for one endpoint that the target does not declare.' },
    sightings: permissions,
  },
} satisfies Recognisers;
