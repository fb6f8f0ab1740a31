/** The files that outputs link to: the requests for them, and which file belongs to which job. */

import { isObject } from '../../../core/json.ts';
import { isUrl } from '../../../core/urls.ts';
import { groupBy, jobKey } from '../../../evidence/indexes.ts';
import { mayBeRedacted } from '../../../evidence/placeholders.ts';
import type { Exchange, SubjectEndpoint } from '../../../evidence/record-types.ts';
import {
  fileAddress,
  isMissing,
  pixels,
  type Size,
  sizeAskedBy,
  typeOfOther,
} from '../../contract/linked-files.ts';
import { mostRedirects, redirectAddress } from '../../contract/redirects.ts';
import { toleranceMs } from '../../contract/tolerances.ts';
import { type EvidenceView, memoize } from '../evidence-view.ts';
import { type ShownOutput, shownOutputs } from './outputs.ts';

/** Finds the requests for an address within a scenario, in the order in which they were sent. */
export function findDownloads(
  evidence: EvidenceView,
): (scenario: string, address: string) => readonly Exchange[] {
  const downloads = byAddress(evidence);
  return (scenario, address) => downloads.get(downloadKey(scenario, address)) ?? [];
}

const byAddress = memoize(({ calls, subject }: EvidenceView) => {
  const read = calls
    .map(({ exchange }) => exchange)
    .filter(({ request }) => request.method === 'GET');
  return groupBy(read, ({ scenario, request: { target } }) =>
    downloadKey(scenario, target.startsWith('/') ? subject.baseUrl + target : target),
  );
});

function downloadKey(scenario: string, address: string): string {
  return JSON.stringify([scenario, isUrl(address) ? new URL(address).href : address]);
}

/**
 * Finds the complete files (200) that were requested at a job's address after the job had shown it, in
 * order, also by a redirect. An earlier request at an address that jobs share was for another job's file.
 */
export function filesIn(evidence: EvidenceView): (output: ShownOutput) => readonly Exchange[] {
  const find = followedDownloads(evidence);
  return (output) => find(output).filter(({ response }) => response?.status === 200);
}

/** The same, whatever the answer was. */
function followedDownloads(evidence: EvidenceView): (output: ShownOutput) => readonly Exchange[] {
  const find = findDownloads(evidence);
  const firstShown = firstShownIn(evidence);
  const { baseUrl } = evidence.subject;
  const follow = (exchange: Exchange, redirects = 0): Exchange => {
    const address = redirectAddress(exchange, baseUrl);
    if (address === undefined || redirects === mostRedirects) return exchange;
    const next = find(exchange.scenario, address).find(({ id }) => id > exchange.id);
    return next === undefined ? exchange : follow(next, redirects + 1);
  };
  return ({ job, output }) => {
    const address = fileAddress(output);
    if (address === undefined) return [];
    const shownId = firstShown.get(shownKey(job, address)) ?? 0;
    return find(job.scenario, address)
      .filter(({ id }) => id > shownId)
      .map((exchange) => follow(exchange));
  };
}

function shownKey(job: ShownOutput['job'], address: string): string {
  return JSON.stringify([jobKey(job), address]);
}

/** The ids of the evidence that first showed each job's address. */
const firstShownIn = memoize((evidence: EvidenceView) => {
  const first = new Map<string, number>();
  for (const { job, sample, output } of shownOutputs(evidence, () => true)) {
    const address = fileAddress(output);
    if (address === undefined) continue;
    const key = shownKey(job, address);
    first.set(key, Math.min(first.get(key) ?? sample.id, sample.id));
  }
  return first;
});

/** An output whose address leads to nothing, and the answers that say so. */
export interface MissingFile {
  readonly shown: ShownOutput;
  readonly answers: readonly Exchange[];
}

/**
 * Files that were asked for soon after their jobs had completed, more than once, and that no answer had. A new
 * file may take a while to become visible; and for how long it is kept is not stated.
 */
export function missingFiles(evidence: EvidenceView): MissingFile[] {
  const find = followedDownloads(evidence);
  const outputs = shownOutputs(evidence, makesImages).filter(
    ({ sample }) => sample.by !== 'webhook',
  );
  return outputs.flatMap((output) => {
    const soonMs = output.sample.untilMs + toleranceMs('shortJob');
    const all = find(output).filter(({ sentMs }) => sentMs <= soonMs);
    // A file may need the key, and is then asked for with it.
    const answers = all.filter(
      ({ key, response }) => key === 'valid' || ![401, 403].includes(response?.status ?? 0),
    );
    const [first, last] = [answers[0], answers.at(-1)];
    if (first === undefined || last === undefined) return [];
    const isSeenLater = last.sentMs - first.receivedMs >= toleranceMs('newFile');
    const areMissing = answers.every(({ response }) => isMissing(response?.status));
    return isSeenLater && areMissing ? [{ shown: output, answers }] : [];
  });
}

/** An output whose address leads to no image, and the answer that has something else. */
export interface OtherFile {
  readonly shown: ShownOutput;
  readonly answer: Exchange;
  readonly type: string;
}

/** Pages and JSON at the addresses of images, if one of them was there still when it was asked for again. */
export const otherFiles = memoize((evidence: EvidenceView): readonly OtherFile[] => {
  const files = filesIn(evidence);
  let isConfirmed = false;
  const others = shownOutputs(evidence, makesImages).flatMap((output): OtherFile[] => {
    const all = files(output);
    const [answer] = all;
    const type = answer && typeOfOther(answer);
    if (answer === undefined || type === undefined) return [];
    if (all.some((other) => typeOfOther(other) === undefined)) return [];
    const lastMs = all.at(-1)?.sentMs ?? 0;
    isConfirmed ||= lastMs - answer.receivedMs >= toleranceMs('newFile');
    return [{ shown: output, answer, type }];
  });
  return isConfirmed ? others : [];
});

/** An address that several jobs have, although it cannot lead to the images of all of them. */
export interface SharedAddress {
  readonly reason: string;
  readonly outputs: readonly ShownOutput[];
  readonly shownBy: readonly number[];
}

/**
 * A deployment may make the same image for equal inputs, or a stand-in for all. But jobs that were asked
 * for different sizes, and report different costs, have not made the same image.
 */
export const sharedAddresses = memoize((evidence: EvidenceView): readonly SharedAddress[] => {
  // What tells addresses apart may be a secret.
  const withAddress = shownOutputs(evidence, makesImages).filter(
    ({ output }) => !mayBeRedacted(fileAddress(output) ?? '['),
  );
  const files = filesIn(evidence);
  const groups = groupBy(withAddress, ({ job, output }) =>
    downloadKey(job.scenario, fileAddress(output) ?? ''),
  );
  return [...groups.values()].flatMap((outputs) => {
    const first = outputs.find((output) => askedSize(output) !== undefined);
    const other = outputs.find(
      (output) => first !== undefined && differInPriceAndSize(output, first),
    );
    if (first === undefined || other === undefined) return [];
    const served = new Set(outputs.flatMap((output) => files(output).flatMap(servedSize)));
    const leads = served.size === 0 ? '' : `; it led to an image of ${[...served].join(', then ')}`;
    const reason = `Expected the URL of each image, got the same \`image_url\` for job ${first.job.jobId}, requested as ${sizeText(first)}, and job ${other.job.jobId}, requested as ${sizeText(other)}, whose costs differ${leads}.`;
    return [{ reason, outputs, shownBy: outputs.map(({ sample }) => sample.id) }];
  });
});

export function makesImages({ kind, model }: SubjectEndpoint): boolean {
  return kind === 'public' && model === 'image';
}

export function askedSize({ terms: { input } }: ShownOutput): Size | undefined {
  return isObject(input) ? sizeAskedBy(input) : undefined;
}

function differInPriceAndSize(output: ShownOutput, other: ShownOutput): boolean {
  const [size, otherSize] = [askedSize(output), askedSize(other)];
  if (size === undefined || otherSize === undefined || output.job === other.job) return false;
  return output.cost !== other.cost && pixels(size) !== pixels(otherSize);
}

function sizeText(output: ShownOutput): string {
  const { width, height } = askedSize(output) ?? { width: 0, height: 0 };
  return `${width}x${height}`;
}

function servedSize({ response }: Exchange): string[] {
  const { image } = response ?? {};
  return image === undefined ? [] : [`${image.widthPx}x${image.heightPx}`];
}
