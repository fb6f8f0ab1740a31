/** The kinds of models, and what the document calls the rules and the declaration of each. */
import { type ModelKind, modelKinds, pricing } from '#generated/reference/tables.js';

/** A kind whose charges have no stated formula: all but images. */
export type OtherModel = Exclude<ModelKind, 'image'>;

export const otherModels: readonly OtherModel[] = modelKinds.filter((kind) => kind !== 'image');

/** What the models of a kind are charged by, such as seconds. */
export function chargedQuantity(kind: ModelKind) {
  return Object.values(pricing.prices).find((price) => price.kind === kind)?.quantity;
}

/** The declaration of an endpoint with a model of this kind. */
export function endpointDeclaration<Kind extends ModelKind>(kind: Kind) {
  return `public-${kind}-endpoint` as const;
}

/** The rule about the price of this kind. */
export function priceRule<Kind extends OtherModel>(kind: Kind) {
  return `price-${kind}` as const;
}

/** The rule about the output of this kind. */
export function outputRule<Kind extends OtherModel>(kind: Kind) {
  return `${kind}-output` as const;
}
