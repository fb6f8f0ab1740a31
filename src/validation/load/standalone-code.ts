/** The functions that AJV has compiled, as declarations of an ES module. */
import type { AnyValidateFunction } from 'ajv/dist/types/index.js';

export interface Declaration {
  readonly kind: 'function' | 'constant';
  readonly text: string;
  readonly uses: readonly string[];
}

export interface StandaloneCode {
  /** By name. A constant uses only constants before it. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** The names of the functions by the names that were asked for. */
  readonly functions: ReadonlyMap<string, string>;
}

/** A function that another module has: code that uses it imports it. */
export interface ExportedFunction {
  readonly name: string;
  readonly module: string;
}

type FunctionSource = NonNullable<AnyValidateFunction['source']>;
type ScopeName =
  NonNullable<FunctionSource['scopeValues'][string]> extends Set<infer Name> ? Name : never;

/**
 * Replacements for the CommonJS modules that AJV would import: loaders and bundlers disagree about
 * their default exports, and a project that loads the code may not have AJV.
 */
const runtime: ReadonlyMap<string, string> = new Map([
  ['require("ajv/dist/runtime/ucs2length").default', 'runtime.characters'],
  ['require("ajv/dist/runtime/equal").default', 'runtime.equal'],
]);

/**
 * The declarations of functions that were compiled with AJV's option `code.source`. AJV's own
 * `standalone` returns one text, with `require` and every schema in it.
 * @param exportedAs which functions another module has; default: none
 */
export function standaloneCode(
  functions: ReadonlyMap<string, AnyValidateFunction>,
  exportedAs: (compiled: AnyValidateFunction) => ExportedFunction | undefined = () => undefined,
): StandaloneCode {
  const declarations = new Map<string, Declaration>();

  function addFunction(compiled: AnyValidateFunction): string {
    const { source } = compiled;
    if (source === undefined) throw new Error('Expected functions compiled with their source.');
    const name = String(source.validateName);
    if (declarations.has(name)) return name;
    const exported = exportedAs(compiled);
    if (exported !== undefined) {
      const text = `import { ${exported.name} as ${name} } from '${exported.module}';`;
      declarations.set(name, { kind: 'function', text, uses: [] });
      return name;
    }
    const evaluated = source.evaluated ? `\n${name}.evaluated = ${source.evaluated};` : '';
    const text = shortenErrorCode(source.validateCode) + evaluated;
    const scope = Object.values(source.scopeValues).flatMap((names) => [...(names ?? [])]);
    const uses = namesOccurringIn(text, scope);
    declarations.set(name, { kind: 'function', text, uses: uses.map(String) });
    for (const used of uses) addUsed(used, scope);
    return name;
  }

  function addUsed(name: ScopeName, scope: readonly ScopeName[]): void {
    const { ref, code } = name.value ?? {};
    if (declarations.has(String(name))) return;
    switch (name.prefix) {
      case 'validate':
        if (isFunction(ref)) addFunction(ref);
        return;
      case 'root':
      case 'wrapper': {
        // A schema that was still being compiled when this one referred to it.
        const target = addFunction(validateOf(ref));
        addConstant(name, `{validate: ${target}}`, [target]);
        return;
      }
      default: {
        const value = runtime.get(String(code)) ?? String(code);
        if (code === undefined || value.startsWith('require(')) {
          throw new Error(`runtime.js has no replacement for ${value}.`);
        }
        const used = name.prefix === 'schema' ? [] : namesOccurringIn(value, scope);
        for (const other of used) addUsed(other, scope);
        addConstant(name, value, used.map(String));
      }
    }
  }

  function addConstant(name: ScopeName, value: string, uses: readonly string[]): void {
    declarations.set(String(name), { kind: 'constant', text: `const ${name} = ${value};`, uses });
  }

  const named = [...functions].map(([name, compiled]) => [name, addFunction(compiled)] as const);
  return { declarations, functions: new Map(named) };
}

/**
 * Declarations as the text of a module: imports, constants, functions.
 * @param imports lines that import other functions
 */
export function moduleTextOf(
  declarations: readonly Declaration[],
  imports: readonly string[] = [],
): string {
  const textsOf = (kind: Declaration['kind']) =>
    declarations.filter((declaration) => declaration.kind === kind).map(({ text }) => `${text}\n`);
  const constants = textsOf('constant');
  const usesRuntime = constants.some((text) => text.includes(' = runtime.'));
  return [
    usesRuntime ? "import * as runtime from 'inference-contract/validation/runtime';\n" : '',
    ...imports,
    '\n',
    ...constants,
    ...textsOf('function'),
  ].join('');
}

/** AJV counts errors beside the list of them: in one statement that takes a third less. */
function shortenErrorCode(code: string): string {
  return appendingErrors(code).replaceAll(
    /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g,
    'errors = (vErrors ??= []).push($2);',
  );
}

/**
 * AJV copies all earlier errors for each part that a function of its own refuses: for many such parts, that takes a
 * time that grows with the square of their number.
 */
export function appendingErrors(code: string): string {
  return code.replaceAll(
    /vErrors = vErrors === null \? (\S+) : vErrors\.concat\(\1\);/g,
    'if(vErrors === null) vErrors = $1; else for(const e of $1) vErrors.push(e);',
  );
}

function namesOccurringIn(text: string, names: readonly ScopeName[]): ScopeName[] {
  const words = new Set(text.match(/\w+/g));
  return names.filter((name) => words.has(String(name)));
}

function isFunction(value: unknown): value is AnyValidateFunction {
  return typeof value === 'function';
}

function validateOf(schema: unknown): AnyValidateFunction {
  const isKnown = typeof schema === 'object' && schema !== null && 'validate' in schema;
  if (isKnown && isFunction(schema.validate)) return schema.validate;
  throw new Error('Expected a compiled schema.');
}
