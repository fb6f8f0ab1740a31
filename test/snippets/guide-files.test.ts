/** Readers can copy each sample that is a file: its first line says under which name, and which command runs it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from './guide-code.ts';
import { root } from './run-command.ts';

const endings: Readonly<Record<string, RegExp>> = {
  ts: /\.m?ts$/,
  typescript: /\.m?ts$/,
  js: /\.m?js$/,
  python: /\.py$/,
  go: /\.go$/,
  yaml: /\.ya?ml$/,
};

/** A program imports or exports; YAML that is a part of something is indented. */
const isWhole = (language: string, source: string) =>
  language === 'yaml'
    ? !source.startsWith(' ')
    : /^(?:import |from \S+ import |package |export default )/m.test(source);

/** What is wrong with the samples of a page. */
function mistakesIn(page: string): string[] {
  const samples = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return samples.flatMap(([sample, language = '', source = '']) => {
    const ending = endings[language];
    if (ending === undefined) return [];
    const [first = ''] = source.split('\n');
    const at = page.slice(0, page.indexOf(sample)).split('\n').length;
    const file = fileOf(source);
    const name = file?.name ?? /^(?:\/\/|#) in (\S+)$/.exec(first)?.[1];
    if (name === undefined) {
      return isWhole(language, source) ? [`line ${at}: no file name: ${first}`] : [];
    }
    const elsewhere = page.replace(first, '');
    // Another module imports `orders.ts` as `orders.js`.
    const stem = /[^/]+\.(?=\w+$)/.exec(name)?.[0] ?? name;
    return [
      ...(ending.test(name) ? [] : [`line ${at}: ${name} is no name for ${language}`]),
      ...(file?.command === undefined && language !== 'yaml' && !elsewhere.includes(stem)
        ? [`line ${at}: nothing runs ${name}`]
        : []),
      // Node and tsx take it for CommonJS, unless a package.json says otherwise.
      ...(file?.command !== undefined &&
      /^(?=[^\s/]).*\bawait\b/m.test(source) &&
      /\.[jt]s$/.test(name)
        ? [`line ${at}: ${name} waits at its top level: name it .mts or .mjs`]
        : []),
    ];
  });
}

const guides = (await readdir(join(root, 'docs/guides'))).map((name) => `docs/guides/${name}`);

test.each(['README.md', ...guides])('the files of %s have names', async (page) => {
  expect(mistakesIn(await readFile(join(root, page), 'utf8'))).toEqual([]);
});

test.each([
  ['```ts\nimport { a } from "a";\n```', 1],
  ['```ts\n// a.ts: npx tsx a.ts\nimport { a } from "a";\n```', 0],
  ['```ts\n// a.ts\nimport { a } from "a";\n```', 1],
  ['Bundle `a.ts`.\n```ts\n// a.ts\nimport { a } from "a";\n```', 0],
  ['```ts\n// a.ts: npx tsx a.ts\nimport { a } from "a";\nawait a();\n```', 1],
  ['```ts\n// a.mts: npx tsx a.mts\nimport { a } from "a";\nconst b = await a();\n```', 0],
  ['```ts\nawait client.run("echo", {});\n```', 0],
  ['```python\nimport json\n```', 1],
  ['```python\n# a.ts: python3 a.ts\nimport json\n```', 1],
  ['```yaml\naccounts: {}\n```', 1],
  ['```yaml\n# in service.yaml\naccounts: {}\n```', 0],
  ['```yaml\n      - run: npm ci\n```', 0],
  ['```go\npackage a\n```', 1],
])('%j has %i mistakes', (page, count) => {
  expect(mistakesIn(page)).toHaveLength(count);
});
