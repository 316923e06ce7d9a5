import type { StaffOrder } from '#areas/orders/staff-calls.ts';

type Money = NonNullable<StaffOrder['money']>;

/** Whether one row does not say by itself what has come: it came or went in parts. */
export const needsSums = ({
  receipts,
  due,
  refunded,
}: Pick<Money, 'due' | 'refunded'> & { readonly receipts: readonly unknown[] }): boolean =>
  refunded > 0 || receipts.length > 1 || (receipts.length > 0 && due > 0);
