/**
 * `npm run lint:project`: what the other linters don't look at: where docblocks stand, the page about
 * dependencies, the lockfile, the Dockerfile, limits of tests, and stray files at the top level.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages without a hash: native builds for other platforms, in versions that the registry did not have. */
const withoutHash = {
  '@biomejs/cli-*@2.6.8':
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
  '@msgpackr-extract/msgpackr-extract-*@3.0.7': 'darwin-arm64 darwin-x64 linux-arm win32-x64',
  '@oxc-parser/binding-*@0.156.0':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  '@rollup/rollup-*@4.68.7':
    'android-arm-eabi android-arm64 android-x64 darwin-arm64 darwin-x64 freebsd-arm64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-arm64-musl linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-ppc64-musl linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu linux-x64-musl openbsd-x64 openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-gnu win32-x64-msvc',
};

/** Everything that git has at the top level. */
const topLevel = new Set([
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'Dockerfile', 'LICENSE', 'README.md', 'SECURITY.md'],
  // GitHub looks for `action.yml` here, Changesets for its folder.
  ...['action.yml', '.changeset'],
  ...['.ci', '.github', 'docs', 'generated', 'mocks', 'openapi', 'src', 'test'],
  ...['.dependency-cruiser.js', '.dockerignore', '.editorconfig', '.gitattributes', '.gitignore'],
  ...['.npmrc', '.nvmrc', 'biome.json', 'compose.shared.yaml', 'compose.yaml', 'knip.json'],
  ...['package-lock.json', 'package.json', 'redocly.yaml', 'tsconfig.build.json', 'tsconfig.json'],
  ...['tsconfig.test.json', 'vitest.config.ts'],
]);

const mistakes = [
  ...strayFiles(),
  ...strandedDocblocks(),
  ...wrongDependencies(),
  ...wrongLockedPackages(),
  ...wrongDockerfile(),
  ...hastyTests(),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;

/** Files of the repository whose first folder, or whose name, is not in the list, and what the list has beyond. */
function strayFiles() {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  // A copy without git has no strays of its own.
  if (listed.status !== 0) return [];
  const found = new Set(
    listed.stdout
      .split('\n')
      .map((path) => path.split('/')[0])
      .filter(Boolean),
  );
  return [
    ...[...found]
      .filter((name) => !topLevel.has(name))
      .map((name) => `${name}: expected at the top level only what .ci/lint-project.js lists`),
    ...[...topLevel]
      .filter((name) => !found.has(name))
      .map((name) => `.ci/lint-project.js: ${name} is not at the top level`),
  ];
}

/** Editors show a docblock with the declaration below it. Only the header of a file has none. */
function strandedDocblocks() {
  const paths = readdirSync('src', { recursive: true }).map((path) => join('src', path));
  const stranded = /(?<=\n)[ \t]*\/\*\*(?:(?!\*\/).)*\*\/\s*(?=\/\*\*)/gs;
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return [...text.matchAll(stranded)].map(({ index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line}: this docblock stands above another one, not above a declaration`;
      });
    });
}

/** The page about dependencies has a row for each package. */
function wrongDependencies() {
  const page = 'docs/decisions/dependencies.md';
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, table = ''] = readFileSync(page, 'utf8').split(/^## /m);
  const cells = [...table.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  return [
    ...Object.keys(dependencies)
      .filter((name) => !listed.includes(name))
      .map((name) => `${page}: ${name} is missing`),
    ...listed
      .filter((name) => !(name in dependencies))
      .map((name) => `${page}: ${name} is not a dependency`),
  ];
}

/** Exactly the packages of this list lack a hash, and none names a registry. */
function wrongLockedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const listed = new Set(
    Object.entries(withoutHash).flatMap(([pattern, platforms]) =>
      platforms.split(' ').map((platform) => pattern.replace('*', platform)),
    ),
  );
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const lacking = locked
    .filter(([, { integrity }]) => !integrity)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  return [
    ...lacking
      .filter((name) => !listed.delete(name))
      .map((name) => `package-lock.json: ${name} has no integrity`),
    ...[...listed].map((name) => `.ci/lint-project.js: ${name} has an integrity, or is not locked`),
    ...locked
      .filter(([, { resolved }]) => resolved)
      .map(([path]) => `package-lock.json: ${path} names a registry`),
  ];
}

/** The image has the optional packages in the versions of the lockfile, and its user no privileges. */
function wrongDockerfile() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const text = readFileSync('Dockerfile', 'utf8');
  const needed = ['bullmq', 'ioredis'].map(
    (name) => `${name}@${packages[`node_modules/${name}`].version}`,
  );
  return [...needed, 'USER node']
    .filter((part) => !text.includes(part))
    .map((part) => `Dockerfile: ${part} is missing`);
}

/** A limit of a test only ends what hangs: on a busy machine a second becomes many. */
function hastyTests() {
  const paths = readdirSync('test', { recursive: true }).map((path) => join('test', path));
  return paths
    .filter((path) => path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const limits = text.matchAll(/\.poll\(.*\{ timeout: ([\d_]+)|^ *\}, ([\d_]+)\);$/gm);
      return [...limits]
        .filter(
          ([, polled, tested]) => Number((polled ?? tested ?? '0').replaceAll('_', '')) < 60_000,
        )
        .map(({ 0: limit }) => `${path}: expected a limit of at least 60_000: ${limit.trim()}`);
    });
}
