import type { Page } from '@playwright/test';
import { expect, main, open, refuseCookies, test } from './fixtures.ts';
import { listWellStocked } from './products.ts';

test.beforeEach(refuseCookies);

const add = { '': /^Añadir a la cesta/, '/ca': /^Afegeix a la cistella/ } as const;

/** Expects one piece in the basket, after what a second press may have begun. */
async function expectOnePiece(page: Page, address: string): Promise<void> {
  // Longer than the pause after which a changed quantity is sent.
  await page.waitForTimeout(1500);
  expect(page.url()).toBe(address);
  const basket = (await (await page.request.get('/api/sale/basket')).json()) as { units: number };
  expect(basket.units).toBe(1);
}

test('a double tap in a listing adds one piece and stays on the page', { tag: '@telephone' }, async ({ page }) => {
  // As Safari has it, where the second tap is a first click too: only what presses the glass tells it from the mouse.
  await page.addInitScript(() => Object.defineProperty(MouseEvent.prototype, 'detail', { get: () => 1 }));
  await open(page, '/ca/catalog');
  const address = page.url();
  const saved = page.waitForResponse('**/api/sale/basket');
  const button = main(page).getByRole('button', { name: add['/ca'] }).first();
  await button.scrollIntoViewIfNeeded();
  const { x, y } = (await button.boundingBox())!;
  for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + 8, y + 8);
  await saved;
  await expectOnePiece(page, address);
});

test('a product is added once, by double click and by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await listWellStocked(page.request);
  const button = main(page).getByRole('button', { name: add[''] }).first();
  const quantity = main(page)
    .getByRole('group', { name: /^Cantidad/ })
    .first();

  await test.step('a double click adds one piece and stays on the page', async () => {
    await open(page, product.url);
    const address = page.url();
    const saved = page.waitForResponse('**/api/sale/basket');
    await button.dblclick();
    await saved;
    await expectOnePiece(page, address);
  });

  await test.step('so does a second Enter; the focus moves to the quantity', async () => {
    await page.request.delete('/api/sale/basket/clear');
    await open(page, product.url);
    const address = page.url();
    await button.focus();
    const saved = page.waitForResponse('**/api/sale/basket');
    await page.keyboard.press('Enter');
    await expect(quantity).toBeFocused();
    await page.keyboard.press('Enter');
    await saved;
    await expectOnePiece(page, address);
    await page.keyboard.press('Tab');
    await expect(quantity.getByRole('button').first()).toBeFocused();
    await expect(quantity.getByRole('textbox')).toHaveValue('1');
  });
});
