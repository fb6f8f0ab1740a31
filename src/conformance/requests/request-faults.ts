/** Every way to break a request, one at a time, but not below `input`. */
import { partAt } from '../../core/json.ts';
import { withAllStorage } from '../contract/made-up-storage.ts';
import {
  type Keyword,
  type Member,
  requestKeywords,
  storageSettings,
  textOfLength,
  withMember,
} from '../contract/request-schema.ts';
import { neighboursOf } from '../run/wrong-keys-and-ids.ts';

export interface RequestFault {
  /** JSON pointer of the keyword that it breaks. */
  readonly pointer: string;
  /** JSON pointer of the member that has it. */
  readonly at: string;
  readonly what: string;
  /** The request with this fault in place of what it has there. */
  readonly applyTo: (valid: object) => unknown;
}

export function requestFaults(keywords: readonly Keyword[] = requestKeywords): RequestFault[] {
  return keywords.flatMap((keyword) => [
    ...faultsFor(keyword).map((value) => ({
      pointer: keyword.pointer,
      at: keyword.member.at,
      what: `${keyword.member.at || 'the body'} ${describeFault(keyword, value)}`,
      applyTo: (valid: object) => withFault(valid, keyword, value),
    })),
    ...(keyword.name === 'required' ? misspeltNames(keyword) : []),
  ]);
}

function describeFault({ name }: Keyword, value: unknown): string {
  if (value === undefined) return 'is missing';
  return name === 'maxLength' ? 'is too long' : `is ${JSON.stringify(value)}`;
}

/** The required member under a name that a lenient parser could take for its own. */
function misspeltNames({ pointer, member: { at } }: Keyword): RequestFault[] {
  return neighboursOf(at.slice(at.lastIndexOf('/') + 1))
    .slice(0, 2)
    .map(({ how, text }) => ({
      pointer,
      at,
      what: `${at} is missing, and its name is there ${how}`,
      applyTo: (valid) =>
        withMember(
          withMember(valid, at, undefined),
          `${at.slice(0, at.lastIndexOf('/') + 1)}${text}`,
          partAt(valid, at),
        ),
    }));
}

function withFault(valid: object, { member: { at } }: Keyword, value: unknown): unknown {
  const request = withMember(valid, at, value);
  return storageSettings.some((setting) => setting.at === at) ? withAllStorage(request) : request;
}

/** Undefined removes the member. Texts are short: evidence redacts longer storage settings as secrets. */
function faultsFor({ name, member }: Keyword): readonly unknown[] {
  const { longest, range } = member;
  const { from, to } = range;
  switch (name) {
    case 'required':
      return [undefined];
    case 'type':
      return wrongTypes(member);
    case 'format':
    case 'pattern':
      return ['URL', '/a', '//a.b', ''];
    case 'minimum':
    case 'exclusiveMinimum':
      // Services often treat 0 and negative numbers as no limit.
      return from === undefined ? [] : [from - 1, 0, -1];
    case 'maximum':
      return to === undefined ? [] : [to + 1];
    case 'maxLength':
      return longest === undefined
        ? []
        : [textOfLength(member, member.isAddress ? 'https://webhook.invalid/' : 'x', longest + 1)];
  }
}

function wrongTypes({ type, at, range }: Member): readonly unknown[] {
  // Services often treat null as absent, so null counts only for required members.
  const nothing = at === '' || at === '/input' ? [null] : [];
  switch (type) {
    case 'object':
      return [[], '{}', 7, true, ...nothing];
    case 'string':
      return [7, true, ['a'], {}];
    case 'boolean':
      return ['yes', 'true', 1, {}];
    case 'integer': {
      const valid = range.from ?? 1;
      return [`${valid}`, valid + 0.5, true, [valid]];
    }
  }
}
