/**
 * The package entry `inference-contract/types`: the types of the document. Those of the reference
 * profile have no prefix; `contract.paths` and so on are those of the contract profile.
 */

export type * as contract from '#generated/contract/types.d.ts';
export type { components, operations, paths } from '#generated/reference/types.d.ts';
