/** What an application does with results. */

import { forgedLabel } from '../../../../src/callers/judging/exchange-labels.ts';
import { variedLabel } from '../../../../src/callers/results/varied-outputs.ts';
import type { WorkRecord } from '../../../../src/evidence/record-types.ts';
import type { Told, ToldCall } from '../scenes.ts';
import {
  asked,
  broken,
  crashes,
  done,
  downloaded,
  fails,
  hangs,
  holds,
  left,
  lost,
  nothing,
  type Situations,
  submitted,
  unclear,
} from './situation.ts';

const elsewhere = { method: 'GET', target: 'http://localhost:1/results/a.png' };
const shortLived = { alternatives: { 'result-lifetime': 'short' } };

/** The job is known to be completed at 120 ms; then this happens. */
function then(...calls: readonly ToldCall[]): Told {
  return { calls: [submitted(), done(100), ...calls] };
}

/** A download that stops, and is left after so long. */
function stalled(ms: number): Partial<ToldCall> {
  return { at: [200, 200 + ms], label: 'stalled in the middle', ...left(ms) };
}

function waits(endedMs: number): NonNullable<Told['works']> {
  return [{ ...hangs[0], endedMs }];
}

/** The result of another job. */
const second = {
  ...{ id: 'b', status: 'COMPLETED' },
  output: { image_url: 'http://127.0.0.1:1/results/b.png' },
};

const redirect: ToldCall = asked(200, '', {
  status: 307,
  headers: { location: 'http://localhost:1/v2/echo/status/a' },
  request: { headers: { host: '127.0.0.1:1' } },
});

/** One piece of work after the other, each with a job whose output has a change. */
function varied(...rounds: readonly (readonly [string, Partial<WorkRecord>])[]): Told {
  return {
    calls: rounds.flatMap(([change], index) => {
      const startMs = 1000 * index;
      const job = `job${index}`;
      return [
        submitted(startMs, { job }),
        done(startMs + 100, { job, label: `${variedLabel}${change}` }),
      ];
    }),
    works: rounds.map(([, work], index) => ({
      startedMs: 1000 * index,
      endedMs: 1000 * index + 500,
      ...work,
    })),
  };
}

function completedWith(output: unknown): Told {
  const answer = { id: 'a', status: 'COMPLETED', output };
  return { calls: [submitted(), asked(500, '', { answer })] };
}

const ended = (status: string): Told => ({ calls: [submitted(), asked(500, status)] });

const crash = { faults: [{ effect: { worker: 'crash' } }] };
const unseen: Told = { calls: [submitted()], works: [{ endedMs: 50 }] };
const unread = { bytes: 100_001 };

function acts(count: number, told: Told, works: Told['works'] = told.works): Told {
  return { ...told, ...(works && { works }), end: { ...told.end, acts: count } };
}

/** As usual, and acted so often. */
function acted(count: number): Told {
  return acts(count, then());
}

/** The job ended with a webhook call. */
function calledAs(status: string): Told {
  return { calls: [submitted()], deliveries: [{ at: [100, 110], job: 'a', status }] };
}

export const resultSituations: Situations = {
  'downloads-in-time': [
    holds('downloads at once', { ...then(downloaded(200)), end: shortLived }),
    broken('downloads 3 s later', then(downloaded(3120, { status: 410 }))),
    nothing('downloads 2.999 s later', then(downloaded(3119, { status: 404 }))),
    broken('downloads the second of two results late', {
      ...then(
        done(100, { job: 'b', answer: second }),
        downloaded(200),
        downloaded(3120, { status: 410, request: { method: 'GET', target: '/results/b.png' } }),
      ),
      end: shortLived,
    }),
    holds('downloads the result of a later job at once', {
      ...then(
        downloaded(200),
        done(4000, { job: 'b', answer: second }),
        downloaded(4100, { status: 410, request: { method: 'GET', target: '/results/b.png' } }),
      ),
      end: shortLived,
    }),
    nothing('had all the time', then(downloaded(200))),
    nothing('downloads nothing', { ...then(), end: shortLived }),
  ],
  'key-stays-with-service': [
    holds('downloads without its key', then(downloaded(200, { request: elsewhere }))),
    broken('downloads with its key', then(downloaded(200, { request: elsewhere, key: 'valid' }))),
    broken(
      'has its key in a cookie',
      then(downloaded(200, { request: elsewhere, keyIn: ['cookie'] })),
    ),
    holds('does not follow a redirect', { calls: [submitted(), redirect] }),
    nothing('meets only one origin', then(downloaded(200))),
    nothing('downloads with its key from the service', then(downloaded(200, { key: 'valid' }))),
  ],
  'handles-missing-results': [
    holds('reports a failure', { ...then(downloaded(200, { status: 404 })), works: fails }),
    broken('reports success', then(downloaded(200, { status: 410 }))),
    broken('dies', { ...then(downloaded(200, { status: 404 })), works: crashes }),
    broken('never ends', { ...then(downloaded(200, { status: 404 })), works: hangs }),
    nothing('gets it later', then(downloaded(200, { status: 404 }), downloaded(900))),
    nothing('meets another error', { ...then(downloaded(200, { status: 500 })), works: fails }),
  ],
  'survives-slow-downloads': [
    holds('waits for 2 s', then(downloaded(200, { at: [200, 2200] }))),
    nothing('waits for 1.999 s', then(downloaded(200, { at: [200, 2199] }))),
    unclear('waits, and fails', { ...then(downloaded(200, { at: [200, 2200] })), works: fails }),
    broken('leaves', {
      ...then(downloaded(200, { at: [200, 1200], ...left(1000) })),
      works: fails,
    }),
    unclear(
      'leaves, and gets it another time',
      then(downloaded(200, { at: [200, 1200], ...left(1000) }), downloaded(1500)),
    ),
    unclear('leaves at the end of its time', {
      ...then(downloaded(200, { at: [200, 9200], ...left(9000) })),
      works: hangs,
    }),
  ],
  'notices-cut-downloads': [
    holds('downloads again', then(downloaded(200, lost), downloaded(900))),
    holds('reports a failure', { ...then(downloaded(200, lost)), works: fails }),
    broken('reports success', then(downloaded(200, lost))),
    unclear('had all of it before', then(downloaded(200), downloaded(900, lost))),
    nothing('left', then(downloaded(200, { at: [200, 1200], ...left(1000) }))),
    nothing('gets all of it', then(downloaded(200))),
  ],
  'gives-up-stalled-downloads': [
    holds('downloads again', then(downloaded(200, stalled(1000)), downloaded(1300))),
    holds('reports a failure', { ...then(downloaded(200, stalled(1000))), works: fails }),
    broken('reports success', then(downloaded(200, stalled(1000)))),
    broken('dies', { ...then(downloaded(200, stalled(1000))), works: crashes }),
    broken('waits for 20 s', { ...then(downloaded(200, stalled(20_000))), works: waits(20_200) }),
    unclear('waits for 19.9 s', {
      ...then(downloaded(200, stalled(19_900))),
      works: waits(20_100),
    }),
    unclear('never ends, and had left', {
      ...then(downloaded(200, stalled(20_000))),
      works: waits(30_000),
    }),
    nothing('gets all of it', then(downloaded(200))),
  ],
  'reports-failed-jobs': [
    holds('reports a failure', { ...ended('FAILED'), works: fails }),
    broken('reports success', ended('FAILED')),
    broken('dies', { ...ended('FAILED'), works: crashes }),
    broken('never ends', { ...ended('FAILED'), works: hangs }),
    unclear('reports success before', { ...ended('FAILED'), works: [{ endedMs: 499 }] }),
    unclear('does not know the name', {
      ...ended('ERROR'),
      works: hangs,
      end: { alternatives: { 'failure-state': 'named' } },
    }),
    nothing('sees a state that may be one in between', { ...ended('ERROR'), works: hangs }),
    nothing('sees the job complete', ended('COMPLETED')),
    nothing('sees one of two jobs complete', {
      calls: [submitted(), asked(500, 'FAILED'), done(900, { job: 'b' })],
    }),
  ],
  'acts-on-results-only': [
    holds('acts only on results', acted(1), acts(0, ended('FAILED'), fails)),
    broken('acts for a failed job', acted(1), acts(1, ended('FAILED'), fails)),
    broken('acts for a job that it was called about', acts(1, calledAs('FAILED'), fails)),
    broken('acts for a failed job, after its work', acts(2, ended('FAILED'), [{ endedMs: 499 }])),
    broken('acts, and never learns that every job fails', acts(1, { ...unseen, end: crash })),
    broken('acts without any answer', acts(1, { calls: [submitted(0, lost)] }, fails)),
    broken('acts without an output', acted(1), acts(1, completedWith(null), fails)),
    unclear('never acts', acted(0), acts(0, ended('FAILED'), fails)),
    nothing('ignores outputs', acted(1), acts(1, completedWith(null))),
    nothing('reports success for a failed job', acted(1), acts(1, ended('FAILED'))),
    nothing('acts on a result, and reports a failure', acts(1, then(), fails)),
    nothing('was called about the end', acts(1, calledAs('COMPLETED'), fails)),
    nothing(
      'believes a forged call',
      acts(1, {
        calls: [submitted()],
        deliveries: [{ at: [100, 110], job: 'a', label: forgedLabel }],
        works: fails,
      }),
    ),
    nothing('got an answer that is not recorded', {
      ...acts(1, { calls: [submitted(), asked(500, '', unread)] }, fails),
    }),
    nothing('does not say how often it acts', { ...ended('FAILED'), works: fails }),
  ],
  'copes-with-outputs': [
    holds('does its work', varied(['as in the example', {}], ['without /a', {}])),
    broken('reports a failure', varied(['as in the example', {}], ['without /a', fails[0]])),
    broken('dies', varied(['as in the example', {}], ['without /a', crashes[0]])),
    broken('never ends', varied(['as in the example', {}], ['without /a', hangs[0]])),
    broken('fails with the example', varied(['as in the example', fails[0]], ['without /a', {}])),
    broken(
      'fails with the example, and with another',
      varied(['as in the example', fails[0]], ['without /a', fails[0]]),
    ),
    nothing('gets an output of the service', then()),
  ],
  'needs-output': [
    holds('reports a failure', { ...completedWith({}), works: fails }),
    broken('reports success', then(), completedWith({})),
    broken('reports success for null', then(), completedWith(null)),
    broken('dies', then(), { ...completedWith(undefined), works: crashes }),
    unclear('reports success, and never gets an output', completedWith({})),
    unclear('never ends', { ...completedWith({}), works: hangs }),
    nothing('gets an output', then()),
    nothing('sees no end', { calls: [submitted(), asked(500)] }),
  ],
};
