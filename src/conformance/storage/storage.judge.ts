/** Rules about storage settings: passed to the worker, and not in any response or webhook call. */
import { isObject } from '../../core/json.ts';
import { isSuccess, parseJson } from '../../evidence/operation-exchange.ts';
import { storageSettingsIn } from '../../evidence/storage-secrets.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { JobHistory } from '../judging/jobs/job-history.ts';
import { termsOf } from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
} from '../judging/verdicts/judge.ts';
import { needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

/** A completed job of an input whose worker returns the digest of its storage settings. */
interface StorageEcho {
  readonly endpointId: string | undefined;
  /** Undefined if the request had no settings. */
  readonly sentDigest: string | undefined;
  /** Undefined if the output has none. */
  readonly digest: string | undefined;
  readonly shownBy: readonly number[];
}

function storageEchoes(evidence: EvidenceView): StorageEcho[] {
  return evidence.jobs.flatMap((job): StorageEcho[] => {
    const sentDigest = job.submission?.exchange.request.storageSha256;
    if (!termsOf(job, evidence).is('storageEcho')) return [];
    const completed = job.samples.find((sample) => sample.job.phase === 'completed');
    if (completed?.job.phase !== 'completed') return [];
    const shownBy = idsWithSubmission(job, completed.id);
    const { endpointId } = job;
    const value = isObject(completed.job.output) ? completed.job.output['sha256'] : undefined;
    const digest = typeof value === 'string' ? value.toLowerCase() : undefined;
    return [{ endpointId, sentDigest, digest, shownBy }];
  });
}

const reachesWorker: Judge = (evidence) => {
  const all = storageEchoes(evidence);
  const echoes = all.filter(({ sentDigest }) => sentDigest !== undefined);
  const foreign = all.flatMap(({ sentDigest, digest, shownBy }) => {
    if (sentDigest !== undefined || digest === undefined) return [];
    const owner = echoes.find((echo) => echo.sentDigest === digest);
    if (owner === undefined) return [];
    const reason = 'The worker received the settings of another job, and its own request had none.';
    return [broken(reason, [...shownBy, ...owner.shownBy])];
  });
  const received = echoes.map(({ endpointId, sentDigest, digest, shownBy }) => {
    if (digest === sentDigest) return holds('The worker received the settings unchanged.', shownBy);
    if (digest !== undefined) {
      return broken('The worker received other settings than were sent.', shownBy);
    }
    // The same worker shows that the declaration is right.
    const other = echoes.find(
      (echo) => echo.digest !== undefined && echo.endpointId === endpointId,
    );
    if (other !== undefined) {
      const reason =
        'The output has no `sha256`, which that of another job has: the worker received no settings.';
      return broken(reason, [...shownBy, ...other.shownBy]);
    }
    return needsEvidence(
      {
        seen: 'The output has no `sha256`, although inputs.storageEcho declares it',
        needed: 'declare an input whose output has it',
      },
      shownBy,
    );
  });
  return [...foreign, ...received];
};

/** Made-up settings must not appear in any answer. A worker may return real ones, and a refusal may quote. */
function isNeverAnswered(evidence: EvidenceView): Finding[] {
  const areMadeUp = evidence.calls.some(
    ({ exchange }) => exchange.request.storageSha256 !== undefined,
  );
  // An error about a request is not about settings that were accepted with another one.
  const accepted = new Set(
    evidence.calls.filter(isSuccess).map(({ exchange }) => exchange.request.storageSha256),
  );
  accepted.delete(undefined);
  const leaks = evidence.calls.flatMap(({ exchange }): Findings => {
    const { response, id } = exchange;
    if (response === undefined) return [];
    const headers = Object.values(response.headers).join('\n');
    const names = storageSettingsIn(`${headers}\n${response.body ?? ''}`);
    if (names.length === 0) return [];
    const reason = `The answer contains ${names.join(', ')}.`;
    const isQuote =
      response.status >= 400 &&
      !names.some((name) => /access|secret/i.test(name)) &&
      !accepted.has(exchange.request.storageSha256);
    const besides = storageSettingsIn(`${headers}\n${withoutOutput(response.body ?? '')}`);
    const isAddress = besides.length === 0 && names.every((name) => addressParts.has(name));
    return areMadeUp && !isQuote && !isAddress
      ? broken(reason, [id])
      : needsEvidence(
          {
            seen: `The answer contains ${names.join(', ')}, which a worker or an error may quote`,
            needed: 'submit a valid job with made-up settings',
          },
          [id],
        );
  });
  const kept = evidence.jobs.flatMap((job): Findings => {
    if (job.submission?.exchange.request.storageSha256 === undefined) return [];
    const completed = job.samples.find(
      ({ by, job: { phase } }) => by === 'getJobStatus' && phase === 'completed',
    );
    return completed === undefined
      ? []
      : holds(
          'No answer about the job contains its storage settings.',
          idsWithSubmission(job, completed.id),
        );
  });
  return [...leaks, ...kept];
}

/** The addresses of results consist of these, so a worker may return them. */
const addressParts: ReadonlySet<string> = new Set(['s3Config.bucketName', 's3Config.endpointUrl']);

function withoutOutput(body: string): string {
  const answer = parseJson(body);
  return isObject(answer) ? JSON.stringify({ ...answer, output: undefined }) : body;
}

const isInNoWebhook: Judge = (evidence) =>
  evidence.webhooks.flatMap(({ submission, calls }) =>
    calls.flatMap(({ delivery }): Findings => {
      const headers = Object.values(delivery.headers).join('\n');
      const names = storageSettingsIn(`${headers}\n${delivery.body ?? ''}`);
      if (names.length > 0)
        return broken(`The webhook call contains ${names.join(', ')}.`, [delivery.id]);
      if (submission?.exchange.request.storageSha256 === undefined) return [];
      const shownBy = [submission.exchange.id, delivery.id];
      return holds('The webhook call contains no storage settings.', shownBy);
    }),
  );

function idsWithSubmission({ submission }: JobHistory, seenId: number): number[] {
  return submission === undefined ? [seenId] : [submission.exchange.id, seenId];
}

export const storageJudges = {
  'storage-reaches-worker': reachesWorker,
  'storage-never-answered': isNeverAnswered,
  'storage-not-in-webhook': isInNoWebhook,
} satisfies Judges;
