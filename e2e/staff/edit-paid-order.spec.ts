import { editMessages } from '#screens/staff/order/edit-messages.ts';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { messages as newMessages } from '#screens/staff/new-order/messages.ts';
import { expect, main, test } from '../fixtures.ts';
import { orderOverApi, signInAsGuest } from '../orders/api-orders.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';
import { joinAsOwner } from './join-as-owner.ts';

test('A paid order becomes dearer and is paid the rest, then cheaper and pays some of it back', async ({
  page,
  request,
  language,
}) => {
  const [t, words, drafts] = [orderMessages[language], editMessages[language], newMessages[language]];
  const [product] = await listWellStocked(request);
  const guest = await signInAsGuest(request, { name: 'Remei', email: `remei-${language}-${Date.now()}@example.test` });
  const { orderId, number } = await orderOverApi(request, guest, { productId: product.id });
  await joinAsOwner(page, 'Ona', language);
  await page.goto(`/backoffice/orders/${orderId}`);

  const dialog = page.getByRole('dialog');
  const money = page.getByRole('table', { name: t.attempts });
  const rows = (name: string) => money.getByRole('row').filter({ hasText: name });
  const take = async (way: 'cash' | 'terminal'): Promise<void> => {
    await main(page).getByRole('button', { name: t.pay.open }).click();
    await dialog.getByLabel(t.pay.method).selectOption(way);
    await dialog.getByRole('button', { name: /\d/ }).click();
    await expect(dialog).toHaveCount(0);
  };
  const change = async (pieces: string, difference: string): Promise<void> => {
    await main(page).getByRole('button', { name: t.edit.lines }).click();
    await dialog.getByLabel(drafts.quantityOf('')).fill(pieces);
    // Before it is saved: what it cost, what was paid, what it will cost, and the difference.
    const sums = dialog.getByRole('status').filter({ hasText: words.before });
    for (const name of [words.before, words.paid, words.after, difference]) await expect(sums).toContainText(name);
    // In sight beside what saves it, however long the dialog is.
    await expect(sums).toBeInViewport({ ratio: 1 });
    await expect(dialog).toContainText(words.invoiced);
    if (difference === words.toPay) {
      await dialog.getByLabel(words.wayOfRest).selectOption('counter');
      await expect(sums).toContainText(words.howToPayBy.counter!);
    }
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: t.edit.save(number) }).click();
    await expect(dialog).toHaveCount(0);
  };

  await take('cash');
  await expect(rows(t.received)).toHaveCount(1);
  await change('2', words.toPay);
  await expect(page.getByRole('region', { name: t.lines })).toContainText(/2\s×/);
  await take('terminal');
  await expect(rows(t.received)).toHaveCount(2);
  await expect(rows(t.moneyWays.cash)).toHaveCount(1);
  await expect(rows(t.moneyWays.terminal)).toHaveCount(1);
  // The first invoice, the one in its place, and the one that takes the first back.
  await expect(main(page).getByText(t.documentKinds.corrective)).toHaveCount(1);

  await change('1', words.toRefund);
  // One button pays back what is too much, and is gone once that has happened.
  const back = main(page)
    .getByRole('button', { name: t.refund.confirm('').trim() })
    .filter({ hasText: '€' });
  await back.click();
  await expect(dialog.getByLabel(t.refund.reason)).toHaveValue(t.refund.surplusReason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /\d/ }).last().click();
  await expect(rows(t.refundRow)).toHaveCount(1);
  await expect(rows(t.refundRow)).toContainText(t.refundStates.refunded);
  await expect(back).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
});
