import type { StaffOrder } from '#areas/orders/staff-calls.ts';

/** What an order costs, and so its articles, changes only before it is paid: then its invoice says it. */
export const hasOpenPrice = ({ paymentStatus }: StaffOrder): boolean =>
  paymentStatus === 'pending' || paymentStatus === 'failed';

/** With what the change of an order begins. */
export type EditPart = 'lines' | 'delivery';
