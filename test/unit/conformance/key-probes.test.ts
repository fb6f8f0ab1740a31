/** Keys that must be refused although they resemble the valid one, and where they are tried. */
import { describe, expect, test } from 'vitest';
import { KeyProbes, similarKeys } from '../../../src/conformance/run/key-probes.ts';
import { neighboursOf, unlikelyNeighbours } from '../../../src/conformance/run/neighbours.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';
import type { Exchange } from '../../../src/evidence/records.ts';

test('neighbours differ from a text in one way', () => {
  expect(neighboursOf('Key-9').map(({ text }) => text)).toEqual([
    'kEY-9',
    'Key-9x',
    'Key-',
    'Key-7',
    'Ley-9',
    'xKey-9',
  ]);
  // Without letters there is no other case, and nothing is left of a single character.
  expect(neighboursOf('7').map(({ text }) => text)).toEqual(['7x', '3', '3', 'x7']);
});

test('an id is not changed to one that probably exists', () => {
  const known = ['echo', 'ECHO'];
  expect(unlikelyNeighbours('echo', { known }).map(({ text }) => text)).not.toContain('ECHO');
  expect(unlikelyNeighbours('model-1', { known }).map(({ text }) => text)).toEqual(['MODEL-1']);
});

test('no similar key equals the valid one, whatever it is', () => {
  for (const declared of ['key', 'K-123', '77']) {
    for (const own of ['key', 'KEY', 'another', '77']) {
      const made = similarKeys(declared).map(({ wrongKey }) => wrongKey(own));
      expect(made).not.toContain(own);
      expect(made).toContain('');
    }
  }
});

describe('status requests', () => {
  const target = readTarget(
    {
      baseUrl: 'https://host.test',
      keys: { valid: { public: 'some-key' }, forbidden: { public: 'other-key' } },
      endpoints: {
        worker: { id: 'worker', kind: 'serverless' },
        model: { id: 'model', kind: 'public' },
      },
    },
    { env: {} },
  );
  const answer = (endpoint: string, status: string, http = 200): Exchange => ({
    kind: 'exchange',
    id: 1,
    scenario: 'some',
    key: 'valid',
    request: { method: 'GET', target: `/v2/${endpoint}/status/a`, headers: {} },
    response: { status: http, headers: {}, bytes: 1, body: JSON.stringify({ id: 'a', status }) },
    sentMs: 0,
    receivedMs: 1,
  });
  const tried = (probes: KeyProbes, exchange: Exchange) => {
    const labels = [];
    for (let one = probes.after(exchange); one !== undefined; one = probes.after(exchange)) {
      labels.push(one.label);
    }
    return labels;
  };

  test('are repeated with each key at each kind of endpoint, in each phase of a job', () => {
    const probes = new KeyProbes(target);
    const all = tried(probes, answer('worker', 'IN_PROGRESS'));
    expect(all).toEqual(expect.arrayContaining(['a wrong key', 'a forbidden key']));
    expect(tried(probes, answer('worker', 'IN_PROGRESS'))).toEqual([]);
    expect(tried(probes, answer('worker', 'COMPLETED'))).toEqual(all);
    expect(tried(probes, answer('model', 'IN_PROGRESS'))).toEqual(all);
  });

  test('are not repeated if they show no job, or the service limits guesses', () => {
    const probes = new KeyProbes(target);
    expect(tried(probes, answer('worker', 'IN_QUEUE', 404))).toEqual([]);
    probes.note(answer('worker', 'IN_QUEUE', 429));
    expect(tried(probes, answer('worker', 'IN_QUEUE'))).toEqual([]);
  });
});
