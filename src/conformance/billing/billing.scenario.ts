/** Jobs whose charges show how prices are applied, and jobs that must not be charged. */
import { pricing } from '#generated/reference/tables.js';
import type { PriceTerms } from '../../core/money.ts';
import { chargeStep, due, isDue, readAmount } from '../contract/amounts.ts';
import { addressIn, pixels, type Size, sizeOf } from '../contract/files.ts';
import {
  cheapestEndpoint,
  isPricedImageModel,
  ordinaryRequest,
  shortestTimeoutMs,
} from '../run/choose-endpoint.ts';
import { download } from '../run/download.ts';
import type { Scenario } from '../run/scenario.ts';
import type { TargetEndpoint } from '../target/target.ts';

export const imageCharges: Scenario = {
  name: 'image-charges',
  purpose:
    'Runs jobs of several sizes on every image model, downloads the images, and reads charges.',
  evidence: 'a completed image job whose image can be downloaded and whose charge is known',
  rules: [
    'image-output-cost',
    'image-output-url',
    'price-image-higher-quality',
    'price-image-fast',
    'image-charge',
    'image-charge-actual-size',
    'cost-is-rounded',
    'public-endpoints-charge-usage',
    'image-charge-reported',
    'charge-rounded-up',
  ],
  needs: ['public-image-endpoint'],
  estimate: ({ endpoints }) => {
    const images = endpoints.filter(isPricedImageModel);
    const submissions = images.map((endpoint) => ({
      endpoint,
      count: imageInputs(endpoint).length,
    }));
    const count = submissions.reduce((sum, submission) => sum + submission.count, 0);
    return { submissions, requests: count * 12, usualMs: count * 1000, durationMs: count * 5000 };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isPricedImageModel)) {
      for (const [index, input] of imageInputs(endpoint).entries()) {
        // One of them uses `runsync`, since charges may depend on the kind of submission.
        const answer = await (index === 1
          ? deployment.runSync(endpoint, { input })
          : deployment.complete(endpoint, { input }));
        const address = addressIn(answer);
        if (address !== undefined) await download(deployment, address);
      }
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

/** None of them costs more than the ordinary input and the resized one. */
function imageInputs({ price, inputs }: TargetEndpoint) {
  const { ordinary = {}, resized } = inputs;
  const size = sizeOf(ordinary);
  const sizes = size === undefined || price === undefined ? [] : roundingProbes(price, size);
  return [
    ordinary,
    ...sizes.map((probe) => ({ ...ordinary, ...probe })),
    ...(resized === undefined ? [] : [resized]),
  ];
}

type Calculation = (size: Size, terms: PriceTerms) => bigint | undefined;

/** Products of binary floats, in likely orders of evaluation. */
const products: readonly ((width: number, height: number, price: number, per: number) => number)[] =
  [
    (width, height, price, per) => ((width * height) / per) * price,
    (width, height, price, per) => (width * height * price) / per,
    (width, height, price, per) => price * width * (height / per),
    (width, height, price, per) => width * height * (price / per),
    (width, height, price, per) => (width / Math.sqrt(per)) * (height / Math.sqrt(per)) * price,
  ];

/** Wrong calculations that a size may reveal: floats, floats rounded up, other roundings, other sizes. */
const wrongCalculations: readonly Calculation[] = [
  ...products.flatMap((product): Calculation[] => {
    const inDollars = ({ width, height }: Size, { price, per }: PriceTerms) =>
      product(width, height, Number(price), per);
    const scale = 10 ** pricing.decimals;
    return [
      (size, terms) => readAmount(String(inDollars(size, terms))),
      (size, terms) => readAmount(String(Math.ceil(inDollars(size, terms) * scale) / scale)),
    ];
  }),
  (size, terms) => {
    const { exact } = due(terms, pixels(size));
    return exact - (exact % chargeStep);
  },
  (size, terms) => {
    const half = due(terms, pixels(size)).exact + chargeStep / 2n;
    return half - (half % chargeStep);
  },
  ({ width }, terms) => due(terms, BigInt(width) ** 2n).rounded,
];

/** Likely steps of the side lengths that models support, the likeliest first. */
const sideSteps = [64, 16];

/** As few sizes as possible, none larger than the given one, that reveal every wrong calculation that any does. */
export function roundingProbes(terms: PriceTerms, largest: Size): Size[] {
  const candidates = sideSteps
    .flatMap((step) => sizesInSteps(step, largest))
    .map((size) => ({
      size,
      revealed: new Set(wrongCalculations.filter((calculate) => reveals(size, calculate, terms))),
    }));
  const remaining = new Set(wrongCalculations);
  const chosen: Size[] = [];
  for (;;) {
    const gains = candidates.map(
      ({ revealed }) => [...revealed].filter((calculate) => remaining.has(calculate)).length,
    );
    const gain = Math.max(0, ...gains);
    const best = candidates[gains.indexOf(gain)];
    if (gain === 0 || best === undefined) return chosen;
    chosen.push(best.size);
    for (const calculate of best.revealed) remaining.delete(calculate);
  }
}

function reveals(size: Size, calculate: Calculation, terms: PriceTerms): boolean {
  const amount = calculate(size, terms);
  return amount !== undefined && !isDue(amount, due(terms, pixels(size)));
}

function sizesInSteps(step: number, { width, height }: Size): Size[] {
  const widths = sides(step, width);
  return sides(step, height).flatMap((high) =>
    widths.map((wide) => ({ width: wide, height: high })),
  );
}

/** How many side lengths are tried for each step, to keep this fast. */
const sidesTried = 8;

/** The largest first. */
function sides(step: number, largest: number): number[] {
  const most = Math.floor(largest / step);
  return Array.from({ length: Math.min(most, sidesTried) }, (_, index) => (most - index) * step);
}

const images = 2;

export const unusualImageJobs: Scenario = {
  name: 'unusual-image-jobs',
  purpose: `Requests ${images} images in one job, cancels another job at once, and reads charges.`,
  evidence: `a completed image job with \`num_outputs: ${images}\`, and one that is cancelled before its end`,
  rules: ['one-image-per-job', 'unfinished-not-charged'],
  needs: ['public-image-endpoint'],
  profile: 'reference',
  estimate: ({ endpoints }) => {
    const endpoint = cheapest(endpoints);
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
      cheapest(deployment.target.endpoints) ?? deployment.endpoint(isPricedImageModel);
    const { maxCost = 0n } = endpoint;
    const { ordinary = {} } = endpoint.inputs;
    const answer = await deployment.complete(
      { ...endpoint, maxCost: maxCost * BigInt(images) },
      { input: { ...ordinary, num_outputs: images } },
    );
    const address = addressIn(answer);
    if (address !== undefined) await download(deployment, address);
    if (!declares.operations?.includes('cancelJob') || !claims.has('billing-source')) return;
    const { id } = deployment.job(await deployment.run(endpoint, { input: ordinary }));
    await deployment.call('cancelJob', { endpoint: endpoint.id, jobId: id });
    await deployment.time.pass(1000);
    await deployment.status(endpoint, id);
    await deployment.readLedger();
  },
};

function cheapest(endpoints: readonly TargetEndpoint[]): TargetEndpoint | undefined {
  return cheapestEndpoint(endpoints.filter(isPricedImageModel));
}

// Jobs of video, transcription and text models, of different lengths, and their charges.

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

// Jobs that must not be charged, or not further: failed, terminated and serverless ones, and a spent budget.

const longestFailureMs = 60_000;

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

const graceMs = 15_000;

const watchedMs = 5000;

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
