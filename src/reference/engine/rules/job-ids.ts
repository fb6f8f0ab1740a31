/** The ids of jobs. */
import { identifiers } from '#generated/reference/tables.js';
import type { Random } from '../../../core/random.ts';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { SubmitOperation } from '../job-snapshot.ts';

const { synchronousPrefix, suffix } = identifiers;

/** A suffix with a character that has a meaning in queries and forms. */
const otherSuffix = '.eu+1';

/**
 * @rule sync-id-prefix
 * @rule async-id-form
 * @rule async-id-lower-case
 * @rule sync-id-form
 */
export function newJobId(
  submission: SubmitOperation,
  ids: Random,
  alternatives: Alternatives,
): string {
  // Joined to one string: a template would keep its pieces, which take some 380 bytes more.
  if (submission === 'runJob') return asynchronousId(ids, alternatives).join('');
  switch (alternatives.id('synchronous-id')) {
    case 'like-asynchronous':
      return [synchronousPrefix, ...asynchronousId(ids, alternatives)].join('');
    case 'uuid':
      return [synchronousPrefix, ids.uuid()].join('');
    case 'opaque':
      return [synchronousPrefix, ids.uuid().replaceAll('-', '')].join('');
  }
}

function asynchronousId(ids: Random, alternatives: Alternatives): string[] {
  const uuid = ids.uuid();
  switch (alternatives.id('id-suffix')) {
    case 'suffixed':
      return [uuid, suffix];
    case 'upper-case':
      return [uuid.toUpperCase(), suffix.toUpperCase()];
    case 'other-suffix':
      return [uuid, otherSuffix];
  }
}
