import { describe, expect, test } from 'vitest';
import { type JsonObject, valueAt } from '../../../../src/core/json.ts';
import { badge } from '../../../../src/generate/documentation/markdown.ts';
import { markLevels } from '../../../../src/generate/documentation/marked-levels.ts';

const stated = badge('stated');
const chosen = badge('chosen');

const contract: JsonObject = {
  paths: {
    '/a/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      post: { responses: { '2XX': { description: 'Good.' }, 404: { description: 'None.' } } },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', description: 'Which.' } },
    schemas: {
      Thing: {
        properties: {
          size: { type: 'integer', minimum: 1, description: 'How big.' },
          name: { $ref: '#/components/schemas/Name' },
          parts: { type: 'array', items: { properties: { no: { type: 'integer' } } } },
        },
      },
      Name: { type: 'string', description: 'What it is called.' },
    },
  },
};

const reference: JsonObject = {
  paths: {
    '/a/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      post: {
        parameters: [{ name: 'wait', in: 'query', description: 'How long.' }],
        responses: {
          200: { description: 'Good.' },
          404: { description: 'Not there.' },
          413: { $ref: '#/components/responses/TooLarge' },
        },
      },
      delete: { responses: {} },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', description: 'Which.' } },
    responses: {
      TooLarge: {
        description: 'Too large.',
        headers: { 'X-Limit': { description: 'The limit.' } },
      },
    },
    schemas: {
      Thing: {
        required: ['name'],
        properties: {
          size: { type: 'integer', minimum: 1, maximum: 9, description: 'How big.' },
          name: { $ref: '#/components/schemas/Name' },
          parts: { type: 'array', items: { properties: { no: { type: 'integer' }, of: {} } } },
          error: { type: 'string', description: 'Why not.' },
          output: false,
        },
      },
      Name: { type: 'string', description: 'What it is called.' },
    },
  },
};

const marked = markLevels(reference, contract);
const at = (pointer: string) => valueAt(marked, pointer);
const operation = '#/paths/~1a~1{id}/post';
const properties = '#/components/schemas/Thing/properties';

describe('markLevels', () => {
  test('marks operations', () => {
    expect(at(`${operation}/x-badges/0/name`)).toBe('Stated');
    expect(at('#/paths/~1a~1{id}/delete/x-badges/0/name')).toBe('Chosen');
  });

  test('marks parameters, shared ones where they are used', () => {
    expect(at('#/paths/~1a~1{id}/parameters/0/description')).toBe(`${stated} Which.`);
    expect(at(`${operation}/parameters/0/description`)).toBe(`${chosen} How long.`);
  });

  test('marks answers; a status that narrows a stated range is chosen in this alone', () => {
    const status = badge('chosen', 'status');
    expect(at(`${operation}/responses/200/description`)).toBe(`${stated} ${status} Good.`);
    expect(at(`${operation}/responses/404/description`)).toBe(`${stated} Not there.`);
    expect(at(`${operation}/responses/413/description`)).toBe(`${chosen} Too large.`);
    expect(at(`${operation}/responses/413/headers/X-Limit/description`)).toBe(
      `${chosen} The limit.`,
    );
  });

  test('marks fields, naming what is chosen of a stated one', () => {
    const maximum = badge('chosen', 'maximum');
    expect(at(`${properties}/size/description`)).toBe(`${stated} ${maximum} How big.`);
    expect(at(`${properties}/error/description`)).toBe(`${chosen} Why not.`);
    expect(at(`${properties}/parts/description`)).toBe(stated);
    expect(at(`${properties}/parts/items/properties/no/description`)).toBe(stated);
    expect(at(`${properties}/parts/items/properties/of/description`)).toBe(chosen);
    expect(at(`${properties}/output`)).toBe(false);
  });

  test('gives a field that is a reference the description of its target', () => {
    const required = badge('chosen', 'required');
    expect(at(`${properties}/name`)).toEqual({
      $ref: '#/components/schemas/Name',
      description: `${stated} ${required} What it is called.`,
    });
  });

  test('marks nothing of the contract as chosen', () => {
    expect(JSON.stringify(markLevels(contract, contract))).not.toMatch(/chosen/i);
  });
});
