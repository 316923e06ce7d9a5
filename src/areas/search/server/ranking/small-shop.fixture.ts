import { TermIndexBuilder } from '../terms/term-index.ts';
import { rememberSplits } from '../language/remember-splits.ts';
import { addProduct } from '../query/product-words.ts';
import { phrases } from '../language/synonym-phrases.ts';
import { readQuery } from '../query/read-query.ts';
import { Ranker } from './rank-documents.ts';

/** Sections with the names of their products. */
export type Goods = readonly (readonly [section: string, ...names: string[]])[];

export const shop: Goods = [
  ['Bombillas', 'Bombilla LED E27, 5 W', 'Bombilla LED E14, 5 W', 'Bombilla vela E14'],
  ['Linternas y focos', 'Foco de obra LED 50 W', 'Foco de obra LED 20 W', 'Linterna frontal'],
  ['Motosierras', 'Motosierra eléctrica', 'Motosierra de gasolina', 'Cadena de motosierra'],
  ['Mangueras y enrolladores', 'Manguera de jardín', 'Manguera plana', 'Enrollador de manguera', 'Racor de manguera'],
  ['Martillos, mazas y hachas', 'Martillo de uña', 'Martillo de bola', 'Maza de goma'],
  ['Martillos perforadores', 'Martillo perforador SDS-Plus', 'Martillo perforador SDS-Max'],
  ['Palas y picos', 'Pala de punta, mango recto', 'Pala cuadrada, mango de muleta', 'Mango de recambio para pala'],
  ['Enchufes', 'Base de enchufe', 'Base de enchufe doble', 'Marco de dos'],
];
/** `foco` is a bulb in Peru. */
export const elsewhere: Goods = [['ILUMINACION', 'FOCO LED 9W', 'FOCO AHORRADOR 20W', 'LINTERNA LED', 'CINTA LED']];

/** The index of these goods, with descriptions by name, and with the brand that a name ends in. */
export async function indexOf(goods: Goods, descriptions: Readonly<Record<string, string>> = {}) {
  const builder = new TermIndexBuilder();
  const split = rememberSplits();
  const products = goods.flatMap(([section, ...names]) => names.map((name) => ({ section, name })));
  for (const [at, { section, name }] of products.entries())
    addProduct(
      builder,
      at,
      {
        id: at,
        article: String(at),
        ean: null,
        eans: [],
        sectionId: 1,
        popularity: 0,
        isSellable: true,
        isArchived: false,
        textHash: '',
        name: { es: name, ca: name },
        description: { es: descriptions[name] ?? '', ca: '' },
        brandCode: null,
        model: null,
        attributes: [],
      },
      { brand: brandOf(name), section: { es: section, ca: section }, parents: [] },
      split,
    );
  for (const phrase of phrases()) phrase.terms.forEach((term, at) => builder.learn(phrase.surfaces[at]!, term));
  const terms = await builder.build(products.length);
  return { products, terms };
}

/** The index of these goods, and what finds the names of those that fit a query, best first, or of all that have to do with it. */
export async function searchIn(goods: Goods, descriptions?: Readonly<Record<string, string>>) {
  const { products, terms } = await indexOf(goods, descriptions);
  const rank = (query: string) =>
    new Ranker(terms, new Float32Array(products.length).fill(1)).rank(readQuery(terms, query, false));
  const namesOf = (documents: Int32Array): string[] => [...documents].map((at) => products[at]!.name);
  const find = (query: string): string[] => {
    const { documents, matchCount } = rank(query);
    return namesOf(documents.subarray(0, matchCount));
  };
  return { terms, find, ranked: (query: string) => namesOf(rank(query).documents) };
}

/** `Norda` of `Bombilla Norda` and of `Norda Bulb`. */
const brandOf = (name: string): string | null => /^(?:Norda|Mirka)(?= )|(?:Norda|Mirka)$/.exec(name)?.[0] ?? null;
