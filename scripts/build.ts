import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withFolderLock } from '#embedded-postgres';
import { StartError } from '#platform/start-error.ts';
import { projectRoot } from './project-root.ts';

const stampFile = join(projectRoot, 'dist/stamp');

/** Builds the pages unless they are built from the present sources: a client for each language, the server's part, the back office. */
export async function buildPages(report: (line: string) => void): Promise<void> {
  const stamp = await stampSources();
  if (readStamp() === stamp) return;
  mkdirSync(dirname(stampFile), { recursive: true });
  await withFolderLock(dirname(stampFile), async () => {
    if (readStamp() !== stamp) await build(stamp, report);
  });
}

/** Whether the pages are built from the present sources. */
export const arePagesBuilt = async (): Promise<boolean> => readStamp() === (await stampSources());

/** Throws `StartError` unless the pages are built from the present sources. Production compiles nothing. */
export async function requireBuiltPages(): Promise<void> {
  const built = readStamp();
  if (built === null)
    throw new StartError('The pages are not built: run "npm run production" before starting in production.');
  if (built !== (await stampSources()))
    throw new StartError('The pages are built from other sources than these: run "npm run production" again.');
}

/** A name for what is built, such as 0.1.0+1f2e3d4c5b6a; without a build the version alone. */
export function buildName(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  const stamp = readStamp();
  return stamp === null ? version : `${version}+${stamp.slice(0, 12)}`;
}

const readStamp = (): string | null => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null);

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

/**
 * A digest of the packages' pinned versions, the sources and the build itself. Not of the lock file, which npm may rewrite: where
 * that alone has changed, installing removes the stamp.
 */
async function stampSources(): Promise<string> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  ) as Record<string, object>;
  const hash = createHash('sha256').update(JSON.stringify({ dependencies, devDependencies }));
  const exclude = ['**/*.test.*', '**/*.fixture.*'];
  const sources = await Array.fromAsync(glob('src/**/*.{ts,tsx,css,svg,woff2}', { cwd: projectRoot, exclude }));
  const builders = [
    'build',
    'vite-configs',
    'class-names',
    'supported-browsers',
    'compress-assets',
    'write-licences',
  ].map((name) => `scripts/${name}.ts`);
  for (const file of [...sources.sort(), ...builders]) hash.update(file).update(readFileSync(join(projectRoot, file)));
  return hash.digest('hex');
}

if (import.meta.main) {
  if (process.argv.includes('--check')) process.exit((await arePagesBuilt()) ? 0 : 1);
  // Started by the shop, it ends with it.
  process.once('disconnect', () => process.exit());
  process.channel?.unref();
  await buildPages((line) => console.log(line));
}
