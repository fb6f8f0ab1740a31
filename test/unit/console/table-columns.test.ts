/** Styles and tests of the console select columns by name, so that a new column moves none of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const numbers = /:nth-[\w-]+/;
const ends = /(?<![\w-])t[dh](?![\w-])[^\s>+~,]*:(?:first|last|only)-/;
const numbersOfCells =
  /(?:locator\(['"`]t[dh]['"`]\)|getByRole\('(?:cell|columnheader)'\))\s*\.(?:nth|first|last)\(/;

/** The selectors of rules, without conditions such as `@media`. */
function selectorsIn(css: string): string[] {
  const text = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'));
}

/** A style cannot tell whether a numbered child is a cell, so it may number none. */
function countsColumns(selector: string): boolean {
  return numbers.test(selector) || ends.test(selector);
}

function filesIn(folder: string, name: RegExp): { readonly path: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const styles = filesIn('src/console', /\.css$/);

test.each([
  '.jobs :is(th, td):nth-child(4)',
  '.jobs tr > :nth-child(n + 4)',
  '.jobs tr > *:nth-of-type(2)',
  '.jobs td:nth-last-child(1)',
  '.jobs td:first-child',
  '.jobs th.id:last-of-type',
])('%s counts columns', (selector) => {
  const css = `/* A comment { */ a { color: red; }\n@media (max-width: 760px) { ${selector} { width: 1rem; } }`;
  expect(selectorsIn(css).filter(countsColumns)).toEqual([selector]);
});

test.each(['.jobs [data-column="cost"]', '.empty > :first-child', 'td .chips button:last-of-type'])(
  '%s counts no columns',
  (selector) => {
    expect(countsColumns(selector)).toBe(false);
  },
);

describe('the console', () => {
  test('has no style that counts columns', () => {
    expect(styles.flatMap(({ text }) => selectorsIn(text)).length).toBeGreaterThan(300);
    const counting = styles.flatMap(({ path, text }) =>
      selectorsIn(text)
        .filter(countsColumns)
        .map((selector) => `${path}: ${selector}`),
    );
    expect(counting).toEqual([]);
  });

  test('has no style for a column that its page does not define', () => {
    const columns = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/\[data-column="(.*?)"\]/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(columns).not.toEqual([]);
    const unknown = columns.filter(({ path, name }) =>
      filesIn(dirname(path), /\.tsx$/).every(({ text }) => !text.includes(`name: '${name}'`)),
    );
    expect(unknown).toEqual([]);
  });

  test('has no test that counts columns', () => {
    const tests = filesIn('test/browser', /^console-.*\.ts$/);
    expect(tests).not.toEqual([]);
    const counting = tests.flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => `${path}:${index + 1}: ${line.trim()}`)
        .filter((line) => countsColumns(line) || numbersOfCells.test(line)),
    );
    expect(counting).toEqual([]);
  });
});
