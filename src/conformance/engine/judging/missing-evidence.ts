/** Why a rule has no verdict, and what to declare or do: from what became of its scenarios. */
import { type Call, isSuccess } from '../../../evidence/calls.ts';
import { describeMissing, type Placed, placesOf } from '../declarations.ts';
import { type DeclarationId, needsOf, type RuleId, rules } from '../rules.ts';
import type { EvidenceView } from './evidence-view.ts';
import type { JobHistory } from './job-history.ts';

/** Why a scenario of a rule brought no evidence that decides it. `describe` is its only phrasing. */
export interface Shortfall {
  /**
   * - undeclared: it was left out, because the target does not declare what it needs.
   * - left out: it was left out for another reason, such as the budget.
   * - stopped: it did not run to its end.
   * - not seen: it ran, and nothing that it saw decides the rule.
   * - not driven: nobody ran it, as where a proxy gathered the evidence.
   */
  readonly kind: 'undeclared' | 'left out' | 'stopped' | 'not seen' | 'not driven';
  readonly scenario: string;
  /** What has to be seen, as a noun phrase: `a job of an ordinary input that completes`. */
  readonly needed: string;
  /** What happened instead, in a sentence whose subject is the scenario; empty where nothing did. */
  readonly instead: string;
  /** What the target file has to declare. */
  readonly declare: readonly Placed[];
  /** What the target file declares, and may be the cause where it does not hold. */
  readonly check: readonly Placed[];
}

/** Why a rule has no verdict. */
export interface Undecided {
  /** inconclusive: there is evidence, and it does not decide. */
  readonly verdict: 'not claimed' | 'not run' | 'inconclusive';
  readonly reason: string;
  readonly shortfalls: readonly Shortfall[];
}

/** What is known of how evidence was gathered. */
export type Course = Pick<EvidenceView, 'subject' | 'scenarios' | 'leftOut' | 'calls' | 'jobs'>;

/** A scenario, as far as it matters to what its evidence shows. */
export interface EvidenceMaker {
  readonly name: string;
  /** What has to be seen for its rules to be judged, as a noun phrase. */
  readonly evidence: string;
  readonly rules: readonly RuleId[];
  readonly needs: readonly DeclarationId[];
}

/** Says why a rule is undecided whose judge has found nothing. */
export function undecided(
  rule: RuleId,
  scenarios: readonly EvidenceMaker[],
  course: Course,
): Undecided {
  const shortfalls = shortfallsOf(rule, scenarios, course);
  const all = (kind: Shortfall['kind']) => shortfalls.every((one) => one.kind === kind);
  const reason = describe(shortfalls);
  if (shortfalls.length === 0) {
    return { verdict: 'not run', reason: 'No scenario checks this rule.', shortfalls };
  }
  if (shortfalls.some(({ kind }) => kind === 'not seen') || all('not driven')) {
    return { verdict: 'inconclusive', reason: `No evidence decides this. ${reason}`, shortfalls };
  }
  // What can be seen of every deployment is owed, whatever was declared.
  const isUnclaimed = rules[rule].observable !== 'always' && all('undeclared');
  return { verdict: isUnclaimed ? 'not claimed' : 'not run', reason, shortfalls };
}

/** What kept scenarios from making more evidence of a rule than there is. */
export function limitations(
  rule: RuleId,
  scenarios: readonly EvidenceMaker[],
  course: Course,
): readonly Shortfall[] {
  return shortfallsOf(rule, scenarios, course).filter(({ kind }) => kind !== 'not seen');
}

/** The same of a rule that depends on what is not declared, whatever ran. */
export function undeclared(
  rule: RuleId,
  scenarios: readonly EvidenceMaker[],
  missing: readonly DeclarationId[],
): readonly Shortfall[] {
  return scenarios
    .filter(({ rules: own }) => own.includes(rule))
    .map(({ name, evidence }) => ({
      kind: 'undeclared',
      scenario: name,
      needed: evidence,
      instead: describeMissing(missing),
      declare: placesOf(missing),
      check: [],
    }));
}

/** A text as a sentence that another one may follow. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** In sentences: what is true of several scenarios is told once, and so is what to do. */
export function describe(shortfalls: readonly Shortfall[]): string {
  const happened = [...new Set(shortfalls.map(whatHappened))].map((told) => {
    const alike = shortfalls.filter((one) => whatHappened(one) === told);
    const names = list.format(alike.map(({ scenario }) => scenario));
    const [kind] = alike.map((one) => one.kind);
    const isLeftOut = kind === 'undeclared' || kind === 'left out';
    if (isLeftOut) return `${names} ${alike.length === 1 ? 'was' : 'were'} left out. ${told}`;
    return `${names}${told}`;
  });
  const seen = shortfalls.filter(({ kind }) => kind === 'not seen');
  return [...happened, ...adviceFor(seen)].map(sentence).join(' ');
}

const list = new Intl.ListFormat('en-GB');

/** What follows the name of the scenario, or the sentence that it was left out. */
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
      return ` of \`inference-contract test\` would show it, with ${needed}.`;
  }
}

/** What to do where scenarios ran and saw nothing that decides. */
function adviceFor(seen: readonly Shortfall[]): string[] {
  if (seen.length === 0) return [];
  const texts = (of: 'declare' | 'check') => [
    ...new Set(seen.flatMap((one) => one[of].map(({ place }) => place))),
  ];
  const [missing, doubtful] = [texts('declare'), texts('check')];
  return [
    ...(missing.length > 0 ? [`Declare in the target file: ${missing.join('; ')}`] : []),
    ...(doubtful.length > 0
      ? [`Check in the target file whether this holds: ${doubtful.join('; ')}`]
      : []),
    ...(missing.length + doubtful.length === 0
      ? ['The page that --html writes shows each exchange']
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

function shortfallOf(
  rule: RuleId,
  { name, evidence, needs }: EvidenceMaker,
  { subject, scenarios, leftOut, calls, jobs }: Course,
): Shortfall {
  const nothing = { scenario: name, needed: evidence, instead: '', declare: [], check: [] };
  const end = scenarios.find(({ scenario }) => scenario === name);
  if (end !== undefined && end.outcome !== 'completed') {
    const instead = `stopped: ${end.reason ?? 'it is not known why'}`;
    return { ...nothing, kind: 'stopped', instead };
  }
  if (end !== undefined) {
    const own = calls.filter(({ exchange }) => exchange.scenario === name);
    const last = jobs.filter(({ scenario }) => scenario === name).flatMap(lastSample);
    const answers = own.length === 0 ? 'sent nothing' : `was answered ${answersIn(own)}`;
    const areStatesDeclared = subject.claims.includes('final-states');
    const isStateUnknown = last.some(({ job }) => job.phase === 'unknown');
    const doubtful: readonly DeclarationId[] = isStateUnknown
      ? ['final-states']
      : [...(needsOf(rule) ?? []), ...needs].filter((need) => !ofTheRun.has(need));
    return {
      ...nothing,
      kind: 'not seen',
      instead: `${answers}${statesIn(last)}`,
      declare: isStateUnknown && !areStatesDeclared ? placesOf(doubtful) : [],
      check: isStateUnknown && !areStatesDeclared ? [] : placesOf(doubtful),
    };
  }
  const omitted = leftOut?.find(({ scenario }) => scenario === name);
  if (omitted !== undefined) {
    const missing = needs.filter((need) => !subject.claims.includes(need));
    return {
      ...nothing,
      kind: omitted.isUndeclared ? 'undeclared' : 'left out',
      instead: missing.length > 0 ? describeMissing(missing) : omitted.reason,
      declare: placesOf(missing),
    };
  }
  return leftOut === undefined
    ? { ...nothing, kind: 'not driven' }
    : { ...nothing, kind: 'stopped', instead: 'did not run to its end' };
}

/** Declared by how the run is made; nothing that the deployment does makes them untrue. */
const ofTheRun: ReadonlySet<DeclarationId> = new Set([
  'billing-source',
  'fault-source',
  'long-run',
  'real-time',
  'usage-source',
]);

function lastSample({ samples }: JobHistory): JobHistory['samples'] {
  return samples.slice(-1);
}

/** How many answers had which status, and where one without success is to be found. */
function answersIn(calls: readonly Call[]): string {
  return counted(
    calls,
    ({ status }) => `${status ?? 'nothing'}`,
    (same) => {
      const first = same.find((call) => !isSuccess(call));
      return first === undefined ? '' : ` (first in evidence ${first.exchange.id})`;
    },
  );
}

/** In which states jobs were seen last. */
function statesIn(last: JobHistory['samples']): string {
  if (last.length === 0) return '';
  return `, and last saw its jobs ${counted(last, ({ job }) => job.status)}`;
}

/** How many there are of each kind: `2 × this, 1 × that`. */
function counted<Thing>(
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
