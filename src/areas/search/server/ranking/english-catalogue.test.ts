import { expect, it } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { Ranker } from './rank-documents.ts';
import { type Goods, indexOf } from './small-shop.fixture.ts';

/** Where names begin with the maker and end with the thing, no kinds can be learnt. */
const goods: Goods = [
  [
    'Goods',
    'Norda Wireless Keyboard Black',
    'Norda Wireless Mouse',
    'Norda Gaming Keyboard 105 keys',
    'Norda Memory Stick 16 GB',
    'Norda 5-gal. Bucket with Lid',
    'Norda 2-gal. Bucket with Lid',
    'Norda Step Ladder 8 ft.',
    'Norda 60-Watt Light Bulb',
    'Norda 3/4 in. Copper Elbow',
  ],
];
const { products, terms } = await indexOf(goods);
const ranker = new Ranker(terms, new Float32Array(products.length).fill(1));
const first = (query: string): string | undefined =>
  products[ranker.rank(readQuery(terms, query, false)).documents[0] ?? -1]?.name;

it.each([
  // An error in each of two words, which a name has together
  ['wirelss keybord', 'Norda Wireless Keyboard Black'],
  ['gmaing kerboard', 'Norda Gaming Keyboard 105 keys'],
  ['mzemory sitck', 'Norda Memory Stick 16 GB'],
  // Units in full, in short and after a hyphen; words between that mean nothing
  ['5 gallon bucket', 'Norda 5-gal. Bucket with Lid'],
  ['8 foot ladder', 'Norda Step Ladder 8 ft.'],
  ['60 w bulb', 'Norda 60-Watt Light Bulb'],
  ['elbow in 3/4 inches', 'Norda 3/4 in. Copper Elbow'],
])('finds %j', (query, name) => {
  expect(first(query)).toBe(name);
});

it('finds nothing where the words with errors are of different goods, or unknown', () => {
  expect(first('keybord sitck')).toBeUndefined();
  expect(first('mzemory xqzwv')).toBeUndefined();
});
