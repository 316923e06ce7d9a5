import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { snackbarStore } from '#design/overlays/snackbar-store.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { maxLineQuantity } from '../../basket-limits.ts';
import { explainRefused, Shortage } from './shortage.tsx';

afterEach(() => void vi.unstubAllGlobals());

const product = { name: 'Tubo de PVC 40 & codo', article: '20-1', brand: 'Adequa', url: '/product/tubo' };

const markupOf = (locale: 'es' | 'ca', wanted: number, left: number): string =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <Shortage product={product} wanted={wanted} left={left} />
    </LocaleProvider>,
  );

test('says how many there are and were put in the place of those wanted', () => {
  expect(markupOf('es', 50, 43)).toMatch(/^Solo quedan 43: hemos puesto 43\./);
  expect(markupOf('ca', 50, 43)).toMatch(/^Només en queden 43: n’hem posat 43\./);
  expect(markupOf('es', 2, 1)).toMatch(/^Solo queda 1: hemos puesto 1\./);
  expect(markupOf('es', 2, 0)).toMatch(/^Se ha agotado\./);
  expect(markupOf('es', 1e9, maxLineQuantity)).toMatch(/^En un pedido caben 999 como máximo: hemos puesto 999\./);
});

test('links what can be done about the rest, with the product and the number uncut', () => {
  const links = [...markupOf('ca', 1000, 43).matchAll(/href="([^"]+)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  );
  expect(links.slice(0, 2)).toEqual(['/ca/notice?product=tubo', '/ca/product/tubo#similar']);
  const ask = new URL(links.at(-1)!, 'https://shop.example');
  expect(ask.pathname + ask.hash).toBe('/ca/contacts#enquiry');
  expect(Object.fromEntries(ask.searchParams)).toEqual({
    reference: '20-1 Adequa Tubo de PVC 40 & codo',
    message: 'En necessito 1.000. ',
  });
});

test.each([
  ['50', null, 'Solo quedan 43: hemos puesto 43.'],
  ['1000000000', null, 'Solo quedan 43: hemos puesto 43.'],
  ['1.000', 1000, null],
  ['1.5', null, 'Escribe una cantidad entera'],
  ['0', null, 'Escribe una cantidad entera'],
  ['-1', null, 'Escribe una cantidad entera'],
  ['doce', null, 'Escribe una cantidad entera'],
])('a stepper that refuses %s takes %s and says %s', (text, taken, said) => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  for (const { id } of snackbarStore.list()) snackbarStore.dismiss(id);
  const take = vi.fn<(quantity: number) => void>();
  explainRefused(product, 43, text, take);
  expect(take.mock.calls).toEqual(taken === null ? [] : [[taken]]);
  const shown = snackbarStore
    .list()
    .map((snackbar) => renderToStaticMarkup(<LocaleProvider value="es">{snackbar.text}</LocaleProvider>));
  expect(shown).toEqual(said === null ? [] : [expect.stringContaining(said)]);
});
