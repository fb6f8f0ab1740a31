/** Which alternatives this service can play. */
import {
  type AlternativeGapId,
  type AlternativeId,
  gapNamed,
} from '#generated/reference/tables.js';
import { type AlternativeSettings, choicesOfSettings } from './account-alternatives.ts';

/** Why an alternative is not played, for each that is not. */
type UnplayedReasons = {
  readonly [Gap in AlternativeGapId]?: { readonly [Id in AlternativeId<Gap>]?: string };
};

const unplayed: UnplayedReasons = {
  'large-output-numbers': { unchanged: 'The parser of the platform rounds them.' },
  restart: { kept: 'Keep jobs in Redis instead: `serve --redis`.' },
  'charge-time': { later: 'The ledger changes in the step that ends the job.' },
  'worker-scaling': {
    'always-on': 'Set `workers.min` of an endpoint to its `workers.max` instead.',
  },
  'cold-start': {
    excluded: 'The engine takes the start of a worker for a part of the wait.',
  },
  'other-transitions': {
    'further-states': 'The engine has the states of the document only.',
    'back-to-queue': 'The engine has the transitions of the document only.',
  },
  'queue-order': {
    'low-priority-last': 'The queues hand jobs out in the order of their submission.',
    any: 'The queues hand jobs out in the order of their submission.',
  },
  'worker-of-ended-job': {
    busy: 'A worker whose job has ended is free at once.',
  },
  'expiry-state': {
    starts: 'The timer of the queue ends the job.',
  },
  'webhook-user-agent': { none: 'The sender of the calls always names itself.' },
  'webhook-content-time': {
    'at-call':
      'The body is stored when the job ends, and a job that runs again gets calls of its own for its next end.',
  },
  'webhook-and-workers': { 'worker-waits': 'Workers do not know of webhooks.' },
  'kept-bytes': { unlimited: 'Set `memory.accountBytes` of the service instead.' },
  'response-size': { unlimited: 'The service bounds what it keeps in memory.' },
  'rounded-amount': { total: 'The ledger adds up rounded charges.' },
  'serverless-charges': { charged: 'Only public endpoints have a price.' },
};

/** Why the service does not play an alternative; undefined for one that it plays. */
export function whyUnplayed(gap: string, alternative: string): string | undefined {
  return reasons.get(gap)?.get(alternative);
}

const reasons: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(unplayed).map(([gap, why]) => [gap, new Map(Object.entries(why))]),
);

/** Why the service does not play alternatives of a gap, for each that it does not play. */
export function unplayedOf(gap: string): Record<string, string> {
  return Object.fromEntries(reasons.get(gap) ?? []);
}

/** The alternatives in settings that the service does not play, with the reasons. */
export function unplayedIn(
  settings: AlternativeSettings,
): { readonly gap: string; readonly alternative: string; readonly why: string }[] {
  const choices = choicesOfSettings(settings);
  return Object.keys(settings).flatMap((gap) => {
    const { alternative = '' } = choices.get(gap) ?? {};
    const why = whyUnplayed(gap, alternative);
    return why === undefined ? [] : [{ gap, alternative, why }];
  });
}

/** The settings without those that the service does not play, which have no effect. */
export function playedIn(settings: AlternativeSettings = {}): AlternativeSettings {
  const unplayed = new Set(unplayedIn(settings).map(({ gap }) => gap));
  return Object.fromEntries(Object.entries(settings).filter(([gap]) => !unplayed.has(gap)));
}

/** The alternatives of a gap that the service plays, the document's choice among them. */
export function playedOf(gap: string): readonly string[] {
  return Object.keys(gapNamed(gap)?.alternatives ?? {}).filter(
    (alternative) => whyUnplayed(gap, alternative) === undefined,
  );
}
