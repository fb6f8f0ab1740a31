/**
 * A worker in TypeScript: greets whom it is told to. The settings name it like this:
 *
 *     endpoints:
 *       greet: { kind: serverless, worker: { module: ./workers/greet.ts } }
 *
 * What is returned is the job's output; what is thrown fails the job with its message.
 */

interface Job {
  readonly id: string;
  /** The `input` of the request, as it came: nobody has looked at it yet. */
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
