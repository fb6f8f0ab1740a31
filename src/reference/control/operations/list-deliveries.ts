import type { components } from '#generated/control/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';

/** Lists the attempts to call webhooks, the last one first. */
export const listDeliveries: ControlOperation<'listDeliveries'> = {
  about: 'account',
  async handle({ read, account }) {
    const { parameters } = await read();
    const { job: jobId, endpoint: endpointId, limit = 0 } = parameters.query;
    const deliveries = await account.engine.deliveries({ jobId, endpointId, limit });
    return jsonResponse(200, { deliveries } satisfies components['schemas']['DeliveryList']);
  },
};
