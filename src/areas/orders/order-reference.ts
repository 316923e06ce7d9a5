import { z } from 'zod';

/** What an order's number and e-mail address, or the key of the link in its mail, look like. */
export const orderNumber = z.string().trim().min(1).max(30);
export const orderEmail = z.string().trim().min(1).max(254);
export const orderKey = z.string().trim().min(1).max(100);

/** One's own order by its id, or any by its number and an e-mail address of it, or the key of the link in its mail. */
export const orderReference = {
  orderId: z.int().min(1).optional(),
  number: orderNumber.optional(),
  email: orderEmail.optional(),
  key: orderKey.optional(),
};

export interface OrderReference {
  readonly orderId?: number | undefined;
  readonly number?: string | undefined;
  readonly email?: string | undefined;
  readonly key?: string | undefined;
}

export function checkReference({ orderId, number, email, key }: OrderReference, context: z.RefinementCtx): void {
  if (orderId !== undefined) return;
  const missing = number === undefined ? 'number' : email === undefined && key === undefined ? 'email' : null;
  if (missing) context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [missing] });
}

export const referenceErrors = {
  /** An orderId without a session. */
  not_signed_in: 401,
  /** Also: the number and the address, or the key, do not belong together. */
  order_not_found: 404,
  too_many_attempts: 429,
} as const;
