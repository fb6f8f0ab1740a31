import { defineConfig } from 'vitest/config';

// Counting calls and matching very long texts depend on what V8 has done with a function before.
const alone = [
  'test/unit/conformance/judging-cost.test.ts',
  'test/unit/reference/models/transcription.test.ts',
  'test/unit/validation/long-texts.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    // Every test brings its own service, clock and port, so files never wait for each other.
    pool: 'threads',
    // Without it a machine of two cores would use one.
    maxWorkers: '100%',
    restoreMocks: true,
    testTimeout: 10_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: alone,
          // Tests leave no global state behind, so the files of a thread share its modules.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
