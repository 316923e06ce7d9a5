import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** Packages of the workspace `tools`, which tests and benchmarks everywhere use; scripts/packages.test.ts finds those that nothing uses. */
const { devDependencies } = JSON.parse(readFileSync('tools/package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};
// Types of `geojson` come from `@types/geojson`; there is no package of code by that name.
const ignoreDependencies = Object.keys(devDependencies).map((name) => name.replace('@types/', ''));

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'src/entry/{client,server,staff}.tsx',
        'src/entry/google-map.ts',
        'src/platform/pictures/drawing/drawing-child.ts',
        'src/screens/storefront/*/*-{screen,frame}.tsx',
        'src/screens/staff/*/*-screen.tsx',
        'scripts/*.{ts,mjs}',
        'bench/*.ts',
        'e2e/**/*.ts',
        'src/**/*.test.{ts,tsx}',
        'demo/*.test.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'scripts/**', 'demo/**/*.ts', 'bench/**/*.ts', 'e2e/**/*.ts'],
      ignoreDependencies,
      // The last one is the system's.
      ignoreBinaries: ['oxlint', 'oxfmt', 'mkfifo', 'systemd-analyze'],
      // Found by their packages elsewhere, which are in the workspace `tools` here.
      drizzle: true,
      playwright: true,
      stryker: true,
      vitest: true,
    },
    'packages/demo-catalogue': {
      entry: [
        'src/**/*.test.ts',
        'src/build-catalogue.ts',
        'src/pictures/draw-contact-sheets.ts',
        'src/pictures/report-shapes.ts',
        'src/pictures/readings/{draw-sheets,take-readings}.ts',
        'src/{sections,texts}/**/*.ts',
      ],
      project: ['src/**/*.ts'],
      ignoreDependencies,
    },
    'packages/*': {
      entry: ['src/*.{test,fixture}.ts'],
      project: ['src/**/*.ts'],
      ignoreDependencies,
    },
    tools: { ignoreDependencies: Object.keys(devDependencies) },
  },
  ignoreExportsUsedInFile: true,
};

export default config;
