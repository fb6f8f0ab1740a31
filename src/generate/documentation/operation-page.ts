/** The page of one operation: what to send, what comes back, how to call it. */
import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import { badge, code, entriesOf, inText, markdownTable, objectAt, textAt } from './markdown.ts';
import { listed, type Operation, operationsOf, resolve } from './operations.ts';
import type { Page } from './page.ts';
import { type Compared, fieldsOf, typeOf } from './schema-fields.ts';

/** `runJob` as `run-job`. */
export function kebabCase(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Where a page stands, and what it says of the edition that it belongs to. */
export interface Edition extends Compared {
  /** Folder of the edition's pages: `reference`. */
  readonly folder: string;
  /** What the pages' titles end with: ` (contract)`. */
  readonly suffix?: string;
  readonly isSearched?: boolean;
}

/** Makes the page. */
export function operationPage(edition: Edition, item: Operation): Page {
  const { document, contract, folder, suffix = '', isSearched = true } = edition;
  const { id, method, path, operation, parameters } = item;
  const stated = contract && operationsOf(contract).find((other) => other.id === id);
  const title = textAt(operation, 'summary');
  const isChosen = contract !== undefined && stated === undefined;
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
      withLevels(textAt(operation, 'description')),
      '<TryIt />',
      ...parameterSection(edition, parameters, stated?.parameters),
      ...bodySection(edition, body, stated?.operation.requestBody),
      ...responseSection(edition, item, stated),
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
  { document, contract }: Edition,
  parameters: readonly JsonObject[],
  stated: readonly JsonObject[] | undefined,
): string[] {
  const rows = parameters.map((parameter) => {
    const isStated = stated?.some(
      (other) => other.name === parameter.name && other.in === parameter.in,
    );
    const description = textAt(parameter, 'description');
    const isMarked = contract === undefined || isStated || description.includes('**chosen**');
    return [
      `${code(textAt(parameter, 'name'))}${parameter.required === true ? ' *required*' : ''}`,
      textAt(parameter, 'in'),
      typeOf(document, parameter.schema),
      `${isMarked ? '' : badge('chosen')} ${inText(description)}`.trim(),
    ];
  });
  if (rows.length === 0) return [];
  return ['## Parameters {#parameters}', markdownTable(['Name', 'In', 'Type', 'Meaning'], rows)];
}

function bodySection(edition: Edition, body: JsonObject, stated: Json | undefined): string[] {
  const [content] = entriesOf(objectAt(body, 'content'));
  if (content === undefined) return [];
  const [mediaType, media] = content;
  const statedMedia = statedContent(edition, stated);
  return [
    '## Request body {#body}',
    `${code(mediaType)}${body.required === true ? '' : ', optional'}. ${inText(textAt(body, 'description'))}`,
    fieldsOf(edition, media.schema, statedMedia?.schema),
    examples(edition.document, mediaType, media),
  ];
}

/** The first content of the contract's message; undefined where it has none. */
function statedContent({ contract }: Edition, message: Json | undefined): JsonObject | undefined {
  if (contract === undefined || message === undefined) return undefined;
  return entriesOf(objectAt(resolve(contract, message), 'content'))[0]?.[1];
}

function responseSection(
  edition: Edition,
  { operation }: Operation,
  stated: Operation | undefined,
): string[] {
  const { document } = edition;
  const responses = Object.entries(objectAt(operation, 'responses'));
  const statedResponses = objectAt(stated?.operation, 'responses');
  const parts = ['## Responses {#responses}'];
  const errors: string[][] = [];
  const errorExamples: JsonObject[] = [];
  for (const [status, written] of responses) {
    const response = resolve(document, written);
    const description = inText(textAt(response, 'description'));
    const other = statedResponses[status] ?? statedResponses[`${status[0]}XX`];
    const [content] = entriesOf(objectAt(response, 'content'));
    const mark =
      edition.contract === undefined || textAt(response, 'description').includes('**chosen**')
        ? ''
        : other === undefined
          ? `${badge('chosen')} `
          : statedResponses[status] === undefined
            ? `${badge('chosen', 'status')} `
            : '';
    if (!status.startsWith('2')) {
      errors.push([code(status), `${mark}${description}`, codesOf(document, content?.[1])]);
      if (content !== undefined) errorExamples.push(content[1]);
      continue;
    }
    parts.push(`### ${status} {#response-${status.toLowerCase()}}`, `${mark}${description}`);
    parts.push(...headersOf(document, response));
    if (content === undefined) continue;
    const [mediaType, media] = content;
    parts.push(
      `${Object.keys(objectAt(response, 'content')).map(code).join(' or ')}${fieldsOf(edition, media.schema, undefined) === '' ? '' : ':'}`,
      fieldsOf(edition, media.schema, statedContent(edition, other)?.schema),
      examples(document, mediaType, media),
    );
  }
  const merged = Object.assign({}, ...errorExamples.map((media) => objectAt(media, 'examples')));
  return [
    ...parts,
    '### Errors {#errors}',
    markdownTable(
      ['Status', 'When', ...(errors.some(([, , codes]) => codes !== '') ? ['Codes'] : [])],
      errors.map(([status = '', when = '', codes = '']) => [
        status,
        when,
        ...(errors.some(([, , other]) => other !== '') ? [codes] : []),
      ]),
    ),
    examples(document, 'application/json', { examples: merged }, 'Examples of errors'),
  ];
}

function codesOf(document: JsonObject, media: JsonObject | undefined): string {
  const codes = entriesOf(objectAt(media, 'examples')).map(([, example]) =>
    textAt(objectAt(resolve(document, example), 'value'), 'code'),
  );
  return [...new Set(codes)].map(code).join(', ');
}

function headersOf(document: JsonObject, response: JsonObject): string[] {
  const rows = entriesOf(objectAt(response, 'headers')).map(([name, header]) => [
    code(name),
    inText(textAt(resolve(document, header), 'description')),
  ]);
  return rows.length === 0 ? [] : [markdownTable(['Header', 'Meaning'], rows)];
}

/** Each example in a tab of its own, named by its summary. */
function examples(
  document: JsonObject,
  mediaType: string,
  media: JsonObject,
  title = 'Examples',
): string {
  const blocks = entriesOf(objectAt(media, 'examples')).map(([name, written]) => {
    const example = resolve(document, written);
    const label = (textAt(example, 'summary') || name).replaceAll(/[[\]]/g, '');
    const value = example.value ?? null;
    const isText = typeof value === 'string';
    const language = isText || !/json/.test(mediaType) ? 'text' : 'json';
    const text = isText ? value.trimEnd() : JSON.stringify(value, null, 2);
    return `\`\`\`${language} [${label}]\n${text}\n\`\`\``;
  });
  if (blocks.length === 0) return '';
  return `**${title}**\n\n::: code-group\n\n${blocks.join('\n\n')}\n\n:::`;
}

const languages: Readonly<Record<string, string>> = {
  Shell: 'sh',
  TypeScript: 'ts',
  Python: 'python',
};

function samples(operation: JsonObject): string[] {
  const blocks = listed(operation['x-codeSamples']).filter((sample) => isObject(sample));
  if (blocks.length === 0) return [];
  const fences = blocks.map((sample) => {
    const lang = textAt(sample, 'lang');
    const label = textAt(sample, 'label') || lang;
    return `\`\`\`${languages[lang] ?? 'text'} [${label}]\n${textAt(sample, 'source').trimEnd()}\n\`\`\``;
  });
  return [
    '## Samples {#samples}',
    'They read the address, the key and ids [from the environment](/reference/index#samples).',
    `::: code-group\n\n${fences.join('\n\n')}\n\n:::`,
  ];
}

/** What the page's form needs of the operation. */
function tryItData(document: JsonObject, { method, path, operation, parameters }: Operation): Json {
  const [content] = entriesOf(objectAt(resolve(document, operation.requestBody), 'content'));
  const security = operation.security ?? document.security;
  const schemes = listed(security).flatMap((item) => (isObject(item) ? Object.keys(item) : []));
  return {
    method,
    path,
    needsKey: schemes.some((name) => name.endsWith('Key')),
    takesToken: schemes.includes('controlToken'),
    parameters: parameters.map((parameter) => ({
      name: textAt(parameter, 'name'),
      in: textAt(parameter, 'in'),
      isRequired: parameter.required === true,
      example: parameter.required === true ? textAt(parameter, 'example') : '',
    })),
    bodies: entriesOf(objectAt(content?.[1], 'examples')).map(([name, written]) => {
      const example = resolve(document, written);
      const text = JSON.stringify(example.value ?? null, null, 2);
      return { name: textAt(example, 'summary') || name, text };
    }),
  };
}
