/** How large a value is that is made from a schema, without making it: a schema of a few lines may ask for billions of items. */
import { asObject, isArray, isObject, type Json, type JsonObject, valueAt } from '../core/json.ts';

interface SizeOptions {
  /** Whether optional members and items count, too. */
  readonly isComplete: boolean;
  /** What is larger counts as infinite. */
  readonly most: number;
}

/** How often a reference is followed within what it leads to. */
const mostLevels = 3;

/** How many items a list has that may have any number. */
const usualItems = 3;

/** Values, members and required characters, all counted alike. */
export function sampleSize(schema: JsonObject, { isComplete, most }: SizeOptions): number {
  let visited = 0;
  const levels = new Map<string, number>();

  function sizeOf(part: Json | undefined): number {
    if (!isObject(part)) return 1;
    visited += 1;
    if (visited > most) return Number.POSITIVE_INFINITY;
    return (
      1 +
      lengthOf(part) +
      referredSize(part.$ref) +
      sum(listIn(part.allOf)) +
      largest([...listIn(part.anyOf), ...listIn(part.oneOf)]) +
      largest([part.then, part.else]) +
      membersSize(part) +
      itemsSize(part)
    );
  }

  function referredSize(reference: Json | undefined): number {
    if (typeof reference !== 'string' || !reference.startsWith('#')) return 0;
    const level = levels.get(reference) ?? 0;
    if (level >= mostLevels) return 0;
    levels.set(reference, level + 1);
    const size = sizeOf(valueAt(schema, reference));
    levels.set(reference, level);
    return size;
  }

  function membersSize(part: JsonObject): number {
    const properties = asObject(part.properties);
    const names = isComplete ? Object.keys(properties) : requiredNames(part.required);
    const unlisted = Math.max(0, numberIn(part.minProperties) - names.length);
    return (
      sum(names.map((name) => properties[name])) +
      (unlisted === 0 ? 0 : unlisted * sizeOf(part.additionalProperties))
    );
  }

  function itemsSize(part: JsonObject): number {
    const first = listIn(part.prefixItems);
    const fewest = part.minItems ?? (isComplete && part.items !== undefined ? usualItems : 0);
    const others = Math.max(0, numberIn(fewest) - first.length);
    const contained = part.contains === undefined ? 0 : numberIn(part.minContains ?? 1);
    return (
      (numberIn(fewest) > 0 || isComplete ? sum(first) : 0) +
      (others === 0 ? 0 : others * sizeOf(part.items)) +
      (contained === 0 ? 0 : contained * sizeOf(part.contains))
    );
  }

  function sum(parts: readonly (Json | undefined)[]): number {
    return parts.reduce<number>((total, part) => total + sizeOf(part), 0);
  }

  function largest(parts: readonly (Json | undefined)[]): number {
    const sizes = parts.filter((part) => part !== undefined).map(sizeOf);
    return Math.max(0, ...sizes);
  }

  return sizeOf(schema);
}

/** The characters that a text needs. */
function lengthOf({ minLength, pattern }: JsonObject): number {
  return numberIn(minLength) + (typeof pattern === 'string' ? patternLength(pattern) : 0);
}

/** About the characters that a pattern needs: those of its longest repetition, as often as groups are repeated. */
function patternLength(pattern: string): number {
  let longest = 1;
  let groups = 1;
  for (const [, group, count] of pattern.matchAll(/(\))?\{(\d+)/g)) {
    if (group === undefined) longest = Math.max(longest, Number(count));
    else groups *= Math.max(1, Number(count));
  }
  return longest * groups;
}

export function listIn(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : [];
}

function requiredNames(value: Json | undefined): string[] {
  return listIn(value).filter((item) => typeof item === 'string');
}

function numberIn(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
