/** A settings file that changes while `serve` runs. */
import { execFile } from 'node:child_process';
import { mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { memoryTerminal, runCommand, temporaryFolder } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/shared/read-settings.ts';
import '../../src/cli/serve/serve-command.ts';

const worker = 'kind: serverless, worker: echo';

/** Serves a file, by default one of its own; `heard` waits until the log says something after what was heard before. */
async function serving(
  text: string,
  {
    options = ['--watch'],
    isInteractive = false,
    isLink = false,
    file: path,
  }: { options?: string[]; isInteractive?: boolean; isLink?: boolean; file?: string } = {},
) {
  const file = path ?? join(await temporaryFolder(), 'service.yaml');
  const target = isLink ? join(await temporaryFolder(), 'target.yaml') : file;
  await writeFile(target, text);
  if (isLink) await symlink(target, file);
  const stop = new AbortController();
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const memory = { ...memoryTerminal({ isInteractive }), print: say, warn: say, stop: stop.signal };
  const args = ['serve', '--port', '0', '--log', 'pretty', '--config', file, ...options];
  const running = runProgram(args, memory);
  onTestFinished(async () => {
    stop.abort();
    await running;
  });
  let from = 0;
  const heard = async (words: string): Promise<string> => {
    const find = () => lines.findIndex((line, index) => index >= from && line.includes(words));
    await expect.poll(find, { timeout: 60_000, message: words }).toBeGreaterThanOrEqual(0);
    const at = find();
    from = at + 1;
    return (lines[at] ?? '').replaceAll(file, 'FILE').replace(/^[\d:.]{12} {2}/, '');
  };
  const url = /http:\S+/.exec(await heard('Serving on'))?.[0] ?? '';
  const statusOf = async (endpoint: string) =>
    (
      await fetch(`${url}/v2/${endpoint}/run`, {
        method: 'POST',
        headers: { authorization: 'demo-key', 'content-type': 'application/json' },
        body: '{"input": {}}',
      })
    ).status;
  const publicKeys = async (key: string): Promise<string[]> => {
    const headers = { authorization: key };
    const { keys } = JSON.parse(await (await fetch(`${url}/control/keys`, { headers })).text());
    return keys.flatMap(({ value }: { value?: string }) => value ?? []);
  };
  return { file, target, heard, statusOf, publicKeys, lines };
}

test('is taken over when it is written, replaced or written several times', async () => {
  const { file, heard, statusOf } = await serving(`endpoints: {first: {${worker}}}\n`);
  await heard('is watched');
  expect(await statusOf('first')).toBe(200);

  await writeFile(file, `endpoints: {second: {${worker}}}\n`);
  const said = await heard('was read again');
  expect(said).toBe('FILE was read again: endpoint second added; endpoint first removed.');
  expect([await statusOf('first'), await statusOf('second')]).toEqual([404, 200]);

  const other = `${file}.new`;
  await writeFile(other, `endpoints: {third: {${worker}}}\n`);
  await rename(other, file);
  expect(await heard('was read again')).toContain('endpoint third added');

  for (const name of ['fourth', 'fifth', 'last']) {
    await writeFile(file, `endpoints: {${name}: {${worker}}}\n`);
  }
  await heard('endpoint last added');
  expect(await statusOf('last')).toBe(200);
});

test('is read again when a file with a schema changes, also after one that is wrong', async () => {
  const settings = (name: string) =>
    `endpoints: {first: {kind: serverless, output: {$ref: ./${name}.json}}}\n`;
  const folder = await temporaryFolder();
  const pathOf = (name: string) => join(folder, `${name}.json`);
  const file = join(folder, 'service.yaml');
  await writeFile(pathOf('a'), '{"type":"object","properties":{"a":{"format":"colour"}}}');
  await writeFile(file, settings('a'));
  const { heard, lines } = await serving(settings('a'), { file });
  await heard('is watched');
  const warnings = () => lines.filter((line) => line.includes('colour'));
  await expect.poll(warnings, { timeout: 60_000 }).toHaveLength(1);

  await writeFile(pathOf('a'), '{"type":"objekt"}');
  expect(await heard('a.json#/type')).toContain('got "objekt"');
  await writeFile(pathOf('a'), '{"type":"object","required":["a"]}');
  expect(await heard('was read again')).toContain('endpoint first');

  await writeFile(pathOf('b'), '[]');
  await writeFile(file, settings('b'));
  await heard('stay in force');
  await writeFile(pathOf('b'), '{"type":"object"}');
  expect(await heard('was read again')).toContain('endpoint first');
  expect(warnings()).toHaveLength(1);
});

test('that is wrong changes nothing, and every mistake has its place', async () => {
  const { file, heard, statusOf } = await serving(`endpoints: {first: {${worker}}}\n`);
  await heard('is watched');
  await writeFile(file, `endpoints:\n  first: {${worker}, worker: 1}\n`);
  expect(await heard('Map keys')).toMatch(/^Warning: FILE:2:\d+: Map keys must be unique/);
  expect(await heard('stay in force')).toBe('Warning: FILE: the earlier settings stay in force.');
  await writeFile(
    file,
    `endpoints:\n  first: {kind: serverless, worker: ecko}\n  new: {${worker}}\n`,
  );
  expect(await heard(':2:')).toMatch(
    /^Warning: FILE:2:\d+: expected .* at \/endpoints\/first\/worker/,
  );
  expect([await statusOf('first'), await statusOf('new')]).toEqual([200, 404]);
  await rm(file);
  expect(await heard('there is no such file')).toContain('FILE');
  await writeFile(file, `memory: {historyJobs: 1}\nendpoints: {new: {${worker}}}\n`);
  expect(await heard('was read again')).toMatch(
    /^Warning: FILE was read again: memory: changes only with a restart; endpoint new added/,
  );
});

test('is watched by default on a terminal only, and never with --no-watch', async () => {
  const alone = await runCommand('serve', ['--watch']);
  expect(alone).toMatchObject({ status: 2, warned: expect.stringContaining('--config') });
  const quiet = await serving(`endpoints: {first: {${worker}}}\n`, {
    options: ['--no-watch'],
    isInteractive: true,
  });
  await quiet.heard('changes the demo settings');
  const piped = await serving(`endpoints: {first: {${worker}}}\n`, { options: [] });
  await piped.heard('changes the demo settings');
  const shown = await serving(`endpoints: {first: {${worker}}}\n`, {
    options: [],
    isInteractive: true,
  });
  await shown.heard('is watched');
  for (const { lines } of [quiet, piped]) {
    expect(lines.join('\n')).not.toContain('is watched');
  }
});

test('keeps the meaning of a file without extends, and warns of the next start', async () => {
  const keys = 'accounts: {demo: {keys: {mine: {}}}}\n';
  const { file, heard, statusOf } = await serving(keys);
  await heard('is watched');
  await writeFile(file, `${keys}endpoints: {slow: {${worker}}}\n`);
  expect(await heard('extends')).toMatch(
    /^Warning: FILE: without extends, it counts alone after a restart, .*Write extends: demo/,
  );
  expect(await heard('was read again')).toBe('FILE was read again: endpoint slow added.');
  expect([await statusOf('echo'), await statusOf('slow')]).toEqual([200, 200]);
});

test('that counts alone takes nothing from the demo settings later', async () => {
  const own = (more: string) =>
    `accounts: {demo: {keys: {demo-key: {}}}}\nendpoints: {one: {${worker}}${more}}\n`;
  const { file, heard, statusOf } = await serving(own(''));
  await heard('counts alone');
  await heard('is watched');
  await writeFile(file, own(', echo: {workers: {max: 1}}'));
  expect(await heard('extends')).toMatch(/FILE:1:1: without extends, it changes the demo settings/);
  await heard('stay in force');
  expect([await statusOf('echo'), await statusOf('one')]).toEqual([404, 200]);
});

test('keeps keys secret that are none of the demo settings, also when it adds or removes these', async () => {
  const own =
    'accounts: {demo: {keys: {demo-key: {}}}}\nendpoints: {one: {kind: serverless, worker: echo}}\n';
  const { file, heard, publicKeys } = await serving(`extends: none\n${own}`);
  await heard('is watched');
  expect(await publicKeys('demo-key')).toEqual([]);
  await writeFile(file, `extends: demo\n${own}`);
  await heard('was read again');
  expect(await publicKeys('demo-key')).toContain('reader-key');
  const queue = own.replace('worker: echo', 'worker: {queue: true}');
  await writeFile(file, `extends: none\n${queue}`);
  await heard('stay in force');
  expect(await publicKeys('demo-key')).toContain('demo-key');
  await writeFile(file, `extends: none\n${own}`);
  await heard('was read again');
  expect(await publicKeys('demo-key')).toEqual([]);
});

test('that ends jobs is a warning', async () => {
  const { file, heard, statusOf } = await serving(
    `endpoints: {first: {kind: serverless, worker: script, script: {hang: true}}}\n`,
  );
  await heard('is watched');
  await statusOf('first');
  await writeFile(file, 'extends: demo\n');
  expect(await heard('was read again')).toBe(
    'Warning: FILE was read again: endpoint first removed: 1 job ended.',
  );
});

test('is watched where a symbolic link leads', async () => {
  const text = `endpoints: {first: {${worker}}}\n`;
  const { target, heard } = await serving(text, { isLink: true });
  await heard('is watched');
  await writeFile(target, `endpoints: {second: {${worker}}}\n`);
  expect(await heard('was read again')).toContain('endpoint second added');
  // The first look may have found that; only the watch finds this.
  await writeFile(target, `endpoints: {third: {${worker}}}\n`);
  expect(await heard('was read again')).toContain('endpoint third added');
});

test('is watched where a symbolic link leads later, and may be out of reach meanwhile', async () => {
  const { file, heard, lines } = await serving(`endpoints: {first: {${worker}}}\n`, {
    isLink: true,
  });
  await heard('is watched');
  const other = join(await temporaryFolder(), 'other.yaml');
  await writeFile(other, `endpoints: {second: {${worker}}}\n`);
  await retarget(file, other);
  expect(await heard('was read again')).toContain('endpoint second added');
  await writeFile(other, `endpoints: {third: {${worker}}}\n`);
  expect(await heard('was read again')).toContain('endpoint third added');

  // To itself: the system gives up.
  await retarget(file, file);
  await heard('stay in force');
  await retarget(file, other);
  await writeFile(other, `endpoints: {fourth: {${worker}}}\n`);
  await heard('endpoint fourth added');
  expect(lines.join('\n')).not.toContain('Restart the service');
});

test('is watched when a folder on the way to it is a link that changes, or is replaced', async () => {
  const folder = await temporaryFolder();
  const version = async (name: string) => {
    await mkdir(join(folder, name, 'settings'), { recursive: true });
    const text = `endpoints: {${name}: {${worker}}}\n`;
    await writeFile(join(folder, name, 'settings', 'target.yaml'), text);
  };
  await version('one');
  await version('two');
  const current = join(folder, 'current');
  await symlink('one', current);
  const { file, heard } = await serving(`endpoints: {zero: {${worker}}}\n`, { isLink: true });
  await heard('is watched');
  await retarget(file, join(current, 'settings', 'target.yaml'));
  await heard('endpoint one added');
  await retarget(current, 'two');
  await heard('endpoint two added');
  await rm(join(folder, 'two'), { recursive: true });
  await heard('stay in force');
  await version('two');
  await writeFile(
    join(folder, 'two', 'settings', 'target.yaml'),
    `endpoints: {new: {${worker}}}\n`,
  );
  await heard('endpoint new added');
});

/** As deployments do it, without a moment in which there is no link. */
async function retarget(link: string, target: string): Promise<void> {
  await symlink(target, `${link}.new`);
  await rename(`${link}.new`, link);
}

describe.runIf(process.platform === 'linux')('is replaced by', () => {
  test.each([
    ['a device', (file: string) => symlink('/dev/zero', file), /got a device or socket$/],
    ['a pipe', (file: string) => promisify(execFile)('mkfifo', [file]), /got a pipe, /],
    ['a folder', (file: string) => mkdir(file), /got a directory$/],
    [
      'a file of 100 MB',
      async (file: string) => {
        await writeFile(file, '');
        await truncate(file, 100_000_000);
      },
      /got a file of more than 16 MiB$/,
    ],
    [
      'a file of 3 MB that is wrong everywhere',
      (file: string) => writeFile(file, `endpoints:\n${'  x: {kind: 1}\n'.repeat(200_000)}`),
      /^Warning: FILE:\d+:\d+: /,
    ],
    [
      'a file of one wrong value of 3 MB',
      (file: string) => writeFile(file, `endpoints: {first: {kind: ${'y'.repeat(3_000_000)}}}\n`),
      /^Warning: FILE:1:\d+: expected /,
    ],
  ] as const)(
    '%s: the service goes on, says so in few words, and takes the next change over',
    async (_, replace, message) => {
      const { file, heard, statusOf, lines } = await serving(`endpoints: {first: {${worker}}}\n`);
      await heard('is watched');
      const from = lines.length;
      await replace(`${file}.new`);
      // A file of the same name that is a folder cannot be replaced by one.
      await rename(file, `${file}.old`);
      await rename(`${file}.new`, file);
      const warnings = () =>
        lines
          .slice(from)
          .map((line) => line.replaceAll(file, 'FILE').replace(/^[\d:.]{12} {2}/, ''));
      // It may first see that there is no file between the two.
      await expect.poll(() => warnings().some((line) => message.test(line))).toBe(true);
      expect(warnings().join('\n').length).toBeLessThan(20_000);
      expect(await statusOf('first')).toBe(200);
      await rename(file, `${file}.wrong`);
      await writeFile(file, `endpoints: {second: {${worker}}}\n`);
      await heard('endpoint second added');
      expect([await statusOf('first'), await statusOf('second')]).toEqual([404, 200]);
    },
  );
});

test('is deleted and comes back', async () => {
  const { file, heard, statusOf } = await serving(`endpoints: {first: {${worker}}}\n`);
  await heard('is watched');
  for (const name of ['second', 'third']) {
    await rm(file);
    await heard('there is no such file');
    await heard('stay in force');
    expect(await statusOf('first')).toBe(name === 'second' ? 200 : 404);
    await writeFile(file, `endpoints: {${name}: {${worker}}}\n`);
    await heard(`endpoint ${name} added`);
    expect(await statusOf(name)).toBe(200);
  }
});
