import { addCents, type Cents, cents } from '#values/money.ts';
import type { AttemptMoney } from '#areas/payment/server/payment.ts';

/** What is still to be paid back for returns of an order of these amounts, by the money of its attempts. */
export function owedForReturns(
  amounts: readonly number[],
  money: readonly Pick<AttemptMoney, 'refunded' | 'refunding' | 'surplus'>[],
): Cents {
  // What pays no order goes back first, and for no return.
  const paidBack = money.reduce((sum, { refunded, refunding, surplus }) => sum + refunded + refunding - surplus, 0);
  return cents(Math.max(0, addCents(...amounts.map(cents)) - Math.max(paidBack, 0)));
}
