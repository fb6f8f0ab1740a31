import { expect, test } from 'vitest';
import { placeFaults } from '../../../src/conformance/requests/fault-places.ts';
import { requestFaults } from '../../../src/conformance/requests/request-faults.ts';
import type { TargetEndpoint } from '../../../src/conformance/target/target.ts';
import { groupBy } from '../../../src/evidence/indexes.ts';
import { declaredTarget } from '../../mutants/check-in-process.ts';

const target = declaredTarget();
const faults = requestFaults();
const kindOf = ({ kind, model }: TargetEndpoint) => model ?? kind;

test('each member has a fault at every kind of endpoint, and beside every set of members', () => {
  for (const [at, placed] of groupBy(placeFaults(faults, target), ({ fault }) => fault.at)) {
    const kinds = new Set(placed.map(({ endpoint }) => kindOf(endpoint)));
    expect([...kinds].toSorted(), at).toEqual(['image', 'serverless', 'text']);
    const companions = placed.map((place) => JSON.stringify(place.companions));
    for (const part of [
      '"hasWebhook":true',
      '"hasStorage":true',
      'policy',
      '"lowPriority":true',
      'ttl',
    ]) {
      const having = companions.filter((text) => text.includes(part));
      expect(having.length, `${at} beside ${part}`).toBeGreaterThan(0);
      expect(having.length, `${at} without ${part}`).toBeLessThan(companions.length);
    }
  }
});

test('each fault of the document has a place', () => {
  const placed = placeFaults(faults, target).map(({ fault }) => fault);
  expect(new Set(placed)).toEqual(new Set(faults));
});

test('where jobs would cost too much, or need one of few workers, there are no faults', () => {
  const endpoints = new Set(placeFaults(faults, target).map(({ endpoint }) => endpoint.name));
  expect(endpoints).toContain('echo');
  expect(endpoints).not.toContain('video');
  expect(endpoints).not.toContain('narrow');
});
