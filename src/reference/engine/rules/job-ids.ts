/** The ids of jobs. */
import { identifiers } from '#generated/reference/tables.js';
import type { Random } from '../../../core/random.ts';
import type { Alternatives } from '../../alternatives/alternatives.ts';
import type { Submission } from '../job-snapshot.ts';

const { synchronousPrefix, suffix } = identifiers;

/** A suffix with a character that has a meaning in queries and forms. */
const otherSuffix = '.eu+1';

/**
 * @rule sync-id-prefix
 * @rule async-id-form
 * @rule async-id-lower-case
 * @rule sync-id-form
 */
export function newJobId(submission: Submission, ids: Random, alternatives: Alternatives): string {
  const prefix = submission === 'runJobSync' ? synchronousPrefix : '';
  const uuid = ids.uuid();
  // Joined to one string: a template would keep its pieces, which take some 380 bytes more.
  switch (alternatives.id('id-suffix')) {
    case 'suffixed':
      return [prefix, uuid, suffix].join('');
    case 'upper-case':
      return [prefix, uuid.toUpperCase(), suffix.toUpperCase()].join('');
    case 'other-suffix':
      return [prefix, uuid, otherSuffix].join('');
  }
}
