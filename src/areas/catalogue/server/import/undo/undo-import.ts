import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { catalogueImports } from '../../catalogue-tables.ts';
import { withImportLock } from '../import-lock.ts';
import { bringBack, readReplaced } from './bring-back.ts';

export interface UndoneImport {
  readonly name: string;
  /** Products that are as they were before the import, wholly or but for their stock. */
  readonly restored: number;
  /** Products that the import had created: off sale now. */
  readonly withdrawn: number;
  /** What was not brought back, and why: a sentence for each, with its article. */
  readonly left: readonly string[];
  readonly reportFile: string;
}

/**
 * Takes back what an import has done, by the name of its report: prices, stock and texts as they were, what it created off
 * sale. What was changed since stays, as does the stock of what was sold since; both are named. All or nothing, and once:
 * `already_undone` has the fact `at`. `nothing_replaced`: the import changed nothing, or so long ago that it is not known
 * any more what. Waits for a running import.
 */
export function undoImport(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly actor: Actor;
  readonly name: string;
  readonly print?: (line: string) => void;
}): Promise<UndoneImport | Failure<'import_not_found' | 'already_undone' | 'nothing_replaced'>> {
  const { database, clock, dataDir, actor, name, print = () => {} } = options;
  return withImportLock(database, print, async () => {
    const undone = await database.transaction(async (tx) => {
      const named = tx.select().from(catalogueImports).where(eq(catalogueImports.name, name));
      const [found] = await named.orderBy(desc(catalogueImports.id)).limit(1).for('update');
      if (!found) return failure('import_not_found');
      if (found.undoneAt) return failure('already_undone', { facts: { at: found.undoneAt } });
      const moment = { importName: name, now: clock(), actor };
      const done = { restored: 0, withdrawn: 0, left: [] as string[] };
      let last = 0;
      for (;;) {
        const ids = await readReplaced(tx, found.id, last);
        if (ids.length === 0) break;
        last = ids.at(-1)!;
        const part = await bringBack(tx, found.id, ids, moment);
        done.restored += part.restored;
        done.withdrawn += part.withdrawn;
        done.left.push(...part.left);
      }
      if (last === 0) return failure('nothing_replaced');
      await tx.update(catalogueImports).set({ undoneAt: moment.now }).where(eq(catalogueImports.id, found.id));
      return done;
    });
    if ('code' in undone) return undone;
    return { name, ...undone, reportFile: await writeReport(dataDir, name, undone.left) };
  });
}

async function writeReport(dataDir: string, name: string, left: readonly string[]): Promise<string> {
  const folder = join(dataDir, 'imports');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `undo-${name}.txt`);
  await writeFile(file, [`${left.length} not brought back`, ...left, ''].join('\n'));
  return file;
}
