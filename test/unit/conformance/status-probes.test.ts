/** Keys that must be refused although they resemble the valid one, and where they are tried. */
import { describe, expect, test } from 'vitest';
import { StatusProbes, similarKeys } from '../../../src/conformance/run/status-probes.ts';
import {
  neighboursOf,
  unlikelyNeighbours,
} from '../../../src/conformance/run/wrong-keys-and-ids.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';
import type { Exchange } from '../../../src/evidence/record-types.ts';

test('neighbours differ from a text in one way', () => {
  expect(neighboursOf('Key-9').map(({ text }) => text)).toEqual([
    'kEY-9',
    'Key-9x',
    'Key-',
    'Key-7',
    'Ley-9',
    'xKey-9',
    '9-yeK',
    'Key9',
    'Key_9',
  ]);
  // Some services store keys without punctuation.
  const punctuated = neighboursOf('a_b-c d').map(({ text }) => text);
  expect(punctuated.slice(-2)).toEqual(['abcd', 'a-b_c d']);
  // Without letters there is no other case, and nothing is left of a single character.
  expect(neighboursOf('7').map(({ text }) => text)).toEqual(['7x', '3', '3', 'x7']);
});

test('an id is not changed to one that probably exists', () => {
  const known = ['echo', 'ECHO'];
  expect(unlikelyNeighbours('echo', { known }).map(({ text }) => text)).not.toContain('ECHO');
  expect(unlikelyNeighbours('model-1', { known }).map(({ text }) => text)).toEqual([
    'model-1-conformance',
    'model-1 ',
    'model-',
    'MODEL-1',
  ]);
  expect(unlikelyNeighbours('model2', { known }).map(({ text }) => text)).toEqual([
    'model2-conformance',
    'model2 ',
    'MODEL2',
  ]);
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
        other: { id: 'other', kind: 'serverless' },
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
  const tried = (probes: StatusProbes, exchange: Exchange) => {
    const labels = [];
    for (let one = probes.after(exchange); one !== undefined; one = probes.after(exchange)) {
      labels.push(one.options.label);
    }
    return labels;
  };

  const keysOnly = { keys: true, endpoints: false };
  const sentWithWrongKey = (method: string, path: string): Exchange => {
    const request = { method, target: `/v2/worker/${path}`, headers: {} };
    return { ...answer('worker', '', 401), key: 'wrong', request };
  };
  /** Probes of a run in which every stated operation was asked with a wrong key. */
  const probesOf = (triedThere?: ConstructorParameters<typeof StatusProbes>[1]) => {
    const probes = new StatusProbes(target, triedThere);
    probes.noteSent(sentWithWrongKey('POST', 'run'));
    probes.noteSent(sentWithWrongKey('POST', 'runsync'));
    probes.noteSent(sentWithWrongKey('GET', 'status/a'));
    return probes;
  };

  test('are repeated with each key, in each phase and at each kind of endpoint', () => {
    const probes = probesOf(keysOnly);
    const always = ['a wrong key', 'a forbidden key'];
    const similar = similarKeys('some-key').map(({ label }) => label);
    const [running = [], completed = [], elsewhere = []] = [
      ['worker', 'IN_PROGRESS'],
      ['worker', 'COMPLETED'],
      ['model', 'IN_PROGRESS'],
    ].map(([endpoint = '', status = '']) => tried(probes, answer(endpoint, status)));
    expect(tried(probes, answer('worker', 'IN_PROGRESS'))).toEqual([]);
    // Two phases at one kind of endpoint, or one phase at two kinds, meet all similar keys.
    for (const both of [
      [...running, ...completed],
      [...running, ...elsewhere],
    ]) {
      expect(new Set(both)).toEqual(new Set([...always, ...similar]));
      expect(both.filter((label) => similar.includes(`${label}`))).toHaveLength(similar.length);
    }
  });

  test('are not repeated with other keys before every operation was asked with a wrong one', () => {
    const probes = new StatusProbes(target, keysOnly);
    probes.noteSent(sentWithWrongKey('POST', 'run'));
    probes.noteSent(sentWithWrongKey('POST', 'runsync'));
    expect(tried(probes, answer('worker', 'COMPLETED'))).toEqual([]);
    probes.noteSent(sentWithWrongKey('GET', 'status/a'));
    expect(tried(probes, answer('worker', 'COMPLETED'))).toContain('a wrong key');
  });

  test('are not repeated after a slow answer, as long as the job can change', () => {
    const slow = { receivedMs: 600 };
    const probes = probesOf(keysOnly);
    expect(tried(probes, { ...answer('worker', 'IN_PROGRESS'), ...slow })).toEqual([]);
    expect(tried(probes, { ...answer('worker', 'COMPLETED'), ...slow })).not.toEqual([]);
  });

  test('are repeated with the forbidden key at each endpoint, whatever its kind', () => {
    const probes = probesOf(keysOnly);
    tried(probes, answer('worker', 'COMPLETED'));
    expect(tried(probes, answer('other', 'COMPLETED'))).toEqual(['a forbidden key']);
  });

  test('are repeated at endpoints whose ids resemble a declared one, for the same job', () => {
    const probes = new StatusProbes(target, { keys: false, endpoints: true });
    const paths = [];
    const exchange = answer('worker', 'COMPLETED');
    for (let one = probes.after(exchange); one !== undefined; one = probes.after(exchange)) {
      expect(one.options.probes).toEqual(['unknown-endpoint-is-404']);
      paths.push(one.target);
    }
    expect(paths).toEqual(
      expect.arrayContaining([
        '/v2/worker-conformance/status/a',
        '/v2/worker%20/status/a',
        '/v2/worke/status/a',
        '/v2/WORKER/status/a',
      ]),
    );
  });

  test('are not repeated if they show no job, or the service limits guesses', () => {
    const probes = probesOf();
    expect(tried(probes, answer('worker', 'IN_QUEUE', 404))).toEqual([]);
    probes.note(answer('worker', 'IN_QUEUE', 429));
    expect(tried(probes, answer('worker', 'IN_QUEUE'))).toEqual([]);
  });
});
