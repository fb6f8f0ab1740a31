/** Compiles a document into ES modules, so that nothing compiles at run time. */

import type { DocumentProblem } from '../document-error.ts';
import type { DocumentPlan, OperationPlan, UncheckedPart } from '../plan.ts';
import { header, moduleFiles, moduleText } from './module-files.ts';
import { type DocumentOptions, readDocument } from './read-document.ts';
import type { Direction } from './read-only-write-only.ts';
import type { ExportedFunction } from './standalone-code.ts';

export interface ValidatorFiles {
  /** Texts by file name; `index.js` is the one to import. */
  readonly files: ReadonlyMap<string, string>;
  /** Parts that are not checked or are risky. */
  readonly warnings: readonly DocumentProblem[];
  /** Everything in the document that is not checked. */
  readonly unchecked: readonly UncheckedPart[];
}

export interface WritingOptions {
  /** Functions of other modules by the pointers of their schemas, which these import. */
  readonly exported?: ReadonlyMap<string, ExportedFunction>;
  /**
   * Writes only checks of requests that find all errors: for a service that does not check its own
   * responses, and to which time matters less than size. Default: no.
   */
  readonly isRequestsOnly?: boolean;
}

/**
 * Makes the modules of a document. Those that stop at the first error are loaded at once; those
 * that find all errors are loaded when a message was found to be wrong.
 * @throws DocumentError naming the pointer of everything in the document that is not supported
 */
export function validatorFiles(
  document: unknown,
  options: DocumentOptions = {},
  { exported = new Map(), isRequestsOnly = false }: WritingOptions = {},
): ValidatorFiles {
  const read = readDocument(document, options);
  const { warnings } = read;
  const plan = isRequestsOnly ? withoutResponses(read.plan) : read.plan;
  const files = new Map([
    ['index.d.ts', declarations],
    ['plan.js', planModule(plan)],
  ]);
  /** Compiles checks; the result is the member that has or loads them. */
  const add = (direction: Direction, errors: 'first' | 'all'): string => {
    const name = `${direction}-${errors}`;
    const compiler = read.compiler(direction, { errors, output: 'text' });
    const wanted = [...read.wanted[direction]].filter((key) => compiler.has(key));
    const keys = errors === 'all' ? [...wanted, ...read.branchesOf(wanted)] : wanted;
    const checkKeys = [...new Set(keys)].filter((key) => compiler.has(key));
    const code = compiler.code(new Map(checkKeys.map((key) => [key, key])), exported);
    if (direction === 'request' && (errors === 'first' || isRequestsOnly)) {
      files.set(`${name}.js`, moduleText(code));
      return errors;
    }
    const module = moduleFiles(name, code);
    for (const [file, text] of module.files) files.set(file, text);
    return `${errors}: ${module.load}`;
  };
  const both = (direction: Direction) =>
    (['first', 'all'] as const).map((errors) => `    ${add(direction, errors)},\n`);
  files.set(
    'index.js',
    isRequestsOnly
      ? indexOfRequests(add('request', 'all'))
      : indexModule(both('request'), both('response')),
  );
  return { files, warnings, unchecked: plan.unchecked };
}

function indexModule(request: readonly string[], response: readonly string[]): string {
  return `${header}import { plan } from './plan.js';
import * as first from './request-first.js';

export const compiled = {
  plan,
  request: {
${request.join('')}  },
  response: {
${response.join('')}  },
};
`;
}

/** The plan has no responses, so nothing asks for their checks. */
function indexOfRequests(all: string): string {
  const later = `async () => ${all}`;
  return `${header}import { plan } from './plan.js';
import * as ${all} from './request-${all}.js';

export const compiled = {
  plan,
  request: { first: ${all}, all: ${later} },
  response: { first: ${later}, all: ${later} },
};
`;
}

function withoutResponses(plan: DocumentPlan): DocumentPlan {
  const operations = plan.operations.map((operation) => ({ ...operation, responses: {} }));
  return { ...plan, operations };
}

/** The module of a plan, with a line for each operation. What many of them share stands before. */
function planModule(plan: DocumentPlan): string {
  const texts = new Map<string, { count: number; name?: string }>();
  const partsOf = ({ parameters, responses }: OperationPlan) => [
    ...parameters,
    ...Object.values(responses),
  ];
  for (const part of plan.operations.flatMap(partsOf)) {
    const text = JSON.stringify(part);
    texts.set(text, { count: (texts.get(text)?.count ?? 0) + 1 });
  }
  const shared: string[] = [];
  for (const [text, { count }] of texts) {
    if (count === 1) continue;
    texts.set(text, { count, name: `part${shared.length}` });
    shared.push(text);
  }
  const nameOf = (part: unknown) => {
    const text = JSON.stringify(part);
    return texts.get(text)?.name ?? text;
  };
  const lineOf = ({ parameters, responses, ...rest }: OperationPlan) => {
    const answers = Object.entries(responses).map(
      ([status, response]) => `${JSON.stringify(status)}:${nameOf(response)}`,
    );
    const start = JSON.stringify(rest).slice(0, -1);
    return `${start},"parameters":[${parameters.map(nameOf).join(',')}],"responses":{${answers.join(',')}}}`;
  };
  const { operations, ...others } = plan;
  const members = Object.entries(others).map(
    ([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  return [
    header,
    ...shared.map((text, index) => `const part${index} = ${text};\n`),
    'export const plan = {\n',
    ' "operations": [\n',
    ...operations.map((operation) => `  ${lineOf(operation)},\n`),
    ' ],\n',
    ...members,
    '};\n',
  ].join('');
}

const declarations = `${header}import type { CompiledDocument } from 'inference-contract/validation/load';

export declare const compiled: CompiledDocument;
`;
