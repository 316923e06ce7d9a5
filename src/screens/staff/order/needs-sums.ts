import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { addEuros } from '#values/money.ts';

type Money = NonNullable<StaffOrder['money']>;

/** Whether the rows of the attempts do not say by themselves what has come: it came or went in parts. */
export function needsSums({
  attempts,
  due,
  received,
  refunded,
}: Pick<Money, 'due' | 'received' | 'refunded'> & {
  readonly attempts: readonly Pick<Money['attempts'][number], 'state' | 'amount'>[];
}): boolean {
  const inRows = attempts.filter(({ state }) => state === 'paid').reduce((sum, { amount }) => addEuros(sum, amount), 0);
  return refunded > 0 || (received > 0 && (due > 0 || inRows !== received));
}
