import { defineConfig } from 'vitest/config';

/*
 * Which loop a test belongs to follows from its path:
 *   test/unit/            unit tests: test:quick, npm test and test:all
 *   elsewhere in test/    npm test and test:all; so are the tests of engine-bullmq, which need Redis
 *   *.nightly.test.ts     test:all only
 *   *.alone.test.ts       unit tests in a thread of their own, because what they count or time depends
 *                         on what V8 has done with a function before
 */
const unit = 'test/unit/**/*.test.ts';
const redis = 'test/unit/reference/engine-bullmq/*.test.ts';
const nightly = 'test/**/*.nightly.test.ts';
const alone = 'test/unit/**/*.alone.test.ts';

// Tests leave no global state behind, so the files of a thread share its modules.
const shared = { isolate: false };

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'test/processes/nothing-left.ts',
    // Every test brings its own service, clock and port, so files never wait for each other.
    pool: 'threads',
    // Without it a machine of two cores would use one.
    maxWorkers: '100%',
    restoreMocks: true,
    // What a late timer prints at the end of a thread would count as an error of the run.
    disableConsoleIntercept: true,
    // They end what hangs. Many take a second, and a hundred times as long on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [unit], exclude: [alone, redis, nightly], ...shared },
      },
      { extends: true, test: { name: 'alone', include: [alone] } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['test/!(unit)/**/*.test.ts', redis],
          exclude: [nightly],
          ...shared,
        },
      },
      { extends: true, test: { name: 'nightly', include: [nightly], ...shared } },
    ],
  },
});
