/**
 * `npm test`: everything that a change has to pass. With `--all` the nightly tests too
 * (`npm run test:all`); with `--lint` only the lints (`npm run lint`). CONTRIBUTING.md says when to use
 * which.
 */
import { report, runScripts, runTests } from './commands.js';

const lints = [
  'lint:document',
  'lint:generated',
  'lint:code',
  'lint:layers',
  'lint:unused',
  'lint:project',
  'lint:names',
  'lint:compatibility',
];
// What the tests read is built here.
const builds = ['typecheck', 'console', 'docs'];

const onlyLints = process.argv.includes('--lint');
const all = process.argv.includes('--all');
const scripts = onlyLints ? lints : [...builds, ...lints];
const failed = await runScripts(scripts.map((name) => [name]));
if (!onlyLints) report(failed, await runTests(all ? [] : ['--project=!nightly']));
else if (failed.length > 0) process.exitCode = 1;
