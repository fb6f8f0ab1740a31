/** The page of the models that public endpoints run: inputs, outputs, examples. */
import type { JsonObject } from '../../core/json.ts';
import { badge, code, inText, objectAt, textAt } from './markdown.ts';
import { examples } from './operation-page.ts';
import { resolve } from './operations.ts';
import type { SitePage } from './page.ts';
import { fieldsOf } from './schema-fields.ts';

/**
 * Makes the page.
 * @param inputs the schemas of the demo models by kind
 */
export function modelsPage(
  document: JsonObject,
  inputs: ReadonlyMap<string, JsonObject>,
): SitePage {
  const kinds = Object.entries(objectAt(document, 'x-models'));
  return {
    path: 'reference/models',
    title: 'Models',
    isStacked: true,
    markdown: [
      '# Models',
      `Which models a deployment offers, and which inputs they take, is not stated. The local service has demo models of these kinds ${badge('chosen')}. They make images, videos and texts without a real model, and charge like one.`,
      ...kinds.flatMap(([kind, model]) => [
        `## ${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} {#${kind}}`,
        ...inputOf(document, kind, inputs.get(kind)),
        ...outputOf(document, kind, resolve(document, objectAt(model, 'output'))),
      ]),
    ].join('\n\n'),
  };
}

function inputOf(document: JsonObject, kind: string, schema: JsonObject = {}): string[] {
  const example = exampleOf(document, `${kind}Request`);
  const endpoint = textAt(example, 'x-endpoint');
  return [
    `### Input {#${kind}-input}`,
    inText(textAt(schema, 'description')),
    fieldsOf({ document: schema }, schema, undefined),
    `An example for the endpoint ${code(endpoint)}:`,
    examples(document, ['application/json', { examples: { example } }]),
  ];
}

function outputOf(document: JsonObject, kind: string, schema: JsonObject): string[] {
  const example = exampleOf(document, `${kind}Completed`);
  return [
    `### Output {#${kind}-output}`,
    inText(textAt(schema, 'description')),
    fieldsOf({ document }, schema, undefined),
    examples(document, ['application/json', { examples: { example } }]),
  ];
}

/** `imageRequest` is the example `ImageRequest`. */
function exampleOf(document: JsonObject, name: string): JsonObject {
  const components = objectAt(objectAt(document, 'components'), 'examples');
  return objectAt(components, name.slice(0, 1).toUpperCase() + name.slice(1));
}
