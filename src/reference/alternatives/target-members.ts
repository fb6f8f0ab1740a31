/** What a target file of the contract checks says about a service with alternatives. */
import { pricing } from '#generated/reference/tables.js';
import { isSameJson } from '../../core/json.ts';
import { type AlternativeSettings, Alternatives } from './account-alternatives.ts';

/** A member of a target file. */
export interface TargetMember {
  /** Its name, behind those of the members around it; in endpoints, of each of a kind or a model. */
  readonly at: string;
  /** Where it is a member of endpoints: of which. */
  readonly endpoints?: readonly string[];
  /** Undefined if the file must not have it. */
  readonly value?: string | readonly string[];
}

/** The kinds of models for which the description leaves open what a part of a unit costs. */
const kindsWithOpenParts: readonly string[] = [
  ...new Set(
    Object.values(pricing.prices).flatMap((price) =>
      'chosen' in price && price.chosen.includes('partOfUnit') ? [price.kind] : [],
    ),
  ),
];

/**
 * The members that depend on alternatives: the owner of a deployment knows them, and the checks believe the
 * file.
 */
export function targetMembers(settings: AlternativeSettings = {}): TargetMember[] {
  const alternatives = new Alternatives(settings);
  const permissions = alternatives.id('key-permissions');
  const left: (TargetMember | false)[] = [
    permissions === 'all' && { at: 'keys.forbidden' },
    permissions === 'all' && { at: 'keys.readOnly' },
    permissions !== 'by-endpoint' && { at: 'keys.oneEndpoint' },
    alternatives.id('runsync-wait') === 'unlimited' && { at: 'declares.waitLimit' },
    alternatives.id('other-operations') !== 'offered' && { at: 'declares.operations' },
    alternatives.id('input-validation') === 'refused' && {
      at: 'inputs.failing',
      endpoints: ['public'],
    },
    // Few units are charged as one, which does not show the price of another number.
    alternatives.id('part-of-unit') === 'whole' && {
      at: 'price',
      endpoints: kindsWithOpenParts,
    },
  ];
  return [
    { at: 'declares.finalStates', value: finalStates(alternatives) },
    { at: 'declares.timeUnit', value: alternatives.id('time-units') === 'seconds' ? 's' : 'ms' },
    ...left.filter((member) => member !== false),
  ];
}

/** The members that differ from those for the document's choices, each in words. */
export function differingMembers(settings: AlternativeSettings = {}): string[] {
  const usual = targetMembers();
  return targetMembers(settings)
    .filter((member) => !usual.some((other) => isSameJson(member, other)))
    .map(targetMemberText);
}

function targetMemberText({ at, endpoints, value }: TargetMember): string {
  if (value === undefined) {
    return `no ${at}${endpoints === undefined ? '' : ` in endpoints for ${endpoints.join(', ')}`}`;
  }
  return `${at}: ${typeof value === 'string' ? value : `[${value.join(', ')}]`}`;
}

/** How the ends of a job are called, besides `COMPLETED`. */
function finalStates(alternatives: Alternatives): string[] {
  const gaps = [
    'failure-state',
    'termination-state',
    'expiry-state',
    'cancellation-state',
  ] as const;
  return [...new Set(gaps.map((gap) => alternatives.parameter(gap, 'named')))];
}
