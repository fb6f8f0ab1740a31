/** The service for browsers does not check its own responses, so it has no checks of them either. */
import type * as node from './check-response.ts';

export const checkResponse: typeof node.checkResponse = () =>
  Promise.reject(new Error('Responses are not checked in browsers.'));
