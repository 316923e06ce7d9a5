import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import {
  addressOf,
  type DraftLine,
  emptyDraft,
  linesOf,
  type OrderDraft,
  slotOf,
  slotValue,
} from '../new-order/order-draft.ts';

/** What of an order may be changed, as the fields of the dialog have it. */
export type EditDraft = OrderDraft;

export function draftOf({ lines, delivery }: StaffOrder): EditDraft {
  const { address, date, slot } = delivery;
  return {
    ...emptyDraft('es'),
    lines: lines.map(({ product_id, name, article, quantity }): DraftLine => ({ product_id, name, article, quantity })),
    street: address?.street ?? '',
    house: address?.house ?? '',
    floor: [address?.floor, address?.apartment].filter(Boolean).join(' '),
    zipcode: address?.value?.zipcode ?? '',
    city: address?.city ?? '',
    extra: address?.extra ?? '',
    slot: date && slot ? slotValue({ date, ...slot }) : '',
  };
}

const timeOf = (text: string) => {
  const { date, slot } = slotOf(text);
  return date && slot ? { date, ...slot } : null;
};

/** The fields that differ, each with what the order had when the dialog was opened. */
export function editChanges({ delivery }: Pick<StaffOrder, 'delivery'>, before: EditDraft, draft: EditDraft) {
  const differs = (of: (one: EditDraft) => unknown): boolean =>
    JSON.stringify(of(before)) !== JSON.stringify(of(draft));
  return [
    ...(differs(({ lines }) => linesOf(lines))
      ? [{ field: 'lines' as const, from: linesOf(before.lines), to: linesOf(draft.lines) }]
      : []),
    ...(differs(addressOf) ? [{ field: 'address' as const, from: delivery.address, to: addressOf(draft) }] : []),
    ...(differs(({ slot }) => slot)
      ? [{ field: 'slot' as const, from: timeOf(before.slot), to: timeOf(draft.slot) }]
      : []),
  ];
}
