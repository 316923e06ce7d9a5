import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Basket } from '../contract.ts';
import { BasketPage } from './basket-page.tsx';
import { plainBasket } from './plain-basket.tsx';

test('a browser without scripts shows what is in the basket, what it costs and how to order it', () => {
  const list = [
    { name: 'Taladro', quantity: 2, sum: 199 },
    { name: 'Broca <8 mm>', quantity: 1, sum: 4.5 },
  ];
  const plain = plainBasket({ list, price: 203.5 } as Basket);
  const [, shown] = /<noscript>(.*)<\/noscript>/.exec(renderToStaticMarkup(<BasketPage plain={plain} />))!;
  const words = shown!.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toMatch(/Esto es lo que hay en tu cesta\. .* hace falta JavaScript: .* llámanos/);
  expect(words).toMatch(/Taladro 2 ud\. · 199,00 € Broca &lt;8 mm&gt; 1 ud\. · 4,50 € Total 203,50 €/);
});
