/**
 * `npm test`: everything that a change has to pass. With `--all` the nightly tests too
 * (`npm run test:all`); with names of npm scripts, only these. CONTRIBUTING.md says when to use which.
 */
import { report, runScripts, runTests } from './commands.js';

const everything = [
  // Builds what it checks.
  'typecheck',
  'console',
  'docs',
  'lint:document',
  'lint:generated',
  'lint:code',
  'lint:layers',
  'lint:unused',
  'lint:project',
];

const args = process.argv.slice(2);
const all = args.includes('--all');
const named = args.filter((arg) => arg !== '--all');
const scripts = named.length > 0 ? named : everything;
const failed = await runScripts(scripts.map((name) => [name]));
if (named.length === 0) report(failed, await runTests(all ? [] : ['--project=!nightly']));
else if (failed.length > 0) process.exitCode = 1;
