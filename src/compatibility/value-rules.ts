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
  kindOf,
  kindsOfType,
  matchesPattern,
  type NumberLimit,
  type SchemaPart,
  type ValueKind,
  valuesOutside,
  wholeLimit,
} from './conjunction.ts';
import { type Difference, keywordText } from './difference.ts';
import { isUnfit } from './disjoint.ts';

const numbers = ['integer', 'fraction'] as const;

/** Bounds: the sender's must be as tight. */
function boundRule(side: 'lower' | 'upper', isExclusive: boolean): KeywordRule {
  return {
    kinds: numbers,
    differences(comparison, subject, part, value) {
      const { sender } = subject;
      const limit = { value: Number(value), isExclusive };
      const bound = sender.limit(side);
      const boundOf = (each: NumberLimit) =>
        sender.kinds.has('fraction') ? each : wholeLimit(each, side);
      if (bound !== undefined && isImplied(boundOf(limit), boundOf(bound), side)) return [];
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
      // Between the bounds there may be no multiple, and a format may have the bound.
      const isUncertain =
        (bound !== undefined && sender.numbers('multipleOf').length > 0) ||
        (Math.abs(limit.value) >= wholeFormats.int32 && hasForm(sender, Object.keys(wholeFormats)));
      return [
        isUncertain
          ? comparison.doubt(subject, part, text)
          : comparison.difference(subject, part, text),
      ];
    },
  };
}

/** The largest numbers of formats. */
const wholeFormats = { int32: 2 ** 31 - 1, int64: 2 ** 63 };

function hasForm(sender: Conjunction, formats: readonly string[]): boolean {
  return sender.all('format').some((format) => formats.some((other) => other === format));
}

/** Whether a format or an encoding says more of texts than is known here. */
function hasTextForm(sender: Conjunction): boolean {
  return [...sender.all('format'), ...sender.all('contentEncoding')].length > 0;
}

interface CountOptions {
  /** The count that other keywords imply. */
  readonly count?: (sender: Conjunction) => number;
  /** Whether other keywords may imply more than that. */
  readonly isUncertain?: (sender: Conjunction) => boolean;
}

/** Counts that must not be below (`least`) or above (`most`). */
export function countRule(
  kind: ValueKind,
  keyword: string,
  limit: 'least' | 'most',
  { count: countOf, isUncertain }: CountOptions = {},
): KeywordRule {
  return {
    kinds: [kind],
    differences(comparison, subject, part, value) {
      const stated = subject.sender[limit](keyword);
      const count = countOf?.(subject.sender) ?? stated;
      const isFit = (length: number) =>
        limit === 'least' ? length >= Number(value) : length <= Number(value);
      if (isFit(stated) || isFit(count)) return [];
      const text = words(keyword, subject, value);
      return [
        isUncertain?.(subject.sender)
          ? comparison.doubt(subject, part, text)
          : comparison.difference(subject, part, text),
      ];
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
        values?.every((each) => typeof each !== 'number' || isMultiple(each, divisor)) ||
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
        (areWhole || sender.numbers('multipleOf').length === 0) &&
        (values !== undefined || hasSeveralMultiples(sender))
          ? comparison.difference(subject, part, text)
          : comparison.doubt(subject, part, text),
      ];
    },
  },
  minLength: countRule('string', 'minLength', 'least', { isUncertain: hasTextForm }),
  maxLength: countRule('string', 'maxLength', 'most', { isUncertain: hasTextForm }),
  pattern: {
    kinds: ['string'],
    differences(comparison, subject, part, value) {
      const { sender } = subject;
      const sent = sender.all('pattern');
      if (sent.includes(value)) return [];
      const texts = sender.values()?.filter((each) => typeof each === 'string');
      if (texts?.every((text) => matchesPattern(String(value), text))) return [];
      const text = words('pattern', subject, value);
      const examples = sent.length === 0 ? exampleTexts(sender) : [];
      return [
        (texts ?? examples.some((each) => !matchesPattern(String(value), each)))
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
      if (isKnown || fitsWholeFormat(subject.sender, value)) return [];
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
  const missing =
    sent && valuesOutside(sent, values).filter((each) => !isUnfit(each, subject.sender));
  if (missing?.length === 0) return [];
  const allowed = keywordText(keyword === 'const' ? values[0] : values);
  if (sent === undefined || missing === undefined || missing.length === sent.length) {
    const text = keywordText(sent ?? subject.sender.all(keyword)[0]);
    const texts = { subject: keyword, sent: text, received: allowed };
    return [
      sent !== undefined || hasOthers(subject.sender, values)
        ? comparison.difference(subject, part, texts)
        : comparison.doubt(subject, part, texts),
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

/** Whether a schema certainly takes a value that is not in a list. */
function hasOthers(sender: Conjunction, values: readonly Json[]): boolean {
  if (!values.some((value) => sender.kinds.has(kindOf(value)))) return true;
  const isFree = (...keywords: readonly string[]) =>
    keywords.every((keyword) => sender.all(keyword).length === 0);
  return [...sender.kinds].some((kind) => {
    switch (kind) {
      case 'integer':
        return isFree('multipleOf') && numberSpan(sender, true) >= values.length;
      case 'fraction':
        return isFree('multipleOf') && numberSpan(sender) > 0;
      case 'string':
        return isFree('pattern') && exampleTexts(sender).some((each) => !values.includes(each));
      case 'array':
        return isFree('maxItems', 'uniqueItems', 'items', 'contains', 'unevaluatedItems');
      case 'object':
        return (
          isFree('maxProperties', 'propertyNames', 'patternProperties') &&
          sender.unlistedMember().length === 0
        );
      default:
        return !values.some((value) => kindOf(value) === kind);
    }
  });
}

/** How far the bounds of numbers are apart. */
function numberSpan(sender: Conjunction, isWhole = false): number {
  const [lower, upper] = [sender.limit('lower', isWhole), sender.limit('upper', isWhole)];
  return lower === undefined || upper === undefined
    ? Number.POSITIVE_INFINITY
    : upper.value - lower.value;
}

/** As exactly as the validators see it. */
function isMultiple(value: number, divisor: number): boolean {
  const quotient = value / divisor;
  return Math.abs(Math.round(quotient) - quotient) < 1e-10;
}

/** Whether numbers fit that cannot all be multiples of a larger number. */
function hasSeveralMultiples(sender: Conjunction): boolean {
  if (sender.kinds.has('fraction')) return numberSpan(sender) > 0;
  const step = sender.numbers('multipleOf').reduce((product, each) => product * each, 1);
  return numberSpan(sender, true) >= 2 * step;
}

/** Whether all numbers that fit are in the range of a format. */
function fitsWholeFormat(sender: Conjunction, format: Json): boolean {
  if (sender.kinds.has('fraction') || !sender.kinds.has('integer')) return false;
  const most = Object.entries(wholeFormats).find(([name]) => name === format)?.[1];
  const [lower, upper] = [sender.limit('lower', true), sender.limit('upper', true)];
  if (most === undefined || lower === undefined || upper === undefined) return false;
  return lower.value >= -most - 1 && upper.value <= most;
}

/** Some texts that fit a schema without patterns; none if it has a format. */
function exampleTexts(sender: Conjunction): string[] {
  if (hasTextForm(sender)) return [];
  const least = sender.least('minLength');
  const lengths = [least, Math.min(sender.most('maxLength'), least + 300)];
  if (least > longestExample) return [];
  return ['a', '0', ' ', '\u{1f600}'].flatMap((character) =>
    lengths.map((length) => character.repeat(length)),
  );
}

const longestExample = 10_000;
