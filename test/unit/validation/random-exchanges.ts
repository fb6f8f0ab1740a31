/** Random schemas with instances that match them, and with instances in which one thing is wrong. */
import fc from 'fast-check';

/** A schema as a document of OpenAPI 3.0 has it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A schema together with what makes instances of it. */
interface Model {
  readonly schema: Schema;
  readonly valid: fc.Arbitrary<unknown>;
}

/** A value, and what was done to it: `nothing`, or the one fault that it has. */
export interface Instance {
  readonly value: unknown;
  readonly fault: string;
}

const letters = fc.constantFrom('a', 'b', 'c', 'é', '😀');
const small = fc.integer({ min: -5, max: 5 });

const integer = small.map((minimum): Model => {
  const valid = fc.integer({ min: minimum, max: minimum + 5 });
  return { schema: { type: 'integer', minimum }, valid };
});

const multiple = fc.constantFrom(2, 0.5, 0.01).map((multipleOf): Model => {
  const valid = fc.integer({ min: 0, max: 700 }).map((times) => times * multipleOf);
  return { schema: { type: 'number', multipleOf }, valid };
});

const number = fc.record({ maximum: small, isExclusive: fc.nat(9) }).map((limits): Model => {
  const { maximum, isExclusive } = limits;
  const valid = fc.integer({ min: 1, max: 20 }).map((steps) => maximum - steps / 4);
  const exclusive = isExclusive === 0 ? { exclusiveMaximum: true } : {};
  return { schema: { type: 'number', maximum, ...exclusive }, valid };
});

const text = fc
  .record({ minLength: fc.nat(2), maxLength: fc.integer({ min: 2, max: 5 }) })
  .map((limits): Model => {
    const valid = fc.string({ unit: letters, ...limits });
    return { schema: { type: 'string', ...limits }, valid };
  });

const pattern = fc.constantFrom('^[a-c]+$', '^a.c$', '[0-9]{2}').map((source): Model => {
  const valid = fc.stringMatching(new RegExp(source, 'u'));
  return { schema: { type: 'string', pattern: source }, valid };
});

const dated = fc.constant<Model>({
  schema: { type: 'string', format: 'date' },
  valid: fc.integer({ min: 1, max: 28 }).map((day) => `2024-02-${String(day).padStart(2, '0')}`),
});

const boolean = fc.constant<Model>({ schema: { type: 'boolean' }, valid: fc.boolean() });

const listed = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
  .map((items): Model => ({ schema: { enum: items }, valid: fc.constantFrom(...items) }));

/** Schemas of values that any parameter may have. */
export const scalars: fc.Arbitrary<Model> = fc.oneof(
  integer,
  multiple,
  number,
  text,
  pattern,
  dated,
  boolean,
  listed,
);

const nullable = fc.oneof(integer, text).map(
  ({ schema, valid }): Model => ({
    schema: { ...schema, nullable: true },
    valid: fc.option(valid),
  }),
);

/** Schemas of lists of single values. */
export const lists: fc.Arbitrary<Model> = fc
  .record({ items: scalars, maxItems: fc.integer({ min: 1, max: 3 }), uniqueItems: fc.boolean() })
  .map(({ items, ...limits }): Model => {
    const most = { maxLength: limits.maxItems, minLength: 1 };
    const valid = limits.uniqueItems
      ? fc.uniqueArray(items.valid, most)
      : fc.array(items.valid, most);
    return { schema: { type: 'array', items: items.schema, ...limits }, valid };
  });

/** Two that exclude each other, so that whatever fits one of them fits no other. */
const alternatives = fc
  .record({ keyword: fc.constantFrom('oneOf', 'anyOf'), left: integer, right: text })
  .map(({ keyword, left, right }): Model => {
    const schema = { [keyword]: [left.schema, right.schema] };
    return { schema, valid: fc.oneof(left.valid, right.valid) };
  });

const readOnly = fc.constant<Model>({
  schema: { type: 'string', readOnly: true },
  valid: fc.constant('abc'),
});

const members: fc.Arbitrary<Model> = fc.oneof(
  { arbitrary: scalars, weight: 5 },
  { arbitrary: nullable, weight: 2 },
  { arbitrary: lists, weight: 2 },
  { arbitrary: alternatives, weight: 2 },
  { arbitrary: readOnly, weight: 1 },
);

const flat: fc.Arbitrary<Model> = fc
  .record({
    a: members,
    b: members,
    required: fc.constantFrom(['a'], ['b'], ['a', 'b']),
    isClosed: fc.boolean(),
  })
  .map(({ a, b, required, isClosed }): Model => {
    const requiredKeys: ('a' | 'b')[] = required.map((name) => (name === 'a' ? 'a' : 'b'));
    return {
      schema: {
        type: 'object',
        required,
        properties: { a: a.schema, b: b.schema },
        ...(isClosed ? { additionalProperties: false } : {}),
      },
      valid: fc.record({ a: a.valid, b: b.valid }, { requiredKeys }),
    };
  });

/** Schemas of bodies: objects, some of them with an object within or joined of two. */
export const bodies: fc.Arbitrary<Model> = fc.oneof(
  { arbitrary: flat, weight: 3 },
  {
    arbitrary: flat.map(
      (inner): Model => ({
        schema: { type: 'object', required: ['inner'], properties: { inner: inner.schema } },
        valid: fc.record({ inner: inner.valid }),
      }),
    ),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(flat, integer).map(
      ([first, second]): Model => ({
        schema: {
          allOf: [
            { ...first.schema, additionalProperties: true },
            { type: 'object', required: ['c'], properties: { c: second.schema } },
          ],
        },
        valid: fc.tuple(first.valid, second.valid).map(([object, c]) => ({ ...Object(object), c })),
      }),
    ),
    weight: 1,
  },
);

const strays: readonly unknown[] = [null, true, 1.5, -1000, 1e21, '', 'a longer text', [], {}, [1]];

/** One change to a value, or to something within it. */
function faulty(value: unknown): fc.Arbitrary<Instance> {
  const replaced = fc
    .constantFrom(...strays)
    .map((stray): Instance => ({ value: stray, fault: 'another value' }));
  if (Array.isArray(value)) {
    const repeated = { value: [...value, ...value, ...value], fault: 'more items' };
    return fc.oneof(replaced, fc.constant(repeated));
  }
  if (typeof value !== 'object' || value === null) return replaced;
  const names = Object.keys(value);
  const extra = { value: { ...value, zz: 1 }, fault: 'one member more' };
  if (names.length === 0) return fc.oneof(replaced, fc.constant(extra));
  const name = fc.constantFrom(...names);
  const lacking = name.map((left): Instance => {
    const rest = Object.entries(value).filter(([key]) => key !== left);
    return { value: Object.fromEntries(rest), fault: 'one member less' };
  });
  const within = name.chain((at) =>
    faulty(Reflect.get(value, at)).map(
      ({ value: changed, fault }): Instance => ({
        value: { ...value, [at]: changed },
        fault: `${fault} in a member`,
      }),
    ),
  );
  return fc.oneof(
    { arbitrary: within, weight: 4 },
    { arbitrary: lacking, weight: 2 },
    { arbitrary: fc.constant(extra), weight: 1 },
    { arbitrary: replaced, weight: 1 },
  );
}

/** A schema of a kind with an instance: in half of all cases a valid one. */
export function withInstance(
  models: fc.Arbitrary<Model>,
): fc.Arbitrary<{ schema: Schema; instance: Instance }> {
  return models.chain(({ schema, valid }) =>
    fc.record({
      schema: fc.constant(schema),
      instance: fc.oneof(
        valid.map((value): Instance => ({ value, fault: 'nothing' })),
        valid.chain(faulty),
      ),
    }),
  );
}
