import type { PaymentMethod } from '#areas/payment/contract.ts';
import { leaveToPay } from '#areas/payment/web/payment-web.ts';
import { browserApi } from '#web/browser-api.ts';

/**
 * Leaves the checkout for where an order is paid: the bank's page, the lender's, its form in the checkout, or the order's own
 * page, which also serves where the bank or lender does not answer.
 */
export async function goToPayment(orderId: number, payment: PaymentMethod, href: (path: string) => string) {
  const orderPath = href(`/order/confirm/${orderId}`);
  if (payment === 'sequra') return window.location.replace(href(`/checkout?orderId=${orderId}`));
  if (payment === 'transfer') return window.location.replace(orderPath);
  const query = { orderId: String(orderId) };
  const outcome = await browserApi()('GET /service/payment/start', { query }).catch(() => null);
  if (!outcome?.ok || outcome.value.start.kind === 'embedded') return window.location.replace(orderPath);
  leaveToPay(outcome.value.start, orderPath);
}
