/** Jobs that show what is charged for other things than plain images, and jobs that must not be charged. */

import { lifecycle } from '#generated/reference/tables.js';
import { parseJob } from '../../client/job.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { linkedFileAddress } from '../contract/linked-files.ts';
import { otherModels, outputRule, priceRule } from '../contract/models.ts';
import { shortestTimeoutMs } from '../contract/request-schema.ts';
import { cheapestEndpoint, isPricedImageModel, ordinaryRequest } from '../run/choose-endpoint.ts';
import { type Deployment, unlessRefused } from '../run/deployment.ts';
import { download } from '../run/download.ts';
import type { Scenario } from '../run/scenario.ts';
import {
  gapsOfFailedJobs,
  gapsOfJobs,
  gapsOfResults,
  gapsOfRuns,
  gapsOfSlowJobs,
  gapsOfWatchedJobs,
  gapsOfWebhookCalls,
} from '../run/shown-gaps.ts';
import type { TargetEndpoint } from '../target/target.ts';

const images = 2;

export const unusualImageJobs: Scenario = {
  name: 'unusual-image-jobs',
  purpose: `Requests ${images} images in one job, cancels another job at once, and reads charges.`,
  evidence: `a completed image job with \`num_outputs: ${images}\`, and one that is cancelled before its end`,
  rules: ['one-image-per-job', 'image-charge', 'cancelled-not-charged'],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfResults,
    'several-images',
    'cancellation-state',
    'cancellation-charge',
  ],
  needs: ['public-image-endpoint'],
  profile: 'reference',
  estimate: ({ endpoints }) => {
    const endpoint = cheapestImageEndpoint(endpoints);
    return {
      // Another deployment may charge for every image.
      submissions: endpoint === undefined ? [] : [{ endpoint, count: images + 1 }],
      requests: 20,
      usualMs: 3000,
      durationMs: 15_000,
    };
  },
  async run(deployment) {
    const { claims, declares } = deployment.target;
    const endpoint =
      cheapestImageEndpoint(deployment.target.endpoints) ?? deployment.endpoint(isPricedImageModel);
    const { maxCost = 0n } = endpoint;
    const { ordinary = {} } = endpoint.inputs;
    const answer = await deployment.complete(
      { ...endpoint, maxCost: maxCost * BigInt(images) },
      { input: { ...ordinary, num_outputs: images } },
    );
    const address = linkedFileAddress(answer);
    if (address !== undefined) await download(deployment, address);
    if (!declares.operations?.includes('cancelJob') || !claims.has('billing-source')) return;
    const { id } = deployment.job(await deployment.run(endpoint, { input: ordinary }));
    await deployment.call('cancelJob', { endpoint: endpoint.id, jobId: id });
    await deployment.time.pass(1000);
    await deployment.status(endpoint, id);
    await deployment.readLedger();
  },
};

function cheapestImageEndpoint(endpoints: readonly TargetEndpoint[]): TargetEndpoint | undefined {
  return cheapestEndpoint(endpoints.filter(isPricedImageModel));
}

// Jobs of models that make no images, of different lengths, and their charges.

const { ttl } = lifecycle.timers;

const list = new Intl.ListFormat('en-GB');

/** Runs two jobs on every model: their charges together show how a part of the unit is charged. */
export const modelCharges: Scenario = {
  name: 'model-charges',
  purpose: `Runs two jobs on every ${list.format(otherModels)} model, and reads charges and usage.`,
  evidence:
    'completed jobs of `inputs.ordinary` and `inputs.longer` whose charges and usage are known',
  rules: [
    ...otherModels.map(priceRule),
    ...otherModels.map(outputRule),
    'other-cost-reported',
    'usage-prorated',
    'input-tokens-free',
  ],
  shows: [
    ...gapsOfWatchedJobs,
    ...gapsOfSlowJobs,
    ...gapsOfResults,
    ...gapsOfWebhookCalls,
    'output-of-other-models',
    'webhook-same-bytes',
    'usage-counting',
    'cost-of-other-models',
    'part-of-unit',
    'input-tokens',
  ],
  needs: [],
  estimate: ({ endpoints }) => {
    const models = endpoints.filter(isPricedModel);
    return {
      submissions: models.map((endpoint) => ({ endpoint, count: 2 })),
      requests: models.length * 40,
      durationMs: models.length * 60_000,
    };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isPricedModel)) {
      const { ordinary = {}, longer = ordinary } = endpoint.inputs;
      const hook = deployment.target.claims.has('webhook-receiver') ? deployment.hook() : undefined;
      const completed = await deployment.complete(endpoint, {
        input: ordinary,
        policy: { ttl: ttl.default },
        ...(hook !== undefined && { webhook: hook.url }),
      });
      const answers = [
        completed,
        await deployment.runSync(endpoint, { input: longer, policy: { lowPriority: false } }),
      ];
      // The content of a webhook call is compared with what came before it and after it.
      const job = parseJob(parseJson(completed.response?.body));
      if (job !== undefined) await deployment.status(endpoint, job.id);
      for (const address of answers.map(linkedFileAddress)) {
        // Only the video itself shows its duration.
        if (address !== undefined) await download(deployment, address);
      }
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

function isPricedModel({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  const isOther = model !== undefined && model !== 'image';
  return kind === 'public' && isOther && price !== undefined && maxCost !== undefined;
}

// Jobs that must not be charged, or not further: failed, terminated and serverless ones, and a spent budget.

const longestFailureMs = 60_000;

export const failedCharges: Scenario = {
  name: 'failed-charges',
  purpose: 'Submits failing jobs to public endpoints, and reads charges.',
  evidence:
    'a job of `inputs.failing` of a public endpoint that ends without a result, and the charges after it',
  rules: ['failure-not-charged'],
  shows: [...gapsOfJobs, ...gapsOfRuns, ...gapsOfFailedJobs, 'input-validation', 'runsync-failure'],
  needs: ['failing-public-input'],
  estimate: ({ endpoints }) => {
    const failing = endpoints.filter(canFail);
    return {
      submissions: failing.map((endpoint) => ({ endpoint, count: 2 })),
      requests: failing.length * 21,
      durationMs: 2 * failing.length * longestFailureMs,
    };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(canFail)) {
      const { failing: input = {} } = endpoint.inputs;
      const job = await unlessRefused(async () =>
        deployment.job(await deployment.run(endpoint, { input })),
      );
      await deployment.runSync(endpoint, { input });
      if (job === undefined) continue;
      await deployment.poll(endpoint, job.id, {
        forMs: longestFailureMs,
        // The names of final states may not be declared.
        until: ({ phase }) => phase !== 'waiting' && phase !== 'running',
      });
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

function canFail({ kind, inputs, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && inputs.failing !== undefined && maxCost !== undefined;
}

const graceMs = 15_000;

const watchedMs = 5000;

export const terminatedCharges: Scenario = {
  name: 'terminated-charges',
  purpose: 'Waits until an execution timeout ends a job, and reads charges twice afterwards.',
  evidence: 'a job of `inputs.hanging` that its execution timeout ends, and the charges after it',
  rules: ['timeout-stops-consumption'],
  shows: [...gapsOfWatchedJobs, ...gapsOfSlowJobs, 'termination-state'],
  needs: ['hanging-input', 'billing-source'],
  estimate: ({ endpoints }) => ({
    submissions: endpoints
      .filter(canHang)
      .slice(0, 1)
      .map((endpoint) => ({ endpoint, count: 1 })),
    requests: 60,
    usualMs: shortestTimeoutMs + 2 * watchedMs,
    durationMs: shortestTimeoutMs + graceMs + 2 * watchedMs,
  }),
  async run(deployment) {
    const isPublic = (endpoint: TargetEndpoint) => endpoint.kind === 'public' && canHang(endpoint);
    const [endpoint = deployment.endpoint(canHang)] = deployment.endpoints(isPublic);
    const { hanging: input = {} } = endpoint.inputs;
    const policy = { executionTimeout: shortestTimeoutMs };
    const { id } = deployment.job(await deployment.run(endpoint, { input, policy }));
    await deployment.poll(endpoint, id, { forMs: shortestTimeoutMs + graceMs });
    // Usage before the end may be charged a little later.
    await deployment.time.pass(watchedMs);
    await deployment.readLedger();
    await deployment.time.pass(watchedMs);
    await deployment.readLedger();
  },
};

function canHang({ inputs, maxCost }: TargetEndpoint): boolean {
  return inputs.hanging !== undefined && maxCost !== undefined;
}

/** A job may end before it is cancelled. */
const cancellations = 3;

const longestStartMs = 15_000;

const startPollMs = 50;

export const cancelledCharges: Scenario = {
  name: 'cancelled-charges',
  purpose: 'Cancels a job of a public endpoint while it runs, and reads charges.',
  evidence: 'charges after a job of a public endpoint was cancelled while it ran',
  rules: [],
  shows: [...gapsOfWatchedJobs, 'cancellation-state', 'cancellation-charge'],
  needs: ['public-endpoint', 'cancel-operation', 'billing-source'],
  profile: 'reference',
  estimate: ({ endpoints }) => {
    const endpoint = cheapestCancellableEndpoint(endpoints);
    if (endpoint === undefined) return { submissions: [], requests: 0, durationMs: 0 };
    return {
      submissions: [{ endpoint, count: cancellations, usually: 1 }],
      requests: cancellations * (4 + longestStartMs / startPollMs),
      usualRequests: 20,
      usualMs: 2000,
      durationMs: cancellations * (longestStartMs + 1000),
    };
  },
  async run(deployment) {
    const endpoint = cheapestCancellableEndpoint(deployment.target.endpoints);
    if (endpoint === undefined) return;
    await cancelRunning(deployment, endpoint);
    await deployment.time.pass(1000);
    await deployment.readLedger();
  },
};

function cheapestCancellableEndpoint(
  endpoints: readonly TargetEndpoint[],
): TargetEndpoint | undefined {
  return cheapestEndpoint(
    endpoints.filter(
      ({ kind, price, maxCost }) =>
        kind === 'public' && price !== undefined && maxCost !== undefined,
    ),
  );
}

/** Cancels a job that was seen running; tries again if it has ended before. */
async function cancelRunning(deployment: Deployment, endpoint: TargetEndpoint): Promise<void> {
  const { slow, ordinary = {} } = endpoint.inputs;
  for (let count = 0; count < cancellations; count += 1) {
    const input = slow?.input ?? ordinary;
    const { id: jobId } = deployment.job(await deployment.run(endpoint, { input }));
    const answer = await deployment.poll(endpoint, jobId, {
      forMs: longestStartMs,
      everyMs: startPollMs,
      until: ({ phase }) => phase !== 'waiting',
    });
    if (deployment.job(answer).phase !== 'running') continue;
    const { response } = await deployment.call('cancelJob', { endpoint: endpoint.id, jobId });
    const end = deployment.job(await deployment.status(endpoint, jobId));
    if (response !== undefined && response.status < 300 && end.phase !== 'completed') return;
  }
}

/** Of a public endpoint: a slow job is as good as a hanging one if it outlasts the shortest timeout. */
export const lateCharges: Scenario = {
  name: 'late-charges',
  purpose: 'Lets a job of a public endpoint run for too long, and reads charges.',
  evidence: 'charges after a job of a public endpoint ran for too long',
  rules: ['failure-not-charged'],
  shows: [...gapsOfWatchedJobs],
  needs: ['public-endpoint', 'billing-source'],
  estimate: ({ endpoints }) => {
    const endpoint = endpoints.find(canBeLate);
    if (endpoint === undefined) return { submissions: [], requests: 0, durationMs: 0 };
    return {
      submissions: [{ endpoint, count: 1 }],
      requests: 2 + (shortestTimeoutMs + graceMs) / 500,
      usualMs: shortestTimeoutMs + 1000,
      durationMs: shortestTimeoutMs + graceMs + 1000,
    };
  },
  async run(deployment) {
    const endpoint = deployment.endpoint(canBeLate);
    const { slow, hanging: input = slow?.input ?? {} } = endpoint.inputs;
    const policy = { executionTimeout: shortestTimeoutMs };
    const { id } = deployment.job(await deployment.run(endpoint, { input, policy }));
    await deployment.poll(endpoint, id, { forMs: shortestTimeoutMs + graceMs });
    await deployment.time.pass(1000);
    await deployment.readLedger();
  },
};

function canBeLate({ kind, inputs: { slow, hanging }, maxCost }: TargetEndpoint): boolean {
  const isLong = hanging !== undefined || (slow?.runsForMs ?? 0) > shortestTimeoutMs;
  return kind === 'public' && isLong && maxCost !== undefined;
}

export const serverlessCharges: Scenario = {
  name: 'serverless-charges',
  purpose: 'Runs ordinary jobs on serverless endpoints, and reads charges.',
  evidence: 'a completed job of a serverless endpoint, and the charges after it',
  rules: ['serverless-not-charged', 'serverless-output-unchanged'],
  shows: [...gapsOfWatchedJobs, 'serverless-charges'],
  needs: ['serverless-endpoint'],
  profile: 'reference',
  estimate: ({ endpoints }) => {
    const serverless = endpoints.filter(isServerless);
    return {
      submissions: serverless.map((endpoint) => ({
        endpoint,
        count: serverlessInputs(endpoint).length,
      })),
      requests: serverless.length * 20,
      durationMs: serverless.length * 10_000,
    };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isServerless)) {
      for (const input of serverlessInputs(endpoint))
        await deployment.complete(endpoint, { input });
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

function isServerless({ kind }: TargetEndpoint): boolean {
  return kind === 'serverless';
}

function serverlessInputs({ inputs: { ordinary = {}, echo } }: TargetEndpoint) {
  return echo === undefined ? [ordinary] : [ordinary, echo];
}

const longestPaidJobMs = 120_000;

export const spentBudget: Scenario = {
  name: 'spent-budget',
  purpose: 'Spends the budget of an account with one image, and submits further jobs.',
  evidence: 'submissions to a public endpoint after a job was charged to an account with a budget',
  rules: ['budget'],
  shows: [...gapsOfWatchedJobs, ...gapsOfResults, 'spending-limit'],
  needs: ['public-image-endpoint', 'budget-source'],
  profile: 'reference',
  budget: '0.0000000001',
  estimate: ({ endpoints }) => ({
    submissions: endpoints
      .filter(isPricedImageModel)
      .slice(0, 1)
      .map((endpoint) => ({ endpoint, count: 3 })),
    requests: 3 + longestPaidJobMs / 500,
    durationMs: 2 * longestPaidJobMs,
  }),
  async run(deployment) {
    const endpoint = deployment.endpoint(isPricedImageModel);
    const request = ordinaryRequest(endpoint);
    await deployment.complete(endpoint, request);
    const options = { probes: ['budget'], accepts429: true } as const;
    await deployment.run(endpoint, request, options);
    await deployment.runSync(endpoint, request, options);
  },
};
