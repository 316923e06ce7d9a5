import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// The heap may grow by so many percent of what lives in it until it is collected; V8 itself allows up to four times as much.
setFlagsFromString('--heap-growing-percent=60');

// Caches compiled code for the next start, which saves a quarter of a second; only for imports after this line.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
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
