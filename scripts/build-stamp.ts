import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#platform/start-error.ts';
import { projectRoot } from './project-root.ts';

/** Written when a build has ended. */
export const stampFile = join(projectRoot, 'dist/stamp');

const builders = [
  'build',
  'build-stamp',
  'vite-configs',
  'class-names',
  'supported-browsers',
  'compress-assets',
  'write-licences',
];
const isSource = /(?<!\.(?:test|fixture))\.(?:ts|tsx|css|svg|woff2)$/;

/**
 * A digest of the packages' pinned versions, the sources and the build itself. Not of the lock file, which npm may rewrite: where
 * that alone has changed, installing removes the stamp.
 */
export function stampSources(): string {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  ) as Record<string, object>;
  const hash = createHash('sha256').update(JSON.stringify({ dependencies, devDependencies }));
  // Each start waits for this: patterns of `glob` would take 100 ms of processor more.
  const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const ofBuild = builders.map((name) => join(projectRoot, `scripts/${name}.ts`));
  for (const file of [...sources.sort(), ...ofBuild])
    hash.update(file.slice(projectRoot.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const readStamp = (): string | null => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null);

/** Whether the pages are built from the present sources. */
export const arePagesBuilt = (): boolean => readStamp() === stampSources();

/** Throws `StartError` unless the pages are built from the present sources. Production compiles nothing. */
export function requireBuiltPages(): void {
  const built = readStamp();
  if (built === null)
    throw new StartError('The pages are not built: run "npm run production" before starting in production.');
  if (built !== stampSources())
    throw new StartError('The pages are built from other sources than these: run "npm run production" again.');
}

/** A name for what is built, such as 0.1.0+1f2e3d4c5b6a; without a build the version alone. */
export function buildName(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  const stamp = readStamp();
  return stamp === null ? version : `${version}+${stamp.slice(0, 12)}`;
}
