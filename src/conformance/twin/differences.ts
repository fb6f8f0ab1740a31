/** Where two runs of the same scenarios show callers different things, equal differences merged. */
import { groupBy } from '../../evidence/indexes.ts';
import { missing, type Noticed, notEnded, type Observation } from './observations.ts';

/** What each of the two did, or which records show it. */
export interface Sides<Value> {
  readonly deployment: Value;
  readonly twin: Value;
}

export interface Difference {
  readonly kind: 'verdict' | 'alternative' | 'scenario' | Noticed;
  /** `HTTP status of cancel`, or the id of a rule, a gap or a scenario. */
  readonly what: string;
  readonly did: Sides<string>;
  /** Ids of exchanges and deliveries, the first ones, each in its own evidence. */
  readonly shownBy: Sides<readonly number[]>;
  /** How many requests and submitted jobs show it; repeated ones count once. */
  readonly count: number;
}

/** The order in which differences are reported. */
const kindsOfDifference: readonly Difference['kind'][] = [
  ...['verdict', 'alternative', 'scenario', 'state', 'status', 'webhook', 'header', 'member'],
] as const;

/** The most records that a difference names on each side. */
const mostShown = 5;

/** Compares what was seen at the same step. Steps that only one of the runs has tell nothing. */
export function differencesBetween(seen: Sides<readonly Observation[]>): Difference[] {
  const here = withMissing(seen.deployment, membersIn(seen.twin));
  const there = withMissing(seen.twin, membersIn(seen.deployment));
  const anywhere = { deployment: valuesBy(here, subjectKey), twin: valuesBy(there, subjectKey) };
  const ofTwin = groupBy(there, placeKey);
  const found = [...groupBy(here, placeKey)].flatMap(([key, deployment]): Found[] => {
    const [first] = deployment;
    const twin = ofTwin.get(key);
    if (first === undefined || twin === undefined) return [];
    const known = {
      deployment: anywhere.deployment.get(subjectKey(first)),
      twin: anywhere.twin.get(subjectKey(first)),
    };
    return differ(first, { deployment: valuesOf(deployment), twin: valuesOf(twin) }, known)
      ? [{ ...first, seen: { deployment, twin } }]
      : [];
  });
  return [...groupBy(found, differenceKey).values()]
    .map(difference)
    .toSorted((left, right) => right.count - left.count)
    .toSorted(
      (left, right) => kindsOfDifference.indexOf(left.kind) - kindsOfDifference.indexOf(right.kind),
    );
}

interface Found extends Pick<Observation, 'kind' | 'about' | 'member' | 'step'> {
  readonly seen: Sides<readonly Observation[]>;
}

const placeKey = ({ step, ...rest }: Observation) => `${step}\n${subjectKey(rest)}`;

const subjectKey = ({ kind, about, member }: Omit<Found, 'step' | 'seen'>) =>
  [kind, about, member].join('\n');

/** All members of an answer make one difference; otherwise those with the same values do. */
const differenceKey = ({ kind, about, member, seen }: Found) =>
  JSON.stringify(
    member === undefined ? [kind, about, shown(seen.deployment), shown(seen.twin)] : [kind, about],
  );

type Values = ReadonlySet<string>;

function valuesOf(seen: readonly Observation[]): Values {
  return new Set(seen.map(({ value }) => value));
}

function valuesBy(
  seen: readonly Observation[],
  keyOf: (one: Observation) => string,
): ReadonlyMap<string, Values> {
  return new Map([...groupBy(seen, keyOf)].map(([key, those]) => [key, valuesOf(those)]));
}

/**
 * Whether the values of a step differ by more than chance. Polls see a job now in one state and now in
 * another: its members differ only if no value is the same, or if the other never shows one at any step.
 */
function differ(
  { kind }: Pick<Found, 'kind'>,
  { deployment, twin }: Sides<Values>,
  known: Sides<Values | undefined>,
): boolean {
  const onlyIn = (values: Values, others: Values | undefined) =>
    [...values].some((value) => value !== notEnded && others?.has(value) !== true);
  if (![...deployment].some((value) => twin.has(value))) return true;
  return kind === 'header' || kind === 'member'
    ? onlyIn(deployment, known.twin) || onlyIn(twin, known.deployment)
    : onlyIn(deployment, twin) || onlyIn(twin, deployment);
}

/** The members that the answers of each step and subject have in any of them. */
function membersIn(seen: readonly Observation[]): ReadonlyMap<string, Values> {
  return new Map(
    [...groupBy(seen, answerKey)].map(([key, those]) => [
      key,
      new Set(those.map(({ member }) => member ?? '')),
    ]),
  );
}

const answerKey = ({ step, kind, about }: Observation) => [step, kind, about].join('\n');

/** Adds the members that an answer lacks although others of its step, here or there, have them. */
function withMissing(
  seen: readonly Observation[],
  others: ReadonlyMap<string, Values>,
): readonly Observation[] {
  const own = membersIn(seen);
  const answers = groupBy(
    seen.filter(({ kind }) => kind === 'member'),
    (one) => `${answerKey(one)}\n${one.id}`,
  );
  const added = [...answers.values()].flatMap((answer): Observation[] => {
    const [first] = answer;
    if (first === undefined) return [];
    const key = answerKey(first);
    const objects = new Set(
      answer.flatMap(({ member, value }) => (value === 'object' ? [member] : [])),
    );
    const has = new Set(answer.map(({ member }) => member));
    const all = new Set([...(own.get(key) ?? []), ...(others.get(key) ?? [])]);
    return [...all]
      .filter((member) => !has.has(member) && objects.has(parentOf(member)))
      .map((member) => ({ ...first, member, value: missing }));
  });
  return [...seen, ...added];
}

function parentOf(member: string): string {
  return member.slice(0, Math.max(0, member.lastIndexOf('.')));
}

function difference(found: readonly Found[]): Difference {
  const [first] = found;
  if (first === undefined) throw new Error('Expected a difference.');
  const { kind, about } = first;
  const ids = (side: keyof Sides<unknown>) =>
    [...new Set(found.flatMap(({ seen }) => seen[side].map(({ id }) => id)))].slice(0, mostShown);
  const text = (side: keyof Sides<unknown>) =>
    kind === 'member'
      ? [...groupBy(found, ({ member = '' }) => member)]
          .map(([member, those]) => {
            const values = shown(those.flatMap(({ seen }) => seen[side]));
            return `${member === '' ? 'the body' : `\`${member}\``}: ${values}`;
          })
          .toSorted()
          .join(', ')
      : shown(found.flatMap(({ seen }) => seen[side]));
  return {
    kind,
    what: kind === 'member' ? `members of ${about}` : about,
    did: { deployment: text('deployment'), twin: text('twin') },
    shownBy: { deployment: ids('deployment'), twin: ids('twin') },
    count: new Set(found.map(({ step }) => step)).size,
  };
}

function shown(seen: readonly Observation[]): string {
  return [...valuesOf(seen)].toSorted().join(' or ');
}
