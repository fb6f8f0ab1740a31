import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Every test brings its own service, clock and port, so files never wait for each other.
    pool: 'threads',
    // Tests leave no global state behind, so the files of a thread share the modules that it has loaded.
    isolate: false,
    // Without it a machine of two cores would use one.
    maxWorkers: '100%',
    restoreMocks: true,
    testTimeout: 10_000,
  },
});
