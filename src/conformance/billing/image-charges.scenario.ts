/** Image jobs of many sizes, submitted in both ways, and their charges. */

import { pricing } from '#generated/reference/tables.js';
import { isFinished, parseJob } from '../../client/job.ts';
import { charge } from '../../core/money.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import {
  isMissing,
  linkedFileAddress,
  pixels,
  type Size,
  sizeAskedBy,
  typeOfOther,
} from '../contract/linked-files.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { isPricedImageModel } from '../run/choose-endpoint.ts';
import type { Deployment } from '../run/deployment.ts';
import { download } from '../run/download.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfFailedJobs, gapsOfJobs, gapsOfResults, gapsOfRuns } from '../run/shown-gaps.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import { roundingProbes, unusualSizes } from './image-sizes.ts';

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
  shows: [
    ...gapsOfJobs,
    ...gapsOfRuns,
    ...gapsOfFailedJobs,
    ...gapsOfResults,
    'missing-members',
    'rounded-amount',
    'cost-rounding',
  ],
  needs: ['public-image-endpoint'],
  estimate: (target) => {
    const submissions = target.endpoints
      .filter(isPricedImageModel)
      .flatMap((endpoint) => imageJobs(endpoint, target))
      .map(({ endpoint, maxCost }) => ({ endpoint, maxCost, count: 1 }));
    const { length: count } = submissions;
    return { submissions, requests: count * 12, usualMs: count * 400, durationMs: count * 5000 };
  },
  async run(deployment) {
    const { target } = deployment;
    for (const endpoint of deployment.endpoints(isPricedImageModel)) {
      await runImageJobs(deployment, imageJobs(endpoint, target));
    }
    if (target.claims.has('billing-source')) await deployment.readLedger();
  },
};

interface ImageJob {
  readonly endpoint: TargetEndpoint;
  readonly input: Readonly<Record<string, unknown>>;
  readonly maxCost: bigint;
  readonly isUnusual: boolean;
  readonly by: 'run' | 'runsync';
}

const longestJobMs = 120_000;

/** How long jobs of unusual sizes are polled altogether. A model may refuse them, in a state of any name. */
const longestUnusualMs = 30_000;

/** Jobs of `run` are submitted first, so that they run while those of `runsync` are waited for. */
async function runImageJobs(deployment: Deployment, jobs: readonly ImageJob[]): Promise<void> {
  const { time, target } = deployment;
  const submitted: { job: ImageJob; answer: Exchange }[] = [];
  const missing: string[] = [];
  for (const job of jobs.filter(({ by }) => by === 'run')) {
    submitted.push({ job, answer: await submitImageJob(deployment, job) });
  }
  for (const job of jobs.filter(({ by }) => by === 'runsync')) {
    const answer = await submitImageJob(deployment, job);
    submitted.push({ job, answer });
    missing.push(...(await missingFrom(deployment, answer)));
  }
  const deadlineMs = time.now() + longestUnusualMs;
  for (const { job, answer } of submitted) {
    const { finalStates } = target.declares;
    const state = parseJob(parseJson(answer.response?.body), { finalStates });
    if (state === undefined || isFinished(state)) continue;
    const forMs = job.isUnusual ? Math.max(0, deadlineMs - time.now()) : longestJobMs;
    const end = await deployment.poll(job.endpoint, state.id, { forMs });
    missing.push(...(await missingFrom(deployment, end)));
  }
  const [first] = missing;
  if (first === undefined) return;
  // A new file may take a while to become visible.
  await deployment.time.pass(toleranceMs('newFile'));
  await download(deployment, first);
}

async function submitImageJob(
  deployment: Deployment,
  { endpoint, input, maxCost, by }: ImageJob,
): Promise<Exchange> {
  const priced = { ...endpoint, maxCost };
  return by === 'run' ? deployment.run(priced, { input }) : deployment.runSync(priced, { input });
}

/** Downloads the image that an answer links to, and resolves with its address if nothing is there. */
async function missingFrom(deployment: Deployment, answer: Exchange): Promise<string[]> {
  const address = linkedFileAddress(answer);
  if (address === undefined) return [];
  const file = await download(deployment, address);
  const isThere = !isMissing(file.response?.status) && typeOfOther(file) === undefined;
  return isThere ? [] : [address];
}

/** The largest share of the limit of the run that one job of an unusual size may cost. */
const shareOfLimit = 20n;

function imageJobs(endpoint: TargetEndpoint, { limits }: Target): ImageJob[] {
  const { price, inputs, maxCost = 0n } = endpoint;
  const { ordinary = {}, resized } = inputs;
  const declared = sizeAskedBy(ordinary);
  const plain = { endpoint, input: ordinary, maxCost, isUnusual: false } as const;
  const further: ImageJob[] = [];
  if (price === undefined || declared === undefined) further.push({ ...plain, by: 'runsync' });
  else {
    const most = charge({ price: limits.maxCost, per: 1 }, 1n, pricing.decimals) / shareOfLimit;
    // A model may make an image that is larger than requested, by as much as the declared one.
    const costOf = (size: Size) =>
      (maxCost * pixels(size) + pixels(declared) - 1n) / pixels(declared);
    const sizes = [...roundingProbes(price, declared), ...unusualSizes];
    const unusual = sizes.map((size, index): ImageJob => {
      const by = index % 2 === 0 ? 'runsync' : 'run';
      const isLarger = pixels(size) > pixels(declared);
      const input = { ...ordinary, ...size };
      return { ...plain, input, by, isUnusual: true, maxCost: isLarger ? costOf(size) : maxCost };
    });
    further.push(...unusual.filter((job) => job.maxCost <= most || job.maxCost === maxCost));
  }
  if (resized !== undefined) {
    further.push(
      { ...plain, input: resized, by: 'run' },
      { ...plain, input: resized, by: 'runsync' },
    );
  }
  return [{ ...plain, by: 'run' }, ...further];
}
