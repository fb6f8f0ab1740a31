/**
 * The first step of `prepare`, which npm runs after an install in a clone and where the package is
 * installed from git, and `npm run package` too. Without the development dependencies nothing is built halfway.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const missing = ['typescript', 'tsx', 'vite', 'vitepress', 'esbuild'].filter((name) => {
  try {
    resolve(`${name}/package.json`);
    return false;
  } catch {
    return true;
  }
});

if (missing.length > 0) {
  console.error(
    `The package cannot be built: ${missing.join(', ')} not installed.
In a clone, install the development dependencies too: npm ci --include=dev
Without them, install the packed package. To make it, run npm run package where they are installed.`,
  );
  process.exitCode = 1;
} else if (existsSync('dist')) {
  removeOutputsWithoutSource();
}

/** The compiler leaves the outputs of earlier sources and settings, which would be packed too. */
function removeOutputsWithoutSource() {
  for (const file of readdirSync('dist', { recursive: true })) {
    const [, source] =
      /^(?!docs\b|console\b|browser\b)(.*?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(file) ?? [];
    if (source === undefined) continue;
    const isMade =
      !file.endsWith('.map') && ['.ts', '.js'].some((end) => existsSync(`src/${source}${end}`));
    if (!isMade) rmSync(join('dist', file));
  }
}
