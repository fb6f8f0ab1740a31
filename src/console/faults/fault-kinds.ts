/** The kinds of faults, with their names and texts. */
import type { Fault } from '../../client/control.ts';
import { durationText } from '../parts/values.tsx';

export type Effect = Fault['effect'];
export type FaultOperation = NonNullable<Fault['operation']>;
export type Latency = Extract<Effect, { latency: unknown }>['latency'];

export interface FaultKind {
  readonly label: string;
  readonly does: string;
  /** The initial values of its form. */
  readonly effect: Effect;
  /** The operations that it can be about. Missing: all. */
  readonly operations?: readonly FaultOperation[];
}

const submissions = ['runJob', 'runJobSync'] as const;

const kinds = {
  status: {
    label: 'Error status',
    does: 'The request gets an error response and has no effect.',
    effect: { status: 500 },
  },
  latency: {
    label: 'Slow response',
    does: 'The request takes effect at once, but the response is delayed.',
    effect: { latency: { distribution: 'fixed', ms: 2000 } },
  },
  drop: {
    label: 'Closed connection',
    does: 'The request takes effect, but the connection closes without a response.',
    effect: { drop: true },
  },
  stale: {
    label: 'Old state',
    does: 'A status request returns the job before its last change of state.',
    effect: { stale: true },
    operations: ['getJobStatus'],
  },
  crash: {
    label: 'Worker crashes',
    does: 'The job fails, because its worker crashed.',
    effect: { worker: 'crash' },
    operations: submissions,
  },
  hang: {
    label: 'Worker hangs',
    does: 'The job runs until its execution timeout.',
    effect: { worker: 'hang' },
    operations: submissions,
  },
  lost: {
    label: 'Webhook lost',
    does: 'A webhook call does not arrive and counts as failed.',
    effect: { webhook: 'lost' },
    operations: submissions,
  },
  duplicated: {
    label: 'Webhook duplicated',
    does: 'A webhook call arrives twice.',
    effect: { webhook: 'duplicated' },
    operations: submissions,
  },
} satisfies Record<string, FaultKind>;

export const allKinds: readonly FaultKind[] = Object.values(kinds);

export function faultKindOf(effect: Effect): FaultKind {
  if ('status' in effect) return kinds.status;
  if ('latency' in effect) return kinds.latency;
  if ('drop' in effect) return kinds.drop;
  if ('worker' in effect) return kinds[effect.worker];
  if ('webhook' in effect) return kinds[effect.webhook];
  return kinds.stale;
}

const isOperation: Readonly<Record<FaultOperation, true>> = {
  runJob: true,
  runJobSync: true,
  getJobStatus: true,
  cancelJob: true,
  retryJob: true,
  purgeQueue: true,
  getEndpointHealth: true,
  streamJob: true,
  streamJobByPost: true,
  getJobStatusSync: true,
  getJobStatusSyncByPost: true,
};

export function operationOf(name: string, kind: FaultKind): FaultOperation | undefined {
  return operationsOfFaultKind(kind).find((operation) => operation === name);
}

export function operationsOfFaultKind({ operations }: FaultKind): readonly FaultOperation[] {
  return operations ?? everyOperation;
}

const everyOperation = Object.keys(isOperation).filter((name): name is FaultOperation =>
  Object.hasOwn(isOperation, name),
);

/** When and how a fault takes effect: `503, runJob, endpoint echo, probability 0.5`. */
export function faultText({ effect, operation, endpoint, probability = 1, count }: Fault): string {
  return [
    ...effectDetails(effect),
    operation ?? 'all operations',
    endpoint === undefined ? 'all endpoints' : `endpoint ${endpoint}`,
    ...(probability < 1 ? [`probability ${probability}`] : []),
    ...(count === undefined ? [] : [count === 1 ? 'once' : `at most ${count} times`]),
  ].join(', ');
}

function effectDetails(effect: Effect): string[] {
  if ('status' in effect) {
    const { status, retryAfterSeconds } = effect;
    const retry = retryAfterSeconds === undefined ? [] : [`Retry-After ${retryAfterSeconds} s`];
    return [`status ${status}`, ...retry];
  }
  return 'latency' in effect ? [latencyText(effect.latency)] : [];
}

function latencyText(latency: Latency): string {
  switch (latency.distribution) {
    case 'fixed':
      return durationText(latency.ms);
    case 'uniform':
      return `${durationText(latency.minMs)} to ${durationText(latency.maxMs)}`;
    case 'lognormal':
      return `mostly about ${durationText(latency.medianMs)}`;
  }
}
