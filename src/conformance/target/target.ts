/** A deployment to check, as its owner declares it, with its keys. */
import type { components } from '#generated/file-formats/types.d.ts';
import { definedMembers } from '../../core/defined-members.ts';
import type { PriceTerms } from '../../core/money.ts';
import type { Subject } from '../../evidence/record-types.ts';
import type { DeclarationId } from '../contract/rules.ts';

type Schemas = components['schemas'];

export interface TargetEndpoint {
  /** Its name in the target file. */
  readonly name: string;
  /** The `{endpoint_id}` of its paths. */
  readonly id: string;
  readonly kind: 'public' | 'serverless';
  readonly model: Schemas['TargetEndpoint']['model'];
  /** The entry of the document's price list, if one applies. */
  readonly priceId: string | undefined;
  readonly price: PriceTerms | undefined;
  /** The maximum cost of a job, in units of 10^-`pricing.decimals` dollars; undefined: unknown. */
  readonly maxCost: bigint | undefined;
  /** Whether the target declares a maximum cost or a price; otherwise jobs are assumed to be free. */
  readonly isCostDeclared: boolean;
  /** Its execution timeout; `default`: the document's default applies; undefined: unknown. */
  readonly timeoutMs: Schemas['TargetEndpoint']['timeoutMs'];
  /** The maximum number of concurrent jobs; undefined: unknown. */
  readonly workers: number | undefined;
  /** The schemas of a serverless endpoint, without references to files. */
  readonly input: Schemas['EndpointSchema'] | undefined;
  readonly output: Schemas['EndpointSchema'] | undefined;
  readonly inputs: Schemas['Inputs'];
}

export interface TargetKeys {
  readonly valid: string;
  readonly forbidden: string | undefined;
  readonly readOnly: string | undefined;
  readonly oneEndpoint: { readonly key: string; readonly endpointId: string } | undefined;
}

export interface Target {
  /** Without `/v2` and without a slash at the end. */
  readonly baseUrl: string;
  readonly keys: TargetKeys;
  readonly endpoints: readonly TargetEndpoint[];
  readonly declares: Omit<Schemas['Declared'], 'operations'> & {
    /** The offered operations beyond the stated ones. */
    readonly operations?: readonly string[] | undefined;
  };
  readonly limits: Required<Schemas['RunLimits']>;
  /** Maximum requests per second; undefined: unlimited, as on a manual clock. */
  readonly pacePerSecond: number | undefined;
  readonly webhooks: Schemas['ReceiverSettings'] | undefined;
  readonly control:
    | { readonly token: string | undefined; readonly clock: 'manual' | 'system' }
    | undefined;
  /** All declarations, including the permission for long checks. */
  readonly claims: ReadonlySet<DeclarationId>;
}

/** The target as evidence records it: all declarations and no secrets. */
export function subjectOfTarget({ baseUrl, keys, endpoints, declares, claims }: Target): Subject {
  const { finalStates, timeUnit, operations, requestBurst } = declares;
  return definedMembers({
    kind: 'subject',
    format: 1,
    baseUrl,
    claims: [...claims],
    endpoints: endpoints.map(({ price, ...endpoint }) =>
      definedMembers({
        id: endpoint.id,
        kind: endpoint.kind,
        model: endpoint.model,
        priceId: endpoint.priceId,
        price: price === undefined ? undefined : { price: price.price, per: price.per },
        timeoutMs: endpoint.timeoutMs,
        workers: endpoint.workers,
        input: endpoint.input,
        output: endpoint.output,
        inputs: endpoint.inputs,
      }),
    ),
    finalStates,
    timeUnitMs: timeUnit === undefined ? undefined : timeUnit === 's' ? 1000 : 1,
    operations: operations && [...operations],
    requestBurst,
    oneEndpoint: keys.oneEndpoint?.endpointId,
  });
}
