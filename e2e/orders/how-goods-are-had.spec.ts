import type { APIRequestContext, Page } from '@playwright/test';
import { checkoutTexts, continueAsGuest, fillAddress, payByTransfer } from './checkout.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflowAtAnyWidth } from '../page-checks.ts';
import type { Product } from '../products.ts';

const texts = {
  es: {
    ...checkoutTexts.es,
    ...{ only: 'Solo a domicilio', measure: '€/kg', maker: 'Fabricante, seguridad y garantía' },
    ...{ checkout: 'Tramitar pedido', notPickedUp: /No se pueden? recoger/ },
    ...{ pickup: /^Recogida en tienda/, takeBack: /Recogida de un aparato viejo/ },
    takenBack: 'Nos lo llevamos al entregar el nuevo, gratis',
  },
  ca: {
    ...checkoutTexts.ca,
    ...{ only: 'Només a domicili', measure: '€/kg', maker: 'Fabricant, seguretat i garantia' },
    ...{
      checkout: 'Tramita la comanda',
      notPickedUp: /No es (?:pot|poden) recollir/,
    },
    ...{ pickup: /^Recollida a la botiga/, takeBack: /Recollida d’un aparell vell/ },
    takenBack: 'Ens l’emportem en lliurar el nou, gratis',
  },
};

test.beforeEach(refuseCookies);

async function find(request: APIRequestContext, query: string): Promise<Product> {
  const response = await request.post('/api/catalog/search', { data: { query, filters: { available: true } } });
  return ((await response.json()) as { products: [Product] }).products[0];
}
const putIn = (page: Page, { id }: Product) =>
  page.request.post('/api/sale/basket', { data: { product_id: id, quantity: 1 } });

test('goods for delivery only are said to be so, and are not picked up', { tag: '@telephone' }, async ({ page }) => {
  const t = texts.ca;
  const sand = await find(page.request, 'arena de río saca 1000 kg');
  await open(page, t.prefix + sand.url);
  await expect(main(page).getByText(t.only)).toBeVisible();
  await expect(main(page).getByText(t.measure).first()).toBeVisible();
  await expect(main(page).getByRole('heading', { name: t.maker })).toBeVisible();
  await putIn(page, sand);
  const sharpening = await find(page.request, 'afilado cadena de motosierra');
  await putIn(page, sharpening);

  await open(page, `${t.prefix}/basket`);
  // The service goes with the sand.
  await expect(main(page).getByRole('link', { name: t.checkout }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflowAtAnyWidth(page);

  await page.request.delete('/api/sale/basket', { data: { product_id: sharpening.id } });
  await open(page, `${t.prefix}/checkout`);
  await expect(main(page).getByRole('radio', { name: t.home })).toBeChecked();
  await expect(main(page).getByRole('radio', { name: t.pickup })).toBeDisabled();
  await expect(main(page).getByText(t.notPickedUp)).toBeVisible();
});

test('an old appliance is taken back when a new one is delivered', { tag: '@desktop' }, async ({ page }) => {
  const t = texts.es;
  await putIn(page, await find(page.request, 'taladro percutor'));
  await open(page, `${t.prefix}/checkout`);
  await expect(page.getByLabel(t.takeBack)).toHaveCount(0);
  await fillAddress(page, t);
  await page.getByLabel(t.takeBack).check();
  await expectAccessible(page);
  await continueAsGuest(page, t, `aparato.${Date.now()}@ejemplo.cat`);
  await payByTransfer(page);
  await main(page).getByRole('button', { name: t.pay }).click();
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  await expect(page.getByText(t.takenBack)).toBeVisible();
});
