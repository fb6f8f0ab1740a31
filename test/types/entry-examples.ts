/** The examples that editors show for what the entries of the package export. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type CompilerOptions,
  convertCompilerOptionsFromJson,
  displayPartsToString,
  type Program,
  preProcessFile,
  readConfigFile,
  SymbolFlags,
  sys,
} from 'typescript';
import { root } from '../snippets/run-command.ts';

/** An entry of the package that has types. */
export interface Entry {
  /** What programs import. */
  readonly specifier: string;
  /** The path of its declarations in the package, such as `dist/client/index.d.ts`. */
  readonly types: string;
}

/** Only compiled validators import it. */
const forGeneratedCode = 'inference-contract/validation/runtime';

/** The entries that people import, as package.json lists them. */
export function entriesOfPackage(): Entry[] {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const targets: Record<string, string | { types: string }> = exports;
  return Object.entries(targets).flatMap(([key, target]) => {
    const specifier = name + key.slice(1);
    if (typeof target === 'string' || specifier === forGeneratedCode) return [];
    const types = target.types.slice('./'.length);
    return namesFor(types).map((part) => ({
      specifier: specifier.replace('*', part),
      types: types.replace('*', part),
    }));
  });
}

/** What the `*` of a path stands for: the sources of its folder. One empty name for a path without `*`. */
function namesFor(types: string): string[] {
  if (!types.includes('*')) return [''];
  // The build keeps declarations whose source is gone.
  const folder = join(root, dirname(types).replace(/^dist/, 'src'));
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return sources.map((file) => file.slice(0, -'.ts'.length)).sort();
}

/** Options of the repository. Imports of the package by its name lead to the build, as package.json says. */
export function compilerOptions(): CompilerOptions {
  const { config } = readConfigFile(join(root, 'tsconfig.json'), sys.readFile);
  const { options, errors } = convertCompilerOptionsFromJson(config.compilerOptions, root);
  if (errors.length > 0) throw new Error('Expected valid compiler options in tsconfig.json.');
  const { paths, incremental, tsBuildInfoFile, ...rest } = options;
  return rest;
}

/** The code of all examples of what a module exports. */
export function examplesIn(program: Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const module = program.getSourceFile(file);
  const symbol = module && checker.getSymbolAtLocation(module);
  if (symbol === undefined) throw new Error(`Expected a module at ${file}: npm run build.`);
  const texts = checker.getExportsOfModule(symbol).flatMap((exported) => {
    const isAlias = (exported.flags & SymbolFlags.Alias) !== 0;
    const symbols = isAlias ? [exported, checker.getAliasedSymbol(exported)] : [exported];
    return symbols
      .flatMap((each) => each.getJsDocTags(checker))
      .filter((tag) => tag.name === 'example')
      .map(({ text }) => displayPartsToString(text));
  });
  return [...new Set(texts)].map((text) => /^```ts\n(.*)```$/s.exec(text.trim())?.[1] ?? '');
}

/** The modules that an example imports. */
export function importsOf(example: string): string[] {
  return preProcessFile(example).importedFiles.map(({ fileName }) => fileName);
}
