/**
 * `npm run package`: builds the package as it is published, and writes it into the current folder. It is
 * packed in a folder of its own, because its manifest has none of what only a clone needs: no scripts,
 * of which npm would warn who installs the file. As `prepack`, it stops a plain `npm pack` and
 * `npm publish`, which would pack the manifest of the clone.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
    for (const { path } of files) cpSync(join(root, path), join(stage, path));
    const { scripts, devDependencies, allowScripts, ...manifest } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const packed = npm(['pack', '--silent', '--pack-destination', process.cwd()], { cwd: stage });
    console.log(packed.trim());
  } finally {
    rmSync(stage, { recursive: true });
  }
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
