import { z } from 'zod';
import { retryFacts } from '#values/contract-fields.ts';
import { asciiEmail } from '#values/email.ts';

/** What an order's number and e-mail address, or the key of the link in its mail, look like. */
export const orderNumber = z.string().trim().min(1).max(30);
export const orderEmail = z.string().trim().min(1).max(254).transform(asciiEmail);
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

/** The ways to say which order it is; an orderId needs a session. */
export const referenceWays = [['number', 'email'], ['number', 'key'], ['orderId']] as const;

export const referenceErrors = {
  not_signed_in: { status: 401, when: 'An orderId without a session.' },
  order_not_found: { status: 404, when: 'Also: the number and the address, or the key, do not belong together.' },
  too_many_attempts: { status: 429, facts: retryFacts },
} as const;
