/** What a request will cost, and what the service would refuse, updated while typing. */
import { useEffect, useState } from 'preact/hooks';
import type { Estimate } from '../../client/control.ts';
import { ConnectionError } from '../../client/errors.ts';
import { pauseUnlessAborted } from '../browser-clock.ts';
import { connection } from '../live-events.ts';
import { control } from '../session.ts';
import type { PlaygroundRequest } from './request-draft.ts';

/** The pause after the last change before the service is asked, in milliseconds. */
const typingRestMs = 200;

/** The pause before it is asked again if it has not answered, in milliseconds. */
const retryMs = 1000;

/** An estimate, or why there is none; neither before the service has answered. */
export interface EstimateState {
  readonly estimate?: Estimate;
  readonly error?: unknown;
}

/** The estimate of a request; of no earlier one. */
export function useEstimate(request: PlaygroundRequest | undefined): EstimateState {
  const [state, setState] = useState<EstimateState & { readonly key: string }>({ key: '' });
  // What could not be asked while the service was away is asked again when it is back.
  const isLive = connection.value === 'live';
  const key = request === undefined ? '' : JSON.stringify([request.endpointId, request.body.input]);
  useEffect(() => {
    if (request === undefined || !isLive) return;
    const ending = new AbortController();
    const { signal } = ending;
    void (async () => {
      const { endpointId, body } = request;
      for (let restMs = typingRestMs; !signal.aborted; restMs = retryMs) {
        await pauseUnlessAborted(restMs, signal);
        if (signal.aborted) return;
        try {
          const estimateRequest = { endpointId, input: body.input };
          const estimate = await control.estimateCost(estimateRequest, { signal });
          if (!signal.aborted) setState({ key, estimate });
          return;
        } catch (error) {
          if (!signal.aborted) setState({ key, error });
          if (!(error instanceof ConnectionError)) return;
        }
      }
    })();
    return () => ending.abort();
  }, [key, isLive]);
  return state.key === key && isLive ? state : {};
}
