/** What a validator knows of requests when it is given the types of a document's operations. */
import { expect, expectTypeOf, test } from 'vitest';
import type { components, operations } from '#generated/control/types.d.ts';
import { compiled } from '#generated/control/validators/index.js';
import { loadValidator } from '../../src/validation/load-validator.ts';

const validator = loadValidator<operations>(compiled, { security: 'unchecked' });

test('handlers receive typed parameters and the typed body of their operation', () => {
  validator.serve({
    advanceClock({ body }) {
      expectTypeOf(body).toEqualTypeOf<components['schemas']['ClockAdvance']>();
      return { status: 200, headers: {} };
    },
    streamEvents({ parameters, body }) {
      expectTypeOf(parameters.query.type).toEqualTypeOf<
        components['schemas']['EventType'] | undefined
      >();
      expectTypeOf(parameters.header['last-event-id']).toEqualTypeOf<number | undefined>();
      expectTypeOf(body).toBeUndefined();
      return { status: 200, headers: {} };
    },
    // @ts-expect-error the document has no such operation
    deleteEvents: () => ({ status: 200, headers: {} }),
  });
});

test('without generated types, handlers receive unknown values', () => {
  loadValidator(compiled, { security: 'unchecked' }).serve({
    advanceClock({ parameters, body }) {
      expectTypeOf(body).toBeUnknown();
      expectTypeOf(parameters.query['anything']).toBeUnknown();
      return { status: 200, headers: {} };
    },
  });
  expect(validator.plan.operations.map(({ id }) => id)).toContain('advanceClock');
});
