import { addressIn } from '../engine/files.ts';
import { requestMembers } from '../engine/request-schema.ts';
import { download } from '../engine/run/download.ts';
import { isPricedImageModel } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import type { TargetEndpoint } from '../engine/target.ts';

/** Jobs of video, transcription and text models, of different lengths, and their charges. */
/** Runs two jobs on every model: their charges together show how a part of the unit is charged. */
export const modelCharges: Scenario = {
  name: 'model-charges',
  purpose:
    'Runs two jobs on every video, transcription and text model, and reads charges and usage.',
  evidence:
    'completed jobs of `inputs.ordinary` and `inputs.longer` whose charges and usage are known',
  rules: [
    'price-video',
    'price-transcription',
    'price-text',
    'video-output',
    'transcription-output',
    'text-output',
    'other-cost-reported',
    'usage-prorated',
    'input-tokens-free',
  ],
  needs: [],
  estimate: ({ endpoints }) => {
    const models = endpoints.filter(isPriced);
    return {
      submissions: models.map((endpoint) => ({ endpoint, count: 2 })),
      requests: models.length * 40,
      durationMs: models.length * 60_000,
    };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isPriced)) {
      const { ordinary = {}, longer = ordinary } = endpoint.inputs;
      for (const input of [ordinary, longer]) {
        const address = addressIn(await deployment.complete(endpoint, { input }));
        // Only the video itself shows its duration.
        if (address !== undefined) await download(deployment, address);
      }
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

function isPriced({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  const isOther = model !== undefined && model !== 'image';
  return kind === 'public' && isOther && price !== undefined && maxCost !== undefined;
}

/** Jobs that must not be charged, or not further: failed, terminated and serverless ones, and a spent budget. */
/** How long to poll a failing job, in milliseconds. */
const longestFailureMs = 60_000;

/** Submits the failing input of every public endpoint with `run` and with `runsync`. */
export const failedCharges: Scenario = {
  name: 'failed-charges',
  purpose: 'Submits failing jobs to public endpoints, and reads charges.',
  evidence:
    'a job of `inputs.failing` of a public endpoint that ends without a result, and the charges after it',
  rules: ['failure-not-charged'],
  needs: ['failing-input', 'billing-source'],
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
      const { id } = deployment.job(await deployment.run(endpoint, { input }));
      await deployment.poll(endpoint, id, { forMs: longestFailureMs });
      await deployment.runSync(endpoint, { input });
    }
    await deployment.readLedger();
  },
};

function canFail({ kind, inputs, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && inputs.failing !== undefined && maxCost !== undefined;
}

/** The smallest execution timeout that a request may ask for, in milliseconds. */
const timeoutMs =
  requestMembers.find(({ at }) => at === '/policy/executionTimeout')?.range.from ?? 0;

/** How long to poll the job after its timeout, in milliseconds. */
const graceMs = 15_000;

/** How long the charges are watched after that, in milliseconds. */
const watchedMs = 5000;

/** Submits a hanging job to one endpoint, preferably a public one. */
export const terminatedCharges: Scenario = {
  name: 'terminated-charges',
  purpose: 'Waits until an execution timeout ends a job, and reads charges twice afterwards.',
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

/** Runs an ordinary job and, if declared, an echo on every serverless endpoint. */
export const serverlessCharges: Scenario = {
  name: 'serverless-charges',
  purpose: 'Runs ordinary jobs on serverless endpoints, and reads charges.',
  evidence: 'a completed job of a serverless endpoint, and the charges after it',
  rules: ['serverless-not-charged', 'serverless-output-unchanged'],
  needs: ['serverless-endpoint'],
  profile: 'reference',
  estimate: ({ endpoints }) => {
    const serverless = endpoints.filter(isServerless);
    return {
      submissions: serverless.map((endpoint) => ({
        endpoint,
        count: inputsFor(endpoint).length,
      })),
      requests: serverless.length * 20,
      durationMs: serverless.length * 10_000,
    };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isServerless)) {
      for (const input of inputsFor(endpoint)) await deployment.complete(endpoint, { input });
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

function isServerless({ kind }: TargetEndpoint): boolean {
  return kind === 'serverless';
}

function inputsFor({ inputs: { ordinary = {}, echo } }: TargetEndpoint) {
  return echo === undefined ? [ordinary] : [ordinary, echo];
}

/** How long to wait for the job that spends the budget, in milliseconds. */
const longestPaidJobMs = 120_000;

/** Spends the smallest budget with one image, and submits more. */
export const spentBudget: Scenario = {
  name: 'spent-budget',
  purpose: 'Spends the budget of an account with one image, and submits further jobs.',
  evidence: 'submissions to a public endpoint after a job was charged to an account with a budget',
  rules: ['budget'],
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
    const { ordinary: input = {} } = endpoint.inputs;
    await deployment.complete(endpoint, { input });
    const options = { probes: ['budget'], accepts429: true } as const;
    await deployment.run(endpoint, { input }, options);
    await deployment.runSync(endpoint, { input }, options);
  },
};
