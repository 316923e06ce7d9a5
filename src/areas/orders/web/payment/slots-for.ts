import type { DeliverySlot } from '#areas/delivery/contract.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import type { Order } from '../../contract.ts';

export interface Time {
  readonly date: string;
  readonly slot: { readonly from: string; readonly to: string };
}

type OrderTime = Pick<Order, 'delivery'>;

export const timeOf = ({ date, from, to }: DeliverySlot): Time => ({ date, slot: { from, to } });

export const isSameTime = (one: Time, other: Time): boolean =>
  one.date === other.date && one.slot.from === other.slot.from && one.slot.to === other.slot.to;

/** Whether an order is to be had at this time already. */
export const isOwnTime = (time: Time, { delivery: { date, slot } }: OrderTime): boolean =>
  date !== null && slot !== null && isSameTime(time, { date, slot });

/** The slots that an order can have if it is paid like this; its own is not full for it. */
export const slotsFor = (order: OrderTime, method: PaymentMethod, slots: readonly DeliverySlot[]): DeliverySlot[] =>
  slots.filter((slot) => (slot.free || isOwnTime(timeOf(slot), order)) && !slot.notFor.includes(method));

/** The time that was chosen, if it can be had; else that of the order, or the first. */
export function chosenTime(time: Time | null, slots: readonly DeliverySlot[], order: OrderTime): Time | null {
  const times = slots.map(timeOf);
  const chosen = time && times.find((one) => isSameTime(one, time));
  return chosen ?? times.find((one) => isOwnTime(one, order)) ?? times[0] ?? null;
}
