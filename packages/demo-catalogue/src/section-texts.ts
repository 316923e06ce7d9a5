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

/** The text of every kind by its code. A kind without a text and a text without a kind throw. */
export async function sectionTexts(tables: readonly SectionTable[]): Promise<ReadonlyMap<string, KindText>> {
  const texts = new Map<string, KindText>();
  for (const { group, section } of leaves()) {
    const kinds = tables.filter((table) => table.section === section.code).flatMap(({ table }) => table.kinds);
    const written = Object.entries(await textsOf(group, section.code));
    for (const [code, text] of written) {
      if (!kinds.some((kind) => kind.code === code)) throw new Error(`texts/${group}/${section.code}: no kind ${code}`);
      texts.set(code, text);
    }
    const untold = kinds.find(({ code }) => !texts.has(code));
    if (untold) throw new Error(`texts/${group}/${section.code}: no text for ${untold.code}`);
  }
  return texts;
}
