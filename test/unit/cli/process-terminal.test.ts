import { describe, expect, test } from 'vitest';
import { processTerminal } from '../../../src/cli/process-terminal.ts';

const erased = '\r\u001b[2K';

/** A terminal whose two outputs write into one text, as on a screen. */
function screen({ isTTY, columns }: { isTTY: boolean; columns?: number | undefined }) {
  let written = '';
  const output = {
    isTTY,
    columns,
    write(text: string) {
      written += text;
    },
  };
  const stdin = (async function* () {
    yield 'in';
    yield 'put';
  })();
  const streams = { env: {}, stdin, stdout: output, stderr: output };
  const terminal = processTerminal(streams, new AbortController().signal);
  return { terminal, written: () => written };
}

describe('the terminal of a process', () => {
  test.each(['print', 'warn'] as const)('%s replaces the line that is rewritten', (name) => {
    const { terminal, written } = screen({ isTTY: true });
    terminal.showStatus?.('one');
    terminal.showStatus?.('two');
    terminal[name]('text');
    terminal[name]('more');
    expect(written()).toBe(`one${erased}two${erased}text\nmore\n`);
  });

  test('an empty line only removes the last one', () => {
    const { terminal, written } = screen({ isTTY: true });
    terminal.showStatus?.('one');
    terminal.showStatus?.('');
    terminal.showStatus?.('');
    expect(written()).toBe(`one${erased}`);
  });

  test.each([
    [5, '1234'],
    [0, '123456'],
    [undefined, '123456'],
  ])('a line never wraps in a terminal with %s columns', (columns, shown) => {
    const { terminal, written } = screen({ isTTY: true, columns });
    terminal.showStatus?.('123456');
    expect(written()).toBe(shown);
  });

  test('without a terminal, no line is rewritten', async () => {
    const { terminal } = screen({ isTTY: false });
    expect(terminal).toMatchObject({ isInteractive: false, showStatus: undefined });
    expect(await terminal.readInput()).toBe('input');
  });
});
