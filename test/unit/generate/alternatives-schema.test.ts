/** The setting `alternatives` as a schema. */
import { expect, test } from 'vitest';
import { alternativesSchema } from '../../../src/generate/alternatives-schema.ts';

const document = {
  'x-limits': { shortest: 3 },
  'x-gaps': {
    name: {
      gap: 'What is\n  it called.',
      chosen: 'none',
      alternatives: {
        none: { says: 'It has no name.' },
        named: {
          says: 'It has this name.',
          parameter: { type: 'integer', default: '#/x-limits/shortest' },
        },
      },
    },
    price: { gap: 'What it costs.', unnoticed: 'Nobody pays.' },
    colour: {
      gap: 'Its colour.',
      chosen: 'red',
      alternatives: { red: { says: 'Red.' }, blue: { says: 'Blue.' } },
    },
  },
};

test('a gap takes an id, or an id with its value, and has no branch for each', () => {
  const schema = alternativesSchema(document);
  expect(schema).toMatchObject({
    $defs: {
      Alternatives: {
        additionalProperties: false,
        properties: {
          name: {
            description: 'What is it called. Default: none.',
            anyOf: [
              { enum: ['none', 'named'] },
              {
                properties: { named: { type: 'integer', default: 3 } },
                required: ['named'],
                additionalProperties: false,
              },
            ],
          },
          colour: { enum: ['red', 'blue'] },
        },
      },
    },
  });
  expect(JSON.stringify(schema)).not.toContain('price');
});

test('editors show what each alternative means', () => {
  const text = JSON.stringify(alternativesSchema(document, { isForEditors: true }));
  expect(text).toContain(
    'Default: none.\\n- `none`: It has no name.\\n- `named`: It has this name."',
  );
});
