import { checkoutTexts, continueAsGuest, payByTransfer, putIntoBasket } from './checkout.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

interface Slot {
  readonly type: string;
  readonly date: string;
  readonly notFor: readonly string[];
}

test.beforeEach(refuseCookies);

test('a time that has passed is chosen again, and everything else stays', { tag: '@desktop' }, async ({ page }) => {
  const t = { ...checkoutTexts.es, comment: 'Comentario del pedido', confirm: 'Confirmar con obligación de pago' };
  await putIntoBasket(page);
  // The page is loaded while there is a slot that the server does not offer any more.
  let isOld = true;
  await page.route('**/api/service/delivery/init', async (route) => {
    const response = await route.fetch();
    const offer = (await response.json()) as { slots: Slot[] };
    const { date } = offer.slots.findLast(({ type }) => type === 'pickup')!;
    const gone = { type: 'pickup', date, from: '20:00', to: '21:00', free: true, left: null, notFor: [] };
    await route.fulfill({ response, json: isOld ? { ...offer, slots: [...offer.slots, gone] } : offer });
  });
  await open(page, '/checkout');
  await continueAsGuest(page, t, `franja.${Date.now()}@ejemplo.cat`);
  await payByTransfer(page);
  await page.locator('input[name="date"]').last().check({ force: true });
  await page.getByRole('radio', { name: '20:00–21:00' }).check({ force: true });
  await page.getByLabel(t.comment).fill('Llamad antes');

  // Seen at a reload it stands beside its field.
  isOld = false;
  await page.reload();
  await expect(page.getByText('La hora que elegiste ya no está libre. Elige otra.')).toBeVisible();
  await expect(page.getByLabel(t.comment)).toHaveValue('Llamad antes');
  await expectAccessible(page);

  // Refused by the server it is named among the changes.
  isOld = true;
  await page.reload();
  await expect(page.getByRole('radio', { name: '20:00–21:00' })).toBeChecked();
  isOld = false;
  const refused = page.waitForResponse('**/api/sale/order');
  await main(page).getByRole('button', { name: t.pay }).click();
  expect((await refused).status()).toBe(422);
  const notice = page.getByRole('region', { name: 'Una cosa ha cambiado mientras pedías' });
  await expect(notice).toBeFocused();
  await notice.getByRole('radio').first().check({ force: true });
  const request = page.waitForRequest('**/api/sale/order');
  await notice.getByRole('button', { name: t.confirm }).click();
  const { comment, agree, delivery } = (await request).postDataJSON() as {
    comment: string;
    agree: boolean;
    delivery: { slot: { from: string } };
  };
  expect({ comment, agree }).toEqual({ comment: 'Llamad antes', agree: true });
  expect(delivery.slot.from).not.toBe('20:00');
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
});

test('a day that the payment method rules out leads to the other days', { tag: '@desktop' }, async ({ page }) => {
  const t = checkoutTexts.es;
  await putIntoBasket(page);
  await page.route('**/api/service/delivery/init', async (route) => {
    const response = await route.fetch();
    const offer = (await response.json()) as { slots: Slot[] };
    const { date: first } = offer.slots[0]!;
    const slots = offer.slots.map((slot) =>
      slot.date === first ? { ...slot, free: true, notFor: ['transfer'] } : slot,
    );
    await route.fulfill({ response, json: { ...offer, slots } });
  });
  await open(page, '/checkout');
  await continueAsGuest(page, t, `dia.${Date.now()}@ejemplo.cat`);
  const days = page.locator('input[name="date"]');
  await page.locator('input[name="date"]:enabled').nth(1).check({ force: true });
  await days.first().check({ force: true });
  await payByTransfer(page);
  await main(page).getByRole('button', { name: t.pay }).click();
  await expect(page.locator('input[name="date"]:focus')).toBeEnabled();
  await page.keyboard.press('Space');
  await main(page).getByRole('button', { name: t.pay }).click();
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
});
