import type { DeliverySlot } from '#areas/delivery/contract.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import { handoverOf } from './records/handover.ts';
import type { StoredOrder } from './records/order-queries.ts';

type Delivery = StoredOrder['delivery'];
export type Time = { readonly date: string; readonly slot: { readonly from: string; readonly to: string } };

export const isSameTime = ({ date, slot }: Pick<Delivery, 'date' | 'slot'>, time: Time): boolean =>
  date === time.date && slot?.from === time.slot.from && slot.to === time.slot.to;

/** The slots that an order could have with this method: there is room, and its money would come before. */
export const slotsFor = ({ type }: Pick<Delivery, 'type'>, method: PaymentMethod, slots: readonly DeliverySlot[]) =>
  slots.filter((slot) => slot.type === type && slot.free && !slot.notFor.includes(method));

/** Whether an order can keep its time with this method, whose money has to come before, and has its place or can take it. */
export function canKeepTime(
  delivery: Delivery,
  method: PaymentMethod,
  slots: readonly DeliverySlot[],
  now: Date,
): boolean {
  const { type, date, slot, hasPlace } = delivery;
  // A pickup without a day is as soon as possible.
  if (!date || (!slot && type === 'delivery')) return type === 'pickup';
  const ofType = slots.filter((one) => one.type === type);
  const own = ofType.filter((one) => one.date === date && (!slot || isSameTime(delivery, { date, slot: one })));
  if (own.length > 0) return own.some(({ notFor, free }) => !notFor.includes(method) && (free || hasPlace === true));
  // Too close to be offered to another order, and so to wait for slow money.
  return handoverOf(delivery)! > now && !ofType.some(({ notFor }) => notFor.includes(method));
}
