import type { Page } from '@playwright/test';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { expect, test } from '../fixtures.ts';
import { orderOverApi, signInAsGuest } from '../orders/api-orders.ts';
import { listWellStocked } from '../products.ts';
import { joinAsOwner } from './join-as-owner.ts';

/** Types as a scanner does: all at once, and Enter. */
const scan = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, code);

test('A code that is scanned while the first screen opens is not lost', async ({ page, request, language }) => {
  const [product] = await listWellStocked(request);
  const guest = await signInAsGuest(request, { name: 'Ona', email: `scan-${language}-${Date.now()}@example.test` });
  const { number } = await orderOverApi(request, guest, { productId: product.id });
  await joinAsOwner(page, 'Berta', language);
  let open = (): void => {};
  const held = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/api/staff/me', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/staff/me');
  await page.goto('/backoffice', { waitUntil: 'commit' });
  await asked;
  await scan(page, number);
  open();
  await expect(page.getByRole('heading', { name: orderMessages[language].title(number) })).toBeVisible();
});
