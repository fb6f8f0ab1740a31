/** Rules for keywords that join schemas. */
import {
  type ComparedValue,
  canBeSent,
  type KeywordComparison,
  type KeywordRules,
  words,
} from './comparing.ts';
import { alternativesIn, Conjunction, type SchemaPart } from './conjunction.ts';
import type { Difference } from './difference.ts';
import { areDisjoint } from './disjoint.ts';
import { type SchemaAt, schemaBelow } from './schema-at.ts';

export const alternativeRules: KeywordRules = {
  anyOf: {
    differences: (comparison, subject, part) =>
      compareAlternatives(comparison, subject, part, 'anyOf').differences,
  },
  oneOf: {
    differences(comparison, subject, part) {
      const { differences, taking, alternatives } = compareAlternatives(
        comparison,
        subject,
        part,
        'oneOf',
      );
      const isOnly = taking.some((only) =>
        alternatives.every((other) => other === only || takesNothing(subject, other)),
      );
      if (taking.length === 0 || isOnly) return differences;
      const text = {
        subject: 'oneOf',
        sent: 'one alternative',
        received: 'possibly several alternatives',
      };
      return [comparison.doubt(subject, part, text)];
    },
  },
  not: {
    differences(comparison, subject, part, value) {
      const at = schemaBelow(part, value, 'not');
      if (takesNothing(subject, at)) return [];
      return [comparison.doubt(subject, part, words('not', subject, value))];
    },
  },
  if: {
    differences(comparison, subject, part, value) {
      const at = schemaBelow(part, value, 'if');
      const consequence = (keyword: 'then' | 'else') => {
        const schema = part.schema[keyword];
        return schema === undefined
          ? []
          : comparison.compareAll(subject, Conjunction.of([schemaBelow(part, schema, keyword)]));
      };
      const yes = takesNothing(subject, at) ? [] : consequence('then');
      const isAlways = () => comparison.compareAll(subject, Conjunction.of([at])).length === 0;
      const no = part.schema['else'] === undefined || isAlways() ? [] : consequence('else');
      return [...yes, ...no].map((difference) => ({ ...difference, verdict: 'undecided' }));
    },
  },
};

/** Whether a schema takes nothing of what is sent. */
function takesNothing(subject: ComparedValue, schema: SchemaAt): boolean {
  return areDisjoint(subject.sender, schema, (name) => canBeSent(subject, name));
}

interface ComparedAlternatives {
  readonly alternatives: readonly SchemaAt[];
  /** Those that take all that is sent. */
  readonly taking: readonly SchemaAt[];
  readonly differences: readonly Difference[];
}

function compareAlternatives(
  comparison: KeywordComparison,
  subject: ComparedValue,
  part: SchemaPart,
  keyword: 'anyOf' | 'oneOf',
): ComparedAlternatives {
  const alternatives = alternativesIn(part, [keyword]);
  const compared = alternatives.map((alternative) => ({
    alternative,
    differences: comparison.compareAll(subject, Conjunction.of([alternative])),
  }));
  const taking = compared
    .filter(({ differences }) => differences.length === 0)
    .map(({ alternative }) => alternative);
  if (taking.length > 0) return { alternatives, taking, differences: [] };
  const near = compared.filter(({ alternative }) => !takesNothing(subject, alternative));
  const [nearest, ...others] = near;
  if (nearest !== undefined && others.length === 0)
    return { alternatives, taking, differences: nearest.differences };
  const text = { subject: keyword, sent: 'an alternative', received: 'none' };
  const difference =
    nearest === undefined
      ? comparison.difference(subject, part, text)
      : comparison.doubt(subject, part, { ...text, received: 'perhaps none' });
  // Of the sender's alternatives, the last that was chosen.
  const sentAt = subject.sender.parts.at(-1)?.pointer ?? difference.sentAt;
  return { alternatives, taking, differences: [{ ...difference, sentAt }] };
}
