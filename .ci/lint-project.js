/**
 * `npm run lint:project`: what the other linters don't look at: where docblocks stand, the page about
 * dependencies, the lockfile, the Dockerfile, actions and images, limits of tests, stray files at the top level, and paths
 * that CONTRIBUTING and the decisions name.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';

/** Everything that git has at the top level. */
const topLevel = new Set([
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'Dockerfile', 'LICENSE', 'README.md', 'SECURITY.md'],
  // GitHub looks for `action.yml` here, Changesets for its folder.
  ...['action.yml', '.changeset'],
  ...['.ci', '.github', 'docs', 'generated', 'mocks', 'openapi', 'python', 'src', 'test'],
  ...['.dependency-cruiser.js', '.dockerignore', '.editorconfig', '.gitattributes', '.gitignore'],
  ...['.npmrc', '.nvmrc', 'biome.json', 'compose.shared.yaml', 'compose.yaml', 'knip.json'],
  ...['package-lock.json', 'package.json', 'redocly.yaml', 'tsconfig.build.json', 'tsconfig.json'],
  ...['tsconfig.test.json', 'vitest.config.ts'],
]);

const listed = repositoryFiles();

const mistakes = [
  ...strayFiles(),
  ...missingPaths(),
  ...strandedDocblocks(),
  ...wrongDependencies(),
  ...wrongLockedPackages(),
  ...wrongDockerfile(),
  ...movingTags(),
  ...hastyTests(),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;

/** The paths of all files that git has or would take; none in a copy without git. */
function repositoryFiles() {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** Files of the repository whose first folder, or whose name, is not in the list, and what the list has beyond. */
function strayFiles() {
  // A copy without git has no strays of its own.
  if (listed.length === 0) return [];
  const found = new Set(listed.map((path) => path.split('/')[0]));
  return [
    ...[...found]
      .filter((name) => !topLevel.has(name))
      .map((name) => `${name}: expected at the top level only what .ci/lint-project.js lists`),
    ...[...topLevel]
      .filter((name) => !found.has(name))
      .map((name) => `.ci/lint-project.js: ${name} is not at the top level`),
  ];
}

/** Paths in code spans of CONTRIBUTING and the decisions that no file has. `<name>` and `*` stand for any name. */
function missingPaths() {
  if (listed.length === 0) return [];
  const decisions = readdirSync('docs/decisions').map((name) => join('docs/decisions', name));
  return ['CONTRIBUTING.md', ...decisions].flatMap((page) =>
    readFileSync(page, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/`((?:\.ci|\.github|docs|mocks|openapi|python|src|test)\/[^`\s]+)`/g)]
          .filter(([, path]) => !isPath(path))
          .map(([, path]) => `${page}:${index + 1}: there is no ${path}`),
      ),
  );
}

function isPath(written) {
  const parts = written.replace(/\/$/, '').split(/<[^>]+>|\*/);
  const pattern = new RegExp(`^${parts.map(escapeRegExp).join('[^/]+')}(/|$)`);
  return listed.some((path) => pattern.test(path));
}

function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
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

/**
 * Each locked package has a hash, names no registry, and works on the oldest Node version that we do. npm
 * is told whether the scripts of an installation run.
 */
function wrongLockedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { engines, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const oldestNode = minVersion(engines.node);
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const scripted = new Set(
    locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1)),
  );
  return [
    ...locked.flatMap(([path, { version, integrity, resolved, engines: needed, optional }]) => {
      const place = `package-lock.json: ${path} ${version}`;
      const hash = `npm view ${path.split('node_modules/').at(-1)}@${version} dist.integrity`;
      const runs = satisfies(oldestNode, needed?.node ?? '*');
      return [
        ...(integrity ? [] : [`${place} has no integrity; add what this prints: ${hash}`]),
        ...(resolved ? [`${place} names a registry`] : []),
        // npm leaves out an optional package for another version without a word.
        ...(runs || optional ? [] : [`${place} needs Node ${needed.node}, not ${oldestNode}`]),
      ];
    }),
    ...[...scripted]
      .filter((name) => !(name in allowScripts))
      .map((name) => `package.json: expected in allowScripts whether ${name} may run its script`),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.has(name))
      .map((name) => `package.json: allowScripts names ${name}, which has no script`),
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

/** A tag can be moved to other code, so actions are pinned by commit and images by digest, with the tag for readers. */
function movingTags() {
  const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
  const action = /^[ -]*uses: (?!\.\/)(.*)$/gm;
  // A stage may start from an earlier one, and the image of the project is built here.
  const images = /^(?:FROM (?:--\S+ )*| *image: )(?!inference-contract$)(.*)$/gm;
  return [
    ...[...workflows, 'action.yml'].map((path) => ({
      path,
      pattern: action,
      pin: /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/,
      expected: 'the commit of an action, then # and its version',
    })),
    ...['Dockerfile', 'compose.yaml', 'compose.shared.yaml'].map((path) => ({
      path,
      pattern: images,
      pin: /:[^@:]+@sha256:[0-9a-f]{64}( AS .*)?$/,
      expected: 'the tag and the digest of an image',
    })),
  ].flatMap(({ path, pattern, pin, expected }) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)]
      .filter(([, reference = '']) => !pin.test(reference))
      .map(([, reference]) => `${path}: expected ${expected}, got ${reference}`),
  );
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
