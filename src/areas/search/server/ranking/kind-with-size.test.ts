import { expect, it } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { Ranker } from './rank-documents.ts';
import { type Goods, indexOf } from './small-shop.fixture.ts';

const goods: Goods = [
  ['Tubería y accesorios', 'Tubo de desagüe de 50 mm, PVC', 'Tubo de desagüe de 40 mm, PVC', 'Codo de latón'],
  ['Tubos, canaletas y cuadros', 'Tubo corrugado de 16 mm, PVC', 'Tubo corrugado de 20 mm, PVC'],
  ['Grifos', 'Grifo de jardín', 'Grifo de ducha'],
];

it('does not raise a kind above others with a size because its section names it beside more', async () => {
  const { products, terms } = await indexOf(goods);
  const ranker = new Ranker(terms, new Float32Array(products.length).fill(1));
  const { documents } = ranker.rank(readQuery(terms, 'tubo pvc 50 mm', false));
  expect([...documents].slice(0, 2).map((at) => products[at]!.name)).toEqual([
    'Tubo de desagüe de 50 mm, PVC',
    'Tubo de desagüe de 40 mm, PVC',
  ]);
});
