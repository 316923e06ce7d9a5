import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { StaffOrderRow } from '#areas/orders/staff-calls.ts';
import type { Marks } from './use-marks.ts';

function nextOf({ status, delivery }: StaffOrderRow): OrderStatus | undefined {
  const isPickup = delivery.type === 'pickup';
  const steps: Partial<Record<OrderStatus, OrderStatus>> = {
    created: 'confirmed',
    confirmed: 'preparing',
    preparing: isPickup ? 'ready' : 'shipped',
    ready: 'delivered',
    shipped: 'delivered',
  };
  return steps[status];
}

/** The next step of the marked orders if it is the same for all; those of other pages are not known. */
export function nextOfAll({ rows, isAll }: Pick<Marks, 'rows' | 'isAll'>): OrderStatus | undefined {
  const steps = new Set([...rows.values()].map(nextOf));
  return isAll || steps.size !== 1 ? undefined : [...steps][0];
}
