/** No file that a command reads is emptied by what it writes, and no report by another. */
import {
  chmod,
  link,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { evidenceLine } from '../../src/evidence/evidence-line.ts';
import { stub } from '../servers/stub.ts';
import { runCommand } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/test-command.ts';
import '../../src/cli/checks/judge-command.ts';
import '../../src/cli/checks/proxy-command.ts';

const evidence = evidenceLine({
  kind: 'subject',
  format: 1,
  baseUrl: 'http://127.0.0.1:1',
  claims: [],
  endpoints: [],
});
const target =
  'baseUrl: http://127.0.0.1:1\nkeys: { valid: KEY }\n' +
  "endpoints: { echo: { id: echo, kind: serverless, maxCost: '0', inputs: { ordinary: {} } } }\n";

/** A folder with evidence, under three names, and a target. */
async function folder(): Promise<(name: string) => string> {
  const path = await mkdtemp(join(tmpdir(), 'report-files-'));
  onTestFinished(() => rm(path, { recursive: true }));
  const at = (name: string) => join(path, name);
  await writeFile(at('run.ndjson'), evidence);
  await symlink(at('run.ndjson'), at('symbolic'));
  await link(at('run.ndjson'), at('hard'));
  await writeFile(at('target.yaml'), target);
  await writeFile(at('known.yaml'), '{}\n');
  return at;
}

test.each([
  ['judge', '@run.ndjson --json @run.ndjson', '--json', 'FILE'],
  ['judge', '@run.ndjson --html @symbolic', '--html', 'FILE'],
  ['judge', '@run.ndjson --junit @hard', '--junit', 'FILE'],
  ['judge', '@run.ndjson --json @known.yaml --baseline @known.yaml', '--json', '--baseline'],
  ['judge', '@run.ndjson --json @new --html @./new', '--html', '--json'],
  ['judge', '@run.ndjson --json @summary', 'GITHUB_STEP_SUMMARY', '--json'],
  ['test', '--target @target.yaml --json @target.yaml', '--json', '--target'],
  ['test', '--target @target.yaml --evidence @target.yaml', '--evidence', '--target'],
  ['test', '--target @target.yaml --plan --junit @target.yaml', '--junit', '--target'],
  ['test', '--target @target.yaml --json @new --evidence @new', '--evidence', '--json'],
  [
    'proxy',
    '--target http://127.0.0.1:1 --port 0 --json @new --evidence @new',
    '--evidence',
    '--json',
  ],
])('%s %s is refused, and all files stay unchanged', async (name, line, source, other) => {
  const at = await folder();
  const args = line.split(' ').map((word) => (word.startsWith('@') ? at(word.slice(1)) : word));
  const env = { KEY: 'demo-key', GITHUB_STEP_SUMMARY: at('summary') };
  const { status, warned } = await runCommand(name, args, { env });
  expect(status).toBe(2);
  expect(warned).toContain(
    `${source}: expected another file than that of ${other}, got ${at('').slice(0, -1)}`,
  );
  expect(await readFile(at('run.ndjson'), 'utf8')).toBe(evidence);
  expect(await readFile(at('target.yaml'), 'utf8')).toBe(target);
  await expect(readFile(at('new'))).rejects.toThrow('ENOENT');
});

test('invalid evidence replaces no report', async () => {
  const at = await folder();
  await writeFile(at('old.json'), 'old');
  const { warned } = await runCommand('judge', [at('target.yaml'), '--json', at('old.json')]);
  expect(warned).toContain('Line 1 is not JSON.');
  expect(await readFile(at('old.json'), 'utf8')).toBe('old');
});

/** Files of every form, the first three of an older run. */
async function oldReports(at: (name: string) => string): Promise<string[]> {
  for (const name of ['old.json', 'old.xml', 'old.ndjson']) await writeFile(at(name), 'old');
  const forms = { json: 'old.json', junit: 'old.xml', evidence: 'old.ndjson', html: 'new.html' };
  return Object.entries(forms).flatMap(([form, name]) => [`--${form}`, at(name)]);
}

async function expectUntouched(at: (name: string) => string): Promise<void> {
  for (const name of ['old.json', 'old.xml', 'old.ndjson']) {
    expect(await readFile(at(name), 'utf8')).toBe('old');
  }
  await expect(readFile(at('new.html'))).rejects.toThrow('ENOENT');
  expect((await readdir(at(''))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
}

test('a check that stops during its preflight keeps existing files', async () => {
  const at = await folder();
  const args = ['--target', at('target.yaml'), ...(await oldReports(at))];
  const { warned } = await runCommand('test', args, { env: { KEY: 'demo-key' } });
  expect(warned).toContain('http://127.0.0.1:1 cannot be reached');
  const old = [at('old.xml'), at('old.json'), at('old.ndjson')].join(', ');
  expect(warned).toContain(`\nNo report was written. From an earlier run, unchanged: ${old}.`);
  await expectUntouched(at);
});

test('a check that is stopped before it submits anything keeps existing files', async () => {
  const at = await folder();
  const stop = new AbortController();
  const url = await stub(() => stop.abort());
  await writeFile(at('target.yaml'), target.replace('http://127.0.0.1:1', url));
  const args = ['--target', at('target.yaml'), ...(await oldReports(at))];
  const env = { KEY: 'demo-key' };
  const { warned } = await runCommand('test', args, { env, stop: stop.signal });
  expect(warned).toContain('cancelled before anything was submitted');
  await expectUntouched(at);
});

test('a report replaces an older one completely but keeps its links and permissions', async () => {
  const at = await folder();
  await oldReports(at);
  await chmod(at('old.json'), 0o600);
  await symlink(at('old.json'), at('link.json'));
  const args = [at('run.ndjson'), '--json', at('link.json'), '--html', at('new.html')];
  expect(await runCommand('judge', args)).toMatchObject({ status: 3 });
  expect(JSON.parse(await readFile(at('old.json'), 'utf8'))).toMatchObject({ exitStatus: 3 });
  expect((await lstat(at('link.json'))).isSymbolicLink()).toBe(true);
  expect((await stat(at('old.json'))).mode & 0o777).toBe(0o600);
  expect(await readFile(at('new.html'), 'utf8')).toContain('</html>');
  expect((await readdir(at(''))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('two report formats may go to one device', async () => {
  const at = await folder();
  const args = [at('run.ndjson'), '--json', '/dev/null', '--html', '/dev/null'];
  expect(await runCommand('judge', args)).toMatchObject({ status: 3 });
});
