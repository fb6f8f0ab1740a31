/**
 * The first step of `prepare`, which npm runs after an install in a clone, before it packs, and where
 * the package is installed from git. Without the development dependencies nothing is built halfway.
 */
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const missing = ['typescript', 'tsx', 'vite', 'vitepress'].filter((name) => {
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
Without them, install the packed package. To make it, run npm pack where they are installed.`,
  );
  process.exitCode = 1;
}
