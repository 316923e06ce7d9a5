import type { Locale } from '#i18n/locale.ts';
import type { JudgedProduct } from './judged-products.ts';
import { kinds, type KindName } from './kinds.ts';

/** What a query puts to the test. Of `nonsense` the right answer is none. */
export const groups = [
  'brand',
  'kind',
  'form',
  'synonym',
  'typo',
  'unit',
  'space',
  'attribute',
  'combined',
  'question',
  'wish',
  'slang',
  'english',
  'mixed',
  'abbreviation',
  'number',
  'nonsense',
] as const;
export type Group = (typeof groups)[number];

/** Attribute codes with the wanted value (or several that would do), `brand` with its code, `name` with a pattern. */
export type Demands = Readonly<Record<string, number | string | true | RegExp | readonly (number | string)[]>>;

export interface GradedQuery {
  readonly group: Group;
  readonly locale: Locale;
  readonly query: string;
  readonly kind: KindName | readonly KindName[];
  readonly demands: Demands;
}

export const graded = (
  group: Group,
  locale: Locale,
  query: string,
  kind: GradedQuery['kind'],
  demands: Demands = {},
): GradedQuery => ({ group, locale, query, kind, demands });

/**
 * The grade of a product, by rule alone; nothing here knows how a search works:
 *   3  it is of the kind and meets all demands
 *   2  of the kind, and one of two or more demands is not met
 *   1  of the kind but with less, or of a kind that the searcher might also take
 *   0  anything else
 */
export function gradeOf(product: JudgedProduct, { kind, demands }: GradedQuery): number {
  const demanded = Object.entries(demands);
  const missed = demanded.filter(([code, wanted]) => !meets(product, code, wanted)).length;
  const wantedKinds = [kind].flat().map((name) => kinds[name]);
  if (wantedKinds.some(({ is }) => is(product))) return missed === 0 ? 3 : missed === 1 && demanded.length > 1 ? 2 : 1;
  return missed === 0 && wantedKinds.some(({ near }) => near?.(product)) ? 1 : 0;
}

function meets(product: JudgedProduct, code: string, wanted: Demands[string]): boolean {
  if (code === 'brand') return product.brand === wanted;
  if (wanted instanceof RegExp) return wanted.test(product.name);
  const values = product.attributes[code] ?? [];
  return [wanted].flat().some((one) => values.includes(one as number | string | true));
}
