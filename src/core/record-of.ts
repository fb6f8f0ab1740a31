/**
 * An object with a member for each item of a closed list. The keys keep their type, so that a missing or superfluous one
 * does not compile.
 */
export function recordOf<Item extends string, Key extends string, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  makeValue: (item: Item) => Value,
): Readonly<Record<Key, Value>>;
export function recordOf<Value>(
  items: readonly string[],
  keyOf: (item: string) => string,
  makeValue: (item: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(items.map((item) => [keyOf(item), makeValue(item)]));
}
