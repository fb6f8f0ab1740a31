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
    {
      id: expect.any(String),
      etag: expect.stringMatching(/^"[\w-]+"$/),
      fault: refusal,
      fired: 0,
      left: 2,
      isFromSettings: false,
    },
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

const lost = { effect: { webhook: 'lost' } } as const;
const crash = { effect: { worker: 'crash' } } as const;

test('one fault is added, changed and removed, and the others go on', async () => {
  const { call, control } = controlTestbed();
  const submit = async () => (await call('POST', '/v2/echo/run', { input: {} })).status;
  await control.declareFaults([refusal]);
  await submit();
  const added = await control.addFault(lost);
  expect(added).toMatchObject({ fault: lost, fired: 0, isFromSettings: false });
  const [first, second] = await control.listFaults();
  expect(first).toMatchObject({ fault: refusal, fired: 1, left: 1 });
  expect(second).toEqual(added);

  const off = { ...lost, enabled: false };
  const changed = await control.changeFault(added.id, { fault: off });
  expect(changed).toMatchObject({ id: added.id, fault: off });
  expect(await control.listFaults()).toMatchObject([{ fired: 1, left: 1 }, changed]);

  await control.removeFault(added.id);
  expect(await control.listFaults()).toEqual([first]);
  expect((await control.addFault(lost)).id).not.toBe(added.id);
  expect([await submit(), await submit()]).toEqual([429, 200]);
});

test('a changed fault begins anew, unless it keeps its counts', async () => {
  const { call, control } = controlTestbed();
  const submit = async () => (await call('POST', '/v2/echo/run', { input: {} })).status;
  const { id } = await control.addFault(refusal);
  await submit();
  const turn = (enabled: boolean) =>
    control.changeFault(id, { fault: { ...refusal, enabled }, keepCounts: true });
  expect(await turn(false)).toMatchObject({ fired: 1, left: 1 });
  expect(await submit()).toBe(200);
  expect(await turn(true)).toMatchObject({ fired: 1, left: 1 });
  expect([await submit(), await submit()]).toEqual([429, 200]);
  expect(await control.listFaults()).toMatchObject([{}, { fired: 2, left: 0 }]);

  expect(await control.changeFault(id, { fault: refusal })).toMatchObject({ fired: 0, left: 2 });
  expect(await submit()).toBe(429);
  const longer = { ...refusal, count: 3 };
  const kept = await control.changeFault(id, { fault: longer, keepCounts: true });
  expect(kept).toMatchObject({ fired: 0, left: 3 });
});

test('a list that is declared again with its counts keeps the ids', async () => {
  const { control } = controlTestbed();
  const [first, second] = await control.declareFaults([lost, crash]);
  const again = await control.declareFaults([crash, lost], { keepCounts: true });
  expect(again).toEqual([second, first]);
  const anew = await control.declareFaults([crash, lost]);
  const ids = new Set([...again, ...anew].map(({ id }) => id));
  expect(ids.size).toBe(4);
});

test('what was changed meanwhile is neither changed nor removed', async () => {
  const { call, control } = controlTestbed();
  const { id, etag } = await control.addFault(refusal);
  // That it takes effect is no change of what is declared.
  await call('POST', '/v2/echo/run', { input: {} });
  const seen = await control.changeFault(id, { fault: crash }, { ifMatch: etag });
  const outdated = { status: 412, body: { code: 'faultDiffers' } };
  await expect(control.changeFault(id, { fault: lost }, { ifMatch: etag })).rejects.toMatchObject(
    outdated,
  );
  await expect(control.removeFault(id, { ifMatch: etag })).rejects.toMatchObject(outdated);
  expect(await control.listFaults()).toContainEqual(seen);

  for (const ifMatch of ['*', `"other", ${seen.etag}`, undefined]) {
    const options = ifMatch === undefined ? {} : { ifMatch };
    await control.changeFault(id, { fault: crash }, options);
  }
  await control.removeFault(id, { ifMatch: seen.etag });
  const gone = { status: 404, body: { code: 'faultNotFound' } };
  await expect(control.removeFault(id)).rejects.toMatchObject(gone);
  await expect(control.changeFault(id, { fault: lost }, { ifMatch: etag })).rejects.toMatchObject(
    gone,
  );
});

test('an account has at most 100 faults', async () => {
  const { control } = controlTestbed();
  await control.declareFaults(Array.from({ length: 100 }, () => lost));
  await expect(control.addFault(lost)).rejects.toMatchObject({
    status: 429,
    body: { code: 'tooManyFaults' },
  });
  expect(await control.listFaults()).toHaveLength(100);
});

test.each([
  ['POST', '/control/faults', (fault: object) => fault, ''],
  ['PUT', '/control/faults/fault-1', (fault: object) => ({ fault }), '/fault'],
])('%s %s refuses a fault that contradicts itself', async (method, path, bodyOf, base) => {
  const { call, control } = controlTestbed();
  const before = await control.listFaults();
  const nowhere = { effect: { drop: true }, endpoint: 'nowhere' };
  expect(await call(method, path, bodyOf(nowhere))).toMatchObject({
    status: 400,
    body: { code: 'invalidRequest', errors: [{ pointer: `${base}/endpoint` }] },
  });
  expect(await control.listFaults()).toEqual(before);
});
