/** Requests with exactly one fault, made of the document: every keyword is broken in turn. */
import { storageSettings } from '../left-open.ts';
import { type Keyword, type Member, requestKeywords, withMember } from '../request-schema.ts';
import { withAllStorage } from './storage-settings.ts';

/** A request that breaks one keyword. */
export interface NegativeCase {
  /** The keyword that it breaks, as failed keywords name it. */
  readonly pointer: string;
  /** What is wrong with it, in words. */
  readonly what: string;
  readonly request: unknown;
}

/**
 * Breaks a valid request in every way, one at a time; nothing below `input` is touched. A storage
 * setting that is wrong comes with all others as they should be.
 * @param valid has at least an `input`
 */
export function negativeCases(valid: object): NegativeCase[] {
  return requestKeywords.flatMap((keyword) =>
    faultsFor(keyword).map((value) => ({
      pointer: keyword.pointer,
      what: `${keyword.member.at || 'the body'} ${value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`}`,
      request: withFault(valid, keyword, value),
    })),
  );
}

function withFault(valid: object, { member: { at } }: Keyword, value: unknown): unknown {
  const request = withMember(valid, at, value);
  return storageSettings.some((setting) => setting.at === at) ? withAllStorage(request) : request;
}

/**
 * Values that break one keyword and no other one; undefined stands for none at all. Texts among them
 * are short: what stands in storage settings is kept out of evidence as a secret, if it is longer.
 */
function faultsFor({ name, member }: Keyword): readonly unknown[] {
  const { from, to } = member.range;
  switch (name) {
    case 'required':
      return [undefined];
    case 'type':
      return wrongTypes(member);
    case 'format':
      return ['URL', '/a'];
    case 'minimum':
    case 'exclusiveMinimum':
      // Nothing and less are often taken for no limit at all.
      return from === undefined ? [] : [from - 1, 0, -1];
    case 'maximum':
      return to === undefined ? [] : [to + 1];
  }
}

function wrongTypes({ type, at, range }: Member): readonly unknown[] {
  // A member that may be left out is often taken for left out when it is null, so only these count.
  const nothing = at === '' || at === '/input' ? [null] : [];
  switch (type) {
    case 'object':
      return [[], 'abc', 7, true, ...nothing];
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
