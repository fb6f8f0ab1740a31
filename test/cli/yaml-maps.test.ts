/** Large maps in YAML files take a time that grows with the file only. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Document, parseDocument, Scalar } from 'yaml';
import { readYamlFile } from '../../src/cli/shared/yaml-file.ts';
import { parseYaml, parseYamlDocument } from '../../src/core/yaml-document.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaml-maps-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** As many keys as maps times keys, in lines of the same length. */
function mapsOf(count: number, keys: number): string {
  return Array.from({ length: count }, (_, map) => {
    const lines = Array.from({ length: keys }, (_, key) => {
      return `  key${`${map * keys + key}`.padStart(6, '0')}: {}\n`;
    });
    return `m${`${map}`.padStart(6, '0')}:\n${lines.join('')}`;
  }).join('');
}

/** The shorter of two times in milliseconds, because the machine may be busy with something else. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (const _ of [1, 2]) {
    const startMs = performance.now();
    await work();
    times.push(performance.now() - startMs);
  }
  return Math.min(...times);
}

test('one map takes no longer than many maps with as many keys', async () => {
  const keys = 15_000;
  const [many, one] = [join(folder, 'many.yaml'), join(folder, 'one.yaml')];
  await writeFile(many, mapsOf(keys / 100, 100));
  await writeFile(one, mapsOf(1, keys));
  const manyMs = await timeOf(() => readYamlFile(many, 'a file'));
  const oneMs = await timeOf(() => readYamlFile(one, 'a file'));
  expect(oneMs / manyMs).toBeLessThan(4);
});

test('the places of all keys are found with one look at each', async () => {
  const keys = 1000;
  const file = join(folder, 'places.yaml');
  await writeFile(file, mapsOf(1, keys));
  const source = await readYamlFile(file, 'a file');
  const looks = vi.spyOn(Scalar.prototype, 'toString');
  for (let key = 0; key < keys; key += 1) {
    const pointer = `/m000000/key${`${key}`.padStart(6, '0')}`;
    expect(source.placeOfKey(pointer)).toEqual({ line: key + 2, column: 3 });
  }
  expect(looks.mock.calls.length).toBeLessThan(2 * keys);
});

test('the repeated keys are those that the library finds', () => {
  const key = fc.constantFrom(
    'a',
    '"a"',
    'b',
    '1',
    '0x1',
    '"1"',
    'null',
    '~',
    '? [a]\n',
    '*x',
    '<<',
  );
  const map = fc.array(key).map((names) => names.map((name) => `${name} : 1\n`).join(''));
  fc.assert(
    fc.property(map, (text) => {
      const errors = ({ errors: found }: Document.Parsed) =>
        found
          .map(({ code, pos, message }) => ({ code, pos, message }))
          .toSorted((a, b) => a.pos[0] - b.pos[0]);
      const options = { prettyErrors: false };
      expect(errors(parseYamlDocument(text, options))).toEqual(
        errors(parseDocument(text, options)),
      );
    }),
  );
});

test('an error of a document names its line and column', () => {
  expect(() => parseYaml('a: 1\nb: {c: 1, c: 2}\n', {})).toThrow(
    'Map keys must be unique at line 2, column 11',
  );
  expect(() => parseYaml('a: 1\n b: 2\n', {})).toThrow(/ at line 1, column 4:\n\na: 1\n/);
});
