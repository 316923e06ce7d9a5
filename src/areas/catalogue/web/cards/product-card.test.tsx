import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import type { ProductCard as Product } from '../../contract.ts';
import { productOf } from '../listing/listing.fixture.ts';
import { ProductCard } from './product-card.tsx';
import { ProductRow } from './product-row.tsx';
import type { CatalogueContext } from './catalogue-context.ts';

const context: CatalogueContext = {
  locale: 'es',
  t: messages.es,
  href: (path) => `/ca${path}`,
  action: ({ id }) => <button>{`basket ${id}`}</button>,
};
const card = (change: Partial<Product> = {}) =>
  renderToStaticMarkup(<ProductCard product={productOf(change)} context={context} />);

test('a reduced product shows both prices and the discount', () => {
  const markup = card();
  expect(markup).toContain('339,90\u00a0€');
  expect(markup).toMatch(/<s [^>]*>.*429,00\u00a0€/);
  expect(markup).toContain('−20\u00a0%');
  expect(markup).toContain('Precio mín. 30 días: 399,00\u00a0€');
});

test('a product without a reduction shows one price and no tag', () => {
  const markup = card({ price: { base: 159, sale: 0, currency: 'EUR' }, discount: 0, lowestPrice30Days: null });
  expect(markup).toContain('159,00\u00a0€');
  expect(markup).not.toMatch(/<s |%<|30 días/);
});

test.each<[string, Partial<Product>]>([
  ['En stock', {}],
  ['Quedan 2', { stock: { available: true, quantity: 2 } }],
  ['Sin stock', { stock: { available: false, quantity: 0 } }],
  ['Disponible', { isVirtual: true, stock: { available: true, quantity: 999 } }],
  ['Descatalogado', { isArchived: true }],
  ['No se vende en línea', { isSellable: false }],
])('its availability is said in words: %s', (words, change) => {
  expect(card(change)).toContain(words);
});

test('a product without a price shows none rather than zero', () => {
  const change: Partial<Product> = { isSellable: false, price: { base: 0, sale: 0, currency: 'EUR' }, discount: 0 };
  expect(card(change)).not.toContain('0,00');
  expect(renderToStaticMarkup(<ProductRow product={productOf(change)} context={context} />)).not.toContain('0,00');
});

test('it links to its page in the language of the page and carries the basket’s action', () => {
  expect(card()).toContain('href="/ca/product/taladro-percutor-18-v"');
  expect(card({ id: 7 })).toContain('basket 7');
});

test('the maker’s name for the model stands above the rest of the name', () => {
  const markup = card({ name: 'NDP 18-60 Taladro percutor', modelName: 'NDP 18-60' });
  expect(markup).toMatch(/<b [^>]*>NDP 18-60<\/b> Taladro percutor<\/a>/);
  const row = productOf({ name: 'Taladro percutor NDP 18-60', modelName: 'NDP 18-60' });
  expect(renderToStaticMarkup(<ProductRow product={row} context={context} />)).toContain(
    '>Taladro percutor NDP 18-60<',
  );
});

test('a product without picture or brand is still a card', () => {
  expect(card({ picture: null, brand: null })).toContain('Taladro percutor');
});

test('the list view adds the main features', () => {
  const markup = renderToStaticMarkup(<ProductRow product={productOf()} context={context} />);
  expect(markup).toMatch(/Par máximo<\/dt><dd>60\u00a0Nm/);
});

test('the class of an energy label stands beside the price, and a sample says that it is one', () => {
  const label = { energy_class: 'A+', energy_scale: 'A++-G' };
  const markup = card({ ...label, eprel: '123456' });
  expect(markup).toMatch(
    /aria-label="Clase de eficiencia energética A\+, en una escala de A\+\+ a G" [^>]*data-scale="A\+\+\n↑\nG" data-class="A\+" data-rank="2"/,
  );
  expect(markup).not.toContain('demo');
  expect(card({ ...label, eprel: 'demo-1' })).toContain('<small>demo</small>');
  expect(card()).not.toContain('data-class');
});
