import type { LaunchOptions } from '@playwright/test';
import { test } from './fixtures.ts';

/** A browser that draws WebGL in software; the others have none. */
export const testWithMap = test.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []).filter((argument) => argument !== '--disable-gpu'),
          '--use-angle=swiftshader',
          '--enable-unsafe-swiftshader',
        ],
      }),
    { scope: 'worker' },
  ],
});
