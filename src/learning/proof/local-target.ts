/** The local service with learned settings, as a target that declares what the deployment's owner declared. */
import { defaults } from '#generated/file-formats/validators.js';
import { type DeclarationId, declarations } from '#generated/reference/tables.js';
import type { Target, TargetEndpoint } from '../../conformance/target/target.ts';
import type { Subject, SubjectEndpoint } from '../../evidence/record-types.ts';
import { localKeys } from '../local-keys.ts';

/** Where the local service and the receiver of its webhooks are, in this process. */
export const localHosts = {
  service: 'http://service.test',
  receiver: 'http://receiver.test',
} as const;

/** Nothing in this process costs money or disturbs anybody. */
const limits = {
  ...defaults.RunLimits,
  maxDurationSeconds: 30 * 86_400,
  maxRequests: 1_000_000,
  maxCost: '1000000',
};

/**
 * What takes as long as the defaults of the service would take long here, too. The workers of the local service stand
 * for all others, and know no schemas.
 */
const undeclared: ReadonlySet<string> = new Set<DeclarationId>([
  'long-run',
  'input-schema',
  'output-schema',
]);

export function localTarget(subject: Subject, endpointIds: ReadonlySet<string>): Target {
  const { claims, oneEndpoint, finalStates, timeUnitMs, operations, requestBurst } = subject;
  const has = (claim: DeclarationId) => claims.includes(claim);
  const declaredClaims = Object.keys(declarations).filter(
    (id): id is DeclarationId => claims.includes(id) && !undeclared.has(id),
  );
  return {
    baseUrl: localHosts.service,
    keys: {
      valid: localKeys.valid,
      forbidden: has('forbidden-key') ? localKeys.forbidden : undefined,
      readOnly: has('read-only-key') ? localKeys.readOnly : undefined,
      oneEndpoint:
        has('endpoint-key') && oneEndpoint !== undefined
          ? { key: localKeys.oneEndpoint, endpointId: oneEndpoint }
          : undefined,
    },
    endpoints: subject.endpoints.filter(({ id }) => endpointIds.has(id)).map(localEndpoint),
    declares: {
      ...(finalStates && { finalStates }),
      ...(timeUnitMs !== undefined && { timeUnit: timeUnitMs === 1 ? 'ms' : 's' }),
      ...(operations && { operations }),
      ...(requestBurst && { requestBurst }),
      ...(has('wait-limit') && { waitLimit: true }),
    },
    limits,
    pacePerSecond: undefined,
    webhooks: has('webhook-receiver') ? { port: 0, publicUrl: localHosts.receiver } : undefined,
    // Each scenario has an account of its own, so that they do not disturb each other.
    control: { token: undefined, clock: 'system' },
    claims: new Set([...declaredClaims, 'real-time']),
  };
}

function localEndpoint({
  id,
  priceId,
  price,
  timeoutMs,
  ...endpoint
}: SubjectEndpoint): TargetEndpoint {
  return {
    name: id,
    id,
    kind: endpoint.kind,
    model: endpoint.model,
    priceId,
    price,
    maxCost: 0n,
    isCostDeclared: false,
    timeoutMs,
    workers: endpoint.workers,
    input: undefined,
    output: undefined,
    inputs: endpoint.inputs ?? {},
  };
}
