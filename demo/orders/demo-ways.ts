import { momentOf } from '#values/moment-of.ts';
import type { Delivery, ResolvedDelivery } from '#areas/delivery/server/delivery.ts';
import { Failure } from '#platform/http/failure.ts';
import { demoCustomers } from './demo-customers.ts';
import type { PlannedOrder } from './demo-plan.ts';
import { createSlotChooser } from './choose-slot.ts';

export interface DemoWay {
  readonly resolved: ResolvedDelivery;
  /** When its slot begins, in milliseconds. */
  readonly begins: number;
  /** Whether it waits to be collected, or is on the way: of the rounds that have begun, all but the latest are done. */
  readonly isLeaving: boolean;
}

/** How each order reaches its customer, with a slot of its own. */
export async function findWays(delivery: Delivery, now: Date) {
  const resolved = new Map<string, ResolvedDelivery>();
  const offeredNow = delivery.slotsAt(now);
  const resolve = async (key: string, type: PlannedOrder['type'], address: object | null): Promise<void> => {
    const slot = offeredNow.find((one) => one.type === type);
    if (!slot) return;
    const request = { type, date: slot.date, slot: { from: slot.from, to: slot.to } };
    const found = await delivery.resolve({ ...request, pickupPointId: 1, ...(address && { address }) }, 'card');
    if (!(found instanceof Failure)) resolved.set(key, found);
  };
  await resolve('pickup', 'pickup', null);
  for (const [index, { address }] of demoCustomers.entries()) {
    const { zipcode, ...rest } = address;
    await resolve(`delivery ${index}`, 'delivery', { ...rest, value: { zipcode } });
  }
  const chooseSlot = createSlotChooser(delivery.slotsAt, now);
  return (planned: PlannedOrder, index: number, placedAt: Date): DemoWay => {
    const atHome = planned.type === 'delivery' ? resolved.get(`delivery ${index % demoCustomers.length}`) : undefined;
    const way = atHome ?? resolved.get('pickup');
    if (!way) throw new Error('the demo neither delivers nor has pick-up');
    const { slot, isLatest } = chooseSlot(planned.state, way.type, placedAt);
    const { type, date, from, to } = slot;
    const place = way.place && { ...way.place, slot: { type, date, from, to } };
    return {
      resolved: { ...way, date, slot: { from, to }, readyAt: null, place },
      begins: momentOf(date, from).getTime(),
      isLeaving: planned.state === 'leaving' && (type === 'pickup' || isLatest),
    };
  };
}
