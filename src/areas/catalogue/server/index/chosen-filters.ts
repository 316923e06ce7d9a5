import type { ProductFilters } from '../../contract.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { CatalogueIndex, IndexedAttribute, IndexedSection } from './catalogue-index.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Filters in the index's own numbers. */
export interface ChosenFilters {
  readonly brands: ReadonlySet<number> | null;
  /** The chosen sections with all below them. */
  readonly sections: ReadonlySet<IndexedSection> | null;
  /** Cents, both ends included. */
  readonly price: Range | null;
  /** Cents of the price ready to use, both ends included. */
  readonly ready: Range | null;
  readonly available: boolean;
  readonly sale: boolean;
  /** The chosen values by position in `attributes`: a product needs one of the terms. */
  readonly attributes: ReadonlyMap<number, { readonly terms: ReadonlySet<number>; readonly range: Range | null }>;
}

type Refusal = Failure<'unknown_filter' | 'broken_range'>;
type Choice = NonNullable<ProductFilters['attributes']>[string];

const refuse = (code: 'unknown_filter' | 'broken_range', field: string): Refusal =>
  failure(code, { fields: [{ field: `filters.${field}`, code }] });

/** Translates filters for an index; refuses unknown codes and values, and ranges whose ends are reversed. */
export function chooseFilters(index: CatalogueIndex, filters: ProductFilters = {}): ChosenFilters | Refusal {
  const { brand = [], sections = [], price, ready, available = false, sale = false } = filters;
  const brands = new Set<number>();
  for (const code of brand) {
    const position = index.brandByCode.get(code);
    if (position === undefined) return refuse('unknown_filter', 'brand');
    brands.add(position);
  }
  const named: IndexedSection[] = [];
  for (const code of sections) {
    const found = index.sectionByCode.get(code);
    if (!found) return refuse('unknown_filter', 'sections');
    named.push(found);
  }
  const priceRange = rangeInCents(price);
  if (priceRange === 'broken') return refuse('broken_range', 'price');
  const readyRange = rangeInCents(ready);
  if (readyRange === 'broken') return refuse('broken_range', 'ready');
  const attributes = new Map<number, { terms: Set<number>; range: Range | null }>();
  for (const [code, choice] of Object.entries(filters.attributes ?? {})) {
    const position = index.attributeByCode.get(code);
    const attribute = position === undefined ? undefined : index.attributes[position]!;
    if (!attribute || attribute.filter === 'none') return refuse('unknown_filter', `attributes.${code}`);
    const chosen = chooseTerms(attribute, choice);
    if (typeof chosen === 'string') return refuse(chosen, `attributes.${code}`);
    if (chosen) attributes.set(position!, chosen);
  }
  return {
    brands: brands.size > 0 ? brands : null,
    sections: named.length > 0 ? withSectionsBelow(named) : null,
    price: priceRange,
    ready: readyRange,
    available,
    sale,
    attributes,
  };
}

/** Somebody who chooses a section and then one below it means the latter. */
function withSectionsBelow(named: readonly IndexedSection[]): Set<IndexedSection> {
  const above = new Set(named.flatMap(({ parent }) => lineage(parent)));
  const sections = new Set(named.filter((section) => !above.has(section)));
  // Those that are added come later in the same round.
  for (const section of sections) for (const child of section.children) sections.add(child);
  return sections;
}

/** A section and those above it, the nearest first. */
export function lineage(section: IndexedSection | null): IndexedSection[] {
  const line: IndexedSection[] = [];
  for (let at = section; at; at = at.parent) line.push(at);
  return line;
}

function rangeOf({ min = -Infinity, max = Infinity }: { min?: number; max?: number }): Range | null {
  return min > max ? null : { min, max };
}

/** null: neither end is chosen. */
function rangeInCents(chosen: ProductFilters['price'] = {}): Range | 'broken' | null {
  if (chosen.min === undefined && chosen.max === undefined) return null;
  const range = rangeOf(chosen);
  return range ? { min: Math.round(range.min * 100), max: Math.round(range.max * 100) } : 'broken';
}

/** null: nothing is chosen. */
function chooseTerms(
  attribute: IndexedAttribute,
  choice: Choice,
): { terms: Set<number>; range: Range | null } | 'unknown_filter' | 'broken_range' | null {
  if (typeof choice === 'boolean')
    return attribute.type === 'flag' ? withTerms(attribute, choice ? [true] : []) : 'unknown_filter';
  if (Array.isArray(choice)) return withTerms(attribute, choice);
  if (attribute.type !== 'number') return 'unknown_filter';
  if (choice.min === undefined && choice.max === undefined) return null;
  const range = rangeOf(choice);
  if (!range) return 'broken_range';
  const terms = [...attribute.terms].filter(([value]) => Number(value) >= range.min && Number(value) <= range.max);
  return { terms: new Set(terms.map(([, term]) => term)), range };
}

function withTerms(attribute: IndexedAttribute, values: readonly (string | number | boolean)[]) {
  const terms = new Set<number>();
  for (const value of values) {
    const term = attribute.terms.get(storedValue(attribute, value));
    if (term === undefined) return 'unknown_filter' as const;
    terms.add(term);
  }
  return terms.size > 0 ? { terms, range: null } : null;
}

/** Values as in URLs ('18', '1') and as stored (18, true). */
function storedValue({ type }: IndexedAttribute, value: string | number | boolean): number | string | true {
  if (type === 'number') return typeof value === 'boolean' || value === '' ? Number.NaN : Number(value);
  if (type === 'flag') return value === true || value === '1' || value === 1 || value === 'true' ? true : String(value);
  return String(value);
}
