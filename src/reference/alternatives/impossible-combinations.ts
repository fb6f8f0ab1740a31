/** Combinations of settings that no service can satisfy. */
import { type AlternativeGapId, gapNamed } from '#generated/reference/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { escapeToken } from '../../core/json.ts';
import { clauseOf } from '../../core/sentences.ts';
import {
  type AlternativeSettings,
  type Choice,
  choicesOfSettings,
} from './account-alternatives.ts';

type Schemas = components['schemas'];

/** Something that settings say. */
export interface Statement {
  /** JSON pointer into the settings, or the name of an option. */
  readonly at: string;
  readonly says: string;
}

/** An alternative in the settings, something else that cannot be together with it, and why not. */
export interface ImpossibleCombination {
  readonly gap: string;
  readonly choice: Statement;
  readonly other: Statement;
  readonly reason: string;
}

/** What an alternative contradicts, besides other alternatives. */
interface ContradictedChoice {
  readonly gap: AlternativeGapId;
  readonly alternatives: readonly string[];
  readonly other: Statement;
  readonly reason: string;
  /** Whether an account may do otherwise than the setting of the service. Default: no */
  readonly isReplaced?: boolean;
}

/** The choice for a gap, and where the settings make it; undefined if the document makes it. */
interface ChosenAlternative extends Choice {
  readonly gap: string;
  readonly at: string | undefined;
}

/** Each combination once, in the order of the accounts and of the document. */
export function impossibleCombinations(
  settings: Schemas['ServiceSettings'],
  { profile = 'reference' }: { readonly profile?: 'contract' | 'reference' } = {},
): ImpossibleCombination[] {
  const contradicted = [...contradictedBySettings(settings, profile)];
  const combinations = differingAccounts(settings).flatMap(([name, account]) => {
    const pointer = `/accounts/${escapeToken(name)}`;
    const chosen = chosenFor(settings.alternatives, account.alternatives, pointer);
    return [
      ...excludedPairs(chosen),
      ...takenHeader(chosen),
      ...callsOfDeletedJobs(chosen),
      ...contradicted.flatMap((contradiction) => [...against(contradiction, chosen)]),
    ];
  });
  const all = [...combinations, ...severalWithoutKey(settings)];
  return [
    ...new Map(all.map((combination) => [JSON.stringify(combination), combination])).values(),
  ];
}

/** Accounts without alternatives of their own are all alike: the first of them stands for thousands. */
function differingAccounts({ accounts }: Schemas['ServiceSettings']) {
  const entries = Object.entries(accounts);
  const first = entries.find(([, { alternatives }]) => alternatives === undefined);
  return entries.filter((entry) => entry === first || entry[1].alternatives !== undefined);
}

/** That `choice` has to change, and then why: a sentence for each of both places, without the last period. */
export function combinationRefusal({ choice, ...why }: Omit<ImpossibleCombination, 'gap'>): string {
  return `expected another alternative at ${choice.at}, got ${choice.says}. ${contradictionOf(why)}`;
}

/** Why there has to be another alternative, without the period. */
export function contradictionOf({
  other,
  reason,
}: Pick<ImpossibleCombination, 'other' | 'reason'>): string {
  return `It cannot be together with ${other.says} at ${other.at}: ${clauseOf(reason)}`;
}

function chosenFor(
  service: AlternativeSettings = {},
  account: AlternativeSettings = {},
  pointer: string,
): ReadonlyMap<string, ChosenAlternative> {
  const choices = choicesOfSettings({ ...service, ...account });
  const placeOf = (gap: string) => {
    if (Object.hasOwn(account, gap)) return `${pointer}/alternatives/${gap}`;
    return Object.hasOwn(service, gap) ? `/alternatives/${gap}` : undefined;
  };
  return new Map(
    [...choices].map(([gap, choice]) => [gap, { ...choice, gap, at: placeOf(gap) }] as const),
  );
}

function statementOf({ gap, at, alternative, parameter }: ChosenAlternative): Statement {
  const says = parameter === undefined ? alternative : `${alternative}: ${parameter}`;
  return at === undefined ? { at: gap, says: `${says} (by default)` } : { at, says };
}

/** Nothing where the document chooses both. */
function* refuseTogether(
  choice: ChosenAlternative,
  other: ChosenAlternative,
  reason: string,
): Generator<ImpossibleCombination> {
  const [first, second] = choice.at === undefined ? [other, choice] : [choice, other];
  if (first.at === undefined) return;
  yield { gap: first.gap, choice: statementOf(first), other: statementOf(second), reason };
}

/** Alternatives of which the document says that they exclude each other. */
function* excludedPairs(
  chosen: ReadonlyMap<string, ChosenAlternative>,
): Generator<ImpossibleCombination> {
  for (const choice of chosen.values()) {
    const { excludes = {} } = gapNamed(choice.gap)?.alternatives?.[choice.alternative] ?? {};
    for (const [gap, reasons] of Object.entries(excludes)) {
      const other = chosen.get(gap);
      const reason = Object.entries(reasons).find(([id]) => id === other?.alternative)?.[1];
      if (other !== undefined && reason !== undefined) yield* refuseTogether(choice, other, reason);
    }
  }
}

/** Headers of webhook calls that have another meaning, in lower case. */
const takenHeaders: readonly string[] = [
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
];

function* takenHeader(
  chosen: ReadonlyMap<string, ChosenAlternative>,
): Generator<ImpossibleCombination> {
  const signature = chosen.get('webhook-authentication');
  const header = signature?.parameter;
  if (signature?.at === undefined || typeof header !== 'string') return;
  if (!takenHeaders.includes(header.toLowerCase())) return;
  const other = { at: 'a webhook call', says: `the header ${header}` };
  const reason = 'It has another meaning there.';
  yield { gap: signature.gap, choice: statementOf(signature), other, reason };
}

/** Where the document chooses the calls, they only have no job to tell of. */
function* callsOfDeletedJobs(
  chosen: ReadonlyMap<string, ChosenAlternative>,
): Generator<ImpossibleCombination> {
  const calls = chosen.get('webhook-of-late-job');
  const termination = chosen.get('termination-state');
  if (calls?.at === undefined || calls.alternative !== 'called') return;
  if (termination?.alternative !== 'deleted') return;
  if (chosen.get('expiry-state')?.alternative !== 'deleted') return;
  const reason =
    'Jobs that wait for too long are deleted too, and a deleted job has no content to send.';
  yield { gap: calls.gap, choice: statementOf(calls), other: statementOf(termination), reason };
}

function* against(
  { gap, alternatives, other, reason, isReplaced = false }: ContradictedChoice,
  chosen: ReadonlyMap<string, ChosenAlternative>,
): Generator<ImpossibleCombination> {
  const choice = chosen.get(gap);
  if (choice?.at === undefined || !alternatives.includes(choice.alternative)) return;
  if (isReplaced && choice.at.startsWith('/accounts/')) return;
  yield { gap, choice: statementOf(choice), other, reason };
}

function* contradictedBySettings(
  { limits, outputs, webhooks, corsOrigins }: Schemas['ServiceSettings'],
  profile: 'contract' | 'reference',
): Generator<ContradictedChoice> {
  if (limits === 'public') {
    const other = { at: '/limits', says: limits };
    const reason = 'The setting limits requests and queues.';
    yield { gap: 'rate-limits', alternatives: ['unlimited'], other, reason, isReplaced: true };
    yield { gap: 'queue-length', alternatives: ['unlimited'], other, reason, isReplaced: true };
  }
  if (outputs === 'any') {
    const other = { at: '/outputs', says: outputs };
    const reason = 'The setting passes every output on.';
    yield { gap: 'output-not-object', alternatives: ['job-fails', 'wrapped'], other, reason };
  }
  if (webhooks?.hosts !== undefined) {
    const other = { at: '/webhooks/hosts', says: 'a list' };
    const reason = 'The setting restricts the hosts.';
    yield { gap: 'webhook-addresses', alternatives: ['any'], other, reason };
  }
  if (corsOrigins !== undefined) {
    const isEmpty = corsOrigins.length === 0;
    const other = { at: '/corsOrigins', says: isEmpty ? 'an empty list' : 'a list' };
    const reason = 'The setting says which origins may call the service.';
    const alternatives = isEmpty ? ['listed', 'any'] : ['none', 'any'];
    yield { gap: 'browser-origins', alternatives, other, reason };
  }
  if (profile === 'contract') {
    const other = { at: '--profile', says: profile };
    const reason = 'The profile has only the stated operations.';
    yield { gap: 'other-operations', alternatives: ['offered'], other, reason };
  }
}

/** A request without a key names no account, so only one can take it. */
function* severalWithoutKey({ accounts, alternatives = {} }: Schemas['ServiceSettings']) {
  const gap = 'missing-key';
  const [first, ...others] = Object.entries(accounts).flatMap(([name, account]): Statement[] => {
    const accountChoice = account.alternatives?.[gap];
    const at = accountChoice
      ? `/accounts/${escapeToken(name)}/alternatives/${gap}`
      : `/alternatives/${gap}`;
    return (accountChoice ?? alternatives[gap]) === 'accepted' ? [{ at, says: 'accepted' }] : [];
  });
  if (first === undefined) return;
  const reason = 'A request without a key can belong to one account only.';
  for (const choice of others) {
    const isSame = choice.at === first.at;
    const other = isSame ? { at: '/accounts', says: 'several accounts' } : first;
    yield { gap, choice, other, reason };
  }
}
