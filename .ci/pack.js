/**
 * `npm run package`: builds the package as it is published, and writes it into the current folder. It is
 * packed in a folder of its own, because its manifest has none of what only a clone needs: no scripts,
 * of which npm would warn who installs the file. As `prepack`, it stops a plain `npm pack` and
 * `npm publish`, which would pack the manifest of the clone.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { create } from 'tar';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const compact = { charset: 'utf8', minifyWhitespace: true, minifySyntax: true };

if (process.argv.includes('--guard')) guard();
else pack();

/** Installing from git packs the clone too; there npm runs `prepare`, so its manifest needs it. */
function guard() {
  if (!['pack', 'publish'].includes(process.env.npm_command ?? '')) return;
  console.error(`Run npm run package, which writes the package without the scripts of the clone.
Then publish the file: npm publish ./inference-contract-VERSION.tgz`);
  process.exitCode = 1;
}

function pack() {
  for (const script of ['prepare', 'docs']) {
    npm(['run', script], { cwd: root, stdio: ['ignore', 2, 2] });
  }
  const [{ files }] = JSON.parse(
    npm(['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root }),
  );
  const stage = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const { scripts, devDependencies, allowScripts, overrides, ...manifest } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const paths = files.map(({ path }) => path);
    const { declared, shown } = declarations(manifest.exports, new Set(paths));
    for (const path of paths) {
      if (path.endsWith('.d.ts') && !declared.has(path)) continue;
      cpSync(join(root, path), join(stage, path));
      shorten(stage, path, { keepsComments: shown.has(path) });
    }
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    console.log(writePackage(stage, manifest));
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/**
 * Writes the package, and gives its name. npm sorts files by how their names end, which keeps a page's HTML far from
 * its Markdown and the package 2 % larger. Declarations are more like one another than like their code, so they come
 * first. The same files always give the same bytes.
 */
function writePackage(stage, { name, version }) {
  const [listed] = JSON.parse(npm(['pack', '--dry-run', '--json'], { cwd: stage }));
  const sorted = listed.files.map(({ path }) => path).sort();
  const isDeclaration = (path) => path.endsWith('.d.ts');
  const paths = [...sorted.filter(isDeclaration), ...sorted.filter((path) => !isDeclaration(path))];
  const file = `${name}-${version}.tgz`;
  const mtime = new Date('1985-10-26T08:15:00Z');
  create(
    { sync: true, file, cwd: stage, prefix: 'package', gzip: { level: 9 }, portable: true, mtime },
    paths,
  );
  return file;
}

/**
 * Code without comments and indentation, which would be a tenth of the package, with its names, so that
 * stack traces say where they come from, and in lines that a terminal can show. Nobody reads generated code, so it
 * has neither. Declarations keep the comments that editors show.
 */
function shorten(folder, path, { keepsComments }) {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  if (/^generated\/.*\.json$/.test(path)) {
    writeFileSync(file, JSON.stringify(JSON.parse(text)));
  } else if (/^dist\/(?!docs\/|console\/|browser\/).*\.js$/.test(path)) {
    const options = { ...compact, lineLimit: 1000 };
    writeFileSync(file, transformSync(text, options).code);
  } else if (/^generated\/.*\.js$/.test(path)) {
    const options = { ...compact, minifyIdentifiers: true };
    writeFileSync(file, transformSync(text, options).code);
  } else if (/\.d\.ts$/.test(path) && !keepsComments) {
    writeFileSync(file, text.replaceAll(/^[ \t]*\/\*\*.*?\*\/\n?/gms, ''));
  }
}

/**
 * The declarations of the entries and of all that they import; users see no others. `shown` are those
 * that an entry exports, whose comments editors show.
 */
function declarations(entries, files) {
  const found = new Set();
  const shown = new Set();
  const visit = (path, isShown = false) => {
    if (!files.has(path) || (isShown ? shown.has(path) : found.has(path))) return;
    found.add(path);
    if (isShown) shown.add(path);
    const text = readFileSync(join(root, path), 'utf8');
    const exported = new Set(
      [...text.matchAll(/^export [^;]*? from '([^']+)';/gm)].map(([, name]) => name),
    );
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const imported = fileName.startsWith('#generated/')
        ? fileName.slice(1)
        : posix.join(posix.dirname(path), fileName);
      visit(imported.replace(/(\.d)?\.[jt]s$/, '.d.ts'), isShown && exported.has(fileName));
    }
  };
  for (const { types = '' } of Object.values(entries)) {
    const [start, end] = posix.normalize(types).split('*');
    if (end === undefined) visit(start, true);
    else
      for (const path of files) {
        if (path.startsWith(start) && path.endsWith(end)) visit(path, true);
      }
  }
  return { declared: found, shown };
}

/** What npm prints. Throws if it fails. */
function npm(args, options) {
  const shell = process.platform === 'win32';
  const given = {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 2],
    shell,
    ...options,
  };
  const { status, stdout } = spawnSync('npm', args, given);
  if (status === 0) return stdout ?? '';
  throw new Error(`npm ${args.join(' ')} failed.`);
}
