/** Why nothing is known of a rule, and what would tell: from what became of the scenarios for it. */
import { type Call, isSuccess } from '../../evidence/calls.ts';
import { describeMissing, lowered } from '../declarations.ts';
import { type DeclarationId, type RuleId, rules } from '../rules.ts';
import type { EvidenceView } from './evidence-view.ts';
import type { JobHistory } from './job-history.ts';

/** Why nothing tells of a rule. */
export interface Untold {
  /** inconclusive: there is evidence, and it does not tell. */
  readonly verdict: 'not claimed' | 'not run' | 'inconclusive';
  /** What was in the way, and what would have been needed. */
  readonly reason: string;
}

/** What is known of how evidence was gathered. */
export type Course = Pick<EvidenceView, 'subject' | 'scenarios' | 'leftOut' | 'calls' | 'jobs'>;

/** A scenario, as far as it matters to what its evidence tells. */
export interface EvidenceMaker {
  readonly name: string;
  readonly purpose: string;
  readonly rules: readonly RuleId[];
  readonly needs: readonly DeclarationId[];
}

/** What became of a scenario. */
interface Fate {
  readonly kind: 'completed' | 'stopped' | 'undeclared' | 'left out' | 'unknown';
  readonly name: string;
  /** What a sentence says of it, right after its name. */
  readonly became: string;
  /** The same of several. Default: it is no different. */
  readonly becameMany?: string;
}

/** Says why nothing tells of a rule whose judge has found nothing, and which scenario would have. */
export function untoldBy(
  rule: RuleId,
  scenarios: readonly EvidenceMaker[],
  course: Course,
): Untold {
  const fates = fatesOf(rule, scenarios, course);
  const told = tell(fates).join(' ');
  const all = (kind: Fate['kind']) => fates.every((fate) => fate.kind === kind);
  if (fates.length === 0) return { verdict: 'not run', reason: 'No check tells about it.' };
  if (fates.some(({ kind }) => kind === 'completed') || all('unknown')) {
    return { verdict: 'inconclusive', reason: `Nothing that was seen tells. ${told}` };
  }
  // What can be seen of every deployment is owed, whatever was declared.
  const isUnclaimed = rules[rule].observable !== 'always' && all('undeclared');
  return { verdict: isUnclaimed ? 'not claimed' : 'not run', reason: told };
}

/** Says what kept scenarios from making better evidence of a rule than there is, each in a sentence. */
export function hindrances(
  rule: RuleId,
  scenarios: readonly EvidenceMaker[],
  course: Course,
): string[] {
  return tell(fatesOf(rule, scenarios, course).filter(({ kind }) => kind !== 'completed'));
}

/** A text as a sentence that another one may follow. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** In sentences: what became of several scenarios alike is told once. */
function tell(fates: readonly Fate[]): string[] {
  return [...new Set(fates.map(({ became }) => became))].map((became) => {
    const alike = fates.filter((fate) => fate.became === became);
    const names = alike.map(({ name }) => name);
    const many = alike.length > 1 ? alike[0]?.becameMany : undefined;
    return sentence(`${list.format(names)}${many ?? became}`);
  });
}

const list = new Intl.ListFormat('en-GB');

function fatesOf(rule: RuleId, scenarios: readonly EvidenceMaker[], course: Course): Fate[] {
  return scenarios
    .filter((scenario) => scenario.rules.includes(rule))
    .map((scenario) => fateOf(scenario, course));
}

function fateOf({ name, purpose, needs }: EvidenceMaker, course: Course): Fate {
  const { subject, scenarios, leftOut, calls, jobs } = course;
  const does = lowered(purpose);
  const end = scenarios.find(({ scenario }) => scenario === name);
  if (end !== undefined && end.outcome !== 'completed') {
    const became = ` stopped: ${end.reason ?? 'it is not known why.'}`;
    return { kind: 'stopped', name, became };
  }
  if (end !== undefined) {
    const own = calls.filter(({ exchange }) => exchange.scenario === name);
    const answers = own.length === 0 ? 'sent nothing' : `was answered ${answersIn(own)}`;
    const states = statesIn(jobs.filter(({ scenario }) => scenario === name));
    const became = `, which ${does.replace(/\.$/, '')}, ${answers}${states}.`;
    return { kind: 'completed', name, became };
  }
  const omitted = leftOut?.find(({ scenario }) => scenario === name);
  if (omitted !== undefined) {
    const missing = needs.filter((need) => !subject.claims.includes(need));
    const reason = missing.length > 0 ? describeMissing(missing) : omitted.reason;
    const kind = omitted.isUndeclared ? 'undeclared' : 'left out';
    const [became, becameMany] = [` was left out. ${reason}`, ` were left out. ${reason}`];
    return { kind, name, became, becameMany };
  }
  return leftOut === undefined
    ? { kind: 'unknown', name, became: ` of the command test would: it ${does}` }
    : {
        kind: 'stopped',
        name,
        became: ' has not run, or not to its end.',
        becameMany: ' have not run, or not to their end.',
      };
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
function statesIn(jobs: readonly JobHistory[]): string {
  const last = jobs.flatMap(({ samples }) => samples.slice(-1));
  return last.length === 0 ? '' : `, and saw jobs last ${counted(last, ({ job }) => job.status)}`;
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
