import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { KindTable } from './kind-table.ts';
import { leaves } from './section-tree.ts';

const folder = join(import.meta.dirname, 'sections');

export interface SectionTable {
  readonly section: string;
  readonly table: KindTable;
}

const fileOf = (group: string, section: string): string => join(folder, group, `${section}.ts`);

/** The tables that are written, in the order of the tree, and the sections (as `group/section`) that still have none. */
export async function catalogueTables(): Promise<{ tables: SectionTable[]; missing: string[] }> {
  const tables: SectionTable[] = [];
  const missing: string[] = [];
  for (const { group, section } of leaves()) {
    const file = fileOf(group, section.code);
    if (!existsSync(file)) {
      missing.push(`${group}/${section.code}`);
      continue;
    }
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly table: KindTable };
    tables.push({ section: section.code, table: module.table });
  }
  return { tables, missing };
}
