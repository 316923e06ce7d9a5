import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionTable } from './catalogue-tables.ts';
import type { KindText, SectionTexts } from './kind-text.ts';
import { leaves } from './section-tree.ts';

const folder = join(import.meta.dirname, 'texts');

async function textsOf(group: string, section: string): Promise<SectionTexts> {
  const file = join(folder, group, `${section}.ts`);
  if (!existsSync(file)) return {};
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly texts: SectionTexts };
  return module.texts;
}

/** The texts of every kind by its code, and the sections (as `group/section`) that have a kind without text. A text without a kind throws. */
export async function sectionTexts(
  tables: readonly SectionTable[],
): Promise<{ texts: ReadonlyMap<string, KindText>; untold: string[] }> {
  const texts = new Map<string, KindText>();
  const untold: string[] = [];
  for (const { group, section } of leaves()) {
    const codes = tables.filter((table) => table.section === section.code).flatMap(({ table }) => table.kinds);
    const written = Object.entries(await textsOf(group, section.code));
    for (const [code, text] of written) {
      if (!codes.some((kind) => kind.code === code)) throw new Error(`texts/${group}/${section.code}: no kind ${code}`);
      texts.set(code, text);
    }
    if (written.length < codes.length) untold.push(`${group}/${section.code}`);
  }
  return { texts, untold };
}
