/** How many jobs are paid for a piece of work. */
import type { LedgerReading } from '../../../../src/evidence/record-types.ts';
import type { Told } from '../scenes.ts';
import {
  asked,
  broken,
  declaring,
  done,
  fails,
  holds,
  nothing,
  type Situations,
  submitted,
  unclear,
} from './situation.ts';

type Charge = LedgerReading['charges'][number];

function job(jobId: string, other: Partial<Charge> = {}): Charge {
  return { jobId, status: 'COMPLETED', amount: '0.01', ...other };
}

const usual: Told = { calls: [submitted(), done(500)], charges: [job('a')] };
const two: Told = {
  calls: [submitted(), submitted(10, { job: 'b' })],
  charges: [job('a'), job('b')],
};

const again = submitted(900, { job: 'b' });
/** Its work ends before its jobs are submitted. */
const background: Told = {
  calls: [submitted(1000), submitted(1010, { job: 'b' })],
  works: [{ endedMs: 500 }],
  charges: [job('a'), job('b')],
};
const third = submitted(1800, { job: 'c' });
const gone = asked(500, '', { status: 404, answer: { status: 404 } });
const bounds = { workMs: 10_000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 };

const usualCost: Told = { ...usual, works: [{ cost: '0.01' }] };

export const paymentSituations: Situations = {
  'pays-once': [
    holds('submits once', usual, { calls: [submitted(), gone], works: fails, charges: [job('a')] }),
    holds('takes two jobs for each piece of work', two, two),
    holds('submits again after a job that failed and cost nothing', usual, {
      calls: [submitted(), again],
      charges: [job('a', { status: 'FAILED', amount: '0' }), job('b')],
    }),
    holds('cancels the first job before it submits again', usual, {
      calls: [
        submitted(),
        { at: [500, 520], request: { method: 'POST', target: '/v2/echo/cancel/a' } },
        again,
      ],
      charges: [job('a'), job('b')],
    }),
    broken('submits again, and cancels the first job when it has completed', usual, {
      calls: [
        submitted(),
        again,
        {
          at: [1500, 1520],
          request: { method: 'POST', target: '/v2/echo/cancel/a' },
          status: 409,
          answer: {},
        },
      ],
      charges: [job('a'), job('b')],
    }),
    holds('submits two jobs after its work was accepted', background, background),
    broken('submits again after a 404', usual, {
      calls: [submitted(), gone, again],
      charges: [job('a'), job('b')],
    }),
    broken('submits again after a job that failed and was charged', usual, {
      calls: [submitted(), again],
      charges: [job('a', { status: 'FAILED' }), job('b')],
    }),
    broken('submits a second time while the first job runs', usual, {
      calls: [submitted(), asked(500), again],
      charges: [job('a'), job('b', { status: 'IN_PROGRESS', amount: '0' })],
    }),
    broken('submits a second time when its work is done', {
      calls: [submitted(), done(500), again],
      works: [{ endedMs: 700 }],
      charges: [job('a'), job('b')],
    }),
    broken('takes three jobs for two pieces of work', usual, {
      calls: [submitted(), again, third],
      works: [{}, {}],
      charges: [job('a'), job('b'), job('c')],
    }),
    ...declaring(
      { bounds: { ...bounds, paidPerJob: 2 } },
      holds('declares two jobs, and takes two', usual, {
        calls: [submitted(), gone, again],
        charges: [job('a'), job('b')],
      }),
      broken('declares two jobs, and takes three', usual, {
        calls: [submitted(), gone, again, third],
        charges: [job('a'), job('b'), job('c')],
      }),
    ),
    holds('submits once, beside a job that is not its own', usual, {
      calls: [submitted(), gone],
      works: fails,
      charges: [job('a'), job('of the check')],
    }),
    nothing('has an account that is not known', usual, { calls: [submitted(), gone, again] }),
  ],
  'reports-exact-cost': [
    ...declaring(
      { declares: ['reports-cost'] },
      holds('reports what its job was charged', { ...usual, works: [{ cost: '0.01' }] }),
      holds('reports what both jobs were charged', { ...two, works: [{ cost: '0.02' }] }),
      broken('reports the cost of one of two jobs that it needs', {
        ...two,
        works: [{ cost: '0.010' }],
      }),
      holds('reports the cost of one of two jobs, and needs one', usualCost, {
        ...two,
        works: [{ cost: '0.010' }],
      }),
      holds(
        'reports two of three jobs, and needs two',
        { ...two, works: [{ cost: '0.02' }] },
        {
          calls: [submitted(), again, third],
          works: [{ cost: '0.02' }],
          charges: [job('a'), job('b'), job('c')],
          end: { alternatives: { 'time-units': 'seconds' } },
        },
      ),
      broken('reports rounded cents', {
        calls: [submitted(), done(500)],
        works: [{ cost: '0.01' }],
        charges: [job('a', { amount: '0.0123' })],
      }),
      broken('reports a sum of binary fractions', {
        calls: [submitted(), submitted(10, { job: 'b' })],
        works: [{ cost: String(0.1 + 0.2) }],
        charges: [job('a', { amount: '0.1' }), job('b', { amount: '0.2' })],
      }),
      broken('reports no number', { ...usual, works: [{ cost: 'free' }] }),
      broken('reports nothing', usual),
      nothing('reports nothing where answers are unusual', {
        ...usual,
        end: { alternatives: { 'time-units': 'seconds' } },
      }),
      nothing('fails', { ...usual, works: fails }),
      unclear('pays nothing', { ...usual, works: [{ cost: '0' }], charges: [] }),
    ),
    nothing('does not say that it reports costs', usual),
  ],
};
