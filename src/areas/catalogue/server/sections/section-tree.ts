import type { Locale } from '#i18n/locale.ts';
import type { SectionChild, SectionGroup } from '../../contract.ts';
import type { CatalogueIndex, IndexedSection } from '../index/catalogue-index.ts';

/** A section without products is a dead end and is not shown. */
const isFilled = ({ products }: IndexedSection): boolean => products.length > 0;

const leafOf = (section: IndexedSection, locale: Locale) => ({
  id: section.id,
  name: section.name[locale],
  url: section.url,
  picture: section.picture,
  count: section.products.length,
});

function childOf(section: IndexedSection, locale: Locale): SectionChild {
  const below = section.children.filter(isFilled);
  return {
    ...leafOf(section, locale),
    ...(below.length > 0 && { treeChildren: below.map((child) => leafOf(child, locale)) }),
  };
}

export const childrenOf = (section: IndexedSection, locale: Locale): SectionChild[] =>
  section.children.filter(isFilled).map((child) => childOf(child, locale));

export const sectionsAt = ({ sectionByUrl }: CatalogueIndex, urls: readonly string[], locale: Locale) =>
  urls
    .flatMap((url) => sectionByUrl.get(url) ?? [])
    .filter(isFilled)
    .map((section) => leafOf(section, locale));

const groupsOf = (index: CatalogueIndex): IndexedSection[] =>
  index.sections.filter((section) => section.parent === null && isFilled(section));

export const treeOf = (index: CatalogueIndex, locale: Locale): SectionGroup[] =>
  groupsOf(index).map((group) => ({ ...leafOf(group, locale), children: childrenOf(group, locale) }));

const brandsShown = 6;

/** The brands with most products in a section and below. */
export function brandsOf(index: CatalogueIndex, section: IndexedSection) {
  const counts = new Map<number, number>();
  for (const position of section.products) {
    const brand = index.brand[position]!;
    if (brand >= 0) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, products], [other, others]) => others - products || one - other)
    .slice(0, brandsShown)
    .map(([brand]) => index.brands[brand]!)
    .map(({ code, name, color }) => ({ code, name, url: `/brands/${code}`, color }));
}

const linksPerList = 6;

/** The fullest sections of the first two groups; of one group alone, its first and its next. */
export function footerSections(index: CatalogueIndex, locale: Locale) {
  const links = (section: IndexedSection | undefined) =>
    (section?.children ?? [])
      .filter(isFilled)
      .toSorted((a, b) => b.products.length - a.products.length)
      .map(({ id, name, url }) => ({ id, name: name[locale], url }));
  const [first, second] = groupsOf(index);
  const left = links(first);
  const right = second ? links(second) : left.slice(linksPerList);
  return { left: left.slice(0, linksPerList), right: right.slice(0, linksPerList) };
}

/** The way from the top-level group down to the section. */
export function sectionPath(section: IndexedSection, locale: Locale): { name: string; url: string }[] {
  const path = [{ name: section.name[locale], url: section.url }];
  for (let above = section.parent; above; above = above.parent)
    path.unshift({ name: above.name[locale], url: above.url });
  return path;
}
