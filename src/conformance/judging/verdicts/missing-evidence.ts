/** Why a rule is undecided, and what to declare or do about it: the one place that phrases this. */
import { sentenceOf } from '../../../core/sentences.ts';
import { isSuccess, type OperationExchange } from '../../../evidence/operation-exchange.ts';
import { notSelected } from '../../../evidence/record-types.ts';
import { nameOfScenario } from '../../../evidence/repeated-scenarios.ts';
import {
  type DeclarationId,
  declarationsToObserve,
  type RuleId,
  rules,
} from '../../contract/rules.ts';
import { wasMachineSlow } from '../../contract/tolerances.ts';
import {
  describeMissing,
  type PlacedDeclaration,
  placeDeclarations,
} from '../../target/declarations.ts';
import { explainedAnswers } from '../answers/explained-answers.ts';
import type { EvidenceView } from '../evidence-view.ts';
import type { JobHistory } from '../jobs/job-history.ts';
import { type Finding, unclear } from './judge.ts';

/** Why a scenario of a rule brought no evidence that decides it. Only `describe` phrases it. */
export interface Shortfall {
  /**
   * - undeclared: it was left out, because the target does not declare what it needs.
   * - left out: it was left out for another reason, such as the budget.
   * - stopped: it did not run to its end.
   * - not seen: it ran, and its evidence does not decide the rule.
   * - not driven: it was not run, for example because a proxy recorded the evidence.
   */
  readonly kind: 'undeclared' | 'left out' | 'stopped' | 'not seen' | 'not driven';
  readonly scenario: string;
  /** What has to be seen, as a noun phrase: `a job of an ordinary input that completes`. */
  readonly needed: string;
  /** What happened instead, as a predicate whose subject is the scenario; empty where nothing did. */
  readonly instead: string;
  readonly declare: readonly PlacedDeclaration[];
  /** Declarations of the target file that may be wrong. */
  readonly check: readonly PlacedDeclaration[];
  /** For which share of the time the checks had to wait for their turn, if that may be why. */
  readonly lateShare?: number;
  /** What another finding says of its answers, if that may be why, as clauses. Default: nothing. */
  readonly explained?: readonly string[];
}

export interface UndecidedVerdict {
  /** inconclusive: there is evidence, and it does not decide. */
  readonly verdict: 'not claimed' | 'not run' | 'inconclusive';
  readonly reason: string;
  readonly shortfalls: readonly Shortfall[];
}

export type Course = Pick<EvidenceView, 'subject' | 'scenarios' | 'leftOut' | 'calls' | 'jobs'>;

export interface EvidenceMaker {
  readonly name: string;
  readonly evidence: string;
  readonly rules: readonly RuleId[];
  readonly needs: readonly DeclarationId[];
}

export function undecidedVerdict(
  rule: RuleId,
  scenarios: readonly EvidenceMaker[],
  course: Course,
): UndecidedVerdict {
  const shortfalls = shortfallsOf(rule, scenarios, course);
  const all = (kind: Shortfall['kind']) => shortfalls.every((shortfall) => shortfall.kind === kind);
  const [lateness, happened] = [describeLateness(shortfalls), describeShortfalls(shortfalls)];
  const sentences = (...texts: readonly string[]) => texts.filter((text) => text !== '').join(' ');
  if (shortfalls.length === 0) {
    return { verdict: 'not run', reason: 'No scenario checks this rule.', shortfalls };
  }
  if (shortfalls.some(({ kind }) => kind === 'not seen') || all('not driven')) {
    return {
      verdict: 'inconclusive',
      reason: sentences(lateness, 'The evidence does not decide this.', happened),
      shortfalls,
    };
  }
  // A rule that is always observable must be checked, whatever was declared.
  const isUnclaimed = rules[rule].observable !== 'always' && all('undeclared');
  const reason = sentences(lateness, happened);
  return { verdict: isUnclaimed ? 'not claimed' : 'not run', reason, shortfalls };
}

/** The shortfalls of a rule about which there is evidence that does not decide it; apart, how slow the machine was. */
export function limitations(
  rule: RuleId,
  scenarios: readonly EvidenceMaker[],
  course: Course,
): { readonly shortfalls: readonly Shortfall[]; readonly lateness: string } {
  const all = shortfallsOf(rule, scenarios, course);
  return {
    shortfalls: all.filter(({ kind }) => kind !== 'not seen'),
    lateness: describeLateness(all),
  };
}

/** The shortfalls of a rule whose declarations are missing, whatever ran. */
export function undeclaredShortfalls(
  rule: RuleId,
  scenarios: readonly EvidenceMaker[],
  missing: readonly DeclarationId[],
): readonly Shortfall[] {
  return scenarios
    .filter(({ rules: ruleIds }) => ruleIds.includes(rule))
    .map(({ name, evidence }) => ({
      kind: 'undeclared',
      scenario: name,
      needed: evidence,
      instead: describeMissing(missing),
      declare: placeDeclarations(missing),
      check: [],
    }));
}

/** An unclear finding with what would decide it, as an imperative, where no scenario of the rule says so. */
export function needsEvidence(
  { seen: observation, needed }: { readonly seen: string; readonly needed: string },
  shownBy: readonly number[],
  margin?: string,
): Finding {
  return { ...unclear(sentenceOf(observation), shownBy, margin), needed };
}

export function withNeed<Kind extends Finding>({ needed, ...finding }: Kind) {
  if (needed === undefined) return finding;
  return { ...finding, reason: `${sentenceOf(finding.reason)} To decide this, ${needed}.` };
}

export function indefiniteAnswer(
  what: string,
  { status }: Pick<OperationExchange, 'status'>,
  shownBy: readonly number[],
): Finding {
  const got = status === undefined ? 'not answered' : `answered with ${status}`;
  const needed = 'repeat the request until the deployment gives a definite answer';
  return needsEvidence({ seen: `${what} was ${got}`, needed }, shownBy);
}

/** What would decide a finding, as sentences; empty if a scenario was stopped: more requests were to follow. */
export function decidedBy(
  { needed, shownBy }: Finding,
  {
    rule,
    scenarios,
    course,
  }: { rule: RuleId; scenarios: readonly EvidenceMaker[]; course: Course },
): string {
  const shortfalls = shortfallsOf(rule, scenarios, course);
  if (shortfalls.some(({ kind }) => kind === 'stopped')) return '';
  const ran = shortfalls.filter(({ kind }) => kind === 'not seen');
  const [explanation] = explanationsOf(ran);
  if (explanation !== undefined) return sentenceOf(explanation);
  if (needed !== undefined) return `To decide this, ${needed}.`;
  const ids = new Set(shownBy);
  const shownIn = new Set(
    course.calls.flatMap(({ exchange: { id, scenario } }) => (ids.has(id) ? [scenario] : [])),
  );
  const involved = ran.filter(({ scenario }) => shownIn.has(scenario));
  const relevant = involved.length > 0 ? involved : ran;
  if (relevant.length === 0) return '';
  const needs = relevant.map((shortfall) => `${shortfall.scenario} needs ${shortfall.needed}`);
  return [`To decide this, ${list.format(needs)}`, ...declarationsFor(relevant)]
    .map(sentenceOf)
    .join(' ');
}

/** Phrases shortfalls as sentences. What holds for several scenarios is said once. */
export function describeShortfalls(shortfalls: readonly Shortfall[]): string {
  const happened = [...new Set(shortfalls.map(whatHappened))].map((text) => {
    const alike = shortfalls.filter((shortfall) => whatHappened(shortfall) === text);
    const names = list.format(alike.map(({ scenario }) => scenario));
    const [kind] = alike.map((shortfall) => shortfall.kind);
    const isLeftOut = kind === 'undeclared' || kind === 'left out';
    if (isLeftOut) return `${names} ${alike.length === 1 ? 'was' : 'were'} left out. ${text}`;
    return `${names}${text}`;
  });
  const unseen = shortfalls.filter(({ kind }) => kind === 'not seen');
  return [...happened, ...adviceFor(unseen)].map(sentenceOf).join(' ');
}

/** That the machine was slow, as a sentence, if that may be why a rule is undecided; otherwise empty. */
function describeLateness(shortfalls: readonly Shortfall[]): string {
  const late = shortfalls.flatMap(({ scenario, lateShare }) =>
    lateShare === undefined ? [] : [{ scenario, lateShare }],
  );
  if (late.length === 0) return '';
  const names = list.format(late.map(({ scenario }) => scenario));
  const share = Math.max(...late.map(({ lateShare }) => lateShare));
  return `The machine was too busy: in ${names}, the checks were late for up to ${Math.round(100 * share)} % of the time.`;
}

const list = new Intl.ListFormat('en-GB');

/** The text after the name of the scenario, or after the sentence that it was left out. */
function whatHappened({ kind, needed, instead }: Shortfall): string {
  switch (kind) {
    case 'undeclared':
    case 'left out':
      return instead;
    case 'stopped':
      return ` ${instead}`;
    case 'not seen':
      return ` needs ${needed}; it ${instead}.`;
    case 'not driven':
      return ` has not run. To decide this, run it with \`inference-contract test\`; it needs ${needed}.`;
  }
}

function adviceFor(shortfalls: readonly Shortfall[]): string[] {
  if (shortfalls.length === 0) return [];
  const advice = [...explanationsOf(shortfalls), ...declarationsFor(shortfalls)];
  if (advice.length > 0) return advice;
  return shortfalls.some(({ lateShare }) => lateShare !== undefined)
    ? ['Run the check again when the machine is less busy']
    : ['Write a report with --html to see each exchange'];
}

/** That another finding may be why; none if no answer is explained. */
function explanationsOf(shortfalls: readonly Shortfall[]): string[] {
  const clauses = [...new Set(shortfalls.flatMap(({ explained = [] }) => explained))];
  return clauses.length === 0 ? [] : [`This may be because ${list.format(clauses)}`];
}

function declarationsFor(shortfalls: readonly Shortfall[]): string[] {
  const texts = (of: 'declare' | 'check') => [
    ...new Set(shortfalls.flatMap((shortfall) => shortfall[of].map(({ place }) => place))),
  ];
  const [missing, doubtful] = [texts('declare'), texts('check')];
  return [
    ...(missing.length > 0 ? [`Declare in the target file: ${missing.join('; ')}`] : []),
    ...(doubtful.length > 0
      ? [`Check that these declarations of the target file are right: ${doubtful.join('; ')}`]
      : []),
  ];
}

function shortfallsOf(
  rule: RuleId,
  scenarios: readonly EvidenceMaker[],
  course: Course,
): Shortfall[] {
  return scenarios
    .filter((scenario) => scenario.rules.includes(rule))
    .map((scenario) => shortfallOf(rule, scenario, course));
}

/** Whether a request was sent with another key, and only to test rules of other scenarios. */
function isForOthers(
  { exchange: { key, probes = [] } }: OperationExchange,
  tried: readonly RuleId[],
): boolean {
  return key !== 'valid' && key !== 'unknown' && !tried.some((rule) => probes.includes(rule));
}

function shortfallOf(
  rule: RuleId,
  { name, evidence, needs, rules: tried }: EvidenceMaker,
  course: Course,
): Shortfall {
  const { subject, scenarios, leftOut, calls, jobs } = course;
  const nothing = { scenario: name, needed: evidence, instead: '', declare: [], check: [] };
  const end = scenarios.findLast(({ scenario }) => nameOfScenario(scenario) === name);
  const late =
    end?.lateShare !== undefined && wasMachineSlow(end) ? { lateShare: end.lateShare } : {};
  if (end !== undefined && end.outcome !== 'completed') {
    const instead = `stopped: ${end.reason ?? 'the reason is unknown'}`;
    return { ...nothing, kind: 'stopped', instead, ...late };
  }
  if (end !== undefined) {
    const ownCalls = calls.filter(
      (call) => call.exchange.scenario === end.scenario && !isForOthers(call, tried),
    );
    const last = jobs
      .filter(({ scenario }) => scenario === end.scenario)
      .flatMap(({ samples }) => samples.slice(-1));
    const [operations, files] = [
      ownCalls.filter((call) => !isDownload(call)),
      ownCalls.filter(isDownload),
    ];
    const answered =
      ownCalls.length === 0 ? 'sent nothing' : `was answered ${countStatuses(operations)}`;
    const answers =
      files.length === 0 ? answered : `${answered}, and its downloads ${countStatuses(files)}`;
    const areStatesDeclared = subject.claims.includes('final-states');
    const isStateUnknown = last.some(({ job }) => job.phase === 'unknown');
    const explanations = explainedAnswers(course);
    const explained = [
      ...new Set(ownCalls.flatMap(({ exchange: { id } }) => explanations.get(id) ?? [])),
    ];
    const areFilesMissing = files.length > 0 && !files.some(isSuccess);
    const doubtful: readonly DeclarationId[] = isStateUnknown
      ? ['final-states']
      : [...(declarationsToObserve(rule) ?? []), ...needs].filter((need) => !ofTheRun.has(need));
    return {
      ...nothing,
      kind: 'not seen',
      instead: `${answers}${statesIn(last)}`,
      declare: isStateUnknown && !areStatesDeclared ? placeDeclarations(doubtful) : [],
      // A file that cannot be downloaded says nothing about declarations. Neither does what came too late or is explained.
      check:
        (isStateUnknown && !areStatesDeclared) ||
        areFilesMissing ||
        late.lateShare !== undefined ||
        explained.length > 0
          ? []
          : placeDeclarations(doubtful),
      ...late,
      ...(explained.length > 0 && { explained }),
    };
  }
  const omitted = leftOut?.find(({ scenario }) => scenario === name);
  if (omitted !== undefined) {
    const missing = needs.filter((need) => !subject.claims.includes(need));
    return {
      ...nothing,
      kind: omitted.isUndeclared ? 'undeclared' : 'left out',
      instead:
        missing.length > 0 && omitted.reason !== notSelected
          ? describeMissing(missing)
          : omitted.reason,
      declare: placeDeclarations(missing),
    };
  }
  return leftOut === undefined
    ? { ...nothing, kind: 'not driven' }
    : { ...nothing, kind: 'stopped', instead: 'did not finish' };
}

/** Whether a request is for a file at an address of its own, which an output shows. */
function isDownload({ exchange: { request } }: OperationExchange): boolean {
  return request.method === 'GET' && !request.target.startsWith('/');
}

/** Declarations about the run itself, which the deployment cannot contradict. */
const ofTheRun: ReadonlySet<DeclarationId> = new Set([
  'billing-source',
  'fault-source',
  'long-run',
  'real-time',
  'usage-source',
]);

function countStatuses(calls: readonly OperationExchange[]): string {
  return countKinds(
    calls,
    ({ status }) => `${status ?? 'nothing'}`,
    (same) => {
      const first = same.find((call) => !isSuccess(call));
      return first === undefined ? '' : ` (first in evidence ${first.exchange.id})`;
    },
  );
}

function statesIn(last: JobHistory['samples']): string {
  if (last.length === 0) return '';
  return `, and last saw its jobs ${countKinds(last, ({ job }) => job.status)}`;
}

/** The number of each kind: `2 × this, 1 × that`. */
function countKinds<Thing>(
  things: readonly Thing[],
  kindOf: (thing: Thing) => string,
  remark: (same: readonly Thing[]) => string = () => '',
): string {
  return [...new Set(things.map(kindOf))]
    .map((kind) => {
      const same = things.filter((thing) => kindOf(thing) === kind);
      return `${same.length} × ${kind}${remark(same)}`;
    })
    .join(', ');
}
