import { expect, it } from 'vitest';
import { type Goods, searchIn } from '../ranking/small-shop.fixture.ts';

const goods: Goods = [
  ['Gafas', 'Gafas de protección claras', 'Gafas de protección oscuras', 'Gafas de protección graduadas'],
  ['Mascarillas', 'Mascarillas FFP1', 'Mascarillas FFP2', 'Mascarillas FFP3'],
  ['Sprays', 'Spray aflojatodo 200 ml', 'Spray aflojatodo 400 ml', 'Spray de silicona'],
  ['Cerraduras', 'Cilindro de seguridad 30', 'Cilindro de seguridad 40', 'Cerradura de embutir'],
];

it('puts first of the goods for a problem those that are described by it', async () => {
  const { find } = await searchIn(goods, {
    'Mascarillas FFP1': 'Filtran el polvo que queda al lijar.',
    'Mascarillas FFP2': 'Filtran el polvo fino que queda al lijar.',
    'Mascarillas FFP3': 'Filtran el polvo de sílice que queda al lijar.',
  });
  expect(find('polvo al lijar')[0]).toContain('Mascarillas');
});

it('keeps the likeliest first where no texts tell', async () => {
  const { find } = await searchIn(goods);
  expect(find('polvo al lijar')[0]).toContain('Gafas');
});

it('takes nothing for a remedy because it is named like the thing that is broken', async () => {
  const { find } = await searchIn(goods);
  expect(find('la cerradura va dura')[0]).toContain('Spray aflojatodo');
});
