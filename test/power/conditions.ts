/** Under which circumstances a deployment is broken: dimensions, each with its values. */
import { endpointKinds, type Situation } from './situation.ts';

/** What a breakage is about: what is sent, a submission with a fault, what a job shows, or a webhook call. */
export type Subject = 'submission' | 'fault' | 'read' | 'call' | 'request';

export interface Condition {
  readonly dimension: string;
  readonly value: string;
  readonly holds: (situation: Situation) => boolean;
}

type Dimension = {
  readonly of: readonly Subject[];
  readonly values: Readonly<Record<string, Condition['holds']>>;
};

const jobs: readonly Subject[] = ['submission', 'fault', 'read', 'call'];

/** Text beyond these is written by several bytes. */
const beyondAscii = /[^\0-\x7f]/;

const dimensions: Readonly<Record<string, Dimension>> = {
  operation: {
    of: [...jobs, 'request'],
    values: {
      run: ({ operation }) => operation === 'run',
      runsync: ({ operation }) => operation === 'runsync',
    },
  },
  asked: { of: ['request'], values: { status: ({ operation }) => operation === 'status' } },
  kind: {
    of: [...jobs, 'request'],
    values: Object.fromEntries(
      endpointKinds.map((kind) => [kind, (situation: Situation) => situation.kind === kind]),
    ),
  },
  webhook: {
    of: ['submission', 'fault', 'read'],
    values: {
      with: ({ body }) => body?.webhook !== undefined,
      without: ({ body }) => body?.webhook === undefined,
    },
  },
  storage: {
    of: jobs,
    values: {
      with: ({ body }) => body?.s3Config !== undefined,
      without: ({ body }) => body?.s3Config === undefined,
    },
  },
  policy: {
    of: jobs,
    values: {
      none: ({ body }) => body?.policy === undefined,
      given: ({ body }) => Object.keys(body?.policy ?? {}).length > 0,
    },
  },
  timeout: {
    of: jobs,
    values: { given: ({ body }) => body?.policy?.executionTimeout !== undefined },
  },
  ttl: { of: jobs, values: { given: ({ body }) => body?.policy?.ttl !== undefined } },
  priority: {
    of: jobs,
    values: {
      low: ({ body }) => body?.policy?.lowPriority === true,
      normal: ({ body }) => body?.policy?.lowPriority === false,
    },
  },
  turn: {
    of: jobs,
    values: {
      first: ({ turn }) => turn === 1,
      later: ({ turn }) => turn > 1,
      'every second': ({ turn }) => turn % 2 === 0,
      'every fourth': ({ turn }) => turn % 4 === 0,
    },
  },
  others: {
    of: ['submission', 'read', 'call'],
    values: { some: ({ amongOthers }) => amongOthers, none: ({ amongOthers }) => !amongOthers },
  },
  text: {
    of: ['submission', 'read', 'call'],
    values: {
      plain: ({ body }) => !beyondAscii.test(JSON.stringify(body) ?? ''),
      'beyond ASCII': ({ body }) => beyondAscii.test(JSON.stringify(body) ?? ''),
    },
  },
  phase: {
    of: ['read'],
    values: {
      waiting: ({ phase }) => phase === 'waiting',
      running: ({ phase }) => phase === 'running',
      ended: ({ phase }) => phase === 'ended',
    },
  },
  look: {
    of: ['read', 'call'],
    values: {
      first: ({ look }) => look === 1,
      later: ({ look = 1 }) => look > 1,
    },
  },
};

/** The conditions under which something about this subject can be broken. */
export function conditionsOf(subject: Subject): Condition[] {
  return Object.entries(dimensions).flatMap(([dimension, { of, values }]) =>
    of.includes(subject)
      ? Object.entries(values).map(([value, holds]) => ({ dimension, value, holds }))
      : [],
  );
}
