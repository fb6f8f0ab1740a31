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
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

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
  npm(['run', 'prepare'], { cwd: root, stdio: ['ignore', 2, 2] });
  const [{ files }] = JSON.parse(
    npm(['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root }),
  );
  const stage = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const { scripts, devDependencies, allowScripts, ...manifest } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const paths = files.map(({ path }) => path);
    const declared = declarations(manifest.exports, new Set(paths));
    for (const path of paths) {
      if (/^dist\/.*\.d\.ts$/.test(path) && !declared.has(path)) continue;
      cpSync(join(root, path), join(stage, path));
    }
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const packed = npm(['pack', '--silent', '--pack-destination', process.cwd()], { cwd: stage });
    console.log(packed.trim());
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/** The declarations of the entries and of all that they import. Users see no others. */
function declarations(entries, files) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path) || !files.has(path)) return;
    found.add(path);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), 'utf8'));
    for (const { fileName } of importedFiles) {
      visit(posix.join(posix.dirname(path), fileName).replace(/\.[jt]s$/, '.d.ts'));
    }
  };
  for (const { types = '' } of Object.values(entries)) {
    const [start, end] = posix.normalize(types).split('*');
    if (end === undefined) visit(start);
    else [...files].filter((path) => path.startsWith(start) && path.endsWith(end)).forEach(visit);
  }
  return found;
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
