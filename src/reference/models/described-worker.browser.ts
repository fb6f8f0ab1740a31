/** The browser build has no endpoints with schemas: the compiler would make it half as large again. */
import type * as node from './described-worker.ts';

const refuse = ({ endpointId }: node.DescribedWorkerOptions): never => {
  throw new TypeError(`Endpoint ${endpointId}: schemas of an input or output need Node.`);
};

export const describedWorker: typeof node.describedWorker = (_worker, options) => refuse(options);

export const schemaWorker: typeof node.schemaWorker = (_settings, options) => refuse(options);
