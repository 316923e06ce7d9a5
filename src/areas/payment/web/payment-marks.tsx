import { PaymentMark } from '#design/data-display/payment-mark.tsx';
import type { PaymentMethod } from '../contract.ts';

const marks: Readonly<Record<PaymentMethod, readonly string[]>> = {
  card: ['VISA', 'Mastercard'],
  bizum: ['Bizum'],
  transfer: ['SEPA'],
  crediya: ['Crediya'],
  sequra: ['seQura'],
};

/** The names that people know a way to pay by. */
export const PaymentMarks = ({ method }: { method: PaymentMethod }) =>
  marks[method].map((name) => <PaymentMark key={name} name={name} />);
