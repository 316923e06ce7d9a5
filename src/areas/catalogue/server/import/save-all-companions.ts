import type { Queryable } from '#platform/database/database.ts';
import type { ImportMedia } from './import-media.ts';
import { readAttributes, readAttributeValues, readBrands, readSections, type Refuse } from './read-companions.ts';
import { saveAttributes, saveAttributeValues, saveBrands } from './save-companions.ts';
import { saveSections } from './save-sections.ts';

export interface SavedCompanions {
  readonly changed: number;
  /** With a list of sections, a product may only name one of them (or one that the shop has). */
  readonly hasSections: boolean;
  readonly hasBrands: boolean;
}

/** Saves what stands beside products.csv: sections, brands, attributes and the names of their values. */
export async function saveCompanions(
  tx: Queryable,
  source: { folder: string; delimiter?: string; media: ImportMedia; refuse: Refuse },
): Promise<SavedCompanions> {
  const sections = await readSections(source);
  const brands = await readBrands(source);
  const attributes = await readAttributes(source);
  const values = await readAttributeValues(source);
  const changed =
    (await saveSections(tx, sections ?? [])) +
    (await saveBrands(tx, brands ?? [])) +
    (await saveAttributes(tx, attributes ?? [])) +
    (await saveAttributeValues(tx, values ?? []));
  return { changed, hasSections: sections !== null, hasBrands: brands !== null };
}
