/** The control interface's document: complete in itself, and apart from the contract. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { operations, problems } from '#generated/control/tables.js';
import { compiled } from '#generated/control/validators/index.js';
import { operations as documented, problems as known } from '#generated/reference/tables.js';
import { controlValidator } from '../reference/control/control-validator.ts';
import { requestCheck } from './message-checks.ts';

const document = await bundleOf('control');
const reference = await bundleOf('reference');

async function bundleOf(api: string) {
  return JSON.parse(await readFile(`generated/${api}/openapi.json`, 'utf8'));
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A schema without what is written for people. */
function shape(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );
}

test('shares no path and no operation with the reference', () => {
  const paths = Object.values(operations).map(({ path }) => path);
  expect(paths.every((path) => path.startsWith('/control/'))).toBe(true);
  expect(Object.keys(reference.paths).filter((path) => path.startsWith('/control'))).toEqual([]);
  expect(Object.keys(operations).filter((id) => id in documented)).toEqual([]);
});

test('keeps every operation in the file of its name', async () => {
  const files = await readdir('openapi/control/operations');
  expect(
    Object.keys(operations)
      .map((id) => `${kebab(id)}.yaml`)
      .sort(),
  ).toEqual(files.sort());
});

test('returns problems in the shape of the reference, and with its names where it has them', () => {
  for (const name of ['Problem', 'ProblemPlace']) {
    const { schemas } = document.components;
    expect(shape(schemas[name])).toEqual(shape(reference.components.schemas[name]));
  }
  const shared = Object.entries(problems).filter(([code]) => code in known);
  expect(known).toMatchObject(Object.fromEntries(shared));
  expect(shared.length).toBeGreaterThan(5);
});

test('has a schema for every event type, and an event type for every schema', () => {
  const { AccountEvent, EventType } = document.components.schemas;
  const forms: { allOf?: object[]; properties?: { type: { const?: string; enum?: string[] } } }[] =
    AccountEvent.allOf[1].oneOf;
  const types = forms.flatMap((form) => {
    const own: typeof form = form.allOf?.at(-1) ?? form;
    const { const: only, enum: several } = own.properties?.type ?? {};
    return several ?? [only];
  });
  expect(types).toEqual(EventType.enum);
});

const listEvents = controlValidator.plan.operations.find(({ id }) => id === 'listEvents');

async function isEvent(event: object): Promise<boolean> {
  if (listEvents === undefined) throw new Error('Expected the operation listEvents.');
  const header = (name: string) => (name === 'content-type' ? 'application/json' : undefined);
  const answer = { status: 200, header, body: JSON.stringify({ events: [event] }) };
  return (await controlValidator.checkResponse(listEvents, answer)).length === 0;
}

const position = { sequence: 1, atMs: 1_767_225_600_000 };
const job = { jobId: 'a', endpointId: 'echo' };

test.each([
  ['of a job', { ...position, ...job, type: 'started', workerId: 'w' }, true],
  ['without a position', { ...job, type: 'started', workerId: 'w' }, false],
  ['without the members of its type', { ...position, ...job, type: 'started' }, false],
  ['of an unknown type', { ...position, ...job, type: 'vanished' }, false],
  ['with a charge', { ...position, ...job, type: 'charged', cost: '0.1', quantity: '10' }, true],
  [
    'with an inexact charge',
    { ...position, ...job, type: 'charged', cost: 0.1, quantity: '10' },
    false,
  ],
])('validates an event %s', async (_, event, valid) => {
  expect(await isEvent(event)).toBe(valid);
});

test.each([
  [{ ms: 0 }, true],
  [{ untilMs: 1 }, true],
  [{ toNext: true }, true],
  [{ toNext: false }, false],
  [{ ms: -1 }, false],
  [{ ms: 1.5 }, false],
  [{ ms: 1, untilMs: 1 }, false],
  [{}, false],
])('accepts or refuses moving a clock by %j: %s', (body, valid) => {
  expect(requestCheck(compiled, 'advanceClock')(body)).toBe(valid);
});

test.each([
  [{}, true],
  [{ clock: 'manual', seed: 7, endpoints: ['echo'], budget: { amount: '0.05' } }, true],
  [{ faults: [{ effect: { drop: true } }] }, true],
  [{ faults: [{ effect: { drop: true, stale: true } }] }, false],
  [{ endpoints: [] }, false],
  [{ key: 'with space' }, false],
  [{ name: 'a' }, false],
])('accepts or refuses creating an account from %j: %s', (body, valid) => {
  expect(requestCheck(compiled, 'createAccount')(body)).toBe(valid);
});
