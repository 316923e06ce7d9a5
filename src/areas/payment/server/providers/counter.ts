import type { PaymentProvider } from '../payment-provider.ts';

/** So long after it should have changed hands an order that nobody has paid keeps its goods. */
const minutesToPay = 14 * 24 * 60;

/** Paid where the goods change hands, in cash or with the card terminal: the shop's people record it. */
export const counter: PaymentProvider = {
  name: 'counter',
  capabilities: { methods: ['counter'], start: 'at_handover', minutesToPay },
  referenceFor: (orderNumber, attempt) => (attempt === 1 ? orderNumber : `${orderNumber}-${attempt}`),
  start: () => Promise.reject(new Error('nothing is started that is paid at the counter')),
  readNotification: async () => null,
};
