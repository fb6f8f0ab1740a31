/** Which method of the package's client makes each request, and how its result is printed. */

export interface ClientMethod {
  /** Below the client, such as `extended.cancel`. Its first arguments are the ids in the operation's path. */
  readonly name: string;
  readonly result: 'job' | 'other' | 'stream';
}

/** By operation. The client has no method for what is missing: it reads with GET alone. */
export const clientMethods: ReadonlyMap<string, ClientMethod> = new Map([
  ['runJob', { name: 'run', result: 'job' }],
  ['runJobSync', { name: 'runSync', result: 'job' }],
  ['getJobStatus', { name: 'status', result: 'job' }],
  ['cancelJob', { name: 'extended.cancel', result: 'job' }],
  ['retryJob', { name: 'extended.retry', result: 'job' }],
  ['getJobStatusSync', { name: 'extended.statusSync', result: 'job' }],
  ['purgeQueue', { name: 'extended.purgeQueue', result: 'other' }],
  ['getEndpointHealth', { name: 'extended.health', result: 'other' }],
  ['streamJob', { name: 'extended.stream', result: 'stream' }],
]);

/** @param args as code */
export function clientCall(method: string, args: readonly string[]): string {
  return `client.${method}(${args.join(', ')})`;
}

/** A statement that prints each part of a stream. */
export function printedParts(stream: string): string {
  return `for await (const part of ${stream}) console.log(JSON.stringify(part));`;
}
