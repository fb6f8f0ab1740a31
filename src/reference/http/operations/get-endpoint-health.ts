import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import { andThen } from '../../engine/maybe-promise.ts';
import type { Operation } from './operation.ts';

/**
 * Counts the endpoint's jobs and workers.
 *
 * @rule endpoint-health
 * @rule extended-permissions
 */
export const getEndpointHealth: Operation = {
  need: 'read',
  handle({ account, endpointId }) {
    return andThen(account.engine.health(endpointId), ({ jobs, workers }) =>
      jsonResponse(200, {
        jobs: { ...jobs },
        workers: { ...workers, throttled: 0, unhealthy: 0 },
      } satisfies components['schemas']['EndpointHealth']),
    );
  },
};
