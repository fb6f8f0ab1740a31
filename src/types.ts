/**
 * The package entry `inference-contract/types`: the types of the document. Those of the reference
 * profile have no prefix; `contract.paths` and so on are those of the contract profile.
 */
import type { components as documentComponents } from '#generated/reference/types.d.ts';

export type * as contract from '#generated/contract/types.d.ts';
export type { operations, paths } from '#generated/reference/types.d.ts';

/**
 * The parts of the document, such as its schemas.
 *
 * @example
 * ```ts
 * import type { components } from 'inference-contract/types';
 *
 * type Schemas = components['schemas'];
 * const request: Schemas['JobRequest'] = { input: { prompt: 'A lighthouse at dusk' } };
 * const response = await fetch('http://127.0.0.1:8080/v2/echo/run', {
 *   method: 'POST',
 *   headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
 *   body: JSON.stringify(request),
 * });
 * console.log(response.status, await response.json());
 * ```
 */
export type components = documentComponents;
