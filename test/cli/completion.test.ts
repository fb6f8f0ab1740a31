/** The completion scripts, and what bash makes of its script. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommand, temporaryFolder } from './setup.ts';

const scripts = new Map<string, string>();

beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { status, printed } = await runCommand('completion', [shell]);
    expect(status).toBe(0);
    scripts.set(shell, printed);
  }
});

/** What bash offers for the last of these words. */
async function completeInBash(...words: readonly string[]): Promise<string[]> {
  const script = join(await temporaryFolder(), 'completion.bash');
  await writeFile(script, scripts.get('bash') ?? '');
  const code = `source "$0"
COMP_WORDS=(inference-contract "$@")
COMP_CWORD=$#
_inference_contract
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await promisify(execFile)('bash', ['-c', code, script, ...words]);
  return stdout.split('\n').filter((line) => line !== '');
}

describe('bash', () => {
  test.each([
    [['ch'], ['check-app']],
    [['help', 'ju'], ['judge']],
    [['test', ''], ['init']],
    [['test', '--no-priv'], ['--no-private-downloads']],
    [['test', '--target', 'a.yaml', '--prof'], ['--profile']],
    [
      ['test', '--profile', ''],
      ['contract', 'reference'],
    ],
    [['test', '--profile', '=', 'ref'], ['reference']],
    [
      ['test', '--profile', '='],
      ['contract', 'reference'],
    ],
    [['test', 'init', '--ki'], ['--kind']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    // Names of files, which bash adds itself.
    [['test', '--target', ''], []],
    [['judge', ''], []],
    [['unknown', '--x'], []],
  ])('completes %j', async (words, offered) => {
    expect(await completeInBash(...words)).toEqual(offered);
  });

  test('offers each command and option of the help', async () => {
    const { printed } = await runCommand('--help');
    const list = /\nCommands:\n(.*?)\n\n/s.exec(printed)?.[1] ?? '';
    const commands = [...list.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);
    expect(await completeInBash('')).toEqual(commands);

    const help = (await runCommand('check-app', ['--help'])).printed;
    const options = [...help.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, name]) => name);
    const offered = await completeInBash('check-app', '--');
    expect(offered).toEqual(options);
  });
});

test('zsh and fish get the same commands, options and choices', () => {
  const { zsh = '', fish = '' } = Object.fromEntries(scripts);
  expect(zsh.split('\n')[0]).toBe('#compdef inference-contract');
  expect(zsh).toContain("'test:--profile') compadd -- 'contract' 'reference'; return ;;");
  expect(zsh).toContain("'judge:Judge recorded evidence again, without the network'");
  expect(fish).toContain(
    "complete -c inference-contract -n '__fish_use_subcommand' -f -a 'judge' -d 'Judge recorded evidence again, without the network'",
  );
  expect(zsh).toMatch(/'test:--topic'\) compadd -- '[^)]*'webhooks'/);
  expect(zsh).toMatch(/'learn:--scenario'\) compadd -- 'ordinary-job'/);
  expect(fish).toMatch(/ -l rule -x -a '[^']*webhook-retries /);
  expect(fish).toMatch(
    /-n '__fish_seen_subcommand_from judge' -l profile -x -a 'contract reference' -d /,
  );
});

test.each(['pwsh', ''])('refuses the shell "%s"', async (shell) => {
  const { status, printed } = await runCommand('completion', [shell]);
  expect({ status, printed }).toEqual({ status: 2, printed: '' });
});
