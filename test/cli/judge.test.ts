import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { open, readFile, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { evidenceLine } from '../../src/evidence/evidence-line.ts';
import { syntheticEvidence } from '../bench/synthetic-evidence.ts';
import { runCommand, temporaryFolder } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/judge-command.ts';

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
  const file = await evidence([...syntheticEvidence(1000)].map(evidenceLine).join('').trimEnd());
  const report = join(dirname(file), 'report.json');
  await writeFile(report, 'old');
  const stop = new AbortController();
  const env = {
    // It is looked up when all evidence was read, right before it is judged.
    get GITHUB_STEP_SUMMARY() {
      stop.abort();
      return undefined;
    },
  };
  const outcome = await runCommand('judge', [file, '--json', report], { env, stop: stop.signal });
  expect(outcome).toEqual({
    status: 2,
    printed: '',
    warned: 'Stopped before all evidence was judged: there is no verdict.',
  });
  expect(await readFile(report, 'utf8')).toBe('old');
});

test.runIf(process.platform === 'linux')('evidence may come through a pipe', async () => {
  const pipe = join(await temporaryFolder(), 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  const writer = await open(pipe, constants.O_RDWR);
  const judging = runCommand('judge', [pipe]);
  // More than a pipe holds, so that it is being read when all is written.
  await writer.writeFile(`${'\n'.repeat(300_000)}${subject}\n${exchangeAt('3')}\n`);
  await writer.close();
  expect(await judging).toMatchObject({ status: 3 });
});

test.runIf(process.platform === 'linux')(
  'a signal ends the wait for a pipe that stays silent',
  async () => {
    const pipe = join(await temporaryFolder(), 'pipe');
    await promisify(execFile)('mkfifo', [pipe]);
    const writer = await open(pipe, constants.O_RDWR);
    const stop = new AbortController();
    const judging = runCommand('judge', [pipe], { stop: stop.signal });
    stop.abort();
    expect((await judging).warned).toContain('Stopped before');
    await writer.close();
  },
);

test.runIf(process.platform === 'linux')('a pipe that nobody writes to is refused', async () => {
  const pipe = join(await temporaryFolder(), 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  expect(await runCommand('judge', [pipe])).toMatchObject({
    status: 2,
    warned: `${pipe}: expected evidence that test, proxy or check-app recorded, got a pipe that nobody writes to.`,
  });
});

test('evidence may come from standard input', async () => {
  const stdin = (async function* () {
    yield `${subject}\n${exchangeAt('3').slice(0, 20)}`;
    yield Buffer.from(`${exchangeAt('3').slice(20)}\n`);
  })();
  expect(await runCommand('judge', ['-'], { stdin })).toMatchObject({ status: 3 });
});

test('a signal ends the wait for standard input', async () => {
  const stop = new AbortController();
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const next = () => {
    ask();
    return new Promise<never>(() => undefined);
  };
  const stdin = { [Symbol.asyncIterator]: () => ({ next }) };
  const judging = runCommand('judge', ['-'], { stdin, stop: stop.signal });
  await asked;
  stop.abort();
  expect((await judging).warned).toContain('Stopped before');
});

test('of an endless standard input, no more than a GiB is read', async () => {
  const mebibytes = 64;
  const empty = Buffer.alloc(mebibytes * 2 ** 20, '\n');
  let given = 0;
  let isClosed = false;
  const stdin = (async function* () {
    try {
      for (; ; given += 1) yield empty;
    } finally {
      isClosed = true;
    }
  })();
  expect(await runCommand('judge', ['-'], { stdin })).toMatchObject({
    status: 2,
    warned:
      'standard input: Expected at most 1 GiB through a pipe, got more. Write it to a file, and give that.',
  });
  expect(given).toBe(1024 / mebibytes);
  expect(isClosed).toBe(true);
});

test('a file that is no evidence is not read to its end', async () => {
  const file = join(await temporaryFolder(), 'large');
  await writeFile(file, '');
  await truncate(file, 2 ** 40);
  const { status, warned } = await runCommand('judge', [file]);
  expect(warned).toBe(`${file}: Expected evidence, lines of JSON, got something else.`);
  expect(status).toBe(2);
});

test.each([
  ['a line of NUL bytes', Buffer.alloc(100_000), /Line 2 is not JSON/],
  ['bytes that are no UTF-8', Buffer.of(0xff, 0xfe, 10, 10), /Line 2 is not text in UTF-8/],
])('%s in evidence is refused with its number', async (_, bytes, message) => {
  const file = await evidence(subject);
  await writeFile(file, Buffer.concat([Buffer.from(`${subject}\n`), bytes, Buffer.from('\n{}\n')]));
  const { status, warned } = await runCommand('judge', [file]);
  expect(warned).toMatch(message);
  expect(status).toBe(2);
});

test('lines of evidence may end with CRLF, among any number of empty ones', async () => {
  const empty = '\r\n'.repeat(100_000);
  const file = await evidence(`${empty}${subject}\r\n${empty}${exchangeAt('3')}\r\n${empty}`);
  expect(await runCommand('judge', [file])).toMatchObject({ status: 3 });
});

test('a wrong line after empty ones is named by its number in the file', async () => {
  const file = await evidence(subject, '', '', '{}', subject);
  expect((await runCommand('judge', [file])).warned).toContain('Line 4 is not an evidence record');
});
