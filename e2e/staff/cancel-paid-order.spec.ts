import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { expect, main, test } from '../fixtures.ts';
import { orderOverApi, signInAsGuest } from '../orders/api-orders.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';
import { joinAsOwner } from './join-as-owner.ts';

test('A paid order is paid back first and then cancelled, and a refund notices other lines', async ({
  page,
  request,
  language,
}) => {
  const t = orderMessages[language];
  const [product] = await listWellStocked(request);
  const guest = await signInAsGuest(request, { name: 'Remei', email: `remei-${language}-${Date.now()}@example.test` });
  const { orderId, number } = await orderOverApi(request, guest, { productId: product.id, quantity: 3 });
  await joinAsOwner(page, 'Ona', language);
  await page.goto(`/backoffice/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  await main(page).getByRole('button', { name: t.pay.open }).click();
  await dialog.getByLabel(t.pay.method).selectOption('cash');
  await dialog.getByRole('button', { name: /\d/ }).click();
  await expect(dialog).toHaveCount(0);

  // Chosen before the lines are others, it is not paid back.
  await main(page).getByRole('button', { name: t.refund.open, exact: true }).click();
  await dialog.getByRole('button', { name: t.refund.further('').trim() }).click();
  await dialog.getByLabel(t.refund.reason).fill('Golpe');
  const confirm = dialog.getByRole('button', { name: t.refund.confirm('').trim() });
  await expect(confirm).toBeEnabled();
  const of = (quantity: number) => [{ product_id: product.id, quantity }];
  const edited = await page.request.put(`/api/staff/orders/${orderId}`, {
    data: { changes: [{ field: 'lines', from: of(3), to: of(2) }] },
  });
  expect(edited.status(), await edited.text()).toBe(200);
  await expect(dialog.getByRole('alert')).toContainText(t.refund.linesChanged);
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');

  const cancel = async (): Promise<void> => {
    await main(page).getByRole('button', { name: t.more, exact: true }).click();
    await page.getByRole('menuitem', { name: t.cancel }).click();
  };
  await cancel();
  await expect(dialog).toContainText(t.refundFirst.text);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.refundFirst.open('').replace('…', '').trim() }).click();
  await expect(dialog.getByLabel(t.refund.amount)).toHaveValue(/\d/);
  await dialog.getByLabel(t.refund.reason).fill('No lo quiere');
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await cancel();
  await expect(dialog).toContainText(t.cancelTexts.went_back);
  await dialog.getByRole('button', { name: t.cancelConfirm(number) }).click();
  await expect(dialog).toHaveCount(0);
  const stateNow = async (): Promise<string> => {
    const answer = await page.request.get(`/api/staff/orders/${orderId}`);
    const { order } = (await answer.json()) as { order: StaffOrder };
    return `${order.status} ${order.paymentStatus}`;
  };
  await expect.poll(stateNow).toBe('cancelled refunded');
});
