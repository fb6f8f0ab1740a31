/** The page of one operation: what to send, what comes back, how to call it. */

import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import { noteAbout } from './concerns.ts';
import {
  badge,
  code,
  inText,
  markdownTable,
  objectEntries,
  objectMember,
  textMember,
} from './markdown.ts';
import { type ApiOperation, listItems, listOperations, resolve } from './operations.ts';
import type { SitePage } from './page.ts';
import { type ComparedDocuments, schemaFieldsTable, typeInWords } from './schema-fields.ts';
import type { Support } from './support.ts';

/** `runJob` as `run-job`. */
export function kebabCase(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The pages of one document: a profile, or the control interface. */
export interface PageSet extends ComparedDocuments {
  /** Such as `reference`. */
  readonly folder: string;
  /** What the pages' titles end with: ` (contract)`. */
  readonly suffix?: string;
  readonly isSearched?: boolean;
  /** Which alternatives the local service plays and the suite recognises. Default: all. */
  readonly support?: Support;
}

/** Makes the page. */
export function operationPage(pageSet: PageSet, item: ApiOperation): SitePage {
  const { document, contract, folder, suffix = '', isSearched = true } = pageSet;
  const { id, method, path, operation, parameters } = item;
  const stated = contract && listOperations(contract).find((other) => other.id === id);
  const title = textMember(operation, 'summary');
  const isChosen = contract !== undefined && stated === undefined;
  // Where all is chosen, one mark at the top says so.
  const within = isChosen ? { ...pageSet, contract: undefined } : pageSet;
  const body = resolve(document, operation.requestBody);
  return {
    path: `${folder}/${kebabCase(id)}`,
    title: `${title}${suffix}`,
    isSearched,
    isStacked: true,
    data: tryItData(document, item),
    markdown: [
      `# ${title}${suffix}${isChosen ? ` ${badge('chosen')}` : ''}`,
      `${code(`${method} ${path}`)} {.operation}`,
      withLevels(textMember(operation, 'description')),
      noteAbout(document, operation, ...securitySchemesOf(document, operation)),
      '<TryIt />',
      ...parameterSection(within, parameters, stated?.parameters),
      ...bodySection(within, body, stated?.operation.requestBody),
      ...responseSection(within, item, stated),
      ...samples(operation),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

/** Texts of the document: their mark as a badge, and what would be HTML as it is. */
function withLevels(text: string): string {
  return inText(text.trim(), { keepLines: true });
}

function parameterSection(
  { document, contract }: PageSet,
  parameters: readonly JsonObject[],
  stated: readonly JsonObject[] | undefined,
): string[] {
  const rows = parameters.map((parameter) => {
    const isStated = stated?.some(
      (other) => other.name === parameter.name && other.in === parameter.in,
    );
    const description = textMember(parameter, 'description');
    const isMarked = contract === undefined || isStated || description.includes('**chosen**');
    return [
      `${code(textMember(parameter, 'name'))}${parameter.required === true ? ' *required*' : ''}`,
      textMember(parameter, 'in'),
      typeInWords(document, parameter.schema),
      `${isMarked ? '' : badge('chosen')} ${inText(description)} ${noteAbout(document, parameter)}`.trim(),
    ];
  });
  if (rows.length === 0) return [];
  return ['## Parameters {#parameters}', markdownTable(['Name', 'In', 'Type', 'Meaning'], rows)];
}

function bodySection(pageSet: PageSet, body: JsonObject, stated: Json | undefined): string[] {
  const [content] = objectEntries(objectMember(body, 'content'));
  if (content === undefined) return [];
  const [mediaType, media] = content;
  const statedMedia = statedContent(pageSet, stated);
  return [
    '## Request body {#body}',
    `${code(mediaType)}${body.required === true ? '' : ', optional'}. ${inText(textMember(body, 'description'))}`,
    noteAbout(pageSet.document, body),
    schemaFieldsTable(pageSet, media.schema, statedMedia?.schema, 'body'),
    exampleTabs(pageSet.document, content),
  ];
}

/** The first content of the contract's message; undefined where it has none. */
function statedContent({ contract }: PageSet, message: Json | undefined): JsonObject | undefined {
  if (contract === undefined || message === undefined) return undefined;
  return objectEntries(objectMember(resolve(contract, message), 'content'))[0]?.[1];
}

function responseSection(
  pageSet: PageSet,
  item: ApiOperation,
  stated: ApiOperation | undefined,
): string[] {
  const { document } = pageSet;
  const responses = Object.entries(objectMember(item.operation, 'responses'));
  const successes = responses.filter(([status]) => status.startsWith('2'));
  const errors = responses.filter(([status]) => !status.startsWith('2'));
  const answers = successes.flatMap(([status, written]) => {
    const response = resolve(document, written);
    const other = statedResponse(stated, status);
    const [content] = objectEntries(objectMember(response, 'content'));
    return [
      `### ${status} {#response-${status.toLowerCase()}}`,
      describedResponse(pageSet, { status, response, stated }),
      ...responseHeadersTable(document, response),
      ...(content === undefined
        ? []
        : [
            Object.keys(objectMember(response, 'content')).map(code).join(' or '),
            schemaFieldsTable(pageSet, content[1].schema, statedContent(pageSet, other)?.schema),
            exampleTabs(document, content),
          ]),
    ];
  });
  const rows = errors.map(([status, written]) => {
    const response = resolve(document, written);
    const codes = Object.values(errorExamples(document, item, response)).map((example) =>
      textMember(objectMember(resolve(document, example), 'value'), 'code'),
    );
    return [
      code(status),
      describedResponse(pageSet, { status, response, stated }),
      [...new Set(codes)].map((id) => (id === '' ? '' : problemLink(pageSet, id))).join(', '),
    ];
  });
  const hasCodes = rows.some(([, , codes]) => codes !== '');
  return [
    '## Responses {#responses}',
    ...answers,
    '### Errors {#errors}',
    markdownTable(
      ['Status', 'When', ...(hasCodes ? ['Codes'] : [])],
      rows.map((row) => row.slice(0, hasCodes ? 3 : 2)),
    ),
    ...ownProblems(pageSet, item, errors),
  ];
}

function problemLink({ folder, document }: PageSet, id: string): string {
  return isObject(document['x-problems']) ? `[${code(id)}](/${folder}/errors#${id})` : code(id);
}

function statedResponse(stated: ApiOperation | undefined, status: string): Json | undefined {
  const responses = objectMember(stated?.operation, 'responses');
  return responses[status] ?? responses[`${status.slice(0, 1)}XX`];
}

/** A response's description with its mark: chosen where another deployment can differ, or open. */
function describedResponse(
  { document, contract, folder }: PageSet,
  {
    status,
    response,
    stated,
  }: { status: string; response: JsonObject; stated: ApiOperation | undefined },
): string {
  const description = textMember(response, 'description');
  const content = objectMember(response, 'content');
  // Where no contract is compared, the document may be the contract, whose bodies can be open.
  const isOpen = contract === undefined && folder === 'contract' && '*/*' in content;
  const isMarked = contract === undefined || description.includes('**chosen**');
  const exact = objectMember(stated?.operation, 'responses')[status];
  const mark = isOpen
    ? badge('open', 'body')
    : isMarked || exact !== undefined
      ? ''
      : statedResponse(stated, status) === undefined
        ? badge('chosen')
        : badge('chosen', 'status');
  const note = noteAbout(document, response);
  return `${mark} ${inText(textMember(resolve(document, response), 'description'))} ${note}`.trim();
}

/** The examples of an error that this operation can answer with. */
function errorExamples(
  document: JsonObject,
  { id, operation }: ApiOperation,
  response: JsonObject,
): JsonObject {
  const [content] = objectEntries(objectMember(response, 'content'));
  const { rates, queue } = objectMember(document, 'x-limits');
  const limit = objectMember(objectMember(rates, 'operations'), id);
  const isLimited = Object.keys(limit).length > 0;
  const listed = Object.entries(objectMember(content?.[1], 'examples')).flatMap(
    ([name, written]): [string, Json][] => {
      const example = resolve(document, written);
      const problem = objectMember(example, 'value');
      // Of what many operations answer, an example may be about another one.
      if (problem.code === 'queueFull' && operation.requestBody === undefined) return [];
      if (problem.code !== 'tooManyRequests' || queue === undefined) return [[name, example]];
      if (!isLimited) return [];
      const numbers = `${textMember(limit, 'requests')} requests in ${textMember(rates, 'windowMs')} ms`;
      const detail = textMember(problem, 'detail').replace(/\d+ requests in \d+ ms/, numbers);
      return [[name, { summary: 'Too many requests', value: { ...problem, detail } }]];
    },
  );
  return Object.fromEntries(listed);
}

/** Examples of the errors that say something of this operation; the page of errors has the others. */
function ownProblems(
  pageSet: PageSet,
  item: ApiOperation,
  errors: readonly (readonly [string, Json])[],
): string[] {
  const { document } = pageSet;
  const specific = errors.filter(
    ([status, written]) => status === '429' || usersOf(document, written) <= 2,
  );
  const problems = specific.map(([, written]) =>
    errorExamples(document, item, resolve(document, written)),
  );
  const text = exampleTabs(document, [
    'application/json',
    { examples: Object.assign({}, ...problems) },
  ]);
  return text === '' ? [] : [text];
}

/** How many operations have a response. */
function usersOf(document: JsonObject, response: Json): number {
  const written = JSON.stringify(response);
  return listOperations(document).filter(({ operation }) =>
    Object.values(objectMember(operation, 'responses')).some(
      (candidate) => JSON.stringify(candidate) === written,
    ),
  ).length;
}

function responseHeadersTable(document: JsonObject, response: JsonObject): string[] {
  const rows = objectEntries(objectMember(response, 'headers')).map(([name, header]) => [
    code(name),
    inText(textMember(resolve(document, header), 'description')),
  ]);
  return rows.length === 0 ? [] : [markdownTable(['Header', 'Meaning'], rows)];
}

/** Each example in a tab of its own, named by its summary. */
export function exampleTabs(
  document: JsonObject,
  [mediaType, media]: readonly [string, JsonObject],
): string {
  const blocks = objectEntries(objectMember(media, 'examples')).map(([name, written]) => {
    const example = resolve(document, written);
    const label = (textMember(example, 'summary') || name).replaceAll(/[`[\]]/g, '');
    const value = example.value ?? null;
    const isText = typeof value === 'string';
    const language = isText || !/json/.test(mediaType) ? 'text' : 'json';
    const text = isText ? value.trimEnd() : JSON.stringify(value, null, 2);
    return `\`\`\`${language} [${label}]\n${text}\n\`\`\``;
  });
  return blocks.length === 0 ? '' : `::: code-group\n\n${blocks.join('\n\n')}\n\n:::`;
}

const languages: Readonly<Record<string, string>> = {
  Shell: 'sh',
  TypeScript: 'ts',
  Python: 'python',
};

function samples(operation: JsonObject): string[] {
  const blocks = listItems(operation['x-codeSamples']).filter((sample) => isObject(sample));
  if (blocks.length === 0) return [];
  const fences = blocks.map((sample) => {
    const lang = textMember(sample, 'lang');
    const label = textMember(sample, 'label') || lang;
    return `\`\`\`${languages[lang] ?? 'text'} [${label}]\n${textMember(sample, 'source').trimEnd()}\n\`\`\``;
  });
  return [
    '## Samples {#samples}',
    'They read the address, the key and ids [from the environment](/reference/#samples).',
    `::: code-group\n\n${fences.join('\n\n')}\n\n:::`,
  ];
}

/** The data of the page's request form. */
function tryItData(
  document: JsonObject,
  { method, path, operation, parameters }: ApiOperation,
): Json {
  const [content] = objectEntries(
    objectMember(resolve(document, operation.requestBody), 'content'),
  );
  const schemes = schemeNamesOf(document, operation);
  return {
    method,
    path,
    needsKey: schemes.some((name) => name.endsWith('Key')),
    takesToken: schemes.includes('controlToken'),
    parameters: parameters.map((parameter) => ({
      name: textMember(parameter, 'name'),
      in: textMember(parameter, 'in'),
      isRequired: parameter.required === true,
      example: parameter.required === true ? textMember(parameter, 'example') : '',
    })),
    bodies: objectEntries(objectMember(content?.[1], 'examples')).map(([name, written]) => {
      const example = resolve(document, written);
      const text = JSON.stringify(example.value ?? null, null, 2);
      return {
        name: textMember(example, 'summary') || name,
        text,
        endpoint: textMember(example, 'x-endpoint'),
      };
    }),
  };
}

/** The names of the security schemes that an operation takes. */
function schemeNamesOf(document: JsonObject, operation: JsonObject): string[] {
  const security = operation.security ?? document.security;
  return listItems(security).flatMap((item) => (isObject(item) ? Object.keys(item) : []));
}

function securitySchemesOf(document: JsonObject, operation: JsonObject): JsonObject[] {
  const schemes = objectMember(objectMember(document, 'components'), 'securitySchemes');
  return schemeNamesOf(document, operation).map((name) => objectMember(schemes, name));
}
