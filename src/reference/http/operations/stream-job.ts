import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/reference/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import { andThen } from '../../engine/maybe-promise.ts';
import { jobNamed, jobNotFound, type Operation } from './operation.ts';

/**
 * Answers the parts of the output that no earlier call has taken; waits a little where there are
 * none yet, so that a caller without a pause of its own does not spin.
 *
 * @rule stream-waits
 * @rule stream-each-part-once
 * @rule stream-end-carries-rest
 * @rule extended-permissions
 */
export const streamJob: Operation = {
  need: 'read',
  handle(call) {
    const name = jobNamed(call);
    const { method, signal } = call.request;
    const { default: limitMs } = lifecycle.timers.streamWait;
    // HEAD is told of the same parts and takes none: they are still there for the next GET.
    const taking = { limitMs, signal, keep: method === 'HEAD' };
    return andThen(call.account.engine.takeParts(name, taking), (taken) => {
      if (taken === undefined) throw jobNotFound(name);
      return jsonResponse(200, {
        status: taken.state,
        stream: taken.parts.map((output) => ({ output })),
      } satisfies components['schemas']['JobStream']);
    });
  },
};
