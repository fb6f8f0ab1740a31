/** What a rule for a keyword gets, and what it says. */
import { isObject, type Json } from '../core/json.ts';
import { type Conjunction, isNever, type SchemaPart, type ValueKind } from './conjunction.ts';
import { type Difference, keywordText } from './difference.ts';
import type { PossibleMembers } from './possible-members.ts';
import { madeSchema, type SchemaAt } from './schema-at.ts';

/** What is compared. */
export interface ComparedValue {
  readonly sender: Conjunction;
  /** The same before its alternatives are looked at one by one. */
  readonly stated: Conjunction;
  /** All that the sender's schemas say of the value. */
  readonly mentioned: PossibleMembers;
  readonly path: readonly string[];
}

export interface KeywordRule {
  /** The kinds of values that the keyword is about. Default: all. */
  readonly kinds?: readonly ValueKind[];
  readonly differences: (
    comparison: KeywordComparison,
    subject: ComparedValue,
    part: SchemaPart,
    value: Json,
  ) => readonly Difference[];
}

export type KeywordRules = Readonly<Record<string, KeywordRule>>;

/** The comparison as rules use it. */
export interface KeywordComparison {
  /** Whether callers send, who know only the old document. */
  readonly isOldSender: boolean;
  /**
   * What of a member or an item may be sent and is not taken.
   * @param mentioning the sender's schemas with alternatives that do not apply
   */
  compare(
    sender: readonly SchemaAt[],
    mentioning: readonly SchemaAt[],
    receiver: readonly SchemaAt[],
    path: readonly string[],
  ): readonly Difference[];
  /** The same of the value itself, once the sender's alternatives are looked at one by one. */
  compareAll(subject: ComparedValue, receiver: Conjunction): readonly Difference[];
  /** What breaks callers, unless it is not certain what the sender's schema takes. */
  difference(subject: ComparedValue, at: SchemaAt, text: DifferenceText): Difference;
  doubt(subject: ComparedValue, at: SchemaAt, text: DifferenceText): Difference;
}

export interface DifferenceText extends Pick<Difference, 'subject' | 'sent' | 'received'> {
  /** The keyword that says so, if it is not the subject. */
  readonly keyword?: string;
  /** The member that it is about. */
  readonly member?: string;
}

/** The values of a keyword on both sides. */
export function words(
  keyword: string,
  { sender }: ComparedValue,
  value: Json | undefined,
): DifferenceText {
  return {
    subject: keyword,
    sent: keywordText(sender.all(keyword)[0]),
    received: keywordText(value),
  };
}

export function withoutRepetition(differences: readonly Difference[]): Difference[] {
  const byText = new Map(
    differences.map((difference) => [JSON.stringify({ ...difference, sentAt: '' }), difference]),
  );
  return [...byText.values()];
}

/** Whether a member may be sent: one that neither is listed nor has a form is not. */
export function canBeSent({ sender, mentioned }: ComparedValue, name: string): boolean {
  if (isNever(sender.member(name))) return false;
  return (
    mentioned.mentions(name) || mentioned.member(name).some(({ schema }) => saysAnything(schema))
  );
}

/** Whether a member is listed and not only to say that it is absent, as those that are write-only in responses. */
export function isListed({ stated, mentioned }: ComparedValue, name: string): boolean {
  if (!mentioned.mentions(name) || isNever(stated.member(name))) return false;
  const statements = mentioned.member(name);
  return statements.length === 0 || statements.some((schema) => !isNever([schema]));
}

/** Whether a schema for other members is more than a statement that there may be some. */
export function saysAnything(schema: Json): boolean {
  return isObject(schema) && Object.keys(schema).length > 0;
}

/** The schemas, or one that takes all. */
export function orAny(schemas: readonly SchemaAt[], { place }: Conjunction): readonly SchemaAt[] {
  return schemas.length === 0 ? [madeSchema(place, true)] : schemas;
}
