import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { KitItem, ProductDetail } from '../../contract.ts';
import { productOf } from '../listing/listing.fixture.ts';
import { messages as productMessages } from './messages.ts';
import { context, page, words } from './product-page.fixture.tsx';
import { QuantityPrices } from './quantity-prices.tsx';

const partOf = (change: Partial<KitItem> = {}): KitItem => ({
  id: 7,
  name: 'Batería',
  slug: 'bateria',
  quantity: 2,
  measure: 'ud',
  price: { base: 99.9, sale: 0, currency: 'EUR' },
  isVirtual: false,
  picture: null,
  ...change,
});
test('a reduction shows what is saved and the lowest price of the 30 days before; no reduction shows neither', () => {
  expect(words(page())).toMatch(/Ahorras 89,10.€.*30 días anteriores a la rebaja: 329,00.€/);
  const plain = words(page({ price: { base: 429, sale: 0, currency: 'EUR' }, discount: 0, lowestPrice30Days: null }));
  expect(plain).not.toMatch(/Ahorras|anteriores a la rebaja/);
  expect(words(page({ lowestPrice30Days: null }))).not.toContain('anteriores a la rebaja');
});

test('a part of a kit is a link with quantity, measure and price', () => {
  const markup = page({ kit: [partOf({ quantity: 2.5, measure: 'm' })] });
  expect(markup).toContain('<a href="/product/bateria">');
  expect(words(markup)).toMatch(/2,5.m.*99,90.€/);
  expect(markup).toMatch(/<details [^>]*open/);
});

test.each([
  ['without a slug', partOf({ slug: null })],
  ['virtual', partOf({ isVirtual: true })],
])('a part %s is disabled and keeps its price', (_, part) => {
  const markup = page({ kit: [part] });
  expect(markup).not.toContain('href="/product/bateria"');
  expect(markup).toContain('<span aria-disabled="true">Batería</span>');
  expect(words(markup)).toContain('99,90');
});

test('a part without a price is sold together', () => {
  expect(words(page({ kit: [partOf({ price: null })] }))).toContain('Se vende en conjunto');
});

test('a kit says what its parts cost apart only where it costs less', () => {
  expect(
    words(page({ kit: [partOf({ quantity: 4 })], kitSaving: { apart: 399.6, saved: 59.7, percent: 14 } })),
  ).toMatch(/cuestan 399,60.€: con el kit ahorras 59,70.€/);
  expect(words(page({ kit: [partOf({ quantity: 1 })] }))).not.toContain('con el kit ahorras');
});

test.each<[string, Partial<ProductDetail>, string]>([
  ['archived', { isArchived: true, isSellable: false }, 'Este producto está descatalogado y ya no se vende.'],
  [
    'without a price',
    { isSellable: false, price: { base: 0, sale: 0, currency: 'EUR' }, discount: 0, lowestPrice30Days: null },
    'Pregunta el precio en la tienda.',
  ],
  ['sold out', { stock: { available: false, quantity: 0 } }, 'Sin stock'],
])('what cannot be bought, %s, says so and shows alternatives first', (_, change, text) => {
  const shown = words(page(change));
  expect(shown).toContain(text);
  expect(shown.indexOf('Alternativas disponibles')).toBeGreaterThan(0);
  expect(shown.indexOf('Alternativas disponibles')).toBeLessThan(shown.indexOf('Para obra.'));
  expect(shown).not.toContain('0,00');
});

test('alternatives stand below their reasons with the figure that makes them so, and others are left out', () => {
  const lighter = { code: 'lighter', figure: { name: 'Peso', value: '1,1', unit: 'kg' } } as const;
  const similar = [
    { ...productOf({ id: 2, name: 'Ligero' }), reason: lighter },
    { ...productOf({ id: 3, name: 'Barato' }), reason: { code: 'cheaper', figure: null } as const },
    productOf({ id: 4, name: 'Parecido' }),
  ];
  const shown = words(page({}, similar));
  expect(shown).toMatch(/Alternativas, según lo que buscas.*Más ligero 1,1.kg.*Ligero.*Más barato.*Barato/);
  expect(shown).not.toContain('Parecido');
  const single = words(page({}, similar.slice(1)));
  expect(single).toMatch(/También te puede interesar.*Barato.*Parecido/);
  expect(single).not.toContain('Más barato');
});

test('three questions are in view, the others unfold, and the form is told the product', () => {
  const asked = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ question: `¿Una ${at}?`, answer: `<p>Sí ${at}.</p>`, by: 'Núria' }));
  const markup = page({ questions: asked(5) });
  expect(words(markup)).toMatch(
    /5 preguntas respondidas.*¿Una 0\?.*Sí 0\..*Núria.*¿Una 2\?.*Ver las 5 preguntas.*¿Una 3\?/,
  );
  expect(markup.indexOf('<details')).toBeGreaterThan(markup.indexOf('¿Una 2?'));
  expect(markup).toMatch(/href="\/contacts\?reference=48-1860\+[^"]*#enquiry"/);
  expect(page({ questions: asked(3) })).not.toContain('Ver las');
  expect(page()).not.toContain('#questions');
});

test('versions are in natural order, the current one marked, and say which cannot be bought', () => {
  const version = (id: number, base: number, change = {}) => ({
    ...productOf({ id, url: `/product/${id}`, price: { base, sale: 0, currency: 'EUR' as const }, ...change }),
    version: `${id} l`,
  });
  const markup = page({
    version: '4 l',
    versions: [version(15, 100), version(2, 500, { stock: { available: false, quantity: 0 } })],
  });
  expect(words(markup)).toMatch(/ 2 l 500,00.€ 413,22.€ Sin stock 4 l 339,90.€ 280,91.€ 15 l 100,00.€/);
  expect(markup).toMatch(/aria-current="true"><b>4 l/);
});

test('has no empty tab where a product has no description', () => {
  const row = { name: 'Peso', value: '2', unit: 'kg' };
  const markup = page({ description: '', technicalSheet: [{ group: 'General', rows: [row] }] });
  expect(markup).not.toContain(`>${productMessages.es.description}<`);
  expect(markup).toMatch(/role="tab"[^>]* aria-selected="true"/);
  expect(page({ description: '' })).not.toContain('role="tab"');
});

test('names figures as the main features', () => {
  const rows = [
    { name: 'Luz LED', value: 'Sí', unit: '' },
    { name: 'Par máximo', value: '60', unit: 'Nm' },
  ];
  expect(words(page({ technicalSheet: [{ group: 'Datos', rows }] }))).toMatch(
    /Lo esencial Par máximo 60.Nm Luz LED Sí/,
  );
});

test('says a figure of the title once more, not in the breadcrumbs and the essentials too', () => {
  const row = (name: string, value: string, unit = '') => ({ name, value, unit });
  const rows = [row('Tensión', '18', 'V'), row('Plataforma', 'Norda 18\u00a0V'), row('Peso', '1,8', 'kg')];
  const of = (name: string, modelName: string | null) =>
    words(
      page({
        ...{ name, modelName, figures: [row('Tensión', '18', 'V')], technicalSheet: [{ group: 'Datos', rows }] },
        breadcrumbs: [
          { name: 'Taladros', url: '/catalog/taladros' },
          { name: `Norda ${name}`, url: '/product/x' },
        ],
      }),
    );
  const named = of('NDP 18-60 Taladro percutor 18 V, 60 Nm', 'NDP 18-60');
  expect(named).toMatch(/^\s*Taladros Milwaukee NDP 18-60 NDP 18-60 Taladro percutor 18.V, 60.Nm 18.V Tensión/);
  expect(named).toMatch(/Lo esencial Peso 1,8.kg Ficha/);
  expect(of('Taladro percutor 18 V', null)).toMatch(/^\s*Taladros Taladro percutor Taladro percutor 18.V/);
});

test('goods sold by content show the price per measure beside the price', () => {
  const unitPrice = { price: 2.06, measure: 'm2' } as const;
  expect(words(page({ unitPrice }))).toMatch(/2,06.€\/m²/);
  expect(words(page())).not.toContain('/m²');
});

test('says how it can be had, and promises free delivery only where it is delivered', () => {
  const point = { id: 1, name: 'Tienda', address: 'Carrer del Torrent, 41', available: true, readyAt: null };
  const delivery = { freeDeliveryCost: 150, prices: null, regions: null, leadDays: 1 };
  const both = words(page({ delivery, pickupPoints: [point] }));
  expect(both).toMatch(/Recogida en tienda.*Envío a domicilio Gratis en pedidos desde 150,00.€/);
  const inStore = words(page({ fulfilment: 'pickup', pickupPoints: [point] }));
  expect(inStore).toContain('Solo en tienda');
  expect(inStore).not.toMatch(/Gratis|Envío a domicilio/);
  const sand = words(
    page({ fulfilment: 'delivery', delivery: { freeDeliveryCost: null, prices: null, regions: null, leadDays: 1 } }),
  );
  expect(sand).toMatch(/Solo a domicilio El precio depende de la dirección/);
  expect(sand).not.toMatch(/Gratis|Recogida en tienda/);
  expect(words(page({ fulfilment: 'home', delivery }))).toMatch(/En tu casa Lo hacemos en tu casa/);
});

test('says in a shop that does not deliver what cannot be had there', () => {
  expect(words(page({ fulfilment: 'delivery', delivery: null }))).toMatch(
    /Solo a domicilio .*no se puede pedir en línea/,
  );
  expect(words(page({ fulfilment: 'pickup', delivery: null }))).toMatch(/Solo en tienda No se envía/);
});

test('promises of repairs are the shop’s own', () => {
  expect(words(page({ isAppliance: true }))).not.toMatch(/taller|Servicio técnico/);
});

test('every amount of the buy box is there with VAT and without', () => {
  const markup = page({
    price: { base: 359, sale: 329, currency: 'EUR' },
    lowestPrice30Days: 359,
    vatRate: 21,
    unitPrice: { price: 3.29, measure: 'kg' },
  });
  const box = words(markup);
  expect(box).toMatch(/IVA incluido. Ahorras 30,00.€. Precio más bajo de los 30 días anteriores a la rebaja: 359,00.€/);
  expect(box).toMatch(
    /IVA \(21.%\) no incluido: 57,10.€. Envío y cuotas, con IVA. Ahorras 24,79.€. Precio más bajo .* a la rebaja: 296,69.€/,
  );
  expect(box).toMatch(/3,29.€\/kg.*2,72.€\/kg/);
  expect(markup).toMatch(/<input id="net"[^>]* role="switch"/);
});

test('what costs less from ten pieces on says so, and marks what is chosen', () => {
  const product = {
    ...productOf({ price: { base: 5, sale: 0, currency: 'EUR' } }),
    quantityPrices: [{ from: 10, price: 4.2 }],
  };
  const table = (quantity: number) =>
    renderToStaticMarkup(<QuantityPrices product={product} quantity={quantity} context={context} />);
  expect(words(table(1))).toMatch(/De 1 a 9.ud\. 5,00.€ 4,13.€ Desde 10.ud\. 4,20.€ 3,47.€ −16.%/);
  expect(table(9)).toMatch(/aria-current="true"><th scope="row">De 1/);
  expect(table(10)).toMatch(/aria-current="true"><th scope="row">Desde 10/);
  expect(renderToStaticMarkup(<QuantityPrices product={productOf()} quantity={10} context={context} />)).toBe('');
});

test('benefits have a heading of their own, and one alone is not shown', () => {
  const benefit = (title: string) => ({ icon: 'bolt' as const, title, text: 'Más trabajo por carga.' });
  expect(words(page({ benefits: [benefit('Freno'), benefit('Luz')] }))).toContain('Freno Más trabajo por carga.');
  expect(words(page({ benefits: [benefit('Freno')] }))).not.toContain('Freno');
});

test('sizes are chips that say in words which are sold out, with a price for screen readers', () => {
  const size = (id: number, version: string, quantity: number) => ({
    ...productOf({ id, url: `/product/${id}`, stock: { available: quantity > 0, quantity } }),
    version,
  });
  const markup = page({ id: 42, version: '42', versions: [size(38, '38', 0), size(43, '43', 3)] });
  expect(words(markup)).toMatch(/Versiones 38 339,90.€ 280,91.€ Sin stock 42 .* 43 /);
  expect(markup).toMatch(/href="\/product\/38" class="[^"]*gone/);
  expect(markup).not.toMatch(/href="\/product\/43" class/);
});
