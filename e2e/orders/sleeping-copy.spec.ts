import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import { checkoutTexts, putIntoBasket } from './checkout.ts';

test.beforeEach(refuseCookies);

const notices = {
  es: 'En este momento la tienda no admite pedidos. Tu cesta se queda guardada.',
  ca: 'En aquest moment la botiga no admet comandes. La teva cistella queda desada.',
};

for (const locale of ['es', 'ca'] as const)
  test(
    `the checkout of a sleeping copy says that it takes no orders, in ${locale}`,
    { tag: '@desktop' },
    async ({ page }) => {
      const t = checkoutTexts[locale];
      // The shop of these tests is awake; what a sleeping one answers is in src/app/sleeping-copy.test.ts.
      await page.route('**/api/sale/checkout-options', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), takesOrders: false } });
      });
      await putIntoBasket(page);
      await open(page, `${t.prefix}/checkout`);
      await expect(main(page).getByRole('status').filter({ hasText: notices[locale] })).toBeVisible();
      await expect(main(page).getByRole('button', { name: t.next, exact: true })).toBeHidden();
      await expectAccessible(page);
    },
  );
