/** What a request may rightly say that a deployment need not take. */
import { isObject } from '../core/json.ts';
import { memberAt, membersIn, requestMembers } from './request-schema.ts';

/** Where the storage settings of a request are. */
export const storagePlace = '/s3Config';

/** The described storage settings, by their places. */
export const storageSettings = requestMembers.filter(({ at }) => at.startsWith(`${storagePlace}/`));

/**
 * The described members, but `input`, that a request has, each of which may be why it is refused.
 * Storage settings are one of them, as they are of use only together.
 */
export function reasonsIn(request: unknown): readonly string[] {
  const reasons = membersIn(request).map((at) =>
    at.startsWith(`${storagePlace}/`) ? storagePlace : at,
  );
  return [...new Set(reasons)];
}

/**
 * The places of a request in order at which it is left open what a deployment takes: storage
 * settings of which some are missing, and numbers above their default which have no maximum.
 */
export function leftOpenIn(request: unknown): readonly string[] {
  const storage = memberAt(request, storagePlace);
  const isPart =
    isObject(storage) && storageSettings.some(({ at }) => memberAt(request, at) === undefined);
  const integers = requestMembers.filter(({ type }) => type === 'integer');
  const unbounded = integers.filter(({ at, range, default: usual }) => {
    const value = memberAt(request, at);
    if (typeof value !== 'number' || range.to !== undefined) return false;
    return typeof usual !== 'number' || value > usual;
  });
  return [...(isPart ? [storagePlace] : []), ...unbounded.map(({ at }) => at)];
}
