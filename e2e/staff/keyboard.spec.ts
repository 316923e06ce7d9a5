import type { Page } from '@playwright/test';
import { messages as bankMessages } from '#screens/staff/bank/messages.ts';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { statusMessages } from '#screens/staff/parts/status-messages.ts';
import { expect, main, test } from '../fixtures.ts';
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

test('Keys alone: a note is left as it is, and no step takes the focus away', async ({ page, request, language }) => {
  const t = orderMessages[language];
  const [product] = await listWellStocked(request);
  const guest = await signInAsGuest(request, { name: 'Lluc', email: `keys-${language}-${Date.now()}@example.test` });
  const { orderId, number } = await orderOverApi(request, guest, { productId: product.id });
  await joinAsOwner(page, 'Clara', language);
  await page.goto(`/backoffice/orders/${orderId}`);
  await expect(page.getByRole('heading', { name: t.title(number) })).toBeVisible();

  const note = main(page).getByLabel(t.noteLabel);
  const more = main(page).getByRole('button', { name: t.more, exact: true });
  await more.focus();
  await page.keyboard.press('m');
  await expect(note).toBeFocused();
  await page.keyboard.type('mañana llama');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(note).toHaveValue('mañana llama');
  await note.focus();
  await page.keyboard.press('Escape');
  await expect(main(page)).toBeFocused();

  // Unpaid, so that it asks first.
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: t.steps.confirmed }).press('Enter');
  await expect(page.getByText(t.done(number, statusMessages[language].confirmed))).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('What has the focus is not below the bars at the foot of the screen', async ({ page, language }) => {
  await joinAsOwner(page, 'Elna', language);
  await page.goto('/backoffice/orders?view=all');
  await page.locator('[data-row]').first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.locator('[data-bulk-bar]')).toBeVisible();
  const covered: string[] = [];
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement!;
      const bars = [...document.querySelectorAll('[data-bulk-bar], nav')].filter(
        (bar) => getComputedStyle(bar).position === 'fixed' && !bar.contains(element),
      );
      const { bottom } = element.getBoundingClientRect();
      return bars.some((bar) => bar.getClientRects().length > 0 && bottom > bar.getBoundingClientRect().top)
        ? element.textContent || element.getAttribute('aria-label')
        : null;
    });
    if (name !== null) covered.push(name);
    if (await page.evaluate(() => document.activeElement?.closest('[data-bulk-bar]') !== null)) break;
  }
  expect(covered).toEqual([]);
});

test('A bank file above the limit, or of another account, says so by itself', async ({ page, language }) => {
  const t = bankMessages[language];
  await joinAsOwner(page, 'Dolors', language);
  await page.goto('/backoffice/bank');
  const file = main(page).getByLabel(t.choose);
  const csv = (content: string) => ({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await file.setInputFiles(csv('x'.repeat(10_000_001)));
  await expect(main(page).getByRole('alert')).toHaveText(t.tooLarge('10'));
  const other = 'ES79 2100 0813 6101 2345 6789';
  await file.setInputFiles(csv(`Cuenta;${other}\nFecha;Concepto;Importe\n27/11/2026;x;1,00`));
  await expect(main(page).getByText(t.otherAccount(other))).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(t.otherAccount(other))).toBeVisible();
});
