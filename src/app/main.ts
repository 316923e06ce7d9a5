import { setFlagsFromString } from 'node:v8';
import { quickenImports } from './quick-imports.ts';

// The heap may grow by so many percent of what lives in it until it is collected; V8 itself allows up to four times as much.
setFlagsFromString('--heap-growing-percent=60');

// Only for the imports after this line.
quickenImports();
const [{ serveShop }, { StartError }, { describeError }] = await Promise.all([
  import('./serve-shop.ts'),
  import('#platform/start-error.ts'),
  import('#platform/log/describe-error.ts'),
]);

try {
  await serveShop();
} catch (error) {
  console.error(error instanceof StartError ? error.message : describeError(error));
  process.exit(1);
}
