import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { EditableOrderField } from '../../staff-calls.ts';
import { maxTags } from '../records/order-work-tables.ts';
import type { OrderWork } from './order-work-queries.ts';

/** What the log calls a change of fields. */
export const fieldVerb = 'order.fields';

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
} as const satisfies Record<EditableOrderField, z.ZodType>;

/** A value as its field stores it; undefined for what is none. */
export const readField = (field: EditableOrderField, value: unknown): OrderWork[EditableOrderField] | undefined =>
  fields[field].safeParse(value).data;

/** Whether two values of a field are the same, as the caller may have them. */
export const isSameValue = (field: EditableOrderField, one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(readField(field, one), readField(field, other));
