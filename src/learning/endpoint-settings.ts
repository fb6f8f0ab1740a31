/** The endpoints of a deployment as settings of the local service. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle, type PriceId, pricing } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import { due, isDoubleOfDue, readCost } from '../conformance/contract/amounts.ts';
import { pixels, sizeAskedBy } from '../conformance/contract/linked-files.ts';
import {
  indistinctMs,
  type JobTimes,
  type TimeSample,
  timesOfJobs,
} from '../conformance/judging/jobs/job-durations.ts';
import type { JobHistory } from '../conformance/judging/jobs/job-history.ts';
import { jobsAtOnce } from '../conformance/judging/jobs/jobs-at-once.ts';
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import { isObject } from '../core/json.ts';
import { quantile } from '../core/statistics.ts';
import { isSuccess } from '../evidence/operation-exchange.ts';
import type { SubjectEndpoint } from '../evidence/record-types.ts';
import { type DeclaredInput, declaredInputs, inputPoints, usualOf } from './declared-inputs.ts';
import { firstRefs, refsInSource } from './evidence-refs.ts';
import type { EvidenceSource } from './evidence-sources.ts';
import { imageSizesPoint, pixelsByJob, sizedImages } from './image-sizes.ts';
import { type Basis, isSettingValue, type LearnedSetting } from './learned-setting.ts';
import { type SampleForm, sampleOutput } from './sample-outputs.ts';
import { timedSamples, timePoint } from './time-points.ts';

/** An endpoint that is declared, or that answered. */
interface EndpointEvidence {
  readonly id: string;
  readonly declared: SubjectEndpoint | undefined;
  readonly answers: Basis & { readonly kind: 'seen' };
  readonly jobs: readonly { readonly job: JobHistory; readonly source: EvidenceSource }[];
  readonly times: readonly (JobTimes & { readonly source: EvidenceSource })[];
  /** The most jobs that ran at once. */
  readonly atOnce: { readonly count: number; readonly refs: readonly EvidenceRef[] };
  readonly inputs: readonly DeclaredInput[];
  readonly images: ReturnType<typeof sizedImages>;
}

export interface EndpointOptions {
  /** Whether to keep an output of each serverless endpoint. Default: outputs are private. */
  readonly sampleOutputs?: SampleForm | undefined;
}

/** Ids that are also valid in settings, the declared ones first; others are left out, such as redacted ones. */
export function endpointPoints(
  sources: readonly EvidenceSource[],
  options: EndpointOptions,
): LearnedSetting[] {
  const { idleTimeoutMs } = defaults.WorkersSettings;
  const timed = sources.flatMap((source) =>
    timesOfJobs(source.view, { unitMs: source.unitMs, idleTimeoutMs }).map((times) => ({
      ...times,
      source,
    })),
  );
  return endpointsIn(sources, timed).flatMap((endpoint) => [
    ...(modelPoints(endpoint) ?? workerPoints(endpoint, options)),
    ...timePoints(endpoint),
  ]);
}

function inputSettings(
  { id, inputs, times }: EndpointEvidence,
  worker: Parameters<typeof usualOf>[0],
): LearnedSetting[] {
  return inputPoints(inputs, { id, usual: usualOf(worker), times });
}

const validId = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/;

function endpointsIn(
  sources: readonly EvidenceSource[],
  timed: EndpointEvidence['times'],
): EndpointEvidence[] {
  const declared = new Map(
    sources.flatMap(({ view }) =>
      view.subject.endpoints.map((endpoint) => [endpoint.id, endpoint] as const),
    ),
  );
  const answered = new Map<string, EvidenceRef[]>();
  for (const source of sources) {
    for (const call of source.view.calls) {
      const { endpointId, exchange } = call;
      if (endpointId === undefined || !isSuccess(call)) continue;
      const refs = answered.get(endpointId) ?? [];
      refs.push({ source: source.index, id: exchange.id });
      answered.set(endpointId, refs);
    }
  }
  const atOnce = sources.map((source) => ({ source, by: jobsAtOnce(source.view) }));
  return [...new Set([...declared.keys(), ...answered.keys()])]
    .filter((id) => validId.test(id))
    .map((id) => {
      const refs = answered.get(id) ?? [];
      return {
        id,
        declared: declared.get(id),
        answers: { kind: 'seen', count: refs.length, shownBy: firstRefs([refs]) },
        jobs: sources.flatMap((source) =>
          source.view.jobs
            .filter(({ endpointId }) => endpointId === id)
            .map((job) => ({ job, source })),
        ),
        times: timed.filter(({ endpointId }) => endpointId === id),
        atOnce: atOnce
          .map(({ source, by }) => {
            const { count = 0, ids = [] } = by.get(id) ?? {};
            return { count, refs: refsInSource(source, ids) };
          })
          .reduce((most, candidate) => (candidate.count > most.count ? candidate : most)),
        inputs: declaredInputs(id, sources),
        images: sizedImages(id, sources),
      };
    });
}

const declaredBasis: Basis = { kind: 'declared' };

/** A public endpoint; undefined if it is none, or if it is not known what it makes. */
function modelPoints(endpoint: EndpointEvidence): LearnedSetting[] | undefined {
  const { id, declared, images } = endpoint;
  if (declared?.kind === 'serverless') return undefined;
  const charges = imageCharges(endpoint);
  const model = declared?.model ?? (charges.shownBy.length > 0 ? 'image' : undefined);
  if (model === undefined) return undefined;
  const isDeclared = declared?.model !== undefined;
  const basis: Basis = isDeclared
    ? declaredBasis
    : { kind: 'seen', count: charges.count, shownBy: charges.shownBy };
  const path = ['endpoints', id];
  return [
    { path: [...path, 'kind'], value: 'public', basis },
    { path: [...path, 'model'], value: model, basis },
    { path: [...path, 'price'], ...priceOf(model, declared, charges) },
    ...(model === 'image' ? [imageSizesPoint(id, images)] : []),
    ...inputSettings(endpoint, model),
  ];
}

function priceOf(
  model: string,
  declared: SubjectEndpoint | undefined,
  { prices, count, shownBy }: ImageCharges,
): Pick<LearnedSetting, 'value' | 'basis'> {
  const [first = ''] = pricesOf(model);
  if (declared?.priceId !== undefined && pricesOf(model).some((id) => id === declared.priceId)) {
    return { value: declared.priceId, basis: declaredBasis };
  }
  const [price, ...others] = prices;
  if (declared?.price === undefined && price !== undefined && others.length === 0) {
    return { value: price, basis: { kind: 'seen', count, shownBy } };
  }
  const why =
    declared?.price === undefined
      ? 'the evidence shows no price of the price list'
      : 'the declared price is not on the price list';
  return { value: first, basis: { kind: 'madeUp', why } };
}

function pricesOf(model: string): PriceId[] {
  return Object.keys(pricing.prices)
    .filter(isPriceId)
    .filter((id) => pricing.prices[id].kind === model);
}

function isPriceId(id: string): id is PriceId {
  return Object.hasOwn(pricing.prices, id);
}

interface ImageCharges {
  readonly count: number;
  readonly shownBy: readonly EvidenceRef[];
  /** The prices that explain every cost. */
  readonly prices: readonly PriceId[];
}

/** The costs in the outputs of jobs that made an image, of the actual size where that is known. */
function imageCharges({ jobs, images }: EndpointEvidence): ImageCharges {
  const actualPixels = pixelsByJob(images);
  const charged = jobs.flatMap(({ job: { jobId, samples, submission }, source }) =>
    samples.flatMap(({ job, text, id }) => {
      const output = job.phase === 'completed' && isObject(job.output) ? job.output : {};
      const cost = typeof output['cost'] === 'number' ? readCost(text) : undefined;
      if (cost === undefined || typeof output['image_url'] !== 'string') return [];
      const { sent } = submission ?? {};
      const input = isObject(sent) && isObject(sent['input']) ? sent['input'] : {};
      const requested = sizeAskedBy(input);
      const area = actualPixels.get(jobId) ?? (requested && pixels(requested));
      return [{ cost, area, refs: refsInSource(source, [id]) }];
    }),
  );
  const prices = pricesOf('image').filter((price) =>
    charged.every(
      ({ cost, area }) =>
        area !== undefined && isDoubleOfDue(cost, due(pricing.prices[price], area)),
    ),
  );
  return {
    count: charged.length,
    shownBy: firstRefs(charged.map(({ refs }) => refs)),
    prices: charged.length === 0 ? [] : prices,
  };
}

function workerPoints(
  endpoint: EndpointEvidence,
  { sampleOutputs }: EndpointOptions,
): LearnedSetting[] {
  const { id, declared, answers } = endpoint;
  const path = ['endpoints', id];
  const isPublic = declared?.kind === 'public';
  const unknown = isPublic ? 'declared as public, but its model is not declared' : undefined;
  const basis: Basis =
    unknown !== undefined
      ? { kind: 'madeUp', why: unknown }
      : declared === undefined
        ? { ...answers, detail: 'no charge was seen' }
        : declaredBasis;
  const echoes = echoesOf(endpoint);
  return [
    { path: [...path, 'kind'], value: 'serverless', basis },
    ...inputSchemaPoints(endpoint),
    ...workerOf(echoes, sampleOutputs && samplePoint(endpoint, sampleOutputs)).map((point) => ({
      ...point,
      path: [...path, ...point.path],
    })),
    ...inputSettings(endpoint, echoes === undefined ? 'script' : 'echo'),
  ];
}

/** The declared schema of inputs: the local service then refuses what the deployment refuses. */
function inputSchemaPoints({ id, declared }: EndpointEvidence): LearnedSetting[] {
  const schema = declared?.input;
  // What a placeholder stands for is not known.
  const isWhole = !JSON.stringify(schema ?? {}).includes('[redacted]');
  if (schema === undefined || !isWhole || !isSettingValue(schema)) return [];
  return [{ path: ['endpoints', id, 'input'], value: schema, basis: declaredBasis }];
}

/** The jobs that returned their inputs, if all did whose inputs are not declared, or else are declared as ordinary. */
function echoesOf({ jobs, inputs }: EndpointEvidence): (readonly EvidenceRef[])[] | undefined {
  const completed = jobs.flatMap(({ job: { samples, submission }, source }) => {
    const end = samples.find(({ job }) => job.phase === 'completed');
    const { sent } = submission ?? {};
    if (end === undefined || !isObject(sent)) return [];
    // Other workers too make nothing out of nothing, those that were learned among them.
    if (isDeepStrictEqual(sent['input'], {})) return [];
    const isEcho = isDeepStrictEqual(end.job.raw['output'], sent['input']);
    const kinds = inputs.find(({ input }) => isDeepStrictEqual(input, sent['input']))?.kinds;
    return [{ isEcho, kinds, refs: refsInSource(source, [end.id]) }];
  });
  const undeclared = completed.filter(({ kinds }) => kinds === undefined);
  const ordinary = completed.filter(({ kinds }) => kinds?.includes('ordinary'));
  const decisive = undeclared.length > 0 ? undeclared : ordinary;
  if (decisive.length === 0 || !decisive.every(({ isEcho }) => isEcho)) return undefined;
  return completed.filter(({ isEcho }) => isEcho).map(({ refs }) => refs);
}

/** The worker `echo`, or one that does what a script says. */
function workerOf(
  echoes: readonly (readonly EvidenceRef[])[] | undefined,
  sample: LearnedSetting | undefined,
): LearnedSetting[] {
  if (echoes !== undefined) {
    const detail = 'each of these jobs returned its input';
    const basis: Basis = { kind: 'seen', count: echoes.length, shownBy: firstRefs(echoes), detail };
    return [{ path: ['worker'], value: 'echo', basis }];
  }
  const why = 'outputs are private; a job does what the script in its input says';
  const script = 'without one in its input, a job completes with {}';
  return [
    { path: ['worker'], value: 'script', basis: { kind: 'madeUp', why } },
    sample ?? { path: ['script'], value: {}, basis: { kind: 'madeUp', why: script } },
  ];
}

/** A script that ends a job with an output of the jobs that are no special ones; undefined if there is none. */
function samplePoint(
  { jobs, inputs }: EndpointEvidence,
  form: SampleForm,
): LearnedSetting | undefined {
  const outputs = jobs.flatMap(({ job: { samples, submission }, source }) => {
    const end = samples.find(({ job }) => job.phase === 'completed');
    const input = isObject(submission?.sent) ? submission.sent['input'] : undefined;
    const kinds = inputs.find((declared) => isDeepStrictEqual(declared.input, input))?.kinds;
    if (end === undefined || (kinds !== undefined && !kinds.includes('ordinary'))) return [];
    return [{ output: end.job.raw['output'], refs: refsInSource(source, [end.id]) }];
  });
  const sample = sampleOutput(outputs, form);
  const value = sample && { output: sample.output };
  if (sample === undefined || !isSettingValue(value)) return undefined;
  const detail = form === 'whole' ? 'a sample' : 'a sample with stand-ins for texts and numbers';
  const shownBy = firstRefs(sample.from.map(({ refs }) => refs));
  return {
    path: ['script'],
    value,
    basis: { kind: 'seen', count: sample.from.length, shownBy, detail },
  };
}

function timePoints({ id, declared, times, atOnce }: EndpointEvidence): LearnedSetting[] {
  const path = ['endpoints', id];
  const { timeoutMs } = declared ?? {};
  return [
    timePoint(
      [...path, 'durationMs'],
      times.flatMap(({ ran, knownLength, source }) =>
        knownLength === undefined ? timedSamples(ran, source) : [],
      ),
      {
        wouldShow:
          'a job that completes, with its `executionTime` in a known and fine unit or polled often',
      },
    ),
    declaredPoint([...path, 'executionTimeoutMs'], {
      value: typeof timeoutMs === 'number' ? timeoutMs : undefined,
      otherwise: lifecycle.timers.executionTimeout.default,
      name: 'timeoutMs',
    }),
    workersPoint([...path, 'workers', 'max'], { declared, atOnce }),
    ...delayPoints([...path, 'workers'], times),
  ];
}

function declaredPoint(
  path: readonly string[],
  { value, otherwise, name }: { value: number | undefined; otherwise: number; name: string },
): LearnedSetting {
  const wouldShow = `\`${name}\` of the endpoint in the target file`;
  const basis: Basis = value === undefined ? { kind: 'notSeen', wouldShow } : declaredBasis;
  return { path, value, otherwise, basis };
}

/** As many workers as are declared, or else at least as many as jobs were seen to run at once. */
function workersPoint(
  path: readonly string[],
  { declared, atOnce: { count, refs } }: Pick<EndpointEvidence, 'declared' | 'atOnce'>,
): LearnedSetting {
  const { max } = defaults.WorkersSettings;
  const value = declared?.workers;
  if (value !== undefined || count < 2) {
    return declaredPoint(path, { value, otherwise: max, name: 'workers' });
  }
  return {
    path,
    value: Math.max(max, count),
    otherwise: max,
    basis: {
      kind: 'seen',
      count: 1,
      shownBy: refs,
      detail: `${count} jobs ran at once: there are at least so many workers`,
    },
    measure: { kind: 'atLeast' },
  };
}

/**
 * The local service has no delay but the start of a worker. If jobs waited although a worker had just been
 * there, each job gets a worker of its own.
 */
function delayPoints(path: readonly string[], times: EndpointEvidence['times']): LearnedSetting[] {
  const waits = times.flatMap(({ waited, isWarm, knownLength, source }) =>
    knownLength === undefined
      ? timedSamples(waited, source).map((sample) => ({ ...sample, isWarm }))
      : [],
  );
  const warm = waits.filter(({ isWarm }) => isWarm);
  const cold = waits.filter(({ isWarm }) => !isWarm);
  const isSlow = leastMedian(warm) >= indistinctMs;
  const { coldStartMs, idleTimeoutMs } = defaults.WorkersSettings;
  const start = timePoint([...path, 'coldStartMs'], isSlow || cold.length === 0 ? waits : cold, {
    wouldShow:
      'a job that no other job delays, with its `delayTime` in a known unit or polled often',
    otherwise: coldStartMs,
  });
  const about = { path: [...path, 'idleTimeoutMs'], otherwise: idleTimeoutMs };
  if (isSlow) {
    const detail = 'jobs waited although another had just ended';
    const shownBy = firstRefs(warm.map(({ refs }) => refs));
    return [
      start,
      { ...about, value: 0, basis: { kind: 'seen', count: warm.length, shownBy, detail } },
    ];
  }
  const wouldShow = 'jobs that follow each other after pauses of different lengths';
  return [start, { ...about, value: undefined, basis: { kind: 'notSeen', wouldShow } }];
}

/** The median of what the times surely were at least. */
function leastMedian(samples: readonly TimeSample[]): number {
  return quantile(
    samples.map(({ leastMs }) => leastMs).sort((left, right) => left - right),
    0.5,
  );
}
