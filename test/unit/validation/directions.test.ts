/** What is read-only in requests and write-only in responses, however schemas are put together. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothWays } from './both-ways.ts';
import { judge, schemaDocument } from './schema-document.ts';

const at = (index: number) => ({ $ref: `#/components/schemas/S${index}` });
const id = { type: 'integer', readOnly: true };

const schemas = [
  // 0 and 1: parts to refer to.
  { type: 'object', required: ['id', 'name'], properties: { name: { type: 'string' } } },
  { type: 'integer', readOnly: true },
  { allOf: [at(0), { properties: { id } }] },
  { allOf: [{ allOf: [at(0)] }, { properties: { id: { allOf: [at(1)] } } }] },
  { allOf: [at(2), { required: ['id'] }] },
  {
    properties: { id, name: { type: 'string' } },
    oneOf: [{ required: ['id', 'name'] }, { required: ['id', 'title'] }],
  },
  { type: 'array', items: { allOf: [at(0), { properties: { id: at(1) } }] } },
];

describe.each(['3.0.3', '3.1.0'])('in %s', (version) => {
  let ways: Awaited<ReturnType<typeof bothWays>>;
  beforeAll(async () => {
    ways = await bothWays(schemaDocument(schemas, version));
  }, 60_000);
  afterAll(() => ways.remove());

  async function details(index: number, value: unknown): Promise<unknown> {
    const created = await judge(ways.created, index, value);
    expect(await judge(ways.loaded, index, value)).toEqual(created);
    if (created.kind !== 'refused') return created.kind;
    return created.problem.errors?.map(({ detail }) => detail);
  }

  test.each([2, 3, 4, 5])('schema %i does not require what is read-only', async (index) => {
    expect(await details(index, { name: 'A' })).toBe('valid');
    expect(await details(index, { id: 1, name: 'A' })).toContain(
      'Expected no such value in this direction at body /id, got 1.',
    );
  });

  test.each([2, 3, 4])('schema %i requires the rest', async (index) => {
    expect(await details(index, {})).toEqual(['Expected a value at body /name, got nothing.']);
  });

  test('a part that others refer to still requires it by itself', async () => {
    expect(await details(0, { name: 'A' })).toEqual(['Expected a value at body /id, got nothing.']);
    expect(await details(6, [{ name: 'A' }])).toBe('valid');
  });
});

test('beside a $ref it counts in 3.1', async () => {
  const schema = { ...at(0), properties: { id } };
  const { created, remove } = await bothWays(schemaDocument([schemas[0], schema]));
  expect(await judge(created, 1, { name: 'A' })).toMatchObject({ kind: 'valid' });
  await remove();
});
