import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  createLog,
  type Log,
  type LogOptions,
  logForms,
  logLevels,
} from '../../src/cli/serve/log.ts';
import { ManualClock } from '../../src/core/clock.ts';
import { memoryTerminal } from './setup.ts';

async function startLog({ form = 'json', level = 'info' }: Partial<LogOptions> = {}) {
  const clock = new ManualClock({ startMs: Date.UTC(2026, 0, 2, 3, 4, 5) });
  const terminal = memoryTerminal();
  const log = await createLog({ form, level, clock, terminal });
  const records = () => terminal.printed.map((line) => JSON.parse(line));
  return { log, clock, terminal, records };
}

const ok = { status: 200, headers: {} };
const notFound = {
  status: 404,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ detail: 'Nothing is served at this path.' }),
};
const started = {
  type: 'started',
  jobId: 'job-1',
  endpointId: 'echo',
  workerId: 'w1',
} as const;
const position = { sequence: 7, atMs: 5 };

describe('createLog', () => {
  test('writes plain lines for people', async () => {
    const { log, terminal } = await startLog({ form: 'pretty', level: 'debug' });
    log.logAnswer({ method: 'GET', target: '/a' }, ok, 12);
    log.logEvent('demo', started, position);
    log.warn('this is wide open.');
    expect(terminal.printed).toEqual([
      '03:04:05.000  200  GET   /a  12 ms',
      '03:04:05.000  debug  started  account=demo  sequence=7  atMs=5  job=job-1  endpoint=echo  worker=w1',
    ]);
    expect(terminal.warned).toEqual(['03:04:05.000  Warning: this is wide open.']);
  });

  test('writes JSON objects for programs', async () => {
    const { log, records } = await startLog();
    log.listening('http://127.0.0.1:1', { seed: 's' });
    log.logAnswer({ method: 'GET', target: '/a' }, ok, 12);
    log.draining(5000);
    const time = '2026-01-02T03:04:05.000Z';
    expect(records()).toEqual([
      { level: 'info', time, event: 'listening', url: 'http://127.0.0.1:1', seed: 's' },
      {
        level: 'info',
        time,
        event: 'request',
        method: 'GET',
        path: '/a',
        status: 200,
        durationMs: 12,
      },
      { level: 'info', time, event: 'draining', graceMs: 5000 },
    ]);
  });

  test('says why a request was refused, without the values that were sent', async () => {
    const { log, terminal } = await startLog({ form: 'pretty' });
    const refused = (status: number, problem: object) => {
      const headers = { 'content-type': 'application/problem+json' };
      log.logAnswer(
        { method: 'POST', target: '/v2/echo/run' },
        { status, headers, body: JSON.stringify(problem) },
        1,
      );
    };
    refused(404, { detail: 'There is no endpoint ecko.' });
    const place = { in: 'body', pointer: '/input/width', expected: 'at most 2048' };
    const detail = 'Expected at most 2048 at /input/width, got 4096.';
    refused(400, { detail, errors: [{ ...place, received: '4096', detail }] });
    expect(terminal.printed).toEqual([
      '03:04:05.000  404  POST  /v2/echo/run  1 ms  There is no endpoint ecko.',
      '03:04:05.000  400  POST  /v2/echo/run  1 ms  body /input/width: expected at most 2048',
    ]);
  });

  test.each(['pretty', 'json'] as const)(
    'of a flood of refusals has the first and their number, as %s',
    async (form) => {
      const { log, clock, terminal } = await startLog({ form });
      const wrongKey = { ...notFound, status: 401 };
      for (let sent = 0; sent < 500; sent += 1) {
        log.logAnswer({ method: 'GET', target: `/v2/echo/status/${sent}` }, wrongKey, 0);
      }
      log.logAnswer({ method: 'GET', target: '/a' }, ok, 0);
      log.logAnswer({ method: 'GET', target: '/b' }, notFound, 0);
      expect(terminal.printed).toHaveLength(22);
      await clock.advance(1000);
      expect(terminal.printed).toHaveLength(23);
      expect(terminal.printed.at(-1)).toMatch(form === 'json' ? /"count":480/ : /401 {2}480 more/);
      await clock.advance(5000);
      log.logAnswer({ method: 'GET', target: '/c' }, wrongKey, 0);
      await clock.advance(5000);
      expect(terminal.printed).toHaveLength(24);
    },
  );

  test('logs account events and machine requests only at the detailed level', async () => {
    for (const [level, events] of [
      ['info', ['request']],
      ['debug', ['started', 'request', 'request', 'request', 'request', 'request']],
    ] as const) {
      const { log, records } = await startLog({ level });
      log.logEvent('demo', started, position);
      for (const target of ['/healthz', '/readyz?x', '/metrics', '/control/clock', '/healthz/']) {
        log.logAnswer({ method: 'GET', target }, ok, 0);
      }
      expect(records().map(({ event }) => event)).toEqual(events);
    }
  });

  test('logs refused calls of the control interface', async () => {
    const { log, records } = await startLog();
    log.logAnswer({ method: 'GET', target: '/control/clocks' }, notFound, 0);
    expect(records()).toMatchObject([{ path: '/control/clocks', status: 404 }]);
  });

  test('shortens a long path in its middle', async () => {
    const { log, records } = await startLog();
    log.logAnswer({ method: 'GET', target: `/v2/echo/${'x'.repeat(6000)}/run` }, ok, 0);
    expect(records()[0].path).toMatch(/^\/v2\/echo\/x+\.{3}x+\/run$/);
    expect(records()[0].path).toHaveLength(163);
  });

  test('logs a dropped response', async () => {
    const { log, records } = await startLog();
    log.logAnswer({ method: 'GET', target: '/a' }, { ...ok, drop: true }, 0);
    expect(records()).toMatchObject([{ status: 'dropped' }]);
  });

  test('leaves out what is below the level', async () => {
    const { log, terminal } = await startLog({ level: 'error' });
    log.logAnswer({ method: 'GET', target: '/a' }, ok, 0);
    log.warn('quiet');
    expect([...terminal.printed, ...terminal.warned]).toEqual([]);
  });

  test('logs only warnings and errors at the quiet level', async () => {
    const { log, terminal } = await startLog({ form: 'silent', level: 'debug' });
    log.logAnswer({ method: 'GET', target: '/a' }, ok, 0);
    log.logEvent('demo', started, position);
    log.draining(1);
    log.warn('this is wide open.');
    expect(terminal.printed).toEqual([]);
    expect(terminal.warned.join()).toContain('wide open');
  });

  test('escapes terminal control characters in requests', async () => {
    const { log, terminal } = await startLog({ form: 'pretty' });
    const target = `/\u001b[2J\u009b2J\u202e\n${'x'.repeat(1000)}`;
    log.logAnswer({ method: 'GET', target }, ok, 0);
    const [line = ''] = terminal.printed;
    expect(line).toMatch(/^[\x20-\x7e]+$/);
    expect(line.length).toBeLessThan(600);
  });

  test('reports errors on standard error with their stack, in every format and at every level', async () => {
    for (const form of logForms) {
      for (const level of logLevels) {
        const { log, terminal } = await startLog({ form, level });
        log.internalError(new TypeError('it broke', { cause: new RangeError('worn out') }));
        expect(terminal.printed).toEqual([]);
        const text = terminal.warned.join('\n');
        expect(text).toContain('TypeError because of RangeError');
        expect(text).toContain('log.test.ts');
      }
    }
  });
});

test('of many skips within a second, the first is logged at once, and the number of the others', async () => {
  const { log, clock, terminal, records } = await startLog();
  const startMs = clock.now();
  const skip = (fromMs: number, toMs: number) =>
    log.logSkip('demo', { fromMs: startMs + fromMs, toMs: startMs + toMs }, () => 'webhookAttempt');
  skip(0, 45_000);
  skip(45_000, 50_000);
  skip(50_000, 60_000);
  expect(records()).toHaveLength(1);
  await clock.advance(1000);
  skip(60_000, 61_000);
  expect(records()).toMatchObject([
    { event: 'skipped', account: 'demo', count: 1, ms: 45_000, due: 'webhookAttempt' },
    { event: 'skipped', account: 'demo', count: 2, ms: 15_000, to: '2026-01-02T03:05:05.000Z' },
    { event: 'skipped', count: 1, ms: 1000 },
  ]);
  const pretty = await startLog({ form: 'pretty' });
  pretty.log.logSkip('demo', { fromMs: 0, toMs: 45_000 }, () => 'webhookAttempt');
  expect(pretty.terminal.printed).toEqual([
    '03:04:05.000  Skipped 45 s to 1970-01-01T00:00:45.000Z: webhook attempt  account=demo',
  ]);
  expect(terminal.warned).toEqual([]);
});

test('the records are described in the documentation, level by level and field by field', async () => {
  const { log, terminal, records } = await startLog();
  const run = { jobId: 'job-1', end: 'completed', durationMs: 12 };
  const write: {
    readonly [Name in Exclude<keyof Log, 'logEvent' | 'hasEvents' | 'internalErrors'>]: () => void;
  } = {
    listening: () =>
      log.listening('http://127.0.0.1:1', { seed: 's', alternatives: ['error-body=text'] }),
    logAnswer: () => log.logAnswer({ method: 'GET', target: '/a' }, notFound, 12),
    moreRefused: () => log.moreRefused(401, 480),
    logSkip: () => log.logSkip('demo', { fromMs: 0, toMs: 5 }, () => 'webhookAttempt'),
    note: () => log.note('found'),
    logExecution: () => log.logExecution('echo', run),
    draining: () => log.draining(5000),
    wouldHaveCost: () => log.wouldHaveCost('demo', '0.1'),
    warn: () => log.warn('careful'),
    internalError: () => log.internalError(new Error('gone')),
  };
  for (const each of Object.values(write)) each();
  const warned = terminal.warned.map((line) => JSON.parse(line));
  const written = [...records(), ...warned].map(({ level, time, event, ...fields }) => {
    return [level, event, ...Object.keys(fields)].join(' ');
  });
  const page = await readFile(
    new URL('../../docs/reference/operation.md', import.meta.url),
    'utf8',
  );
  const rows = page.matchAll(/^\| `(info|warn|error)` +\| `(\w+)` +\| ([^:|]*)/gm);
  const described = Array.from(rows, ([, level, event, fields = '']) => {
    const names = fields.replaceAll(/ \(.*?\)/g, '').matchAll(/`(\w+)`/g);
    return [level, event, ...Array.from(names, ([, name]) => name)].join(' ');
  });
  expect(described).toEqual(written);
});
