import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { evidenceLine } from '../../src/evidence/evidence-line.ts';
import { syntheticEvidence } from '../bench/synthetic-evidence.ts';
import { runCommand, temporaryFolder } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/judge-command.ts';

const subject = '{"kind":"subject","format":1,"baseUrl":"http://h","claims":[],"endpoints":[]}';

const exchangeAt = (sentMs: string) =>
  `{"kind":"exchange","id":1,"scenario":"s","key":"none","request":{"method":"GET","target":"/","headers":{}},"sentMs":${sentMs},"receivedMs":5}`;

async function evidence(...lines: readonly string[]): Promise<string> {
  const file = join(await temporaryFolder(), 'run.ndjson');
  await writeFile(file, lines.join('\n'));
  return file;
}

test.for(['1e308', '-1', '1e400', '8640000000000001', 'null'])(
  'evidence with the impossible time %s is refused',
  async (sentMs) => {
    const file = await evidence(subject, exchangeAt(sentMs));
    const { status, warned } = await runCommand('judge', [file]);
    expect(warned).toMatch(/run\.ndjson: Line 2 is not an evidence record/);
    expect(status).toBe(2);
  },
);

test.each([
  ['nothing', []],
  ['a line end', ['']],
  ['empty lines', ['', '', '']],
])(
  'an incomplete last line, followed by %s, is skipped with a warning, and the rest is judged',
  async (_, after) => {
    const lines = [subject, exchangeAt('3'), exchangeAt('4').slice(0, -20), ...after];
    const { status, warned } = await runCommand('judge', [await evidence(...lines)]);
    expect(warned).toContain('the last line is incomplete and is left out.');
    expect(status).toBe(3);
  },
);

test('an incomplete line before the last one is refused', async () => {
  const broken = await evidence(subject, exchangeAt('3').slice(0, -20), exchangeAt('4'));
  expect(await runCommand('judge', [broken])).toMatchObject({
    status: 2,
    warned: expect.stringContaining('Line 2 is not JSON.'),
  });
});

test('evidence is read line by line, even if a line is longer than one chunk of the file', async () => {
  const long = exchangeAt('3').replace('"target":"/"', `"target":"/${'a'.repeat(200_000)}"`);
  const file = await evidence(subject, '', long);
  expect(await runCommand('judge', [file])).toMatchObject({ status: 3 });
});

test('a command that receives a signal stops before it judges', async () => {
  const file = await evidence(subject, exchangeAt('3'));
  const { status, warned } = await runCommand('judge', [file], { stop: AbortSignal.abort() });
  expect(warned).toContain('Stopped before');
  expect(status).toBe(2);
});

test('a signal during judging stops it before the next rule, with a message and without a verdict', {
  timeout: 60_000,
}, async () => {
  const file = await evidence([...syntheticEvidence(10_000)].map(evidenceLine).join('').trimEnd());
  const at = (name: string) => join(dirname(file), name);
  await promisify(execFile)('mkfifo', [at('known')]);
  await writeFile(at('report.json'), 'old');
  const args = ['dist/cli/main.js', 'judge', file];
  const child = spawn(process.execPath, [
    ...args,
    '--baseline',
    at('known'),
    '--json',
    at('report.json'),
  ]);
  const told = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  // Known violations are read when all evidence is, right before it is judged.
  await writeFile(at('known'), 'violations: []');
  child.kill('SIGTERM');
  const [stdout, stderr, [status]] = await told;
  expect(stderr).toContain('Stopped before all evidence was judged: there is no verdict.');
  expect(stdout).toBe('');
  expect(status).toBe(2);
  expect(await readFile(at('report.json'), 'utf8')).toBe('old');
});
