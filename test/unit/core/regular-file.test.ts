/** Files that are read as a whole: ordinary ones of a bounded size, and nothing else. */
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { boundedLines } from '../../../src/core/bounded-lines.ts';
import { readRegularFile } from '../../../src/core/regular-file.ts';

const mostBytes = 3 * 2 ** 20;

function folder(): (name: string) => string {
  const path = mkdtempSync(join(tmpdir(), 'regular-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return (name) => join(path, name);
}

/** Counts what is read. */
function counting() {
  let bytes = 0;
  const readSync = (file: number, into: Buffer) => {
    const read = fs.readSync(file, into);
    bytes += read;
    return read;
  };
  return { fs: { ...fs, readSync }, bytes: () => bytes };
}

test.each([0, 1, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1, mostBytes])('a file of %i bytes', (size) => {
  const at = folder();
  const content = Buffer.alloc(size, 'abcdefg');
  writeFileSync(at('file'), content);
  symlinkSync(at('file'), at('link'));
  for (const name of ['file', 'link']) {
    expect(readRegularFile(at(name), { fs, mostBytes }).equals(content)).toBe(true);
  }
});

test('a file that is too large is not read', () => {
  const at = folder();
  writeFileSync(at('file'), Buffer.alloc(mostBytes + 1));
  const { fs, bytes } = counting();
  expect(() => readRegularFile(at('file'), { fs, mostBytes })).toThrow('a file of more than 3 MiB');
  expect(bytes()).toBe(0);
});

test('a file that says that it is empty and is not is read no further than permitted', () => {
  const at = folder();
  writeFileSync(at('file'), Buffer.alloc(10_000));
  const counted = counting();
  const empty = <Stats extends fs.Stats>(stats: Stats): Stats => Object.assign(stats, { size: 0 });
  const lying = {
    ...counted.fs,
    statSync: ((path: string) => empty(fs.statSync(path))) as typeof fs.statSync,
    fstatSync: ((file: number) => empty(fs.fstatSync(file))) as typeof fs.fstatSync,
  };
  expect(() => readRegularFile(at('file'), { fs: lying, mostBytes: 1000 })).toThrow('more than');
  expect(counted.bytes()).toBeLessThan(2000);
});

test.runIf(process.platform === 'linux')(
  'pipes, devices, sockets and folders are not opened',
  async () => {
    const at = folder();
    execFileSync('mkfifo', [at('pipe')]);
    const server = createServer().listen(at('socket'));
    onTestFinished(() => void server.close());
    await expect.poll(() => server.listening).toBe(true);
    const refused = { ...fs, openSync: () => expect.fail('It was opened.') };
    for (const [path, what] of [
      [at('pipe'), 'a pipe'],
      [at('socket'), 'a device or socket'],
      ['/dev/zero', 'a device or socket'],
      [at(''), 'a directory'],
    ] as const) {
      expect(() => readRegularFile(path, { fs: refused, mostBytes })).toThrow(what);
    }
  },
);

test('a message has a bounded number of lines of bounded length', () => {
  expect(boundedLines('one\ntwo')).toBe('one\ntwo');
  expect(boundedLines('')).toBe('');
  const long = boundedLines(`${'x'.repeat(1_000_000)}\n${'y\n'.repeat(100_000)}`);
  expect(long.length).toBeLessThan(3000);
  expect(long).toContain('… (1000000 characters)');
  expect(long).toMatch(/\nand 99952 more lines$/);
  expect(boundedLines(`${'y\n'.repeat(50)}z`)).toMatch(/\ny\nand 1 more line$/);
});
