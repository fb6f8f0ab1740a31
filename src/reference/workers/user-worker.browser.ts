/** The browser build has no workers of the user's own: they need threads or sockets of Node. */
import type * as node from './user-worker.ts';

export const ownWorker: typeof node.ownWorker = (endpointId, worker) => {
  const kind = 'module' in worker ? 'module' : 'url';
  throw new TypeError(
    `Endpoint ${endpointId}: a worker with \`${kind}\` needs Node. In a browser, use \`worker: script\` or \`echo\`.`,
  );
};
