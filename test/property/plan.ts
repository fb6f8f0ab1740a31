/** What a random sequence consists of: settings of a world, and steps in it. */
import fc from 'fast-check';
import type { EndpointSettings } from '../../src/reference/accounts/account-options.ts';
import type { FleetSettings } from '../../src/reference/engine/endpoint-plan.ts';
import type { FaultSettings } from '../../src/reference/engine/injected-faults.ts';
import type { SubmitOperation, SubmittedRequest } from '../../src/reference/engine/job-snapshot.ts';
import type { Script } from '../../src/reference/models/script.ts';

/** The accounts of every world, by name; each has a key of the same name. */
export const accountIds = ['ann', 'bob'] as const;
export type AccountId = (typeof accountIds)[number];

/** The endpoints of every world: one is charged, one does what its input says. */
export const endpointIds = ['picture', 'script'] as const;
export type EndpointId = (typeof endpointIds)[number];

/** What a webhook's receiver does with a call. */
export type Reception = 'accept' | 'refuse' | 'almost' | 'reset';

export type Policy = NonNullable<SubmittedRequest['policy']>;

/** Something that a caller does, or time that passes. */
export type Step =
  | {
      readonly do: 'submit';
      readonly account: AccountId;
      readonly submission: SubmitOperation;
      readonly endpoint: EndpointId;
      readonly input: SubmittedRequest['input'];
      readonly policy: Policy | undefined;
      readonly webhook: readonly Reception[] | undefined;
      readonly waitMs: number | undefined;
    }
  | {
      readonly do: JobOperation;
      readonly account: AccountId;
      /** Counts the account's jobs from the last one, around. */
      readonly job: number;
      /** Counts only those for which the operation is meant. */
      readonly apt: boolean;
      /** With the other account's key, or on the other endpoint, where it has to be unknown. */
      readonly astray: 'account' | 'endpoint' | undefined;
    }
  | {
      readonly do: 'purgeQueue' | 'getEndpointHealth';
      readonly account: AccountId;
      readonly endpoint: EndpointId;
    }
  | {
      readonly do: 'faults';
      readonly account: AccountId;
      readonly faults: readonly FaultSettings[];
    }
  | { readonly do: 'advance'; readonly ms: number }
  | { readonly do: 'advanceToNext' };

export type JobOperation =
  | 'getJobStatus'
  | 'getJobStatusSync'
  | 'streamJob'
  | 'cancelJob'
  | 'retryJob';

export interface Plan {
  readonly seed: number;
  readonly endpoints: Readonly<Record<EndpointId, EndpointSettings>>;
  readonly budget: { readonly amount: string; readonly exceeded: 'refuse' | 'warn' } | undefined;
  readonly limits: 'off' | 'public';
  /** Declared from the start, for both accounts. */
  readonly faults: readonly FaultSettings[];
  readonly steps: readonly Step[];
}

const account = fc.constantFrom(...accountIds);
const endpoint = fc.constantFrom(...endpointIds);

const workers: fc.Arbitrary<FleetSettings> = fc
  .record({
    min: fc.constantFrom(0, 0, 1, 2),
    above: fc.constantFrom(0, 1, 1, 2),
    coldStartMs: fc.constantFrom(0, 1, 50, 20_000),
    idleTimeoutMs: fc.constantFrom(0, 1, 100, 5000),
    jobsPerWorker: fc.constantFrom(1, 1, 2, 3),
  })
  .map(({ above, ...settings }) => ({ ...settings, max: settings.min + above, maxStarts: 3 }));

/** Instants at which things fall together are wanted: few different times, many times zero. */
const shortMs = fc.constantFrom(0, 0, 1, 50, 100, 5000, 6000);

const script: fc.Arbitrary<Script> = fc
  .record({
    afterMs: fc.option(shortMs, { nil: undefined }),
    end: fc.constantFrom<Script>(
      {},
      { output: { answer: 42 } },
      { output: 'text' },
      { output: { error: 'said so' } },
      { fail: 'gave up' },
      { crash: true },
      { hang: true },
    ),
    chunks: fc.array(shortMs, { maxLength: 3 }),
  })
  .map(({ afterMs, end, chunks }) => ({
    ...end,
    ...(afterMs !== undefined && { afterMs }),
    ...(chunks.length > 0 && {
      chunks: chunks
        .toSorted((a, b) => a - b)
        .map((chunkMs, index) => ({ afterMs: chunkMs, output: { part: index } })),
    }),
  }));

const scriptInput: fc.Arbitrary<SubmittedRequest['input']> = script.map((each) => ({
  script: each,
}));
const pictureInput: fc.Arbitrary<SubmittedRequest['input']> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      prompt: fc.constant('dusk'),
      width: fc.integer({ min: 256, max: 1536 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ prompt: 7 }) },
);

const policy: fc.Arbitrary<Policy> = fc.record(
  {
    lowPriority: fc.boolean(),
    ttl: fc.constantFrom(10_000, 10_001, 60_000, 604_800_000),
    executionTimeout: fc.constantFrom(5001, 6000, 600_000),
  },
  { requiredKeys: [] },
);

const reception = fc.constantFrom<Reception>('accept', 'refuse', 'almost', 'reset');

const submit: fc.Arbitrary<Step> = fc
  .record({
    account,
    submission: fc.constantFrom<SubmitOperation>('runJob', 'runJob', 'runJobSync'),
    work: fc.oneof(
      fc.record({ endpoint: fc.constant('script' as const), input: scriptInput }),
      fc.record({ endpoint: fc.constant('picture' as const), input: pictureInput }),
    ),
    policy: fc.option(policy, { nil: undefined }),
    webhook: fc.option(fc.array(reception, { minLength: 3, maxLength: 3 }), { nil: undefined }),
    waitMs: fc.option(fc.constantFrom(1000, 5000, 300_000), { nil: undefined }),
  })
  .map(({ work, ...step }) => ({ do: 'submit' as const, ...work, ...step }));

const onJob: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom<JobOperation>(
    'getJobStatus',
    'getJobStatusSync',
    'streamJob',
    'cancelJob',
    'retryJob',
    'retryJob',
  ),
  account,
  job: fc.nat({ max: 12 }),
  apt: fc.constantFrom(true, true, false),
  astray: fc.constantFrom(undefined, undefined, undefined, undefined, 'account', 'endpoint'),
});

const onEndpoint: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('purgeQueue' as const, 'getEndpointHealth' as const),
  account,
  endpoint,
});

const fault: fc.Arbitrary<FaultSettings> = fc
  .record({
    endpoint: fc.option(endpoint, { nil: undefined }),
    probability: fc.option(fc.constantFrom(0.3, 0.7), { nil: undefined }),
    count: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    where: fc.oneof(
      fc.record({
        operation: fc.constantFrom('runJob', 'runJobSync', 'getJobStatus'),
        effect: fc.constantFrom<FaultSettings['effect']>(
          { status: 500 },
          { status: 429, retryAfterSeconds: 3 },
          { latency: { distribution: 'fixed', ms: 700 } },
          { latency: { distribution: 'uniform', minMs: 0, maxMs: 2000 } },
          { latency: { distribution: 'lognormal', medianMs: 300, sigma: 1 } },
          { drop: true },
        ),
      }),
      fc.record({
        operation: fc.constantFrom('runJob', 'runJobSync', undefined),
        effect: fc.constantFrom<FaultSettings['effect']>(
          { worker: 'crash' },
          { worker: 'hang' },
          { webhook: 'lost' },
          { webhook: 'duplicated' },
        ),
      }),
      fc.record({
        operation: fc.constant(undefined),
        effect: fc.constant<FaultSettings['effect']>({ stale: true }),
      }),
    ),
  })
  .map(({ where, ...fields }) => withoutUndefined({ ...fields, ...where }));

/** A declaration either has a key or not; it is never undefined there. */
function withoutUndefined(
  fields: Record<string, unknown> & Pick<FaultSettings, 'effect'>,
): FaultSettings {
  const { effect } = fields;
  const others = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(others), effect };
}

const faults: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('faults' as const),
  account,
  faults: fc.array(fault, { minLength: 1, maxLength: 3 }),
});

const advance: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('advance' as const),
  ms: fc.oneof(
    { weight: 8, arbitrary: shortMs },
    {
      weight: 6,
      arbitrary: fc.constantFrom(999, 1000, 10_000, 60_000, 90_000, 600_000, 1_800_000),
    },
    { weight: 1, arbitrary: fc.constantFrom(86_400_000, 604_800_000) },
    { weight: 1, arbitrary: fc.nat({ max: 700_000_000 }) },
  ),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 16, arbitrary: submit },
  { weight: 12, arbitrary: advance },
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'advanceToNext' }) },
  { weight: 12, arbitrary: onJob },
  { weight: 2, arbitrary: onEndpoint },
  { weight: 1, arbitrary: faults },
);

/** Plans of up to thirty steps. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  seed: fc.nat(),
  endpoints: fc
    .record({
      picture: workers,
      script: workers,
      durationMs: fc.constantFrom(0, 300, 7000),
      executionTimeoutMs: fc.constantFrom(6000, 600_000),
    })
    .map(({ picture, script: scripted, durationMs, executionTimeoutMs }) => ({
      picture: {
        kind: 'public' as const,
        model: 'image' as const,
        price: 'image-odd' as const,
        durationMs,
        workers: picture,
      },
      script: {
        kind: 'serverless' as const,
        worker: 'script' as const,
        executionTimeoutMs,
        workers: scripted,
      },
    })),
  budget: fc.option(
    fc.record({
      amount: fc.constantFrom('0', '0.001', '0.003'),
      exceeded: fc.constantFrom('refuse' as const, 'warn' as const),
    }),
    { nil: undefined, freq: 4 },
  ),
  faults: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fault, { minLength: 1, maxLength: 4 }) },
  ),
  limits: fc.constantFrom('off' as const, 'off' as const, 'public' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 30, size: 'max' }),
});
