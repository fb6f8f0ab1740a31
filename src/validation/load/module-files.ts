/**
 * Cuts the code of compiled schemas into files: a large document has megabytes of it, and a message
 * needs little. Functions that call each other import each other.
 */
import { type Declaration, moduleTextOf, type StandaloneCode } from './standalone-code.ts';

/** Code of at most this length stays in one file, in characters. */
const longestUncut = 262_144;

/** The length at which a file ends, in characters. */
const usualLength = 16_384;

export const header = '// Generated from an OpenAPI document; do not edit.\n';

export interface ModuleFiles {
  readonly files: ReadonlyMap<string, string>;
  /** A function that loads the module with the check of a key. */
  readonly load: string;
}

export function moduleText({ declarations, functions }: StandaloneCode): string {
  return `${header}${moduleTextOf([...declarations.values()])}\n${checksExport(functions)}`;
}

/** The files of code that is loaded when a check is needed: one, or many if it is long. */
export function moduleFiles(name: string, code: StandaloneCode): ModuleFiles {
  const whole = moduleText(code);
  if (whole.length <= longestUncut) {
    return { files: new Map([[`${name}.js`, whole]]), load: `() => import('./${name}.js')` };
  }
  const cut = cutCode(code);
  const fileName = (number: number) => `${name}-${number}.js`;
  const files = new Map(
    cut.map((names, number): [string, string] => [
      fileName(number),
      fileText(names, cut, { code, fileName }),
    ]),
  );
  const loaders = cut.map((_, number) => `  () => import('./${fileName(number)}'),\n`);
  const numbers = [...code.functions].map(
    ([key, target]) =>
      `  ${JSON.stringify(key)}: ${cut.findIndex((names) => names.has(target))},\n`,
  );
  files.set(
    `${name}.js`,
    `${header}const modules = [\n${loaders.join('')}];\n\nconst numbers = {\n${numbers.join('')}};\n\n` +
      'export const moduleOf = (key) => modules[numbers[key] ?? 0]();\n',
  );
  return { files, load: `(key) => import('./${name}.js').then((all) => all.moduleOf(key))` };
}

type CutCode = readonly ReadonlySet<string>[];

function cutCode({ declarations }: StandaloneCode): CutCode {
  const files: Set<string>[] = [];
  const fill = (names: readonly string[]): void => {
    let length = Number.POSITIVE_INFINITY;
    for (const name of names) {
      if (length > usualLength) {
        files.push(new Set());
        length = 0;
      }
      files.at(-1)?.add(name);
      length += declarations.get(name)?.text.length ?? 0;
    }
  };
  // Shared functions get their own files; otherwise loading one would load unrelated checks too.
  const shared = new Set([...declarations.values()].flatMap(({ uses }) => uses));
  const functions = [...declarations].flatMap(([name, { kind }]) =>
    kind === 'function' ? [name] : [],
  );
  fill(functions.filter((name) => shared.has(name)));
  fill(functions.filter((name) => !shared.has(name)));
  return files;
}

/** A file of some functions. Constants are repeated in each file that uses them. */
function fileText(
  ownNames: ReadonlySet<string>,
  cut: CutCode,
  {
    code: { declarations, functions },
    fileName,
  }: { readonly code: StandaloneCode; readonly fileName: (number: number) => string },
): string {
  const body: Declaration[] = [];
  const imported = new Map<number, string[]>();
  const visited = new Set<string>();
  const take = (name: string): void => {
    const declaration = declarations.get(name);
    if (declaration === undefined || visited.has(name)) return;
    visited.add(name);
    if (declaration.kind === 'function' && !ownNames.has(name)) {
      const number = cut.findIndex((others) => others.has(name));
      imported.set(number, [...(imported.get(number) ?? []), name]);
      return;
    }
    for (const used of declaration.uses) take(used);
    body.push(declaration);
  };
  for (const name of ownNames) take(name);
  const checks = new Map([...functions].filter(([, target]) => ownNames.has(target)));
  const imports = [...imported].map(
    ([number, names]) => `import { ${names.join(', ')} } from './${fileName(number)}';\n`,
  );
  return `${header}${moduleTextOf(body, imports)}\nexport { ${[...ownNames].join(', ')} };\n${checksExport(checks)}`;
}

function checksExport(checks: ReadonlyMap<string, string>): string {
  const entries = [...checks].map(([key, name]) => `  ${JSON.stringify(key)}: ${name},\n`);
  return `export const checks = {\n${entries.join('')}};\n`;
}
