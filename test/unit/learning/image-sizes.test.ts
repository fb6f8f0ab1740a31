/** How images are sized, from the sizes that were asked for and the files. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { validateServiceSettings } from '#generated/service-settings/validators.js';
import type { Subject } from '../../../src/evidence/record-types.ts';
import { compareSettings } from '../../../src/learning/compare-settings.ts';
import { learn } from '../../../src/learning/learn.ts';
import { settingsFile } from '../../../src/learning/settings-file.ts';
import { evidenceOf, named, type Recorded } from '../conformance/records.ts';

type Sizes = readonly [width: number, height: number];

interface ImageJob {
  readonly requested: Sizes;
  readonly actual: Sizes;
}

const declared: Partial<Subject> = {
  endpoints: [{ id: 'model', kind: 'public', model: 'image' }],
};

/** Jobs whose images were downloaded, at $0.0024 per megapixel of the actual size. */
function imageJobs(...jobs: readonly ImageJob[]): Recorded[] {
  return jobs.flatMap(({ requested, actual }, index): Recorded[] => {
    const at = 10 * index;
    const id = `3f1a9c5e-0000-4000-8000-00000000000${index}-u1`;
    const address = `https://files.test/${index}.png`;
    const [width, height] = requested;
    const cost = Number(((actual[0] * actual[1] * 0.0024) / 1e6).toFixed(10));
    const output = { image_url: address, cost };
    return [
      ...named(
        id,
        { at, call: 'run', endpoint: 'model', sent: { input: { prompt: 'any', width, height } } },
        { at: at + 1, endpoint: 'model', answer: { status: 'COMPLETED', output } },
      ),
      { at: at + 2, address, size: actual },
    ];
  });
}

const learned = (...jobs: readonly ImageJob[]) => learn([evidenceOf(imageJobs(...jobs), declared)]);

function pointAt(member: string, ...jobs: readonly ImageJob[]) {
  return learned(...jobs).points.find(({ path }) => path.at(-1) === member);
}

const job = (requested: Sizes, actual: Sizes): ImageJob => ({ requested, actual });
const upTo64 = [job([1001, 777], [1024, 832]), job([500, 300], [512, 320])];
const downTo64 = [job([1001, 777], [960, 768]), job([500, 300], [448, 256])];

test.each([
  ['up to a step', 64, upTo64],
  ['down to a step', { step: 64, direction: 'down' }, downTo64],
  [
    'to the nearest step',
    { step: 16, direction: 'nearest' },
    [job([1001, 777], [1008, 784]), job([500, 300], [496, 304]), job([999, 263], [992, 256])],
  ],
  ['as they are', 1, [job([1001, 777], [1001, 777])]],
] as const)('sizes that are rounded %s are learned', (_, value, jobs) => {
  expect(pointAt('roundSizesTo', ...jobs)).toMatchObject({
    value,
    basis: { kind: 'seen', count: jobs.length },
  });
});

test('sizes that several roundings leave as they are show none', () => {
  const { value, basis } = pointAt('roundSizesTo', job([512, 512], [512, 512])) ?? {};
  expect([value, basis?.kind]).toEqual([undefined, 'notSeen']);
});

test('sizes that no rounding explains are said', () => {
  expect(pointAt('roundSizesTo', job([1001, 777], [1000, 768]))).toMatchObject({
    value: undefined,
    basis: { kind: 'somethingElse', clauses: ['1001x777 became 1000x768'] },
  });
});

test('a cost is explained by the actual size', () => {
  expect(pointAt('price', ...upTo64)).toMatchObject({
    value: 'image-fast',
    basis: { kind: 'seen', count: 2 },
  });
});

test('other roundings are a change, and those that explain the same sizes are none', () => {
  const settings: unknown = parse(settingsFile(learned(...downTo64), { schema: 's', file: 'f' }));
  expect(validateServiceSettings(settings)).toBe(true);
  const changed = (...jobs: readonly ImageJob[]) =>
    compareSettings(settings, learned(...jobs)).changes.map(({ path }) => path.at(-1));
  expect(changed(job([700, 700], [640, 640]))).toEqual([]);
  expect(changed(job([700, 700], [704, 704]))).toEqual(['roundSizesTo']);
});
