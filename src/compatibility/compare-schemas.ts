/**
 * Finds what one side may send and the other does not take. Each keyword of the receiver's schema has a rule that says what
 * of the sender's schema implies it. A keyword without a rule, or one that nothing implies for certain, is undecided.
 */
import { isSameJson } from '../core/json.ts';
import { alternativeRules } from './alternative-rules.ts';
import { alternativeCases, casesOfKinds, casesOfValues } from './cases.ts';
import {
  type ComparedValue,
  type DifferenceText,
  type KeywordComparison,
  type KeywordRules,
  withoutRepetition,
  words,
} from './comparing.ts';
import { Conjunction, objectIn, type SchemaPart } from './conjunction.ts';
import { type Difference, keywordText } from './difference.ts';
import { listRules } from './list-rules.ts';
import { compareRest, memberRules } from './member-rules.ts';
import { PossibleMembers } from './possible-members.ts';
import { isSameSchema, type SchemaAt, schemaBelow } from './schema-at.ts';
import { valueRules } from './value-rules.ts';

export interface SenderOptions {
  /**
   * Who sends. Callers that know the old document send the members that it lists; a service that no longer lists a
   * member may not send it.
   */
  readonly sender: 'old' | 'new';
}

/**
 * What may be sent and is not taken; nothing if all that fits the sender's schema fits the receiver's, too. Members
 * count that the sender's schema lists, and those that neither lists. Of a member that only the receiver's lists, it
 * is assumed that it is not sent, unless the sender's schema says of which form it is.
 */
export function compareSchemas(
  sender: SchemaAt,
  receiver: SchemaAt,
  options: SenderOptions,
): readonly Difference[] {
  const comparison = new SchemaComparison(options);
  try {
    return withoutRepetition(comparison.compare([sender], [sender], [receiver], []));
  } catch (cause) {
    if (!(cause instanceof TooLarge)) throw cause;
    return [
      {
        verdict: 'undecided',
        path: [],
        subject: 'schema',
        keyword: 'schema',
        sent: 'too large to compare',
        received: 'too large to compare',
        sentAt: sender.pointer,
        receivedAt: receiver.pointer,
      },
    ];
  }
}

/** Pairs of schemas that are looked at, at most. */
const mostSteps = 5_000;

/** Of these, so many within each other. */
const mostLevels = 200;

class TooLarge extends Error {}

const rules: KeywordRules = { ...valueRules, ...listRules, ...memberRules, ...alternativeRules };

class SchemaComparison implements KeywordComparison {
  readonly isOldSender: boolean;
  readonly #pending = new Set<string>();
  #steps = 0;

  constructor({ sender }: SenderOptions) {
    this.isOldSender = sender === 'old';
  }

  /** @param mentioning the sender's schemas with alternatives that do not apply */
  compare(
    sender: readonly SchemaAt[],
    mentioning: readonly SchemaAt[],
    receiver: readonly SchemaAt[],
    path: readonly string[],
  ): readonly Difference[] {
    const [sent, ...others] = sender;
    if (
      receiver.every((schema) =>
        [sent, ...others].some((other) => other !== undefined && isSameSchema(other, schema)),
      )
    ) {
      return [];
    }
    const stated = Conjunction.of(sender);
    const subject = {
      sender: stated,
      stated,
      mentioned: new PossibleMembers(mentioning),
      path,
    };
    const received = Conjunction.of(receiver);
    return [...this.#defaultDifferences(subject, received), ...this.compareAll(subject, received)];
  }

  /** Whether all that can be sent is taken, once alternatives are looked at one by one. */
  compareAll(subject: ComparedValue, receiver: Conjunction): readonly Difference[] {
    this.#steps += 1;
    if (this.#steps > mostSteps || this.#pending.size > mostLevels) throw new TooLarge();
    const key = `${subject.sender.key} ${subject.mentioned.key} ${receiver.key}`;
    // Schemas that contain themselves: what is finite ends somewhere, where all else was compared.
    if (this.#pending.has(key) || subject.sender.kinds.size === 0) return [];
    this.#pending.add(key);
    try {
      const differences = this.#compareOnce(subject, receiver);
      if (differences.length === 0) return [];
      const isAboutKinds = differences.every(
        ({ keyword, path }) => path.length === subject.path.length && aboutKinds.has(keyword),
      );
      const cases =
        alternativeCases(subject.sender) ??
        (isAboutKinds
          ? undefined
          : (casesOfValues(subject.sender) ?? casesOfKinds(subject.sender)));
      if (cases === undefined) return differences;
      return withoutRepetition(
        cases.flatMap((sender) => this.compareAll({ ...subject, sender }, receiver)),
      );
    } finally {
      this.#pending.delete(key);
    }
  }

  #compareOnce(subject: ComparedValue, receiver: Conjunction): readonly Difference[] {
    if (receiver.isNever) {
      return [
        this.difference(subject, receiver.place, {
          subject: 'schema',
          sent: 'accepted',
          received: 'refused',
        }),
      ];
    }
    const parts = receiver.parts.flatMap((part) => this.#comparePart(subject, part));
    const rests = receiver.rests.flatMap((rest) => compareRest(this, subject, rest));
    const unknown = receiver.unknown.map((reference) =>
      this.doubt(subject, reference, {
        subject: '$ref',
        sent: keywordText(subject.sender.unknown[0]?.schema),
        received: keywordText(reference.schema),
      }),
    );
    return [...parts, ...rests, ...unknown];
  }

  #comparePart(subject: ComparedValue, part: SchemaPart): readonly Difference[] {
    return Object.entries(part.schema).flatMap(([keyword, value]) => {
      if (silent.has(keyword) || keyword.startsWith('x-')) return [];
      const rule = rules[keyword];
      if (rule === undefined) return [this.doubt(subject, part, words(keyword, subject, value))];
      const isAbout = rule.kinds?.some((kind) => subject.sender.kinds.has(kind)) ?? true;
      return isAbout ? rule.differences(this, subject, part, value) : [];
    });
  }

  #defaultDifferences(subject: ComparedValue, receiver: Conjunction): readonly Difference[] {
    if (!this.isOldSender) return [];
    const [before] = subject.sender.all('default');
    const [after] = receiver.all('default');
    if (before === undefined || isSameJson(before, after)) return [];
    const text = words('default', subject, after);
    const part =
      receiver.parts.find(({ schema }) => schema.default !== undefined) ?? receiver.place;
    return [
      after === undefined ? this.doubt(subject, part, text) : this.difference(subject, part, text),
    ];
  }

  /** What breaks callers, unless it is not certain what the sender's schema takes. */
  difference(subject: ComparedValue, at: SchemaAt, text: DifferenceText): Difference {
    const { parts, unknown } = subject.sender;
    const keywords = aboutKinds.has(text.keyword ?? text.subject)
      ? ['not', '$dynamicRef']
      : uncertain;
    const isCertain = !parts.some(({ schema }) =>
      keywords.some((keyword) => schema[keyword] !== undefined),
    );
    return this.#differenceOf(
      isCertain && unknown.length === 0 ? 'broken' : 'undecided',
      subject,
      at,
      text,
    );
  }

  doubt(subject: ComparedValue, at: SchemaAt, text: DifferenceText): Difference {
    return this.#differenceOf('undecided', subject, at, text);
  }

  #differenceOf(
    verdict: Difference['verdict'],
    { sender, path }: ComparedValue,
    at: SchemaAt,
    { subject, keyword = subject, member, sent, received }: DifferenceText,
  ): Difference {
    const sentPart = sender.parts.find(({ schema }) => schema[keyword] !== undefined);
    const receivedAt =
      objectIn(at.schema)[keyword] === undefined
        ? at.pointer
        : schemaBelow(at, null, keyword).pointer;
    const sentAt =
      sentPart === undefined
        ? (sender.parts[0] ?? sender.place).pointer
        : schemaBelow(sentPart, null, keyword).pointer;
    return {
      verdict,
      path: member === undefined ? path : [...path, member],
      subject,
      keyword,
      sent,
      received,
      sentAt,
      receivedAt,
    };
  }
}

/** Keywords of which it says nothing more to look at each value or kind of values. */
const aboutKinds: ReadonlySet<string> = new Set(['type', 'enum', 'const']);

/** Keywords of a sender that may take fewer values than the rules know. */
const uncertain = [
  'not',
  'contains',
  'unevaluatedItems',
  '$dynamicRef',
  'pattern',
  'propertyNames',
];

/** Keywords that say nothing of values by themselves, or that a rule for another keyword reads. */
const silent: ReadonlySet<string> = new Set([
  'default',
  '$anchor',
  '$dynamicAnchor',
  '$id',
  '$defs',
  'definitions',
  'then',
  'else',
  'minContains',
  'maxContains',
  'additionalProperties',
  'unevaluatedProperties',
]);
