/**
 * `npm run lint:project`: what the other linters don't look at: where docblocks stand, the page about
 * dependencies, the lockfile, the Dockerfile, and limits of tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const mistakes = [
  ...strandedDocblocks(),
  ...wrongDependencies(),
  ...wrongLockedPackages(),
  ...wrongDockerfile(),
  ...hastyTests(),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;

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

/** Only native builds for other platforms lack a hash until a release, and none names a registry. */
function wrongLockedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { integrity, optional, os, resolved }]) => [
      ...(integrity || (optional && os) ? [] : [`package-lock.json: ${path} has no integrity`]),
      ...(resolved ? [`package-lock.json: ${path} names a registry`] : []),
    ]);
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
