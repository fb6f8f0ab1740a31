/** Each entry of the package shows its first task, which editors repeat; all of them compile as they stand. */
import { join } from 'node:path';
import {
  createCompilerHost,
  createProgram,
  createSourceFile,
  flattenDiagnosticMessageText,
  type Program,
} from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from '../snippets/run-command.ts';
import { compilerOptions, entriesOfPackage, examplesIn, importsOf } from './entry-examples.ts';

const entries = entriesOfPackage();
const options = compilerOptions();
const declarations = new Map(entries.map(({ specifier, types }) => [specifier, join(root, types)]));
const program = createProgram([...declarations.values()], options);
const examples = new Map(
  [...declarations].map(([specifier, file]) => [specifier, examplesIn(program, file)]),
);

test('package.json lists the entries', () => {
  expect(entries.map(({ specifier }) => specifier)).toEqual(
    expect.arrayContaining(['inference-contract', 'inference-contract/validation/adapters/hono']),
  );
});

test.each(entries.map(({ specifier }) => specifier))(
  '%s has an example that imports it',
  (name) => {
    const imported = (examples.get(name) ?? []).flatMap(importsOf);
    // The main entry exports all of two others, whose examples import those.
    const isShown = (specifier: string) =>
      name === 'inference-contract' ? specifier.startsWith(name) : specifier === name;
    expect(imported.filter(isShown)).not.toEqual([]);
  },
);

describe('the examples', () => {
  test('compile with the options of this repository', () => {
    const sources = [...new Set([...examples.values()].flat())];
    expect(sources.length).toBeGreaterThanOrEqual(entries.length - 1);
    expect(typeErrors(sources, program)).toEqual([]);
  });

  test('are found not to compile when they do not', () => {
    const [misspelt, unused] = [
      "import { createClint } from 'inference-contract/client';\ncreateClint();\n",
      "import { createClient } from 'inference-contract/client';\n",
    ];
    const errors = typeErrors([misspelt, unused], program);
    expect(errors).toEqual([
      expect.stringContaining('createClint'),
      expect.stringContaining("'createClient' is declared but its value is never read."),
    ]);
  });
});

/** What `compile` writes, which an example loads. */
const compiledValidators = `import type { CompiledDocument } from 'inference-contract/validation/load';
export declare const compiled: CompiledDocument;
`;

/** What the compiler finds in modules, which are not on the disk, with the module that it is in. */
function typeErrors(sources: readonly string[], oldProgram: Program): string[] {
  const folder = join(root, 'test/types/examples');
  const modules = new Map(sources.map((source, index) => [join(folder, `${index}.mts`), source]));
  const texts = new Map([
    ...modules,
    [join(folder, 'validators/index.d.ts'), compiledValidators] as const,
  ]);
  const host = createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  // The folder is not on the disk.
  delete host.directoryExists;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : createSourceFile(file, text, rest[0]);
  };
  const checked = createProgram([...modules.keys()], options, host, oldProgram);
  return [...modules].flatMap(([file, source]) => {
    const parsed = checked.getSourceFile(file);
    const found = [
      ...checked.getSyntacticDiagnostics(parsed),
      ...checked.getSemanticDiagnostics(parsed),
    ];
    return found.map(
      ({ messageText }) => `${flattenDiagnosticMessageText(messageText, '\n')}\n${source}`,
    );
  });
}
