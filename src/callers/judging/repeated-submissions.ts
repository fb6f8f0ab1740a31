/** Which submissions ask for the same job: a piece of work may take one job or several. */
import { isObject } from '../../core/json.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';

/** `unknown`: the evidence allows both. */
export type Sameness = 'same' | 'other' | 'unknown';

/** The values in a submission, by where they are. */
type SubmittedValues = ReadonlyMap<string, string>;

/**
 * What an application submits for a piece of work when nothing is unusual. Jobs of one piece of work are told apart
 * by the members in which they differ there. Other members, such as a time, may vary as they like.
 */
export class Demands {
  /** How often each undisturbed piece of work submitted each job. */
  readonly #usual: readonly ReadonlyMap<string, number>[];
  readonly #keys = new WeakMap<OperationExchange, string>();
  /** Where jobs differ; undefined if no undisturbed piece of work was seen. */
  readonly #places: readonly string[] | undefined;

  /**
   * @param usual the submissions of each undisturbed piece of work
   * @param all the submissions of the whole evidence
   */
  constructor(usual: readonly (readonly OperationExchange[])[], all: readonly OperationExchange[]) {
    const works = usual.filter((calls) => calls.length > 0);
    this.#places =
      works.length === 0
        ? undefined
        : distinguishingPlaces(works.map(submittedValuesOfAll), submittedValuesOfAll(all));
    this.#usual = works.map((calls) => countKeys(calls.map((call) => this.#keyOf(call))));
  }

  /** How many jobs a piece of work takes, at most. */
  get jobs(): number {
    return Math.max(1, ...this.#usual.map((counts) => sum([...counts.values()])));
  }

  sameness(call: OperationExchange, other: OperationExchange): Sameness {
    const key = this.#keyOf(call);
    const otherKey = this.#keyOf(other);
    if (key === otherKey) return this.#usually(key) > 1 ? 'unknown' : 'same';
    const areTwo = this.#usual.some((counts) => counts.has(key) && counts.has(otherKey));
    return areTwo ? 'other' : 'unknown';
  }

  /** How many submissions of one piece of work are more than it usually makes for the job of one of them. */
  surplus(submission: OperationExchange, submitted: readonly OperationExchange[]): number {
    const key = this.#keyOf(submission);
    const count = submitted.filter((call) => this.#keyOf(call) === key).length;
    return Math.max(0, count - Math.max(1, this.#usually(key)));
  }

  #usually(key: string): number {
    return Math.max(0, ...this.#usual.map((counts) => counts.get(key) ?? 0));
  }

  #keyOf(call: OperationExchange): string {
    const knownKey = this.#keys.get(call);
    if (knownKey !== undefined) return knownKey;
    const values = submittedValues(call);
    const places = this.#places ?? [...values.keys()].sort();
    const key = JSON.stringify(places.map((place) => [place, values.get(place)]));
    this.#keys.set(call, key);
    return key;
  }
}

/** Where the jobs of a piece of work differ, without what tells nothing about them. */
function distinguishingPlaces(
  usual: readonly (readonly SubmittedValues[])[],
  all: readonly SubmittedValues[],
): string[] {
  const places = new Set(all.flatMap((values) => [...values.keys()]));
  const differing = [...places].filter(
    (place) =>
      usual.some((jobs) => new Set(jobs.map((values) => values.get(place))).size > 1) &&
      !isNewEachTime(place, all),
  );
  // Numbers of orders and the like are not needed if something else tells the jobs apart.
  const lasting = differing.filter((place) => !isNewInEach(place, usual));
  const areToldApart = usual.every(
    (jobs) =>
      new Set(jobs.map((values) => JSON.stringify(lasting.map((place) => values.get(place)))))
        .size === jobs.length,
  );
  return areToldApart ? lasting : differing;
}

/** Whether no two submissions have the same value there, not even attempts at the same job. */
function isNewEachTime(place: string, all: readonly SubmittedValues[]): boolean {
  const values = all.flatMap((jobValues) => jobValues.get(place) ?? []);
  return new Set(values).size === values.length;
}

/** Whether no two pieces of work have a value there in common. */
function isNewInEach(place: string, usual: readonly (readonly SubmittedValues[])[]): boolean {
  const values = usual.flatMap((jobs) => [
    ...new Set(jobs.flatMap((jobValues) => jobValues.get(place) ?? [])),
  ]);
  return usual.length > 1 && new Set(values).size === values.length;
}

function submittedValuesOfAll(calls: readonly OperationExchange[]): SubmittedValues[] {
  return calls.map(submittedValues);
}

/** The endpoint, and all that a body holds. */
function submittedValues({ sent, endpointId = '', exchange }: OperationExchange): SubmittedValues {
  const body = isObject(sent) ? sent : { body: exchange.request.body ?? '' };
  return new Map([['', endpointId], ...leavesOf(body, '')]);
}

function leavesOf(value: unknown, place: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[place, JSON.stringify(value) ?? '']];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${place}/${name}`));
}

function countKeys(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((left, right) => left + right, 0);
}
