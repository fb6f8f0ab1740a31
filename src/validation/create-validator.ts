/** Compiles a document in this process. */
import { checkOptions, checkUnchecked } from './check-options.ts';
import type { SchemaCompiler } from './load/compiler.ts';
import { type DocumentOptions, readDocument } from './load/read-document.ts';
import { type DocumentWarnings, silencingOptions, warningsOf } from './load/warnings.ts';
import type { AnyOperations, OperationTypes } from './operation-types.ts';
import type { CheckSet, Validate } from './plan.ts';
import { type Validator, type ValidatorOptions, validatorOf } from './validator.ts';

/** Options of a validator that is made at start. */
export interface CreateValidatorOptions extends DocumentOptions, ValidatorOptions {
  /**
   * Called at most once, with all warnings: of what is not checked, unless `strict` says otherwise,
   * of patterns that may take very long, and of keywords that the specification gives no effect
   * where they stand. Default: `console.warn` with the text.
   */
  readonly onWarning?: (warnings: DocumentWarnings) => void;
}

/**
 * Makes a validator of an OpenAPI 3.0 or 3.1 document. Compiling takes `new Function`; where that is
 * not allowed, write the validators ahead of time and load them.
 * @param document a parsed document whose references stay within it, or the path of a local file of JSON or
 *   YAML (as text, or as a `file:` URL), which may refer to other files. Files are read at once.
 * @throws TypeError naming an option that is unknown or has another form
 * @throws DocumentError naming the pointer of everything in the document that is not supported
 *
 * @example
 * ```ts
 * import { createValidator } from 'inference-contract/validation';
 * import { toFetch } from 'inference-contract/validation/adapters/fetch';
 *
 * const times = { name: 'times', in: 'query', schema: { type: 'integer', minimum: 1 } };
 * const responses = { 200: { description: 'A greeting' } };
 * const validator = createValidator({
 *   openapi: '3.1.0',
 *   info: { title: 'Greetings', version: '1' },
 *   paths: { '/hello': { get: { operationId: 'greet', parameters: [times], responses } } },
 * });
 * const handle = toFetch(
 *   validator.serve({
 *     greet: ({ parameters }) => ({
 *       status: 200,
 *       headers: { 'content-type': 'text/plain' },
 *       body: 'hello '.repeat(Number(parameters.query['times'] ?? 1)),
 *     }),
 *   }),
 * );
 * const response = await handle(new Request('http://service.test/hello?times=0'));
 * console.log(response.status, await response.text());
 * ```
 */
export function createValidator<Types extends OperationTypes<Types> = AnyOperations>(
  document: unknown,
  options?: CreateValidatorOptions,
): Validator<Types>;
export function createValidator(
  document: unknown,
  allOptions: CreateValidatorOptions = {},
): Validator {
  checkOptions(allOptions);
  const { onWarning = ({ text }) => console.warn(text), ...options } = allOptions;
  const { plan, warnings, compiler } = readDocument(document, options);
  checkUnchecked(options.unchecked ?? [], new Set(plan.unchecked.map(({ name }) => name)));
  const report = warningsOf(warnings, silencingOptions);
  if (report !== undefined) onWarning(report);
  const checksOf = (direction: 'request' | 'response'): CheckSet => {
    const make = (errors: 'first' | 'all') =>
      compileOnce(compiler(direction, { errors, output: 'functions' }));
    return { first: make('first'), all: make('all') };
  };
  const response = { ...checksOf('response'), load: () => undefined };
  return validatorOf(plan, { request: checksOf('request'), response }, options);
}

function compileOnce(compiler: SchemaCompiler): (key: string) => Validate {
  const compiled = new Map<string, Validate>();
  return (key) => {
    const existing = compiled.get(key);
    if (existing !== undefined) return existing;
    // What does not travel in this direction is not among the schemas, and never valid.
    const check = compiler.has(key) ? compiler.check(key) : () => false;
    compiled.set(key, check);
    return check;
  };
}
