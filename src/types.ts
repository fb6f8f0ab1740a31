/**
 * The package entry `inference-contract/types`: the types of the document. Those of the reference
 * edition have no prefix; `contract.paths` and so on are those of the contract edition.
 */

export type * as contract from '#generated/contract/types.d.ts';
export type { components, operations, paths } from '#generated/reference/types.d.ts';
