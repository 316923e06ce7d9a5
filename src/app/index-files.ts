import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createIndexFile } from '#platform/stored-index/index-file.ts';
import { projectRoot } from '../../scripts/project-root.ts';

/** Whatever says how an index is built of the catalogue: a change of any makes it another one. */
export const sourcesOfIndexes = [
  'src/areas/catalogue/server/index/*.ts',
  'src/areas/catalogue/server/*.ts',
  'src/areas/catalogue/low-stock.ts',
  'src/areas/catalogue/server/import/save/save-fit-rules.ts',
  'src/areas/search/server/{index,language,query,ranking,rules,terms}/*.ts',
  'src/areas/pricing/*.ts',
  'src/i18n/*.ts',
  'src/platform/stored-index/*.ts',
  'src/platform/{compute-once,cooperative-sort,data-files}.ts',
  'src/values/*.ts',
  'data/search/*',
];
const noSources = /\.(test|fixture)\./;

/** The files that keep the indexes of listings and search for the next start, below DATA_DIR. */
export function createIndexFiles(dataDir: string, log: FastifyBaseLogger) {
  const format = formatOfIndexes();
  const open = (name: string) =>
    createIndexFile({ path: join(dataDir, 'indexes', name), format, onNote: (line) => log.warn(line) });
  const [listings, search] = [open('listings'), open('search')];
  return {
    listings,
    search,
    async stop(): Promise<void> {
      await Promise.all([listings.stop(), search.stop()]);
    },
  };
}

/** A digest of the sources, and of the runtime that sorts names. */
function formatOfIndexes(): string {
  const files = sourcesOfIndexes.flatMap((pattern) => globSync(pattern, { cwd: projectRoot }));
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.versions.icu, process.arch]));
  for (const file of files.filter((name) => !noSources.test(name)).sort())
    hash.update(file).update(readFileSync(join(projectRoot, file)));
  return hash.digest('base64url');
}
