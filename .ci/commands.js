/** Runs npm scripts and tests, prints how they went, and counts the tests. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const results = 'node_modules/.cache/test-results.json';
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  DO_NOT_TRACK: '1',
};

/**
 * Runs one command; resolves to whether it succeeded, and to what it printed unless it was let
 * print by itself.
 * @param {readonly string[]} command
 * @param {'inherit' | 'pipe'} output
 * @returns {Promise<{ succeeded: boolean, printed: string }>}
 */
function run([program = '', ...args], output) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
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
 * Runs npm scripts, as many at a time as there are cores but at least two. Each may have arguments.
 * @param {readonly (readonly [name: string, ...args: string[]])[]} scripts
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runScripts(scripts) {
  /** @type {string[]} */
  const failed = [];
  const waiting = [...scripts];
  const work = async () => {
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
      const [name, ...args] = script;
      const start = Date.now();
      const command = ['npm', 'run', '--silent', name, '--', ...args];
      const { succeeded, printed } = await run(command, 'pipe');
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(
        `${succeeded ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds.padStart(5)} s`,
      );
      if (succeeded) continue;
      failed.push(name);
      // Without the framed announcements that one of the tools prints first.
      const mistakes = printed.replaceAll(/^ *[╔║╚].*\n/gm, '').trim();
      console.log(`${mistakes.replaceAll(/^/gm, '        ')}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return failed;
}

/**
 * Runs Vitest with some arguments and counts the tests.
 * @param {readonly string[]} args
 * @param {{ mayBeNone?: boolean }} [options] whether it is right that there is no test to run
 * @returns {Promise<{ passed: number, failed: number, skipped: string[] }>}
 */
export async function runTests(args, { mayBeNone = false } = {}) {
  rmSync(results, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const none = mayBeNone ? ['--passWithNoTests'] : [];
  const { succeeded } = await run(
    ['npx', '--no', 'vitest', 'run', ...reporters, ...none, ...args],
    'inherit',
  );
  const { passed, failed, skipped } = countTests();
  const isNone = passed + failed === 0 && !mayBeNone;
  if (isNone) console.error('No test ran.');
  // Vitest also fails for what belongs to no test, such as a rejection that nobody handles.
  return { passed, failed: succeeded && !isNone ? failed : Math.max(1, failed), skipped };
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
  return counts;
}

/**
 * Lists skipped tests and failed scripts, and ends with the line that counts everything. A script that
 * fails counts as a failed test, so that zero failures mean that all is well.
 * @param {readonly string[]} failedScripts
 * @param {{ passed: number, failed: number, skipped: readonly string[] }} tests
 */
export function report(failedScripts, { passed, failed, skipped }) {
  const failures = failedScripts.length + failed;
  for (const name of skipped) console.log(`skipped: ${name}`);
  if (failedScripts.length > 0) console.log(`failed: ${failedScripts.join(', ')}`);
  const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  console.log(`${passed} passed, ${failures} failed${rest}`);
  process.exitCode = failures === 0 ? 0 : 1;
}
