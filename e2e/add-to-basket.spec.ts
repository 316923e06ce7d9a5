import { consentCookie, consentCookieValue } from '#values/consent-choice.ts';
import { expect, test } from './fixtures.ts';
import { listProducts, main, open } from './shortlists.ts';

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: consentCookie, value: consentCookieValue('none', new Date()), url: baseURL! }]),
);

const add = { '': /^Añadir a la cesta/, '/ca': /^Afegeix a la cistella/ } as const;

for (const place of ['product', 'listing'] as const)
  for (const way of ['double click', 'second Enter'] as const)
    test(`a ${way} in a ${place} adds one piece and stays on the page`, async ({ page, isMobile }) => {
      const prefix = isMobile ? '/ca' : '';
      const product = (await listProducts(page.request)).find(({ stock }) => stock.quantity > 5);
      const path = `${prefix}${place === 'product' ? product!.url : '/catalog'}`;
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
    });
