/** Recognises which members a job has, and their form. */

import { identifiers } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { jobMembers, untypedJobMembers } from '../contract/documented-members.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { endsBy } from '../judging/jobs/job-ends.ts';
import { fullSamples, type JobHistory, type Sample } from '../judging/jobs/job-history.ts';
import { measuredTimes } from '../judging/jobs/measured-times.ts';
import { does, doesElse, type Recognisers, type Sighting } from '../recognising/sightings.ts';

function has({ job: { raw } }: Sample, member: string): boolean {
  return raw[member] !== undefined && raw[member] !== null;
}

/** Finds the first whole sample of each job for which a member tells something. */
function recogniseByJob<Alternative extends string>(
  read: (samples: readonly Sample[], history: JobHistory) => readonly Sighting<Alternative>[],
) {
  return ({ jobs }: EvidenceView): Sighting<Alternative>[] =>
    jobs.flatMap((history) => {
      const samples = fullSamples(history);
      return samples.length === 0 ? [] : read(samples, history);
    });
}

const inPhase = (samples: readonly Sample[], phase: Sample['job']['phase']) =>
  samples.filter(({ job }) => job.phase === phase);

/** A completed job without a member that others have is something else: no job has a member that is missing. */
function sightWithout(
  member: string,
  { jobs }: EvidenceView,
): <Alternative extends string>(sighting: Sighting<Alternative>) => Sighting<Alternative> {
  const isKnown = jobs.some(({ samples }) => samples.some((sample) => has(sample, member)));
  return (sighting) =>
    isKnown && sighting.alternative === 'missing'
      ? doesElse(sighting.saw, sighting.shownBy)
      : sighting;
}

const delayTimesOfJobs = recogniseByJob((samples) => {
  const name = '`delayTime`';
  const early = inPhase(samples, 'waiting').find((sample) => has(sample, 'delayTime'));
  if (early !== undefined) return [doesElse(`a waiting job had a ${name}`, [early.id])];
  const [running] = inPhase(samples, 'running');
  const [done] = inPhase(samples, 'completed');
  const isAtEnd = done !== undefined && has(done, 'delayTime');
  if (running !== undefined && has(running, 'delayTime')) {
    return [does('from-start', `a running job had a ${name}`, [running.id])];
  }
  if (done === undefined) return [];
  if (!isAtEnd) return [does('missing', `a completed job had no ${name}`, [done.id])];
  if (running === undefined) return [];
  const saw = `a job had a ${name} when it had completed, but not before`;
  return [does('at-end', saw, [running.id, done.id])];
});

function delayTimes(evidence: EvidenceView) {
  return delayTimesOfJobs(evidence).map(sightWithout('delayTime', evidence));
}

const executionTimesOfJobs = recogniseByJob((samples) => {
  const name = '`executionTime`';
  const early = samples.find(
    (sample) =>
      (sample.job.phase === 'waiting' || sample.job.phase === 'running') &&
      has(sample, 'executionTime'),
  );
  if (early !== undefined) return [doesElse(`an unfinished job had an ${name}`, [early.id])];
  const [done] = inPhase(samples, 'completed');
  if (done === undefined) return [];
  return has(done, 'executionTime')
    ? [does('at-end', `a completed job had an ${name}`, [done.id])]
    : [does('missing', `a completed job had no ${name}`, [done.id])];
});

function executionTimes(evidence: EvidenceView) {
  return executionTimesOfJobs(evidence).map(sightWithout('executionTime', evidence));
}

const workerIds = recogniseByJob((samples) => {
  const withWorker = samples.find((sample) => has(sample, 'workerId'));
  if (withWorker !== undefined) return [does('shown', 'a job had a `workerId`', [withWorker.id])];
  const [done] = inPhase(samples, 'completed');
  return done === undefined
    ? []
    : [does('missing', 'a completed job had no `workerId`', [done.id])];
});

/**
 * Only members that the deployment uses say how it shows one without a value. Where some are `null`, others may be
 * missing for another reason. A member with a stated type that is `null` breaks the rule of its type.
 */
function missingMembers({ jobs }: EvidenceView): Sighting<'left-out' | 'null-value'>[] {
  const samples = jobs.flatMap(fullSamples);
  const isNull = (member: string) => samples.some(({ job }) => job.raw[member] === null);
  const anyNull = untypedJobMembers.filter(isNull);
  const used = (anyNull.length > 0 ? anyNull : untypedJobMembers).filter((member) =>
    samples.some((sample) => has(sample, member)),
  );
  return samples.flatMap((sample) => {
    const { job, id } = sample;
    const nulls = untypedJobMembers.filter((member) => job.raw[member] === null);
    if (nulls.length > 0) {
      const names = nulls.map((member) => `\`${member}\``).join(', ');
      return does('null-value', `a job had ${names} with the value \`null\``, [id]);
    }
    const absent = used.some((member) => !Object.hasOwn(job.raw, member));
    return absent ? does('left-out', 'a job had no member without a value', [id]) : [];
  });
}

function furtherMembers({ jobs }: EvidenceView): Sighting<'none' | 'some'>[] {
  const samples = jobs.flatMap(fullSamples).map(({ job, id }) => ({
    id,
    further: Object.keys(job.raw).filter((member) => !jobMembers.includes(member)),
  }));
  const some = samples.filter(({ further }) => further.length > 0);
  // A job may have them only in some states.
  if (some.length === 0) {
    return samples.map(({ id }) => does('none', 'a job had only documented members', [id]));
  }
  return some.map(({ id, further }) => {
    const names = further.slice(0, 5).map((member) => `\`${member}\``);
    return does('some', `a job had ${names.join(', ')}`, [id]);
  });
}

/** A time that fits in one unit only shows it. */
function timeUnits(evidence: EvidenceView): Sighting<'milliseconds' | 'seconds'>[] {
  return measuredTimes(evidence).flatMap(({ member, value, bounds, report }) => {
    const shownBy = [...bounds.shownBy, report.id];
    const fits = (unitMs: number) => {
      const slackMs = unitMs + toleranceMs('reportedTime', value * unitMs);
      const ms = value * unitMs;
      return ms >= bounds.leastMs - slackMs && ms <= bounds.mostMs + slackMs;
    };
    const [isMilliseconds, isSeconds] = [fits(1), fits(1000)];
    if (isMilliseconds === isSeconds) return [];
    return isMilliseconds
      ? does('milliseconds', `the \`${member}\` of a job was in milliseconds`, shownBy)
      : does('seconds', `the \`${member}\` of a job was in seconds`, shownBy);
  });
}

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const upperUuid = uuid.replaceAll('a-f', 'A-F');

/** The first one that fits counts. */
const idForms = [
  { form: 'suffixed', pattern: new RegExp(`^${uuid}-[a-z][0-9]+$`) },
  { form: 'upper-case', pattern: new RegExp(`^(?=.*[A-Z])${upperUuid}[^a-z]+$`) },
  { form: 'other-suffix', pattern: new RegExp(`^${uuid}.+$`) },
] as const;

function idForm({ callsOf }: EvidenceView) {
  return callsOf('runJob').flatMap((call) => {
    const id = isObject(call.answered) ? call.answered['id'] : undefined;
    if (!isSuccess(call) || typeof id !== 'string') return [];
    const shownBy = [call.exchange.id];
    const idForm = idForms.find(({ pattern }) => pattern.test(id));
    return idForm === undefined
      ? doesElse(`an id had another form, such as \`${id}\``, shownBy)
      : does(idForm.form, `an id was a UUID with the suffix \`${id.slice(36)}\``, shownBy);
  });
}

function failureReasons(evidence: EvidenceView): Sighting<'text' | 'object' | 'missing'>[] {
  return endsBy(evidence, 'failed').flatMap(({ samples: [sample] }) => {
    if (sample === undefined) return [];
    const { error } = sample.job.raw;
    const shownBy = [sample.id];
    if (error === undefined || error === null) {
      return does('missing', 'a failed job had no `error`', shownBy);
    }
    if (typeof error === 'string') return does('text', 'a failed job had a text `error`', shownBy);
    return isObject(error) && 'message' in error
      ? does('object', 'the `error` of a failed job was an object with a `message`', shownBy)
      : doesElse('the `error` of a failed job was neither text nor had it a `message`', shownBy);
  });
}

function failedOutputs(evidence: EvidenceView): Sighting<'missing' | 'error-text'>[] {
  return endsBy(evidence, 'failed').flatMap(({ samples }) => {
    const sample = samples.find((sample) => has(sample, 'output')) ?? samples[0];
    if (sample === undefined) return [];
    const { output } = sample.job.raw;
    const shownBy = [sample.id];
    if (output === undefined || output === null) {
      return does('missing', 'a failed job had no `output`', shownBy);
    }
    return isObject(output) && typeof output['error'] === 'string'
      ? does('error-text', 'the `output` of a failed job had a text `error`', shownBy)
      : doesElse('a failed job had an `output` without the text of an error', shownBy);
  });
}

/** The form of the ids of `runsync`, after their prefix. */
function synchronousIds({
  callsOf,
}: EvidenceView): Sighting<'like-asynchronous' | 'uuid' | 'opaque'>[] {
  return callsOf('runJobSync').flatMap((call) => {
    const id = isObject(call.answered) ? call.answered['id'] : undefined;
    if (!isSuccess(call) || typeof id !== 'string') return [];
    const shownBy = [call.exchange.id];
    const { synchronousPrefix } = identifiers;
    const rest = id.startsWith(synchronousPrefix) ? id.slice(synchronousPrefix.length) : id;
    if (new RegExp(`^${uuid}.+$`, 'i').test(rest)) {
      return does('like-asynchronous', 'the id of `runsync` was a UUID with a suffix', shownBy);
    }
    if (new RegExp(`^${uuid}$`, 'i').test(rest)) {
      return does('uuid', 'the id of `runsync` was a UUID', shownBy);
    }
    return /^[0-9a-z]+$/i.test(rest)
      ? does('opaque', 'the id of `runsync` was letters and digits', shownBy)
      : doesElse(`the id of \`runsync\` had another form, such as \`${id}\``, shownBy);
  });
}

/** Responses of `runsync` without an id; others always have one. */
function requiredFields({
  callsOf,
  jobs,
}: EvidenceView): Sighting<'always' | 'no-id-of-runsync'>[] {
  const read = (call: OperationExchange) => (isObject(call.answered) ? call.answered : {});
  const isJob = (call: OperationExchange) =>
    isSuccess(call) && typeof read(call)['status'] === 'string';
  const synchronous = callsOf('runJobSync')
    .filter(isJob)
    .map((call) => {
      const { exchange } = call;
      return 'id' in read(call)
        ? does('always', 'a response of `runsync` had an `id`', [exchange.id])
        : does('no-id-of-runsync', 'a response of `runsync` had no `id`', [exchange.id]);
    });
  // What is answered for jobs that do not exist is another gap.
  const nameless = jobs
    .flatMap(({ samples }) => samples)
    .filter(({ by, job }) => by === 'getJobStatus' && !('id' in job.raw))
    .map(({ id }) => doesElse('a response of `status` had no `id`', [id]));
  return [...synchronous, ...nameless];
}

const earlyOutputs = recogniseByJob((samples) => {
  const open = samples.filter(({ job: { phase } }) => phase === 'waiting' || phase === 'running');
  const withOutput = open.find((sample) => has(sample, 'output'));
  const [first] = open;
  if (withOutput === undefined) {
    return first === undefined
      ? []
      : [does('none', 'an unfinished job had no `output`', [first.id])];
  }
  const { output } = withOutput.job.raw;
  return isObject(output) && Object.keys(output).length === 0
    ? [
        does('empty-object', 'the `output` of an unfinished job was an empty object', [
          withOutput.id,
        ]),
      ]
    : [doesElse('an unfinished job had an `output` with values', [withOutput.id])];
});

/** A delay that counts less than a wait for which no other job can be the reason leaves out the start of a worker. */
function coldStarts(evidence: EvidenceView): Sighting<'included' | 'excluded'>[] {
  const units = new Set(timeUnits(evidence).map(({ alternative }) => alternative));
  const [unit] = units;
  if (units.size !== 1) return [];
  const unitMs = unit === 'seconds' ? 1000 : 1;
  return measuredTimes(evidence).flatMap(({ member, value, bounds, report }) => {
    const { leastMs, shownBy } = bounds;
    const slackMs = unitMs + toleranceMs('reportedTime', leastMs);
    if (member !== 'delayTime' || leastMs <= 2 * slackMs) return [];
    if (leastMs - (bounds.behindOthersMs?.() ?? 0) <= 2 * slackMs) return [];
    const ids = [...shownBy, report.id];
    return value * unitMs < leastMs - slackMs
      ? does('excluded', 'the `delayTime` of a job was shorter than its wait for a worker', ids)
      : does('included', 'the `delayTime` of a job included its wait for a worker', ids);
  });
}

export const jobMemberRecognisers = {
  'synchronous-id': {
    needs: 'an accepted `runsync` request',
    sightings: synchronousIds,
  },
  'required-job-fields': {
    needs: 'an accepted `runsync` request',
    sightings: requiredFields,
  },
  'output-before-completion': {
    needs: 'a job that is seen waiting or running',
    declarations: ['slow-input'],
    sightings: earlyOutputs,
  },
  'cold-start': {
    needs: 'a job that waits for seconds until a worker has started',
    sightings: coldStarts,
  },
  'id-suffix': { needs: 'an accepted `run` request', sightings: idForm },
  'delay-time-member': {
    needs: 'a job that is seen in progress and completed',
    declarations: ['slow-input'],
    sightings: delayTimes,
  },
  'execution-time-member': {
    needs: 'a job that completes',
    sightings: executionTimes,
  },
  'worker-id-member': {
    needs: 'a job that completes',
    sightings: workerIds,
  },
  'missing-members': {
    needs: 'a failed job with an `error`, and a job that has none yet',
    declarations: ['failing-input'],
    sightings: missingMembers,
  },
  'further-members': {
    needs: 'a job in a response or webhook call',
    sightings: furtherMembers,
  },
  'time-units': {
    needs: 'a job that runs for seconds, and reports its `executionTime`',
    declarations: ['slow-input'],
    sightings: timeUnits,
  },
  'failed-job-fields': {
    needs: 'a job that fails',
    declarations: ['failing-input'],
    sightings: failureReasons,
  },
  'failed-job-output': {
    needs: 'a job that fails',
    declarations: ['failing-input'],
    sightings: failedOutputs,
  },
} satisfies Recognisers;
