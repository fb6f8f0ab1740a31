import type { components } from '#generated/control/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';

/** Lists the attempts to call webhooks, the last one first. */
export const listDeliveries: ControlOperation<'listDeliveries'> = {
  about: 'account',
  async handle({ read, account }) {
    const { parameters } = await read();
    const { job: ofJob, endpoint: ofEndpoint, limit } = parameters.query;
    const deliveries: components['schemas']['Delivery'][] = [];
    for (const event of account.events.list().reverse()) {
      if (event.type !== 'webhookAttempted') continue;
      if (ofJob !== undefined && event.jobId !== ofJob) continue;
      if (ofEndpoint !== undefined && event.endpointId !== ofEndpoint) continue;
      if (deliveries.length === limit) break;
      const { type: _, ...delivery } = event;
      deliveries.push(delivery);
    }
    return jsonResponse(200, { deliveries });
  },
};
