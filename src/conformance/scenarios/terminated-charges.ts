/** A job that is ended by its execution timeout, and whether it goes on to be charged. */
import type { Scenario } from '../driving/scenario.ts';
import { requestMembers } from '../request-schema.ts';
import type { TargetEndpoint } from '../target.ts';

/** The smallest execution timeout that a request may ask for, in milliseconds. */
const timeoutMs =
  requestMembers.find(({ at }) => at === '/policy/executionTimeout')?.range.from ?? 0;

/** How long the end of the job is waited for once its time is over, in milliseconds. */
const graceMs = 15_000;

/** How long the charges are watched after that, in milliseconds. */
const watchedMs = 5000;

/** A hanging job of one endpoint, a public one where there is a choice. */
export const terminatedCharges: Scenario = {
  name: 'terminated-charges',
  purpose: 'Lets an execution timeout end a job, and reads charges twice afterwards.',
  evidence: 'a job of `inputs.hanging` that its execution timeout ends, and the charges after it',
  rules: ['timeout-stops-consumption'],
  needs: ['hanging-input', 'billing-source'],
  estimate: ({ endpoints }) => ({
    submissions: endpoints
      .filter(canHang)
      .slice(0, 1)
      .map((endpoint) => ({ endpoint, count: 1 })),
    requests: 60,
    usualMs: timeoutMs + 2 * watchedMs,
    durationMs: timeoutMs + graceMs + 2 * watchedMs,
  }),
  async run(deployment) {
    const isPublic = (endpoint: TargetEndpoint) => endpoint.kind === 'public' && canHang(endpoint);
    const [endpoint = deployment.endpoint(canHang)] = deployment.endpoints(isPublic);
    const { hanging: input = {} } = endpoint.inputs;
    const policy = { executionTimeout: timeoutMs };
    const { id } = deployment.job(await deployment.run(endpoint, { input, policy }));
    await deployment.poll(endpoint, id, { forMs: timeoutMs + graceMs });
    // What it used before its end may be charged a little later.
    await deployment.time.pass(watchedMs);
    await deployment.readLedger();
    await deployment.time.pass(watchedMs);
    await deployment.readLedger();
  },
};

function canHang({ inputs, maxCost }: TargetEndpoint): boolean {
  return inputs.hanging !== undefined && maxCost !== undefined;
}
