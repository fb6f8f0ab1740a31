/** Under which circumstances a deployment is broken: dimensions, each with its values. */
import { endpointKinds, type Situation } from './situation.ts';

/** What is broken: how a valid submission is taken, one with a fault, what a job shows, a webhook call, or any request. */
export type BrokenThing = 'submission' | 'fault' | 'read' | 'call' | 'request';

export interface NamedCondition {
  readonly dimension: string;
  readonly value: string;
}

export interface Condition extends NamedCondition {
  readonly holds: (situation: Situation) => boolean;
}

type Dimension = {
  readonly of: readonly BrokenThing[];
  readonly values: Readonly<Record<string, Condition['holds']>>;
};

const jobs: readonly BrokenThing[] = ['submission', 'fault', 'read', 'call'];

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
  // Only these show what reaches them.
  worker: {
    of: ['submission'],
    values: {
      'returns its input': ({ endpoint }) => endpoint === 'echo',
      'returns its storage settings': ({ endpoint }) => endpoint === 'storage',
    },
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
  ttl: {
    of: jobs,
    values: { given: ({ body }) => body?.policy?.ttl !== undefined },
  },
  priority: {
    of: jobs,
    values: {
      low: ({ body }) => body?.policy?.lowPriority === true,
      normal: ({ body }) => body?.policy?.lowPriority === false,
    },
  },
  turn: {
    of: jobs,
    // What becomes of the very first is seldom watched.
    values: {
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
      completed: ({ phase }) => phase === 'completed',
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

/** Where jobs cost so little that the checks send many. */
const cheap = ['serverless', 'image'];
/** The others, as conditions. */
export const dearKinds: readonly string[] = endpointKinds
  .filter((kind) => !cheap.includes(kind))
  .map((value) => nameOf({ dimension: 'kind', value }));
/** Those whose inputs are not stated, as conditions. */
export const modelKinds: readonly string[] = endpointKinds
  .filter((kind) => kind !== 'serverless')
  .map((value) => nameOf({ dimension: 'kind', value }));
const withPolicy = { policy: ['given'] };

/** The values of other dimensions without which a dimension, or a value of it, makes no sense or is not tried. */
const implications: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  worker: { kind: ['serverless'] },
  timeout: { ...withPolicy, kind: cheap },
  ttl: withPolicy,
  priority: { ...withPolicy, kind: cheap },
  'policy none': { kind: cheap },
  'storage with': { kind: cheap },
  'webhook without': { kind: cheap },
  turn: { kind: cheap },
  'others none': { kind: cheap },
  // Jobs of models may be too quick to tell, and only image models have inputs that fail.
  'phase running': { kind: ['serverless'] },
  'phase ended': { kind: cheap },
  // It is an operation itself.
  asked: { operation: [] },
  // Inputs of models are those that their owner declares, and storage settings have all kinds of texts.
  'text plain': { kind: ['serverless'], storage: ['without'] },
  'text beyond ASCII': { kind: ['serverless'] },
};

/** Whether one situation may meet all of them. */
export function areCompatible(conditions: readonly NamedCondition[]): boolean {
  return conditions.every((condition) => {
    const { dimension } = condition;
    const implied = { ...implications[dimension], ...implications[nameOf(condition)] };
    return conditions.every((other) => implied[other.dimension]?.includes(other.value) ?? true);
  });
}

export function nameOf({ dimension, value }: NamedCondition): string {
  return `${dimension} ${value}`;
}

/** The conditions under which something about this thing can be broken. */
export function conditionsOf(thing: BrokenThing): Condition[] {
  return Object.entries(dimensions).flatMap(([dimension, { of, values }]) =>
    of.includes(thing)
      ? Object.entries(values).map(([value, holds]) => ({ dimension, value, holds }))
      : [],
  );
}

/** Throws if something about this thing cannot be broken under it. */
export function conditionOf(thing: BrokenThing, dimension: string, value: string): Condition {
  const condition = conditionsOf(thing).find(
    (each) => each.dimension === dimension && each.value === value,
  );
  if (condition === undefined)
    throw new Error(`No ${thing} has the condition ${dimension} ${value}.`);
  return condition;
}
