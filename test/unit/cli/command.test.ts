import { describe, expect, expectTypeOf, it } from 'vitest';
import { alternatives, defineCommand, Refusal } from '../../../src/cli/command.ts';
import { memoryTerminal } from './memory-terminal.ts';

const greet = defineCommand({
  summary: 'Greet somebody',
  options: {
    name: { type: 'string', value: 'NAME', description: 'Whom' },
    tone: {
      type: 'string',
      choices: ['warm', 'cool'],
      default: 'warm',
      description: 'How',
    },
    loud: { type: 'boolean', description: 'In capitals' },
  },
  run: async (values, terminal) => {
    expectTypeOf(values).toEqualTypeOf<{
      readonly name: string | undefined;
      readonly tone: 'warm' | 'cool';
      readonly loud: boolean | undefined;
    }>();
    terminal.print(JSON.stringify(values));
    return 0;
  },
});

async function refusalOf(args: readonly string[]): Promise<string> {
  const error: unknown = await greet.run(args, memoryTerminal()).catch((reason) => reason);
  expect(error).toBeInstanceOf(Refusal);
  return error instanceof Refusal ? error.message : '';
}

describe('defineCommand', () => {
  it('reads options by their declaration', async () => {
    const terminal = memoryTerminal();
    expect(await greet.run(['--name', 'Ada', '--loud', '--tone=cool'], terminal)).toBe(0);
    expect(terminal.printed).toEqual(['{"name":"Ada","tone":"cool","loud":true}']);
  });

  it('fills in defaults only where there are some', async () => {
    const terminal = memoryTerminal();
    await greet.run([], terminal);
    expect(terminal.printed).toEqual(['{"tone":"warm"}']);
  });

  it.each([
    [['--nam', 'Ada'], 'Unknown option --nam. Did you mean --name?'],
    [['--what'], 'Unknown option --what.'],
    [['-x'], 'Unknown option -x.'],
    [['Ada'], 'Unexpected argument Ada.'],
    [['--name'], '--name: expected a value (--name=VALUE if it begins with a hyphen).'],
    [['--name', '--loud'], '--name: expected a value (--name=VALUE if it begins with a hyphen).'],
    [['--tone', 'blue'], '--tone: expected warm or cool, got "blue".'],
  ])('refuses %j in one line', async (args, message) => {
    expect(await refusalOf(args)).toBe(message);
  });

  it('shows every option with its default', () => {
    expect(greet.help('greet').split('\n')).toEqual([
      'Usage: greet [options]',
      '',
      'Greet somebody.',
      '',
      'Options:',
      '  --name NAME       Whom',
      '  --tone warm|cool  How (default: warm)',
      '  --loud            In capitals',
      '  --help            Show this text',
    ]);
  });
});

describe('alternatives', () => {
  it.each([
    [[], 'nothing'],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('joins %j', (words, text) => {
    expect(alternatives(words)).toBe(text);
  });
});
