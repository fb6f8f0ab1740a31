import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  returnedStorageRedaction,
  storageRedaction,
} from '../../../../src/reference/engine/storage-redaction.ts';
import { formsOf } from '../../../secrets/secret-forms.ts';

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

describe('what a worker returns', () => {
  const settings = { accessId: 'id-of-key', accessSecret: 'my-secret', bucketName: 'files' };
  const full = { ...settings, endpointUrl: 'https://files.test', session: 'f00d-12345-cafe' };
  const hidden = (value: unknown, s3Config: Record<string, unknown> = full) =>
    returnedStorageRedaction(s3Config)(value);

  test('keeps its numbers, whatever short credentials a job has', () => {
    const output = { cost: 0, sizes: [5, 0, 5.5] };
    expect(hidden(output, { accessId: '', accessSecret: '5', bucketName: ' ' })).toEqual(output);
  });

  test('contains no credentials, wherever they stand', () => {
    const credential = fc.constantFrom('accessId', 'accessSecret', 'session', 'extra');
    const text = fc.tuple(fc.string(), credential, fc.string());
    const secrets = fc.record({
      accessId: fc.string({ unit: 'grapheme', minLength: 4 }),
      accessSecret: fc.string({ unit: 'grapheme-ascii', minLength: 4 }),
      session: fc.constant('9d8c7b6a5f4e3d2c'),
      extra: fc.integer({ min: 1e14, max: 2 ** 53 - 1 }),
    });
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.jsonValue(),
        text,
        credential.map((name) => ({ credential: name })),
        fc.dictionary(fc.string(), tie('tree'), { maxKeys: 3 }),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.tuple(text, tie('tree')).map(([name, value]) => ({ name, value })),
        fc.constant('whole'),
        tie('tree').map((value) => ({ asText: value })),
      ),
    }));
    const placed = (part: unknown, storage: Record<string, unknown>): unknown => {
      if (part === 'whole') return storage;
      if (Array.isArray(part)) {
        const [before, name, after] = part;
        return typeof name === 'string' && name in storage
          ? `${before}${storage[name]}${after}`
          : part.map((item) => placed(item, storage));
      }
      if (typeof part !== 'object' || part === null) return part;
      if ('credential' in part) return storage[`${part.credential}`];
      if ('asText' in part) return JSON.stringify(placed(part.asText, storage));
      if ('name' in part && 'value' in part)
        return { [`${placed(part.name, storage)}`]: placed(part.value, storage) };
      return Object.fromEntries(
        Object.entries(part).map(([name, item]) => [name, placed(item, storage)]),
      );
    };
    const strings = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [`${value}`];
      return Object.entries(value).flatMap(([name, item]) => [name, ...strings(item)]);
    };
    const property = fc.property(secrets, tree, (storage, shape) => {
      // A secret that is a part of the placeholder, or of what the test itself writes, proves nothing.
      const all = Object.values(storage).map(String);
      fc.pre(!all.some((secret) => '[storage] accessId session'.includes(secret)));
      const returned = placed(shape, storage);
      for (const said of strings(hidden(returned, storage))) {
        for (const secret of all) expect(said).not.toContain(secret);
      }
    });
    fc.assert(property, { numRuns: 300, seed: 35 });
  });

  test('keeps the names of the settings where all of them are returned', () => {
    expect(hidden({ job: { ...full, more: 1 } })).toEqual({
      job: {
        accessId: '[storage]',
        accessSecret: '[storage]',
        bucketName: '[storage]',
        endpointUrl: '[storage]',
        session: '[storage]',
        more: 1,
      },
    });
  });

  test.for([
    { url: 'https://files.test/files/result.png', bucketName: 'files', size: 12345 },
    ['id-of-keyhole'.slice(3), 'secret', null, true, -0.5],
  ])('stays as it is otherwise: %o', (value) => {
    expect(hidden(value)).toEqual(value);
  });

  test('is an address without the credentials in it', () => {
    const endpointUrl = 'https://user:pass@files.test/a';
    expect(hidden({ url: `${endpointUrl}/b` }, { endpointUrl })).toEqual({ url: '[storage]/b' });
    const signed = { url: 'https://files.test/a?X-Amz-Credential=id-of-key%2F2026' };
    expect(hidden(signed)).toEqual({
      url: 'https://files.test/a?X-Amz-Credential=[storage]%2F2026',
    });
  });

  test('is the same value without storage settings', () => {
    const value = { accessId: 'id-of-key' };
    expect(returnedStorageRedaction(undefined)(value)).toBe(value);
    expect(hidden({ all: {} }, {})).toEqual({ all: {} });
  });
});
