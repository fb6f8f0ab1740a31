/** Compares the texts of refusals, without what changes with every call, such as ids and times. */

import { isObject } from '../../core/json.ts';
import { groupBy } from '../../evidence/indexes.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';

/** The refusals of one kind of key that have the same value at a place of their body. */
interface SameValue {
  readonly count: number;
  readonly firstId: number;
  readonly lastId: number;
}

type Kind = 'compared' | 'other';

/**
 * Whether two kinds of refusals differ.
 * - same: in nothing but what differs between repetitions too.
 * - different: in a value that each kind repeats, by turns, so that it belongs to the kind and not to the call.
 * - unknown: in something that was not repeated.
 */
export type Comparison = 'same' | 'different' | 'unknown';

/** Compares each refusal of one kind with all of the other kind. Takes time that is linear in their bodies. */
export function comparer(
  compared: readonly OperationExchange[],
  other: readonly OperationExchange[],
): (refusal: OperationExchange) => Comparison {
  const parts = new Map([...compared, ...other].map((call) => [call, bodyPartsByPlace(call)]));
  const places = new Set([...parts.values()].flatMap((byPlace) => [...byPlace.keys()]));
  const lastingPlaces = [...places].flatMap((place) => {
    const valueIn = (call: OperationExchange) => parts.get(call)?.get(place);
    const isOfCall = [...groupBy([...compared, ...other], senderOf).values()].some(
      (same) => new Set(same.map(valueIn)).size > 1,
    );
    if (isOfCall) return [];
    const values: Record<Kind, ReadonlyMap<string | undefined, SameValue>> = {
      compared: sameValues(compared, valueIn),
      other: sameValues(other, valueIn),
    };
    return [{ valueIn, values }];
  });
  return (refusal) => {
    const comparisons = lastingPlaces.map(({ valueIn, values }) =>
      compareValue(valueIn(refusal), values),
    );
    if (comparisons.includes('different')) return 'different';
    return comparisons.includes('unknown') ? 'unknown' : 'same';
  };
}

function compareValue(
  value: string | undefined,
  { compared, other }: Record<Kind, ReadonlyMap<string | undefined, SameValue>>,
): Comparison {
  if (other.has(value)) return 'same';
  const [others, ...more] = [...other.values()];
  const same = compared.get(value);
  if (same === undefined || others === undefined || more.length > 0) return 'unknown';
  const isRepeated = same.count > 1 && others.count > 1;
  // What changes with time, or counts, does not come back.
  const byTurns = same.firstId < others.lastId && others.firstId < same.lastId;
  return isRepeated && byTurns ? 'different' : 'unknown';
}

/** What was sent alike. */
function senderOf({ exchange: { key, keyForm, label } }: OperationExchange): string {
  return JSON.stringify([key, keyForm, label]);
}

function sameValues(
  calls: readonly OperationExchange[],
  valueIn: (call: OperationExchange) => string | undefined,
): ReadonlyMap<string | undefined, SameValue> {
  return new Map(
    [...groupBy(calls, valueIn)].map(([value, same]) => {
      const ids = same.map(({ exchange }) => exchange.id);
      return [value, { count: same.length, firstId: ids[0] ?? 0, lastId: ids.at(-1) ?? 0 }];
    }),
  );
}

/** Each value of a body by its place. Texts are taken word by word: an id may be a part of a sentence. */
function bodyPartsByPlace({
  answered,
  exchange: { response },
}: OperationExchange): Map<string, string> {
  const parts = new Map<string, string>();
  const add = (value: unknown, place: string): void => {
    if (Array.isArray(value) || isObject(value)) {
      for (const [name, member] of Object.entries(value)) {
        add(member, `${place}/${JSON.stringify(name)}`);
      }
    } else if (typeof value === 'string') {
      for (const [index, word] of value.split(/[\s<>"'=:;,()]+/).entries()) {
        parts.set(`${place} ${index}`, word);
      }
    } else {
      parts.set(place, JSON.stringify(value));
    }
  };
  add(answered ?? response?.body ?? '', '');
  return parts;
}
