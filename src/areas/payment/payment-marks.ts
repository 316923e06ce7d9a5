import type { PaymentMethod } from './contract.ts';

/** The names by which people know a way to pay, beside it in the checkout. */
export const paymentMarks: Readonly<Record<PaymentMethod, readonly string[]>> = {
  card: ['VISA', 'Mastercard'],
  bizum: ['Bizum'],
  transfer: ['SEPA'],
  crediya: ['Crediya'],
  sequra: ['seQura'],
};
