import { expect, main, open, refuseCookies, test } from './fixtures.ts';
import { listWellStocked } from './products.ts';

test.beforeEach(refuseCookies);

const add = { '': /^Añadir a la cesta/, '/ca': /^Afegeix a la cistella/ } as const;

for (const place of ['product', 'listing'] as const)
  for (const way of ['double click', 'second Enter'] as const)
    // A telephone has no Enter key.
    test(
      `a ${way} in a ${place} adds one piece and stays on the page`,
      { tag: way === 'second Enter' || place === 'product' ? '@desktop' : '@telephone' },
      async ({ page, isMobile }) => {
        const prefix = isMobile ? '/ca' : '';
        const [product] = await listWellStocked(page.request);
        const path = `${prefix}${place === 'product' ? product.url : '/catalog'}`;
        await open(page, path);
        const address = page.url();
        const button = main(page).getByRole('button', { name: add[prefix] }).first();
        await button.scrollIntoViewIfNeeded();
        const saved = page.waitForResponse('**/api/sale/basket');
        if (way === 'double click') await button.dblclick();
        else {
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(
            main(page)
              .getByRole('group', { name: /^(Cantidad|Quantitat)/ })
              .first(),
          ).toBeVisible();
          await page.keyboard.press('Enter');
        }
        await saved;
        // Longer than the pause after which a changed quantity is sent.
        await page.waitForTimeout(1500);
        expect(page.url()).toBe(address);
        const basket = (await (await page.request.get('/api/sale/basket')).json()) as { units: number };
        expect(basket.units).toBe(1);
      },
    );

test('adding by keyboard moves the focus to the quantity', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await listWellStocked(page.request);
  await open(page, product.url);
  await main(page).getByRole('button', { name: add[''] }).first().focus();
  await page.keyboard.press('Enter');
  const quantity = main(page)
    .getByRole('group', { name: /^Cantidad/ })
    .first();
  await expect(quantity).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(quantity.getByRole('button').first()).toBeFocused();
  await expect(quantity.getByRole('textbox')).toHaveValue('1');
});
