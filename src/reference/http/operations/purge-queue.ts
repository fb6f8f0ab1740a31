import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import { andThen } from '../../engine/maybe-promise.ts';
import type { Operation } from './operation.ts';

/**
 * Calls off every job that waits on the endpoint; those that run are left alone.
 *
 * @rule purge-queue
 * @rule extended-permissions
 */
export const purgeQueue: Operation = {
  need: 'run',
  handle({ account, endpointId }) {
    return andThen(account.engine.purge(endpointId), (removed) =>
      jsonResponse(200, {
        removed,
        status: 'completed',
      } satisfies components['schemas']['PurgedQueue']),
    );
  },
};
