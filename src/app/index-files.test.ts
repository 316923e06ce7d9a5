import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { sourcesOfIndexes } from './index-files.ts';

/** The modules of this project that a module loads, without those of which only types are used. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const named = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([#.][^']+)'/gms)].map(([, path]) => path!);
  return named
    .map((path) =>
      path.startsWith('#') ? `src/${path.slice(1)}` : relative(projectRoot, join(projectRoot, dirname(file), path)),
    )
    .filter((path) => existsSync(join(projectRoot, path)));
}

function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) for (const one of importsOf(file)) if (isOfIndex(one)) reached.add(one);
  return reached;
}

/** How rows come from the database, and what only logs or waits, makes no other index. */
const isOfIndex = (path: string): boolean => !/^src\/platform\/(database|yield-to-event-loop)/.test(path);

test('the format of the stored indexes follows every source that builds them', () => {
  const sources = new Set(sourcesOfIndexes.flatMap((pattern) => globSync(pattern, { cwd: projectRoot })));
  const reached = reachedFrom([
    'src/areas/catalogue/server/index/load-index.ts',
    'src/areas/search/server/index/build-search-index.ts',
    'src/areas/search/server/index/stored-search-index.ts',
  ]);
  expect(reached.size).toBeGreaterThan(40);
  expect([...reached].filter((file) => !sources.has(file))).toEqual([]);
});
