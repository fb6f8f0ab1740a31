import { expect, test } from 'vitest';
import { echoWorker } from '../../../../src/reference/models/echo.ts';
import { begin } from '../workers/begin-job.ts';

test("an echo returns its input, at once or after the endpoint's duration", () => {
  const input = { a: [1, { b: null }] };
  expect(begin(echoWorker({}), input).work).toEqual({
    kind: 'simulated',
    durationMs: 0,
    outcome: { kind: 'output', output: input },
  });
  expect(begin(echoWorker({ durationMs: 9 }), input).work.durationMs).toBe(9);
});
