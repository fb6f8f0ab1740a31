/** How an application waits for its jobs. */
import { betweenLabel } from '../../../../src/callers/judging/exchange-labels.ts';
import type { WorkRecord } from '../../../../src/evidence/record-types.ts';
import type { Told, ToldCall } from '../scenes.ts';
import {
  asked,
  broken,
  crashes,
  declaring,
  done,
  fails,
  hangs,
  holds,
  left,
  lost,
  nothing,
  type Situation,
  type Situations,
  submitted,
  unclear,
} from './situation.ts';

/** So many status requests, one each so often. */
function polled(count: number, pauseMs: number): ToldCall[] {
  return Array.from({ length: count }, (_, index) => asked(1000 + index * pauseMs));
}

/** Each job is asked for at these times. */
function jobs(...timesMs: readonly (readonly number[])[]): Told {
  return {
    calls: timesMs.flatMap((times, index) =>
      times.map((ms) => asked(ms, 'IN_PROGRESS', { job: `job-${index}` })),
    ),
    works: timesMs.map(() => ({})),
  };
}

/** Four jobs are asked for each second, two of them so much later and two so much earlier. */
function beating(ms: number): Told {
  const each = [-ms, -ms, ms, ms].map((more) => [0, 1000 + more, 2 * (1000 + more)]);
  return jobs(...each);
}

/** The job has completed; then so many more requests, and silence. */
function stopped(moreReads: number, watchedUntilMs: number): Told {
  const more = Array.from({ length: moreReads }, (_, index) => done(2100 + index * 100));
  const calls = [submitted(), asked(1000), done(2000), ...more];
  return { calls, end: { watchedUntilMs, endedMs: watchedUntilMs } };
}

/** It finishes when it has seen the end of its job. */
const finished: Told = { calls: [submitted(), done(500)] };

/** A failure that is reported so long after the start, in milliseconds. */
function after(endedMs: number): readonly Partial<WorkRecord>[] {
  return [{ outcome: 'failure', endedMs }];
}

/** An application that asks each 0.1 s. */
function quick(watchedUntilMs: number): Told {
  const calls = [submitted(), asked(100), done(200)];
  return { calls, end: { watchedUntilMs, endedMs: watchedUntilMs } };
}

const odd = asked(200, 'PREPARING', { label: betweenLabel });
const empty = asked(200, '', { answer: {}, label: '200 without a job' });
const ofSecond = asked(300, '', { job: 'b', answer: {}, label: '200 without a job' });
const vanished = { status: 404, answer: { status: 404 } };

/** Gone, and asked for so often again. */
function gone(moreReads: number, outcome: 'success' | 'failure' | 'unfinished' | 'crashed'): Told {
  const more = Array.from({ length: moreReads }, (_, index) =>
    asked(600 + index * 500, '', vanished),
  );
  return {
    calls: [submitted(), asked(200), asked(400, '', vanished), ...more],
    works: [{ outcome }],
  };
}

function hanging(outcome: 'success' | 'failure' | 'unfinished' | 'crashed', endedMs: number): Told {
  return { calls: [submitted(), asked(500), asked(1500)], works: [{ outcome, endedMs }] };
}

const early = submitted(0, {
  label: 'the end is hidden',
  answer: { id: 'a', status: 'IN_PROGRESS' },
  request: { target: '/v2/echo/runsync' },
});

const bounds = { workMs: 20_000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 };

/** It gives up after 4 s: with a quarter more and 3 s, 8 s are the most. */
const deadlines: readonly Situation[] = [
  holds('reports a failure in 8 s', hanging('failure', 8000)),
  broken('reports a failure later', hanging('failure', 8001)),
  broken('has not given up after 8 s', hanging('unfinished', 8000)),
  unclear('has not given up before', hanging('unfinished', 7999)),
  broken('dies', hanging('crashed', 2000)),
  unclear('needs no job', hanging('success', 2000)),
  broken('takes its deadline for the end', finished, hanging('success', 4000)),
  nothing('got no answer to its submission', {
    calls: [submitted(0, { at: [0, 3000], ...left(3000) })],
    works: fails,
  }),
  nothing('sees the end', { calls: [submitted(), done(500)] }),
  nothing('meets an error', { calls: [submitted(), asked(500, '', lost)], works: fails }),
  nothing('was called', {
    ...hanging('failure', 9000),
    deliveries: [{ at: [1000, 1010], job: 'a' }],
  }),
];

export const waitingSituations: Situations = {
  'polls-at-declared-pace': [
    // In 1.75 s, 2 a second with a tenth more and 3 at first allow 6.85 pauses.
    holds('asks 7 times within 1.5 s', { calls: polled(7, 250) }),
    broken('asks 8 times within 1.75 s', { calls: polled(8, 250) }),
    broken('asks fast only at first', { calls: [...polled(8, 50), asked(9000)] }),
    holds('asks twice a second for long', { calls: polled(40, 500) }),
    nothing('asks for less than 1.5 s', { calls: polled(3, 700) }),
    nothing('asks for many jobs', jobs([0, 100], [10, 110], [20, 120], [30, 130], [40, 140])),
    nothing('asks once', { calls: [asked(0)] }),
  ],
  'varies-its-polling': [
    broken('asks for all at once', jobs([0, 1000, 2000], [5, 1005, 2005], [9, 1009, 2009])),
    broken(
      'asks once apart',
      jobs([0, 1000, 2000, 3000], [5, 1005, 2005, 3005], [400, 1009, 2009, 3009]),
    ),
    holds('asks 0.3 s apart', jobs([0, 1000, 2000], [100, 1100, 2100], [300, 1300, 2300])),
    broken('asks 0.299 s apart', jobs([0, 1000, 2000], [100, 1100, 2100], [299, 1299, 2299])),
    broken('varies by 2 %', beating(10)),
    unclear('varies by 2.2 %', beating(11)),
    unclear('varies by 2.8 %', beating(14)),
    holds('varies by 3 %', beating(15)),
    unclear('varies a little', jobs([0, 1000, 2000], [0, 1012, 2024], [0, 1024, 2048])),
    holds('varies by 4 %', jobs([0, 1000, 2000], [0, 1020, 2040], [0, 1040, 2080])),
    nothing('asks for two jobs', jobs([0, 1000, 2000], [0, 1000, 2000])),
    nothing('asks twice', jobs([0, 1000], [0, 1000], [0, 1000])),
  ],
  'stops-after-end': [
    holds('is silent for twice its pause', stopped(0, 4000)),
    unclear('is silent for less', stopped(0, 3999)),
    holds('has ended', { ...stopped(0, 2100), end: { endedMs: 2100, isOver: true } }),
    broken('asks four more times, and has ended', {
      ...stopped(4, 4000),
      end: { endedMs: 4000, isOver: true },
    }),
    holds('asks often, and is silent for a second', quick(1200)),
    unclear('asks often, and is silent for less', quick(1199)),
    holds('asks three more times, and is silent', stopped(3, 6000)),
    broken('asks four more times', stopped(4, 60_000)),
    broken('asks four more times after it has reported the failure of a job', {
      calls: [submitted(), ...[1000, 2000, 3000, 4000, 5000].map((ms) => asked(ms, 'FAILED'))],
      works: after(1500),
    }),
    unclear('asks four more times until it reports the failure of a job', {
      calls: [submitted(), ...[1000, 2000, 3000, 4000, 5000].map((ms) => asked(ms, 'FAILED'))],
      works: after(6000),
    }),
    nothing('sees no end', { calls: [submitted(), asked(500)] }),
  ],
  'survives-unknown-states': [
    holds('asks again', { calls: [submitted(), odd, done(1000)] }),
    broken('dies', { calls: [submitted(), odd], works: crashes }),
    broken('gives up', { calls: [submitted(), odd], works: fails }),
    broken('takes it for the end', { calls: [submitted(), odd] }),
    broken('fails although it could see the end', {
      calls: [submitted(), odd, done(1000)],
      works: fails,
    }),
    unclear('asks again and has no time', { calls: [submitted(), odd, asked(1000)], works: hangs }),
    nothing('sees a state that may be the end', {
      calls: [submitted(), asked(200, 'PREPARING')],
      works: fails,
    }),
    nothing('sees it after the end', { calls: [submitted(), done(100), odd] }),
    nothing('sees known states', { calls: [submitted(), asked(200), done(400)] }),
  ],
  'survives-answers-without-job': [
    holds('asks again', { calls: [submitted(), empty, done(1000)] }),
    holds('reports a failure', { calls: [submitted(), empty], works: fails }),
    broken('takes it for the end', { calls: [submitted(), empty] }),
    broken('dies', { calls: [submitted(), empty], works: crashes }),
    broken('hangs', { calls: [submitted(), empty], works: hangs }),
    broken('submits again', { calls: [submitted(), empty, submitted(900, { job: 'b' })] }),
    broken('takes it for the end of the second job', {
      calls: [submitted(), submitted(10, { job: 'b' }), empty, done(1000), ofSecond],
    }),
    unclear('asks again, but sees no end', {
      calls: [submitted(), empty, asked(1000)],
      works: hangs,
    }),
    nothing('always sees a job', { calls: [submitted(), done(500)] }),
  ],
  'handles-vanished-jobs': [
    holds('asks ten more times', gone(10, 'failure')),
    broken('asks eleven more times, and reports a failure', gone(11, 'failure')),
    broken('reports success', gone(0, 'success')),
    broken('dies', gone(0, 'crashed')),
    broken('asks until its time is over', gone(3, 'unfinished')),
    nothing('sees it again', {
      calls: [submitted(), asked(400, '', vanished), done(900)],
    }),
    nothing('asks at another endpoint', {
      calls: [submitted(), asked(400, '', { endpoint: 'other', ...vanished })],
    }),
    nothing('asks for a job of somebody else', {
      calls: [submitted(), asked(400, '', { job: 'forged', ...vanished }), done(900)],
    }),
    nothing('always sees its job', { calls: [submitted(), done(500)] }),
  ],
  'has-deadline': [
    ...declaring(
      { declares: ['gives-up'], bounds: { ...bounds, givesUpAfterMs: 4000 } },
      ...deadlines,
    ),
    nothing('declares none', hanging('unfinished', 20_000)),
  ],
  'waits-for-results': [
    holds('waits for 4 s', { calls: [submitted(), asked(2000), done(4000)] }),
    broken('gives up after 3 s', { calls: [submitted(), asked(2000)], works: after(3000) }),
    broken('fails although the job has completed', {
      calls: [submitted(), done(1000)],
      works: after(1100),
    }),
    broken('reports success before the end, although it waits elsewhere', finished, {
      calls: [submitted(), asked(2000), asked(4000)],
    }),
    nothing('gives up after 5 s', { calls: [submitted(), asked(2000)], works: after(5000) }),
    nothing('fails after a refusal', {
      calls: [submitted(0, { status: 429 })],
      works: after(100),
    }),
    nothing('gives up in an unusual scenario', {
      calls: [submitted(), asked(1000)],
      works: after(3000),
      end: { alternatives: { 'time-units': 'seconds' } },
    }),
    ...declaring(
      { bounds: { ...bounds, givesUpAfterMs: 12_000 } },
      nothing('gives up long before it declares', {
        calls: [submitted(), asked(4000)],
        works: after(6000),
      }),
      nothing('gives up about when it declares', {
        calls: [submitted(), asked(4000)],
        works: after(10_000),
      }),
    ),
  ],
  'uses-unfinished-answer': [
    holds('asks for the job', { calls: [early, done(500)] }),
    broken('submits again', { calls: [early, submitted(500, { job: 'b' })] }),
    broken('gives up', { calls: [early], works: fails }),
    broken('reports success', { calls: [early] }),
    broken('asks, and gives up', { calls: [early, asked(500)], works: fails }),
    unclear('asks, and is not done', { calls: [early, asked(500)], works: hangs }),
    nothing('asks, and meets an error', { calls: [early, asked(500, '', lost)], works: fails }),
    nothing('gets a job that has ended', {
      calls: [{ ...early, answer: { id: 'a', status: 'COMPLETED' } }],
    }),
  ],
};
