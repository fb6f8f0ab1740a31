/** A worker of the user's own, in Node. `user-worker.browser.ts` stands for it in the browser build. */
import type { JobWorker } from '../engine/job-worker.ts';
import type { WorkLimit } from './bounded-work.ts';
import { httpWorker } from './http-worker.ts';
import { ModuleWorker } from './module-worker.ts';

/** Where the worker is: a module for threads, or the address of an HTTP server. */
export type OwnWorker = { readonly module: string } | { readonly url: string };

/** @param endpointId of its endpoint, for errors */
export function ownWorker(_endpointId: string, worker: OwnWorker, limit: WorkLimit): JobWorker {
  return 'module' in worker
    ? new ModuleWorker({ module: worker.module, ...limit })
    : httpWorker({ url: worker.url, ...limit });
}
