import type { Page } from '@playwright/test';
import { createAccount, signInOverApi } from './accounts.ts';
import { expect, main, open, test } from './fixtures.ts';
import { listProducts } from './products.ts';

/** Stored only when a page is left in the middle of a change, or while an order is being sent. */
const storedOnInterruption = [
  'basket-unconfirmed',
  'checkout.attempt',
  'compare-unconfirmed',
  'favourites-unconfirmed',
];

/** Stored after consent to everything, where the shop measures visits, which the demo does not (e2e/measurement.spec.ts). */
const storedByMeasurement = ['_clck', '_clsk', '_ga', '_ga_…', 'measured-orders (localStorage)'];

/** Stored after consent to everything. */
const storedWithConsent = ['viewed-products', 'recent-searches'];

test(
  'the page about cookies lists everything that a visit stores on the device',
  { tag: '@desktop' },
  async ({ page }) => {
    const stored = new Set<string>();
    async function recordNames(): Promise<void> {
      for (const { name } of await page.context().cookies()) stored.add(name);
      const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      for (const name of await keys()) stored.add(name);
    }
    const cookie = async (name: string) => (await page.context().cookies()).find((each) => each.name === name)?.value;
    // A machine without battery, on whose page people can say that they have some.
    const [product] = await listProducts(page.request, {
      filters: { available: true, attributes: { delivery: ['body'] } },
    });

    await test.step('a visitor chooses, looks around and fills a basket', async () => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Rechazar' }).click();
      await recordNames();
      await open(page, '/catalog');
      await main(page).getByRole('radio', { name: 'Lista' }).check({ force: true });
      const heart = main(page)
        .getByRole('button', { name: /^Guardar en favoritos/ })
        .first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.mouse.wheel(0, 400);
      await expect.poll(async () => Number(await cookie('scroll'))).toBeGreaterThan(0);
      await recordNames();
      await open(page, '/faq');
      expect(await cookie('scroll')).toBeUndefined();
      await page.locator('header').getByRole('combobox', { name: 'Buscar en la tienda' }).fill('taladro');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/search/);
      await open(page, product!.url);
      await main(page).getByRole('switch', { name: 'Sin IVA' }).check({ force: true });
      await main(page)
        .getByRole('checkbox', { name: /^Ya tengo baterías/ })
        .check();
      await main(page).getByRole('textbox', { name: 'Código postal' }).fill('08911');
      await page.keyboard.press('Enter');
      await expect.poll(() => cookie('zipcode')).toBe('08911');
      const compare = page.getByRole('button', { name: 'Comparar', exact: true });
      await compare.click();
      await expect(compare).toHaveAttribute('aria-pressed', 'true');
      await main(page)
        .getByRole('button', { name: /^Añadir a la cesta/ })
        .first()
        .click();
      await expect.poll(() => cookie('basket')).toBeDefined();
      await recordNames();
      // What was looked at and searched for is stored with consent to everything only, and deleted when that is withdrawn.
      for (const name of storedWithConsent) expect(stored).not.toContain(name);
      const choose = async (choice: string) => {
        await page.getByRole('button', { name: 'Configurar cookies' }).click();
        await page.getByRole('button', { name: choice }).click();
      };
      await choose('Aceptar todas');
      await page.locator('header').getByRole('combobox', { name: 'Buscar en la tienda' }).fill('broca');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/search/);
      await open(page, product!.url);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed-products'))).not.toBeNull();
      await recordNames();
      for (const name of storedWithConsent) expect(stored).toContain(name);
      await choose('Solo necesarias');
      await expect
        .poll(() => page.evaluate((names) => names.map((name) => localStorage.getItem(name)), storedWithConsent))
        .toEqual([null, null]);
      await open(page, '/quick-order');
      await main(page).getByLabel('Referencia o nombre, y cantidad').fill(`${product!.article} 1`);
      await main(page).getByRole('button', { name: 'Comprobar las líneas' }).click();
      await main(page).getByRole('button', { name: 'Guardar la lista' }).click();
      await main(page).getByRole('button', { name: 'Guardar', exact: true }).click();
      await recordNames();
    });

    await test.step('a customer registers, signs in and begins an order', async () => {
      const email = `guarda.${Date.now()}@ejemplo.cat`;
      await createAccount(page.request, email);
      await page.request.post('/api/admin/user/forgot-password', { data: { email } });
      await signInOverApi(page, email);
      await open(page, '/checkout');
      await main(page).getByLabel('Teléfono').first().fill('612345678');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('checkout.draft'))).not.toBeNull();
      await recordNames();
    });

    for (const path of ['/cookies', '/ca/cookies'])
      expect(await listedNames(page, path), path).toEqual(
        [...stored, ...storedOnInterruption, ...storedByMeasurement].sort(),
      );
  },
);

/** The names in the first column of the page's tables. */
async function listedNames(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  const cells = await main(page).locator('tbody tr > :first-child').allTextContents();
  return cells.flatMap((cell) => cell.split(', ')).sort();
}
