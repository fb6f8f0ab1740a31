/** An endpoint whose owner describes its inputs and outputs: breakages about schemas add it to the service and the target. */
import { textsWithin } from '../../src/core/json.ts';
import { declaredSchemas } from '../../src/endpoints/declared-schemas.ts';
import type { Deployment, Settings } from '../mutants/mutant.ts';

export const describedId = 'described';

function withMember(name: string, example: string) {
  return {
    type: 'object',
    required: [name],
    additionalProperties: false,
    properties: { [name]: { type: 'string', examples: [example] } },
  };
}

/** Each kind of mistake can be made at several places, so that the checks try it more than once. */
const schemas = {
  input: {
    type: 'object',
    required: ['text', 'sentences'],
    additionalProperties: false,
    properties: {
      text: { type: 'string' },
      sentences: { type: 'integer', minimum: 1, maximum: 20 },
      style: { enum: ['plain', 'brief', 'formal'] },
      keywords: { type: 'array', items: { type: 'string' }, maxItems: 4 },
      language: { type: ['string', 'null'] },
      picture: { oneOf: [withMember('url', 'https://a.test/b.png'), withMember('bytes', 'AA==')] },
      options: {
        type: 'object',
        required: ['seed'],
        additionalProperties: false,
        properties: {
          seed: { type: 'integer', minimum: 0 },
          strength: { type: 'number', minimum: 0, maximum: 1 },
          order: { enum: ['given', 'any'] },
          parts: { type: 'array', items: { type: 'integer' }, maxItems: 3 },
        },
      },
    },
    examples: [
      {
        text: 'A long text.',
        sentences: 2,
        style: 'plain',
        keywords: ['tide'],
        language: 'en',
        picture: { url: 'https://a.test/b.png' },
        options: { seed: 7, strength: 0.5, order: 'given', parts: [1] },
      },
      { text: 'Another text.', sentences: 1 },
    ],
  },
  output: {
    type: 'object',
    required: ['summary', 'score', 'sentences'],
    additionalProperties: false,
    properties: {
      summary: { type: 'string' },
      score: { type: 'number', minimum: 0, maximum: 1 },
      sentences: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['text'],
          properties: { text: { type: 'string' } },
        },
      },
      language: { type: ['string', 'null'] },
      mood: { enum: ['calm', 'lively'] },
      usage: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
    },
    examples: [
      {
        summary: 'Short.',
        score: 0.5,
        sentences: [{ text: 'Short.' }],
        language: 'en',
        mood: 'calm',
        usage: { tokens: 2 },
      },
    ],
  },
};

export const [ordinaryInput] = schemas.input.examples;

const withEndpoint = (file: Settings, endpoint: Settings): Settings => ({
  ...file,
  endpoints: { ...file.endpoints, [describedId]: { kind: 'serverless', ...endpoint } },
});

/** The demo service and its target with the endpoint. */
export const withDescribedEndpoint = {
  settings: (settings: Settings) => withEndpoint(settings, { worker: 'schema', ...schemas }),
  target: (target: Settings) => withEndpoint(target, { id: describedId, ...schemas }),
} satisfies Pick<Deployment, 'settings' | 'target'>;

const texts = new Set(textsWithin(schemas.input));

/** Whether an input has a text that is neither an example nor listed. */
export function hasUnknownText(input: unknown): boolean {
  return textsWithin(input).some((text) => !texts.has(text));
}

/** The keywords that an input does not fit. */
export function keywordsAgainst(input: unknown): string[] {
  const errors = declaredSchemas(schemas).input?.errorsIn(input) ?? [];
  return errors.map(({ keyword }) => keyword);
}
