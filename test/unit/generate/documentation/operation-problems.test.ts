/** The errors on the page of an operation are those that its handler in the local service can send. */
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { operationPage } from '../../../../src/generate/documentation/operation-page.ts';
import { listOperations } from '../../../../src/generate/documentation/operations.ts';
import { readObject } from '../../../../src/generate/source-files.ts';

const document = await readObject('generated/reference/openapi.json');
const operations = listOperations(document);
const service = 'src/reference/http';
const declarations = await readDeclarations(`${service}/operations`);
const served = await readFile(`${service}/serve-operations.ts`, 'utf8');
const handlers = new Map(
  [...served.matchAll(/^ {4}(\w+): job\((\w+)\)/gm)].map(([, id = '', name = '']) => [
    id,
    codesSentBy(name),
  ]),
);
/** The codes that only some operations can send. */
const fromHandlers = new Set([...handlers.values()].flatMap((codes) => [...codes]));
fromHandlers.delete('internalError');

/** Codes that a shared function can send, but not for this operation. */
const neverSent = new Map([
  // A retry keeps the input, which is there already.
  ['retryJob', ['accountFull']],
]);

test('handlers are found', () => {
  expect(handlers.size).toBe(operations.filter(({ id }) => id !== 'getResult').length);
  expect(fromHandlers.size).toBeGreaterThan(7);
});

describe.each([...handlers])('%s', (id, sent) => {
  test('lists the codes that its handler sends', () => {
    const listed = codesOnPage(id).filter((code) => fromHandlers.has(code));
    const wanted = [...sent].filter(
      (code) => fromHandlers.has(code) && !neverSent.get(id)?.includes(code),
    );
    expect(listed.sort()).toEqual(wanted.sort());
  });
});

test('a page leads to the errors of any operation', () => {
  for (const { id } of operations) {
    expect(errorsOf(id)).toContain('[those of any operation](/reference/errors)');
  }
});

test('a page lists a code by its status', () => {
  expect(errorsOf('runJob')).toMatch(/^\| `429` \|.*`queueFull`.*`accountFull`/m);
  expect(errorsOf('runJob')).toMatch(/^\| `default` \| \[`serviceStopping`.*`accountClosed`/m);
  expect(errorsOf('getResult')).toMatch(/^\| `400` \| \[`invalidPath`][^,]*$/m);
});

function errorsOf(id: string): string {
  const item = operations.find((operation) => operation.id === id);
  const page = item && operationPage({ document, folder: 'reference' }, item).markdown;
  return /### Errors.*?(?=\n```|<details|$)/s.exec(page ?? '')?.[0] ?? '';
}

function codesOnPage(id: string): string[] {
  return [...errorsOf(id).matchAll(/\(\/reference\/errors#(\w+)\)/g)]
    .map(([, code = '']) => code)
    .filter((code) => code !== 'statuses');
}

/** The functions and constants of a folder by name, without comments. */
async function readDeclarations(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  return new Map(
    texts
      .map((text) => text.replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, ''))
      .flatMap((text) => text.split(/^(?=(?:export )?(?:async )?(?:function|const) \w)/m))
      .map((text) => [/(?:function|const) (\w+)/.exec(text)?.[1] ?? '', text]),
  );
}

/** The codes that a declaration sends, or one that it calls. */
function codesSentBy(name: string, seen = new Set<string>()): Set<string> {
  const text = declarations.get(name) ?? '';
  if (seen.has(name)) return new Set();
  seen.add(name);
  const own = [...text.matchAll(/new Problem\(\s*'(\w+)'/g)].map(([, code = '']) => code);
  if (/\b(?:call\.read|invalidRequest)\(/.test(text)) own.push('invalidRequest');
  const called = [...text.matchAll(/(?<![.\w])(\w+)\(/g)].map(([, callee = '']) => callee);
  return new Set([...own, ...called.flatMap((callee) => [...codesSentBy(callee, seen)])]);
}
