import { PaymentMark } from '#design/data-display/payment-mark.tsx';
import type { PaymentMethod } from '../contract.ts';
import { paymentMarks } from '../payment-marks.ts';

export const PaymentMarks = ({ method }: { method: PaymentMethod }) =>
  paymentMarks[method].map((name) => <PaymentMark key={name} name={name} />);
