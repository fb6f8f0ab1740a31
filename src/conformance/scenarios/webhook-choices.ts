/** Webhooks where nothing is stated: other answers, and jobs that end without a result. */
import type { Scenario } from '../driving/scenario.ts';
import type { Hook } from '../driving/webhook-receiver.ts';
import { endpointWith, lastingJobs, shortestTimeoutMs } from '../scenario-parts/lasting-jobs.ts';
import { ordinaryEndpoint } from '../scenario-parts/probe-endpoint.ts';
import { submit, type WatchedJob, watchJobs } from '../scenario-parts/watch-jobs.ts';
import { longestJobMs, lookAndWatch, watchMs } from '../scenario-parts/watch-webhooks.ts';
import type { Target } from '../target.ts';

/** Jobs whose webhooks answer with other successes and redirects, and jobs that fail, hang or are called off. */
export const webhookChoices: Scenario = {
  name: 'webhook-choices',
  purpose:
    'Answers webhook calls with other successes and with redirects, and ends jobs in other ways.',
  evidence: 'webhook calls that arrive, for jobs that complete, fail or are cancelled',
  rules: [
    'webhook-one-acknowledgement',
    'webhook-not-redirected',
    'webhook-on-failure',
    'webhook-on-cancel',
    'late-result-ignored',
  ],
  needs: ['webhook-receiver'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [
      { endpoint: ordinaryEndpoint(target), count: 4 },
      ...(target.claims.has('failing-input')
        ? [{ endpoint: endpointWith(target, 'failing').endpoint, count: 1 }]
        : []),
      ...(target.claims.has('hanging-input')
        ? [{ endpoint: endpointWith(target, 'hanging').endpoint, count: 1 }]
        : []),
      ...(canCallOff(target) ? [{ endpoint: lastingJobs(target).endpoint, count: 1 }] : []),
    ],
    requests: 10 + 7 * (longestJobMs / 500 + 30),
    usualMs: shortestTimeoutMs + watchMs + 3000,
    watchesForMs: watchMs,
    durationMs: 3 * longestJobMs + shortestTimeoutMs + watchMs,
  }),
  async run(deployment) {
    const { target, time } = deployment;
    const ordinary = ordinaryEndpoint(target);
    const input = ordinary.inputs.ordinary ?? {};
    const elsewhere = deployment.hook();
    const headers = { location: elsewhere.url };
    const hooks: Hook[] = [elsewhere];
    const jobs: WatchedJob[] = [];
    const newHook = (options: Parameters<typeof deployment.hook>[0]) => {
      const hook = deployment.hook(options);
      hooks.push(hook);
      return hook.url;
    };
    for (const options of [
      { answers: [204] },
      { answers: [202] },
      { answers: [302], headers },
      { answers: [307], headers },
    ]) {
      jobs.push(await submit(deployment, ordinary, { input, webhook: newHook(options) }));
    }
    if (target.claims.has('failing-input')) {
      const failing = endpointWith(target, 'failing');
      const request = { input: failing.input, webhook: newHook({}) };
      jobs.push(await submit(deployment, failing.endpoint, request));
    }
    if (target.claims.has('hanging-input')) {
      const hanging = endpointWith(target, 'hanging');
      const policy = { executionTimeout: shortestTimeoutMs };
      const request = { input: hanging.input, webhook: newHook({}), policy };
      jobs.push(await submit(deployment, hanging.endpoint, request));
    }
    let calledOff: WatchedJob | undefined;
    if (canCallOff(target)) {
      const { endpoint, slow, runsForMs } = lastingJobs(target);
      calledOff = await submit(deployment, endpoint, { ...slow, webhook: newHook({}) });
      const { jobId } = calledOff;
      await deployment.poll(endpoint, jobId, {
        // Other scenarios may keep the workers busy.
        forMs: longestJobMs,
        everyMs: 200,
        until: ({ phase }) => phase !== 'waiting',
      });
      await deployment.call('cancelJob', { endpoint: endpoint.id, jobId });
      await deployment.status(endpoint, jobId);
      await time.pass(runsForMs);
    }
    await watchJobs(deployment, jobs, { forMs: longestJobMs + shortestTimeoutMs });
    await lookAndWatch(deployment, jobs, { hooks });
    if (calledOff !== undefined) {
      const { endpoint, jobId } = calledOff;
      await deployment.status(endpoint, jobId, { probes: ['late-result-ignored'] });
      if (target.claims.has('billing-source')) await deployment.readLedger();
    }
  },
};

function canCallOff({ claims, declares }: Target): boolean {
  return claims.has('slow-input') && declares.operations?.includes('cancelJob') === true;
}
