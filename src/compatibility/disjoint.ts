/** Whether no value fits two schemas. Without a proof, the answer is no. */
import { isArray, isObject, type Json } from '../core/json.ts';
import {
  alternativesIn,
  Conjunction,
  isImplied,
  kindOf,
  matchesPattern,
  type ValueKind,
  valuesOutside,
} from './conjunction.ts';
import { isSameSchema, type SchemaAt } from './schema-at.ts';

/** How deep proofs look: what tells alternatives apart is near. */
const mostLevels = 5;

/** @param canBeSent whether values that fit the first may have a member that the second asks for. Default: yes */
export function areDisjoint(
  first: Conjunction,
  second: SchemaAt,
  canBeSent: (name: string) => boolean = () => true,
): boolean {
  const excluded = first.parts.flatMap((part) =>
    part.schema['not'] === undefined ? [] : [{ ...part, schema: part.schema['not'] }],
  );
  if (excluded.some((schema) => isSameSchema(schema, second))) return true;
  return isEmptyTogether(first, Conjunction.of([second]), { level: 0, canBeSent });
}

interface DisjointProof {
  readonly level: number;
  readonly canBeSent: (name: string) => boolean;
}

function isEmptyTogether(first: Conjunction, second: Conjunction, proof: DisjointProof): boolean {
  if (first.isNever || second.isNever) return true;
  if (proof.level > mostLevels) return false;
  const both = [...first.kinds].filter((kind) => second.kinds.has(kind));
  const deeper = { ...proof, level: proof.level + 1 };
  return (
    both.every((kind) => isEmptyOf(kind, first, second, deeper)) ||
    haveNoAlternative(first, second, deeper) ||
    haveNoAlternative(second, first, deeper)
  );
}

/** Whether none of the alternatives of a schema has a value that fits another schema. */
function haveNoAlternative(schema: Conjunction, other: Conjunction, proof: DisjointProof): boolean {
  return schema.parts.some((part) =>
    (['anyOf', 'oneOf'] as const).some((keyword) => {
      const alternatives = alternativesIn(part, [keyword]);
      return (
        alternatives.length > 0 &&
        alternatives.every((alternative) =>
          isEmptyTogether(other, Conjunction.of([alternative]), proof),
        )
      );
    }),
  );
}

function isEmptyOf(
  kind: ValueKind,
  first: Conjunction,
  second: Conjunction,
  proof: DisjointProof,
): boolean {
  const values = first.values()?.filter((value) => kindOf(value) === kind);
  const others = second.values()?.filter((value) => kindOf(value) === kind);
  if (values !== undefined && others !== undefined) {
    return valuesOutside(values, others).length === values.length;
  }
  if (values !== undefined) return values.every((value) => cannotBe(value, second, proof));
  if (others !== undefined) return others.every((value) => cannotBe(value, first, proof));
  switch (kind) {
    case 'integer':
    case 'fraction':
      return isApart(first, second) || isApart(second, first);
    case 'string':
      return haveNoCount(first, second, 'minLength', 'maxLength');
    case 'array':
      return haveNoCount(first, second, 'minItems', 'maxItems') || haveNoItem(first, second, proof);
    case 'object':
      return haveNoMember(first, second, proof);
    default:
      return false;
  }
}

/** Whether the numbers of one schema end before those of the other begin. */
function isApart(first: Conjunction, second: Conjunction): boolean {
  const [upper, lower] = [first.limit('upper'), second.limit('lower')];
  if (upper === undefined || lower === undefined) return false;
  return (
    upper.value < lower.value ||
    (upper.value === lower.value && (upper.isExclusive || lower.isExclusive))
  );
}

function haveNoCount(
  first: Conjunction,
  second: Conjunction,
  least: string,
  most: string,
): boolean {
  return first.least(least) > second.most(most) || second.least(least) > first.most(most);
}

function haveNoItem(first: Conjunction, second: Conjunction, proof: DisjointProof): boolean {
  const needed = Math.max(first.least('minItems'), second.least('minItems'));
  const described = Math.max(first.prefixLength(), second.prefixLength()) + 1;
  for (let index = 0; index < Math.min(needed, described); index += 1) {
    if (areSchemasApart(first.item(index), second.item(index), proof)) return true;
  }
  return false;
}

function haveNoMember(first: Conjunction, second: Conjunction, proof: DisjointProof): boolean {
  if ([...second.required].some((name) => !first.required.has(name) && !proof.canBeSent(name)))
    return true;
  // Only of the outermost members is it known whether they can be sent.
  const inner = { ...proof, canBeSent: () => true };
  return [...new Set([...first.required, ...second.required])].some((name) =>
    areSchemasApart(first.member(name), second.member(name), inner),
  );
}

function areSchemasApart(
  first: readonly SchemaAt[],
  second: readonly SchemaAt[],
  proof: DisjointProof,
): boolean {
  return isEmptyTogether(Conjunction.of(first), Conjunction.of(second), proof);
}

/** Whether a value certainly does not fit a schema. */
export function isUnfit(value: Json, schema: Conjunction): boolean {
  return cannotBe(value, schema, { level: 0, canBeSent: () => true });
}

function cannotBe(value: Json, schema: Conjunction, proof: DisjointProof): boolean {
  if (!schema.kinds.has(kindOf(value))) return true;
  const values = schema.values();
  if (values !== undefined && valuesOutside([value], values).length > 0) return true;
  if (typeof value === 'number') {
    const exactly = { value, isExclusive: false };
    return (['lower', 'upper'] as const).some((side) => {
      const bound = schema.limit(side);
      return bound !== undefined && !isImplied(bound, exactly, side);
    });
  }
  if (typeof value === 'string') {
    const { length } = [...value];
    return (
      length < schema.least('minLength') ||
      length > schema.most('maxLength') ||
      schema.all('pattern').some((pattern) => !matchesPattern(String(pattern), value))
    );
  }
  if (isArray(value)) {
    return (
      value.length < schema.least('minItems') ||
      value.length > schema.most('maxItems') ||
      value.some((item, index) => cannotBe(item, Conjunction.of(schema.item(index)), proof))
    );
  }
  if (!isObject(value)) return false;
  return (
    [...schema.required].some((name) => !Object.hasOwn(value, name)) ||
    Object.entries(value).some(([name, member]) =>
      cannotBe(member, Conjunction.of(schema.member(name)), proof),
    )
  );
}
