/** What a verdict keeps of its findings: there may be one for each record of evidence. */
import type { DecidingFinding, Finding } from './judge.ts';

export interface KeptFindings<Kind extends Finding = DecidingFinding> {
  /** The first ones, ten at most. */
  readonly findings: readonly Kind[];
  readonly findingCount: number;
  /** Those with the same reason and margin as one, with the evidence of all; of the first texts only where it holds or is unclear. */
  readonly said: readonly Kind[];
  /** How many further texts there are, and their evidence. */
  readonly unsaid: { readonly count: number; readonly shownBy: readonly number[] };
}

/** The most findings of a verdict that a report shows in full. */
export const mostFindings = 10;

/** The most texts of findings that a report shows, unfolded; further ones are only counted. */
export const mostSaid = 55;

interface CollectedFindings<Kind extends Finding> {
  readonly findings: Kind[];
  count: number;
  readonly said: Map<string, Kind & { readonly shownBy: number[] }>;
  readonly unsaid: { readonly texts: Set<string>; readonly shownBy: number[] };
}

export interface FindingsByOutcome
  extends Readonly<Record<DecidingFinding['outcome'], KeptFindings>> {
  readonly notice: KeptFindings<Finding>;
}

/** Sorts findings by their outcome. Takes them one by one, so that most are gone before the next is made. */
export function keptByOutcome(findings: Iterable<Finding>): FindingsByOutcome {
  const deciding = { holds: none(), broken: none(), unclear: none() };
  const notices = none<Finding>();
  for (const finding of findings) {
    if (decides(finding)) gather(deciding[finding.outcome], finding);
    else gather(notices, finding);
  }
  const { holds, broken, unclear } = deciding;
  return {
    holds: finishFindings(holds),
    broken: finishFindings(broken),
    unclear: finishFindings(unclear),
    notice: finishFindings(notices),
  };
}

function decides(finding: Finding): finding is DecidingFinding {
  return finding.outcome !== 'notice';
}

export function keepFindings(findings: Iterable<DecidingFinding>): KeptFindings {
  const gathered = none();
  for (const finding of findings) gather(gathered, finding);
  return finishFindings(gathered);
}

/** The ids of the evidence of all findings. */
export function evidenceIdsOf({
  said: saidFindings,
  unsaid,
}: Pick<KeptFindings<Finding>, 'said' | 'unsaid'>): readonly number[] {
  return [...saidFindings.flatMap(({ shownBy }) => shownBy), ...unsaid.shownBy];
}

function none<Kind extends Finding = DecidingFinding>(): CollectedFindings<Kind> {
  return { findings: [], count: 0, said: new Map(), unsaid: { texts: new Set(), shownBy: [] } };
}

/** A report lists all notices, and related violations are found by the evidence of each text. */
const allSaid: readonly Finding['outcome'][] = ['notice', 'broken'];

function gather<Kind extends Finding>(to: CollectedFindings<Kind>, finding: Kind): void {
  const { outcome, reason, margin = '', needed = '', shownBy } = finding;
  const { said: saidFindings, unsaid } = to;
  to.count += 1;
  if (to.findings.length < mostFindings) to.findings.push(finding);
  const text = `${reason}\n${margin}\n${needed}`;
  const same = saidFindings.get(text);
  const isUnsaid =
    same === undefined && saidFindings.size >= mostSaid && !allSaid.includes(outcome);
  if (isUnsaid) unsaid.texts.add(text);
  else if (same === undefined) saidFindings.set(text, { ...finding, shownBy: [...shownBy] });
  const ids = isUnsaid ? unsaid.shownBy : same?.shownBy;
  for (const id of ids === undefined ? [] : shownBy) ids?.push(id);
}

function finishFindings<Kind extends Finding>({
  findings,
  count,
  said: saidFindings,
  unsaid,
}: CollectedFindings<Kind>): KeptFindings<Kind> {
  return {
    findings,
    findingCount: count,
    // Arrays that have grown have room to grow on, which a copy has not.
    said: [...saidFindings.values()].map((finding) => ({
      ...finding,
      shownBy: finding.shownBy.slice(),
    })),
    unsaid: { count: unsaid.texts.size, shownBy: unsaid.shownBy.slice() },
  };
}
