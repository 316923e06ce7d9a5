import type { OrderWarning } from '#areas/orders/staff-warnings.ts';
import type { StaffPermission } from '#values/staff-roles.ts';
import type { OrderAct } from '../order/act-of-address.ts';

/** What ends a matter, and who may do it. Where there is no such thing, the order is looked at. */
const acts: Readonly<Partial<Record<OrderWarning['kind'], readonly [OrderAct, StaffPermission]>>> = {
  to_refund: ['refund', 'money.refund'],
  refund_refused: ['refund', 'money.refund'],
  wrong_amount: ['refund', 'money.refund'],
  surplus: ['refund', 'money.refund'],
  part_paid: ['pay', 'money.take'],
  mail_failed: ['mail', 'orders.edit'],
};

export interface MatterAct {
  /** None: the order is only opened. */
  readonly act: OrderAct | null;
  /** Of the order's screen, which asks there what the act needs. */
  readonly to: string;
}

/** Where the button of a matter leads somebody of these permissions. */
export function matterAct(
  { kind, amount }: OrderWarning,
  orderId: number,
  may: (permission: StaffPermission) => boolean,
): MatterAct {
  const order = `/orders/${orderId}`;
  const [act, needed] = acts[kind] ?? [];
  if (!act || !may(needed!)) return { act: null, to: order };
  // The button says the amount of what is given back; what is missing is typed as it came.
  const sum = act === 'refund' && amount !== undefined ? `&amount=${amount.toFixed(2)}` : '';
  return { act, to: `${order}?do=${act}${sum}` };
}
