import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withFolderLock } from '#embedded-postgres';
import { arePagesBuilt, stampFile, stampSources } from './build-stamp.ts';
import { projectRoot } from './project-root.ts';

/** Builds the pages unless they are built from the present sources: a client for each language, the server's part, the back office. */
export async function buildPages(report: (line: string) => void): Promise<void> {
  if (arePagesBuilt()) return;
  mkdirSync(dirname(stampFile), { recursive: true });
  await withFolderLock(dirname(stampFile), async () => {
    if (!arePagesBuilt()) await build(stampSources(), report);
  });
}

async function build(stamp: string, report: (line: string) => void): Promise<void> {
  const started = Date.now();
  report('Building the pages …');
  // Removed first: a build that is interrupted must not look like a finished one.
  rmSync(stampFile, { force: true });
  // Imported only now: a start that finds everything built does not wait for it, and production does not have it.
  const [vite, configs, { compressAssets }, { writeLicences }] = await Promise.all([
    import('vite'),
    import('./vite-configs.ts'),
    import('./compress-assets.ts'),
    import('./write-licences.ts'),
  ]);
  const { NODE_ENV } = process.env;
  // With any other value Vite compiles JSX for React's development build, which is not bundled.
  process.env.NODE_ENV = 'production';
  // One after the other, as the languages share a folder.
  const buildShop = async (): Promise<void> => {
    await vite.build(configs.clientConfig('es'));
    await vite.build(configs.clientConfig('ca'));
    await vite.build(configs.serverConfig());
  };
  try {
    await Promise.all([vite.build(configs.staffConfig()), buildShop()]);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  const [client, staff] = [join(projectRoot, 'dist/client'), join(projectRoot, 'dist/staff')];
  writeLicences(client, ['es', 'ca']);
  writeLicences(staff, ['staff']);
  await Promise.all([client, staff].map((folder) => compressAssets(join(folder, 'assets'))));
  writeFileSync(stampFile, stamp);
  report(`Pages built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) {
  if (process.argv.includes('--check')) process.exit(arePagesBuilt() ? 0 : 1);
  // Started by the shop, it ends with it.
  process.once('disconnect', () => process.exit());
  process.channel?.unref();
  await buildPages((line) => console.log(line));
}
