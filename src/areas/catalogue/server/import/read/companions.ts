import type { Queryable } from '#platform/database/database.ts';
import {
  type CompanionSource,
  readAttributes,
  readAttributeValues,
  readBrands,
  readSections,
} from './read-companions.ts';
import { saveAttributes, saveAttributeValues, saveBrands } from '../save/save-companions.ts';
import { saveSections } from '../save/save-sections.ts';

/** What stands beside products.csv: sections, brands, attributes, names of values; null for a file that is not there. */
export type Companions = Awaited<ReturnType<typeof readCompanions>>;

export const noCompanions: Companions = { sections: null, brands: null, attributes: null, values: null };

export const readCompanions = async (source: CompanionSource) => ({
  sections: await readSections(source),
  brands: await readBrands(source),
  attributes: await readAttributes(source),
  values: await readAttributeValues(source),
});

/** Answers how many of them were new or changed. */
export const saveCompanions = async (
  tx: Queryable,
  { sections, brands, attributes, values }: Companions,
): Promise<number> =>
  (await saveSections(tx, sections ?? [])) +
  (await saveBrands(tx, brands ?? [])) +
  (await saveAttributes(tx, attributes ?? [])) +
  (await saveAttributeValues(tx, values ?? []));
