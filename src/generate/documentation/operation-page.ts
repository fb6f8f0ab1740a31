/** The page of one operation: what to send, what comes back, how to call it. */

import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import { gapAddress, gapsAbout } from './concerns.ts';
import {
  badge,
  bothTexts,
  code,
  durationInLargestUnit,
  inText,
  markdownTable,
  objectEntries,
  objectMember,
  onlyChosen,
  swapBlocks,
  swapTexts,
  textMember,
} from './markdown.ts';
import { isGeneral, problemCodes, problemExamples } from './operation-problems.ts';
import { type ApiOperation, listItems, listOperations, resolve } from './operations.ts';
import type { SitePage } from './page.ts';
import {
  type ComparedDocuments,
  type FieldOptions,
  type FieldPlace,
  schemaFieldsTable,
  typeInWords,
} from './schema-fields.ts';
import type { Support } from './support.ts';

/** `runJob` as `run-job`. */
export function kebabCase(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The pages of one document. */
export interface PageSet extends ComparedDocuments {
  /** Such as `reference`. */
  readonly folder: string;
  /** Which alternatives the local service plays and the suite recognises. Default: all. */
  readonly support?: Support;
  /** The sections that describe the fields of schemas, which all pages of the document share. */
  readonly places?: Map<JsonObject, FieldPlace>;
}

/** What a page is made with: its operation, the contract's, and the gaps that its parts collect. */
interface PageContext {
  readonly pageSet: PageSet;
  readonly item: ApiOperation;
  readonly stated: ApiOperation | undefined;
  readonly openPoints: OpenPoints;
}

/** The body of an error, which is the same in all documents. */
export const problemSchema = { $ref: '#/components/schemas/Problem' };
export const problemPlace: FieldPlace = { address: '/reference/errors#body', title: 'Errors' };

/** The sections that describe the whole body of a request or response, for `places`. */
export function placesOf({ document, folder }: PageSet): Map<JsonObject, FieldPlace> {
  const problem = resolve(document, problemSchema);
  const places = new Map<JsonObject, FieldPlace>([[problem, problemPlace]]);
  for (const item of listOperations(document)) {
    const { operation } = item;
    const described = placeOf(folder, item, 'parameters');
    // Parameters that operations share are one object.
    for (const parameter of item.parameters)
      if (!places.has(parameter)) places.set(parameter, described);
    const responses = Object.entries(objectMember(operation, 'responses')).filter(([status]) =>
      status.startsWith('2'),
    );
    for (const [section, message] of [
      ['body', operation.requestBody],
      ...responses.map(([status, written]) => [`response-${status}`, written] as const),
    ] as const) {
      const [content] = objectEntries(objectMember(resolve(document, message), 'content'));
      const schema = resolve(document, content?.[1].schema);
      const place = placeOf(folder, item, section);
      if (!places.has(schema) && Object.keys(objectMember(schema, 'properties')).length > 1)
        places.set(schema, place);
    }
  }
  return places;
}

function placeOf(folder: string, { id, operation }: ApiOperation, section: string): FieldPlace {
  return {
    address: `/${folder}/${kebabCase(id)}#${section}`,
    title: textMember(operation, 'summary'),
  };
}

/** Makes the page. */
export function operationPage(pageSet: PageSet, item: ApiOperation): SitePage {
  const { document, contract, folder } = pageSet;
  const { id, method, path, operation, parameters } = item;
  const twin = listOperations(document).find((other) => other.id === `${id}ByPost`);
  const stated = contract && listOperations(contract).find((other) => other.id === id);
  const title = textMember(operation, 'summary');
  const isChosen = contract !== undefined && stated === undefined;
  // Where all is chosen, one mark at the top says so.
  const within = isChosen ? { ...pageSet, contract: undefined } : pageSet;
  const openPoints = new OpenPoints(document);
  const context = { pageSet: within, item, stated, openPoints };
  openPoints.add([operation], '');
  openPoints.addGeneral(securitySchemesOf(document, operation));
  const sections = [
    ...parameterSection(context, parameters),
    ...bodySection(context, resolve(document, operation.requestBody)),
    ...responseSection(context),
  ];
  return {
    path: `${folder}/${kebabCase(id)}`,
    title,
    isStacked: true,
    pageClass: 'operation-page',
    data: tryItData(document, item),
    markdown: [
      `# ${title}${isChosen ? ` ${badge('chosen')}` : ''}`,
      `${code(`${method} ${path}`)} {.operation}`,
      ...(contract === undefined ? [] : ['<StatedOnly />']),
      ...(isChosen ? [notStated] : []),
      description(operation, stated),
      ...(twin === undefined ? [] : [`With POST: ${operationLink(folder, twin)}.`]),
      ...samples(operation, folder),
      ...sections,
      openPoints.text(),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

function operationLink(folder: string, { id, operation }: ApiOperation): string {
  return `[${textMember(operation, 'summary')}](/${folder}/${kebabCase(id)})`;
}

const notStated = '<bdi class="as-stated">The description does not state this operation.</bdi>';

/** The gaps about the parts of an operation, each at the first of them. */
class OpenPoints {
  readonly #document: JsonObject;
  readonly #links = new Map<string, string[]>();
  readonly #listed = new Set<string>();
  readonly #generalPages = new Map<string, string>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  add(parts: readonly Json[], field: string): void {
    for (const gap of gapsAbout(this.#document, parts)) {
      if (this.#listed.has(gap)) continue;
      this.#listed.add(gap);
      const link = `[${code(gap)}](${gapAddress(this.#document, gap)})`;
      this.#links.set(field, [...(this.#links.get(field) ?? []), link]);
    }
  }

  /** Of what many operations have in common, only the pages are linked. */
  addGeneral(parts: readonly Json[]): void {
    for (const gap of gapsAbout(this.#document, parts)) {
      const page = gapAddress(this.#document, gap).replace(/#.*/, '');
      this.#generalPages.set(page, page.replace(/^\/reference\/open-?/, '').replaceAll('-', ' '));
    }
  }

  /** Empty without any. */
  text(): string {
    if (this.#listed.size === 0) return '';
    const general = [...this.#generalPages].map(([page, title]) => `[${title}](${page})`);
    return [
      `<details class="open-points"><summary>May differ: ${this.#listed.size} open points</summary>`,
      [...this.#links]
        .map(([field, links]) => `- ${field === '' ? '' : `${code(field)}: `}${links.join(', ')}`)
        .join('\n'),
      ...(general.length === 0 ? [] : [`In general: ${general.join(', ')}.`]),
      '</details>',
    ].join('\n\n');
  }
}

/** The whole text, because the contract's may have other paragraphs. */
function description(operation: JsonObject, stated: ApiOperation | undefined): string {
  const textOf = (item: JsonObject) => inText(textMember(item, 'description'), { keepLines: true });
  const full = textOf(operation);
  return stated === undefined ? full : swapBlocks(full, textOf(stated.operation));
}

function parameterSection(
  { pageSet, item, stated, openPoints }: PageContext,
  parameters: readonly JsonObject[],
): string[] {
  const { document, contract } = pageSet;
  const { folder, places } = pageSet;
  const here = placeOf(folder, item, 'parameters').address;
  const isElsewhere = (parameter: JsonObject) => (places?.get(parameter)?.address ?? here) !== here;
  for (const parameter of parameters.filter(isElsewhere))
    openPoints.add([parameter], textMember(parameter, 'name'));
  const rows = parameters
    .filter((parameter) => !isElsewhere(parameter))
    .map((parameter) => {
      const name = textMember(parameter, 'name');
      const other = stated?.parameters.find(
        (candidate) => candidate.name === name && candidate.in === parameter.in,
      );
      const description = textMember(parameter, 'description');
      const isOnlyChosen = contract !== undefined && other === undefined;
      const isMarked = !isOnlyChosen || description.includes('**chosen**');
      const type = typeInWords(document, parameter.schema);
      const isAlwaysThere = parameter.required === true && parameter.in !== 'path';
      openPoints.add([parameter], name);
      return [
        `${code(name)}${isAlwaysThere ? ' *required*' : ''}${isOnlyChosen ? onlyChosen : ''}`,
        textMember(parameter, 'in'),
        other && contract ? swapTexts(type, typeInWords(contract, other.schema)) : type,
        `${isMarked ? '' : badge('chosen')} ${bothTexts(description, other && textMember(other, 'description'))}`.trim(),
      ];
    });
  if (parameters.length === 0) return [];
  const elsewhere = parameters.flatMap((parameter) => {
    const place = isElsewhere(parameter) ? places?.get(parameter) : undefined;
    return place === undefined ? [] : [{ place, name: code(textMember(parameter, 'name')) }];
  });
  const links = [...new Set(elsewhere.map(({ place }) => place))].map(({ address, title }) => {
    const names = elsewhere.filter(({ place }) => place.address === address);
    return `As in [${title}](${address}): ${names.map(({ name }) => name).join(', ')}.`;
  });
  return [
    '## Parameters {#parameters}',
    ...(rows.length === 0 ? [] : [markdownTable(['Name', 'In', 'Type', 'Meaning'], rows)]),
    ...links,
  ];
}

function bodySection(context: PageContext, body: JsonObject): string[] {
  const { pageSet, item, stated, openPoints } = context;
  const [content] = objectEntries(objectMember(body, 'content'));
  if (content === undefined) return [];
  const [mediaType, media] = content;
  const { contract, folder } = pageSet;
  const mediaTypeText =
    folder === 'control' && mediaType === 'application/json' && body.required === true
      ? ''
      : `${code(mediaType)}${body.required === true ? '' : ', optional'}. `;
  const statedMedia = statedContent(pageSet, stated?.operation.requestBody);
  const statedBody = contract && stated && resolve(contract, stated.operation.requestBody);
  openPoints.add([body], '');
  return [
    '## Request body {#body}',
    `${mediaTypeText}${bothTexts(textMember(body, 'description'), statedBody && textMember(statedBody, 'description'))}`,
    schemaFieldsTable(pageSet, media.schema, statedMedia?.schema, {
      ...fieldOptions(context, placeOf(pageSet.folder, item, 'body')),
      anchors: 'body',
    }),
    // The form of a test control shows each example.
    ...(pageSet.folder === 'control' ? [] : [examplesHere(context, content, 'body')]),
  ];
}

/** The examples of a body stand where its fields do. */
function examplesHere(
  { pageSet: { document, folder, places }, item }: PageContext,
  content: readonly [string, JsonObject],
  section: string,
): string {
  const place = places?.get(resolve(document, content[1].schema));
  const isElsewhere =
    place !== undefined && place.address !== placeOf(folder, item, section).address;
  return isElsewhere ? '' : exampleTabs(document, content);
}

function fieldOptions({ pageSet, openPoints }: PageContext, here: FieldPlace): FieldOptions {
  const { places = new Map<JsonObject, FieldPlace>() } = pageSet;
  return { places, here, onGaps: (parts, field) => openPoints.add(parts, field) };
}

/** The first content of the contract's message; undefined where it has none. */
function statedContent({ contract }: PageSet, message: Json | undefined): JsonObject | undefined {
  if (contract === undefined || message === undefined) return undefined;
  return objectEntries(objectMember(resolve(contract, message), 'content'))[0]?.[1];
}

function responseSection(context: PageContext): string[] {
  const { pageSet, item, stated, openPoints } = context;
  const { document, contract, folder } = pageSet;
  const responses = Object.entries(objectMember(item.operation, 'responses'));
  const successes = responses.filter(([status]) => status.startsWith('2'));
  const errors = responses.filter(([status]) => !status.startsWith('2'));
  const answers = successes.flatMap(([status, written]) => {
    const response = resolve(document, written);
    const other = statedResponse(stated, status);
    const [content] = objectEntries(objectMember(response, 'content'));
    const section = `response-${status.toLowerCase()}`;
    openPoints.add([response], '');
    return [
      `### ${status} {#${section}}`,
      describedResponse(pageSet, { status, response, stated }),
      ...responseHeadersTable(document, response),
      ...(content === undefined
        ? []
        : [
            ...bothMediaTypes(pageSet, response, other),
            /Report$/.test(item.id)
              ? 'The fields are in [control.json](/docs/control.json){target="_self"}.'
              : schemaFieldsTable(
                  pageSet,
                  content[1].schema,
                  statedContent(pageSet, other)?.schema,
                  { ...fieldOptions(context, placeOf(folder, item, section)), isAnswer: true },
                ),
            // The form of a test control shows a real response, and changes nothing that matters.
            ...(folder === 'control' ? [] : [examplesHere(context, content, section)]),
          ]),
    ];
  });
  // All test controls have the same errors; of the others, each has its own limits.
  const listed = errors.filter(
    ([, written]) => folder !== 'control' || !isGeneral(document, written),
  );
  const rows = listed.map(([status, written]) => {
    const response = resolve(document, written);
    const isOwn = !isGeneral(document, written);
    if (isOwn) openPoints.add([response], '');
    else openPoints.addGeneral([response]);
    return [
      `${code(status)}${isOnlyChosen(pageSet, { status, stated }) ? onlyChosen : ''}`,
      [
        isOwn && isMarked(response) ? '' : markOfResponse(pageSet, { status, stated }),
        ...(isOwn ? [inText(textMember(response, 'description'))] : []),
        problemsText(context, [status, written]),
      ]
        .filter((part) => part !== '')
        .join(' '),
    ];
  });
  const table =
    listed.length === errors.length
      ? markdownTable(['Status', `[Codes](/${folder}/errors#statuses)`], rows)
      : [`[As for all](/${folder}/errors#statuses)`, markdownTable(['Status', 'Codes'], rows)].join(
          '\n\n',
        );
  // The table says all that an error of a test control says.
  const examples = folder === 'control' ? [] : ownProblems(document, errors);
  const full = [table, ...examples].join('\n\n');
  return [
    '## Responses {#responses}',
    ...answers,
    '### Errors {#errors}',
    contract === undefined || stated === undefined
      ? full
      : swapBlocks(full, statedErrors(stated, folder)),
  ];
}

function bothMediaTypes(
  { contract, folder }: PageSet,
  response: JsonObject,
  stated: Json | undefined,
): string[] {
  const typesOf = (message: JsonObject) =>
    Object.keys(objectMember(message, 'content')).map(code).join(' or ');
  const types = typesOf(response);
  if (contract && stated) return [swapTexts(types, typesOf(resolve(contract, stated)))];
  return folder === 'control' && types === code('application/json') ? [] : [types];
}

/** The contract states statuses, but no codes. The page of errors has what it says about each. */
function statedErrors({ operation }: ApiOperation, folder: string): string {
  const statuses = Object.keys(objectMember(operation, 'responses'));
  const errors = statuses.filter((status) => !status.startsWith('2')).map(code);
  return `[Stated](/${folder}/errors#statuses): ${errors.join(', ')}.`;
}

/** The codes that an error can have, with the limit that 429 tells of. */
function problemsText(
  { pageSet, item }: PageContext,
  [status, written]: readonly [string, Json],
): string {
  const { document } = pageSet;
  const { rates } = objectMember(document, 'x-limits');
  const limit = objectMember(objectMember(rates, 'operations'), item.id);
  const codes = problemCodes(document, item, [status, written]).map((id) => {
    const link = problemLink(pageSet, id);
    if (id !== 'tooManyRequests' || textMember(limit, 'requests') === '') return link;
    const amount = `over ${textMember(limit, 'requests')} in ${durationInLargestUnit(textMember(rates, 'windowMs'))}`;
    const mark = pageSet.contract === undefined ? '' : ` ${badge('chosen')}`;
    return `${link} ([with limits on](/${pageSet.folder}/limits), ${amount}${mark})`;
  });
  const isForAll = status === 'default' && isObject(document['x-problems']);
  const others = isForAll ? [`[those of any operation](/${pageSet.folder}/errors)`] : [];
  return [...codes, ...others].join(', ');
}

function problemLink({ folder, document }: PageSet, id: string): string {
  return isObject(document['x-problems']) ? `[${code(id)}](/${folder}/errors#${id})` : code(id);
}

function statedResponse(stated: ApiOperation | undefined, status: string): Json | undefined {
  const responses = objectMember(stated?.operation, 'responses');
  return responses[status] ?? responses[`${status.slice(0, 1)}XX`];
}

interface DescribedResponse {
  readonly status: string;
  readonly response: JsonObject;
  readonly stated: ApiOperation | undefined;
}

/** A response's description with its mark: chosen where another deployment can differ. */
function describedResponse(pageSet: PageSet, described: DescribedResponse): string {
  const { contract } = pageSet;
  const { status, response, stated } = described;
  const written = statedResponse(stated, status);
  const full =
    `${isMarked(response) ? '' : markOfResponse(pageSet, described)} ${inText(textMember(response, 'description'))}`.trim();
  if (contract === undefined || written === undefined) return full;
  return swapTexts(full, inText(textMember(resolve(contract, written), 'description')));
}

/** Whether its description has a mark, which needs no other. */
function isMarked(response: JsonObject): boolean {
  return textMember(response, 'description').includes('**chosen**');
}

function markOfResponse(
  { contract }: PageSet,
  { status, stated }: Pick<DescribedResponse, 'status' | 'stated'>,
): string {
  if (contract === undefined) return '';
  const exact = objectMember(stated?.operation, 'responses')[status];
  if (exact !== undefined) return '';
  return statedResponse(stated, status) === undefined ? badge('chosen') : badge('chosen', 'status');
}

function isOnlyChosen(
  { contract }: PageSet,
  { status, stated }: Pick<DescribedResponse, 'status' | 'stated'>,
): boolean {
  return contract !== undefined && statedResponse(stated, status) === undefined;
}

/** Examples of the errors that say something of this operation; the page of errors has the others. */
function ownProblems(document: JsonObject, errors: readonly (readonly [string, Json])[]): string[] {
  const specific = errors.filter(([, written]) => !isGeneral(document, written));
  const problems = specific.map(([, written]) => problemExamples(document, written));
  const text = exampleTabs(document, [
    'application/json',
    { examples: Object.assign({}, ...problems) },
  ]);
  return text === '' ? [] : [text];
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

function samples(operation: JsonObject, folder: string): string[] {
  const blocks = listItems(operation['x-codeSamples']).filter((sample) => isObject(sample));
  if (blocks.length === 0) return [];
  const fences = blocks.map((sample) => {
    const lang = textMember(sample, 'lang');
    const label = textMember(sample, 'label') || lang;
    return `\`\`\`${languages[lang] ?? 'text'} [${label}]\n${textMember(sample, 'source').trimEnd()}\n\`\`\``;
  });
  return [
    '<div class="beside">',
    '## Samples {#samples}',
    `::: code-group\n\n${fences.join('\n\n')}\n\n:::`,
    ...(folder === 'control' ? [] : ['With [these variables](/reference/#samples).']),
    '<TryIt />',
    '</div>',
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
