import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { addressSchema, missingAddressParts } from '#areas/delivery/address.ts';
import { day, time } from '../../order-request.ts';
import { type ContentField, contentFields, type EditableOrderField, type WorkField } from '../../staff-calls.ts';
import { orderedLines } from '../../staff-placing-calls.ts';
import type { StoredLine, StoredOrder } from '../records/order-queries.ts';
import { maxTags } from '../records/order-work-tables.ts';
import type { OrderEdit } from './edit/edit-order.ts';
import type { OrderWork } from './order-work-queries.ts';

/** What the log calls a change of fields, and of what an order is. */
export const fieldVerb = 'order.fields';
export const editVerb = 'order.edit';

const fields = {
  assignee: z.int().min(1).nullable(),
  tags: z
    .array(z.string().trim().min(1).max(40))
    .max(maxTags)
    .transform((tags) => [...new Set(tags)]),
  trackingNumber: z
    .string()
    .trim()
    .max(60)
    .nullable()
    .transform((text) => text || null),
  // The order of lines says nothing.
  lines: orderedLines.transform((lines) => lines.toSorted((one, other) => one.product_id - other.product_id)),
  address: addressSchema.refine((address) => missingAddressParts(address).length === 0),
  slot: z.object({ date: day, from: time, to: time }).strip(),
} as const satisfies Record<EditableOrderField, z.ZodType>;

type Values = { [Field in EditableOrderField]: z.output<(typeof fields)[Field]> };
/** All that may be changed of an order; null: it has none. */
export type OrderFields = OrderWork & { [Field in ContentField]: Values[Field] | null };

/** A value as its field stores it; undefined for what is none. */
export const readField = (field: EditableOrderField, value: unknown): OrderFields[EditableOrderField] | undefined =>
  fields[field].safeParse(value).data;

/** Whether two values of a field are the same, as the caller may have them. */
export const isSameValue = (field: EditableOrderField, one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(readField(field, one), readField(field, other));

const contents: readonly string[] = contentFields;
export const isContent = (field: EditableOrderField): field is ContentField => contents.includes(field);
export const isWork = (field: EditableOrderField): field is WorkField => !contents.includes(field);

/** What an order has in the fields that `editOrder` changes. */
export const contentsOf = (
  { delivery: { address, date, slot } }: StoredOrder,
  lines: readonly StoredLine[],
): Pick<OrderFields, ContentField> => ({
  lines: lines.map(({ productId: product_id, quantity }) => ({ product_id, quantity })),
  address: (address as OrderFields['address'] | undefined) ?? null,
  slot: date && slot ? { date, from: slot.from, to: slot.to } : null,
});

/** Those of some fields that `editOrder` is to change. */
export function editOf(changed: readonly EditableOrderField[], { lines, address, slot }: OrderFields): OrderEdit {
  return {
    ...(changed.includes('lines') && lines && { lines }),
    ...(changed.includes('address') && address && { address }),
    ...(changed.includes('slot') && slot && { slot: { date: slot.date, slot: { from: slot.from, to: slot.to } } }),
  };
}
