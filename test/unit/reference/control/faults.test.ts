import { expect, test } from 'vitest';
import { controlTestbed } from './control-testbed.ts';

const refusal = {
  operation: 'runJob',
  count: 2,
  effect: { status: 429, retryAfterSeconds: 3 },
} as const;

test('declared faults replace older ones and restart their counts', async () => {
  const { call, control } = controlTestbed();
  expect(await control.declareFaults([refusal])).toEqual([
    { fault: refusal, fired: 0, left: 2, isFromSettings: false },
  ]);
  const submit = async () => (await call('POST', '/v2/echo/run', { input: {} })).status;
  expect(await submit()).toBe(429);
  expect(await control.listFaults()).toMatchObject([{ fault: refusal, fired: 1, left: 1 }]);
  expect([await submit(), await submit()]).toEqual([429, 200]);
  expect(await control.listFaults()).toMatchObject([{ fault: refusal, fired: 2, left: 0 }]);
  expect(await control.listEvents({ type: 'faultInjected' })).toHaveLength(2);
  expect(await control.declareFaults([refusal])).toMatchObject([{ fired: 0 }]);
  expect(await submit()).toBe(429);
});

test('a fault that is switched off stays, has no effect and keeps its count', async () => {
  const { call, control } = controlTestbed();
  const submit = async () => (await call('POST', '/v2/echo/run', { input: {} })).status;
  await control.declareFaults([refusal]);
  await submit();
  const off = await control.declareFaults([{ ...refusal, enabled: false }], { keepCounts: true });
  expect(off).toMatchObject([{ fault: { enabled: false }, fired: 1, left: 1 }]);
  expect(await submit()).toBe(200);
  const on = [{ effect: { webhook: 'lost' } } as const, { ...refusal, enabled: true }];
  expect(await control.declareFaults(on, { keepCounts: true })).toMatchObject([
    { fired: 0 },
    { fired: 1, left: 1 },
  ]);
  expect([await submit(), await submit()]).toEqual([429, 200]);
  const changed = { ...refusal, count: 3 };
  expect(await control.declareFaults([changed], { keepCounts: true })).toMatchObject([
    { fired: 0, left: 3 },
  ]);
});

test('faults of the settings are marked, also when they are off', async () => {
  const { client } = controlTestbed();
  const { control } = await client('demo-key').createAccount({ faults: [refusal] });
  expect(await control.listFaults()).toMatchObject([{ isFromSettings: true }]);
  const faults = [{ ...refusal, enabled: false }, { effect: { drop: true } } as const];
  expect(await control.declareFaults(faults)).toMatchObject([
    { isFromSettings: true },
    { isFromSettings: false },
  ]);
});

test('cleared faults no longer apply, and faults never affect other accounts', async () => {
  const { call, control } = controlTestbed();
  await control.declareFaults([{ effect: { status: 500 } }]);
  const health = async (authorization: string) =>
    (await call('GET', '/v2/echo/health', undefined, { authorization })).status;
  expect(await health('demo-key')).toBe(500);
  expect(await health('real-key')).toBe(200);
  await control.clearFaults();
  expect(await control.listFaults()).toEqual([]);
  expect(await health('demo-key')).toBe(200);
});

test('faults never affect the control interface', async () => {
  const { control } = controlTestbed();
  await control.declareFaults([{ effect: { drop: true } }, { effect: { status: 500 } }]);
  expect(await control.listFaults()).toHaveLength(2);
});

test.each([
  {},
  { faults: [{ effect: { drop: true, stale: true } }] },
  { faults: [{ effect: { drop: true }, operation: 'getClock' }] },
  { faults: [{ effect: { drop: true }, endpoint: 'nowhere' }] },
  { faults: [{ effect: { worker: 'crash' }, operation: 'getJobStatus' }] },
  { faults: [{ effect: { stale: true }, operation: 'runJob' }] },
  { faults: [{ effect: { latency: { distribution: 'uniform', minMs: 2, maxMs: 1 } } }] },
])('%j is refused and changes nothing', async (body) => {
  const { call } = controlTestbed();
  const before = (await call('GET', '/control/faults')).body;
  expect(await call('PUT', '/control/faults', body)).toMatchObject({
    status: 400,
    body: { code: 'invalidRequest', errors: expect.anything() },
  });
  expect((await call('GET', '/control/faults')).body).toEqual(before);
});
