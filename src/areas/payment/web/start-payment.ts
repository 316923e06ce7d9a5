import type { CallAnswer } from '#values/call.ts';
import type { getPaymentStart } from '../contract.ts';

type PaymentStep = CallAnswer<typeof getPaymentStart>['start'];

/**
 * Leaves the shop for where an order is paid: the bank's page or the lender's. `returnPath` takes the page's place in the
 * history, so that the browser's back button leads to the order.
 */
export function leaveToPay(start: Exclude<PaymentStep, { kind: 'embedded' }>, returnPath: string): void {
  window.history.replaceState(null, '', returnPath);
  // A browser that kept the page comes back to it as it was: busy, with an order that may be paid.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  if (start.kind === 'redirect') return window.location.assign(start.url);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = start.url;
  for (const [name, value] of Object.entries(start.fields)) form.append(hiddenField(name, value));
  document.body.append(form);
  form.submit();
}

function hiddenField(name: string, value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = name;
  field.value = value;
  return field;
}
