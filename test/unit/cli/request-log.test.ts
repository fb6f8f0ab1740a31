import { describe, expect, it } from 'vitest';
import { createRequestLog, type logForms } from '../../../src/cli/request-log.ts';
import { ManualClock } from '../../../src/clock.ts';
import type { HttpRequest } from '../../../src/validation/http.ts';
import { memoryTerminal } from './memory-terminal.ts';

function request(target: string): HttpRequest {
  return {
    method: 'GET',
    target,
    origin: 'http://127.0.0.1',
    header: () => 'Bearer secret',
    body: async () => new Uint8Array(),
    signal: new AbortController().signal,
  };
}

async function logged(form: (typeof logForms)[number], target: string): Promise<string[]> {
  const clock = new ManualClock({ startMs: Date.UTC(2026, 0, 2, 3, 4, 5) });
  const terminal = memoryTerminal();
  const handler = createRequestLog(form, { clock, terminal }).around(async () => {
    await clock.advance(12);
    return { status: 200, headers: {} };
  });
  await handler(request(target));
  return terminal.printed;
}

describe('createRequestLog', () => {
  it('writes a line for people', async () => {
    expect(await logged('pretty', '/a?b=c')).toEqual(['03:04:05.000  200  GET   /a?b=c  12 ms']);
  });

  it('writes an object for programs', async () => {
    const [line = ''] = await logged('json', '/a');
    expect(JSON.parse(line)).toEqual({
      event: 'request',
      time: '2026-01-02T03:04:05.000Z',
      method: 'GET',
      target: '/a',
      status: 200,
      durationMs: 12,
    });
  });

  it('is silent', async () => {
    expect(await logged('silent', '/a')).toEqual([]);
  });

  it('lets no request steer the terminal', async () => {
    const [line = ''] = await logged('pretty', `/\u001b[2J\u009b2J${'x'.repeat(1000)}`);
    expect(line).toMatch(/^[\x20-\x7e]+$/);
    expect(line.length).toBeLessThan(600);
  });

  it('reports faults in every form', () => {
    for (const form of ['pretty', 'json', 'silent'] as const) {
      const terminal = memoryTerminal();
      createRequestLog(form, { clock: new ManualClock(), terminal }).fault(new Error('broken'));
      expect(terminal.warned.join()).toContain('broken');
    }
  });
});
