/** Reads a target file: what the owner declares about a deployment, and the keys from the environment. */

import type { components } from '#generated/file-formats/types.d.ts';
import { defaults, validateTarget } from '#generated/file-formats/validators.js';
import { declarations, modelKinds, operations, pricing } from '#generated/reference/tables.js';
import { withoutVersion } from '../../client/credentials.ts';
import { partAt } from '../../core/json.ts';
import { charge, type PriceTerms } from '../../core/money.ts';
import { recordOf } from '../../core/record-of.ts';
import { isUrl } from '../../core/urls.ts';
import { escapeLines } from '../../core/visible-text.ts';
import { declaredSchemas, exampleInput } from '../../endpoints/declared-schemas.ts';
import { jobParts } from '../../endpoints/endpoint-schemas.ts';
import { readSchemas } from '../../endpoints/settings-schemas.ts';
import { DocumentError } from '../../validation/document-error.ts';
import { invalidValues } from '../../validation/errors/invalid-values.ts';
import { due } from '../contract/amounts.ts';
import { pixels, sizeAskedBy } from '../contract/linked-files.ts';
import { endpointDeclaration } from '../contract/models.ts';
import type { DeclarationId } from '../contract/rules.ts';
import { stateNames } from '../contract/state-names.ts';
import { furtherOperations } from './declarations.ts';
import type { Target, TargetEndpoint, TargetKeys } from './target.ts';

type Schemas = components['schemas'];

export type TargetFile = Schemas['Target'];

/** A target is invalid; each line of `message` says where and why. */
export class TargetError extends Error {
  override readonly name = 'TargetError';

  constructor(message: string, options?: ErrorOptions) {
    super(escapeLines(message), options);
  }
}

export interface TargetContext {
  /** The path of the target file, in whose folder are the files that schemas refer to. Default: there are none. */
  readonly path?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a check may take as long as a default of the service. Default: no. */
  readonly slow?: boolean;
  /** Is told what of the schemas is not checked, or may take very long. Default: nobody is. */
  readonly onWarning?: ((warning: string) => void) | undefined;
}

/** Removes the received value if it may be a secret: a key in place of its variable's name, or a password. */
export function hideReceivedSecret(message: string): string {
  const isOfAddress = /(?:^| at )\/(?:baseUrl|webhooks\/publicUrl)\b/.test(message);
  if (isOfAddress && plainAddress.test(message)) return message;
  const isOfSecret = /(?:^| at )\/(?:keys|baseUrl|control|webhooks\/publicUrl)\b/.test(message);
  if (!isOfSecret || message.includes('did you mean')) return message;
  return message.replace(/, got (?!nothing).*$/s, ', got something else');
}

/** The end of a message about an address without user, password, query and fragment. */
const plainAddress = /, got "(?:[a-z]+:\/\/)?[\w.-]*(?::\d{1,5})?(?:\/[\w./-]*)?"\.?$/i;

/** Reads a target. Throws a `TargetError` that names every invalid place. */
export function readTarget(
  file: unknown,
  { path, env, slow = false, onWarning }: TargetContext,
): Target {
  if (!validateTarget(file)) {
    const findings = invalidValues(validateTarget.errors ?? [], {
      value: file,
      location: 'body',
    });
    throw new TargetError(
      findings
        .map(({ pointer, expected, received }) =>
          hideReceivedSecret(`${pointer || '/'}: expected ${expected}, got ${received}.`),
        )
        .join('\n'),
    );
  }
  const endpoints = Object.entries(readEndpointSchemas(file.endpoints, { path, onWarning })).map(
    ([name, endpoint]) => readEndpoint(name, endpoint),
  );
  assertEnded(file.declares?.finalStates);
  const control = file.control && {
    token: file.control.token && readVariable(file.control.token, '/control/token', env),
    clock: file.control.clock ?? defaults.ControlAccess.clock,
  };
  const limits = { ...defaults.RunLimits, ...file.limits };
  const target = {
    baseUrl: withoutVersion(readPlainAddress(file.baseUrl, '/baseUrl')),
    keys: readKeys(file.keys, { endpoints, env }),
    endpoints,
    declares: { ...file.declares, operations: readOperations(file.declares?.operations) },
    limits,
    pacePerSecond:
      control?.clock === 'manual' ? file.limits?.requestsPerSecond : limits.requestsPerSecond,
    webhooks: readReceiver(file.webhooks),
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
    const names = endpoints.map(({ name }) => name).join(', ');
    throw new TargetError(
      `/keys/oneEndpoint/endpoint: expected the name of an endpoint of this file (${names}), got ${JSON.stringify(oneEndpoint.endpoint)}.`,
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

function readKey(key: Schemas['ApiKey'], place: string, env: TargetContext['env']): string {
  return typeof key === 'string' ? readVariable(key, place, env) : key.public;
}

function readReceiver(receiver: TargetFile['webhooks']): Target['webhooks'] {
  if (receiver?.publicUrl !== undefined)
    readPlainAddress(receiver.publicUrl, '/webhooks/publicUrl');
  return receiver;
}

/** Whether a text is a URL of scheme http or https, without credentials, query and fragment. */
export function isPlainAddress(text: string): boolean {
  return /^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/.test(text) && isUrl(text);
}

/** The error does not repeat the address: it may contain a password. */
function readPlainAddress(address: string, place: string): string {
  if (isPlainAddress(address)) return address;
  throw new TargetError(
    `${place}: expected a URL such as https://host, without credentials, query and fragment.`,
  );
}

function readOperations(offered: Schemas['Declared']['operations']): readonly string[] | undefined {
  if (offered === true) return furtherOperations;
  const unknown = offered?.find((id) => !furtherOperations.includes(id));
  if (unknown === undefined) return offered;
  throw new TargetError(
    `/declares/operations: expected true or some of ${furtherOperations.join(', ')}, got ${JSON.stringify(unknown)}.`,
  );
}

function assertEnded(names: readonly string[] = []): void {
  const open = names.find((name) => name === stateNames.waiting || name === stateNames.running);
  if (open === undefined) return;
  throw new TargetError(
    `/declares/finalStates: expected names of states in which a job has ended, got ${JSON.stringify(open)}.`,
  );
}

/** The endpoints with schemas that refer to no files. */
function readEndpointSchemas(
  endpoints: TargetFile['endpoints'],
  { path, onWarning }: Pick<TargetContext, 'onWarning'> & { readonly path: string | undefined },
): TargetFile['endpoints'] {
  const described = Object.entries(endpoints).flatMap(([name, { kind, ...endpoint }]) => {
    const schemas = jobParts(endpoint);
    const [role] = Object.keys(schemas);
    if (role !== undefined && kind === 'public') {
      const message = `expected no schema of a public endpoint, whose model has its own`;
      throw new TargetError(`/endpoints/${name}/${role}: ${message}.`);
    }
    return role === undefined ? [] : [[name, schemas] as const];
  });
  if (described.length === 0) return endpoints;
  try {
    const read = readSchemas(Object.fromEntries(described), { settingsFile: path });
    for (const { pointer, message } of read.warnings) onWarning?.(`${pointer}: ${message}`);
    const schemas = read.endpoints;
    return Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        { ...endpoint, ...jobParts(schemas[name] ?? {}) },
      ]),
    );
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    const lines = cause.problems.map(({ pointer, message }) => `${pointer}: ${message}`);
    throw new TargetError(lines.join('\n'), { cause });
  }
}

function readEndpoint(name: string, endpoint: Schemas['TargetEndpoint']): TargetEndpoint {
  const { id, kind, model, timeoutMs, workers, input, output } = endpoint;
  const inputs = readInputs(name, endpoint);
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
    input,
    output,
    inputs,
  };
}

/** The inputs that a worker is declared to take; it may refuse the others. */
const takenKinds = [
  'ordinary',
  'longer',
  'slow',
  'hanging',
  'storageEcho',
  'echo',
  'streaming',
] as const;

/** The declared inputs; a schema says what an ordinary one is. */
function readInputs(
  name: string,
  { input, inputs = {} }: Schemas['TargetEndpoint'],
): Schemas['Inputs'] {
  const { input: schema } = input === undefined ? {} : declaredSchemas({ input });
  if (schema === undefined) return inputs;
  for (const kind of takenKinds) {
    const declared = inputs[kind];
    if (declared === undefined) continue;
    const isWrapped = kind === 'slow' || kind === 'streaming';
    const value = isWrapped ? partAt(declared, '/input') : declared;
    const [invalid] = invalidValues(schema.errorsIn(value), { value, location: 'body' });
    if (invalid === undefined) continue;
    const place = `/endpoints/${name}/inputs/${kind}${isWrapped ? '/input' : ''}`;
    const { pointer, expected, received } = invalid;
    throw new TargetError(
      `${place}${pointer}: expected ${expected}, as the schema of the input says, got ${received}.`,
    );
  }
  if (inputs.ordinary !== undefined) return inputs;
  const example = exampleInput(schema);
  if ('problem' in example) throw new TargetError(`/endpoints/${name}/input: ${example.problem}`);
  return { ...inputs, ordinary: example.input };
}

function readPrice(
  name: string,
  price: Schemas['TargetEndpoint']['price'],
): { priceId: string | undefined; price: PriceTerms | undefined } {
  if (typeof price !== 'string') return { priceId: undefined, price };
  const listed = Object.entries(pricing.prices).find(([id]) => id === price);
  if (listed !== undefined) return { priceId: price, price: listed[1] };
  const ids = Object.keys(pricing.prices).join(', ');
  throw new TargetError(
    `/endpoints/${name}/price: expected one of ${ids}, got ${JSON.stringify(price)}.`,
  );
}

/** Jobs of serverless endpoints are not on the price list; an image is priced by its size. */
function worstCost(
  { kind, model, maxCost }: Schemas['TargetEndpoint'],
  price: PriceTerms | undefined,
  { ordinary = {} }: TargetEndpoint['inputs'],
): bigint | undefined {
  const jobPrice = { price: maxCost ?? '0', per: 1 };
  if (maxCost !== undefined || kind === 'serverless') return charge(jobPrice, 1n, pricing.decimals);
  const size = sizeAskedBy(ordinary);
  if (model !== 'image' || price === undefined || size === undefined) return undefined;
  return charge(price, pixels(size), pricing.decimals);
}

function readVariable(name: string, place: string, env: TargetContext['env']): string {
  const value = env[name];
  if (value === undefined || value === '') {
    // A value that is not a variable name may be the key itself.
    const variable = /^[A-Z][A-Z\d_]*$/.test(name) ? name : 'that is named there';
    throw new TargetError(
      `${place}: the environment variable ${variable} is ${value === '' ? 'empty' : 'not set'}. Set it to the key, or name another variable.`,
    );
  }
  // A trailing line end would not be sent, and then redaction would not find the key.
  if (/^[\x21-\x7e]+$/.test(value)) return value;
  throw new TargetError(
    `${place}: expected visible ASCII in the environment variable ${name}, got other characters, such as a space or a line end.`,
  );
}

function claimsOf(
  { endpoints, keys, declares, webhooks, control }: Omit<Target, 'claims'>,
  { slow }: { slow: boolean },
): ReadonlySet<DeclarationId> {
  const offered = new Set(declares.operations);
  const offers = (...ids: readonly string[]) => ids.some((id) => offered.has(id));
  const has = (test: (endpoint: TargetEndpoint) => boolean) => endpoints.some(test);
  const isPriced = ({ kind, model, price }: TargetEndpoint, output: TargetEndpoint['model']) =>
    kind === 'public' && model === output && price !== undefined;
  const makes = (model: TargetEndpoint['model']) => has((endpoint) => isPriced(endpoint, model));
  const makesImages = (test: (endpoint: TargetEndpoint) => boolean) =>
    has((endpoint) => isPriced(endpoint, 'image') && test(endpoint));
  const hangs = (test: (endpoint: TargetEndpoint) => boolean) =>
    has((endpoint) => endpoint.inputs.hanging !== undefined && test(endpoint));
  const fails = (test: (endpoint: TargetEndpoint) => boolean) =>
    has((endpoint) => endpoint.inputs.failing !== undefined && test(endpoint));
  const isTwice = (id: string) => offers(id) && offers(`${id}ByPost`);
  const declared: Readonly<Record<DeclarationId, boolean>> = {
    'webhook-receiver': webhooks !== undefined,
    'public-endpoint': has(({ kind }) => kind === 'public'),
    ...recordOf(modelKinds, endpointDeclaration, makes),
    'higher-quality-endpoint': makesImages(({ priceId }) => priceId === 'image-higher-quality'),
    'fast-image-endpoint': makesImages(({ priceId }) => priceId === 'image-fast'),
    'uneven-price': makesImages(({ price }) => isUneven(price)),
    'resized-input': makesImages(({ inputs }) => inputs.resized !== undefined),
    'serverless-endpoint': has(({ kind }) => kind === 'serverless'),
    'input-schema': has(({ input }) => input !== undefined),
    'output-schema': has(({ output }) => output !== undefined),
    'storage-echo': has(({ inputs }) => inputs.storageEcho !== undefined),
    'slow-input': has(({ inputs }) => inputs.slow !== undefined),
    'streaming-input': has(({ inputs }) => inputs.streaming !== undefined),
    'hanging-input': hangs(() => true),
    'failing-input': fails(() => true),
    'failing-public-input': fails(({ kind }) => kind === 'public'),
    'crashing-input': has(({ inputs }) => inputs.crashing !== undefined),
    'echo-input': has(({ inputs }) => inputs.echo !== undefined),
    'error-input': has(({ inputs }) => inputs.errorOutput !== undefined),
    'other-output-input': has(({ inputs }) => inputs.otherOutput !== undefined),
    'full-queue': hangs(({ workers }) => workers !== undefined),
    'endpoint-timeout': hangs(({ timeoutMs }) => typeof timeoutMs === 'number'),
    'default-timeout': hangs(({ timeoutMs }) => timeoutMs === 'default'),
    'real-time': control?.clock !== 'manual',
    'long-run': slow || control?.clock === 'manual',
    'fault-source': control !== undefined,
    'final-states': declares.finalStates !== undefined,
    'time-unit': declares.timeUnit !== undefined,
    'wait-limit': declares.waitLimit === true,
    'forbidden-key': keys.forbidden !== undefined,
    'read-only-key': keys.readOnly !== undefined,
    'endpoint-key': keys.oneEndpoint !== undefined && endpoints.length > 1,
    'more-operations': (declares.operations ?? []).some(isOfEndpoints),
    'cancel-operation': offers('cancelJob'),
    'retry-operation': offers('retryJob'),
    'purge-operation': offers('purgeQueue'),
    'stream-operation': offers('streamJob', 'streamJobByPost'),
    'wait-operation': offers('getJobStatusSync', 'getJobStatusSyncByPost'),
    'read-by-post': isTwice('streamJob') || isTwice('getJobStatusSync'),
    'request-burst': declares.requestBurst !== undefined,
    'scaling-source': offers('getEndpointHealth'),
    'budget-source': control !== undefined,
    'billing-source': control !== undefined,
    'usage-source': control !== undefined,
  };
  const declarationIds = Object.keys(declarations).filter((id): id is DeclarationId =>
    Object.hasOwn(declared, id),
  );
  return new Set(declarationIds.filter((id) => declared[id]));
}

/** Whether an operation belongs to an endpoint; `getResult` does not, and needs no key. */
function isOfEndpoints(id: string): boolean {
  const [, operation] = Object.entries(operations).find(([name]) => name === id) ?? [];
  return operation?.path.includes('{endpoint_id}') ?? false;
}

function isUneven(price: PriceTerms | undefined): boolean {
  if (price === undefined) return false;
  const { exact, rounded } = due(price, 1n);
  return exact !== rounded;
}
