/** Counts the work that is done in each turn of the event loop, whoever does it and however. */
import { Redaction } from '../../../../src/evidence/redaction.ts';

/** Items that were iterated over, given or sorted, and characters that were searched, parsed or written. */
export interface CountedWork {
  /** In the busiest turn. */
  readonly most: number;
  readonly all: number;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

type Measure = (self: unknown, result: unknown, args: readonly unknown[]) => number;

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return value instanceof Map || value instanceof Set ? value.size : 0;
};
const ofSelf: Measure = (self) => lengthOf(self);
const ofResult: Measure = (_, result) => lengthOf(result);
const ofFirst: Measure = (_self, _result, [first]) => lengthOf(first);
const one: Measure = () => 1;

const iteratorOf = (iterator: object): object => Object.getPrototypeOf(iterator);

const wholeList = ['filter', 'map', 'flatMap', 'forEach', 'reduce', 'toSorted', 'sort', 'reverse'];

/** So many times faster than redacting a text. */
const written = 4;
const searched = 16;

/** Where work shows, in units of turns. Iterators count each item; methods that run over a list at once count all of it. */
const places: readonly (readonly [object, readonly string[], Measure])[] = [
  [iteratorOf([].values()), ['next'], one],
  [iteratorOf(new Map().values()), ['next'], one],
  [iteratorOf(new Set().values()), ['next'], one],
  [Array.prototype, [...wholeList, 'toReversed', 'join'], ofSelf],
  [Array.prototype, ['slice', 'concat'], ofResult],
  [Object, ['keys', 'values', 'entries', 'fromEntries'], ofResult],
  [Redaction.prototype, ['body', 'text', 'target'], ofFirst],
  [JSON, ['stringify'], (...call) => ofResult(...call) / written],
  [JSON, ['parse'], (...call) => ofFirst(...call) / written],
  [RegExp.prototype, ['exec', 'test'], (...call) => ofFirst(...call) / searched],
  [
    String.prototype,
    ['replaceAll', 'toLowerCase', 'includes'],
    (self) => lengthOf(self) / searched,
  ],
];

/** What it takes to do something, turn by turn. */
export async function countWork(work: () => Promise<unknown>): Promise<CountedWork> {
  let [inTurn, most, all] = [0, 0, 0];
  // What is called meanwhile, such as the pattern of `replaceAll`, is the same work.
  let isCounting = true;
  const restore = places.flatMap(([owner, names, measure]) =>
    names.map((name) => {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      const original: unknown = property?.value;
      if (property === undefined || typeof original !== 'function') {
        throw new TypeError(`Expected the method ${name}.`);
      }
      const counted: Method = function (...args) {
        if (!isCounting) return Reflect.apply(original, this, args);
        isCounting = false;
        const result: unknown = Reflect.apply(original, this, args);
        const units = measure(this, result, args);
        inTurn += units;
        all += units;
        most = Math.max(most, inTurn);
        isCounting = true;
        return result;
      };
      Object.defineProperty(owner, name, { ...property, value: counted });
      return () => Object.defineProperty(owner, name, property);
    }),
  );
  let isOver = false;
  const turn = () => {
    inTurn = 0;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isOver = true;
    for (const back of restore) back();
  }
  return { most, all };
}
