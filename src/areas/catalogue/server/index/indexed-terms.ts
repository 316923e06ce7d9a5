import type { CatalogueIndex, IndexedAttribute, Term } from './catalogue-index.ts';
import type { AttributeValues } from '../catalogue-tables.ts';
import { formatAmount } from './format-amount.ts';

export interface KnownAttributes {
  readonly attributes: readonly IndexedAttribute[];
  /** Names by `attribute=value`, in the order in which they are listed. */
  readonly valueNames: ReadonlyMap<string, Term['name']>;
}

type TermPart = Pick<CatalogueIndex, 'attributes' | 'attributeByCode' | 'terms' | 'termStart' | 'productTerms'>;

export interface StoredTerms {
  readonly values: readonly (readonly [attribute: number, value: Term['value']])[];
  readonly starts: Int32Array;
  readonly terms: Int32Array;
}

/** Numbers the values that products have and lists them by product. */
export class IndexedTerms {
  readonly #known: KnownAttributes;
  readonly #attributeByCode: ReadonlyMap<string, number>;
  readonly #terms: Term[] = [];
  /** The terms of each product, by its position. */
  readonly #ofProduct: Int32Array[] = [];
  #last: TermPart | undefined;
  #haveChanged = false;

  constructor(known: KnownAttributes, stored?: StoredTerms) {
    this.#known = known;
    this.#attributeByCode = new Map(known.attributes.map(({ code }, at) => [code, at]));
    if (!stored) return;
    for (const [attribute, value] of stored.values) this.#numberOf(attribute, value);
    const { starts, terms } = stored;
    for (let at = 0; at + 1 < starts.length; at += 1) this.#ofProduct.push(terms.subarray(starts[at], starts[at + 1]));
    this.#haveChanged = true;
  }

  /** What another one can be made of, with the same attributes. */
  stored(): StoredTerms {
    const { termStart, productTerms } = this.snapshot();
    return {
      values: this.#terms.map(({ attribute, value }) => [attribute, value]),
      starts: termStart,
      terms: productTerms,
    };
  }

  /** Sets the values of the product at a position, the next one or an earlier one. */
  set(position: number, values: AttributeValues): void {
    const terms: number[] = [];
    for (const code in values) {
      const attribute = this.#attributeByCode.get(code);
      if (attribute === undefined) continue;
      for (const value of values[code]!) terms.push(this.#numberOf(attribute, value));
    }
    const before = this.#ofProduct[position];
    if (before?.length === terms.length && terms.every((term, at) => term === before[at])) return;
    this.#ofProduct[position] = Int32Array.from(terms);
    this.#haveChanged = true;
  }

  /** What an index has of it, not touched by later changes. */
  snapshot(): TermPart {
    if (this.#last && !this.#haveChanged) return this.#last;
    const termStart = new Int32Array(this.#ofProduct.length + 1);
    for (const [position, terms] of this.#ofProduct.entries())
      termStart[position + 1] = termStart[position]! + terms.length;
    const productTerms = new Int32Array(termStart.at(-1)!);
    for (const [position, terms] of this.#ofProduct.entries()) productTerms.set(terms, termStart[position]);
    this.#haveChanged = false;
    return (this.#last = {
      ...(this.#last?.terms.length === this.#terms.length ? this.#last : this.#namedTerms()),
      termStart,
      productTerms,
    });
  }

  #namedTerms(): Pick<TermPart, 'attributes' | 'attributeByCode' | 'terms'> {
    const { attributes, valueNames } = this.#known;
    const listed = [...valueNames.keys()];
    return {
      attributes: attributes.map((attribute) => ({ ...attribute, terms: sortedTerms(attribute, listed) })),
      attributeByCode: this.#attributeByCode,
      terms: [...this.#terms],
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
function sortedTerms(attribute: IndexedAttribute, listed: readonly string[]): IndexedAttribute['terms'] {
  const place = new Map(
    attribute.type === 'text'
      ? listed.filter((key) => key.startsWith(`${attribute.code}=`)).map((key, at) => [key, at])
      : [],
  );
  const placeOf = (value: number | string | true): number =>
    typeof value === 'number' ? value : (place.get(`${attribute.code}=${value}`) ?? Number.MAX_SAFE_INTEGER);
  return new Map([...attribute.terms].sort(([a], [b]) => placeOf(a) - placeOf(b)));
}
