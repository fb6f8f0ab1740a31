/** Images of sizes at which wrong ways to work out a charge show, each downloaded. */
import { pricing } from '#generated/reference/tables.js';
import type { PriceTerms } from '../../core/money.ts';
import { chargeStep, due, isDue, readAmount } from '../engine/amounts.ts';
import { addressIn, pixels, type Size, sizeOf } from '../engine/files.ts';
import { download } from '../engine/run/download.ts';
import { cheapestEndpoint } from '../engine/run/endpoint-selection.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import type { TargetEndpoint } from '../engine/target.ts';

/** Every image endpoint with a price gets jobs of several sizes; then the charges are read. */
export const imageCharges: Scenario = {
  name: 'image-charges',
  purpose:
    'Lets every image model make images of several sizes, downloads them, and reads charges.',
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
    const images = endpoints.filter(isPriced);
    const submissions = images.map((endpoint) => ({
      endpoint,
      count: inputsFor(endpoint).length,
    }));
    const count = submissions.reduce((sum, submission) => sum + submission.count, 0);
    return { submissions, requests: count * 12, usualMs: count * 1000, durationMs: count * 5000 };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isPriced)) {
      for (const [index, input] of inputsFor(endpoint).entries()) {
        // One of several is waited for in a single call, as charges may depend on the way, too.
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

function isPriced({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && price !== undefined && maxCost !== undefined;
}

/** None of them costs more than the ordinary input and the one whose size is not kept. */
function inputsFor({ price, inputs }: TargetEndpoint) {
  const { ordinary = {}, resized } = inputs;
  const size = sizeOf(ordinary);
  const sizes = size === undefined || price === undefined ? [] : roundingProbes(price, size);
  return [
    ordinary,
    ...sizes.map((telling) => ({ ...ordinary, ...telling })),
    ...(resized === undefined ? [] : [resized]),
  ];
}

type Way = (size: Size, terms: PriceTerms) => bigint | undefined;

/** Products of binary floats, in the orders in which they are likely to be worked out. */
const products: readonly ((width: number, height: number, price: number, per: number) => number)[] =
  [
    (width, height, price, per) => ((width * height) / per) * price,
    (width, height, price, per) => (width * height * price) / per,
    (width, height, price, per) => price * width * (height / per),
    (width, height, price, per) => width * height * (price / per),
    (width, height, price, per) => (width / Math.sqrt(per)) * (height / Math.sqrt(per)) * price,
  ];

/** The ways that a size may tell: floats as they are, floats rounded up, other roundings, other sizes. */
const wrongWays: readonly Way[] = [
  ...products.flatMap((product): Way[] => {
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

/** Steps that models are likely to make pictures in, the likeliest first. */
const sideSteps = [64, 16];

/**
 * As few sizes as tell every wrong way that any of those tells which are tried: none is wider or
 * higher than the given one, or much smaller.
 */
export function roundingProbes(terms: PriceTerms, largest: Size): Size[] {
  const candidates = sideSteps
    .flatMap((step) => sizesInSteps(step, largest))
    .map((size) => ({ size, told: new Set(wrongWays.filter((way) => tells(size, way, terms))) }));
  const untold = new Set(wrongWays);
  const chosen: Size[] = [];
  for (;;) {
    const gains = candidates.map(({ told }) => [...told].filter((way) => untold.has(way)).length);
    const gain = Math.max(0, ...gains);
    const best = candidates[gains.indexOf(gain)];
    if (gain === 0 || best === undefined) return chosen;
    chosen.push(best.size);
    for (const way of best.told) untold.delete(way);
  }
}

function tells(size: Size, way: Way, terms: PriceTerms): boolean {
  const amount = way(size, terms);
  return amount !== undefined && !isDue(amount, due(terms, pixels(size)));
}

function sizesInSteps(step: number, { width, height }: Size): Size[] {
  const widths = sides(step, width);
  return sides(step, height).flatMap((high) =>
    widths.map((wide) => ({ width: wide, height: high })),
  );
}

/** How many sides of each step are tried, so that it takes no time that anybody notices. */
const sidesTried = 8;

/** The largest first. */
function sides(step: number, largest: number): number[] {
  const most = Math.floor(largest / step);
  return Array.from({ length: Math.min(most, sidesTried) }, (_, index) => (most - index) * step);
}

/** How many images a job asks for. */
const images = 2;

export const unusualImageJobs: Scenario = {
  name: 'unusual-image-jobs',
  purpose: `Asks for ${images} images in one job, cancels another job at once, and reads charges.`,
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
    const endpoint = cheapest(deployment.target.endpoints) ?? deployment.endpoint(makesImages);
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
  return cheapestEndpoint(endpoints.filter(makesImages));
}

function makesImages({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && price !== undefined && maxCost !== undefined;
}
