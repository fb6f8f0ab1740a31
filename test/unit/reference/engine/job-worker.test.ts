import { expect, test } from 'vitest';
import { storageRedaction } from '../../../../src/reference/engine/job-worker.ts';
import { formsOf } from '../../../secret-forms.ts';

const storage = {
  accessId: 'id-of-key',
  accessSecret: `it's "very"/secret\\with+all`,
  bucketName: '-----BEGIN KEY-----\nMIIEvQ/IBADAN\n-----END KEY-----',
  endpointUrl: 'https://user:password@files-9.test/a%2Fb?sig=c4n4ry',
  extra: { deep: ['eu-9', 'üml`aut', 123_456_789] },
};
const values = Object.values({ ...storage, extra: storage.extra.deep }).flat();

test.for(values.flatMap((value) => formsOf(`${value}`)))(
  'storage settings are replaced in every form: %s',
  (form) => {
    const said = storageRedaction(storage)(`before <${form}> after`);
    expect(said.replaceAll('[storage]', '')).toMatch(/^before <[^>]{0,4}> after$/);
    expect(said).toContain('[storage]');
  },
);

test('storage settings are replaced completely, including numbers and member names', () => {
  const told = { all: storage, [storage.accessSecret]: storage.accessId };
  expect(JSON.parse(storageRedaction(storage)(JSON.stringify(told)))).toEqual({
    all: {
      accessId: '[storage]',
      accessSecret: '[storage]',
      bucketName: '[storage]',
      endpointUrl: '[storage]',
      extra: { deep: ['[storage]', '[storage]', '[storage]'] },
    },
    '[storage]': '[storage]',
  });
});

test('without storage settings a text stays unchanged', () => {
  expect(storageRedaction(undefined)('id-of-key')).toBe('id-of-key');
});

test('among very many storage settings nothing that a worker says is repeated', () => {
  const storage = Object.fromEntries(
    Array.from({ length: 1001 }, (_, index) => [`key${index}`, `value-${index}`]),
  );
  expect(storageRedaction(storage)('before value-1000 after')).toBe('[storage]');
});
