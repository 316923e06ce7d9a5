import { z } from 'zod';
import { closedText, timeRanges } from '#values/opening-hours.ts';
import { asciiEmail, isEmail } from '#values/email.ts';
import { isPostalCode } from '#values/contact-rules.ts';
import { isIban, normalIban } from '#values/iban.ts';
import { normalTaxId, taxIdKind } from '#values/tax-id.ts';
import { paymentMethods } from '#areas/payment/contract.ts';

export const hours = z
  .string()
  .refine(
    (text) => text === closedText || timeRanges(text).length === text.split('/').length,
    `must read 'HH:MM - HH:MM', 'HH:MM - HH:MM / HH:MM - HH:MM' or '${closedText}'`,
  );
/** Monday first. */
const week = z.array(hours).length(7, 'must have seven entries, Monday first');

const postalCode = z.string().refine(isPostalCode, 'is no postal code');
export const address = z.strictObject({
  street: z.string().trim().min(1),
  postalCode,
  city: z.string().trim().min(1),
  /** Absent: that of the postal code. */
  province: z.string().trim().min(1).optional(),
});

export const zone = z.strictObject({
  name: z.string().trim().min(1).max(100).optional(),
  /** Codes, and ranges such as '50001-50018'. */
  postalCodes: z.array(z.string().regex(/^\d{5}(-\d{5})?$/, 'is no postal code or range of such')).min(1),
  /** Euros. */
  price: z.number().min(0).max(1000).multipleOf(0.01),
  /** Euros of goods from which delivery is free; absent: never. */
  freeFrom: z.number().positive().multipleOf(0.01).optional(),
});

/** What a new shop is made from; docs/shop-data.md says it in words. */
export const answers = z
  .strictObject({
    name: z.string().trim().min(1).max(80),
    /** Whom the shop belongs to; absent: its name. */
    company: z.string().trim().min(1).optional(),
    nif: z
      .string()
      .refine((text) => taxIdKind(text) !== null, 'is no NIF, NIE or CIF: its letter or digit of control is wrong')
      .transform(normalTaxId),
    /** The entry in the register of companies. */
    registry: z.string().trim().min(1).optional(),
    domicile: address,
    /** The store: `true` at the domicile, else where it is; null: online only. */
    store: z
      .union([
        z.literal([true, false]),
        z.strictObject({
          address: address.optional(),
          coords: z.strictObject({ lat: z.number(), lng: z.number() }).optional(),
        }),
      ])
      .nullable()
      .default(null),
    /** Of the store. */
    hours: week.optional(),
    /** Dates on which the store is closed; national holidays, too. */
    holidays: z.array(z.iso.date('must be a date such as 2026-12-08')).max(100).default([]),
    phone: z.string().trim().min(9).optional(),
    /** Absent: `info@` the domain. */
    email: z.string().refine(isEmail, 'is no e-mail address').transform(asciiEmail).optional(),
    languages: z
      .union(
        [z.tuple([z.literal('es')]), z.tuple([z.literal('es'), z.literal('ca')])],
        'must be ["es"] or ["es", "ca"]',
      )
      .default(['es']),
    zones: z.array(zone).max(100).default([]),
    /** When it delivers; absent: Monday to Friday while the store is open, else from 9 to 14. */
    deliveryWeek: week.optional(),
    pickup: z.boolean().optional(),
    payment: z.array(z.enum(paymentMethods)).min(1),
    iban: z
      .string()
      .refine(isIban, 'is no IBAN: its check digits are wrong')
      .transform((text) => normalIban(text).replace(/.{4}(?=.)/g, '$& '))
      .optional(),
    domain: z.string().regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as ferreteria.es'),
  })
  .refine(({ payment, iban }) => iban !== undefined || !payment.includes('transfer'), {
    path: ['iban'],
    message: 'is missing: transfers need it',
  })
  .refine(({ store, hours: ofStore }) => !store || ofStore !== undefined, {
    path: ['hours'],
    message: 'are missing: a store has hours',
  })
  .refine(({ store, holidays }) => store || holidays.length === 0, { path: ['holidays'], message: 'need a store' })
  .refine(({ store, pickup }) => store || !pickup, { path: ['pickup'], message: 'needs a store' })
  .refine(({ store, pickup = Boolean(store), zones }) => pickup || zones.length > 0, {
    path: ['zones'],
    message: 'are missing: a shop delivers, or has goods collected',
  });

export type Answers = z.output<typeof answers>;
