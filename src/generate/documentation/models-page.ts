/** The page of the models that public endpoints run: inputs, outputs, examples. */
import type { JsonObject } from '../../core/json.ts';
import { badge, code, inText, objectMember, textMember } from './markdown.ts';
import { exampleTabs } from './operation-page.ts';
import { resolve } from './operations.ts';
import type { SitePage } from './page.ts';
import { schemaFieldsTable } from './schema-fields.ts';

/**
 * Makes the page.
 * @param inputs the schemas of the demo models by kind
 */
export function modelsPage(
  document: JsonObject,
  inputs: ReadonlyMap<string, JsonObject>,
): SitePage {
  const kinds = Object.entries(objectMember(document, 'x-models'));
  return {
    path: 'reference/models',
    title: 'Models',
    isStacked: true,
    markdown: [
      '# Models',
      `Which models a deployment offers, and which inputs they take, is not stated. The local service has demo models of these kinds ${badge('chosen')}. They make images, videos and texts without a real model, and charge like one.`,
      ...kinds.flatMap(([kind, model]) => [
        `## ${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} {#${kind}}`,
        ...inputSection(document, kind, inputs.get(kind)),
        ...outputSection(document, kind, resolve(document, objectMember(model, 'output'))),
      ]),
    ].join('\n\n'),
  };
}

function inputSection(document: JsonObject, kind: string, schema: JsonObject = {}): string[] {
  const example = exampleOf(document, `${kind}Request`);
  const endpoint = textMember(example, 'x-endpoint');
  return [
    `### Input {#${kind}-input}`,
    inText(textMember(schema, 'description')),
    schemaFieldsTable({ document: schema }, schema, undefined),
    `An example for the endpoint ${code(endpoint)}:`,
    exampleTabs(document, ['application/json', { examples: { example } }]),
  ];
}

function outputSection(document: JsonObject, kind: string, schema: JsonObject): string[] {
  const example = exampleOf(document, `${kind}Completed`);
  return [
    `### Output {#${kind}-output}`,
    inText(textMember(schema, 'description')),
    schemaFieldsTable({ document }, schema, undefined),
    exampleTabs(document, ['application/json', { examples: { example } }]),
  ];
}

/** `imageRequest` is the example `ImageRequest`. */
function exampleOf(document: JsonObject, name: string): JsonObject {
  const components = objectMember(objectMember(document, 'components'), 'examples');
  return objectMember(components, name.slice(0, 1).toUpperCase() + name.slice(1));
}
