/** What pictures cost and what they should, by the pixels that were downloaded. */
import { isObject } from '../../core/json.ts';
import type { SubjectEndpoint } from '../../evidence/records.ts';
import { type Due, due, isDoubleOfDue, isDue, isRoundingOf } from '../engine/amounts.ts';
import { fileAddress, pixels, type Size, sizeOf } from '../engine/files.ts';
import { type EvidenceView, memoize } from '../engine/judging/evidence-view.ts';
import { downloadsIn, type ShownOutput, shownOutputs } from '../engine/judging/outputs.ts';

/** A picture that was downloaded, and its job's cost as it was shown once. */
export interface ImageCost {
  readonly shown: ShownOutput;
  readonly cost: bigint;
  readonly actual: Size;
  /** Undefined where the input names no size. */
  readonly asked: Size | undefined;
  readonly due: Due;
  /**
   * - due: the cost is what is due, before or after rounding.
   * - double: it is that as double-precision arithmetic gives it, so a few units in the last place away.
   * - digits: it may come from that by another rounding, or by coarser arithmetic.
   * - asked: it is what is due for the size that was asked for, which the picture does not have.
   * - other: it is something else.
   */
  readonly cause: 'due' | 'double' | 'digits' | 'asked' | 'other';
  readonly shownBy: readonly number[];
}

/** Whether an endpoint makes images at a known price. */
export function makesImages({ kind, model }: SubjectEndpoint): boolean {
  return kind === 'public' && model === 'image';
}

/** Every cost of a job that was asked for one picture, and made one of which the size is known. */
export const imageCosts = memoize((evidence: EvidenceView): readonly ImageCost[] =>
  // What several pictures of one job cost is not stated.
  chargesOf(evidence, (asked) => asked === 1),
);

/** The same for jobs that were asked for several pictures; the first one is looked at. */
export function severalImageCosts(evidence: EvidenceView): ImageCost[] {
  return chargesOf(evidence, (asked) => typeof asked === 'number' && asked > 1);
}

function chargesOf(
  evidence: EvidenceView,
  isMeant: (askedPictures: unknown) => boolean,
): ImageCost[] {
  const downloads = downloadsIn(evidence);
  return shownOutputs(evidence, makesImages).flatMap((shown) => {
    const { cost, job, endpoint, output, sample } = shown;
    const { price } = endpoint;
    const input = isObject(shown.terms.input) ? shown.terms.input : {};
    const address = fileAddress(output);
    if (!isMeant(input['num_outputs'] ?? 1)) return [];
    if (cost === undefined || price === undefined || address === undefined) return [];
    const picture = downloads(job.scenario, address).find(
      ({ response }) => response?.status === 200 && response.image !== undefined,
    );
    const image = picture?.response?.image;
    if (picture === undefined || image === undefined) return [];
    const actual = { width: image.widthPx, height: image.heightPx };
    const asked = sizeOf(input);
    const expected = due(price, pixels(actual));
    const fromAsked = asked && due(price, pixels(asked));
    return [
      {
        shown,
        cost,
        actual,
        asked,
        due: expected,
        cause: causeOf(cost, expected, fromAsked),
        shownBy: [sample.id, picture.id],
      },
    ];
  });
}

function causeOf(cost: bigint, expected: Due, fromAsked: Due | undefined): ImageCost['cause'] {
  if (isDue(cost, expected)) return 'due';
  if (fromAsked !== undefined && isDue(cost, fromAsked)) return 'asked';
  if (isDoubleOfDue(cost, expected)) return 'double';
  if (fromAsked !== undefined && isDoubleOfDue(cost, fromAsked)) return 'asked';
  return isRoundingOf(cost, expected.exact) ? 'digits' : 'other';
}
