import type { components } from '#generated/control/types.d.ts';
import { validators } from '#generated/control/validators.js';
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';
import { readCallParameters } from '../read-call.ts';

/** Lists the attempts to call webhooks, the last one first. */
export const listDeliveries: ControlOperation = {
  about: 'account',
  async handle({ request, account }) {
    const query = await readCallParameters(request, validators.listDeliveries);
    const ofJob = query.text('job');
    const ofEndpoint = query.text('endpoint');
    const deliveries: components['schemas']['Delivery'][] = [];
    for (const event of account.events.list().reverse()) {
      if (event.type !== 'webhookAttempted') continue;
      if (ofJob !== undefined && event.jobId !== ofJob) continue;
      if (ofEndpoint !== undefined && event.endpointId !== ofEndpoint) continue;
      if (deliveries.length === query.integer('limit')) break;
      const { type: _, ...delivery } = event;
      deliveries.push(delivery);
    }
    return jsonResponse(200, { deliveries });
  },
};
