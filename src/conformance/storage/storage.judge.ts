/** Rules about the storage settings of a request: handed to the worker, and shown nowhere. */
import { isObject } from '../../core/json.ts';
import type { Exchange } from '../../evidence/records.ts';
import { storageSettingsIn } from '../../evidence/redaction.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import type { JobHistory } from '../engine/judging/job-history.ts';
import { termsOf } from '../engine/judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';

/** The output of an endpoint that tells what it was handed says so. */
function reachesWorker(evidence: EvidenceView): Finding[] {
  return evidence.jobs.flatMap((job): Finding[] => {
    const sentDigest = job.submission?.exchange.request.storageSha256;
    if (sentDigest === undefined || !termsOf(job, evidence).is('storageEcho')) return [];
    const seen = job.samples.find((sample) => sample.job.phase === 'completed');
    if (seen?.job.phase !== 'completed') return [];
    const shownBy = idsOf(job, seen.id);
    const digest = isObject(seen.job.output) ? seen.job.output['sha256'] : undefined;
    if (typeof digest !== 'string') {
      return [
        unclear(
          'The output has no sha256, though inputs.storageEcho declares that it has; one with it would tell.',
          shownBy,
        ),
      ];
    }
    return digest.toLowerCase() === sentDigest
      ? [holds('The worker was handed the settings as they were sent.', shownBy)]
      : [broken('The worker was handed other settings than were sent.', shownBy)];
  });
}

/**
 * Settings that were made up for a check are of no use to any worker, so that they may stand nowhere.
 * Of real ones a worker may rightly return some in its output. A refusal may quote what it refuses.
 */
function isNeverAnswered(evidence: EvidenceView): Finding[] {
  const areMadeUp = evidence.calls.some(({ exchange }) => digestOf(exchange) !== undefined);
  const leaks = evidence.calls.flatMap(({ exchange }): Finding[] => {
    const { response, id } = exchange;
    if (response === undefined) return [];
    const headers = Object.values(response.headers).join('\n');
    const found = storageSettingsIn(`${headers}\n${response.body ?? ''}`);
    if (found.length === 0) return [];
    const reason = `The answer has ${found.join(', ')} in it.`;
    const isQuote = response.status >= 400 && !found.some((name) => /access|secret/i.test(name));
    return [areMadeUp && !isQuote ? broken(reason, [id]) : unclear(reason, [id])];
  });
  const kept = evidence.jobs.flatMap((job): Finding[] => {
    if (job.submission?.exchange.request.storageSha256 === undefined) return [];
    const seen = job.samples.find(
      ({ by, job: { phase } }) => by === 'getJobStatus' && phase === 'completed',
    );
    return seen === undefined
      ? []
      : [holds('No answer about the job has its storage settings in it.', idsOf(job, seen.id))];
  });
  return [...leaks, ...kept];
}

/** Every call of a job whose request had storage settings could show them. */
const isInNoWebhook: Judge = (evidence) =>
  evidence.webhooks.flatMap(({ submission, calls }) =>
    calls.flatMap(({ delivery }): Finding[] => {
      const headers = Object.values(delivery.headers).join('\n');
      const found = storageSettingsIn(`${headers}\n${delivery.body ?? ''}`);
      if (found.length > 0)
        return [broken(`The call has ${found.join(', ')} in it.`, [delivery.id])];
      if (submission?.exchange.request.storageSha256 === undefined) return [];
      const shownBy = [submission.exchange.id, delivery.id];
      return [holds('The call has no storage settings in it.', shownBy)];
    }),
  );

function digestOf({ request }: Exchange): string | undefined {
  return request.storageSha256;
}

function idsOf({ submission }: JobHistory, seenId: number): number[] {
  return submission === undefined ? [seenId] : [submission.exchange.id, seenId];
}

/** By rule. */
export const storageJudges = {
  'storage-reaches-worker': reachesWorker,
  'storage-never-answered': isNeverAnswered,
  'storage-not-in-webhook': isInNoWebhook,
} satisfies Judges;
