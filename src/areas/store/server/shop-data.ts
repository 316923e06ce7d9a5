import { join } from 'node:path';
import { z } from 'zod';
import { readShopJson } from '#platform/shop-files/read-shop-json.ts';
import { paymentMethods } from '#areas/payment/contract.ts';
import { financingTerms } from '#areas/payment/financing-terms.ts';
import { themeSchema } from '../theme.ts';
import { promiseIcons, wayIcons } from '../contract.ts';
import { closedText, timeRanges } from '#values/opening-hours.ts';
import { asciiEmail, isEmail } from '#values/email.ts';
import { normalTaxId } from '#values/tax-id.ts';

const inBothLanguages = z.strictObject({ es: z.string(), ca: z.string() });
/** Of the shop itself; its domain may have letters that mail servers do not know. */
const mailAddress = z.string().refine(isEmail, 'is no e-mail address').transform(asciiEmail);
const workTime = z
  .string()
  .refine(
    (text) => text === closedText || timeRanges(text).length === text.split('/').length,
    `must read 'HH:MM - HH:MM' or '${closedText}'`,
  );
const placeAddress = z.strictObject({
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
});
const dayTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must read 'HH:MM'");
const webAddress = z.url({ protocol: /^https?$/ });

/** What may be ordered without being paid yet: orders, pieces and euros. */
const unpaidLimit = z.strictObject({
  orders: z.int().min(1),
  pieces: z.int().min(1),
  amount: z.number().positive().multipleOf(0.01),
});

export const shopData = z
  .strictObject({
    name: z.string().min(1),
    /** The languages of its pages and mails; in Spanish alone no text needs `ca`. */
    languages: z
      .union(
        [z.tuple([z.literal('es')]), z.tuple([z.literal('es'), z.literal('ca')])],
        'must be ["es"] or ["es", "ca"]',
      )
      .default(['es', 'ca']),
    slogan: inBothLanguages,
    description: inBothLanguages,
    /** The store, with `coords` and `openingHours`; a shop without any of them sells online only. */
    address: placeAddress.optional(),
    coords: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
    phone: z.string().optional(),
    email: mailAddress,
    /** The address of its chat. */
    messaging: webAddress.optional(),
    social: z.array(
      z.strictObject({ name: z.string(), icon: z.enum(['instagram', 'youtube', 'facebook']), url: webAddress }),
    ),
    /** What the shop promises on its home page. */
    sellingPoints: z
      .array(z.strictObject({ icon: z.enum(promiseIcons), title: inBothLanguages, text: inBothLanguages }))
      .max(5)
      .default([]),
    /** The shop's own words where its pages have neutral ones. */
    words: z
      .strictObject({
        /** Above the sections in the footer that are shown for what they sell. */
        featured: inBothLanguages.optional(),
        /** What advice is offered on the home page, and in the footer. */
        advice: inBothLanguages.optional(),
        adviceInFooter: inBothLanguages.optional(),
        /** What leads from a listing to the page of contacts. */
        ask: inBothLanguages.optional(),
        /** What the store is called on the page of contacts. */
        store: inBothLanguages.optional(),
      })
      .default({}),
    /** What it promises of its repairs, in the footer and with its products; null: nothing. */
    service: z.strictObject({ title: inBothLanguages, text: inBothLanguages }).nullable().default(null),
    /** The page of contacts; what is left out is not shown there. */
    visit: z
      .strictObject({
        /** The note beside the phone number; absent: the opening hours. */
        phoneNote: inBothLanguages.optional(),
        /** The number that people see for the chat. */
        chat: z.strictObject({ name: z.string(), note: inBothLanguages }).optional(),
        emailNote: inBothLanguages.optional(),
        workshop: z.strictObject({ phone: z.string(), note: inBothLanguages }).optional(),
        nearby: z
          .array(z.strictObject({ icon: z.enum(wayIcons), text: inBothLanguages }))
          .max(4)
          .default([]),
        team: z
          .array(z.strictObject({ name: z.string().min(1), does: inBothLanguages }))
          .max(12)
          .default([]),
        access: z
          .array(z.strictObject({ icon: z.enum(wayIcons), title: inBothLanguages, text: inBothLanguages }))
          .max(3)
          .default([]),
      })
      .default({ nearby: [], team: [], access: [] }),
    /** What it promises to who withdraws from a purchase; null: no more than the law says. */
    returns: z
      .strictObject({ days: z.int().min(14).max(365), paidBy: z.enum(['customer', 'shop']) })
      .nullable()
      .default(null),
    /** Google's product categories by the address of a section, for its product feed; those of sections below are the same. */
    googleCategories: z.record(z.string().startsWith('/catalog/'), z.string()).default({}),
    legal: z.strictObject({
      company: z.string(),
      taxId: z.string().transform(normalTaxId),
      registry: inBothLanguages,
      privacyEmail: mailAddress,
      /** Where the company has its seat; absent: in the store. */
      address: placeAddress.optional(),
    }),
    /** Its numbers in the registers of producers: of electrical equipment (RD 110/2015 art. 8), of batteries (RD 106/2008). */
    producerNumbers: z
      .strictObject({ aee: z.string().min(1).optional(), pyA: z.string().min(1).optional() })
      .default({}),
    /** The arbitration board that it has joined for disputes with consumers (Ley 7/2017 art. 40); null: none. */
    arbitration: inBothLanguages.nullable().default(null),
    delivery: z.strictObject({
      /** Amount of goods in euros from which delivery is free; null means never. */
      freeFrom: z.number().positive().multipleOf(0.01).nullable(),
    }),
    /** Limits on orders that hold goods without being paid (docs/decisions/unpaid-orders.md). */
    unpaidOrders: z
      .strictObject({
        guest: unpaidLimit,
        account: unpaidLimit,
        /** Orders from one network: an IPv4 address or an IPv6 /64; a /56 may have four times as many, a /48 sixteen times. */
        network: z.strictObject({ orders: z.int().min(1) }),
      })
      .default({
        guest: { orders: 3, pieces: 300, amount: 5000 },
        account: { orders: 12, pieces: 2000, amount: 30_000 },
        network: { orders: 40 },
      }),
    /** For so long after it was paid a customer may cancel an order that nobody prepares yet; 0: not at all. */
    cancelMinutes: z.int().min(0).max(10_080).default(120),
    /** What a role of the staff may pay back of an order at most, in euros; null: all. The owner has no limit. */
    refundLimits: z.strictObject({ sales: z.number().min(0).multipleOf(0.01).nullable().default(300) }).prefault({}),
    /** The two colours of its own: of buttons, and of dark surfaces and text; null: those of the design. */
    theme: themeSchema.nullable().default(null),
    /** The ways to pay that are offered, of those that are set up; null: all of these. */
    payments: z
      .array(z.enum(paymentMethods))
      .min(1)
      .refine((methods) => new Set(methods).size === methods.length, 'has a method twice')
      .nullable()
      .default(null),
    /** Who in the store is mailed each confirmed order, and when, by the shop's clock, each day's deliveries and pickups. */
    orderMails: z
      .strictObject({ to: z.array(mailAddress).max(10).default([]), daily: dayTime.default('07:00') })
      .prefault({}),
    /** The number of pieces from which down the stock is shown as a number. */
    lowStock: z.int().min(0).max(1000).nullable().default(null),
    /** Whether a lower step of a sale that goes on is still compared with the price before its first (docs/decisions/reduced-prices.md). */
    progressiveReductions: z.boolean().default(false),
    /** Whether browsers must use https on all hosts below the shop's, such as mail or old sites of the firm; read at the start. */
    hstsSubdomains: z.boolean().default(false),
    /** Where bank transfers go; a shop without it takes none. */
    bank: z
      .strictObject({
        iban: z.string().regex(/^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4}){3,8}$/, 'is not an IBAN'),
        beneficiary: z.string().min(1),
      })
      .optional(),
    /** Purchases on instalments, by lender. */
    financing: financingTerms,
    /** In production receipts and invoices are issued only once this is on (docs/decisions/order-documents.md). */
    invoicing: z
      .strictObject({
        enabled: z.boolean().default(false),
        /** What the numbers of its invoices begin with, such as `ZGZ` in `ZGZ-F-26-00001`; empty: nothing. */
        series: z
          .string()
          .regex(/^[A-Z0-9]{0,8}$/, 'must be of up to eight capital letters and digits')
          .default(''),
      })
      .prefault({}),
    openingHours: z
      .strictObject({
        week: z.array(workTime).length(7),
        note: inBothLanguages,
        exceptions: z.array(z.strictObject({ date: z.iso.date(), workTime, note: inBothLanguages.optional() })),
      })
      .optional(),
  })
  .refine(
    ({ address, coords, openingHours }) =>
      [address, coords, openingHours].every(Boolean) || !(address || coords || openingHours),
    {
      path: ['address'],
      message: 'belongs together with coords and openingHours: a store has all three, a shop without a store none',
    },
  )
  .refine(({ payments, bank }) => bank || !payments?.includes('transfer'), {
    path: ['bank'],
    message: 'is needed where payments has transfer',
  })
  .refine(({ address, legal }) => address || legal.address, {
    path: ['legal', 'address'],
    message: 'is needed in a shop without a store: where the company has its seat',
  });

export type ShopData = z.infer<typeof shopData>;

/** Where the company has its seat. */
export const seatOf = ({ legal, address }: Pick<ShopData, 'legal' | 'address'>): z.infer<typeof placeAddress> =>
  (legal.address ?? address)!;

/** The store; null in a shop that sells online only. */
export const storeOf = ({ address, coords, openingHours }: ShopData) =>
  address && coords && openingHours ? { address, coords, openingHours } : null;

/** Reads shop.json of the shop's folder; throws `ShopFileError` with all that is wrong in it. */
export const readShopData = (shopDir: string): ShopData => readShopJson(join(shopDir, 'shop.json'), shopData);
