/** Rules about the addresses of images and videos: their content, access and lifetime. */
import { lifecycle } from '#generated/reference/tables.js';
import { compiled } from '#generated/reference/validators/index.js';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { fileKinds } from '../contract/documented-members.ts';
import { fileAddress } from '../contract/linked-files.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { type ShownOutput, shownOutputs } from '../judging/jobs/outputs.ts';
import { findDownloads } from '../judging/jobs/result-files.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../judging/verdicts/judge.ts';
import { indefiniteAnswer } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

interface Download {
  readonly exchange: Exchange;
  readonly status: number;
  readonly all: readonly Exchange[];
  /** Whether the request was certainly within the lifetime, certainly after it, or in between. */
  readonly time: 'within' | 'after' | 'between';
}

const lifetimeMs = lifecycle.timers.resultLifetime.default;

const mediaTypes = compiled.plan.operations
  .flatMap(({ id, responses }) => (id === 'getResult' ? (responses['200']?.content ?? []) : []))
  .map(({ mediaType }) => mediaType);

/** Every answered request for the file of a completed job, except 429 and 5xx. */
function answeredDownloads(evidence: EvidenceView): Download[] {
  const find = findDownloads(evidence);
  const outputs = shownOutputs(
    evidence,
    ({ kind, model }) => kind === 'public' && model !== undefined && fileKinds.has(model),
  );
  // Of several samples of a job, the first one counts.
  const first = new Map([...outputs].reverse().map((output) => [output.job, output]));
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

/** The lifetime begins when the file is made: after the submission, and before the job is shown as completed. */
function timeOf({ sentMs, receivedMs }: Exchange, { job, sample }: ShownOutput): Download['time'] {
  const submittedMs = job.submission?.exchange.sentMs;
  if (sentMs > sample.untilMs + lifetimeMs) return 'after';
  if (submittedMs !== undefined && receivedMs < submittedMs + lifetimeMs) return 'within';
  return 'between';
}

function byDownload(judge: (download: Download) => Finding | undefined): Judge {
  return (evidence) => answeredDownloads(evidence).flatMap((download) => judge(download) ?? []);
}

const isOffered = byDownload(({ exchange, status, time }) => {
  const { id, response, request } = exchange;
  // Other rules judge access and lifetime.
  if (time !== 'within' || [401, 403, 404, 410].includes(status)) return undefined;
  if (request.headers['range'] !== undefined) return undefined;
  if (status !== 200) return broken(`Expected 200 for a new file, got ${status}.`, [id]);
  const [type = ''] = (response?.headers['content-type'] ?? '').split(';');
  const contentType = foundType(exchange);
  if (!mediaTypes.includes(type) || contentType === undefined) {
    return broken(`Expected a file of ${mediaTypes.join(', ')}, got ${type || 'no type'}.`, [id]);
  }
  return (contentType === type ? holds : broken)(
    `The content of the file is ${contentType}, and its \`Content-Type\` ${type}.`,
    [id],
  );
});

function foundType({ response }: Exchange): string | undefined {
  if (response?.video !== undefined) return 'video/mp4';
  const format = response?.image?.format;
  return format === undefined ? undefined : `image/${format === 'jpg' ? 'jpeg' : format}`;
}

const unknownFileIs404: Judge = ({ calls }) =>
  calls.flatMap(({ exchange: { id, probes = [] }, status }) => {
    if (!probes.includes('result-not-found') || status === undefined) return [];
    const reason = `The address of a file that does not exist was answered with ${status}.`;
    if (status === 429 || status >= 500) {
      return indefiniteAnswer('The address of a file that does not exist', { status }, [id]);
    }
    return (status === 404 ? holds : broken)(reason, [id]);
  });

const offeredForItsLifetime = byDownload(({ exchange, status, all, time }) => {
  const { id } = exchange;
  switch (time) {
    case 'within':
      if (status === 404 || status === 410) {
        return broken(`Expected the file within its lifetime, got ${status}.`, [id]);
      }
      return unclear('The file was available within its lifetime, and not requested after it.', [
        id,
      ]);
    case 'after': {
      if (isSuccess({ status }))
        return broken('The file was still available after its lifetime.', [id]);
      const before = all.find((other) => isSuccess({ status: other.response?.status }));
      if (before === undefined)
        return unclear(
          `The file was answered with ${status} after its lifetime, and not requested within it.`,
          [id],
        );
      return holds(
        `The file was available within its lifetime, and answered with ${status} after it.`,
        [before.id, id],
      );
    }
    case 'between':
      return undefined;
  }
});

export const resultJudges = {
  'result-lifetime': offeredForItsLifetime,
  'result-download': isOffered,
  'result-not-found': unknownFileIs404,
} satisfies Judges;
