import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Operation } from './operation.ts';

/**
 * Counts the endpoint's jobs and workers.
 *
 * @rule endpoint-health
 * @rule extended-permissions
 */
export const getEndpointHealth: Operation = {
  need: 'read',
  handle({ endpoint: { fleet, counts } }) {
    const workers = fleet.workerCounts();
    return jsonResponse(200, {
      jobs: { ...counts, inQueue: fleet.queued },
      workers: { ...workers, throttled: 0, unhealthy: 0 },
    } satisfies components['schemas']['EndpointHealth']);
  },
};
