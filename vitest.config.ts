import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: 'scripts/vitest-setup.ts',
    globalSetup: process.env.TEST_DATABASE === 'none' ? [] : 'src/platform/database/test-server.ts',
    // By default one core would stay idle: on two cores half of the machine.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
