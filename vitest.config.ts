import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: 'scripts/vitest-setup.ts',
    globalSetup: process.env.TEST_DATABASE === 'none' ? [] : 'src/platform/database/test-server.ts',
    // Many tests wait, for a job's retry or a time limit, and leave a core idle meanwhile.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
