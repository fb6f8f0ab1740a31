/** What may happen to three replicas on one Redis server. */
import fc from 'fast-check';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';

export type Reception = 'accept' | 'refuse' | 'reset';

export type HistoryStep =
  | {
      readonly do: 'submit';
      readonly replica: number;
      readonly endpoint: EndpointId;
      readonly sync: boolean;
      readonly input: object;
      readonly policy: object | undefined;
      /** Of the calls, in turn; without them, there is no webhook. */
      readonly webhook: readonly Reception[] | undefined;
    }
  | {
      readonly do: 'status' | 'status-sync' | 'stream' | 'cancel' | 'retry';
      readonly replica: number;
      /** Counted back from the latest accepted one. */
      readonly job: number;
    }
  | {
      readonly do: 'health' | 'purge-queue';
      readonly replica: number;
      readonly endpoint: EndpointId;
    }
  | { readonly do: 'pause'; readonly ms: number }
  | { readonly do: 'kill'; readonly replica: number }
  /** For so long that others take its jobs. What it reports afterwards is late. */
  | { readonly do: 'suspend'; readonly replica: number; readonly ms: number }
  /** Kills Redis, and starts it again with its data after so long. */
  | { readonly do: 'restart'; readonly ms: number };

export type EndpointId = 'image' | 'line' | 'script';

/** Times are those of the accounts, whose clock is faster than the system's. */
export const endpoints = {
  image: {
    kind: 'public',
    model: 'image',
    price: 'image-odd',
    durationMs: 5000,
    workers: { max: 3, coldStartMs: 500, idleTimeoutMs: 3000 },
  },
  // Only here is there an order in which jobs start.
  line: {
    kind: 'serverless',
    worker: 'script',
    executionTimeoutMs: 60_000,
    workers: { max: 1, coldStartMs: 500, idleTimeoutMs: 3000 },
  },
  script: {
    kind: 'serverless',
    worker: 'script',
    executionTimeoutMs: 60_000,
    workers: { min: 1, max: 3, jobsPerWorker: 2, coldStartMs: 0 },
  },
} as const satisfies ServiceSettings['endpoints'];

export const endpointIds = ['image', 'line', 'script'] as const satisfies readonly EndpointId[];

const replica = fc.nat({ max: 2 });
const endpoint = fc.constantFrom(...endpointIds);

const pictures = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      prompt: fc.constant('dusk'),
      width: fc.integer({ min: 256, max: 1024 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ prompt: 7 }) },
);

const scripts = fc
  .record({
    afterMs: fc.constantFrom(0, 0, 300, 2000, 5000),
    end: fc.constantFrom({}, {}, { output: { answer: 42 } }, { fail: 'gave up' }, { crash: true }),
  })
  .map(({ afterMs, end }) => ({ script: { afterMs, ...end } }));

const policies = fc.constantFrom(
  ...[undefined, undefined, undefined, { ttl: 10_000 }, { executionTimeout: 5001 }],
  // Without other jobs, one of low priority waits until its ttl.
  { lowPriority: true, ttl: 20_000 },
);

const works = fc.oneof(
  fc.record({ endpoint: fc.constant('image' as const), input: pictures, policy: policies }),
  fc.record({
    endpoint: fc.constantFrom('line' as const, 'script' as const),
    input: scripts,
    policy: policies,
  }),
  fc.constant({
    endpoint: 'script' as const,
    input: { script: { hang: true } },
    policy: { executionTimeout: 5001 },
  }),
);

/** So long that their replica is lost before they end. */
const longWorks = fc.oneof(
  fc.constant({ endpoint: 'image' as const, input: { prompt: 'dawn' }, policy: undefined }),
  fc.record({
    endpoint: fc.constantFrom('line' as const, 'script' as const),
    input: fc.constant({ script: { afterMs: 10_000 } }),
    policy: fc.constant(undefined),
  }),
);

/** They wait for each other. */
const queuedWorks = fc.record({
  endpoint: fc.constant('line' as const),
  input: fc.constant({ script: { afterMs: 1000 } }),
  policy: fc.constantFrom(undefined, { lowPriority: true, ttl: 60_000 }),
});

const webhooks = fc.option(
  fc.array(fc.constantFrom<Reception>('accept', 'refuse', 'reset'), {
    minLength: 3,
    maxLength: 3,
  }),
  { nil: undefined },
);

const submissions = (
  work: typeof works | typeof longWorks | typeof queuedWorks,
  sync: fc.Arbitrary<boolean>,
) =>
  fc
    .record({ replica, work, sync, webhook: webhooks })
    .map(({ work: chosen, ...rest }): HistoryStep => ({ do: 'submit', ...chosen, ...rest }));

const submit = submissions(works, fc.constantFrom(false, false, false, true));

const step: fc.Arbitrary<HistoryStep> = fc.oneof(
  { weight: 20, arbitrary: submit },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom('status', 'status-sync', 'stream', 'cancel', 'retry', 'retry', 'retry'),
      replica,
      job: fc.nat({ max: 7 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('health', 'purge-queue'), replica, endpoint }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pause'), ms: fc.nat({ max: 200 }) }) },
);

const steps = fc.array(step, { minLength: 8, maxLength: 18, size: 'max' });

const loss: fc.Arbitrary<HistoryStep> = fc.oneof(
  fc.record({ do: fc.constant('kill'), replica }),
  fc.record({ do: fc.constant('suspend'), replica, ms: fc.integer({ min: 1500, max: 3500 }) }),
  fc.record({ do: fc.constant('restart'), ms: fc.nat({ max: 1000 }) }),
);

/** Histories of a few seconds, in which replicas or Redis are lost at work, once or twice. */
export const histories: fc.Arbitrary<readonly HistoryStep[]> = fc
  .record({
    parts: fc.array(
      fc.record({
        steps,
        long: fc.array(submissions(longWorks, fc.constant(false)), { minLength: 3, maxLength: 6 }),
        queued: fc.array(submissions(queuedWorks, fc.constant(false)), {
          minLength: 3,
          maxLength: 5,
        }),
        pauseMs: fc.nat({ max: 300 }),
        loss,
      }),
      { minLength: 1, maxLength: 2, size: 'max' },
    ),
    rest: steps,
  })
  .map(({ parts, rest }) => [
    ...parts.flatMap((part): HistoryStep[] => [
      ...part.steps,
      ...part.long,
      ...part.queued,
      { do: 'pause', ms: part.pauseMs },
      part.loss,
    ]),
    ...rest,
  ]);
