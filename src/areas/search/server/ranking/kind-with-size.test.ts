import { expect, it } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { Ranker } from './rank-documents.ts';
import { type Goods, indexOf, searchIn } from './small-shop.fixture.ts';

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

it('lists after the goods of the size those of the kind in other sizes, before other goods of that size', async () => {
  const { ranked } = await searchIn([
    ['Pernos y tuercas', 'Tuercas M8', 'Tuercas M10', 'Tuercas M12', 'Varilla roscada M10', 'Arandelas M10'],
  ]);
  expect(ranked('tuerca m10').slice(0, 3).sort()).toEqual(['Tuercas M10', 'Tuercas M12', 'Tuercas M8']);
});
