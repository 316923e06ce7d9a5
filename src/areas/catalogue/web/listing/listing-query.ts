import type { ProductFilters } from '../../contract.ts';
import { formatQuery } from '#values/format-query.ts';
import { productSorts, type SearchSort } from '#values/listing.ts';
import { readTypedNumber } from '#values/written-number.ts';

/**
 * The filters, order and page in the address of a listing. The keys are readable and stable because people share them:
 * `brand=stihl` and `sections=taladros` (repeated), `price.min=45`, `price.max=620`, `ready.max=120` (ready to use), `available=1`,
 * `sale=1`, `sort=price_asc`, `page=2`;
 * of a section's attributes `a.voltage=18` (repeated), `a.power.min=500`, `a.power.max=900`, `is.brushless=1`.
 * Invalid values are ignored, so that an old link still shows products.
 */
export interface ListingChoice {
  /** Chosen values by facet code, `brand` among them. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, ChosenRange>>;
  readonly flags: readonly string[];
  /** null is the usual order: `popular`, of a search what its query says, usually `relevance`. */
  readonly sort: SearchSort | null;
  readonly page: number;
  /** Of a search: words of a price are searched like others. In the address `literal=1`. */
  readonly isLiteral?: boolean;
  /** Of a search: its text names the chosen price, which would come back when it is only left out of the address. */
  readonly isPriceSpoken?: boolean;
}

export interface ChosenRange {
  readonly min?: number;
  readonly max?: number;
}

export const nothingChosen: ListingChoice = { lists: {}, ranges: {}, flags: [], sort: null, page: 1 };

const shopFlags = ['available', 'sale'] as const;
/** Ranges of euros, of which the shop has each; all others are an attribute's. */
const isPrice = (code: string): boolean => code === 'price' || code === 'ready';
const isShopFlag = (code: string): boolean => shopFlags.includes(code as never);
const maxValues = 100;
const maxValueLength = 100;
const code = '[a-z0-9][a-z0-9_-]{0,99}';
const listKey = new RegExp(`^(?:(brand|sections)|a\\.(${code}))$`);
const rangeKey = new RegExp(`^(?:(price|ready)|a\\.(${code}))\\.(min|max)$`);
const flagKey = new RegExp(`^(?:(available|sale)|is\\.(${code}))$`);

export function parseListingQuery(search: URLSearchParams, sorts: readonly SearchSort[] = productSorts): ListingChoice {
  const lists: Record<string, string[]> = {};
  const ranges: Record<string, { min?: number; max?: number }> = {};
  const flags = new Set<string>();
  for (const [key, value] of search) {
    const list = listKey.exec(key);
    if (list) addValue((lists[(list[1] ?? list[2])!] ??= []), value);
    const range = rangeKey.exec(key);
    if (range) addEnd(ranges, (range[1] ?? range[2])!, range[3] as 'min' | 'max', value);
    const flag = flagKey.exec(key);
    if (flag && value === '1') flags.add((flag[1] ?? flag[2])!);
  }
  return {
    lists: filterRecord(lists, (values) => values.length > 0),
    ranges: filterRecord(
      ranges,
      ({ min, max }) => (min !== undefined || max !== undefined) && (min ?? -Infinity) <= (max ?? Infinity),
    ),
    flags: [...flags].sort(),
    sort: sorts.find((sort) => sort !== 'popular' && sort === search.get('sort')) ?? null,
    page: pageNumber(search.get('page')),
  };
}

function addValue(values: string[], value: string): void {
  if (value && value.length <= maxValueLength && values.length < maxValues && !values.includes(value))
    values.push(value);
}

function addEnd(
  ranges: Record<string, { min?: number; max?: number }>,
  facet: string,
  end: 'min' | 'max',
  text: string,
): void {
  const number = readNumber(facet, text);
  if (number !== null && (!isPrice(facet) || (number >= 0 && number <= 99_999_999)))
    (ranges[facet] ??= {})[end] = number;
}

/**
 * 1250.5 as our own addresses write it, or '1.250,5 W' as the fields of a form without scripts send it. Prices are also typed
 * into addresses, and have no three decimals: their '1.500' is fifteen hundred.
 */
function readNumber(facet: string, text: string): number | null {
  if (!isPrice(facet) && /^-?\d{1,9}(\.\d{1,6})?$/.test(text)) return Number(text);
  const number = readTypedNumber(/^-?[\d.,\s'’]{0,40}/.exec(text)![0]);
  return number === null || Math.abs(number) > 999_999_999 ? null : number;
}

const filterRecord = <Value>(record: Record<string, Value>, accept: (value: Value) => boolean): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => accept(value)));

const pageNumber = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

const prefixed = (facet: string, own: boolean, prefix: string): string => (own ? facet : `${prefix}.${facet}`);

export const listName = (facet: string): string => prefixed(facet, facet === 'brand' || facet === 'sections', 'a');
export const rangeName = (facet: string, end: 'min' | 'max'): string =>
  `${prefixed(facet, isPrice(facet), 'a')}.${end}`;
export const flagName = (facet: string): string => prefixed(facet, isShopFlag(facet), 'is');

/** The query of an address, with its '?', empty when nothing is chosen. The same choice always gives the same address. */
export function formatListingQuery(choice: ListingChoice): string {
  const search = new URLSearchParams();
  for (const [facet, values] of sorted(choice.lists))
    for (const value of [...values].sort()) search.append(listName(facet), value);
  for (const [facet, { min, max }] of sorted(choice.ranges)) {
    const places = isPrice(facet) ? 100 : 1e6;
    if (min !== undefined) search.set(rangeName(facet, 'min'), plainNumber(min, places));
    if (max !== undefined) search.set(rangeName(facet, 'max'), plainNumber(max, places));
  }
  for (const flag of [...choice.flags].sort()) search.set(flagName(flag), '1');
  if (choice.isLiteral) search.set('literal', '1');
  if (choice.sort) search.set('sort', choice.sort);
  if (choice.page > 1) search.set('page', String(choice.page));
  return formatQuery(search);
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));

const plainNumber = (number: number, places: number): string => String(Math.round(number * places) / places);

/** The chosen filters as the API wants them; undefined when there are none. */
export function filtersOf({ lists, ranges, flags }: ListingChoice): ProductFilters | undefined {
  const { brand, sections, ...attributeLists } = lists;
  const { price, ready, ...attributeRanges } = ranges;
  const attributeFlags = Object.fromEntries(
    flags.filter((flag) => !isShopFlag(flag)).map((flag) => [flag, true as const]),
  );
  const attributes = { ...attributeLists, ...attributeRanges, ...attributeFlags } as NonNullable<
    ProductFilters['attributes']
  >;
  const filters: ProductFilters = {
    ...(brand && { brand: [...brand] }),
    ...(sections && { sections: [...sections] }),
    ...(price && { price }),
    ...(ready && { ready }),
    ...(flags.includes('available') && { available: true }),
    ...(flags.includes('sale') && { sale: true }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  };
  return Object.keys(filters).length > 0 ? filters : undefined;
}
