import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Operation } from './operation.ts';

/**
 * Calls off every job that waits on the endpoint; those that run are left alone.
 *
 * @rule purge-queue
 * @rule extended-permissions
 */
export const purgeQueue: Operation = {
  need: 'run',
  handle({ account, endpoint }) {
    const removed = account.jobs.purge(endpoint);
    return jsonResponse(200, {
      removed,
      status: 'completed',
    } satisfies components['schemas']['PurgedQueue']);
  },
};
