/** What a target declares, in the terms of the document. */
import { declarations, operations } from '#generated/reference/tables.js';
import type { PriceTerms } from '../core/money.ts';
import { due } from './amounts.ts';
import type { DeclarationId } from './rules.ts';
import type { Target, TargetEndpoint } from './target.ts';

/** Which declarations of the document a target makes. */
export function claimsOf(
  { endpoints, keys, declares, webhooks, control }: Omit<Target, 'claims'>,
  { slow }: { slow: boolean },
): ReadonlySet<DeclarationId> {
  const offered = new Set(declares.operations);
  const offers = (...ids: readonly string[]) => ids.some((id) => offered.has(id));
  const has = (test: (endpoint: TargetEndpoint) => boolean) => endpoints.some(test);
  const isPriced = ({ kind, model, price }: TargetEndpoint, made: TargetEndpoint['model']) =>
    kind === 'public' && model === made && price !== undefined;
  const makes = (model: TargetEndpoint['model']) => has((endpoint) => isPriced(endpoint, model));
  const makesImages = (test: (endpoint: TargetEndpoint) => boolean) =>
    has((endpoint) => isPriced(endpoint, 'image') && test(endpoint));
  const isTwice = (id: string) => offers(id) && offers(`${id}ByPost`);
  const declared: Readonly<Record<DeclarationId, boolean>> = {
    'webhook-receiver': webhooks !== undefined,
    'public-endpoint': has(({ kind }) => kind === 'public'),
    'public-image-endpoint': makes('image'),
    'higher-quality-endpoint': makesImages(({ priceId }) => priceId === 'image-higher-quality'),
    'fast-image-endpoint': makesImages(({ priceId }) => priceId === 'image-fast'),
    'odd-image-endpoint': makesImages(({ priceId }) => priceId === 'image-odd'),
    'uneven-price': makesImages(({ price }) => isUneven(price)),
    'resized-input': makesImages(({ inputs }) => inputs.resized !== undefined),
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
    'other-output-input': has(({ inputs }) => inputs.otherOutput !== undefined),
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
  const known = Object.keys(declarations).filter((id): id is DeclarationId =>
    Object.hasOwn(declared, id),
  );
  return new Set(known.filter((id) => declared[id]));
}

/** Whether an operation belongs to an endpoint; the address of a result does not, and needs no key. */
function isOfEndpoints(id: string): boolean {
  const [, operation] = Object.entries(operations).find(([known]) => known === id) ?? [];
  return operation?.path.includes('{endpoint_id}') ?? false;
}

/** Whether what a unit costs has to be rounded. */
function isUneven(price: PriceTerms | undefined): boolean {
  if (price === undefined) return false;
  const { exact, rounded } = due(price, 1n);
  return exact !== rounded;
}
