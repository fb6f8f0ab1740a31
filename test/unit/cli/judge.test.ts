import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judge } from '../../../src/cli/judge.ts';
import { memoryTerminal } from './memory-terminal.ts';

const subject = '{"kind":"subject","format":1,"baseUrl":"http://h","claims":[],"endpoints":[]}';

const exchangeAt = (sentMs: string) =>
  `{"kind":"exchange","id":1,"scenario":"s","key":"none","request":{"method":"GET","target":"/","headers":{}},"sentMs":${sentMs},"receivedMs":5}`;

async function evidence(...lines: readonly string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'judge-')), 'run.ndjson');
  await writeFile(file, lines.join('\n'));
  return file;
}

test.for(['1e308', '-1', '1e400', '8640000000000001', 'null'])(
  'evidence with the absurd time %s cannot be used',
  async (sentMs) => {
    const file = await evidence(subject, exchangeAt(sentMs));
    const judged = judge.run([file], memoryTerminal());
    await expect(judged).rejects.toThrow(/run\.ndjson: Line 2 is no evidence/);
  },
);

test('evidence is read line by line, also where a line is longer than a piece of the file', async () => {
  const long = exchangeAt('3').replace('"target":"/"', `"target":"/${'a'.repeat(200_000)}"`);
  const file = await evidence(subject, '', long);
  expect(await judge.run([file], memoryTerminal())).toBe(3);
});

test('a command that is asked to end stops before it judges', async () => {
  const file = await evidence(subject, exchangeAt('3'));
  const terminal = { ...memoryTerminal(), stop: AbortSignal.abort() };
  await expect(judge.run([file], terminal)).rejects.toThrow('Stopped before');
});
