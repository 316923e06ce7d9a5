import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

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
