/** How an application takes webhook calls. */
import {
  betweenLabel,
  forgedLabel,
  strayLabel,
  withheldLabel,
} from '../../../../src/callers/judging/exchange-labels.ts';
import type { Told, ToldDelivery } from '../scenes.ts';
import {
  asked,
  broken,
  crashes,
  declaring,
  done,
  fails,
  hangs,
  holds,
  lost,
  nothing,
  type Situations,
  submitted,
  unclear,
} from './situation.ts';

const bounds = { workMs: 20_000, pollsPerSecond: 2, acknowledgesWithinMs: 5000 };

/** A call, answered after 10 ms. */
function called(receivedMs: number, other: Partial<ToldDelivery> = {}): ToldDelivery {
  return { at: [receivedMs, receivedMs + 10], job: 'a', ...other };
}

/** The connection closed after so long without an answer. */
function unanswered(receivedMs: number, ms: number): ToldDelivery {
  return called(receivedMs, { at: [receivedMs, receivedMs + ms], givenUpMs: receivedMs + ms });
}

const withWebhook = submitted(0, { request: { body: '{"input":{},"webhook":"http://a/"}' } });

/** One call, while the work takes 7 s. */
function receives(...deliveries: readonly ToldDelivery[]): Told {
  return { calls: [submitted()], deliveries, works: [{ endedMs: 7000 }] };
}

/** Three jobs that end together, whose calls take so long. */
function busy(...tookMs: readonly number[]): Told {
  return receives(
    ...tookMs.map((ms, index) => called(1000, { job: `job-${index}`, at: [1000, 1000 + ms] })),
  );
}

/** Calls about three jobs, the first one at 0, each answered after 6 s. */
function slow(...laterMs: readonly number[]): Told {
  const calls = [0, ...laterMs].map((ms, index) =>
    called(ms, { job: `job-${index}`, at: [ms, ms + 6000] }),
  );
  return receives(...calls);
}

/** It acted so often, and was watched until then. Its work took 1 s after the first call. */
function acted(acts: number | undefined, watchedUntilMs: number, told: Told): Told {
  const end = { watchedUntilMs, ...(acts !== undefined && { acts }) };
  return { works: [{ endedMs: 2000 }], ...told, end };
}

const twice: Told = {
  calls: [submitted()],
  deliveries: [called(1000), called(1500, { label: 'the same call again' })],
};
const late: Told = { calls: [submitted(), done(1000)], deliveries: [called(1500)] };

const early: Told = { calls: [submitted(0, { at: [0, 500] })], deliveries: [called(300)] };
const missed: Told = { calls: [submitted(), done(3000)], deliveries: [withheld(1000)] };

function withheld(ms: number, status = 'COMPLETED'): ToldDelivery {
  return called(ms, { status, label: withheldLabel });
}

/** Once as usual, and once with a forged call; its work ends with its submissions. */
function notWaiting(acts: number | undefined): Told[] {
  const calls = [submitted()];
  const works = [{ endedMs: 50 }];
  return [
    { calls, works, deliveries: [called(900)], end: { acts: 1 } },
    { calls, works, deliveries: [forged(500)], end: acts === undefined ? {} : { acts } },
  ];
}

/** Made up; its job is that of the scene by default. */
function forged(ms: number, other: Partial<ToldDelivery> = {}): ToldDelivery {
  return called(ms, { label: forgedLabel, ...other });
}

const believed: Told = {
  calls: [submitted()],
  deliveries: [forged(500), called(3000)],
  works: [{ endedMs: 1000 }],
};

/** The same, about another job. */
function forgedForOther(): Told {
  return { ...believed, deliveries: [forged(500, { job: 'b' }), called(3000)] };
}

const unknownJob = [called(500, { job: 'other', label: strayLabel })];
const unknownState = [called(500, { status: 'PREPARING', label: betweenLabel })];

function survives(deliveries: readonly ToldDelivery[]) {
  const calls = [submitted()];
  const answered = (answeredStatus: number) =>
    deliveries.map((call) => ({ ...call, answeredStatus }));
  return [
    holds('finishes', { calls: [...calls, done(1000)], deliveries }),
    broken('reports a failure', { calls: [...calls, done(1000)], deliveries, works: fails }),
    broken('dies', { calls, deliveries: [...deliveries, called(900)], works: crashes }),
    broken('answers with 503, and finishes', {
      calls: [...calls, done(1000)],
      deliveries: [...answered(503), called(2000)],
    }),
    holds('answers all calls with 503', {
      calls: [...calls, done(1000)],
      deliveries: [...answered(503), called(900, { answeredStatus: 503 })],
    }),
    unclear('never waits for the end', notWaiting(0)[0] ?? {}, {
      calls: [...calls, asked(900)],
      deliveries,
      works: [{ endedMs: 2000 }],
    }),
    holds('had finished before, and answers the next call', {
      calls,
      deliveries: [...deliveries, called(900)],
      works: [{ endedMs: 400 }],
    }),
    unclear('had finished before', { calls, deliveries, works: [{ endedMs: 400 }] }),
    nothing('gets usual calls', { calls, deliveries: [called(500)], works: fails }),
  ];
}

/** Answered with 404, and then all is as usual. */
function refuses(call: ToldDelivery): Told {
  return {
    calls: [submitted(), done(1000)],
    deliveries: [{ ...call, answeredStatus: 404 }, called(900)],
  };
}

export const webhookSituations: Situations = {
  'acknowledges-with-200': [
    holds('answers with 200', receives(called(1000))),
    broken('answers with 204', receives(called(1000, { answeredStatus: 204 }))),
    broken('closes the connection within 1 s', receives(unanswered(1000, 999))),
    nothing('closes it later', receives(unanswered(1000, 1000))),
    broken('closes it 0.501 s before its end', receives(unanswered(6489, 10))),
    nothing('closes it at its end', receives(unanswered(6490, 10))),
    nothing('refuses a stranger', receives(forged(1000, { answeredStatus: 401 }))),
    nothing('gets no call', receives(), { calls: [withWebhook] }),
    unclear('submits no webhook', receives()),
  ],
  'acknowledges-in-time': declaring(
    { bounds },
    holds('takes 5 s', receives(called(1000, { at: [1000, 6000] }))),
    broken('takes longer', receives(called(1000, { at: [1000, 6001] }))),
    broken('does not answer', receives(unanswered(1000, 5001))),
    nothing('closes the connection before', receives(unanswered(1000, 5000))),
    nothing('gets no call', receives(), { calls: [withWebhook] }),
  ),
  'acknowledges-while-busy': declaring(
    { bounds },
    holds('answers all in time', busy(10, 2500, 5000)),
    broken('answers all too late', busy(5001, 6000, 7000)),
    nothing('gets only two calls', busy(10, 6000)),
    broken('gets three calls within a second', slow(500, 1000)),
    nothing('gets them within 1.001 s', slow(500, 1001)),
    nothing(
      'gets one call three times',
      receives(
        ...[0, 1, 2].map((ms) => called(ms, { at: [ms, 6000] })),
        ...['b', 'c'].map((job) => called(3000, { job })),
      ),
    ),
  ),
  'acts-once': [
    // It knew of the end for 1 s before it had acted: a second act would show 1 s after the last call or act.
    holds('acts once', acted(1, 3000, twice)),
    unclear('acts once, and is not watched for long', acted(1, 2999, twice)),
    broken('acts twice', acted(2, 2100, twice)),
    broken(
      'acts twice for a single call',
      acted(2, 9000, { calls: [submitted()], deliveries: [called(1000)] }),
    ),
    unclear('cannot say how often it acts', acted(undefined, 9000, twice)),
    unclear('does not act', acted(0, 9000, twice)),
    nothing('gets one call', acted(1, 9000, { ...twice, deliveries: [called(1000)] })),
    nothing(
      'gets calls about two jobs',
      acted(1, 9000, {
        ...twice,
        deliveries: [called(1000), called(1500, { job: 'b' })],
      }),
    ),
  ],
  'handles-late-calls': [
    holds('acts once', acted(1, 9000, late)),
    broken('acts twice', acted(2, 2100, late)),
    unclear('cannot say how often it acts', acted(undefined, 9000, late)),
    nothing('gets the call first', acted(2, 9000, { ...late, deliveries: [called(900)] })),
    nothing(
      'gets one of its calls first',
      acted(2, 9000, { ...late, deliveries: [called(900), called(1500)] }),
    ),
  ],
  'handles-early-calls': [
    holds('finishes', early),
    broken('reports a failure', { ...early, works: fails }),
    broken('never ends', { ...early, works: hangs }),
    nothing('gets the answer first', {
      calls: [submitted()],
      deliveries: [called(20)],
      works: fails,
    }),
    nothing('gets a forged call', { ...early, deliveries: [forged(300)], works: fails }),
  ],
  'handles-lost-calls': [
    holds('asks', missed),
    broken('does not ask', { ...missed, calls: [submitted()], works: hangs }),
    broken('fails', { ...missed, works: fails }),
    unclear('asks, and is not done', {
      ...missed,
      calls: [submitted(), asked(3000)],
      works: hangs,
    }),
    nothing('needs no end', { ...missed, calls: [submitted()] }),
    nothing('gets another call', {
      ...missed,
      deliveries: [withheld(1000), called(2000)],
      works: fails,
    }),
    nothing('lost a call about the beginning', {
      ...missed,
      deliveries: [withheld(1000, 'IN_PROGRESS')],
      works: fails,
    }),
    nothing('meets an error, too', {
      ...missed,
      calls: [submitted(), asked(3000, '', lost)],
      works: fails,
    }),
  ],
  'rejects-forged-calls': [
    holds('waits for the real call', { ...believed, works: [{ endedMs: 3000 }] }),
    holds('asks, and waits for the end', {
      calls: [submitted(), asked(600), done(2000)],
      deliveries: [forged(500)],
      works: [{ endedMs: 2020 }],
    }),
    broken('is done before the real call', { ...believed, works: [{ endedMs: 2999 }] }),
    broken('acts twice', { ...believed, works: [{ endedMs: 3000 }], end: { acts: 2 } }),
    broken('says what was made up', {
      ...believed,
      deliveries: [
        forged(500, { body: '{"id":"a","output":"made up by the check"}' }),
        called(3000),
      ],
      works: [{ endedMs: 3000, said: 'result: made up by the check' }],
    }),
    broken('fails', { ...believed, works: [{ endedMs: 1000, outcome: 'failure' }] }),
    broken('acts while its job goes on', {
      ...believed,
      ...{ deliveries: [forged(500)], works: [{ endedMs: 400 }], end: { acts: 1 } },
    }),
    holds('does not wait, and acts only on results', ...notWaiting(0)),
    broken('does not wait, and acts on it', ...notWaiting(1)),
    unclear('does not wait, and does not say how often it acts', ...notWaiting(undefined)),
    unclear('never waits for the end of its jobs', notWaiting(0)[0] ?? {}, {
      ...believed,
      deliveries: [forged(500)],
    }),
    ...declaring(
      { bounds: { ...bounds, givesUpAfterMs: 2000 } },
      unclear('fails at its deadline', {
        ...believed,
        works: [{ endedMs: 1800, outcome: 'failure' }],
      }),
      broken('fails later than its job has completed', {
        ...believed,
        works: [{ endedMs: 3001, outcome: 'failure' }],
      }),
      broken('fails before its deadline', {
        ...believed,
        works: [{ endedMs: 1499, outcome: 'failure' }],
      }),
    ),
    broken('is done after a call about another job', forgedForOther()),
    broken('asks for another job, and is done before its own', {
      ...forgedForOther(),
      calls: [submitted(), done(600, { job: 'b' })],
    }),
    holds('waits for its job after a call about another one', {
      ...forgedForOther(),
      works: [{ endedMs: 3000 }],
    }),
    holds('acts for the other job, which it has asked for', {
      ...forgedForOther(),
      calls: [submitted(), done(600, { job: 'b' })],
      ...{ works: [{ endedMs: 3000 }], end: { acts: 2 } },
    }),
    broken('acts for another job, which it has not asked for', {
      ...forgedForOther(),
      ...{ works: [{ endedMs: 3000 }], end: { acts: 2 } },
    }),
    unclear('fails after a call about another job', { ...forgedForOther(), works: fails }),
    nothing('gets one about an unknown job at a secret address', {
      ...believed,
      deliveries: unknownJob,
    }),
    nothing('gets only real calls', { ...believed, deliveries: [called(3000)] }),
  ],
  'survives-unknown-jobs': [
    ...survives(unknownJob),
    ...unknownJob.map((call) => holds('answers with 404, and finishes', refuses(call))),
    unclear('is done before its job', { ...believed, deliveries: [...unknownJob, called(3000)] }),
  ],
  'survives-unknown-states-in-calls': [
    ...survives(unknownState),
    ...unknownState.map((call) => broken('answers with 404, and finishes', refuses(call))),
    broken('takes it for the end', { ...believed, deliveries: [...unknownState, called(3000)] }),
  ],
};
