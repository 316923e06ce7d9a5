import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';

const run = promisify(execFile);

/** As a shopkeeper runs it next to the open shop, on the whole demo as it was imported. */
test('the catalogue check finds nothing in the demo', { tag: '@desktop' }, async () => {
  const env = { ...process.env, DATA_DIR: 'test-results/shop', SHOP_DIR: 'test-results/shop-data', DATABASE_URL: '' };
  // It ends with 1, and the command with an error, if there are findings: its report says which.
  const { stdout } = await run(process.execPath, ['src/app/cli.ts', 'catalogue', 'check'], { env }).catch(
    (failed: { stdout: string }) => failed,
  );
  expect(stdout).toMatch(/^0 findings; [5-9]\d{3} products checked\.$/m);
});
