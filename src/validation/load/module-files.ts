/**
 * Cuts the code of compiled schemas into files: a large document has megabytes of it, and a message
 * needs little. Functions that call each other import each other.
 */
import type { StandaloneCode } from './compiler.ts';

/** Code of at most this length stays in one file, in characters. */
const longestUncut = 262_144;

/** The length at which a file ends, in characters. */
const usualLength = 16_384;

const header = '// Generated from an OpenAPI document; do not edit.\n';

/** What was written for one set of checks. */
export interface ModuleFiles {
  /** Texts by file name. */
  readonly files: ReadonlyMap<string, string>;
  /** A function that loads the module with the check of a key. */
  readonly load: string;
}

/**
 * The one file of code that is loaded as a whole.
 * @param checks the names of the functions by the keys of the checks
 */
export function moduleText(code: StandaloneCode, checks: ReadonlyMap<string, string>): string {
  return `${header}${code.imports}\n${code.functions}\n${exported(checks)}`;
}

/** The files of code that is loaded when a check is needed: one, or many if it is long. */
export function moduleFiles(
  name: string,
  code: StandaloneCode,
  checks: ReadonlyMap<string, string>,
): ModuleFiles {
  if (code.functions.length <= longestUncut) {
    const files = new Map([[`${name}.js`, moduleText(code, checks)]]);
    return { files, load: `() => import('./${name}.js')` };
  }
  const cut = cutCode(code);
  const checksOf = new Map<number, Map<string, string>>();
  const numbers: string[] = [];
  for (const [key, checkName] of checks) {
    const target = cut.aliases.get(checkName) ?? checkName;
    const number = cut.fileOf.get(target) ?? 0;
    checksOf.set(number, (checksOf.get(number) ?? new Map()).set(key, target));
    numbers.push(`  ${JSON.stringify(key)}: ${number},\n`);
  }
  const fileName = (number: number) => `${name}-${number}.js`;
  const files = new Map(
    cut.files.map((own, number): [string, string] => [
      fileName(number),
      fileText(own, cut, { code, fileName, checks: checksOf.get(number) ?? new Map() }),
    ]),
  );
  const loaders = cut.files.map((_, number) => `  () => import('./${fileName(number)}'),\n`);
  files.set(
    `${name}.js`,
    `${header}const modules = [\n${loaders.join('')}];\n\nconst numbers = {\n${numbers.join('')}};\n\n` +
      'export const moduleOf = (key) => modules[numbers[key] ?? 0]();\n',
  );
  return { files, load: `(key) => import('./${name}.js').then((all) => all.moduleOf(key))` };
}

/** Code by its declarations. */
interface CutCode {
  readonly texts: ReadonlyMap<string, string>;
  /** What each declaration uses of the others. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
  /** The functions of each file. */
  readonly files: readonly (readonly string[])[];
  readonly fileOf: ReadonlyMap<string, number>;
  /** Functions by their other names. */
  readonly aliases: ReadonlyMap<string, string>;
}

/**
 * A declaration takes a line, a function ends with what AJV ends each with. Constants are repeated in
 * each file that uses them.
 */
function cutCode({ functions: code }: StandaloneCode): CutCode {
  const texts = new Map<string, string>();
  const aliases = new Map<string, string>();
  const declaration =
    /^const (\w+) = (?:(validate\d+);$|.*$)|^function (validate\d+)\([\s\S]*?^return errors === 0;\n\}$(?:\nvalidate\d+\.evaluated = .*$)?/gm;
  for (const [text, constant, alias, name] of code.matchAll(declaration)) {
    if (constant !== undefined && alias !== undefined) aliases.set(constant, alias);
    else texts.set(String(constant ?? name), text);
  }
  const uses = new Map(
    [...texts].map(([name, text]) => {
      const named = new Set(text.match(/\b[a-z]+\d+\b/g));
      return [name, [...named].filter((other) => other !== name && texts.has(other))];
    }),
  );
  const fileOf = new Map<string, number>();
  const files: string[][] = [];
  const fill = (names: readonly string[]): void => {
    let length = Number.POSITIVE_INFINITY;
    for (const name of names) {
      if (length > usualLength) {
        files.push([]);
        length = 0;
      }
      files.at(-1)?.push(name);
      fileOf.set(name, files.length - 1);
      length += texts.get(name)?.length ?? 0;
    }
  };
  // What others use stands apart, or loading it would load all that messages beside it use.
  const shared = new Set([...uses.values()].flat());
  const functions = [...texts.keys()].filter(isFunction);
  fill(functions.filter((name) => shared.has(name)));
  fill(functions.filter((name) => !shared.has(name)));
  return { texts, uses, files, fileOf, aliases };
}

function fileText(
  own: readonly string[],
  { texts, uses, fileOf }: CutCode,
  {
    code,
    fileName,
    checks,
  }: {
    readonly code: StandaloneCode;
    readonly fileName: (number: number) => string;
    readonly checks: ReadonlyMap<string, string>;
  },
): string {
  const constants = new Set<string>();
  const imported = new Map<number, Set<string>>();
  const take = (name: string): void => {
    for (const used of uses.get(name) ?? []) {
      if (!isFunction(used)) {
        take(used);
        constants.add(used);
      } else if (!own.includes(used)) {
        const number = fileOf.get(used) ?? 0;
        imported.set(number, (imported.get(number) ?? new Set()).add(used));
      }
    }
  };
  for (const name of own) take(name);
  const body = [...constants, ...own].map((name) => `${texts.get(name)}\n`).join('');
  return [
    header,
    code.imports,
    ...[...imported].map(([number, names]) => {
      return `import { ${[...names].join(', ')} } from './${fileName(number)}';\n`;
    }),
    `\n${body}\n`,
    `export { ${own.join(', ')} };\n`,
    exported(checks),
  ].join('');
}

function isFunction(name: string): boolean {
  return name.startsWith('validate');
}

function exported(checks: ReadonlyMap<string, string>): string {
  const entries = [...checks].map(([key, name]) => `  ${JSON.stringify(key)}: ${name},\n`);
  return `export const checks = {\n${entries.join('')}};\n`;
}
