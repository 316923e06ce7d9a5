import type { Page } from '@playwright/test';
import { messages as orderMessages } from '#areas/orders/messages.ts';
import { messages as paymentMessages } from '#areas/orders/web/payment/messages.ts';
import { lenderOf } from '#areas/orders/web/payment/payment-state.ts';
import type { PaymentMethod, PaymentStatus } from '#areas/payment/contract.ts';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import { orderOverApi, signInAsGuest } from './api-orders.ts';
import { expect, main, open } from '../fixtures.ts';
import { findFinanced } from '../products.ts';

/** The buttons of the simulators. */
type Outcome = 'approve' | 'deny' | 'cancel' | 'review' | 'lost' | 'twice' | 'late' | 'changed';

/** A guest who orders over the API and pays in the browser; at most three of the orders may be unpaid. */
export async function createPaymentShopper(
  page: Page,
  { method, locale }: { method: Exclude<PaymentMethod, 'transfer'>; locale: Locale },
) {
  const t = paymentMessages[locale];
  const lender = lenderOf({ payment: method });
  const guest = await signInAsGuest(
    page.request,
    { name: 'Marta', email: `${method}.${Date.now()}@ejemplo.cat` },
    locale,
  );
  const { id: productId } = await findFinanced(page.request);

  /** Goes from the order's page to the bank or lender, and ends the payment there. */
  async function pay(tab: Page, outcome: Outcome): Promise<void> {
    // After a refusal another method is proposed.
    await main(tab).locator(`input[type=radio][value=${method}]`).check({ force: true });
    await main(tab)
      .getByRole('button', { name: new RegExp(t.pay[method]('.+')) })
      .click();
    await provider(tab).locator(`button[value=${outcome}]`).click();
  }
  const provider = (tab: Page) => (method === 'sequra' ? tab.frameLocator('iframe') : tab);
  const expectHeading = (tab: Page, name: string, timeout?: number) =>
    expect(main(tab).getByRole('heading', { level: 1, name })).toBeVisible({ ...(timeout && { timeout }) });

  return {
    /** The headings of the order's page. */
    headings: {
      unpaid: t.unpaid.title,
      waiting: t.wait.title(lender),
      otherAmount: t.wait.otherAmount,
      denied: lender ? t.denied.lender(lender) : t.denied.bank,
      cancelled: lender ? t.denied.byUserOfLender : t.denied.byUser,
      paid: orderMessages[locale].confirm.thanks('Marta'),
      over: t.over.title,
    },
    pay,
    expectHeading,

    /** Orders, and pays from the order's page. */
    async orderAndPay(tab: Page, outcome: Outcome): Promise<{ orderId: number; number: string }> {
      const order = await orderOverApi(page.request, guest, { productId, payment: method });
      await open(tab, localisedPath(`/order/confirm/${order.orderId}`, locale));
      await expectHeading(tab, t.unpaid.title);
      await pay(tab, outcome);
      return order;
    },

    /** By the shop's record, whatever a page shows: `attempts` are the states of all of them, oldest first. */
    async expectPayment(orderId: number, status: PaymentStatus, attempts: readonly PaymentStatus[]): Promise<void> {
      const path = `/api/sale/order/detail?orderId=${orderId}`;
      const { order } = (await (await page.request.get(path, { headers: guest.headers })).json()) as {
        order: { status: string; paymentStatus: PaymentStatus; attempts: { state: PaymentStatus }[] };
      };
      const states = order.attempts.map(({ state }) => state);
      expect({ payment: order.paymentStatus, states }).toEqual({ payment: status, states: attempts });
      expect(order.status === 'confirmed').toBe(status === 'paid');
    },
  };
}
