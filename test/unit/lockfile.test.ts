import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
}

const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

const locked = Object.entries(packages).filter(([path]) => path !== '');
const incomplete = locked.filter(([, { integrity }]) => integrity === undefined);

/** Builds for other machines: CONTRIBUTING.md says how a release completes them, and shortens this. */
const known = [
  '@biomejs/cli-android-arm64',
  '@biomejs/cli-android-x64',
  '@biomejs/cli-darwin-arm64',
  '@biomejs/cli-darwin-x64',
  '@biomejs/cli-linux-arm64-musl',
  '@biomejs/cli-linux-x64-musl',
  '@biomejs/cli-win32-arm64',
  '@biomejs/cli-win32-x64',
  '@msgpackr-extract/msgpackr-extract-darwin-arm64',
  '@msgpackr-extract/msgpackr-extract-darwin-x64',
  '@msgpackr-extract/msgpackr-extract-linux-arm',
  '@msgpackr-extract/msgpackr-extract-win32-x64',
  '@oxc-parser/binding-android-arm-eabi',
  '@oxc-parser/binding-android-arm64',
  '@oxc-parser/binding-darwin-arm64',
  '@oxc-parser/binding-darwin-x64',
  '@oxc-parser/binding-freebsd-x64',
  '@oxc-parser/binding-linux-arm-gnueabihf',
  '@oxc-parser/binding-linux-arm-musleabihf',
  '@oxc-parser/binding-linux-ppc64-gnu',
  '@oxc-parser/binding-linux-riscv64-gnu',
  '@oxc-parser/binding-linux-riscv64-musl',
  '@oxc-parser/binding-linux-s390x-gnu',
  '@oxc-parser/binding-openharmony-arm64',
  '@oxc-parser/binding-win32-arm64-msvc',
  '@oxc-parser/binding-win32-ia32-msvc',
  '@oxc-parser/binding-win32-x64-msvc',
  '@rollup/rollup-android-arm-eabi',
  '@rollup/rollup-android-arm64',
  '@rollup/rollup-android-x64',
  '@rollup/rollup-darwin-arm64',
  '@rollup/rollup-darwin-x64',
  '@rollup/rollup-freebsd-arm64',
  '@rollup/rollup-freebsd-x64',
  '@rollup/rollup-linux-arm-gnueabihf',
  '@rollup/rollup-linux-arm-musleabihf',
  '@rollup/rollup-linux-arm64-musl',
  '@rollup/rollup-linux-loong64-gnu',
  '@rollup/rollup-linux-loong64-musl',
  '@rollup/rollup-linux-ppc64-gnu',
  '@rollup/rollup-linux-ppc64-musl',
  '@rollup/rollup-linux-riscv64-gnu',
  '@rollup/rollup-linux-riscv64-musl',
  '@rollup/rollup-linux-s390x-gnu',
  '@rollup/rollup-linux-x64-musl',
  '@rollup/rollup-openbsd-x64',
  '@rollup/rollup-openharmony-arm64',
  '@rollup/rollup-win32-arm64-msvc',
  '@rollup/rollup-win32-ia32-msvc',
  '@rollup/rollup-win32-x64-gnu',
  '@rollup/rollup-win32-x64-msvc',
];

test('every package has an integrity hash, except for the listed builds for other platforms', () => {
  const names = incomplete.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
  expect(names.toSorted()).toEqual(known);
});

test('a package without an integrity hash is optional, platform-specific and has one version', () => {
  for (const [, { optional, os, version }] of incomplete) {
    expect({ optional, os: os?.length, version }).toEqual({
      optional: true,
      os: 1,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  }
});

test('no package names its registry', () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('every optional dependency has an entry, because npm ci refuses a lockfile without it', () => {
  const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

/** Where Node looks for the dependencies of a package: in its own folder, then in those around it. */
function foldersAbove(path: string): string[] {
  const folders = path
    .split('node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('node_modules/'));
  return [...folders.slice(0, -1), `${path}/`];
}
