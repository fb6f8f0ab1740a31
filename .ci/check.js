/**
 * Runs the npm scripts that are named, two at a time, or without names everything that a change has
 * to pass, tests last and alone. Ends with a line that counts the tests: `N passed, N failed`. A
 * check that fails counts as a failed test there, so that zero failures means that all is well.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

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
];
const results = 'node_modules/.cache/test-results.json';
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  DO_NOT_TRACK: '1',
};

/**
 * Runs one command; resolves to whether it succeeded, and to what it printed unless it was let
 * print by itself.
 * @param {string} command
 * @param {'inherit' | 'pipe'} output
 * @returns {Promise<{ succeeded: boolean, printed: string }>}
 */
function run(command, output) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...quiet },
    });
    let printed = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      printed += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('close', (code) => resolve({ succeeded: code === 0, printed }));
  });
}

/**
 * Runs scripts, as many at a time as there are cores but at least two.
 * @param {readonly string[]} scripts
 * @returns {Promise<string[]>} those that failed
 */
async function runScripts(scripts) {
  /** @type {string[]} */
  const failed = [];
  const waiting = [...scripts];
  const work = async () => {
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
      const start = Date.now();
      const { succeeded, printed } = await run(`npm run --silent ${script}`, 'pipe');
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(
        `${succeeded ? 'ok    ' : 'FAILED'}  ${script.padEnd(16)} ${seconds.padStart(5)} s`,
      );
      if (succeeded) continue;
      failed.push(script);
      // Without the framed announcements that one of the tools prints first.
      const findings = printed.replaceAll(/^ *[╔║╚].*\n/gm, '').trim();
      console.log(`${findings.replaceAll(/^/gm, '        ')}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return failed;
}

/**
 * Runs the tests and counts them.
 * @returns {Promise<{ passed: number, failed: number, skipped: string[] }>}
 */
async function runTests() {
  rmSync(results, { force: true });
  const reporters = `--reporter=default --reporter=json --outputFile.json=${results}`;
  const { succeeded } = await run(`npm run --silent test:unit -- ${reporters}`, 'inherit');
  const { passed, failed, skipped } = countTests();
  // Vitest also fails for what belongs to no test, such as a rejection that nobody handles.
  return { passed, failed: succeeded ? failed : Math.max(1, failed), skipped };
}

/** @returns {{ passed: number, failed: number, skipped: string[] }} */
function countTests() {
  const counts = { passed: 0, failed: 0, skipped: /** @type {string[]} */ ([]) };
  let report;
  try {
    report = JSON.parse(readFileSync(results, 'utf8'));
  } catch (cause) {
    console.error(`The tests left no results: ${cause}`);
    return { ...counts, failed: 1 };
  }
  for (const file of report.testResults) {
    // A file that cannot be loaded has no tests to count.
    if (file.status === 'failed' && file.assertionResults.length === 0) counts.failed += 1;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') counts.passed += 1;
      else if (test.status === 'failed') counts.failed += 1;
      else counts.skipped.push(test.fullName);
    }
  }
  if (counts.passed + counts.failed === 0) {
    console.error('No test ran.');
    counts.failed = 1;
  }
  return counts;
}

const named = process.argv.slice(2);
const failedScripts = await runScripts(named.length > 0 ? named : everything);
let failures = failedScripts.length;
if (named.length === 0) {
  const { passed, failed, skipped } = await runTests();
  failures += failed;
  for (const name of skipped) console.log(`skipped: ${name}`);
  if (failedScripts.length > 0) console.log(`failed: ${failedScripts.join(', ')}`);
  const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  console.log(`${passed} passed, ${failures} failed${rest}`);
}
process.exitCode = failures === 0 ? 0 : 1;
