/** Finds the schemas of secrets, and those that lead to them. */
import { pointerOf } from '../../core/json.ts';
import { type DocumentSchemas, linkedSchemas, ownSchemas } from './walk-schemas.ts';

/**
 * Schemas of passwords and of what only ever travels towards the server, and the schemas that these
 * refer to.
 */
export function secretsIn(input: DocumentSchemas): string[] {
  const marked = [...ownSchemas(input)]
    .filter(({ schema }) => schema.format === 'password' || schema.writeOnly === true)
    .map(({ keys }) => pointerOf(keys));
  const reached = [...linkedSchemas(input.version, input.document, everythingFrom(marked))];
  const targets = reached.flatMap(({ parts }) => parts.filter(({ keys }) => keys[0] === '$ref'));
  return [...new Set([...marked, ...targets.map(({ pointer }) => pointer)])];
}

/** Schemas that lead to secrets, by `$ref` or because these are within them. */
export function holdersOf(
  secrets: readonly string[],
  { version, document, places }: DocumentSchemas,
): string[] {
  if (secrets.length === 0) return [];
  const holdersByPart = new Map<string, string[]>();
  for (const { pointer, parts } of linkedSchemas(
    version,
    document,
    everythingFrom(places.keys()),
  )) {
    for (const part of parts) {
      holdersByPart.set(part.pointer, [...(holdersByPart.get(part.pointer) ?? []), pointer]);
    }
  }
  const allHolders = new Set<string>();
  const waiting = [...secrets];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const holders = (holdersByPart.get(next) ?? []).filter((holder) => !allHolders.has(holder));
    for (const holder of holders) allHolders.add(holder);
    waiting.push(...holders);
  }
  return [...allHolders];
}

const everythingFrom = (pointers: Iterable<string>) => ({ pointers, follow: () => true });
