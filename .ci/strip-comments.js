/**
 * The last step of `prepare`: the package's JavaScript has no comments, which would be a twentieth of
 * it. Its declarations keep them, because editors show them.
 */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

for (const path of await readdir('dist', { recursive: true })) {
  if (/^(?!docs\b|console\b).*\.js$/.test(path)) await strip(join('dist', path));
}

/** Replaces the file at once, because programs may be loading it. */
async function strip(file) {
  const text = await readFile(file, 'utf8');
  const { code } = await transform(text, { charset: 'utf8' });
  if (code === text) return;
  await writeFile(`${file}.new`, code);
  await rename(`${file}.new`, file);
}
