import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { BasketItem } from '../contract.ts';
import { BasketLine } from './basket-line.tsx';

const drill: BasketItem = {
  ...{
    id: 7,
    product_id: 7,
    article: '48-1860',
    name: 'Taladro',
    brand: 'Milwaukee',
    slug: 'taladro',
    url: '/product/taladro',
  },
  section: { id: 1, name: 'Taladros', url: '/catalog/taladros' },
  picture: null,
  price: { base: 20, sale: 17.9, currency: 'EUR' },
  ...{ unitPrice: null, deliveryClass: null, fulfilment: 'any', isAppliance: false },
  ...{ quantity: 4, unit: 'ud', total: 80, sum: 71.6, set: [] },
  ...{ isArchived: false, isSellable: true, isVirtual: false, stock: { available: true, quantity: 12 } },
  ...{ available: true, maxQuantity: 12 },
};

const lineOf = (change: Partial<BasketItem>): string => {
  const item = { ...drill, ...change };
  const line = <BasketLine item={item} quantity={item.quantity} pending={false} />;
  return renderToStaticMarkup(<LocaleProvider value="es">{line}</LocaleProvider>).replaceAll(/<[^>]+>|\u00a0/g, ' ');
};

test('shows the stock of a line as the product’s card does, with the number on every screen', () => {
  expect(lineOf({})).toContain('En stock · 12 unidades');
  expect(lineOf({ quantity: 1, stock: { available: true, quantity: 2 } })).toContain('Quedan 2');
  expect(lineOf({ stock: { available: true, quantity: 12, low: true } })).toContain('Quedan 12');
  expect(lineOf({ isVirtual: true, stock: { available: true, quantity: 999 } })).toMatch(/Disponible(?! ·)/);
});

test('shows only the notice on a line that cannot be ordered as it is, unless just its price has changed', () => {
  const speaks = /En stock|Quedan? \d|Sin stock|Descatalogado|No se vende|Disponible/;
  const notice = (code: NonNullable<BasketItem['notice']>['code']) => ({ notice: { code, message: 'Lo que pasa.' } });
  const cases: Partial<BasketItem>[] = [
    { ...notice('fewer_available'), stock: { available: true, quantity: 3 }, maxQuantity: 3 },
    { ...notice('sold_out'), stock: { available: false, quantity: 0 }, maxQuantity: 0 },
    {
      ...notice('no_longer_sold'),
      isSellable: false,
      isArchived: true,
      stock: { available: false, quantity: 0 },
      maxQuantity: 0,
    },
  ];
  for (const change of cases) {
    const line = lineOf({ ...change, available: false });
    expect(line).toContain('Lo que pasa.');
    expect(line).not.toMatch(speaks);
  }
  expect(lineOf(notice('price_changed'))).toMatch(speaks);
});

test('shows the unit price below that of several, and counts a kit’s pieces', () => {
  expect(lineOf({})).toContain('17,90 € / ud.');
  expect(lineOf({ quantity: 1 })).not.toContain('/ ud.');
  const part = { measure: 'ud', slug: null };
  const set = [
    { ...part, name: 'Batería', quantity: 2 },
    { ...part, name: 'Cargador', quantity: 1 },
  ];
  expect(lineOf({ set })).toContain('El kit incluye 3 piezas');
});
