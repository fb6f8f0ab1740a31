/** The ids of jobs. */
import { identifiers } from '#generated/reference/tables.js';
import type { Random } from '../../../core/random.ts';
import type { Submission } from '../job-snapshot.ts';

/**
 * @rule sync-id-prefix
 * @rule async-id-form
 * @rule async-id-lower-case
 * @rule sync-id-form
 */
export function newJobId(submission: Submission, ids: Random): string {
  const prefix = submission === 'runJobSync' ? identifiers.synchronousPrefix : '';
  // Joined to one string: a template would keep its pieces, which take some 380 bytes more.
  return [prefix, ids.uuid(), identifiers.suffix].join('');
}
