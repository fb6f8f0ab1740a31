import { expect, test } from 'vitest';
import { alternativeGaps, gapNamed } from '#generated/reference/tables.js';
import { withRandomAlternatives } from '../../../../src/reference/alternatives/random-alternatives.ts';
import { controlTestbed, demoSettings } from './control-testbed.ts';

const submit = { input: {} };

test('a choice counts from the next request on, until it is cleared', async () => {
  const { call, control } = controlTestbed();
  const run = async () => (await call('POST', '/v2/echo/run', submit)).status;
  expect(await run()).toBe(200);
  const listed = await control.chooseAlternatives({ 'success-status': 'created' });
  expect(listed).toContainEqual({
    gap: 'success-status',
    alternative: 'created',
    from: 'change',
    played: ['ok', 'created', 'accepted'],
    unplayed: {},
  });
  expect(await run()).toBe(201);
  await control.chooseAlternatives({ 'error-body': 'text' });
  expect(await run()).toBe(200);
  expect((await call('GET', '/v2/nowhere/status/a')).body).toBeTypeOf('string');
  await control.clearAlternatives();
  expect((await call('GET', '/v2/nowhere/status/a')).body).toHaveProperty('code');
  expect((await control.listAlternatives()).every(({ from }) => from === 'document')).toBe(true);
});

test('every gap with alternatives is listed with who chose what', async () => {
  const settings = {
    ...demoSettings,
    alternatives: { 'failure-state': { named: 'ERROR' }, 'retry-after': 'date' as const },
  };
  const { control } = controlTestbed({ settings });
  const listed = await control.chooseAlternatives({ 'retry-after': 'none' });
  expect(listed.map(({ gap }) => gap)).toEqual(alternativeGaps);
  const byGap = new Map(listed.map((one) => [one.gap, one]));
  expect(byGap.get('failure-state')).toMatchObject({ parameter: 'ERROR', from: 'settings' });
  expect(byGap.get('retry-after')).toMatchObject({ alternative: 'none', from: 'change' });
  expect(byGap.get('runsync-wait')).toMatchObject({ parameter: 90_000, from: 'document' });
  await control.resetAccount();
  expect(await control.listAlternatives()).toContainEqual(
    expect.objectContaining({ gap: 'retry-after', alternative: 'date', from: 'settings' }),
  );
});

test('a choice concerns one account only, and a throw-away account can have its own', async () => {
  const { client, control } = controlTestbed();
  await control.chooseAlternatives({ 'error-body': 'html' });
  expect(await client('real-key').listAlternatives()).toContainEqual(
    expect.objectContaining({ gap: 'error-body', alternative: 'problem' }),
  );
  const own = await control.createAccount({ alternatives: { 'error-body': 'empty' } });
  expect(await own.control.listAlternatives()).toContainEqual(
    expect.objectContaining({ gap: 'error-body', alternative: 'empty', from: 'settings' }),
  );
});

test('every alternative is played, or the list says why not', async () => {
  const { control } = controlTestbed();
  for (const { gap, played, unplayed } of await control.listAlternatives()) {
    const known = gapNamed(gap)?.alternatives ?? {};
    expect([...played, ...Object.keys(unplayed)].sort(), gap).toEqual(Object.keys(known).sort());
    expect(Object.values(unplayed)).not.toContain('');
  }
});

test('random ones are those of the same seed at the start, for the rest of the settings', async () => {
  const own = { 'error-body': 'text' as const };
  const { real: _, ...accounts } = demoSettings.accounts;
  const settings = { ...demoSettings, accounts, alternatives: own };
  const { control } = controlTestbed({ settings });
  await control.chooseAlternatives({ 'retry-after': 'date' });
  const listed = await control.randomizeAlternatives({ seed: 7 });
  const atStart = withRandomAlternatives(settings, { seed: '7', profile: 'reference' });
  const started = controlTestbed({ settings: atStart });
  const choices = (list: typeof listed) => list.map(({ from: _, ...choice }) => choice);
  expect(choices(listed)).toEqual(choices(await started.control.listAlternatives()));
  expect(listed.filter(({ from }) => from !== 'change')).toMatchObject([
    { gap: 'error-body', alternative: 'text', from: 'settings' },
  ]);
  expect(await control.randomizeAlternatives({ seed: '8' })).not.toEqual(listed);
});

test('random ones never take requests without a key from another account', async () => {
  const { client, control } = controlTestbed();
  await control.chooseAlternatives({ 'missing-key': 'accepted' });
  for (let seed = 0; seed < 20; seed += 1) {
    const listed = await client('real-key').randomizeAlternatives({ seed });
    expect(listed.find(({ gap }) => gap === 'missing-key')?.alternative).not.toBe('accepted');
  }
});

test.each([
  ['an unknown gap', { 'eror-body': 'text' }, ['/eror-body']],
  ['an unknown alternative', { 'error-body': 'xml' }, ['/error-body']],
  [
    'a parameter of another type',
    { 'runsync-wait': { limited: 'long' } },
    ['/runsync-wait/limited'],
  ],
  ['a parameter of none', { 'error-body': { text: 1 } }, ['/error-body']],
  [
    'the name of another state',
    { 'failure-state': { named: 'COMPLETED' } },
    ['/failure-state/named'],
  ],
  ['what the service does not play', { 'response-size': 'unlimited' }, ['/response-size']],
  [
    'two that exclude each other',
    { 'unauthorized-reason': 'distinct', 'error-body': 'empty' },
    ['/unauthorized-reason'],
  ],
])('%s is refused, and changes nothing', async (_, body, pointers) => {
  const { call, control } = controlTestbed();
  const { status, body: problem } = await call('PUT', '/control/alternatives', body);
  expect({
    status,
    pointers: problem.errors.map(({ pointer }: { pointer: string }) => pointer),
  }).toEqual({ status: 400, pointers });
  expect((await control.listAlternatives()).every(({ from }) => from === 'document')).toBe(true);
});

test('a refusal says what is possible, in the gap and with the rest', async () => {
  const { call } = controlTestbed();
  const detailOf = async (body: object) => {
    const answer = await call('PUT', '/control/alternatives', body);
    return answer.body.errors[0].detail;
  };
  const misspelt: [object, string][] = [
    [
      { 'eror-body': 'text' },
      'Expected an open point that has alternatives, such as error-body at body /eror-body, got "eror-body".',
    ],
    [
      { alternatives: { 'error-body': 'text' } },
      'Expected an open point that has alternatives (/docs/reference/open lists them) at body /alternatives, got "alternatives".',
    ],
    [
      { 'base-url': 'any' },
      'Expected an open point that has alternatives (base-url has none: A caller is told the base URL and uses no other) at body /base-url, got "base-url".',
    ],
    [
      { 'error-body': 'tex' },
      'Expected problem, error-text, error-object, text, html or empty (did you mean text?) at body /error-body, got "tex".',
    ],
    [
      { 'runsync-wait': { limitd: 3 } },
      'Expected limited, { limited: … } or unlimited (did you mean { limited: 3 }?) at body /runsync-wait, got { limitd: … }.',
    ],
    [
      { 'runsync-wait': 3 },
      'Expected limited, { limited: … } or unlimited (did you mean { limited: 3 }?) at body /runsync-wait, got 3.',
    ],
    [
      { 'runsync-wait': { unlimited: 3 } },
      'Expected limited, { limited: … } or unlimited (did you mean unlimited?) at body /runsync-wait, got { unlimited: … }.',
    ],
    [
      { 'runsync-wait': {} },
      'Expected limited, { limited: … } or unlimited, such as { limited: 30000 } at body /runsync-wait, got an object.',
    ],
    [
      { 'runsync-wait': { limited: 3, unlimited: 3 } },
      'Expected limited, { limited: … } or unlimited, such as { limited: 30000 } at body /runsync-wait, got { limited: …, unlimited: … }.',
    ],
    [
      { 'runsync-wait': { limited: 0 } },
      'Expected a number of at least 1 at body /runsync-wait/limited, got 0.',
    ],
    [
      { 'failure-state': 'FAILED' },
      'Expected named or { named: … } (did you mean { named: FAILED }?) at body /failure-state, got "FAILED".',
    ],
    [
      { 'failure-state': true },
      'Expected named or { named: … }, such as { named: FAILED } at body /failure-state, got true.',
    ],
    [
      JSON.parse('{ "__proto__": "x" }'),
      'Expected an open point that has alternatives (/docs/reference/open lists them) at body /__proto__, got "__proto__".',
    ],
    [
      { 'failure-state': { named: 'COMPLETED' } },
      'Expected 1 to 100 characters, other than IN_QUEUE, IN_PROGRESS and COMPLETED at body /failure-state/named, got "COMPLETED".',
    ],
  ];
  for (const [body, detail] of misspelt) expect(await detailOf(body)).toBe(detail);
  expect(await detailOf({ 'response-size': 'unlimited' })).toMatchInlineSnapshot(
    `"Expected one that this service offers: limited (The service bounds what it keeps in memory.) at body /response-size, got unlimited."`,
  );
  expect(
    await detailOf({ 'unauthorized-reason': 'distinct', 'error-body': 'empty' }),
  ).toMatchInlineSnapshot(
    `"Expected another alternative at body /unauthorized-reason, got distinct. It cannot be together with empty at /error-body: An empty body says nothing."`,
  );
});

test('a request without a key can belong to one account only', async () => {
  const { client, control } = controlTestbed();
  await control.chooseAlternatives({ 'missing-key': 'accepted' });
  const other = client('real-key').chooseAlternatives({ 'missing-key': 'accepted' });
  await expect(other).rejects.toMatchObject({ status: 400 });
  await control.clearAlternatives();
  await client('real-key').chooseAlternatives({ 'missing-key': 'accepted' });
});

test('options of a throw-away account are refused for the same reasons', async () => {
  const { call } = controlTestbed();
  const body = { alternatives: { 'unauthorized-reason': 'distinct', 'error-body': 'empty' } };
  const answer = await call('POST', '/control/accounts', body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].pointer).toBe('/alternatives/unauthorized-reason');
  const misspelt = { seed: [], alternatives: { 'eror-body': 'text' } };
  expect((await call('POST', '/control/accounts', misspelt)).body.errors).toMatchObject([
    { pointer: '/seed' },
    { pointer: '/alternatives/eror-body', expected: expect.stringContaining('error-body') },
  ]);
});
