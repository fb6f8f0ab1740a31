/** Requests which the document allows: the last legal value at every limit, and any by chance. */
import { storagePlace } from '../left-open.ts';
import { type Member, requestMembers, withMember } from '../request-schema.ts';
import { nameFor, withAllStorage } from './storage-settings.ts';

/** A request with one member more than the plain one. */
export interface LegalCase {
  /** The member, as a JSON pointer. */
  readonly at: string;
  readonly value: unknown;
  readonly request: object;
}

/** Where the strings of a request come from that stand for places. */
export interface Addresses {
  /** The webhook that a request may name; undefined where it names none. */
  readonly webhook: string | undefined;
  /** Storage of any provider. */
  readonly storage: readonly string[];
}

/**
 * A request for every legal value that is worth a try, each with that member alone; a storage setting
 * comes with all others.
 */
export function legalCases(plain: object, addresses: Addresses): LegalCase[] {
  return optionalMembers.flatMap((member) =>
    valuesOf(member, addresses).map((value) => ({
      at: member.at,
      value,
      request: object(withAllStorage(withMember(plain, member.at, value), addresses.storage)),
    })),
  );
}

/** A request with every member that there is. */
export function fullRequest(plain: object, addresses: Addresses): object {
  return optionalMembers.reduce((request, member) => {
    const [value] = valuesOf(member, addresses).filter((value) => typeof value !== 'object');
    return value === undefined ? request : object(withMember(request, member.at, value));
  }, plain);
}

/** Valid requests by chance: the same seed gives the same. */
export function anyRequests(
  plain: object,
  { seed, count, addresses }: { seed: string; count: number; addresses: Addresses },
): object[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => {
    const drawn = optionalMembers.reduce((request, member) => {
      const value = anyValue(member, { chance, addresses });
      return chance() < 0.5 && value !== undefined
        ? object(withMember(request, member.at, value))
        : request;
    }, plain);
    return object(withAllStorage(drawn, addresses.storage));
  });
}

const optionalMembers = requestMembers.filter(({ at }) => at !== '' && at !== '/input');

function valuesOf(
  { type, at, range, default: usual, isAddress }: Member,
  { webhook, storage }: Addresses,
): readonly unknown[] {
  switch (type) {
    case 'object':
      // Storage is tried setting by setting.
      return at === storagePlace ? [] : [{}];
    case 'boolean':
      return [false, true];
    case 'integer':
      return [...new Set([usual, range.from, range.to])].filter((value) => value !== undefined);
    case 'string':
      if (!isAddress) return [nameFor('conformance', at)];
      if (at !== '/webhook') return storage;
      return webhook === undefined ? [] : [webhook];
  }
}

function anyValue(
  member: Member,
  { chance, addresses }: { chance: () => number; addresses: Addresses },
): unknown {
  const { type, at, range, default: usual, isAddress } = member;
  const [first, ...others] = valuesOf(member, addresses);
  switch (type) {
    case 'object':
      return first;
    case 'boolean':
      return chance() < 0.5;
    case 'integer': {
      const { from = 0 } = range;
      // A maximum that is not stated may be anywhere above the default.
      const { to = typeof usual === 'number' ? usual : from } = range;
      return from + Math.floor(chance() * (to - from + 1));
    }
    case 'string':
      if (isAddress) return [first, ...others][Math.floor(chance() * (others.length + 1))];
      return `${first}-${anyText(chance, at.startsWith(storagePlace) ? plainLetters : letters)}`;
  }
}

/** Letters of several scripts, and what has to be escaped. */
const letters = [...'abcXYZ019 _-./"\\äßπжあ语🙂'];

/** Letters that the name of a bucket may have anywhere. */
const plainLetters = [...'abcxyz019'];

function anyText(chance: () => number, from: readonly string[]): string {
  const length = 1 + Math.floor(chance() * 24);
  return Array.from({ length }, () => from[Math.floor(chance() * from.length)]).join('');
}

/** Numbers from 0 to 1, always the same ones for a seed: a linear congruence on a hash of it. */
function chanceOf(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0),
    7,
  );
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

function object(value: unknown): object {
  if (typeof value === 'object' && value !== null) return value;
  throw new TypeError('A request is an object.');
}
