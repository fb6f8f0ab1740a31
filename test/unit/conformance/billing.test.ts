/** Judges of charges: evidence that is legal, unlikely or in another notation. */
import { describe, expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import type { Judge } from '../../../src/conformance/judging/judge.ts';
import type { SubjectEndpoint } from '../../../src/evidence/calls.ts';
import { billingView, imageEndpoint, jobId, jobText, type Seen } from './billing-records.ts';

const address = 'https://files.test/a.png';
const oddEndpoint: SubjectEndpoint = {
  id: 'odd',
  kind: 'public',
  model: 'image',
  price: { price: '0.00123', per: 1_000_000 },
};

/** A job that made an image of 512 x 256. */
function imageJob(
  cost: string,
  {
    input = {},
    size = [512, 256],
  }: { readonly input?: object; readonly size?: readonly [number, number] } = {},
): Seen[] {
  const output = `{"image_url":"${address}","cost":${cost}}`;
  return [
    { submit: { input: { width: 512, height: 256, ...input } }, answer: jobText('IN_QUEUE') },
    { ask: jobId, answer: jobText('COMPLETED', output) },
    { fetch: address, size },
  ];
}

function outcomes(judge: Judge, seen: readonly Seen[], endpoint = imageEndpoint): string[] {
  return judge(billingView(seen, endpoint)).map(({ outcome }) => outcome);
}

describe('the charge of an image', () => {
  const judge = judges['image-charge'];

  test.each(['0.0003145728', '3.145728e-4', '0.00031457280', '3145728E-10'])(
    'may be written as %s',
    (cost) => {
      expect(outcomes(judge, imageJob(cost))).toEqual(['holds']);
    },
  );

  test.each(['0.00031457279999999997', '0.00031457280000000003'])(
    'may be written as %s, the result of double-precision arithmetic',
    (cost) => {
      const findings = judge(billingView(imageJob(cost), imageEndpoint));
      expect(findings).toMatchObject([
        { outcome: 'holds', reason: expect.stringContaining('double-precision arithmetic') },
        { outcome: 'notice', reason: expect.stringContaining('tolerance') },
      ]);
    },
  );

  test.each([
    '0.00031457279',
    '0.000314572799999',
    '0.0003145729',
    '0.0003145727',
    '0',
    '-0.0003145728',
  ])('must not be %s', (cost) => {
    expect(outcomes(judge, imageJob(cost))).toEqual(['broken']);
  });

  test.each([
    ['before rounding', '0.00016121856'],
    ['after rounding', '0.0001612186'],
  ])('may be reported %s', (_, cost) => {
    expect(outcomes(judge, imageJob(cost), oddEndpoint)).toEqual(['holds']);
  });

  test('is not decided without downloading the image', () => {
    expect(outcomes(judge, imageJob('1').slice(0, 2))).toEqual([]);
    const denied: Seen = { fetch: address, status: 403 };
    expect(outcomes(judge, [...imageJob('1').slice(0, 2), denied])).toEqual([]);
  });

  test('is not decided by part of an image', () => {
    const part: Seen = { fetch: address, status: 206, size: [1, 1] };
    expect(outcomes(judge, [...imageJob('1').slice(0, 2), part])).toEqual([]);
  });

  test('for several images of one job is not stated', () => {
    expect(outcomes(judge, imageJob('1', { input: { num_outputs: 2 } }))).toEqual([]);
  });

  test('is undecided for a square, because its sides are equal', () => {
    const square = imageJob('0.0006291456', { input: { height: 512 }, size: [512, 512] });
    expect(outcomes(judge, square)).toEqual(['unclear']);
  });

  test('is not judged on a serverless endpoint', () => {
    const own: SubjectEndpoint = { id: 'images', kind: 'serverless' };
    expect(outcomes(judge, imageJob('1'), own)).toEqual([]);
  });
});

describe('the charged size', () => {
  const judge = judges['image-charge-actual-size'];
  const seen = (cost: string) => imageJob(cost, { input: { width: 500 } });

  test('is the size of the generated image', () => {
    expect(outcomes(judge, seen('0.0003145728'))).toEqual(['holds']);
    expect(outcomes(judge, seen('0.0003072'))).toEqual(['broken']);
    expect(outcomes(judge, seen('0.1'))).toEqual(['unclear']);
  });

  test('is not decided if the image has the requested size or pixel count', () => {
    expect(outcomes(judge, imageJob('0.0003145728'))).toEqual([]);
    const turned = imageJob('0.0003145728', { size: [256, 512] });
    expect(outcomes(judge, turned)).toEqual([]);
  });
});

describe('the list price', () => {
  const judge = judges['price-image-fast'];

  test('is not decided by a rounded charge or by another size', () => {
    expect(outcomes(judge, imageJob('0.00031457279'))).toEqual(['unclear']);
    expect(outcomes(judge, imageJob('0.0003072', { input: { width: 500 } }))).toEqual(['unclear']);
    expect(outcomes(judge, imageJob('0.0006291456'))).toEqual(['broken']);
  });

  test('does not apply to an endpoint with its own price', () => {
    expect(outcomes(judge, imageJob('1'), oddEndpoint)).toEqual([]);
  });
});

describe('the ledger', () => {
  const reads = (...amounts: string[]): Seen => ({
    charges: amounts.map((amount) => ({ jobId, amount })),
  });

  test('has the reported cost, rounded or not', () => {
    const judge = judges['image-charge-reported'];
    for (const cost of ['0.00016121856', '0.0001612186']) {
      const seen = [...imageJob(cost), reads('0.0001612186')];
      expect(outcomes(judge, seen, oddEndpoint)).toEqual(['holds']);
    }
    expect(outcomes(judge, [...imageJob('0.0003145728'), reads('0.0003145729')])).toEqual([
      'broken',
    ]);
    expect(outcomes(judge, [...imageJob('0.0003145728'), reads()])).toEqual(['broken']);
  });

  test('has the reported cost even if double-precision arithmetic changed its last digits', () => {
    const judge = judges['image-charge-reported'];
    for (const [cost, outcome] of [
      ['0.00031457280000000003', 'holds'],
      ['0.000314572801', 'broken'],
    ] as const) {
      expect(outcomes(judge, [...imageJob(cost), reads('0.0003145728')])).toEqual([outcome]);
    }
  });

  test('may write ids in a different letter case', () => {
    const judge = judges['image-charge-reported'];
    const reading: Seen = {
      charges: [{ jobId: jobId.toUpperCase(), amount: '0.0003145728' }],
    };
    expect(outcomes(judge, [...imageJob('0.0003145728'), reading])).toEqual(['holds']);
  });

  test('does not cover jobs that ended after it was read', () => {
    const judge = judges['image-charge-reported'];
    expect(outcomes(judge, [reads(), ...imageJob('0.0003145728')])).toEqual([]);
  });

  test('shows rounding only if rounding up gives another amount', () => {
    const judge = judges['charge-rounded-up'];
    const at = (amount: string, size: readonly [number, number]) =>
      outcomes(judge, [...imageJob('1', { size }), reads(amount)], oddEndpoint);
    // 512 x 512 comes to 0.00032243712, 512 x 256 to 0.00016121856.
    expect(at('0.0003224372', [512, 512])).toEqual(['holds']);
    expect(at('0.0001612186', [512, 256])).toEqual(['unclear']);
    expect(at('0.0001612185', [512, 256])).toEqual(['broken']);
    expect(at('0.01', [512, 256])).toEqual(['broken']);
    expect(at('0.00041', [512, 256])).toEqual(['unclear']);
  });

  test('may charge a failed job that was retried', () => {
    const judge = judges['failure-not-charged'];
    const failed: Seen = { ask: jobId, answer: jobText('FAILED') };
    expect(outcomes(judge, [failed, reads('0.1')])).toEqual(['broken']);
    expect(outcomes(judge, [failed, reads()])).toEqual(['holds']);
    expect(outcomes(judge, [failed, ...imageJob('0.1').slice(1), reads('0.1')])).toEqual([]);
  });

  test('may charge a cancelled job, and a timed-out job for the time until it was stopped', () => {
    const cancelled: Seen = { ask: jobId, answer: jobText('CANCELLED') };
    const judge = judges['failure-not-charged'];
    expect(outcomes(judge, [cancelled, reads('0.1')])).toEqual([]);
    const ended: Seen = { ask: jobId, answer: jobText('TIMED_OUT') };
    const terminated = judges['timeout-stops-consumption'];
    expect(outcomes(terminated, [ended, reads('0.1'), reads('0.1')])).toEqual(['holds']);
    expect(outcomes(terminated, [ended, reads('0.1'), reads('0.2')])).toEqual(['broken']);
    expect(outcomes(terminated, [ended, reads('0.1')])).toEqual([]);
  });
});

describe('the price of text', () => {
  const judge = judges['price-text'];
  const endpoint: SubjectEndpoint = {
    id: 'text',
    kind: 'public',
    model: 'text',
    priceId: 'text',
    price: { price: '0.01', per: 1000 },
  };
  const jobs = (...charged: [quantity: string, amount: string][]): Seen[] => {
    const named = charged.map(([quantity, amount], index) => ({
      jobId: `job-${index}`,
      quantity,
      amount,
    }));
    return [
      ...named.map((job) => ({
        ask: job.jobId,
        answer: jobText('COMPLETED', '{}', job.jobId),
      })),
      { charges: named },
    ];
  };

  test.each([
    ['by the token', jobs(['137', '0.00137'], ['61', '0.00061']), 'holds'],
    ['by thousands begun', jobs(['137', '0.01'], ['1000', '0.01']), 'holds'],
    ['by thousands begun, with no full thousand', jobs(['137', '0.01'], ['61', '0.01']), 'unclear'],
    ['for nothing', jobs(['0', '0']), 'unclear'],
    ['at twice the price', jobs(['137', '0.00274'], ['61', '0.00122']), 'broken'],
  ])('may be charged %s', (_, seen, expected) => {
    expect(outcomes(judge, seen, endpoint)).toEqual([expected]);
  });

  test('is not decided if the usage is unknown', () => {
    const seen = jobs(['137', '5']).map((one) =>
      'charges' in one ? { charges: one.charges.map(({ quantity, ...rest }) => rest) } : one,
    );
    expect(outcomes(judge, seen, endpoint)).toEqual([]);
  });
});
