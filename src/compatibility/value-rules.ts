/** Rules for keywords about values of any kind, numbers and texts. */
import { isSameJson, type Json } from '../core/json.ts';
import {
  type ComparedValue,
  type KeywordComparison,
  type KeywordRule,
  type KeywordRules,
  words,
} from './comparing.ts';
import {
  arrayIn,
  type Conjunction,
  isImplied,
  kindsOfType,
  matchesPattern,
  type SchemaPart,
  type ValueKind,
  valuesOutside,
} from './conjunction.ts';
import { type Difference, keywordText } from './difference.ts';

const numbers = ['integer', 'fraction'] as const;

/** Bounds: the sender's must be as tight. */
function boundRule(side: 'lower' | 'upper', isExclusive: boolean): KeywordRule {
  return {
    kinds: numbers,
    differences(comparison, subject, part, value) {
      const limit = { value: Number(value), isExclusive };
      const bound = subject.sender.limit(side);
      if (bound !== undefined && isImplied(limit, bound, side)) return [];
      const keyword = side === 'lower' ? 'minimum' : 'maximum';
      const exclusive = side === 'lower' ? 'exclusiveMinimum' : 'exclusiveMaximum';
      const sent =
        bound === undefined
          ? keywordText(undefined)
          : `${bound.value}${bound.isExclusive === isExclusive ? '' : ` (${bound.isExclusive ? exclusive : keyword})`}`;
      const text = {
        subject: isExclusive ? exclusive : keyword,
        sent,
        received: keywordText(value),
      };
      return [comparison.difference(subject, part, text)];
    },
  };
}

/** Counts that must not be below (`least`) or above (`most`). */
export function countRule(
  kind: ValueKind,
  keyword: string,
  limit: 'least' | 'most',
  sentCount?: (sender: Conjunction) => number,
): KeywordRule {
  return {
    kinds: [kind],
    differences(comparison, subject, part, value) {
      const stated = subject.sender[limit](keyword);
      const count = sentCount?.(subject.sender) ?? stated;
      const isFit = (length: number) =>
        limit === 'least' ? length >= Number(value) : length <= Number(value);
      if (isFit(stated) || isFit(count)) return [];
      return [comparison.difference(subject, part, words(keyword, subject, value))];
    },
  };
}

/** A keyword that only the same keyword implies, with the same value or one of others. */
function sameRule(
  ruleKinds: readonly ValueKind[] | undefined,
  isImpliedBy: (value: Json, sent: Json, sender: Conjunction) => boolean = isSameJson,
): KeywordRule {
  return {
    ...(ruleKinds && { kinds: ruleKinds }),
    differences(comparison, subject, part, value) {
      const [keyword = ''] = Object.entries(part.schema).find(([, other]) => other === value) ?? [];
      const sent = subject.sender.all(keyword);
      if (sent.some((other) => isImpliedBy(value, other, subject.sender))) return [];
      const text = words(keyword, subject, value);
      return [
        sent.length === 0
          ? comparison.difference(subject, part, text)
          : comparison.doubt(subject, part, text),
      ];
    },
  };
}

/** Formats whose values fit others, too. */
const widerFormats: Readonly<Record<string, readonly string[]>> = {
  uri: ['uri-reference'],
  int32: ['int64'],
};

const numberFormats: ReadonlySet<string> = new Set(['int32', 'int64', 'float', 'double']);

export const valueRules: KeywordRules = {
  type: {
    differences(comparison, subject, part, value) {
      const receiverKinds = kindsOfType(value);
      const others = [...subject.sender.kinds].filter((kind) => !receiverKinds.has(kind));
      if (others.length === 0) return [];
      return [comparison.difference(subject, part, words('type', subject, value))];
    },
  },
  enum: {
    differences: (comparison, subject, part, value) =>
      compareValues(comparison, subject, part, 'enum', arrayIn(value)),
  },
  const: {
    differences: (comparison, subject, part, value) =>
      compareValues(comparison, subject, part, 'const', [value]),
  },
  minimum: boundRule('lower', false),
  exclusiveMinimum: boundRule('lower', true),
  maximum: boundRule('upper', false),
  exclusiveMaximum: boundRule('upper', true),
  multipleOf: {
    kinds: numbers,
    differences(comparison, subject, part, value) {
      const { sender } = subject;
      const divisor = Number(value);
      const values = sender.values();
      const isWhole = !sender.kinds.has('fraction');
      const isKnown =
        values?.every((each) => typeof each !== 'number' || Number.isInteger(each / divisor)) ||
        (isWhole && Number.isInteger(1 / divisor)) ||
        sender
          .numbers('multipleOf')
          .some(
            (each) =>
              each === divisor ||
              (Number.isInteger(divisor) && Number.isInteger(each) && each % divisor === 0),
          );
      if (isKnown) return [];
      const text = words('multipleOf', subject, value);
      const areWhole = [divisor, ...sender.numbers('multipleOf')].every(Number.isInteger);
      return [
        areWhole || sender.numbers('multipleOf').length === 0
          ? comparison.difference(subject, part, text)
          : comparison.doubt(subject, part, text),
      ];
    },
  },
  minLength: countRule('string', 'minLength', 'least'),
  maxLength: countRule('string', 'maxLength', 'most'),
  pattern: {
    kinds: ['string'],
    differences(comparison, subject, part, value) {
      const { sender } = subject;
      const sent = sender.all('pattern');
      if (sent.includes(value)) return [];
      const texts = sender.values()?.filter((each) => typeof each === 'string');
      if (texts?.every((text) => matchesPattern(String(value), text))) return [];
      const text = words('pattern', subject, value);
      const isNew = sent.length === 0 && texts === undefined;
      return [
        isNew || texts
          ? comparison.difference(subject, part, text)
          : comparison.doubt(subject, part, text),
      ];
    },
  },
  format: {
    differences(comparison, subject, part, value) {
      const about: readonly ValueKind[] = numberFormats.has(String(value)) ? numbers : ['string'];
      if (!about.some((kind) => subject.sender.kinds.has(kind))) return [];
      const sent = subject.sender.all('format');
      const isKnown = sent.some(
        (format) => format === value || widerFormats[String(format)]?.includes(String(value)),
      );
      if (isKnown) return [];
      const text = words('format', subject, value);
      return [
        subject.sender.values() === undefined
          ? comparison.difference(subject, part, text)
          : comparison.doubt(subject, part, text),
      ];
    },
  },
  discriminator: {
    differences(comparison, subject, part, value) {
      const sent = subject.sender.all('discriminator');
      if (sent.length === 0 || sent.some((other) => isSameJson(other, value))) return [];
      return [comparison.doubt(subject, part, words('discriminator', subject, value))];
    },
  },
  contentEncoding: sameRule(['string']),
  contentMediaType: sameRule(['string']),
};

function compareValues(
  comparison: KeywordComparison,
  subject: ComparedValue,
  part: SchemaPart,
  keyword: string,
  values: readonly Json[],
): readonly Difference[] {
  const sent = subject.sender.values();
  const missing = sent && valuesOutside(sent, values);
  if (missing?.length === 0) return [];
  const allowed = keywordText(keyword === 'const' ? values[0] : values);
  if (sent === undefined || missing === undefined || missing.length === sent.length) {
    const text = keywordText(sent ?? subject.sender.all(keyword)[0]);
    return [
      comparison.difference(subject, part, { subject: keyword, sent: text, received: allowed }),
    ];
  }
  const name = `${keyword} ${keywordText(missing.length === 1 ? missing[0] : missing)}`;
  return [
    comparison.difference(subject, part, {
      subject: name,
      keyword,
      sent: 'allowed',
      received: 'not allowed',
    }),
  ];
}
