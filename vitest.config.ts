import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { WaitingTestsFirst } from './scripts/waiting-tests-first.ts';

const tests = ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'];

/** Tests that replace a module, or load one anew, which only works while no other test has loaded it. */
const replacingModules = [
  'src/areas/account/server/unknown-addresses.test.ts',
  'src/areas/account/web/session.test.ts',
  'src/areas/account/web/sign-in/client-id-for-login.test.ts',
];

const project = (
  name: string,
  files: { readonly include: string[]; readonly exclude?: string[] },
  isolate: boolean,
): TestProjectInlineConfiguration => ({
  test: {
    name,
    ...files,
    isolate,
    // Loaded before a test, a module could not be replaced by it.
    setupFiles: ['scripts/vitest-setup.ts', ...(isolate ? [] : ['scripts/vitest-cheap-passwords.ts'])],
    unstubGlobals: true,
    // These end a test that hangs; none depends on how fast the machine is.
    testTimeout: 180_000,
    hookTimeout: 600_000,
  },
});

export default defineConfig({
  test: {
    globalSetup:
      process.env.TEST_DATABASE === 'none'
        ? []
        : ['src/platform/database/test-server.fixture.ts', 'src/app/test-shop-dir.fixture.ts'],
    // Many tests wait, for a job's retry or a time limit, and leave a core idle meanwhile.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: WaitingTestsFirst },
    projects: [
      // Importing the same modules again for each of 350 files took a third of the time.
      project('tests', { include: tests, exclude: replacingModules }, false),
      project('tests that replace modules', { include: replacingModules }, true),
    ],
  },
});
