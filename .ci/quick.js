/**
 * `npm run test:quick`: the type check, the lint of the files that differ from `main`, and the unit
 * tests that these files affect: those that import them, or all if tests read one of them as data.
 * Arguments name tests or folders of tests to run instead.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { report, runScripts, runTests } from './commands.js';

const named = process.argv.slice(2);
const missing = named.filter((path) => !existsSync(path));
if (missing.length > 0) {
  console.error(`Expected files or folders of tests; these do not exist: ${missing.join(', ')}`);
  process.exit(1);
}
const base = commitOfMain();
const changed = base === undefined ? [] : changedSince(base);
const hasNone = base !== undefined && changed.length === 0;
if (hasNone) console.log('No file differs from main.');
const lint = ['lint:code', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...changed];
// Without files, Biome would check everything.
const failed = await runScripts(hasNone ? [['typecheck']] : [['typecheck'], lint]);
const unit = ['--project=unit', '--project=alone'];
const isData = changed.some((path) =>
  /^(openapi|generated|mocks)\/|^test\/.*(?<!\.tsx?)$/.test(path),
);
const affected = base === undefined || isData ? [] : [`--changed=${base}`];
const isUnit = named.every((path) => /^(\.\/)?test\/unit\/?(?!.*engine-bullmq)/.test(path));
const tests = [
  ...(isUnit ? unit : ['--project=!nightly']),
  ...(named.length > 0 ? named : affected),
];
const isNeedless = hasNone && named.length === 0;
const noTests = { passed: 0, failed: 0, skipped: [] };
report(failed, isNeedless ? noTests : await runTests(tests, { mayBeNone: named.length === 0 }));

/** Where the work left `main`, as it was last fetched; undefined in a clone without it, where everything counts as changed. */
function commitOfMain() {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch)[0];
    } catch {
      // The next one, or none.
    }
  }
  return undefined;
}

/** @param {string} commit */
function changedSince(commit) {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** @param {string[]} args */
function git(...args) {
  const options = /** @type {const} */ ({ encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return execFileSync('git', args, options)
    .split('\n')
    .filter((line) => line !== '');
}
