/** Judges of jobs and states: deployments that differ in legal ways. */
import { describe, expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { findings, jobId, margins, outcomes, type RecordedCall, reasons } from './job-records.ts';

const queued = { status: 'IN_QUEUE' };
const done = { status: 'COMPLETED', output: { word: 'echo' } };

function slow(...samples: RecordedCall[]): RecordedCall[] {
  return [{ at: 0, call: 'run', sent: { input: { slow: true } }, answer: queued }, ...samples];
}

function ordinary(...samples: RecordedCall[]): RecordedCall[] {
  return [{ at: 0, call: 'run', sent: { input: { ordinary: true } }, answer: queued }, ...samples];
}

describe('the state of a running job', () => {
  const shown = (answer: object): RecordedCall[] =>
    slow(
      { at: 1, answer },
      { at: 1.5, answer },
      { at: 2, answer },
      { at: 2.5, answer },
      { at: 3, answer: { status: 'COMPLETED', output: {} } },
    );

  test('may have a different name', () => {
    const calls = shown({ status: 'RUNNING' });
    expect(outcomes(judges['state-in-progress'], calls)).toEqual(['unclear']);
    expect(outcomes(judges['status-is-current'], calls)).toEqual(['unclear']);
  });

  test('must not be the waiting state', () => {
    expect(outcomes(judges['state-in-progress'], shown(queued))).toEqual(['broken']);
    expect(outcomes(judges['status-is-current'], shown(queued))).toEqual(['broken']);
  });

  test('may return to the queue and start again', () => {
    const calls = slow(
      { at: 1, answer: { status: 'IN_PROGRESS' } },
      { at: 2, answer: queued },
      { at: 4, answer: { status: 'IN_PROGRESS' } },
      { at: 6, answer: { status: 'IN_PROGRESS' } },
      { at: 7, answer: done },
    );
    expect(outcomes(judges['status-is-current'], calls)).toEqual(['holds']);
  });
});

describe('two endpoints', () => {
  const endpoints = [
    { id: 'flux', kind: 'public', model: 'image', inputs: {} },
    { id: 'mine', kind: 'serverless', inputs: { echo: { word: 'echo' } } },
  ] as const;
  const image = { image_url: 'http://deployment.test/a.png' };
  const results = (ofFlux: object, ofMine: object, input: object = { n: 1 }): RecordedCall[] =>
    [
      { endpoint: 'flux', id: `${jobId}1`, output: ofFlux, input: { prompt: 'x' } },
      { endpoint: 'mine', id: `${jobId}2`, output: ofMine, input },
    ].flatMap(({ endpoint, id, output, input: sent }, index) => [
      { at: index, call: 'run', endpoint, id, sent: { input: sent }, answer: queued },
      { at: index + 5, endpoint, id, answer: { status: 'COMPLETED', output } },
    ]);

  test.each<[string, RecordedCall[], string[]]>([
    ['have outputs of different kinds', results(image, { done: true }), ['holds']],
    ['both return images, which is allowed', results(image, image), ['unclear']],
    [
      'both return images, and one of them echoes',
      results(image, { ...image, word: 'echo' }, { word: 'echo' }),
      ['holds'],
    ],
    ['return no image for an image endpoint', results({ done: true }, { done: true }), ['unclear']],
    ['are one endpoint that echoes', results({ prompt: 'x' }, { n: 1 }), ['broken']],
    ['are one endpoint that returns images', results(image, image, { word: 'echo' }), ['broken']],
  ])('%s', (_, calls, expected) => {
    expect(
      outcomes(judges['endpoint-id-identifies'], calls, { endpoints: [...endpoints] }),
    ).toEqual(expected);
  });

  test('that both return images need an echo input to differ, and the reason says where to declare it', () => {
    const found = findings(judges['endpoint-id-identifies'], results(image, image), {
      endpoints: [...endpoints],
    });
    expect(found).toEqual([
      expect.objectContaining({
        reason: expect.stringMatching(/both returned an `image_url`\.$/),
        needed: expect.stringMatching(/^declare inputs\.echo of an endpoint/),
      }),
    ]);
  });
});

describe('the response to a submission', () => {
  test('may have any success status, more fields and an id in upper case', () => {
    const id = jobId.toUpperCase();
    const calls: RecordedCall[] = [
      { at: 0, call: 'run', id, http: 202, sent: { input: {} }, answer: { ...queued, more: 1 } },
      { at: 1, id, answer: done },
    ];
    expect(outcomes(judges['async-id-form'], calls)).toEqual(['holds']);
    expect(outcomes(judges['submit-answers-queued'], calls)).toEqual(['holds']);
    expect(outcomes(judges['run-enters-queue'], calls)).toEqual(['holds']);
  });

  test('may be as slow as all other responses', () => {
    const late = { took: 5, answer: queued };
    const calls: RecordedCall[] = [
      { at: 0, call: 'run', id: 'other', sent: { input: { ordinary: true } }, ...late },
      { at: 5, call: 'run', sent: { input: { slow: true } }, ...late },
      { at: 10, took: 5, answer: done },
    ];
    expect(outcomes(judges['run-answers-at-once'], calls)).toEqual(['unclear']);
  });

  test('must not take as long as the job', () => {
    const calls: RecordedCall[] = [
      { at: 0, call: 'run', id: 'other', sent: { input: { ordinary: true } }, answer: queued },
      { at: 1, call: 'run', took: 3.2, sent: { input: { slow: true } }, answer: queued },
      { at: 5, answer: done },
    ];
    expect(outcomes(judges['run-answers-at-once'], calls)).toEqual(['broken']);
    expect(margins(judges['run-answers-at-once'], calls)).toEqual([
      '3100 ms observed; only times above 1250 ms count, because a declared time is an estimate',
    ]);
  });
});

describe('a synchronous submission', () => {
  const judge = judges['runsync-answers-completed'];
  /** The same request, time and again; each answer is a status and the seconds that it took. */
  const answered = (...answers: (readonly [status: string, took: number])[]): RecordedCall[] =>
    answers.map(([status, took], index) => ({
      at: 100 * index,
      call: 'runsync',
      id: `sync-${index}-${jobId}`,
      took,
      sent: { input: {} },
      answer: { status },
    }));
  const times = (count: number, status: string, took: number) =>
    answered(...Array.from({ length: count }, () => [status, took] as const));

  test.each([
    ['once, immediately', times(1, 'IN_PROGRESS', 0.1), ['unclear']],
    ['twice, immediately', times(2, 'IN_QUEUE', 0.1), ['broken', 'broken']],
    ['while it ran', times(3, 'IN_PROGRESS', 4), Array(3).fill('unclear')],
    ['every time while it ran', times(4, 'IN_PROGRESS', 4), Array(4).fill('broken')],
    ['every time while it waited', times(4, 'IN_QUEUE', 4), Array(4).fill('unclear')],
    ['after long waits', times(4, 'IN_PROGRESS', 90), Array(4).fill('unclear')],
    [
      'while another one completed',
      answered(['IN_QUEUE', 4], ['IN_PROGRESS', 4], ['COMPLETED', 2], ['IN_QUEUE', 4]),
      ['unclear', 'unclear', 'holds', 'unclear'],
    ],
    ['after it failed', times(2, 'FAILED', 1), ['unclear', 'unclear']],
    ['with an unknown state name', times(2, 'CRASHED', 1), ['unclear', 'unclear']],
  ])('that is answered unfinished %s', (_, calls, expected) => {
    expect(outcomes(judge, calls)).toEqual(expected);
  });

  test.each(['?wait=1000', '?wait=x', '?a=1&wait=1000'])(
    'may return unfinished if it asks for a wait: %s',
    (query) => {
      const calls = times(2, 'IN_PROGRESS', 0.1).map((call) => ({ ...call, query }));
      expect(outcomes(judge, calls)).toEqual([]);
    },
  );

  test('must not return unfinished if it asks for something else', () => {
    const calls = times(2, 'IN_PROGRESS', 0.1).map((call) => ({ ...call, query: '?await=1' }));
    expect(outcomes(judge, calls)).toEqual(['broken', 'broken']);
  });

  test('is undecided if it returns an unknown state name', () => {
    const declared = { finalStates: ['FAILED'] };
    expect(outcomes(judge, times(2, 'CRASHED', 1), declared)).toEqual(['unclear', 'unclear']);
  });
});

describe('the status of a job', () => {
  const judge = judges['status-takes-run-id'];

  test('may be missing immediately after the submission and after a while', () => {
    expect(outcomes(judge, ordinary({ at: 0.5, http: 404 }))).toEqual([]);
    expect(outcomes(judge, ordinary({ at: 60, http: 404 }))).toEqual([]);
    expect(outcomes(judge, ordinary({ at: 5, http: 500 }))).toEqual([]);
  });

  const refused = [
    { at: 0.5, http: 404 },
    { at: 5, http: 404 },
  ];

  test('must be found in between by a caller who polls from the beginning', () => {
    expect(outcomes(judge, ordinary(...refused))).toEqual(['broken']);
    expect(margins(judge, ordinary(...refused))).toEqual([
      '5100 ms observed; only times below 10000 ms count, because the retention time of a job is not stated',
    ]);
  });

  test('may be removed if nobody requested it before', () => {
    expect(outcomes(judge, ordinary({ at: 5, http: 404 }))).toEqual(['unclear']);
  });

  test.each(['cancel', 'retry', 'purge-queue'] as const)('may be missing after %s', (call) => {
    expect(outcomes(judge, ordinary({ at: 1, call }, { at: 5, http: 404 }))).toEqual([]);
  });

  test('must be found even if another queue was purged, or its own queue earlier', () => {
    const emptied: RecordedCall = { at: 1, call: 'purge-queue', endpoint: 'other' };
    expect(outcomes(judge, ordinary(emptied, ...refused))).toEqual(['broken']);
    const before: RecordedCall = { at: -5, call: 'purge-queue' };
    expect(outcomes(judge, [before, ...ordinary(...refused)])).toEqual(['broken']);
  });

  test('is undecided if the key may belong to another account', () => {
    const calls = ordinary(...refused).map((call) => ({
      ...call,
      key: 'unknown' as const,
    }));
    expect(outcomes(judge, calls)).toEqual(['unclear']);
  });

  test('may omit the id', () => {
    expect(outcomes(judge, ordinary({ at: 1, answer: { id: undefined, ...done } }))).toEqual([
      'holds',
    ]);
  });
});

describe('a result', () => {
  const judge = judges['result-completes'];
  const output = { word: 'echo' };

  test('may appear some time before its job is completed', () => {
    const partial = { status: 'STREAMING', output };
    const calls = ordinary(
      { at: 1, answer: partial },
      { at: 5, answer: partial },
      { at: 6, answer: done },
    );
    expect(outcomes(judge, calls)).toEqual(['holds']);
  });

  test('may belong to a job that has failed', () => {
    const failed = { status: 'FAILED', output };
    const calls = ordinary({ at: 1, answer: failed }, { at: 60, answer: failed });
    expect(outcomes(judge, calls)).toEqual(['unclear']);
  });

  test.each([
    [{ ordinary: true }, 20, 'unclear'],
    [{ word: 'echo' }, 60, 'unclear'],
    [{ slow: true }, 13, 'unclear'],
    [{ slow: true }, 20, 'broken'],
  ])(
    'must lead to a completed job after its declared duration: %j, seen at %i s',
    (input, at, outcome) => {
      const stuck = { status: 'IN_PROGRESS', output };
      const calls: RecordedCall[] = [
        { at: 0, call: 'run', sent: { input }, answer: queued },
        { at: 1, answer: stuck },
        { at, answer: stuck },
      ];
      expect(outcomes(judge, calls)).toEqual([outcome]);
      expect(outcomes(judges['state-completed'], calls)).toEqual([outcome]);
    },
  );

  test('may disappear with its job but not without it', () => {
    const atStatus = judges['output-at-status'];
    expect(outcomes(atStatus, ordinary({ at: 1, answer: done }, { at: 60, http: 404 }))).toEqual([
      'holds',
    ]);
    const lost = { status: 'COMPLETED' };
    expect(outcomes(atStatus, ordinary({ at: 1, answer: done }, { at: 60, answer: lost }))).toEqual(
      ['holds', 'broken'],
    );
  });

  test('must stay in the status response, whatever state follows', () => {
    const atStatus = judges['output-at-status'];
    const later = (answer: object, at = 1.2) =>
      outcomes(atStatus, ordinary({ at: 1, answer: done }, { at, answer }));
    expect(later({ status: 'IN_PROGRESS' })).toEqual(['holds', 'broken']);
    expect(later({ status: 'IN_QUEUE' }, 60)).toEqual(['holds', 'broken']);
    expect(later({ ...done, status: 'ARCHIVED' })).toEqual(['holds']);
    const retried = ordinary(
      { at: 1, answer: done },
      { at: 2, call: 'retry', answer: queued },
      { at: 3, answer: { status: 'IN_PROGRESS' } },
    );
    expect(outcomes(atStatus, retried)).toEqual(['holds']);
  });
});

test.each(['failing', 'crashing'])('an input that is declared %s must have no result', (kind) => {
  const sent = { input: kind === 'failing' ? { fails: 1 } : { crashes: 1 } };
  const calls: RecordedCall[] = [
    { at: 0, call: 'run', sent, answer: queued },
    { at: 1, answer: done },
  ];
  const [reason] = reasons(judges['result-completes'], calls, 'broken');
  expect(reason).toContain(`inputs.${kind} of script declares`);
});

describe('an ordinary job that stays in the queue', () => {
  const judge = judges['endpoint-runs-worker'];
  const waiting = (to: number): RecordedCall[] =>
    ordinary(...[1, to / 2, to].map((at) => ({ at, answer: queued })));
  const other = (...samples: RecordedCall[]): RecordedCall[] =>
    [
      { at: 0, call: 'run', sent: { input: { slow: true } }, answer: queued } as const,
      ...samples,
    ].map((call) => ({ ...call, id: 'other' }));

  test('behind no other job breaks the rule, and the reason names the declaration', () => {
    expect(outcomes(judge, waiting(130))).toEqual(['broken']);
    expect(reasons(judge, waiting(130), 'broken')[0]).toContain('inputs.ordinary of script');
  });

  test.each<[string, RecordedCall[]]>([
    ['a worker may be starting', waiting(110)],
    ['another job runs', [...other({ at: 2, answer: { status: 'IN_PROGRESS' } }), ...waiting(300)]],
    ['another job ran before', [...other({ at: 100, answer: done }), ...waiting(130)]],
    ['it left the queue', [...waiting(300), { at: 301, answer: { status: 'IN_PROGRESS' } }]],
  ])('is inconclusive if %s', (_, calls) => {
    const inTime = [...calls].sort((left, right) => left.at - right.at);
    expect(outcomes(judge, inTime)).not.toContain('broken');
  });

  test('breaks the rule even if the end of a failing job was seen much later', () => {
    const sent = { input: { fails: 1 } };
    const failing: RecordedCall[] = [
      { at: 0, call: 'run', id: 'failing', sent, answer: queued },
      { at: 305, id: 'failing', answer: { status: 'FAILED', error: 'it failed' } },
    ];
    expect(outcomes(judge, [...failing.slice(0, 1), ...waiting(300), ...failing.slice(1)])).toEqual(
      ['broken'],
    );
  });

  test('is undecided if its endpoint has run other jobs meanwhile', () => {
    const calls = [...other({ at: 299, answer: done }), ...waiting(300)];
    const inTime = [...calls].sort((left, right) => left.at - right.at);
    expect(outcomes(judge, inTime)).toEqual(['unclear']);
  });

  test('breaks the rule if other jobs do not start either', () => {
    expect(outcomes(judge, [...other({ at: 290, answer: queued }), ...waiting(300)])).toContain(
      'broken',
    );
  });
});

test('if the clock stands still, requests are ordered by their ids', () => {
  const at = { took: 0, at: 5 };
  const calls: RecordedCall[] = [
    { at: 0, call: 'run', id: 'one', sent: { input: {} }, answer: queued },
    { at: 1, call: 'run', id: 'two', sent: { input: {} }, answer: queued },
    { ...at, id: 'one', answer: queued },
    { ...at, id: 'two', answer: done },
  ];
  expect(outcomes(judges['queue-order'], calls)).toEqual([]);
  expect(outcomes(judges['queue-order'], [...calls, { ...at, id: 'one', answer: queued }])).toEqual(
    ['broken'],
  );
});

test('the response to a submission may arrive after the job was seen completed', () => {
  const calls: RecordedCall[] = [
    { at: 1, took: 0, answer: done },
    { at: 1, took: 0.01, call: 'run', sent: { input: { ordinary: true } }, answer: queued },
  ];
  expect(outcomes(judges['ended-is-final'], calls)).toEqual([]);
});
