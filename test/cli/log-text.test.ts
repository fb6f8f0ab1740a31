import { describe, expect, test } from 'vitest';
import { loggedError, loggedPath, loggedText } from '../../src/cli/serve/log.ts';

describe('loggedPath', () => {
  test.each([
    ['/v2/echo/run?wait=1&token=secret', '/v2/echo/run'],
    ['/a#secret', '/a'],
    ['http://user:secret@host/v2/secret?x', 'http://host/…'],
    ['*', '*'],
    ['/receivers/5e0c9a44?x', '/receivers/…'],
  ])('%s', (target, path) => {
    expect(loggedPath(target)).toBe(path);
  });
});

describe('loggedText', () => {
  test.each([
    ['Cannot call https://u:p@ss@host:8/a/b?c=d#e now', 'Cannot call https://host:8/… now'],
    ['https://host\\a?b, then HTTP://x', 'https://host/… then HTTP://x/…'],
    ['The worker answered "no".', 'The worker answered "no".'],
    ['one\ntwo\u2028three', 'one\\u000atwo\\u2028three'],
    ['Grüße', 'Grüße'],
  ])('%s', (text, logged) => {
    expect(loggedText(text)).toBe(logged);
  });

  test('handles endless text in bounded time', () => {
    expect(loggedText('a.'.repeat(5_000_000))).toHaveLength(500);
  });
});

describe('loggedError', () => {
  function thrownBy(run: () => unknown): unknown {
    try {
      return run();
    } catch (error) {
      return error;
    }
  }

  test.each([
    ['text that is not JSON', () => JSON.parse('{"key": secret}')],
    ['a URL', () => new URL('secret?secret')],
    ['an argument', () => new TextDecoder('secret')],
  ])('does not repeat %s', (_, run) => {
    const fault = loggedError(thrownBy(run));
    expect(fault.stack).toMatch(/^ {4}at /);
    expect(fault.error).toMatch(/^\w+Error( ERR_\w+)?$/);
    expect(JSON.stringify(fault)).not.toContain('secret');
  });

  test('does not mistake lines of a message for stack frames', () => {
    const { stack } = loggedError(new Error('one\n    at secret'));
    expect(stack).toContain('log-text.test.ts');
    expect(stack).not.toContain('secret');
  });

  test('names only the type of a value that is not an error', () => {
    expect(loggedError('secret')).toEqual({ error: 'a thrown string', stack: '' });
  });
});
