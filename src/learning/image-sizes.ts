/** How an image model sizes its images: what was asked for, against the files. */
import { pixels, type Size } from '../conformance/contract/linked-files.ts';
import type { JobHistory } from '../conformance/judging/jobs/job-history.ts';
import { shownOutputs } from '../conformance/judging/jobs/outputs.ts';
import {
  askedSize,
  filesIn,
  makesImages,
  sharedAddresses,
} from '../conformance/judging/jobs/result-files.ts';
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import { greatestDivisor } from '../core/greatest-divisor.ts';
import type { SizeRounding } from '../reference/models/round-sizes.ts';
import { firstRefs, refsInSource } from './evidence-refs.ts';
import type { EvidenceSource } from './evidence-sources.ts';
import type { Basis, LearnedSetting } from './learned-setting.ts';
import { explainsSides, type SideLengths } from './side-lengths.ts';

/** The image of a job, whose size was asked for. */
interface SizedImage {
  readonly jobId: string;
  readonly requested: Size;
  readonly actual: Size;
  readonly refs: readonly EvidenceRef[];
}

/** The images of an endpoint that were downloaded, one of each job. */
export function sizedImages(endpointId: string, sources: readonly EvidenceSource[]): SizedImage[] {
  return sources.flatMap((source) => {
    const files = filesIn(source.view);
    // Whose image such an address shows is not known.
    const shared = new Set(sharedAddresses(source.view).flatMap(({ outputs }) => outputs));
    const jobs = new Map<JobHistory, SizedImage>();
    for (const output of shownOutputs(source.view, makesImages)) {
      const { endpoint, job, sample } = output;
      if (endpoint.id !== endpointId || shared.has(output) || jobs.has(job)) continue;
      const requested = askedSize(output);
      const file = files(output).find(({ response }) => response?.image !== undefined);
      const image = file?.response?.image;
      if (file === undefined || image === undefined || requested === undefined) continue;
      const actual = { width: image.widthPx, height: image.heightPx };
      const refs = refsInSource(source, [sample.id, file.id]);
      jobs.set(job, { jobId: job.jobId, requested, actual, refs });
    }
    return [...jobs.values()];
  });
}

/** The most sizes that a clause lists. */
const mostSizes = 5;

/** The point of an image model: by how its sides are rounded. */
export function imageSizesPoint(endpointId: string, images: readonly SizedImage[]): LearnedSetting {
  const about = { path: ['endpoints', endpointId, 'roundSizesTo'], otherwise: 1 };
  const evidence = { count: images.length, shownBy: firstRefs(images.map(({ refs }) => refs)) };
  const sides = images.flatMap(({ requested, actual }): SideLengths[] => [
    [requested.width, actual.width],
    [requested.height, actual.height],
  ]);
  const measure = { kind: 'sides', sides } as const;
  if (sides.every(([requested, actual]) => requested === actual)) {
    // The model may round to what divides all sides that were asked for; models have no odd steps.
    const isOpen = commonStep(sides.map(([requested]) => requested)) % 2 === 0;
    if (isOpen) return { ...about, value: undefined, basis: { kind: 'notSeen', wouldShow } };
    const basis: Basis = { kind: 'seen', ...evidence, detail: 'as requested' };
    return { ...about, value: 1, basis, measure };
  }
  const [likeliest, ...others] = roundingsOf(sides);
  if (likeliest === undefined) {
    const sizes = images.filter(({ requested, actual }) => !areEqual(requested, actual));
    const texts = [...new Set(sizes.map(imageText))].sort();
    const detail = `images have other sizes than requested: ${texts.slice(0, mostSizes).join(', ')}`;
    return {
      ...about,
      value: undefined,
      basis: { kind: 'somethingElse', ...evidence, detail, clauses: texts },
    };
  }
  const detail =
    others.length === 0
      ? undefined
      : `which ${others.slice(0, mostSizes).map(roundingText).join(', or ')} would explain, too`;
  const basis: Basis = { kind: 'seen', ...evidence, ...(detail && { detail }) };
  return { ...about, value: roundingSetting(likeliest), basis, measure };
}

const wouldShow = 'an image with an odd requested side, such as 1001, and its file';

const directions = ['up', 'down', 'nearest'] as const;

/** The longest step that settings have. */
const longestStep = 512;

/** Steps that models have, the likeliest first. */
const usualSteps = [64, 16, 8, 32];

/** The roundings that explain all sides, the likeliest first. */
function roundingsOf(sides: readonly SideLengths[]): SizeRounding[] {
  const step = commonStep(sides.map(([, actual]) => actual));
  const divisors = Array.from(
    { length: Math.min(step, longestStep) },
    (_, index) => index + 1,
  ).filter((divisor) => step % divisor === 0);
  const usual = usualSteps.filter((divisor) => divisors.includes(divisor));
  return [...new Set([...usual, ...divisors])]
    .flatMap((divisor) => directions.map((direction) => ({ step: divisor, direction })))
    .filter((rounding) => explainsSides(rounding, sides));
}

function commonStep(lengths: readonly number[]): number {
  return Number(lengths.map(BigInt).reduce(greatestDivisor, 0n));
}

function roundingSetting({ step, direction }: SizeRounding): LearnedSetting['value'] {
  return direction === 'up' ? step : { step, direction };
}

function roundingText({ step, direction }: SizeRounding): string {
  return direction === 'nearest' ? `the nearest multiple of ${step}` : `${direction} to ${step}`;
}

function imageText({ requested, actual }: SizedImage): string {
  return `${requested.width}x${requested.height} became ${actual.width}x${actual.height}`;
}

function areEqual(left: Size, right: Size): boolean {
  return left.width === right.width && left.height === right.height;
}

/** The pixels of the images that were downloaded, by job. */
export function pixelsByJob(images: readonly SizedImage[]): ReadonlyMap<string, bigint> {
  return new Map(images.map(({ jobId, actual }) => [jobId, pixels(actual)]));
}
