/**
 * A worker in TypeScript that greets a person by name. Write it in the settings like this:
 *
 *     endpoints:
 *       greet: { kind: serverless, worker: { module: ./workers/greet.ts } }
 *
 * The return value is the job's output. A thrown error fails the job with its message.
 */

interface Job {
  readonly id: string;
  /** The `input` of the request, not validated. */
  readonly input: Readonly<Record<string, unknown>>;
}

interface Context {
  /** Leaves a line in the account's event log. */
  log(text: string): void;
}

// biome-ignore lint/style/noDefaultExport: what the service calls.
export default async ({ input }: Job, { log }: Context) => {
  const { name = 'world' } = input;
  if (typeof name !== 'string') throw new Error('Expected a name as text.');
  log(`greeting ${name}`);
  return { greeting: `Hello, ${name}!` };
};
