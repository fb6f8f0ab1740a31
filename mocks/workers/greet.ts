/**
 * A worker in TypeScript that greets a person by name. Write it in the settings like this:
 *
 *     endpoints:
 *       greet: { kind: serverless, worker: { module: ./workers/greet.ts } }
 *
 * The return value is the job's output. A thrown error fails the job with its message.
 */

import type { WorkerHandler } from 'inference-contract/reference';

const greet: WorkerHandler = ({ input }, { log }) => {
  const { name = 'world' } = input;
  if (typeof name !== 'string') throw new Error('Expected a name as text.');
  log(`greeting ${name}`);
  return { greeting: `Hello, ${name}!` };
};

// biome-ignore lint/style/noDefaultExport: what the service calls.
export default greet;
