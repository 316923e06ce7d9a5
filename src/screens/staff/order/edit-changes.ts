import type { ContentField, StaffOrder } from '#areas/orders/staff-calls.ts';
import {
  addressOf,
  type DraftLine,
  emptyDraft,
  linesOf,
  type OrderDraft,
  slotOf,
  slotValue,
} from '../new-order/order-draft.ts';
import type { Conflict } from './assignment/work-values.ts';

/** What of an order may be changed, as the fields of the dialog have it. */
export type EditDraft = Omit<OrderDraft, 'payment'> & { readonly payment: StaffOrder['payment'] };

/** A field with what the person has seen, and what it is to be. */
export interface EditChange {
  readonly field: ContentField;
  readonly from: unknown;
  readonly to: unknown;
}

export function draftOf({ lines, delivery, payment }: StaffOrder): EditDraft {
  const { type, address, date, slot } = delivery;
  return {
    ...emptyDraft('es'),
    ...{ type, payment },
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

/** How an order gets to its customer, as the call takes it. */
function wayOf({ type, address, pickupPoint, date, slot }: StaffOrder['delivery']) {
  return type === 'pickup' ? { type, pickupPointId: pickupPoint?.id, date, slot } : { type, address, date, slot };
}

const wantedWay = (draft: EditDraft, pickupPointId: number | undefined) =>
  draft.type === 'pickup'
    ? { type: draft.type, pickupPointId, ...slotOf(draft.slot) }
    : { type: draft.type, address: addressOf(draft), ...slotOf(draft.slot) };

/** The fields that differ, each with what the order had when the dialog was opened. */
export function editChanges(
  { delivery, paymentStatus }: Pick<StaffOrder, 'delivery' | 'paymentStatus'>,
  before: EditDraft,
  draft: EditDraft,
  { pickupPointId, isDearer }: { readonly pickupPointId: number | undefined; readonly isDearer: boolean },
): EditChange[] {
  const differs = (of: (one: EditDraft) => unknown): boolean =>
    JSON.stringify(of(before)) !== JSON.stringify(of(draft));
  const isMoved = differs(({ type }) => type);
  return [
    ...(differs(({ lines }) => linesOf(lines))
      ? [{ field: 'lines' as const, from: linesOf(before.lines), to: linesOf(draft.lines) }]
      : []),
    ...(isMoved ? [{ field: 'delivery' as const, from: wayOf(delivery), to: wantedWay(draft, pickupPointId) }] : []),
    ...(!isMoved && differs(addressOf)
      ? [{ field: 'address' as const, from: delivery.address, to: addressOf(draft) }]
      : []),
    ...(!isMoved && differs(({ slot }) => slot)
      ? [{ field: 'slot' as const, from: timeOf(before.slot), to: timeOf(draft.slot) }]
      : []),
    // Of what is paid nothing is left to pay in another way, unless it becomes dearer.
    ...((isDearer || paymentStatus !== 'paid') && differs(({ payment }) => payment)
      ? [{ field: 'payment' as const, from: before.payment, to: draft.payment }]
      : []),
  ];
}

/** What is to be saved once the person has chosen: their own value of these fields, over those that they have seen. */
export const chosenChanges = (
  changes: readonly EditChange[],
  conflicts: readonly Conflict<ContentField>[],
  own: readonly ContentField[],
): EditChange[] =>
  changes.flatMap((change) => {
    const conflict = conflicts.find(({ field }) => field === change.field);
    if (!conflict) return [change];
    return own.includes(change.field) ? [{ ...change, from: conflict.theirs }] : [];
  });
