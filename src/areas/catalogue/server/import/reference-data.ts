import type { Queryable } from '#platform/database/database.ts';
import {
  type ReferenceSource,
  readAttributes,
  readAttributeValues,
  readBrands,
  readFits,
  readSections,
} from './read-reference-files.ts';
import { saveAttributes, saveAttributeValues, saveBrands } from './save/save-reference-data.ts';
import { saveFitRules } from './save/save-fit-rules.ts';
import { saveSections } from './save/save-sections.ts';

/** The files beside products.csv: sections, brands, attributes, names of values, what fits; null for a missing one. */
export type ReferenceData = Awaited<ReturnType<typeof readReferenceData>>;

export const noReferenceData: ReferenceData = {
  sections: null,
  brands: null,
  attributes: null,
  values: null,
  fits: null,
};

export const readReferenceData = async (source: ReferenceSource) => ({
  sections: await readSections(source),
  brands: await readBrands(source),
  attributes: await readAttributes(source),
  values: await readAttributeValues(source),
  fits: await readFits(source),
});

/** Returns how many of them were new or changed. */
export const saveReferenceData = async (
  tx: Queryable,
  { sections, brands, attributes, values, fits }: ReferenceData,
  refuseFit: (line: number, reason: string) => void,
): Promise<number> =>
  (await saveSections(tx, sections ?? [])) +
  (await saveBrands(tx, brands ?? [])) +
  (await saveAttributes(tx, attributes ?? [])) +
  (await saveAttributeValues(tx, values ?? [])) +
  (fits ? await saveFitRules(tx, fits, refuseFit) : 0);
