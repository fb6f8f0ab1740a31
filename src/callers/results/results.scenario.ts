/** Jobs fail, lack their output, or have results that are hard to download. */
import { stalledLabel } from '../judging/exchange-labels.ts';
import { untilSilentMs } from '../judging/watch-times.ts';
import { type CallerScenario, patienceMs } from '../run/scenario.ts';
import type { Reply, StagedRequest } from '../stage/stage-interventions.ts';
import {
  firstAnswers,
  jobInReply,
  reads,
  type Staging,
  slowJobs,
  submissions,
  unanswered,
  withBody,
} from '../stage/staging.ts';
import { outputsVary } from './varied-outputs.ts';

/** Names that the state of a failed job may have; the first one is chosen by the local service. */
const failureStates = ['FAILED', 'ERROR', 'failed'];

const failingJobs = failureStates.map(
  (state): CallerScenario => ({
    name: `job-ends-as-${state === 'failed' ? 'failed-in-lower-case' : state.toLowerCase()}`,
    happens: `The job fails, and its state is \`${state}\`.`,
    rules: ['reports-failed-jobs', 'acts-on-results-only', 'stops-after-end'],
    alternatives: { 'failure-state': { named: state } },
    faults: [{ effect: { worker: 'crash' } }],
    watchesForMs: 1500,
    watchesUntilMs: untilSilentMs,
  }),
);

const failureWithoutText: CallerScenario = {
  name: 'job-fails-without-text',
  happens: 'The job fails, without saying why.',
  rules: ['reports-failed-jobs', 'acts-on-results-only'],
  alternatives: { 'failed-job-fields': 'missing' },
  faults: [{ effect: { worker: 'crash' } }],
  watchesForMs: 1500,
};

const withoutOutput: readonly CallerScenario[] = (['missing', 'empty', 'null'] as const).map(
  (how) => ({
    name: `output-${how}`,
    happens: `The job completes, and its output is ${how}.`,
    rules: ['needs-output'],
    staging: changedOutput(how),
  }),
);

/** How long the job of a result at another origin takes, in milliseconds. */
const elsewhereMs = 2500;

const otherOrigin: CallerScenario = {
  name: 'result-elsewhere',
  happens: `The job takes ${elsewhereMs / 1000} s, and its result is to be downloaded from another origin.`,
  rules: ['key-stays-with-service'],
  alternatives: { 'result-origin': 'other' },
  staging: slowJobs(elsewhereMs),
};

const redirectedRead: CallerScenario = {
  name: 'redirected-elsewhere',
  happens: 'The first status request is redirected to another origin.',
  rules: ['key-stays-with-service'],
  staging: firstAnswers(reads, [redirectElsewhere]),
  makesItAsk: true,
};

const redirectedSubmission: CallerScenario = {
  name: 'submission-redirected-elsewhere',
  happens: 'The first submission is redirected to another origin.',
  rules: ['key-stays-with-service'],
  staging: firstAnswers(submissions, [redirectElsewhere]),
};

/** 307 keeps method and body. */
function redirectElsewhere({ headers, target }: StagedRequest): Reply {
  return {
    status: 307,
    headers: { location: `http://localhost:${headers['host']?.split(':').at(-1)}${target}` },
    body: '',
    label: 'redirected to another origin',
  };
}

/** How long results can be downloaded, in milliseconds. */
const shortLifetimeMs = 8000;

const shortLifetime: CallerScenario = {
  name: 'result-expires-soon',
  happens: `The result can be downloaded for ${shortLifetimeMs / 1000} s.`,
  rules: ['downloads-in-time'],
  alternatives: { 'result-lifetime': { limited: shortLifetimeMs } },
};

const missingResults = [404, 410].map(
  (status): CallerScenario => ({
    name: `result-answered-with-${status}`,
    happens: `Downloads are answered with ${status}.`,
    rules: ['handles-missing-results'],
    staging: changeDownloads(() => ({
      status,
      headers: { 'content-type': 'text/plain' },
      body: 'Gone',
    })),
  }),
);

/** How long a slow download takes, in milliseconds. */
const slowDownloadMs = 4000;

const slowDownload: CallerScenario = {
  name: 'slow-download',
  happens: `The download takes ${slowDownloadMs / 1000} s.`,
  rules: ['survives-slow-downloads'],
  staging: changeDownloads((reply) => ({
    ...reply,
    bytesPerSecond: Math.max(1, (reply.body.length * 1000) / slowDownloadMs),
    label: 'sent slowly',
  })),
};

const cutDownload: CallerScenario = {
  name: 'cut-download',
  happens: 'The first download breaks off in the middle.',
  rules: ['notices-cut-downloads'],
  staging: changeDownloads((reply, count) =>
    count === 1
      ? { ...reply, cutAfterBytes: Math.floor(reply.body.length / 2), label: 'broken off' }
      : reply,
  ),
};

const stalledDownload: CallerScenario = {
  name: 'stalled-download',
  happens: 'The first download stops in the middle, and its connection stays open.',
  rules: ['gives-up-stalled-downloads'],
  staging: changeDownloads((reply, count) =>
    count === 1
      ? { ...reply, stallsAfterBytes: Math.floor(reply.body.length / 2), label: stalledLabel }
      : reply,
  ),
  workMs: ({ workMs }) => Math.max(workMs * 1.5, patienceMs),
};

export const resultScenarios: readonly CallerScenario[] = [
  ...failingJobs,
  failureWithoutText,
  ...withoutOutput,
  outputsVary,
  otherOrigin,
  redirectedRead,
  redirectedSubmission,
  shortLifetime,
  ...missingResults,
  slowDownload,
  cutDownload,
  stalledDownload,
];

function changedOutput(how: 'missing' | 'empty' | 'null'): Staging {
  const change = (job: Readonly<Record<string, unknown>>) => {
    const { output, stream, ...others } = job;
    const rest = { ...others, ...(stream !== undefined && { stream: [] }) };
    if (output === undefined || how === 'missing') return rest;
    return { ...rest, output: how === 'empty' ? {} : null };
  };
  return () => ({
    async answers(_request, forward) {
      const reply = await forward();
      const job = jobInReply(reply);
      const hasOutput = job !== undefined && (job['output'] ?? job['stream']) !== undefined;
      return hasOutput ? withBody(reply, change(job), `output ${how}`) : reply;
    },
    async calls(call, deliver) {
      const job = jobInReply({ status: 200, headers: {}, body: call.body });
      const changed = job === undefined ? call.body : JSON.stringify(change(job));
      return (await deliver({ ...call, body: changed, label: `output ${how}` })) ?? unanswered;
    },
  });
}

/** Changes the answers to downloads of results; `count` is how many there were. */
function changeDownloads(change: (reply: Reply, count: number) => Reply): Staging {
  return () => {
    let count = 0;
    return {
      async answers({ target, method }, forward) {
        const reply = await forward();
        if (!/^(?:https?:\/\/[^/]+)?\/results\//.test(target) || method !== 'GET') return reply;
        count += 1;
        return change(reply, count);
      },
    };
  };
}
