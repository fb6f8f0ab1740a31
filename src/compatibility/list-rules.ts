/** Rules for keywords about lists. */
import { isArray, isSameJson } from '../core/json.ts';
import {
  type ComparedValue,
  type KeywordComparison,
  type KeywordRules,
  orAny,
  withoutRepetition,
  words,
} from './comparing.ts';
import { arrayIn, Conjunction, isNever } from './conjunction.ts';
import type { Difference } from './difference.ts';
import { isSameSchema, type SchemaAt, schemaBelow } from './schema-at.ts';
import { countRule } from './value-rules.ts';

export const listRules: KeywordRules = {
  minItems: countRule('array', 'minItems', 'least'),
  maxItems: countRule('array', 'maxItems', 'most', {
    count: mostItems,
    isUncertain: (sender) => sender.all('uniqueItems').includes(true),
  }),
  uniqueItems: {
    kinds: ['array'],
    differences(comparison, subject, part, value) {
      const { sender } = subject;
      const values = sender.values()?.filter(isArray);
      const areUnique = values?.every((list) =>
        list.every(
          (item, index) => !list.slice(0, index).some((earlier) => isSameJson(earlier, item)),
        ),
      );
      if (
        value !== true ||
        areUnique ||
        sender.all('uniqueItems').includes(true) ||
        sender.most('maxItems') < 2
      )
        return [];
      const text = words('uniqueItems', subject, value);
      const end = sender.prefixLength();
      const canRepeat = !isNever(sender.item(end)) && sender.most('maxItems') >= end + 2;
      return [
        canRepeat
          ? comparison.difference(subject, part, text)
          : comparison.doubt(subject, part, text),
      ];
    },
  },
  prefixItems: {
    kinds: ['array'],
    differences: (comparison, subject, part, value) =>
      arrayIn(value).flatMap((item, index) =>
        compareItem(
          comparison,
          subject,
          schemaBelow(part, item, 'prefixItems', String(index)),
          index,
        ),
      ),
  },
  items: {
    kinds: ['array'],
    differences(comparison, subject, part, value) {
      const start = arrayIn(part.schema.prefixItems).length;
      const end = Math.max(start, subject.sender.prefixLength());
      const indexes = Array.from({ length: end - start + 1 }, (_, offset) => start + offset);
      const at = schemaBelow(part, value, 'items');
      return withoutRepetition(
        indexes.flatMap((index) =>
          compareItem(comparison, subject, at, index, index === end ? '*' : undefined),
        ),
      );
    },
  },
  contains: {
    kinds: ['array'],
    differences(comparison, subject, part, value) {
      const { sender } = subject;
      const at = schemaBelow(part, value, 'contains');
      const { minContains = 1, maxContains } = part.schema;
      const same = sender.parts.filter(
        (other) =>
          other.schema['contains'] !== undefined &&
          isSameSchema(schemaBelow(other, other.schema['contains'], 'contains'), at),
      );
      const isAlways = () => {
        const end = sender.prefixLength();
        return Array.from({ length: end + 1 }, (_, index) => index).every(
          (index) => compareItem(comparison, subject, at, index).length === 0,
        );
      };
      const hasEnough =
        Number(minContains) === 0 ||
        same.some(({ schema }) => Number(schema.minContains ?? 1) >= Number(minContains)) ||
        (sender.least('minItems') >= Number(minContains) && isAlways());
      const hasFew =
        maxContains === undefined ||
        sender.most('maxItems') <= Number(maxContains) ||
        same.some(
          ({ schema }) =>
            schema.maxContains !== undefined && Number(schema.maxContains) <= Number(maxContains),
        );
      if (hasEnough && hasFew) return [];
      const text = words('contains', subject, value);
      return [
        same.length === 0 &&
        sender.all('contains').length === 0 &&
        sender.least('minItems') < Number(minContains)
          ? comparison.difference(subject, part, text)
          : comparison.doubt(subject, part, text),
      ];
    },
  },
};

/** How many items a list can have as far as their schemas say. */
function mostItems(sender: Conjunction): number {
  const end = sender.prefixLength();
  for (let index = 0; index <= end; index += 1) if (isNever(sender.item(index))) return index;
  const values = Conjunction.of(sender.item(0)).values();
  const isCounted = end === 0 && values !== undefined && sender.all('uniqueItems').includes(true);
  return isCounted ? values.length : Number.POSITIVE_INFINITY;
}

function compareItem(
  comparison: KeywordComparison,
  { sender, mentioned, path }: ComparedValue,
  receiver: SchemaAt,
  index: number,
  name = String(index),
): readonly Difference[] {
  const items = orAny(sender.item(index), sender);
  if (sender.most('maxItems') <= index || isNever(items)) return [];
  return comparison.compare(items, [...items, ...mentioned.items()], [receiver], [...path, name]);
}
