import type { StaffOrder } from '#areas/orders/staff-calls.ts';

/** Statuses in which the goods have not left, so that the order could be given up. */
const inTheShop: readonly StaffOrder['status'][] = ['created', 'confirmed', 'preparing', 'ready'];

/** Whether an order could be cancelled if its money had not come: all of it goes back first. */
export const needsRefundFirst = ({
  status,
  paymentStatus,
  next,
}: Pick<StaffOrder, 'status' | 'paymentStatus'> & { readonly next: readonly StaffOrder['status'][] }): boolean =>
  paymentStatus === 'paid' && inTheShop.includes(status) && !next.includes('cancelled');

/** What cancelling an order does with its money. */
export function cancelMoney({
  paymentStatus,
  money,
}: Pick<StaffOrder, 'paymentStatus'> & {
  readonly money?: Pick<NonNullable<StaffOrder['money']>, 'received' | 'refunded'> | undefined;
}): 'none' | 'goes_back' | 'went_back' {
  if (paymentStatus === 'refunded') return 'went_back';
  if (!money || money.received > money.refunded) return 'goes_back';
  return money.received > 0 ? 'went_back' : 'none';
}
