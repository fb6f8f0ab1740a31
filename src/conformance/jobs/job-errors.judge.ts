/** Rules about jobs that fail, and about what errors must not show. */

import { lifecycle } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import { isSubmissionId } from '../../evidence/operation-exchange.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { type InputKind, isRequestOf, termsOf } from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Findings,
  holds,
  type Judge,
  judgeByJob,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

const failed = lifecycle.transitions.fail.to;

function judgeFailure(kinds: readonly InputKind[]): Judge {
  return (evidence) =>
    evidence.jobs.flatMap((history): Findings => {
      const terms = termsOf(history, evidence);
      const last = history.samples.at(-1);
      if (last === undefined || !kinds.some((kind) => terms.is(kind))) return [];
      const { status, phase } = last.job;
      if (status === failed) return holds(`The job is ${failed}.`, [last.id]);
      return phase === 'waiting' || phase === 'running'
        ? unclear(`The end of the job was not seen; it was last ${status}.`, [last.id])
        : broken(`Expected ${failed}, got ${status}.`, [last.id]);
    });
}

const crashFailsJob: Judge = (evidence) => [
  ...refusalsOfInput('crashing', evidence)
    .filter(({ status }) => status >= 500)
    .map(({ status, id }) => broken(`Expected a failed job, got status ${status}.`, [id])),
  ...evidence.jobs
    .filter((history) => termsOf(history, evidence).is('crashing'))
    .flatMap(({ calls }) => calls)
    .filter(({ status = 0 }) => status >= 500)
    .map(({ status, exchange }) =>
      broken(`Expected a failed job, got status ${status}.`, [exchange.id]),
    ),
  ...judgeFailure(['crashing'])(evidence),
];

function refusalsOfInput(
  kind: InputKind,
  { calls, endpoint }: EvidenceView,
): { status: number; id: number; isPublic: boolean }[] {
  return calls.flatMap(({ operationId, sent, endpointId, status = 0, exchange }) => {
    const declared = endpoint(endpointId);
    if (!isSubmissionId(operationId)) return [];
    if (exchange.key !== 'valid' || !isRequestOf(sent, declared, kind)) return [];
    return status >= 400 ? { status, id: exchange.id, isPublic: declared?.kind === 'public' } : [];
  });
}

/** Signs of internals: stack frames, paths of source files, names of modules, system errors. */
const internals = [
  /(^|\n)\s*at\s+\S.*[(:]\S*:\d+/,
  /Traceback \(most recent call last\)|File ".*", line \d+/,
  /(^|[\s"'(])(file:\/\/\/?|node:internal\/|[A-Za-z]:\\)\S/,
  /(^|[\s"'(])(\.{0,2}\/[\w@.-]+)+\.(js|ts|mjs|cjs|py|go|rb|java|rs)\b/,
  /\bnode_modules\b/,
  /\b(?:ENOENT|EACCES|EPIPE|ETIMEDOUT|ECONN[A-Z]+)\b/,
  /(?:^|[\s'"(])\/(?:app|home|opt|srv|tmp|usr|var)\//,
];

function showsInternals(text: string): boolean {
  return internals.some((pattern) => pattern.test(text));
}

const errorWithoutStack = judgeByJob((history, evidence) =>
  history.samples.flatMap(({ job: { raw, phase }, id }): Findings => {
    const { error = phase === 'ended' ? '' : undefined } = raw;
    if (typeof error !== 'string') return [];
    if (showsInternals(error))
      return broken(
        'The error shows internals, such as a stack trace or a path of a source file.',
        [id],
      );
    return termsOf(history, evidence).is('crashing')
      ? holds('The error of the crashed job shows no internals.', [id])
      : [];
  }),
);

const internalErrorIsOpaque: Judge = ({ calls }) =>
  calls.flatMap(({ status, exchange, answered }): Findings => {
    if (status !== 500) return [];
    const texts = isObject(answered) ? Object.values(answered) : [exchange.response?.body];
    const isOpen = texts.some((text) =>
      showsInternals(typeof text === 'string' ? text : (JSON.stringify(text) ?? '')),
    );
    return isOpen
      ? broken('The response shows internals of the service.', [exchange.id])
      : holds('The response shows no internals of the service.', [exchange.id]);
  });

export const jobErrorJudges = {
  'crash-fails-job': crashFailsJob,
  'error-without-stack': errorWithoutStack,
  'internal-error-is-opaque': internalErrorIsOpaque,
} satisfies Judges;
