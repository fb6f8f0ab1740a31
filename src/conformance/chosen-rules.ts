/** Recognises open points by the judges of the rules that the local service has chosen about them. */
import type { AlternativeGapId } from '#generated/reference/tables.js';
import { clauseOf } from '../core/sentences.ts';
import { authenticationJudges } from './authentication/keys.judge.ts';
import { ledgerJudges } from './billing/ledger.judge.ts';
import { type DeclarationId, needsOf, rules } from './contract/rules.ts';
import { schedulingJudges } from './jobs/scheduling.judge.ts';
import type { EvidenceView } from './judging/evidence-view.ts';
import { waitingJudges } from './operations/waiting.judge.ts';
import {
  does,
  doesElse,
  type Recogniser,
  type Recognisers,
  type Sighting,
} from './recognising/sightings.ts';
import { scenarios } from './scenarios.ts';
import { attemptJudges } from './webhooks/attempts.judge.ts';
import { webhookTimeLimitJudges } from './webhooks/time-limit.judge.ts';

const judges = {
  ...schedulingJudges,
  ...waitingJudges,
  ...authenticationJudges,
  ...attemptJudges,
  ...webhookTimeLimitJudges,
  ...ledgerJudges,
};

const ruleIds = Object.keys(judges).filter((id): id is keyof typeof judges => id in judges);

/**
 * Findings that hold show one alternative, the one that the rules are about. Those that are broken show another
 * one, where there is no third way; without it they show something else.
 */
function byRules<const Held extends string, const Broken extends string = never>(
  gap: AlternativeGapId,
  held: Held,
  broken?: Broken,
): Omit<Recogniser<Held | NoInfer<Broken>>, 'unseen'> {
  const own = ruleIds.filter((rule) => rules[rule].gap === gap);
  const declarations = own.flatMap((rule): readonly DeclarationId[] => needsOf(rule) ?? []);
  const makers = scenarios.filter((scenario) =>
    scenario.rules.some((rule) => rules[rule].gap === gap),
  );
  return {
    sightings: (evidence) => own.flatMap((rule) => sightingsOf(rule, { held, broken, evidence })),
    needs: makers.map(({ evidence }) => evidence).join(', or '),
    scenarios: makers.map(({ name }) => name),
    oneOf: [...new Set(declarations)],
  };
}

function sightingsOf<Held extends string, Broken extends string>(
  rule: keyof typeof judges,
  { held, broken, evidence }: { held: Held; broken: Broken | undefined; evidence: EvidenceView },
): Sighting<Held | Broken>[] {
  const saw = clause(rules[rule].claim);
  return [...judges[rule](evidence)].flatMap(
    ({ outcome, reason, shownBy }): Sighting<Held | Broken>[] => {
      if (outcome === 'holds') return [does(held, saw, shownBy)];
      if (outcome !== 'broken') return [];
      const other = clause(reason);
      return [broken === undefined ? doesElse(other, shownBy) : does(broken, other, shownBy)];
    },
  );
}

/** A sentence as a part of another one. */
function clause(sentence: string): string {
  const text = clauseOf(sentence);
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export const chosenRuleRecognisers = {
  'worker-scaling': {
    ...byRules('worker-scaling', 'on-demand'),
    unseen: { 'always-on': 'Requests do not show why a worker runs.' },
  },
  'queue-order': {
    ...byRules('queue-order', 'submission'),
    unseen: {
      'low-priority-last': 'Another order may have other reasons.',
      any: 'Another order may have other reasons.',
    },
  },
  'worker-of-ended-job': byRules('worker-of-ended-job', 'freed', 'busy'),
  'caller-hangs-up': byRules('caller-hangs-up', 'continues', 'cancelled'),
  'status-of-synchronous-job': byRules('status-of-synchronous-job', 'found', 'unknown'),
  'bearer-on-serverless': byRules('bearer-on-serverless', 'accepted', 'refused'),
  'unauthorized-reason': byRules('unauthorized-reason', 'same', 'distinct'),
  'webhook-spacing-origin': byRules('webhook-spacing-origin', 'failure', 'attempt'),
  'webhook-and-workers': byRules('webhook-and-workers', 'independent', 'worker-waits'),
  'serverless-charges': byRules('serverless-charges', 'free', 'charged'),
} satisfies Recognisers;
