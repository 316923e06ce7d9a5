import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { addressSchema, missingAddressParts } from '#areas/delivery/address.ts';
import { orderPaymentMethods } from '#areas/payment/contract.ts';
import { codeOf, isMalformed } from '#platform/http/validate-input.ts';
import { distinctTags, maxTagLength, maxTags } from '../../order-tags.ts';
import { day, time } from '../../order-request.ts';
import {
  type ContentField,
  contentFields,
  type EditableOrderField,
  type WantedDelivery,
  wantedDelivery,
  type WorkField,
} from '../../staff-calls.ts';
import { orderedLines } from '../../staff-placing-calls.ts';
import type { StoredLine, StoredOrder } from '../records/order-queries.ts';
import type { OrderEdit } from './edit/edit-order.ts';
import type { OrderWork } from './order-work-queries.ts';

/** What the log calls a change of fields, and of what an order is. */
export const fieldVerb = 'order.fields';
export const editVerb = 'order.edit';

/** The longest text of a tracking number. */
const maxTracking = 60;
/** What the texts of refusals name. */
export const workLimits = { maxTags, maxTagLength, maxTracking } as const;

const fields = {
  assignee: z.int().min(1).nullable(),
  tags: z
    .array(
      z
        .string()
        .trim()
        .refine((tag) => tag !== '', { params: { code: 'tag_empty' } })
        .refine((tag) => tag.length <= maxTagLength, { params: { code: 'tag_too_long' } }),
    )
    .transform(distinctTags)
    .refine((tags) => tags.length <= maxTags, { params: { code: 'too_many_tags' } }),
  trackingNumber: z
    .string()
    .trim()
    .refine((text) => text.length <= maxTracking, { params: { code: 'tracking_number_too_long' } })
    .nullable()
    .transform((text) => text || null),
  // The order of lines says nothing.
  lines: orderedLines.transform((lines) => lines.toSorted((one, other) => one.product_id - other.product_id)),
  address: addressSchema.refine((address) => missingAddressParts(address).length === 0),
  slot: z.object({ date: day, from: time, to: time }).strip(),
  delivery: wantedDelivery,
  payment: z.enum(orderPaymentMethods),
} as const satisfies Record<EditableOrderField, z.ZodType>;

type Values = { [Field in EditableOrderField]: z.output<(typeof fields)[Field]> };
/** All that may be changed of an order; null: it has none. */
export type OrderFields = OrderWork & { [Field in ContentField]: Values[Field] | null };

/** A value as its field stores it; undefined for what is none. */
export const readField = (field: EditableOrderField, value: unknown): OrderFields[EditableOrderField] | undefined =>
  fields[field].safeParse(value).data;

/** What is wrong with a value that a field does not take, and whether it is of another type altogether; null: nothing. */
export function faultsOf(field: EditableOrderField, value: unknown): { codes: string[]; isMalformed: boolean } | null {
  const { error } = fields[field].safeParse(value);
  if (!error) return null;
  return { codes: [...new Set(error.issues.map(codeOf))], isMalformed: error.issues.some(isMalformed) };
}

/** Whether two values of a field are the same, as the caller may have them. */
export const isSameValue = (field: EditableOrderField, one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(readField(field, one), readField(field, other));

const contents: readonly string[] = contentFields;
export const isContent = (field: EditableOrderField): field is ContentField => contents.includes(field);
export const isWork = (field: EditableOrderField): field is WorkField => !contents.includes(field);

/** What an order has in the fields that `editOrder` changes. */
export const contentsOf = (
  { delivery, payment }: StoredOrder,
  lines: readonly StoredLine[],
): Pick<OrderFields, ContentField> => ({
  lines: lines.map(({ productId: product_id, quantity }) => ({ product_id, quantity })),
  address: (delivery.address as OrderFields['address'] | undefined) ?? null,
  slot: delivery.date && delivery.slot ? { date: delivery.date, ...delivery.slot } : null,
  delivery: wayOf(delivery),
  payment,
});

/** How it gets to its customer; null where nothing is handed over. */
function wayOf({ type, address, pickupPoint, date, slot, virtual }: StoredOrder['delivery']): WantedDelivery | null {
  if (virtual === 'all') return null;
  if (type === 'pickup') return pickupPoint && { type, pickupPointId: pickupPoint.id, date, slot };
  return address && date && slot ? { type, address: address as OrderFields['address'] & object, date, slot } : null;
}

const personal: readonly string[] = ['address', 'delivery', 'tags', 'trackingNumber'] satisfies EditableOrderField[];
/** Fields whose values are, or may be, personal: tags are free words, and a carrier tells by its number where a parcel went. */
export const isPersonal = (field: EditableOrderField): boolean => personal.includes(field);

/** Those of some fields that `editOrder` is to change. */
export function editOf(changed: readonly EditableOrderField[], fields: OrderFields): OrderEdit {
  const { lines, address, slot, delivery, payment } = fields;
  return {
    ...(changed.includes('lines') && lines && { lines }),
    ...(changed.includes('address') && address && { address }),
    ...(changed.includes('delivery') && delivery && { way: delivery }),
    ...(changed.includes('payment') && payment && { method: payment }),
    ...(changed.includes('slot') && slot && { slot: { date: slot.date, slot: { from: slot.from, to: slot.to } } }),
  };
}
