/** Judges of charges: evidence that decides nothing. */
import { describe, expect, test } from 'vitest';
import type { SubjectEndpoint } from '../../../src/evidence/record-types.ts';
import {
  findings,
  type JudgedRule,
  jobId,
  outcomes,
  type Recorded,
  recognised,
} from './records.ts';

const address = 'https://files.test/a.png';
const fast: SubjectEndpoint = {
  id: 'script',
  kind: 'public',
  model: 'image',
  priceId: 'image-fast',
  price: { price: '0.0024', per: 1_000_000 },
};
const ownPrice: SubjectEndpoint = {
  ...{ id: 'script', kind: 'public', model: 'image' },
  price: { price: '0.00123', per: 1_000_000 },
};

/** The status of a job, as a text, so that every digit counts. */
const seen = (status: string, output = '{}', id = jobId): Recorded => ({
  at: 2,
  id,
  answer: `{"id":"${id}","status":"${status}","output":${output}}`,
});

/** A job that made an image of 512 x 256. */
function imageJob(
  cost: string,
  {
    input = {},
    size = [512, 256],
  }: { readonly input?: object; readonly size?: readonly [number, number] } = {},
): Recorded[] {
  return [
    { at: 1, call: 'run', sent: { input: { width: 512, height: 256, ...input } } },
    seen('COMPLETED', `{"image_url":"${address}","cost":${cost}}`),
    { at: 3, address, size },
  ];
}

const ledger = (at: number, ...amounts: string[]): Recorded => ({
  at,
  charges: amounts.map((amount) => ({ jobId, amount })),
});

const judged = (rule: JudgedRule, recorded: readonly Recorded[], endpoint = fast) =>
  outcomes(rule, recorded, { endpoints: [endpoint] });

test.each<[string, JudgedRule, Recorded[], string[]]>([
  ['the image was not downloaded', 'image-charge', imageJob('1').slice(0, 2), []],
  [
    'the image was not found',
    'image-charge',
    [...imageJob('1').slice(0, 2), { at: 3, address, http: 403 }],
    [],
  ],
  [
    'only a part of the image was downloaded',
    'image-charge',
    [...imageJob('1').slice(0, 2), { at: 3, address, http: 206, size: [1, 1] }],
    [],
  ],
  [
    'the sides of the image are equal',
    'image-charge',
    imageJob('0.0006291456', { input: { height: 512 }, size: [512, 512] }),
    ['unclear'],
  ],
  ['the image has the requested size', 'image-charge-actual-size', imageJob('0.0003145728'), []],
  [
    'the image has the requested number of pixels',
    'image-charge-actual-size',
    imageJob('0.0003145728', { size: [256, 512] }),
    [],
  ],
  [
    'the charge fits neither size',
    'image-charge-actual-size',
    imageJob('0.1', { input: { width: 500 } }),
    ['unclear'],
  ],
  ['the charge is rounded', 'price-image-fast', imageJob('0.00031457279'), ['unclear']],
  [
    'the charge is for another size',
    'price-image-fast',
    imageJob('0.0003072', { input: { width: 500 } }),
    ['unclear'],
  ],
  [
    'the job ended after the ledger was read',
    'image-charge-reported',
    [ledger(0), ...imageJob('0.0003145728')],
    [],
  ],
  [
    'a failed job was retried',
    'failure-not-charged',
    [seen('FAILED'), ...imageJob('0.1').slice(1), ledger(4, '0.1')],
    [],
  ],
  [
    'a job was cancelled while it ran',
    'failure-not-charged',
    [seen('CANCELLED'), ledger(4, '0.1')],
    [],
  ],
  [
    'the ledger was read once after a timeout',
    'timeout-stops-consumption',
    [seen('TIMED_OUT'), ledger(4, '0.1')],
    [],
  ],
])('nothing is decided if %s', (_, rule, recorded, expected) => {
  expect(judged(rule, recorded)).toEqual(expected);
});

test('a cost that fits neither size is what has to be mended, and no declaration', () => {
  const [finding] = findings(
    'image-charge-actual-size',
    imageJob('0.1', { input: { width: 500 } }),
    { endpoints: [fast] },
  );
  expect(finding?.needed).toContain('mend the violation of image-charge');
});

test('a job that was asked for several images is charged by the formula, which does not count them', () => {
  const job = (cost: string) =>
    imageJob(cost, { input: { width: 512, height: 256, num_outputs: 3 } });
  expect(judged('image-charge', job('0.0003145728'))).toEqual(['holds']);
  expect(judged('image-charge', job('0.0009437184'))).toEqual(['broken']);
});

describe('failure-not-charged, where all jobs that do not complete are FAILED', () => {
  const submitted = (policy = {}): Recorded => ({
    ...{ at: 1, call: 'run', sent: { input: { width: 512 }, policy } },
  });
  const at = (instant: number, status: string): Recorded => ({ at: instant, answer: { status } });

  test('is broken by a charge for a job that failed by itself', () => {
    const job = [submitted(), at(2, 'IN_PROGRESS'), at(3, 'FAILED')];
    expect(judged('failure-not-charged', [...job, ledger(4, '0.1')])).toEqual(['broken']);
    expect(judged('failure-not-charged', [...job, ledger(4)])).toEqual(['holds']);
  });

  test('is broken by a charge for a job that ran for too long', () => {
    const job = [submitted({ executionTimeout: 6000 }), at(2, 'IN_PROGRESS')];
    const late = [...job, at(7, 'IN_PROGRESS'), at(8, 'FAILED')];
    expect(judged('failure-not-charged', [...late, ledger(9, '0.1')])).toEqual(['broken']);
    expect(judged('failure-not-charged', [...late, ledger(9)])).toEqual(['holds']);
  });
});

test.each([
  ['0.0001612186', { kind: 'does', alternative: 'each-charge' }],
  ['0.00016121856', { kind: 'does', alternative: 'total' }],
  ['0.0002', { kind: 'notSeen' }],
])('a charge of %s shows what is rounded', (amount, expected) => {
  const recorded = [...imageJob(amount), ledger(4, amount)];
  const found = recognised('rounded-amount', recorded, { endpoints: [ownPrice] });
  expect(found).toMatchObject(expected);
});

test.each<[string, number, unknown, object]>([
  ['an error without a code', 402, { error: 'Spent.' }, { kind: 'does', alternative: 'budget' }],
  ['an accepted job', 200, { status: 'IN_QUEUE' }, { kind: 'does', alternative: 'none' }],
])('a spent budget that is answered with %s', (_, http, answer, expected) => {
  const again = { at: 4, id: 'another', probes: ['budget' as const], sent: { input: {} } };
  const recorded = [...imageJob('0.1'), { ...again, call: 'run' as const, http, answer }];
  expect(recognised('spending-limit', recorded, { endpoints: [fast] })).toMatchObject(expected);
});

test('a serverless endpoint and one with its own price have no list price', () => {
  expect(judged('image-charge', imageJob('1'), { id: 'script', kind: 'serverless' })).toEqual([]);
  expect(judged('price-image-fast', imageJob('1'), ownPrice)).toEqual([]);
});

test.each([
  ['0.0003224372', [512, 512], 'holds'],
  ['0.0001612186', [512, 256], 'unclear'],
  ['0.0001612185', [512, 256], 'broken'],
  ['0.01', [512, 256], 'broken'],
  ['0.00041', [512, 256], 'unclear'],
] as const)('a charge of %s for %j shows rounding: %s', (amount, size, outcome) => {
  // 512 x 512 comes to 0.00032243712, 512 x 256 to 0.00016121856.
  const recorded = [...imageJob('1', { size }), ledger(4, amount)];
  expect(judged('charge-rounded-up', recorded, ownPrice)).toEqual([outcome]);
});

describe('text', () => {
  const endpoint: SubjectEndpoint = {
    ...{ id: 'script', kind: 'public', model: 'text', priceId: 'text' },
    price: { price: '0.01', per: 1000 },
  };
  const charged = (...jobs: [amount: string, quantity?: string][]): Recorded[] => {
    const charges = jobs.map(([amount, quantity], index) => ({
      ...{ jobId: `job-${index}`, amount },
      ...(quantity !== undefined && { quantity }),
    }));
    return [...charges.map((charge) => seen('COMPLETED', '{}', charge.jobId)), { at: 9, charges }];
  };

  test.each([
    ['by the token', charged(['0.00137', '137'], ['0.00061', '61']), ['holds']],
    ['by thousands begun', charged(['0.01', '137'], ['0.01', '1000']), ['holds']],
    [
      'by thousands begun, none of them full',
      charged(['0.01', '137'], ['0.01', '61']),
      ['unclear'],
    ],
    ['for nothing', charged(['0', '0']), ['unclear']],
    ['for an unknown quantity', charged(['5']), []],
  ])('may be charged %s', (_, recorded, expected) => {
    expect(judged('price-text', recorded, endpoint)).toEqual(expected);
  });
});

describe('addresses', () => {
  const asked = (at: number, width: number, id: string): Recorded => ({
    ...{ at, call: 'run', id },
    sent: { input: { width, height: 256 } },
  });
  const output = (cost: string, url = address) => `{"image_url":"${url}","cost":${cost}}`;
  const wide = seen('COMPLETED', output('0.0003145728'), 'wide');
  const square = seen('COMPLETED', output('0.0001572864'), 'square');

  test.each<[string, Recorded[], string[]]>([
    [
      'that jobs of different sizes and costs share shows the image of none',
      [
        asked(1, 512, 'wide'),
        wide,
        { at: 3, address, size: [512, 256] },
        asked(4, 256, 'square'),
        square,
        { at: 5, address, size: [512, 256] },
      ],
      [],
    ],
    [
      'that jobs of the same size share shows the image of both',
      [
        asked(1, 512, 'wide'),
        wide,
        asked(4, 512, 'square'),
        square,
        { at: 5, address, size: [512, 256] },
      ],
      ['holds', 'broken'],
    ],
    [
      'that was requested before a job showed it shows the image of another one',
      [asked(1, 512, 'wide'), { at: 2, address, size: [64, 64] }, wide],
      [],
    ],
    [
      'that redirects leads to the image',
      [
        asked(1, 512, 'wide'),
        wide,
        { at: 3, address, http: 302, headers: { location: '/other.png' } },
        { at: 4, address: 'https://files.test/other.png', size: [512, 256] },
      ],
      ['holds'],
    ],
    [
      'that redirects in a circle leads nowhere',
      [
        asked(1, 512, 'wide'),
        wide,
        { at: 3, address, http: 302, headers: { location: address } },
        { at: 4, address, http: 302, headers: { location: address } },
      ],
      [],
    ],
    [
      'that needs the key leads to the image',
      [
        asked(1, 512, 'wide'),
        wide,
        { at: 3, address, http: 401 },
        { at: 4, address, size: [512, 256] },
      ],
      ['holds'],
    ],
  ])('one %s', (_, recorded, expected) => {
    expect(judged('image-charge', recorded)).toEqual(expected);
  });

  test.each<[string, Recorded[], boolean]>([
    ['leads to nothing', [404, 404].map((http, at) => ({ at: 3 + 3 * at, address, http })), true],
    ['leads to nothing, at once', [{ at: 3, address, http: 404 }], false],
    [
      'leads to nothing without the key',
      [
        { at: 3, address, http: 401 },
        { at: 6, address, http: 401 },
      ],
      false,
    ],
    [
      'leads to the image after a while',
      [
        { at: 3, address, http: 404 },
        { at: 6, address, size: [512, 256] },
      ],
      false,
    ],
    [
      'is asked for only much later',
      [
        { at: 303, address, http: 404 },
        { at: 306, address, http: 404 },
      ],
      false,
    ],
  ])('one that %s', (_, downloads, isBroken) => {
    const found = judged('image-output-url', [asked(1, 512, 'wide'), wide, ...downloads]);
    expect(found.includes('broken')).toBe(isBroken);
  });

  test.each([
    ['a page', 'text/html; charset=utf-8', 'broken', 'unclear'],
    ['JSON', 'application/json', 'broken', 'unclear'],
    ['an image of a format that is not known here', 'image/avif', 'holds', undefined],
    ['a file of no declared type', 'application/octet-stream', 'holds', undefined],
  ])('those that lead to %s', (_, type, url, cost) => {
    const page = (at: number, pageAddress: string) => ({
      ...{ at, address: pageAddress },
      headers: { 'content-type': type },
    });
    const other = `${address}-2`;
    const recorded = [
      asked(1, 512, 'wide'),
      wide,
      page(3, address),
      asked(4, 256, 'square'),
      seen('COMPLETED', output('0.0001572864', other), 'square'),
      page(5, other),
      page(9, address),
    ];
    expect(judged('image-output-url', recorded)).toContain(url);
    // It may take a while until a new file takes the place of the page.
    expect(judged('image-output-url', recorded.slice(0, -1))).not.toContain('broken');
    expect(judged('price-image-fast', recorded)[0]).toBe(cost);
    // The page of one address may come from a network in between.
    expect(judged('image-output-url', recorded.slice(0, 3))).not.toContain('broken');
  });

  test('a part that was redacted decides neither the form nor that jobs share one', () => {
    const hidden = 'https://files.test/[image].png?token=[token]';
    const recorded = [
      asked(1, 512, 'wide'),
      seen('COMPLETED', output('0.0003145728', hidden), 'wide'),
      asked(4, 256, 'square'),
      seen('COMPLETED', output('0.0001572864', hidden), 'square'),
    ];
    expect(judged('image-output-url', recorded)).toEqual([]);
  });

  test('jobs of different sizes and costs must not share one', () => {
    const recorded = [asked(1, 512, 'wide'), wide, asked(4, 256, 'square'), square];
    const [finding, ...others] = findings('image-output-url', recorded, { endpoints: [fast] });
    expect(finding?.outcome).toBe('broken');
    expect(finding?.reason).toContain('job wide, requested as 512x256, and job square');
    expect(others.map(({ outcome }) => outcome)).toEqual(['holds', 'holds']);
  });
});

describe('charges of unknown jobs', () => {
  const submitted: Recorded = { at: 1, call: 'run', sent: { input: {} } };
  const lost: Recorded = { at: 1, call: 'runsync', sent: { input: {} }, answer: '{}' };
  const charges = (...ids: string[]): Recorded => ({
    at: 4,
    charges: ids.map((id) => ({ jobId: id, amount: '0.1' })),
  });

  test.each<[string, Recorded[], string[]]>([
    ['belong to nobody', [submitted, charges(jobId, 'other')], ['broken']],
    ['may belong to answers without an id', [submitted, lost, charges(jobId, 'other')], []],
    [
      'may belong to answers that do not show a state',
      [submitted, { ...lost, answer: '{"id":"other"}' }, charges(jobId, 'other')],
      [],
    ],
    ['are more than such answers', [lost, charges('one', 'other')], ['broken']],
    ['are none if only the letter case differs', [submitted, charges(jobId.toUpperCase())], []],
  ])('%s', (_, recorded, expected) => {
    expect(judged('public-endpoints-charge-usage', recorded)).toEqual(expected);
  });
});

describe('a rule about video, transcription and text', () => {
  const model = (
    id: string,
    made: SubjectEndpoint['model'] & string,
    price: string,
  ): SubjectEndpoint => ({ id, kind: 'public', model: made, price: { price, per: 1000 } });
  const endpoints = [
    { ...model('film', 'video', '0.5'), price: { price: '0.5', per: 5 } },
    model('text', 'text', '0.01'),
    model('words', 'transcription', '0.05'),
  ];
  const finished = (endpoint: string, output: string): Recorded[] => [
    { at: 1, call: 'run', endpoint, id: endpoint, sent: { input: {} } },
    { at: 2, endpoint, id: endpoint, answer: `{"status":"COMPLETED","output":${output}}` },
  ];
  const text = finished('text', '{"cost":0.0001,"usage":{"input":3,"output":10}}');
  const words = finished('words', '{"cost":0.0002,"transcription":"word"}');
  const wrong = finished('words', '{"cost":0.05,"transcription":"word"}');

  test('is not verified by the jobs of one model', () => {
    const of = (...recorded: Recorded[]) => outcomes('usage-prorated', recorded, { endpoints });
    expect(of(...text, ...words)).toEqual(['unclear', 'unclear', 'unclear']);
    expect(of(...text, ...wrong)).toContain('broken');
  });

  test('tells what an output costs although the ledger does not have its job', () => {
    const recorded = [...text, { at: 4, charges: [] }];
    expect(outcomes('other-cost-reported', recorded, { endpoints })).toContain('broken');
  });
});
