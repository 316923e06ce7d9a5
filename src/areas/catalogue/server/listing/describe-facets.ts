import type { Locale } from '#i18n/locale.ts';
import type { Facet, ProductFilters } from '../../contract.ts';
import type { CatalogueIndex, IndexedAttribute, IndexedSection } from '../index/catalogue-index.ts';
import { type ChosenFilters, lineage } from '../index/chosen-filters.ts';
import { serverMessages } from '../server-messages.ts';
import type { Selection } from '../index/select-products.ts';

type FacetValue = Extract<Facet, { type: 'list' }>['values'][number];

/** An attribute that few of the products have is offered only deeper in the tree. */
const minShare = 0.1;
const maxAttributes = 15;

/**
 * The facets that a listing offers, in their order: sections where products of many are listed, brand, price, price ready to
 * use, in stock, on sale, then the attributes.
 */
export function describeFacets(
  index: CatalogueIndex,
  selection: Selection,
  chosen: ChosenFilters,
  filters: ProductFilters,
  locale: Locale,
  hasSections: boolean,
): Facet[] {
  const t = serverMessages[locale].facets;
  return [
    ...(hasSections || chosen.sections
      ? sectionFacet(index, selection, filters.sections ?? [], t.sections, locale)
      : []),
    ...brandFacet(index, selection, chosen, t.brand),
    ...priceFacet('price', selection, filters, t.price),
    ...readyFacet(selection, filters, t.ready),
    ...flagFacet('available', t.available, selection.scope.available, selection.counts.available, chosen.available),
    ...flagFacet('sale', t.sale, selection.scope.sale, selection.counts.sale, chosen.sale),
    ...attributeFacets(index, selection, chosen, filters, locale),
  ];
}

/** The tree of the sections that have any of the products. */
function sectionFacet(
  index: CatalogueIndex,
  { matching, elsewhere }: Selection,
  chosen: readonly string[],
  name: string,
  locale: Locale,
): Facet[] {
  const counts = new Map<IndexedSection, number>();
  for (const positions of [matching, elsewhere])
    for (let at = 0; at < positions.length; at += 1) {
      const section = index.section[positions[at]!]!;
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
  const totals = new Map<IndexedSection, number>();
  for (const [section, count] of counts)
    for (const above of lineage(section)) totals.set(above, (totals.get(above) ?? 0) + count);
  const valuesOf = (sections: readonly IndexedSection[], depth: number): FacetValue[] =>
    sections.flatMap((section) => {
      const count = totals.get(section) ?? 0;
      const selected = chosen.includes(section.code);
      const below = valuesOf(section.children, depth + 1);
      if (count === 0 && !selected && below.length === 0) return [];
      return [{ value: section.code, name: section.name[locale], count, selected, depth }, ...below];
    });
  const values = valuesOf(
    index.sections.filter(({ parent }) => parent === null),
    0,
  );
  return values.length > 1 || chosen.length > 0 ? [{ code: 'sections', name, type: 'list', values }] : [];
}

function brandFacet(
  index: CatalogueIndex,
  { scope, counts }: Selection,
  { brands }: ChosenFilters,
  name: string,
): Facet[] {
  const values = index.brands.flatMap((brand, at) =>
    scope.brands[at]! > 0 || brands?.has(at)
      ? [
          {
            value: brand.code,
            name: brand.name,
            count: counts.brands[at]!,
            selected: brands?.has(at) ?? false,
            ...(brand.color && { color: brand.color }),
          },
        ]
      : [],
  );
  return values.length > 1 || brands ? [{ code: 'brand', name, type: 'list', values }] : [];
}

/** Only where enough of the products are bare machines: for all others it is the price. */
const readyFacet = (selection: Selection, filters: ProductFilters, name: string): Facet[] => {
  const { bare, size } = selection.scope;
  const isOffered = bare > 0 && bare >= size * minShare;
  return isOffered || hasEnd(filters.ready) ? priceFacet('ready', selection, filters, name) : [];
};

const hasEnd = (range: ProductFilters['price']): boolean => range?.min !== undefined || range?.max !== undefined;

function priceFacet(
  code: 'price' | 'ready',
  { scope, counts }: Selection,
  filters: ProductFilters,
  name: string,
): Facet[] {
  const selected = filters[code];
  const isChosen = hasEnd(selected);
  if (scope[code].min >= scope[code].max && !isChosen) return [];
  // Where the other filters leave nothing, the slider has the range of the scope.
  const ends =
    counts[code].min <= counts[code].max
      ? counts[code]
      : scope[code].min <= scope[code].max
        ? scope[code]
        : { min: 0, max: 0 };
  const range = { type: 'range' as const, unit: '€', min: ends.min / 100, max: ends.max / 100 };
  return [{ code, name, ...range, ...(isChosen && { selected }) }];
}

const flagFacet = (code: string, name: string, offered: number, count: number, selected: boolean): Facet[] =>
  offered > 0 || selected ? [{ code, name, type: 'flag', count, selected }] : [];

function attributeFacets(
  index: CatalogueIndex,
  selection: Selection,
  chosen: ChosenFilters,
  filters: ProductFilters,
  locale: Locale,
): Facet[] {
  const facets: Facet[] = [];
  let offered = 0;
  index.attributes.forEach((attribute, at) => {
    if (attribute.filter === 'none') return;
    const isChosen = chosen.attributes.has(at);
    if (!isChosen && (offered >= maxAttributes || shareOf(attribute, selection) < minShare)) return;
    const facet = attributeFacet(index, attribute, at, selection, chosen, filters, locale);
    if (!facet) return;
    facets.push(facet);
    offered += 1;
  });
  return facets;
}

function shareOf({ terms }: IndexedAttribute, { scope }: Selection): number {
  let count = 0;
  for (const term of terms.values()) count += scope.terms[term]!;
  return scope.size === 0 ? 0 : count / scope.size;
}

function attributeFacet(
  index: CatalogueIndex,
  attribute: IndexedAttribute,
  at: number,
  { scope, counts }: Selection,
  chosen: ChosenFilters,
  filters: ProductFilters,
  locale: Locale,
): Facet | null {
  const { code, terms, filter, unit } = attribute;
  const name = attribute.name[locale];
  const choice = chosen.attributes.get(at);
  const present = [...terms].filter(([, term]) => scope.terms[term]! > 0 || (choice?.terms.has(term) && !choice.range));
  if (filter === 'flag') {
    const term = terms.get(true);
    return term === undefined
      ? null
      : { code, name, type: 'flag', count: counts.terms[term]!, selected: choice !== undefined };
  }
  if (filter === 'list') {
    const values = present.map(([value, term]) => ({
      value: String(value),
      name: index.terms[term]!.name[locale],
      count: counts.terms[term]!,
      selected: choice?.terms.has(term) ?? false,
    }));
    return values.length > 1 || choice ? { code, name, type: 'list', values } : null;
  }
  if (present.length < 2 && !choice) return null;
  const left = present.filter(([, term]) => counts.terms[term]! > 0);
  const numbers = (left.length > 0 ? left : present).map(([value]) => Number(value));
  const selected = filters.attributes?.[code];
  return {
    code,
    name,
    type: 'range',
    unit,
    min: numbers[0] ?? 0,
    max: numbers.at(-1) ?? 0,
    ...(choice && typeof selected === 'object' && !Array.isArray(selected) && { selected }),
  };
}
