/**
 * `npm run test:quick`: the type check, the lint of the files that differ from `main`, and the unit
 * tests that these files affect. Arguments name tests or folders of tests to run instead.
 */
import { execFileSync } from 'node:child_process';
import { report, runScripts, runTests } from './commands.js';

const named = process.argv.slice(2);
const base = commitOfMain();
const changed = base === undefined ? [] : changedSince(base);
const failed = await runScripts([
  ['typecheck'],
  ['lint:code', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...changed],
]);
const tests =
  named.length > 0
    ? ['--project=!nightly', ...named]
    : ['--project=unit', '--project=alone', ...(base === undefined ? [] : [`--changed=${base}`])];
report(failed, await runTests(tests, { mayBeNone: named.length === 0 }));

/** Where this branch left `main`; undefined in a clone without it, where everything counts as changed. */
function commitOfMain() {
  for (const branch of ['main', 'origin/main']) {
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
