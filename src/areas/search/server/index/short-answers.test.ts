import { expect, it } from 'vitest';
import { type Goods, indexOf } from '../ranking/small-shop.fixture.ts';
import { buildSearchIndex } from './build-search-index.ts';
import { meaningOfAll } from '../query/whole-meaning.ts';
import { readQuery } from '../query/read-query.ts';

const goods: Goods = [
  ['Colas', 'Cola blanca de carpintero', 'Cola de contacto', 'Cola instantánea', 'Pistola de cartuchos'],
  ['Brocas', 'Broca para madera de 8 mm', 'Broca para madera de 10 mm', 'Broca para pared de 6 mm'],
  ['Tableros', 'Tablero de madera', 'Listón de madera'],
  ['Cementos', 'Cemento cola blanco', 'Cemento cola gris', 'Cemento blanco'],
];

/** A small shop's index with sections, as searches use it. */
async function shopIndex() {
  const name = (text: string) => ({ es: text, ca: text });
  const sections = goods.map(([section], at) => ({
    id: at + 1,
    parentId: null,
    name: name(section),
    url: `/catalog/${at + 1}`,
    picture: null,
    count: 1,
  }));
  const names = goods.flatMap(([, ...some], at) => some.map((one) => ({ one, sectionId: at + 1 })));
  const products = names.map(({ one, sectionId }, at) => ({
    id: at + 1,
    article: `A-${at}`,
    ean: null,
    eans: [],
    sectionId,
    popularity: 0,
    isSellable: true,
    isArchived: false,
    textHash: '',
    name: name(one),
    description: name(''),
    brandCode: null,
    model: null,
    attributes: [],
  }));
  const index = await buildSearchIndex({ version: 1, products, sections, brands: [] });
  return (query: string) => [...index.find(query, false).documents].map((document) => names[document]!.one);
}

it('lists after a few goods that all words mean together the others of their family and section', async () => {
  const find = await shopIndex();
  const found = find('wood glue');
  expect(found[0]).toBe('Cola blanca de carpintero');
  expect(found.slice(1, 3).sort()).toEqual(['Cola de contacto', 'Cola instantánea']);
});

it('does not take a word for the whole that names goods itself', async () => {
  const { terms } = await indexOf(goods);
  expect(meaningOfAll(terms, readQuery(terms, 'broca madera', false))).toBeNull();
  expect(meaningOfAll(terms, readQuery(terms, 'wood glue', false))).not.toBeNull();
});
