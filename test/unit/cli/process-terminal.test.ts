import { describe, expect, test } from 'vitest';
import { processTerminal } from '../../../src/cli/shared/process-terminal.ts';
import { macrotask } from '../../../src/core/clock.ts';

const erased = '\r\u001b[2K';

/** A terminal whose two outputs write into one text, as on a screen. */
function screen({
  isTTY,
  columns,
  env = {},
}: {
  isTTY: boolean;
  columns?: number | undefined;
  env?: Readonly<Record<string, string>>;
}) {
  let written = '';
  const output = {
    isTTY,
    columns,
    write(text: string, done: () => void) {
      written += text;
      done();
    },
    on: () => undefined,
  };
  const stdin = (async function* () {
    yield 'in';
    yield 'put';
  })();
  const streams = { env, stdin, stdout: output, stderr: output };
  const terminal = processTerminal(streams, new AbortController());
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

  test('of standard input, no more is read than fits', async () => {
    let given = 0;
    const piece = Buffer.alloc(2 ** 20);
    const stdin = (async function* () {
      for (; given < 1000; given += 1) yield piece;
    })();
    const { env, stdout, stderr } = { env: {}, stdout: failing([]), stderr: failing([]) };
    const terminal = processTerminal({ env, stdin, stdout, stderr }, new AbortController());
    await expect(terminal.readInput()).rejects.toThrow(
      'Expected at most 64 MiB on standard input, got more.',
    );
    expect(given).toBe(64);
  });
});

const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
const unread = Object.assign(new Error('write'), { code: 'EPIPE' });

/** An output that fails with the next of the errors, and takes what has none. */
function failing(errors: (Error | undefined)[], how: 'throws' | 'tells' | 'emits' = 'tells') {
  let written = '';
  let emit: (error: Error) => void = () => undefined;
  return {
    written: () => written,
    on(_: 'error', listener: (error: Error) => void) {
      emit = listener;
    },
    write(text: string, done: (error?: Error) => void) {
      const error = errors.shift();
      if (error === undefined) written += text;
      else if (how === 'throws') throw error;
      if (error !== undefined && how === 'emits') emit(error);
      done(error);
    },
  };
}

function failingTerminal(
  stdout: ReturnType<typeof failing>,
  stderr: ReturnType<typeof failing> = failing([]),
) {
  const stop = new AbortController();
  const stdin = (async function* () {})();
  return { terminal: processTerminal({ env: {}, stdin, stdout, stderr }, stop), stderr, stop };
}

describe.each(['throws', 'tells', 'emits'] as const)('an output that %s its failure', (how) => {
  test.each([full, unread])('changes no status if it is standard error: %o', async (failure) => {
    for (const exitCode of [0, 2]) {
      const stdout = failing([]);
      const { terminal, stop } = failingTerminal(stdout, failing([failure, failure], how));
      terminal.warn('one');
      terminal.print('result');
      terminal.warn('two');
      terminal.exitCode = exitCode;
      expect(await terminal.finish()).toBe(exitCode);
      expect(stop.signal.aborted).toBe(false);
      expect(stdout.written()).toBe('result\n');
    }
  });

  test('is a failure of a command if the disk is full, and ends it', async () => {
    const stdout = failing([undefined, full, full], how);
    const { terminal, stderr, stop } = failingTerminal(stdout);
    for (const line of ['one', 'two', 'three']) terminal.print(line);
    expect(await terminal.finish()).toBe(74);
    expect(stop.signal.aborted).toBe(true);
    expect(stdout.written()).toBe('one\n');
    expect(stderr.written()).toBe('Standard output could not be written: the disk is full.\n');
  });

  test('ends a command in silence if nobody reads it, with the status of the command', async () => {
    const { terminal, stderr, stop } = failingTerminal(failing([unread], how));
    terminal.print('one');
    terminal.exitCode = 3;
    expect(await terminal.finish()).toBe(3);
    expect(stop.signal.aborted).toBe(true);
    expect(stderr.written()).toBe('');
  });

  test('loses lines of a log while the disk is full, with one warning', async () => {
    const stdout = failing([undefined, full, full, undefined, undefined, full], how);
    const { terminal, stderr, stop } = failingTerminal(stdout);
    terminal.beginLog();
    for (const line of ['one', 'two', 'three', 'four', 'five', 'six']) {
      terminal.print(line);
      await macrotask();
    }
    expect(await terminal.finish()).toBe(0);
    expect(stop.signal.aborted).toBe(false);
    // Of a line that was lost, the beginning may be there.
    expect(stdout.written()).toBe('one\n\nfour\nfive\n');
    expect(stderr.written()).toBe(
      'Standard output cannot be written: the disk is full. Lines of the log are lost.\n',
    );
  });

  test('ends a service if nobody reads its log, even after the disk was full', async () => {
    const { terminal, stderr, stop } = failingTerminal(failing([full, unread], how));
    terminal.beginLog();
    terminal.print('one');
    await macrotask();
    expect(stop.signal.aborted).toBe(false);
    terminal.print('two');
    await macrotask();
    expect(stop.signal.aborted).toBe(true);
    expect(await terminal.finish()).toBe(74);
    expect(stderr.written()).toMatch(
      /\nNobody reads standard output any more: the service stops\.\n$/,
    );
  });

  test('ends nothing if it is standard error', async () => {
    const { terminal, stop } = failingTerminal(failing([]), failing([full, unread], how));
    terminal.warn('one');
    terminal.warn('two');
    expect(await terminal.finish()).toBe(0);
    expect(stop.signal.aborted).toBe(false);
  });
});

test('lines of a log that are printed in one turn are written at once, in order', async () => {
  const stdout = failing([]);
  const texts: string[] = [];
  const { terminal } = failingTerminal({
    ...stdout,
    write(text: string, done: () => void) {
      texts.push(text);
      stdout.write(text, done);
    },
  });
  terminal.beginLog();
  terminal.print('one');
  terminal.print('two');
  await macrotask();
  terminal.print('three');
  expect(await terminal.finish()).toBe(0);
  expect(texts).toEqual(['one\ntwo\n', 'three\n']);
});

test('the exit status waits for what is still being written', async () => {
  let tell: (error: Error) => void = () => undefined;
  const stdout = failing([]);
  const late = {
    ...stdout,
    write(_: string, done: typeof tell) {
      tell = done;
    },
  };
  const { terminal } = failingTerminal(late);
  terminal.print('one');
  const status = terminal.finish();
  tell(full);
  expect(await status).toBe(74);
});

/** Escape sequences as marks, such as `<1>`. */
const marked = (text: string) => text.replaceAll('\u001b[', '<').replaceAll(/<(\d+)m/g, '<$1>');

const report = `https://host.test, profile contract

Violated:
  [path-run] The service Violated: 3 violated

Does not conform: 12 verified, 1 violated, 0 inconclusive`;

describe('colours', () => {
  test('mark headings and the result, and change no text', () => {
    const { terminal, written } = screen({ isTTY: true });
    terminal.print(report);
    terminal.warn("error: unknown command 'sevre'");
    expect(marked(written())).toBe(`https://host.test, profile contract

<1>Violated:<22>
  [path-run] The service Violated: 3 violated

<31>Does not conform<39>: <32>12 verified<39>, <31>1 violated<39>, 0 inconclusive
<31>error:<39> unknown command 'sevre'
`);
  });

  test.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { TERM: 'dumb' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('on a terminal: %s, with %j: %s', (isTTY, env, isPainted) => {
    const { terminal, written } = screen({ isTTY, env });
    terminal.print(report);
    expect(written() !== `${report}\n`).toBe(isPainted);
  });

  test('are not in the log of a service', async () => {
    const { terminal, written } = screen({ isTTY: true });
    terminal.beginLog();
    terminal.print('Conforms');
    await macrotask();
    expect(written()).toBe('Conforms\n');
  });
});
