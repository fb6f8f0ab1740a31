import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { storageRedaction } from '../../../../src/reference/workers/storage-redaction.ts';

const storage = {
  accessId: 'id-of-key',
  accessSecret: `it's "very"/secret\\with+all`,
  bucketName: '-----BEGIN KEY-----\nMIIEvQ/IBADAN\n-----END KEY-----',
  endpointUrl: 'https://user:password@files-9.test/a%2Fb?sig=c4n4ry',
  extra: { deep: ['eu-9', 'üml`aut'] },
};
const values = Object.values({ ...storage, extra: storage.extra.deep }).flat();

const ways: Readonly<Record<string, (value: unknown) => string>> = {
  shown: (value) => inspect(value),
  'shown on one line': (value) => inspect(value, { breakLength: Number.POSITIVE_INFINITY }),
  'shown in a narrow window': (value) => inspect(value, { breakLength: 20, compact: false }),
  'shown in a map': (value) => inspect(new Map([[value, value]])),
  'as JSON': (value) => JSON.stringify(value, undefined, 2),
  'as JSON within JSON': (value) => JSON.stringify({ text: JSON.stringify(value) }),
  'as JSON with escaped slashes': (value) => JSON.stringify(value).replaceAll('/', '\\/'),
  'shown within JSON': (value) => JSON.stringify(inspect(value)),
  'in Base64': (value) => Buffer.from(JSON.stringify(value)).toString('base64'),
  'in an address': (value) => encodeURIComponent(JSON.stringify(value)),
};

describe.each(Object.entries(ways))('settings %s', (_, write) => {
  test.each([
    ['as a whole', storage],
    ...values.map((value): [string, unknown] => [value, [value]]),
  ])('are replaced: %s', (_name, told) => {
    const said = storageRedaction(storage)(`before ${write(told)} after`);
    expect(said).toContain('[storage]');
    expect(said).toMatch(/^before .* after$/s);
    const left = said.replaceAll('[storage]', '');
    for (const part of values.flatMap((value) => value.match(/[\w-]{4,}/g) ?? [])) {
      expect(left).not.toContain(part);
    }
  });
});

test('without settings a text stays as it is', () => {
  expect(storageRedaction(undefined)('id-of-key')).toBe('id-of-key');
});
