import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: 'src/platform/database/test-server.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
