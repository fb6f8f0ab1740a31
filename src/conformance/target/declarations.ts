/** The declarations of the document, and the members of a target file that make them. */
import { operations as stated } from '#generated/contract/tables.js';
import { declarations, modelKinds, operations } from '#generated/reference/tables.js';
import { recordOf } from '../../core/record-of.ts';
import { clauseOf } from '../../core/sentences.ts';
import type { OperationId } from '../../evidence/operation-exchange.ts';
import { endpointDeclaration } from '../contract/models.ts';
import type { DeclarationId } from '../contract/rules.ts';

/** The operations of the reference beyond the stated ones. */
export const furtherOperations: readonly string[] = Object.keys(operations).filter(
  (id) => !Object.hasOwn(stated, id),
);

/** Those of an endpoint: `getResult` has none. */
export const extendedOperations: readonly OperationId[] = Object.values(operations)
  .filter(({ operationId: id }) => furtherOperations.includes(id) && id !== 'getResult')
  .map(({ operationId }) => operationId);

/** @param joint between several: `or` if one of them is enough */
export function describeMissing(
  missing: readonly DeclarationId[],
  joint: 'and' | 'or' = 'and',
): string {
  const described = missing.map((id) => {
    const meaning = clauseOf(declarations[id]);
    return `${id} (${lowerFirst(meaning)}: ${places[id]})`;
  });
  return `Not declared: ${described.join(joint === 'and' ? '; ' : '; or ')}.`;
}

export interface PlacedDeclaration {
  readonly declaration: DeclarationId;
  readonly place: string;
}

/** Where a target file makes these declarations, without duplicates. */
export function placeDeclarations(ids: readonly DeclarationId[]): PlacedDeclaration[] {
  return [...new Set(ids)].map((declaration) => ({ declaration, place: places[declaration] }));
}

/** A sentence as a part of another one. */
function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

const control = 'control, if the deployment has the control interface of the local service';

/** By declaration, the member of a target file or the option that makes it. */
export const places: Readonly<Record<DeclarationId, string>> = {
  'webhook-receiver': 'webhooks',
  'public-endpoint': 'an endpoint with kind public',
  ...recordOf(
    modelKinds,
    endpointDeclaration,
    (kind) => `an endpoint with kind public, model ${kind} and its price`,
  ),
  'higher-quality-endpoint':
    'an endpoint with kind public, model image and price image-higher-quality',
  'fast-image-endpoint': 'an endpoint with kind public, model image and price image-fast',
  'uneven-price':
    'an endpoint with kind public, model image and a price of its own that needs rounding',
  'resized-input': 'inputs.resized of an endpoint with kind public, model image and its price',
  'serverless-endpoint': 'an endpoint with kind serverless',
  'input-schema': 'input of an endpoint with kind serverless',
  'output-schema': 'output of an endpoint with kind serverless',
  'storage-echo': 'inputs.storageEcho of an endpoint',
  'slow-input': 'inputs.slow of an endpoint',
  'streaming-input': 'inputs.streaming of an endpoint',
  'hanging-input': 'inputs.hanging of an endpoint',
  'failing-input': 'inputs.failing of an endpoint',
  'failing-public-input': 'inputs.failing of an endpoint with kind public',
  'crashing-input': 'inputs.crashing of an endpoint',
  'echo-input': 'inputs.echo of an endpoint',
  'error-input': 'inputs.errorOutput of an endpoint',
  'other-output-input': 'inputs.otherOutput of an endpoint',
  'fault-source': control,
  'full-queue': 'workers and inputs.hanging of one endpoint',
  'endpoint-timeout': 'timeoutMs, a number, and inputs.hanging of one endpoint',
  'default-timeout': 'timeoutMs: default and inputs.hanging of one endpoint',
  'real-time': 'no control, or control.clock: system',
  'long-run': '--slow, or the option slow in vitest',
  'final-states': 'declares.finalStates',
  'time-unit': 'declares.timeUnit',
  'wait-limit': 'declares.waitLimit: true',
  'forbidden-key': 'keys.forbidden',
  'read-only-key': 'keys.readOnly',
  'endpoint-key': 'keys.oneEndpoint, and at least one other endpoint',
  'more-operations': 'declares.operations with any operation except getResult',
  'cancel-operation': 'declares.operations with cancelJob',
  'retry-operation': 'declares.operations with retryJob',
  'purge-operation': 'declares.operations with purgeQueue',
  'stream-operation': 'declares.operations with streamJob or streamJobByPost',
  'wait-operation': 'declares.operations with getJobStatusSync or getJobStatusSyncByPost',
  'read-by-post':
    'declares.operations with streamJob or getJobStatusSync, and the same operation by POST',
  'request-burst': 'declares.requestBurst',
  'scaling-source': 'declares.operations with getEndpointHealth',
  'budget-source': control,
  'billing-source': control,
  'usage-source': control,
};
