import type { StaffOrder } from '#areas/orders/staff-calls.ts';

/**
 * Whether what is in an order, and what it costs, may change: until it leaves the shop, of a paid one until it is prepared. What a
 * lender has financed stays.
 */
export const hasOpenPrice = ({ status, payment, paymentStatus }: StaffOrder): boolean =>
  paymentStatus === 'paid'
    ? (status === 'confirmed' || status === 'preparing') && payment !== 'sequra' && payment !== 'crediya'
    : paymentStatus === 'pending' || paymentStatus === 'failed';

/** With what the change of an order begins. */
export type EditPart = 'lines' | 'delivery';
