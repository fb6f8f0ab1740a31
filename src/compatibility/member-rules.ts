/** Rules for keywords about the members of objects. */
import {
  type ComparedValue,
  canBeSent,
  isListed,
  type KeywordComparison,
  type KeywordRules,
  orAny,
  saysAnything,
} from './comparing.ts';
import {
  Conjunction,
  isNever,
  matchesPattern,
  namesIn,
  type OtherMembers,
  objectIn,
} from './conjunction.ts';
import type { Difference } from './difference.ts';
import { madeSchema, type SchemaAt, schemaBelow } from './schema-at.ts';
import { countRule } from './value-rules.ts';

export const memberRules: KeywordRules = {
  required: {
    kinds: ['object'],
    differences: (comparison, subject, part, value) =>
      namesIn(value)
        .filter((name) => !subject.sender.required.has(name))
        // Said once, as a removed member.
        .filter(
          (name) =>
            comparison.isOldSender ||
            isListed(subject, name) ||
            objectIn(part.schema.properties)[name] === undefined,
        )
        .map((name) => {
          const sent = isListed(subject, name) ? 'optional' : 'not listed';
          const text = {
            subject: '',
            member: name,
            keyword: 'required',
            sent,
            received: 'required',
          };
          // Of a few names, several may have to be there.
          const { sender } = subject;
          return sender.isClosed && sender.least('minProperties') > sender.required.size
            ? comparison.doubt(subject, part, text)
            : comparison.difference(subject, part, text);
        }),
  },
  properties: {
    kinds: ['object'],
    differences: (comparison, subject, part, value) =>
      Object.entries(objectIn(value)).flatMap(([name, schema]) =>
        compareMember(comparison, subject, name, schemaBelow(part, schema, 'properties', name)),
      ),
  },
  patternProperties: {
    kinds: ['object'],
    differences: (comparison, subject, part, value) =>
      Object.entries(objectIn(value)).flatMap(([pattern, schema]) =>
        comparePattern(
          comparison,
          subject,
          pattern,
          schemaBelow(part, schema, 'patternProperties', pattern),
        ),
      ),
  },
  propertyNames: {
    kinds: ['object'],
    differences(comparison, subject, part, value) {
      const { sender } = subject;
      const at = schemaBelow(part, value, 'propertyNames');
      const limits = sender.parts.flatMap((other) =>
        other.schema['propertyNames'] === undefined
          ? []
          : [schemaBelow(other, other.schema['propertyNames'], 'propertyNames')],
      );
      const listed = [...subject.mentioned.names].filter((name) => !isNever(sender.member(name)));
      const names = madeSchema(sender.place, {
        type: 'string',
        ...(sender.isClosed && { enum: listed }),
      });
      return comparison
        .compare([names, ...limits], [names, ...limits], [at], subject.path)
        .map((difference) => ({ ...difference, subject: `propertyNames: ${difference.subject}` }));
    },
  },
  minProperties: countRule('object', 'minProperties', 'least', {
    count: (sender) => sender.required.size,
  }),
  maxProperties: countRule('object', 'maxProperties', 'most', {
    count: (sender) =>
      sender.isClosed
        ? sender.listedNames().filter((name) => !isNever(sender.member(name))).length
        : Number.POSITIVE_INFINITY,
  }),
  dependentRequired: {
    kinds: ['object'],
    differences: (comparison, subject, part, value) =>
      Object.entries(objectIn(value)).flatMap(([name, others]) => {
        const { sender } = subject;
        if (!canBeSent(subject, name)) return [];
        const { required } = sender.and(madeSchema(sender.place, { required: [name] }));
        const missing = namesIn(others).filter((other) => !required.has(other));
        return missing.map((other) =>
          comparison.difference(subject, part, {
            subject: '',
            member: other,
            keyword: 'dependentRequired',
            sent: 'optional',
            received: `required with ${name}`,
          }),
        );
      }),
  },
  dependentSchemas: {
    kinds: ['object'],
    differences: (comparison, subject, part, value) =>
      Object.entries(objectIn(value)).flatMap(([name, schema]) => {
        if (!canBeSent(subject, name)) return [];
        const sender = subject.sender.and(madeSchema(subject.sender.place, { required: [name] }));
        const at = schemaBelow(part, schema, 'dependentSchemas', name);
        return comparison.compareAll({ ...subject, sender }, Conjunction.of([at]));
      }),
  },
};

function compareMember(
  comparison: KeywordComparison,
  subject: ComparedValue,
  name: string,
  receiver: SchemaAt,
): readonly Difference[] {
  const { sender, mentioned, path } = subject;
  if (canBeSent(subject, name)) {
    const member = orAny(sender.member(name), sender);
    return comparison.compare(
      member,
      [...member, ...mentioned.member(name)],
      [receiver],
      [...path, name],
    );
  }
  const isRemoved = !comparison.isOldSender && !isListed(subject, name) && !isNever([receiver]);
  if (!isRemoved) return [];
  return [
    {
      ...comparison.difference(subject, receiver, {
        subject: '',
        member: name,
        sent: 'not listed',
        received: 'listed',
      }),
      verdict: 'broken',
    },
  ];
}

function comparePattern(
  comparison: KeywordComparison,
  subject: ComparedValue,
  pattern: string,
  receiver: SchemaAt,
): readonly Difference[] {
  const { sender, mentioned, path } = subject;
  const listed = [...mentioned.names]
    .filter((name) => matchesPattern(pattern, name) && canBeSent(subject, name))
    .flatMap((name) => compareMember(comparison, subject, name, receiver));
  const deeper = [...path, '*'];
  const isSent = (schemas: readonly SchemaAt[]) => !isNever(schemas);
  // Names may match several patterns.
  const others = sender.patterns().flatMap((other) => {
    const members = sender.patternMember(other);
    return isSent(members)
      ? comparison.compare(members, [...members, ...mentioned.member(other)], [receiver], deeper)
      : [];
  });
  const unlisted = sender.unlistedMember();
  if (sender.patterns().includes(pattern) || !isSent(unlisted)) return [...listed, ...others];
  if (unlisted.some(({ schema }) => saysAnything(schema))) {
    return [...listed, ...others, ...comparison.compare(unlisted, unlisted, [receiver], deeper)];
  }
  if (comparison.isOldSender || mentioned.patterns.has(pattern)) return [...listed, ...others];
  const text = { subject: `members that match ${pattern}`, sent: 'not listed', received: 'listed' };
  return [
    ...listed,
    ...others,
    { ...comparison.difference(subject, receiver, text), verdict: 'broken' },
  ];
}

/** Members that a receiver's schema does not name. */
export function compareRest(
  comparison: KeywordComparison,
  subject: ComparedValue,
  rest: OtherMembers,
): readonly Difference[] {
  if (rest.isNeverApplied || rest.schema.schema === true) return [];
  const { sender, mentioned, path } = subject;
  if (!sender.kinds.has('object')) return [];
  const isNamed = (name: string) =>
    rest.names.has(name) || [...rest.patterns].some((pattern) => matchesPattern(pattern, name));
  const listed = [...mentioned.names]
    .filter((name) => !isNamed(name) && canBeSent(subject, name))
    .flatMap((name) => {
      const isPossible =
        rest.possibleNames.has(name) ||
        [...rest.possiblePatterns].some((pattern) => matchesPattern(pattern, name));
      const member = orAny(sender.member(name), sender);
      const differences = isNever([rest.schema])
        ? [
            comparison.difference(subject, rest.schema, {
              subject: '',
              member: name,
              sent: 'accepted',
              received: 'refused',
            }),
          ]
        : comparison.compare(
            member,
            [...member, ...mentioned.member(name)],
            [rest.schema],
            [...path, name],
          );
      return isPossible
        ? differences.map((difference): Difference => ({ ...difference, verdict: 'undecided' }))
        : differences;
    });
  const patterned = sender
    .patterns()
    .filter((pattern) => !rest.patterns.has(pattern))
    .flatMap((pattern) => {
      const members = sender.patternMember(pattern);
      return isNever(members)
        ? []
        : comparison.compare(members, members, [rest.schema], [...path, '*']);
    });
  const unlisted = orAny(sender.unlistedMember(), sender);
  if (isNever(unlisted)) return [...listed, ...patterned];
  const text = { subject: 'other members', sent: 'accepted', received: 'refused' };
  const others = isNever([rest.schema])
    ? [comparison.difference(subject, rest.schema, text)]
    : comparison.compare(unlisted, unlisted, [rest.schema], [...path, '*']);
  const isCertain = rest.possiblePatterns.size === 0;
  return [
    ...listed,
    ...[...patterned, ...others].map(
      (difference): Difference =>
        isCertain ? difference : { ...difference, verdict: 'undecided' },
    ),
  ];
}
