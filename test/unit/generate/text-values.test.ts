import { expect, test } from 'vitest';
import { withTextValues } from '../../../src/generate/bundle.ts';
import { DanglingPointer } from '../../../src/generate/tables.ts';

const documentWith = (claim: string) => ({
  'x-rules': { ttl: { section: '2.2', claim }, other: { claim: 'It is {so}.' } },
  'x-lifecycle': {
    timers: { ttl: { default: '#/components/ttl/default' } },
    words: { one: 'day' },
  },
  components: { ttl: { default: 86400000 } },
});

test('a pointer in a claim is replaced by its value', () => {
  const document = documentWith(
    'A ttl is {#/x-lifecycle/timers/ttl/default} ms, a {#/x-lifecycle/words/one}.',
  );
  expect(withTextValues(document)).toEqual({
    ...document,
    'x-rules': {
      ttl: { section: '2.2', claim: 'A ttl is 86400000 ms, a day.' },
      other: { claim: 'It is {so}.' },
    },
  });
});

test('advice of a gap is on one line, also where it is that of several', () => {
  const document = {
    'x-gaps': { one: { tolerate: 'First. {#/x-advice/wait}' }, two: { unnoticed: '{#/x}' } },
    'x-advice': { wait: 'Wait for\n  long.\n' },
  };
  expect(withTextValues(document)['x-gaps']).toEqual({
    one: { tolerate: 'First. Wait for long.' },
    two: { unnoticed: '{#/x}' },
  });
});

test.each(['#/nowhere', '#/components/ttl'])(
  '%s is refused because it does not refer to a value',
  (pointer) => {
    const make = () => withTextValues(documentWith(`A ttl is {${pointer}} ms.`));
    expect(make).toThrow(DanglingPointer);
    expect(make).toThrow(`of ttl names ${pointer}, which has no value`);
  },
);
