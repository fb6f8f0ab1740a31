import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { type FaultSettings, Faults } from '../../../../src/reference/engine/injected-faults.ts';
import { EventLog } from '../../../../src/reference/engine-memory/memory-event-log.ts';

function declare(...faults: FaultSettings[]) {
  const events = new EventLog(new ManualClock(), 1000);
  return { events, faults: new Faults(faults, { events, seed: 'test' }) };
}

const target = { operationId: 'runJob', endpointId: 'echo' };

describe('a fault', () => {
  test('applies where it is declared and logs an event', () => {
    const effect = { status: 503 };
    const { faults, events } = declare({ operation: 'runJob', endpoint: 'echo', effect });
    expect(faults.strike('status', { operationId: 'runJob', endpointId: 'image' })).toBeUndefined();
    expect(
      faults.strike('status', { operationId: 'runJobSync', endpointId: 'echo' }),
    ).toBeUndefined();
    expect(faults.strike('drop', target)).toBeUndefined();
    expect(faults.strike('status', target)).toEqual(effect);
    expect(events.list()).toMatchObject([
      { type: 'faultInjected', fault: 'status', effect: { status: 503 }, endpointId: 'echo' },
    ]);
  });

  test('applies as often as its count, then the next fault applies', () => {
    const { faults } = declare({ count: 2, effect: { status: 500 } }, { effect: { status: 502 } });
    const statuses = Array.from({ length: 4 }, () => faults.strike('status', target)?.status);
    expect(statuses).toEqual([500, 500, 502, 502]);
    expect(faults.list().map(({ left }) => left)).toEqual([0, undefined]);
  });

  test('applies with its probability, in the same sequence for the same seed', () => {
    const strikes = (seed: string) => {
      const { faults } = declare({ probability: 0.3, seed, effect: { drop: true } });
      return Array.from({ length: 1000 }, () => faults.strike('drop', target) !== undefined);
    };
    expect(strikes('a')).toEqual(strikes('a'));
    expect(strikes('a')).not.toEqual(strikes('b'));
    const struck = strikes('a').filter(Boolean).length;
    expect(struck).toBeGreaterThan(250);
    expect(struck).toBeLessThan(350);
  });

  test('may be declared again and restarts its sequence', () => {
    const fault: FaultSettings = { probability: 0.5, effect: { drop: true } };
    const { faults } = declare(fault);
    const draw = () =>
      Array.from({ length: 50 }, () => faults.strike('drop', target) !== undefined);
    const first = draw();
    faults.declare([fault]);
    expect(draw()).toEqual(first);
    faults.declare([]);
    expect(faults.none).toBe(true);
  });
});

describe('latency', () => {
  const sample = (latency: Extract<FaultSettings['effect'], { latency: unknown }>['latency']) => {
    const { faults } = declare({ effect: { latency } });
    return Array.from({ length: 2000 }, () => faults.latencyMs(target)).sort((a, b) => a - b);
  };

  test('is zero if none is declared', () => {
    expect(declare().faults.latencyMs(target)).toBe(0);
  });

  test('can be fixed', () => {
    expect(new Set(sample({ distribution: 'fixed', ms: 120 }))).toEqual(new Set([120]));
  });

  test('can be uniform', () => {
    const values = sample({ distribution: 'uniform', minMs: 100, maxMs: 200 });
    expect(values[0]).toBeGreaterThanOrEqual(100);
    expect(values.at(-1)).toBeLessThanOrEqual(200);
    expect(Math.abs((values[1000] ?? 0) - 150)).toBeLessThan(8);
  });

  test('can be lognormal', () => {
    const values = sample({ distribution: 'lognormal', medianMs: 100, sigma: 0.5 });
    expect(Math.abs((values[1000] ?? 0) - 100)).toBeLessThan(8);
    // One sigma above the median: 100 * e^0.5 is about 165.
    expect(Math.abs((values[1683] ?? 0) - 165)).toBeLessThan(20);
  });
});
