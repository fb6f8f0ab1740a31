/** A deployment to check, as its owner has declared it, with its keys read. */
import type { components } from '#generated/conformance/types.d.ts';
import type { PriceTerms } from '../../core/money.ts';
import type { Subject } from '../../evidence/records.ts';
import type { DeclarationId } from './rules.ts';

type Schemas = components['schemas'];

/** An endpoint to send requests to. */
export interface TargetEndpoint {
  /** By which the target calls it. */
  readonly name: string;
  /** The `{endpoint_id}` of its paths. */
  readonly id: string;
  readonly kind: 'public' | 'serverless';
  readonly model: Schemas['TargetEndpoint']['model'];
  /** The entry of the document's price list that holds, where one does. */
  readonly priceId: string | undefined;
  readonly price: PriceTerms | undefined;
  /** The most that one job can cost, in units of 10^-`pricing.decimals` dollars; undefined: unknown. */
  readonly maxCost: bigint | undefined;
  /** Whether the target says so itself, or by a price; else a job is taken to cost nothing. */
  readonly isCostDeclared: boolean;
  /** Set on it; `default`: none is, and the document's holds; undefined: unknown. */
  readonly timeoutMs: Schemas['TargetEndpoint']['timeoutMs'];
  /** How many jobs run at the same time at most; undefined: unknown. */
  readonly workers: number | undefined;
  /** By what comes of them. */
  readonly inputs: Schemas['Inputs'];
}

/** The keys of a target, read. */
export interface TargetKeys {
  readonly valid: string;
  readonly forbidden: string | undefined;
  readonly readOnly: string | undefined;
  readonly oneEndpoint: { readonly key: string; readonly endpointId: string } | undefined;
}

/** A target that can be called. */
export interface Target {
  /** Without `/v2` and without a slash at the end. */
  readonly baseUrl: string;
  readonly keys: TargetKeys;
  readonly endpoints: readonly TargetEndpoint[];
  readonly declares: Omit<Schemas['Declared'], 'operations'> & {
    /** Those that are offered beyond the stated ones. */
    readonly operations?: readonly string[] | undefined;
  };
  readonly limits: Required<Schemas['RunLimits']>;
  /** How many requests may be sent in a second; undefined, as many as can be, where time is moved. */
  readonly pacePerSecond: number | undefined;
  readonly webhooks: Schemas['ReceiverSettings'] | undefined;
  readonly control:
    | { readonly token: string | undefined; readonly clock: 'manual' | 'system' }
    | undefined;
  /** What has been declared, the permission for long checks included. */
  readonly claims: ReadonlySet<DeclarationId>;
}

/** What evidence says of the target: all that is declared and no secret. */
export function subjectOf({ baseUrl, keys, endpoints, declares, claims }: Target): Subject {
  const { finalStates, timeUnit, operations } = declares;
  return {
    kind: 'subject',
    format: 1,
    baseUrl,
    claims: [...claims],
    endpoints: endpoints.map(({ id, kind, model, priceId, price, timeoutMs, workers, inputs }) => ({
      id,
      kind,
      ...(model !== undefined && { model }),
      ...(priceId !== undefined && { priceId }),
      ...(price !== undefined && { price: { price: price.price, per: price.per } }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(workers !== undefined && { workers }),
      inputs,
    })),
    ...(finalStates !== undefined && { finalStates }),
    ...(timeUnit !== undefined && { timeUnitMs: timeUnit === 's' ? 1000 : 1 }),
    ...(operations !== undefined && { operations: [...operations] }),
    ...(keys.oneEndpoint !== undefined && { oneEndpoint: keys.oneEndpoint.endpointId }),
  };
}
