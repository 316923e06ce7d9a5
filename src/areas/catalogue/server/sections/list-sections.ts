import type { Locale } from '#i18n/locale.ts';
import type { ListingIndex } from '../index/catalogue-index.ts';
import { brandsOf, childrenOf, sectionsAt, treeOf } from './section-tree.ts';

interface SectionParts {
  readonly catalogueIndex: ListingIndex;
}

/** All sections, from the top-level groups down. */
export const listSectionTree = async ({ catalogueIndex }: SectionParts, locale: Locale) =>
  treeOf(await catalogueIndex.get(), locale);

/** The sections below one, with the brands that lead there; null for an unknown section. */
export async function listSections({ catalogueIndex }: SectionParts, sectionId: number, locale: Locale) {
  const index = await catalogueIndex.get();
  const section = index.sectionById.get(sectionId);
  return section ? { list: childrenOf(section, locale), brands: brandsOf(index, section) } : null;
}

/** Sections by their addresses, in the order of these; unknown and empty ones are left out. */
export const listSectionsAt = async ({ catalogueIndex }: SectionParts, urls: readonly string[], locale: Locale) =>
  sectionsAt(await catalogueIndex.get(), urls, locale);

/** The ids of the sections of products, by the product's id, as listings show them; unknown products are absent. */
export async function listedSections(
  { catalogueIndex }: SectionParts,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { positionById, section } = await catalogueIndex.get();
  return new Map(
    ids.flatMap((id): [number, number][] => {
      const found = section[positionById.get(id) ?? -1];
      return found ? [[id, found.id]] : [];
    }),
  );
}
