import { describe, expect, test } from 'vitest';
import { forgedLabel, repeatedLabel } from '../../../src/callers/judging/exchange-labels.ts';
import { found, outcomes, type Told, type ToldCall } from './scenes.ts';

const running = { answer: { id: 'a', status: 'IN_PROGRESS' } };
const done = { answer: { id: 'a', status: 'COMPLETED', output: {} } };

function asked(sentMs: number, other: Partial<ToldCall> = running): ToldCall {
  return { at: [sentMs, sentMs + 20], job: 'a', ...other };
}

const submitted: ToldCall = { at: [0, 20], input: {}, job: 'a' };

describe('an application that has seen the end of its job', () => {
  const rule = 'stops-after-end';
  const end = (watchedUntilMs: number) => ({ watchedUntilMs, endedMs: watchedUntilMs + 5000 });
  const paced = (watchedUntilMs: number): Told => ({
    calls: [submitted, asked(2500), asked(5000, done)],
    end: end(watchedUntilMs),
  });

  test('must be silent for longer than it usually is', () => {
    expect(outcomes(rule, [paced(11_000)])).toEqual(['holds']);
    expect(outcomes(rule, [paced(7000)])).toEqual(['unclear']);
  });

  test('has shown nothing with one status request and a short silence', () => {
    const once = { calls: [submitted, asked(2500, done)], end: end(4500) };
    expect(outcomes(rule, [once])).toEqual(['unclear']);
    const quick = { calls: [submitted, asked(100, done)], end: end(2000) };
    expect(outcomes(rule, [quick])).toEqual(['holds']);
    // Elsewhere, it pauses for longer.
    expect(outcomes(rule, [quick, paced(7000)])).toEqual(['unclear']);
  });

  test('may pause for longer elsewhere, such as for a webhook call', () => {
    const waiting = { calls: [submitted, asked(6000, done)], end: end(7000) };
    expect(outcomes(rule, [waiting, paced(11_000)])).toEqual(['holds', 'unclear']);
  });

  test('may ask once more before it is silent', () => {
    const confirming = {
      calls: [submitted, asked(300, done), asked(500, done)],
      end: end(2000),
    };
    expect(outcomes(rule, [confirming, paced(11_000)])).toEqual(['holds', 'unclear']);
  });

  test('has not stopped if it asks now and then', () => {
    const goingOn = {
      calls: [submitted, ...[2500, 5000, 7500, 10_000].map((ms) => asked(ms, done))],
      end: end(11_000),
    };
    expect(outcomes(rule, [paced(11_000), goingOn])).toEqual(['unclear']);
    const often = { ...goingOn, calls: [...goingOn.calls, asked(12_500, done)] };
    expect(outcomes(rule, [paced(11_000), often])).toEqual(['broken']);
  });
});

describe('an application that acts', () => {
  const works = [{ endedMs: 7000 }];
  const twice = (acts: number, watchedUntilMs: number): Told => ({
    calls: [submitted],
    deliveries: [
      { at: [1000, 1010], job: 'a' },
      { at: [1300, 1310], job: 'a', label: repeatedLabel },
    ],
    works,
    end: { acts, watchedUntilMs },
  });

  test('is watched for as long as it took before', () => {
    expect(outcomes('acts-once', [twice(1, 9000)])).toEqual(['unclear']);
    expect(outcomes('acts-once', [twice(1, 13_000)])).toEqual(['holds']);
    expect(outcomes('acts-once', [twice(2, 9000)])).toEqual(['broken']);
  });

  test('may act once for each job', () => {
    const three = [1, 2, 3].map(
      (index): ToldCall => ({
        at: [index, index + 5],
        input: { part: index },
      }),
    );
    const usual: Told = { calls: three, end: { acts: 3 } };
    expect(outcomes('acts-once', [usual, { ...twice(3, 20_000), calls: three }])).toEqual([
      'holds',
    ]);
    expect(outcomes('acts-once', [usual, { ...twice(4, 20_000), calls: three }])).toEqual([
      'broken',
    ]);
  });

  test('acts too often also where no call is repeated', () => {
    const usual = { calls: [submitted, asked(100, done)], end: { acts: 2 } };
    expect(found('acts-once', [usual])).toContain(
      'broken: The application acted 2 times for one piece of work.',
    );
  });
});

describe('a webhook call that is not answered', () => {
  const closed = { givenUpMs: 1005 };
  const works = [{ endedMs: 7000 }];

  test('is no fault if somebody else made it', () => {
    const stranger = { at: [1000, 1005] as const, job: 'b', label: forgedLabel, ...closed };
    const scene = { calls: [submitted], deliveries: [stranger], works };
    expect(found('acknowledges-in-time', [scene])).toEqual([]);
    expect(found('acknowledges-with-200', [scene])).toEqual([]);
    // What has died of it is a question of another rule.
    const later = { at: [2000, 2005] as const, job: 'a', givenUpMs: 2005 };
    const after = { ...scene, deliveries: [stranger, later] };
    expect(found('acknowledges-in-time', [after])).toEqual([]);
    expect(found('acknowledges-with-200', [after])).toEqual([]);
  });

  test('because the connection closed is not acknowledged, and not late', () => {
    const scene = {
      calls: [submitted],
      deliveries: [{ at: [1000, 1005] as const, job: 'a', ...closed }],
      works,
    };
    expect(found('acknowledges-in-time', [scene])).toEqual([]);
    expect(outcomes('acknowledges-with-200', [scene])).toEqual(['broken']);
  });
});

test('a job that was accepted is not submitted again', () => {
  const end = { alternatives: { 'success-status': 'created' } };
  const calls = [0, 500, 1000].map(
    (ms): ToldCall => ({ at: [ms, ms + 20], input: {}, status: 201 }),
  );
  const works = [{ outcome: 'unfinished', endedMs: 1100 } as const];
  expect(found('accepts-any-success', [{ calls, works, end }])).toEqual([
    expect.stringMatching(/^broken: .*submitted again 2 times, although the job was accepted\.$/),
  ]);
});
