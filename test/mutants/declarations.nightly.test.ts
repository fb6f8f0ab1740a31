/**
 * The declarations that a rule names are what its scenarios need: with exactly these the rule is
 * verified, and without any one of them nothing tells of it.
 */
import { expect, test } from 'vitest';
import {
  type DeclarationId,
  declarationsToObserve,
  type RuleId,
  rules,
  rulesOf,
  whyUnobservable,
} from '../../src/conformance/contract/rules.ts';
import { judges } from '../../src/conformance/judges.ts';
import { viewOf } from '../../src/conformance/judging/evidence-view.ts';
import type { Judges } from '../../src/conformance/judging/verdicts/verdicts.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import type { EvidenceRecord } from '../../src/evidence/record-types.ts';
import { check } from './check-in-process.ts';
import { declaring } from './minimal-declarations.ts';

/** Rules of one profile that name the same declarations. */
interface Alike {
  readonly profile: 'contract' | 'reference';
  readonly needs: readonly DeclarationId[];
  readonly ids: readonly RuleId[];
}

function alike(): Alike[] {
  const groups = new Map<string, Alike>();
  for (const id of rulesOf('reference').filter((id) => whyUnobservable(id) === undefined)) {
    const profile = rules[id].level === 'chosen' ? 'reference' : 'contract';
    const needs = declarationsToObserve(id) ?? [];
    const key = JSON.stringify([profile, [...needs].sort()]);
    groups.set(key, { profile, needs, ids: [...(groups.get(key)?.ids ?? []), id] });
  }
  return [...groups.values()];
}

const judgeOf: Judges = judges;

/** Runs the scenarios of the rules with some declarations made; resolves with the rules that are kept. */
async function keptWith(declared: readonly DeclarationId[], { profile, ids }: Alike) {
  const chosen = scenarios.filter(
    (scenario) =>
      scenario.rules.some((rule) => ids.includes(rule)) &&
      (profile === 'reference' || scenario.profile !== 'reference'),
  );
  const { records } = await check({ ...declaring(declared), profile, chosen });
  const { claims } = viewOf(records).subject;
  const kept = ids.filter((id) => {
    // A rule is told by the scenarios that say so, and not by others which happen to run.
    const own = chosen.flatMap((one) => (one.rules.includes(id) ? one.name : []));
    const evidence = viewOf(records.flatMap((record) => seenBy(record, { own, declared })));
    const found = [...(judgeOf[id]?.(evidence) ?? [])];
    return found.some(({ outcome }) => outcome === 'holds');
  });
  return { claims, kept };
}

function seenBy(
  record: EvidenceRecord,
  { own, declared }: { own: readonly string[]; declared: readonly DeclarationId[] },
): EvidenceRecord[] {
  if ('scenario' in record && !own.includes(record.scenario)) return [];
  if (record.kind !== 'ledger' || declared.includes('usage-source')) return [record];
  // Who cannot measure usage has the amounts alone.
  const charges = record.charges.map(({ jobId, amount }) => ({ jobId, amount }));
  return [{ ...record, charges }];
}

const named = alike().map((group) => ({
  ...group,
  name: group.needs.join(', ') || 'no declaration',
}));

test.concurrent.for(named)(
  '$name: the declarations suffice for the $profile rules that name it and are all needed',
  { timeout: 120_000 },
  async (group) => {
    const { claims, kept } = await keptWith(group.needs, group);
    expect(kept, 'verified with what they name').toEqual(group.ids);
    expect([...claims].sort()).toEqual(expect.arrayContaining([...group.needs].sort()));
    for (const need of group.needs) {
      const others = group.needs.filter((other) => other !== need);
      // Every endpoint is of one of two kinds.
      const kind = need === 'public-endpoint' ? (['serverless-endpoint'] as const) : [];
      const less = await keptWith([...others, ...kind], group);
      expect(less.claims, `${need} follows from the others`).not.toContain(need);
      expect(less.kept, `verified without ${need}`).toEqual([]);
    }
  },
);

test.concurrent.for(named.filter(({ needs }) => needs.length === 0))(
  'rules without declarations are verified on a serverless endpoint alone: $profile',
  { timeout: 120_000 },
  async (group) => {
    const { kept } = await keptWith(['serverless-endpoint'], group);
    expect(kept).toEqual(group.ids);
  },
);
