/** Image jobs of sizes that reveal wrong calculations of charges, and unusual image jobs. */
import { pricing } from '#generated/reference/tables.js';
import type { PriceTerms } from '../../core/money.ts';
import { chargeStep, due, isDue, readAmount } from '../engine/amounts.ts';
import { addressIn, pixels, type Size, sizeOf } from '../engine/files.ts';
import { download } from '../engine/run/download.ts';
import { cheapestEndpoint, isPricedImageModel } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import type { TargetEndpoint } from '../engine/target.ts';

/** Runs jobs of several sizes on every image endpoint with a price, and then reads charges. */
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
    'price-image-odd',
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
      count: inputsFor(endpoint).length,
    }));
    const count = submissions.reduce((sum, submission) => sum + submission.count, 0);
    return { submissions, requests: count * 12, usualMs: count * 1000, durationMs: count * 5000 };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isPricedImageModel)) {
      for (const [index, input] of inputsFor(endpoint).entries()) {
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
function inputsFor({ price, inputs }: TargetEndpoint) {
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

/**
 * As few sizes as possible that reveal every wrong calculation that any of the tried sizes reveals.
 * None is wider or higher than the given one, or much smaller.
 */
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

/** How many images a job requests. */
const images = 2;

/** Requests several images in one job, and cancels another job. */
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
