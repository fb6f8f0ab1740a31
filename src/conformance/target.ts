/** A deployment to check, as its owner has declared it, with its keys read. */
import type { components } from '#generated/conformance/types.d.ts';
import { defaults, validateTarget } from '#generated/conformance/validators.js';
import { declarations, pricing } from '#generated/reference/tables.js';
import { withoutVersion } from '../client/http.ts';
import { charge, type PriceTerms } from '../contract/money.ts';
import type { Subject } from '../evidence/records.ts';
import { describeFindings } from '../validation/findings.ts';
import { due } from './amounts.ts';
import type { DeclarationId } from './rules.ts';

type Schemas = components['schemas'];

/** What a target file says. */
export type TargetFile = Schemas['Target'];
/** Inputs by what comes of them. */
export type Inputs = Schemas['Inputs'];

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
  readonly inputs: Inputs;
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
  readonly declares: Schemas['Declared'];
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

/** A target cannot be used; each line of `message` says why and where. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}

/** What is not in a target file. */
export interface TargetContext {
  /** The environment that holds the keys. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a check may take as long as a default of the service. Default: no. */
  readonly slow?: boolean;
}

/** Reads a target. Throws a `TargetError` that names every place that is wrong. */
export function readTarget(file: unknown, { env, slow = false }: TargetContext): Target {
  if (!validateTarget(file)) {
    const findings = describeFindings(validateTarget.errors ?? [], {
      value: file,
      location: 'body',
    });
    throw new TargetError(
      findings
        .map(
          ({ pointer, expected, received }) =>
            `${pointer || '/'}: expected ${expected}, got ${received}.`,
        )
        .join('\n'),
    );
  }
  const endpoints = Object.entries(file.endpoints).map(([name, endpoint]) =>
    readEndpoint(name, endpoint),
  );
  const control = file.control && {
    token: file.control.token && readVariable(file.control.token, '/control/token', env),
    clock: file.control.clock ?? defaults.ControlAccess.clock,
  };
  const limits = { ...defaults.RunLimits, ...file.limits };
  const target = {
    baseUrl: withoutVersion(readAddress(file.baseUrl, '/baseUrl')),
    keys: readKeys(file.keys, { endpoints, env }),
    endpoints,
    declares: file.declares ?? {},
    limits,
    pacePerSecond:
      control?.clock === 'manual' ? file.limits?.requestsPerSecond : limits.requestsPerSecond,
    webhooks: file.webhooks && readReceiver(file.webhooks),
    control,
  };
  return { ...target, claims: claimsOf(target, { slow }) };
}

function readKeys(
  { valid, forbidden, readOnly, oneEndpoint }: Schemas['TargetKeys'],
  { endpoints, env }: { endpoints: readonly TargetEndpoint[]; env: TargetContext['env'] },
): TargetKeys {
  const allowed = endpoints.find(({ name }) => name === oneEndpoint?.endpoint);
  if (oneEndpoint !== undefined && allowed === undefined) {
    const known = endpoints.map(({ name }) => name).join(', ');
    throw new TargetError(
      `/keys/oneEndpoint/endpoint: expected one of ${known}, got ${JSON.stringify(oneEndpoint.endpoint)}.`,
    );
  }
  return {
    valid: readKey(valid, '/keys/valid', env),
    forbidden: forbidden && readKey(forbidden, '/keys/forbidden', env),
    readOnly: readOnly && readKey(readOnly, '/keys/readOnly', env),
    oneEndpoint: oneEndpoint &&
      allowed && {
        key: readKey(oneEndpoint.key, '/keys/oneEndpoint/key', env),
        endpointId: allowed.id,
      },
  };
}

function readKey(
  key: Schemas['ApiKey'],
  place: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  return typeof key === 'string' ? readVariable(key, place, env) : key.public;
}

function readReceiver(receiver: Schemas['ReceiverSettings']): Schemas['ReceiverSettings'] {
  const { publicUrl } = receiver;
  if (publicUrl !== undefined) readAddress(publicUrl, '/webhooks/publicUrl');
  return receiver;
}

/** What is wrong is not repeated: it may hold a password. */
function readAddress(address: string, place: string): string {
  if (/^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/.test(address) && URL.canParse(address)) return address;
  throw new TargetError(
    `${place}: expected a URL such as https://host, without credentials, query and fragment.`,
  );
}

function readEndpoint(name: string, endpoint: Schemas['TargetEndpoint']): TargetEndpoint {
  const { id, kind, model, timeoutMs, workers, inputs = {} } = endpoint;
  const { priceId, price } = readPrice(name, endpoint.price);
  return {
    name,
    id,
    kind,
    model,
    priceId,
    price,
    maxCost: worstCost(endpoint, price, inputs),
    isCostDeclared: endpoint.maxCost !== undefined || price !== undefined,
    timeoutMs,
    workers,
    inputs,
  };
}

function readPrice(
  name: string,
  price: Schemas['TargetEndpoint']['price'],
): { priceId: string | undefined; price: PriceTerms | undefined } {
  if (typeof price !== 'string') return { priceId: undefined, price };
  const found = Object.entries(pricing.prices).find(([id]) => id === price);
  if (found !== undefined) return { priceId: price, price: found[1] };
  const known = Object.keys(pricing.prices).join(', ');
  throw new TargetError(
    `/endpoints/${name}/price: expected one of ${known}, got ${JSON.stringify(price)}.`,
  );
}

/** A job of a serverless endpoint costs nothing of the price list; an image costs its size. */
function worstCost(
  { kind, model, maxCost }: Schemas['TargetEndpoint'],
  price: PriceTerms | undefined,
  { ordinary = {} }: Inputs,
): bigint | undefined {
  const one = { price: maxCost ?? '0', per: 1 };
  if (maxCost !== undefined || kind === 'serverless') return charge(one, 1n, pricing.decimals);
  const { width, height } = ordinary;
  if (model !== 'image' || price === undefined) return undefined;
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
  return charge(price, BigInt(width) * BigInt(height), pricing.decimals);
}

function readVariable(
  name: string,
  place: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const value = env[name];
  if (value === undefined || value === '') {
    throw new TargetError(`${place}: the environment variable ${name} is not set.`);
  }
  // A line end that came along would be left out of what is sent, and not be found when it is redacted.
  if (/^[\x21-\x7e]+$/.test(value)) return value;
  throw new TargetError(
    `${place}: expected visible ASCII in the environment variable ${name}, got other characters, perhaps a space or a line end.`,
  );
}

/** Which declarations of the document a target makes. */
function claimsOf(
  { endpoints, keys, declares, webhooks, control }: Omit<Target, 'claims'>,
  { slow }: { slow: boolean },
): ReadonlySet<DeclarationId> {
  const offers = new Set(declares.operations);
  const has = (test: (endpoint: TargetEndpoint) => boolean) => endpoints.some(test);
  const makes = (model: TargetEndpoint['model']) =>
    has(
      (endpoint) =>
        endpoint.kind === 'public' && endpoint.model === model && endpoint.price !== undefined,
    );
  const declared: Readonly<Record<DeclarationId, boolean>> = {
    'webhook-receiver': webhooks !== undefined,
    'public-image-endpoint': makes('image'),
    'higher-quality-endpoint': has(({ priceId }) => priceId === 'image-higher-quality'),
    'fast-image-endpoint': has(({ priceId }) => priceId === 'image-fast'),
    'uneven-price': has(({ model, price }) => model === 'image' && isUneven(price)),
    'resized-input': has(({ inputs }) => inputs.resized !== undefined),
    'public-video-endpoint': makes('video'),
    'public-transcription-endpoint': makes('transcription'),
    'public-text-endpoint': makes('text'),
    'serverless-endpoint': has(({ kind }) => kind === 'serverless'),
    'storage-echo': has(({ inputs }) => inputs.storageEcho !== undefined),
    'slow-input': has(({ inputs }) => inputs.slow !== undefined),
    'streaming-input': has(({ inputs }) => inputs.streaming !== undefined),
    'hanging-input': has(({ inputs }) => inputs.hanging !== undefined),
    'failing-input': has(({ inputs }) => inputs.failing !== undefined),
    'crashing-input': has(({ inputs }) => inputs.crashing !== undefined),
    'echo-input': has(({ inputs }) => inputs.echo !== undefined),
    'error-input': has(({ inputs }) => inputs.errorOutput !== undefined),
    'full-queue': has(
      ({ inputs, workers }) => inputs.hanging !== undefined && workers !== undefined,
    ),
    'endpoint-timeout': has(
      ({ inputs, timeoutMs }) => inputs.hanging !== undefined && typeof timeoutMs === 'number',
    ),
    'default-timeout': has(
      ({ inputs, timeoutMs }) => inputs.hanging !== undefined && timeoutMs === 'default',
    ),
    'real-time': control?.clock !== 'manual',
    'long-run': slow || control?.clock === 'manual',
    'fault-source': control !== undefined,
    'final-states': declares.finalStates !== undefined,
    'time-unit': declares.timeUnit !== undefined,
    'wait-limit': declares.waitLimit === true,
    'forbidden-key': keys.forbidden !== undefined,
    'read-only-key': keys.readOnly !== undefined,
    'endpoint-key': keys.oneEndpoint !== undefined && endpoints.length > 1,
    'more-operations': offers.size > 0,
    'request-burst': declares.requestBurst !== undefined,
    'scaling-source': offers.has('getEndpointHealth'),
    'billing-source': control !== undefined,
    'usage-source': control !== undefined,
  };
  const known = Object.keys(declarations).filter((id): id is DeclarationId =>
    Object.hasOwn(declared, id),
  );
  return new Set(known.filter((id) => declared[id]));
}

/** Whether what a unit costs has to be rounded. */
function isUneven(price: PriceTerms | undefined): boolean {
  if (price === undefined) return false;
  const { exact, rounded } = due(price, 1n);
  return exact !== rounded;
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
    ...(operations !== undefined && { operations }),
    ...(keys.oneEndpoint !== undefined && { oneEndpoint: keys.oneEndpoint.endpointId }),
  };
}
