/** How much is done in one turn of the event loop, whatever a key asks of the control interface. */
import { expect, test, vi } from 'vitest';
import schema from '#generated/schemas/settings.json' with { type: 'json' };
import { Turns } from '../../../../src/core/event-loop-turns.ts';
import { Secrets } from '../../../../src/core/secrets.ts';
import { Redaction } from '../../../../src/evidence/redaction.ts';
import { controlTestbed, demoSettings } from './control-testbed.ts';

/** JSON in texts of JSON, to about so many bytes. */
function nested(bytes: number): string {
  let text = '{"accessSecret":"nothing"}';
  while (text.length * 2 < bytes) text = JSON.stringify({ a: text });
  return text;
}

const bodyBytes = 16_384;
/** What a turn may redact: a body that does not fit into the rest of a turn has the next one. */
const mostPerTurn = 32_768 + bodyBytes;

/** The most characters that are redacted in one turn of the event loop while something is read. */
async function mostInOneTurn(read: () => Promise<unknown>): Promise<{ most: number; all: number }> {
  let [inTurn, most, all] = [0, 0, 0];
  const spies = (['body', 'text', 'target'] as const).map((name) => {
    const original = Redaction.prototype[name];
    return vi.spyOn(Redaction.prototype, name).mockImplementation(function (this: Redaction, text) {
      inTurn += text.length;
      all += text.length;
      most = Math.max(most, inTurn);
      return original.call(this, text);
    });
  });
  let isOver = false;
  const turn = () => {
    inTurn = 0;
    if (!isOver) setImmediate(turn);
  };
  turn();
  try {
    await read();
  } finally {
    isOver = true;
    for (const spy of spies) spy.mockRestore();
  }
  return { most, all };
}

async function filledLog() {
  const bed = controlTestbed({ settings: demoSettings });
  const text = nested(bodyBytes);
  for (let index = 0; index < 30; index += 1) {
    await bed.call('POST', '/v2/echo/run', { inputs: { text } });
  }
  return bed;
}

test.each<[string, (bed: Awaited<ReturnType<typeof filledLog>>) => Promise<unknown>]>([
  ['the list', ({ control }) => control.listRequests({ limit: 100 })],
  ['a search', ({ control }) => control.listRequests({ text: 'nothing' })],
  ['a search for what is everywhere', ({ control }) => control.listRequests({ text: 'a' })],
  ['the HAR', ({ control }) => control.getRequestArchive()],
  ['the evidence', ({ control }) => control.getRequestEvidence()],
  [
    'twenty readers at a time',
    ({ control }) =>
      Promise.all(Array.from({ length: 20 }, () => control.listRequests({ limit: 10 }))),
  ],
])('%s is rendered in slices', async (_, read) => {
  const bed = await filledLog();
  const { most, all } = await mostInOneTurn(() => read(bed));
  expect(all).toBeGreaterThan(2 * mostPerTurn);
  expect(most).toBeLessThan(mostPerTurn);
});

test('long targets and headers count as work, as bodies do', async () => {
  const bed = controlTestbed({ settings: demoSettings });
  const long = 'a1 '.repeat(5000);
  for (let index = 0; index < 30; index += 1) {
    await bed.call('GET', `/v2/echo/health?q=${'b'.repeat(8000)}`, undefined, { 'x-note': long });
  }
  const { most, all } = await mostInOneTurn(() => bed.control.getRequestArchive());
  expect(all).toBeGreaterThan(3 * mostPerTurn);
  expect(most).toBeLessThan(mostPerTurn);
});

test('a credential in every few characters costs no search for each', () => {
  const address = 'https://user:pass@h.test/ ';
  const redaction = () => new Redaction().forExchange('Bearer rpa_4f1c9ab27d304e58');
  const searches = (count: number) => {
    const search = vi.spyOn(Secrets.prototype, 'replaceIn');
    redaction().body(`{"a":"${address.repeat(count)}"}`);
    const calls = search.mock.calls.length;
    search.mockRestore();
    return calls;
  };
  expect(searches(300)).toBe(searches(1));
});

test('the largest body that the settings allow to be recorded fits into a turn', async () => {
  const { maximum } = schema.$defs.RequestLogSettings.properties.bodyBytes;
  const bed = controlTestbed({
    settings: { ...demoSettings, requestLog: { bodyBytes: maximum } },
  });
  const body = JSON.stringify({ inputs: { text: 'a'.repeat(2 * maximum) } });
  for (let index = 0; index < 3; index += 1) await bed.call('POST', '/v2/echo/run', body);
  const { most, all } = await mostInOneTurn(() => bed.control.getRequestArchive());
  expect(all).toBeGreaterThan(3 * maximum);
  expect(most).toBeLessThan(mostPerTurn);
});

test('live requests are rendered in slices', async () => {
  const bed = controlTestbed({ settings: demoSettings });
  const events = bed.control.streamEvents({ requests: true })[Symbol.asyncIterator]();
  const first = events.next();
  const text = nested(bodyBytes);
  const { most, all } = await mostInOneTurn(async () => {
    for (let index = 0; index < 30; index += 1) {
      await bed.call('POST', '/v2/echo/run', { inputs: { text } });
    }
    await first;
    for (let told = 1; told < 30; told += 1) await events.next();
  });
  await events.return?.();
  expect(all).toBeGreaterThan(2 * mostPerTurn);
  expect(most).toBeLessThan(mostPerTurn);
});

test('JSON nested in texts is read in proportion to its bytes, however deep it is', () => {
  const parsed = (text: string) => {
    const parse = vi.spyOn(JSON, 'parse');
    new Redaction().body(text);
    const characters = parse.mock.calls.reduce((sum, [json]) => sum + json.length, 0);
    parse.mockRestore();
    return characters / text.length;
  };
  const small = parsed(nested(4096));
  expect(parsed(nested(65_536))).toBeLessThan(small * 1.5);
  expect(parsed(nested(1_048_576))).toBeLessThan(small * 1.5);
});

test('all who work share a turn, and what is too long for the rest of one has the next', async () => {
  const turns = new Turns(10);
  const log: string[] = [];
  const work = async (name: string, units: number) => {
    await turns.take(units);
    log.push(name);
  };
  const all = [work('a', 4), work('b', 6), work('c', 1), work('d', 20), work('e', 1)];
  setImmediate(() => setImmediate(() => log.push('|')));
  await Promise.all(all);
  expect(log.indexOf('b')).toBeLessThan(log.indexOf('c'));
  expect(log.filter((name) => name !== '|')).toEqual(['a', 'b', 'c', 'd', 'e']);
});
