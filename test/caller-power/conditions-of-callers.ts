/** Under which circumstances a caller is broken: dimensions, each with its values. */
import type { CallerCondition, CallerSituation, DefectPart } from './defect.ts';

type Part = DefectPart['of'];

type Dimension = {
  readonly of: readonly Part[];
  readonly values: Readonly<Record<string, CallerCondition['holds']>>;
};

const requests: readonly Part[] = ['request', 'result'];

const dimensions: Readonly<Record<string, Dimension>> = {
  at: {
    of: requests,
    values: {
      submission: ({ purpose }) => purpose === 'submission',
      status: ({ purpose }) => purpose === 'status',
      download: ({ purpose }) => purpose === 'download',
    },
  },
  turn: {
    of: ['request', 'result', 'call', 'acknowledgement', 'work'],
    values: {
      first: ({ turn }) => turn === 1,
      later: ({ turn }) => turn > 1,
      'every second': ({ turn }) => turn % 2 === 0,
    },
  },
  others: {
    of: ['request', 'result', 'call', 'acknowledgement', 'work'],
    values: { some: ({ amongOthers }) => amongOthers },
  },
  errors: {
    of: requests,
    values: {
      before: ({ afterError }) => afterError,
      none: ({ afterError }) => !afterError,
    },
  },
  time: {
    of: requests,
    values: { late: ({ elapsedMs }: CallerSituation) => elapsedMs > 2000 },
  },
};

/** The conditions under which such a part can be broken. */
export function callerConditionsOf(part: Part): CallerCondition[] {
  return Object.entries(dimensions).flatMap(([dimension, { of, values }]) =>
    of.includes(part)
      ? Object.entries(values).map(([value, holds]) => ({ dimension, value, holds }))
      : [],
  );
}
