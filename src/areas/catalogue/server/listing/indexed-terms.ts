import type { CatalogueIndex, IndexedAttribute, Term } from './catalogue-index.ts';
import type { AttributeValues } from '../catalogue-tables.ts';
import { formatAmount } from '../product/format-amount.ts';

export interface KnownAttributes {
  readonly attributes: readonly IndexedAttribute[];
  /** By `attribute=value`, in the order in which they are listed. */
  readonly valueNames: ReadonlyMap<string, Term['name']>;
}

/** Numbers the values that products have and lists them by product. */
export class IndexedTerms {
  readonly #known: KnownAttributes;
  readonly #attributeByCode: ReadonlyMap<string, number>;
  readonly #terms: Term[] = [];
  readonly #productTerms: number[] = [];
  readonly #termStart = [0];

  constructor(known: KnownAttributes) {
    this.#known = known;
    this.#attributeByCode = new Map(known.attributes.map(({ code }, at) => [code, at]));
  }

  /** Adds the values of the next product. */
  add(values: AttributeValues): void {
    for (const code in values) {
      const attribute = this.#attributeByCode.get(code);
      if (attribute === undefined) continue;
      for (const value of values[code]!) this.#productTerms.push(this.#numberOf(attribute, value));
    }
    this.#termStart.push(this.#productTerms.length);
  }

  finish(): Pick<CatalogueIndex, 'terms' | 'termStart' | 'productTerms'> {
    const { attributes, valueNames } = this.#known;
    for (const attribute of attributes) sortTerms(attribute, [...valueNames.keys()]);
    return {
      terms: this.#terms,
      termStart: Int32Array.from(this.#termStart),
      productTerms: Int32Array.from(this.#productTerms),
    };
  }

  #numberOf(at: number, value: number | string | true): number {
    const attribute = this.#known.attributes[at]!;
    const known = attribute.terms.get(value);
    if (known !== undefined) return known;
    const name = nameOfValue(attribute, value, this.#known.valueNames);
    const term = this.#terms.push({ attribute: at, value, name }) - 1;
    attribute.terms.set(value, term);
    return term;
  }
}

function nameOfValue(
  { code, type, unit }: IndexedAttribute,
  value: number | string | true,
  names: ReadonlyMap<string, Term['name']>,
): Term['name'] {
  if (type === 'number')
    return { es: formatAmount(Number(value), unit, 'es'), ca: formatAmount(Number(value), unit, 'ca') };
  return names.get(`${code}=${value}`) ?? { es: String(value), ca: String(value) };
}

/** Numbers by size, texts as their file lists them. */
function sortTerms(attribute: IndexedAttribute, listed: readonly string[]): void {
  const place = new Map(
    attribute.type === 'text'
      ? listed.filter((key) => key.startsWith(`${attribute.code}=`)).map((key, at) => [key, at])
      : [],
  );
  const placeOf = (value: number | string | true): number =>
    typeof value === 'number' ? value : (place.get(`${attribute.code}=${value}`) ?? Number.MAX_SAFE_INTEGER);
  const sorted = [...attribute.terms].sort(([a], [b]) => placeOf(a) - placeOf(b));
  attribute.terms.clear();
  for (const [value, term] of sorted) attribute.terms.set(value, term);
}
