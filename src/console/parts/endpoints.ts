/** The endpoints of the account, which do not change while the service runs. */
import type { EndpointSummary } from '../../client/control.ts';
import { control } from '../session.ts';
import { type LoadState, useLoaded } from './loading.tsx';

export function useEndpoints(): LoadState<readonly EndpointSummary[]> {
  return useLoaded('endpoints', (signal) => control.listEndpoints({ signal }), { once: true });
}
