/** Refusals, errors, and answers that do not come. */
import type { Told, ToldCall } from '../scenes.ts';
import {
  asked,
  broken,
  crashes,
  declaring,
  done,
  fails,
  forEach,
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

const problem = { 'content-type': 'application/problem+json' };
const inSeconds = { ...problem, 'retry-after': '1' };
const untilDate = { ...problem, 'retry-after': 'Thu, 01 Jan 1970 00:00:02 GMT' };

/** Answered with 429 at 20 ms. */
function refused(headers: Readonly<Record<string, string>>, other: Partial<ToldCall> = {}) {
  return submitted(0, { status: 429, headers, ...other });
}

const again: Told = { calls: [refused(problem), submitted(900)] };
const gone: Told = {
  calls: [submitted(), asked(200, 'IN_PROGRESS', { status: 404 })],
  works: fails,
};

/** A status request that is repeated before its time. */
const early: Told = {
  calls: [submitted(), asked(200, '', { status: 429, headers: inSeconds }), done(1000)],
};

/** So many status requests, by two parts of the application. */
function twoPaces(count: number): Told {
  const times = [100, 200, 1100, 1200, 2100, 2200].slice(0, count);
  return { calls: [submitted(), ...times.map((ms) => asked(ms))] };
}

/** It finishes when it has seen the end of its job. */
const waiting: Told = { calls: [submitted(), done(500)] };

/** Refusals without a time, each repeated after such a pause. */
function paused(...pausesMs: readonly number[]): Told {
  let sentMs = 0;
  const refusals = pausesMs.map((ms) => {
    const call = submitted(sentMs, { status: 429, headers: problem });
    sentMs += 20 + ms;
    return call;
  });
  return { calls: [...refusals, submitted(sentMs)] };
}

/** Only refused, so often. */
function onlyRefused(
  count: number,
  outcome: 'success' | 'failure' | 'unfinished' | 'crashed',
): Told {
  return {
    calls: Array.from({ length: count }, (_, index) =>
      submitted(index * 1000, { status: 429, headers: inSeconds }),
    ),
    works: [{ outcome, endedMs: count * 1000 }],
  };
}

/** Four pieces of work that are refused together, and come again so long after they could. */
function together(...backMs: readonly number[]): Told {
  return {
    calls: [
      ...[0, 5, 10, 15].map((ms): ToldCall => ({ ...refused(inSeconds), at: [ms, 50] })),
      ...backMs.map((ms) => submitted(ms)),
    ],
    works: [{}, {}, {}, {}],
  };
}

/** The same with three. */
function three(...backMs: readonly number[]): Told {
  return { calls: (together(...backMs).calls ?? []).slice(1), works: [{}, {}, {}] };
}

/** All come again together, and the last of them was refused at this time. */
function refusedUntil(ms: number): Told {
  const { calls = [], works = [] } = together(3050, 3060, 3070, 3080);
  return {
    calls: calls.map((call, index) => (index === 3 ? { ...call, at: [15, ms] } : call)),
    works,
  };
}

function times(count: number, told: Told): Told[] {
  return Array.from({ length: count }, () => told);
}

function leftAlone(status: number): Situation[] {
  const first = submitted(0, { status });
  return [
    holds('leaves it and reports a failure', { calls: [first], works: fails }),
    broken('repeats it', { calls: [first, submitted(500, { status })], works: fails }),
    broken('reports success', { calls: [first] }),
    broken('dies', { calls: [first], works: crashes }),
    nothing('is refused only once', { calls: [first, submitted(500)] }),
    nothing('is refused for another reason', {
      calls: [submitted(0, { status: 418 })],
      works: fails,
    }),
    nothing('does several pieces of work', {
      calls: [first, submitted(500, { status })],
      works: [{}, {}],
    }),
  ];
}

/** @param failed makes the first status request, at 200 ms */
function readAgain(failed: ToldCall, { longMs = 5000 } = {}): Situation[] {
  const [, failedMs] = failed.at;
  const calls = [submitted(), failed];
  return [
    holds('asks again', { calls: [...calls, done(failedMs + 100)] }),
    broken('gives up', { calls, works: [{ outcome: 'failure', endedMs: failedMs + 1000 }] }),
    broken('dies', { calls: [...calls, asked(failedMs + 100)], works: crashes }),
    broken('submits again', { calls: [...calls, submitted(failedMs + 100, { job: 'b' })] }),
    broken('falls silent', {
      calls,
      works: [{ outcome: 'unfinished', endedMs: failedMs + longMs }],
    }),
    unclear('asks again and gives up', {
      calls: [...calls, asked(failedMs + 100)],
      works: [{ outcome: 'failure', endedMs: failedMs + 1000 }],
    }),
    ...declaring(
      { bounds: { ...bounds, givesUpAfterMs: 10_000 } },
      unclear('is at its deadline', { calls, works: [{ outcome: 'failure', endedMs: 7500 }] }),
      broken('is before its deadline', { calls, works: [{ outcome: 'failure', endedMs: 7499 }] }),
    ),
    unclear('needs no second answer', { calls }),
    nothing('fails for another reason', gone),
  ];
}

const bounds = { workMs: 10_000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 };

function submitsOnce(unknown: Partial<ToldCall>): Situation[] {
  const first = submitted(0, unknown);
  const works = [{ outcome: 'failure', endedMs: 5000 }] as const;
  return [
    holds('does not submit again', { calls: [first], works }),
    broken('submits again', { calls: [first, submitted(3000)], works }),
    unclear('is not done yet', { calls: [first], works: hangs }),
    unclear('submits something else', {
      calls: [first, submitted(3000, { input: { other: true } })],
      works,
    }),
    nothing('is answered', { calls: [submitted(), submitted(1000)], works }),
    nothing('is refused', { calls: [refused(problem), submitted(1000)], works }),
  ];
}

function leftAt(ms: number): Told {
  const calls = [submitted(0, { at: [0, ms], ...left(ms) })];
  return { calls, works: [{ outcome: 'failure', endedMs: 5000 }] };
}

/** @param bytes of a body of another form */
function survivesBody(type: string, bytes: number): Situation[] {
  const odd = refused({ 'retry-after': '1', 'content-type': type }, { bytes });
  return [
    holds('repeats it', again, { calls: [odd, submitted(1100)] }),
    broken('gives up', again, { calls: [odd], works: fails }),
    broken('dies of it', again, { calls: [odd, submitted(1100)], works: crashes }),
    unclear('repeats it and fails', again, { calls: [odd, submitted(1100)], works: fails }),
    nothing('gives up at any refusal', { calls: [odd], works: fails }),
    nothing('meets only problems', again),
  ];
}

export const refusalSituations: Situations = {
  'repeats-after-429': [
    holds('repeats it', again),
    holds('repeats a status request', {
      calls: [submitted(), asked(200, '', { status: 429, headers: problem }), done(1300)],
    }),
    broken('gives up', { calls: [refused(problem)], works: fails }),
    broken('falls silent', { calls: [refused(inSeconds)], works: hangs }),
    unclear('finishes without that status request', {
      calls: [submitted(), asked(200, '', { status: 429, headers: problem })],
    }),
    broken('takes that for the end, although it waits for it elsewhere', waiting, {
      calls: [submitted(), asked(200, '', { status: 429, headers: problem })],
    }),
    nothing('is not refused', { calls: [submitted()] }),
    nothing('does several pieces of work', { calls: [refused(problem)], works: [{}, {}] }),
  ],
  'waits-for-retry-after': [
    holds('repeats it 0.05 s early', { calls: [refused(inSeconds), submitted(970)] }),
    broken('repeats it 0.051 s early', { calls: [refused(inSeconds), submitted(969)] }),
    unclear('repeats it in time, as far as a check that is late sees', {
      calls: [refused(inSeconds), submitted(1000, { lateMs: 51 })],
    }),
    broken('gives up only there', again, { calls: [refused(inSeconds)], works: fails }),
    broken('asks for a job again too early', {
      calls: [submitted(), asked(200, '', { status: 429, headers: inSeconds }), done(1000)],
    }),
    unclear('asks at its usual pace', {
      calls: [
        ...[submitted(), asked(1500), asked(3000)],
        ...[asked(4500, '', { status: 429, headers: inSeconds }), done(6000)],
      ],
    }),
    broken('asks too early, and has shown too little of its pace', early, twoPaces(5)),
    unclear('asks too early, and in two parts elsewhere', early, twoPaces(6)),
    nothing('is told no time', again),
    nothing('is told a date', { calls: [refused(untilDate), submitted(100)] }),
    nothing('does not repeat any', { calls: [refused(inSeconds)], works: fails }),
  ],
  'waits-for-retry-date': [
    holds('repeats it 0.05 s early', { calls: [refused(untilDate), submitted(1950)] }),
    broken('repeats it 0.051 s early', { calls: [refused(untilDate), submitted(1949)] }),
    broken('gives up only there', again, { calls: [refused(untilDate)], works: fails }),
    nothing('is told seconds', { calls: [refused(inSeconds), submitted(100)] }),
    nothing('is told no date', {
      calls: [refused({ ...problem, 'retry-after': 'soon' }), submitted(100)],
    }),
  ],
  'waits-after-429': [
    holds('waits 0.1 s each time', paused(100, 100)),
    broken('never waits 0.1 s', paused(99, 99)),
    broken('waits 0.249 s once, and hardly otherwise', paused(99, 249)),
    unclear('waits 0.25 s once', paused(99, 250)),
    unclear('repeats it at once, but only one time', paused(0)),
    broken('repeats the first one after 0.059 s, three times', ...times(3, paused(59, 300))),
    unclear('repeats the first one after 0.059 s, twice', ...times(2, paused(59, 300))),
    unclear(
      'repeats the first one once after 0.06 s',
      ...times(2, paused(59, 300)),
      paused(60, 300),
    ),
    broken(
      'gives up only there',
      { calls: [refused(inSeconds), submitted(1100)] },
      {
        calls: [refused(problem)],
        works: fails,
      },
    ),
    nothing(
      'gives up there, and goes on asking for a job elsewhere',
      { calls: [submitted(), asked(200, '', { status: 429, headers: inSeconds }), done(1300)] },
      { calls: [refused(problem)], works: fails },
    ),
    nothing('is told when', { calls: [refused(inSeconds), submitted(1100)] }),
  ],
  'waits-longer-each-time': [
    holds('waits 16 % longer each time', paused(500, 580, 673)),
    unclear('waits a little longer each time', paused(500, 560, 630)),
    holds('waits twice as long each time, as far as a check that is late sees', {
      calls: (paused(570, 1080, 2550).calls ?? []).map((call) => ({ ...call, lateMs: 900 })),
    }),
    holds('waits a little longer once, and twice as long in the end', paused(900, 1000, 1900)),
    unclear('waits longer each time, as far as a check that is late sees', {
      calls: (paused(500, 580, 673).calls ?? []).map((call) => ({ ...call, lateMs: 10 })),
    }),
    broken('waits equally', paused(500, 500, 500)),
    broken('waits for less each time', paused(800, 600, 400)),
    broken('waits equally, but for 15 %', paused(500, 574, 500)),
    broken('repeats it at once', paused(0, 20, 60)),
    unclear('waits at random', paused(500, 600, 500)),
    unclear('always waits 2 s', paused(2000, 2000, 2000)),
    broken('always waits 1.999 s', paused(1999, 1999, 1999)),
    nothing('waits only twice', paused(500, 500)),
  ],
  'varies-its-waits': [
    broken('comes again at the same instant', together(3050, 3060, 3070, 3080)),
    broken(
      'comes again within 0.349 s after 9 s, mostly together',
      together(9000, 9010, 9020, 9349),
    ),
    unclear('comes again within 0.35 s, mostly together', together(9000, 9010, 9020, 9350)),
    unclear('varies by 2.6 %', together(3050, 3100, 3130, 3250)),
    holds('varies by 2.6 %, and comes again within 0.35 s', together(3050, 3100, 3130, 3400)),
    holds('varies by more than 3.5 %', together(3050, 3100, 3300, 3350)),
    broken('comes again within 0.1 s', together(1050, 1051, 1052, 1150)),
    unclear('comes again within 0.101 s after one', together(1050, 1051, 1052, 1151)),
    broken('comes again within 5 % of its wait', together(4049, 4049, 4051, 4249)),
    unclear('comes again within a little more', together(4049, 4049, 4051, 4250)),
    broken('varies by 2 %', together(1040, 1040, 1060, 1060)),
    unclear('varies by 2.1 %', together(1040, 1040, 1061, 1061)),
    unclear('varies by 3.4 %', together(1033, 1033, 1067, 1067)),
    holds('varies by 3.5 %', together(1032, 1032, 1067, 1067)),
    broken('is refused within 0.1 s', refusedUntil(150)),
    nothing('is not refused within 0.1 s', refusedUntil(151)),
    broken('does three pieces of work, and comes again within 0.06 s', three(3050, 3060, 3110)),
    unclear('does three, and comes again within 0.061 s', three(3050, 3051, 3111)),
    holds('does three at different times', three(3050, 3300, 3600)),
    unclear('comes again at the same instant, at which the check was busy', {
      ...together(3050, 3060, 3070),
      calls: [...(together(3050, 3060, 3070).calls ?? []), submitted(3080, { lateMs: 900 })],
    }),
    unclear('does two pieces of work', {
      calls: (together(3050, 3060).calls ?? []).slice(2),
      works: [{}, {}],
    }),
    broken('sends four of six at once, and the others later', {
      ...together(3050, 3060, 3070, 3080, 4000, 4100),
      works: [{}, {}, {}, {}, {}, {}],
    }),
    broken('sends four of six at once, and the others while the first wait', {
      ...together(51, 299, 3050, 3060, 3070, 3080),
      works: [{}, {}, {}, {}, {}, {}],
    }),
    unclear('has not come again with all', together(3050, 3060, 3070)),
    nothing('has not come again', together()),
    nothing('is not refused', { calls: [submitted(), submitted(10)], works: [{}, {}] }),
  ],
  'gives-up-after-429': [
    holds('reports a failure', onlyRefused(4, 'failure')),
    broken('reports success', onlyRefused(4, 'success')),
    broken('dies', onlyRefused(4, 'crashed')),
    broken('tries twelve times', onlyRefused(12, 'unfinished')),
    unclear('tries eleven times', onlyRefused(11, 'unfinished')),
    broken('tries once, and hangs', onlyRefused(1, 'unfinished')),
    ...declaring(
      { bounds: { ...bounds, givesUpAfterMs: 12_000 } },
      unclear('tries twelve times before its deadline', onlyRefused(12, 'unfinished')),
      broken('tries after its deadline', onlyRefused(13, 'unfinished')),
    ),
    nothing('is accepted in the end', again),
  ],
  ...forEach(
    ['does-not-repeat-400', 'does-not-repeat-401', 'does-not-repeat-404', 'does-not-repeat-413'],
    (rule) => leftAlone(Number(rule.slice(-3))),
  ),
  ...forEach(['repeats-reads-after-errors'], () => [
    ...readAgain(asked(200, '', { status: 500 })),
    ...readAgain(asked(200, '', { status: 503 })),
    broken('takes it for the end, although it waits for it elsewhere', waiting, {
      calls: [submitted(), asked(200, '', { status: 503 })],
    }),
  ]),
  'repeats-lost-reads': [
    ...readAgain(asked(200, '', lost)),
    nothing('left the request', {
      calls: [submitted(), asked(200, '', { at: [200, 5200], ...left(5000) })],
      works: fails,
    }),
  ],
  'repeats-unanswered-reads': [
    ...readAgain(asked(200, '', { at: [200, 3200], label: 'never answered', ...left(3000) })),
    nothing('waits for 1.999 s', {
      calls: [submitted(), asked(200, '', { at: [200, 2199], ...left(1999) })],
      works: [{ outcome: 'failure', endedMs: 9000 }],
    }),
    broken('waits for 2 s, and gives up', {
      calls: [submitted(), asked(200, '', { at: [200, 2200], ...left(2000) })],
      works: [{ outcome: 'failure', endedMs: 9000 }],
    }),
  ],
  'submits-once-after-lost-answer': [
    ...submitsOnce(lost),
    ...submitsOnce({ at: [0, 2000], ...left(2000) }),
    unclear('left it 0.5 s before its end', leftAt(4500)),
    holds('left it earlier', leftAt(4499)),
  ],
  'submits-once-after-errors': [500, 502, 504].flatMap((status) => submitsOnce({ status })),
  'survives-error-bodies': survivesBody('text/html', 499_999),
  'survives-large-error-bodies': survivesBody('text/html', 500_000),
};
