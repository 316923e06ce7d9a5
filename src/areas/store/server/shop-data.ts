import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '#platform/start-error.ts';
import { financingTerms } from '#areas/payment/financing-terms.ts';
import { promiseIcons, wayIcons } from '../contract.ts';
import { closedText, timeRanges } from '#values/opening-hours.ts';

const inBothLanguages = z.object({ es: z.string(), ca: z.string() });
const workTime = z
  .string()
  .refine(
    (text) => text === closedText || timeRanges(text).length === text.split('/').length,
    `must read 'HH:MM - HH:MM' or '${closedText}'`,
  );
const webAddress = z.url({ protocol: /^https?$/ });

/** What may be ordered without being paid yet: orders, pieces and euros. */
const unpaidLimit = z.object({
  orders: z.int().min(1),
  pieces: z.int().min(1),
  amount: z.number().positive().multipleOf(0.01),
});

const shopData = z.object({
  name: z.string().min(1),
  slogan: inBothLanguages,
  description: inBothLanguages,
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string(), province: z.string() }),
  coords: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  phone: z.string(),
  email: z.email(),
  messaging: webAddress,
  social: z.array(z.object({ name: z.string(), icon: z.enum(['instagram', 'youtube', 'facebook']), url: webAddress })),
  /** What the shop promises on its home page. */
  sellingPoints: z
    .array(z.object({ icon: z.enum(promiseIcons), title: inBothLanguages, text: inBothLanguages }))
    .max(5)
    .default([]),
  /** What it promises of its repairs, in the footer and with its products; null: nothing. */
  service: z.object({ title: inBothLanguages, text: inBothLanguages }).nullable().default(null),
  /** The page of contacts; what is left out is not shown there. */
  visit: z
    .object({
      /** The note beside the phone number; absent: the opening hours. */
      phoneNote: inBothLanguages.optional(),
      /** The number that people see for the chat. */
      chat: z.object({ name: z.string(), note: inBothLanguages }).optional(),
      emailNote: inBothLanguages.optional(),
      workshop: z.object({ phone: z.string(), note: inBothLanguages }).optional(),
      nearby: z
        .array(z.object({ icon: z.enum(wayIcons), text: inBothLanguages }))
        .max(4)
        .default([]),
      team: z
        .array(z.object({ name: z.string().min(1), does: inBothLanguages }))
        .max(12)
        .default([]),
      access: z
        .array(z.object({ icon: z.enum(wayIcons), title: inBothLanguages, text: inBothLanguages }))
        .max(3)
        .default([]),
    })
    .default({ nearby: [], team: [], access: [] }),
  /** What it promises to who withdraws from a purchase; null: no more than the law says. */
  returns: z
    .object({ days: z.int().min(14).max(365), paidBy: z.enum(['customer', 'shop']) })
    .nullable()
    .default(null),
  /** Google's product categories by the address of a section, for its product feed; those of sections below are the same. */
  googleCategories: z.record(z.string().startsWith('/catalog/'), z.string()).default({}),
  legal: z.object({ company: z.string(), taxId: z.string(), registry: inBothLanguages, privacyEmail: z.email() }),
  delivery: z.object({
    /** Amount of goods in euros from which delivery is free; null means never. */
    freeFrom: z.number().positive().multipleOf(0.01).nullable(),
  }),
  /** Limits on orders that hold goods without being paid (docs/decisions/unpaid-orders.md). */
  unpaidOrders: z
    .object({
      guest: unpaidLimit,
      account: unpaidLimit,
      /** Orders from one network address. */
      network: z.object({ orders: z.int().min(1) }),
    })
    .default({
      guest: { orders: 3, pieces: 300, amount: 5000 },
      account: { orders: 12, pieces: 2000, amount: 30_000 },
      network: { orders: 40 },
    }),
  /** Where bank transfers go. */
  bank: z.object({
    iban: z.string().regex(/^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4}){3,8}$/, 'is not an IBAN'),
    beneficiary: z.string().min(1),
  }),
  /** Purchases on instalments, by lender. */
  financing: financingTerms,
  /** In production receipts and invoices are issued only once this is on (docs/decisions/order-documents.md). */
  invoicing: z.object({ enabled: z.boolean() }).default({ enabled: false }),
  openingHours: z.object({
    week: z.array(workTime).length(7),
    note: inBothLanguages,
    exceptions: z.array(z.object({ date: z.iso.date(), workTime, note: inBothLanguages.optional() })),
  }),
});

export type ShopData = z.infer<typeof shopData>;

/** Reads shop.json of the shop's folder; an error in it stops the start with one line. */
export function readShopData(shopDir: string): ShopData {
  const file = join(shopDir, 'shop.json');
  try {
    return shopData.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    throw new StartError(`${file} is wrong: ${issue ? `${issue.path.join('.')} ${issue.message}` : String(error)}`);
  }
}
