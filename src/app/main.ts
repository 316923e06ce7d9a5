import { quickenImports } from './quick-imports.ts';

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
