/** The addresses of images and videos: what is offered there, to whom and for how long. */

import { lifecycle } from '#generated/reference/tables.js';
import { compiled } from '#generated/reference/validators/index.js';
import type { Exchange } from '../../evidence/records.ts';
import { fileAddress } from '../engine/files.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../engine/judging/judge.ts';
import { downloadsIn, type ShownOutput, shownOutputs } from '../engine/judging/outputs.ts';
import type { Judges } from '../engine/judging/verdicts.ts';

/** A request for the file of a job. */
interface Download {
  readonly exchange: Exchange;
  readonly status: number;
  /** All requests for the same address. */
  readonly all: readonly Exchange[];
  /** Whether the file is offered at that time for certain, certainly not, or perhaps. */
  readonly time: 'within' | 'after' | 'between';
}

const lifetimeMs = lifecycle.timers.resultLifetime.default;

/** Media types that files are offered in. */
const mediaTypes = compiled.plan.operations
  .flatMap(({ id, responses }) => (id === 'getResult' ? (responses['200']?.content ?? []) : []))
  .map(({ mediaType }) => mediaType);

/** Every request for the file of a completed job that was answered with something of its own. */
function downloads(evidence: EvidenceView): Download[] {
  const find = downloadsIn(evidence);
  const shown = shownOutputs(
    evidence,
    ({ kind, model }) => kind === 'public' && (model === 'image' || model === 'video'),
  );
  // A job shows its address as often as it is asked for; the first time is the earliest.
  const first = new Map([...shown].reverse().map((output) => [output.job, output]));
  return [...first.values()].flatMap((output) => {
    const address = fileAddress(output.output);
    const all = address === undefined ? [] : find(output.job.scenario, address);
    return all.flatMap((exchange) => {
      const status = exchange.response?.status;
      if (status === undefined || status === 429 || status >= 500) return [];
      return [{ exchange, status, all, time: timeOf(exchange, output) }];
    });
  });
}

/** The lifetime begins when the file is made: after the submission, and before the job is shown. */
function timeOf({ sentMs, receivedMs }: Exchange, { job, sample }: ShownOutput): Download['time'] {
  const submittedMs = job.submission?.exchange.sentMs;
  if (sentMs > sample.untilMs + lifetimeMs) return 'after';
  if (submittedMs !== undefined && receivedMs < submittedMs + lifetimeMs) return 'within';
  return 'between';
}

function byDownload(judge: (download: Download) => Finding | undefined): Judge {
  return (evidence) => downloads(evidence).flatMap((download) => judge(download) ?? []);
}

const needsNoKey = byDownload(({ exchange: { id, key }, status, time }) => {
  if (key !== 'none' || time !== 'within') return undefined;
  if (status === 401 || status === 403) {
    return broken(`Without a key the answer is ${status}.`, [id]);
  }
  return isSuccess(status) ? holds('The file came without a key.', [id]) : undefined;
});

const isOffered = byDownload(({ exchange, status, time }) => {
  const { id, response, request } = exchange;
  // Other rules tell who may download a file, and for how long.
  if (time !== 'within' || [401, 403, 404, 410].includes(status)) return undefined;
  if (request.headers['range'] !== undefined) return undefined;
  if (status !== 200) return broken(`A new file is answered with ${status}.`, [id]);
  const [type = ''] = (response?.headers['content-type'] ?? '').split(';');
  const found = foundType(exchange);
  if (!mediaTypes.includes(type) || found === undefined) {
    return broken(`Expected a file of ${mediaTypes.join(', ')}, got ${type || 'no type'}.`, [id]);
  }
  return (found === type ? holds : broken)(`The file is ${found}, and said to be ${type}.`, [id]);
});

/** The media type that the bytes are of. */
function foundType({ response }: Exchange): string | undefined {
  if (response?.video !== undefined) return 'video/mp4';
  const format = response?.image?.format;
  return format === undefined ? undefined : `image/${format === 'jpg' ? 'jpeg' : format}`;
}

const partsAreOffered = byDownload(({ exchange, status, all, time }) => {
  const { id, request, response } = exchange;
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers['range'] ?? '');
  const whole = all.find((other) => other.response?.status === 200 && !other.response.isCutOff);
  const length = whole?.response?.bytes;
  if (range === null || length === undefined || time !== 'within') return undefined;
  const part = partOf(range, length);
  if (part === undefined) return undefined;
  const wanted = `bytes ${part.first}-${part.last}/${length}`;
  const got = `status ${status}, ${response?.headers['content-range'] ?? 'no Content-Range'} and ${response?.bytes} bytes`;
  const isPart =
    status === 206 &&
    response?.headers['content-range'] === wanted &&
    response.bytes === part.last - part.first + 1;
  return (isPart ? holds : broken)(`Expected ${wanted}, got ${got}.`, [id]);
});

/** Both ends included; undefined for none that the file has. */
function partOf(
  [, from = '', to = '']: RegExpExecArray,
  length: number,
): { first: number; last: number } | undefined {
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last ? { first, last } : undefined;
}

const nothingElseIsOffered: Judge = ({ calls }) =>
  calls.flatMap(({ exchange: { id, probes = [] }, status }) => {
    if (!probes.includes('result-not-found') || status === undefined) return [];
    const reason = `An address at which nothing is offered is answered with ${status}.`;
    if (status === 429 || status >= 500) return [unclear(reason, [id])];
    return [(status === 404 ? holds : broken)(reason, [id])];
  });

const offeredForItsLifetime = byDownload(({ exchange, status, all, time }) => {
  const { id } = exchange;
  switch (time) {
    case 'within':
      if (status === 404 || status === 410) {
        return broken(`Within the lifetime the answer is ${status}.`, [id]);
      }
      return unclear('The file is offered within its lifetime; a request after it would tell.', [
        id,
      ]);
    case 'after': {
      if (isSuccess(status)) return broken('The file is offered after its lifetime.', [id]);
      const before = all.find((other) => isSuccess(other.response?.status ?? 0));
      if (before === undefined)
        return unclear(
          `After the lifetime it is answered with ${status}; that it was answered before would have to be seen, too.`,
          [id],
        );
      return holds(`The file was offered, and after its lifetime is not: ${status}.`, [
        before.id,
        id,
      ]);
    }
    case 'between':
      return undefined;
  }
});

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** By rule. */
export const resultJudges = {
  'result-needs-no-key': needsNoKey,
  'result-lifetime': offeredForItsLifetime,
  'result-download': isOffered,
  'result-range': partsAreOffered,
  'result-not-found': nothingElseIsOffered,
} satisfies Judges;
