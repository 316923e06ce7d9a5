import { z } from 'zod';
import { defineCall } from '#values/call.ts';

/** The design's icons that a shop's promises may have. */
export const promiseIcons = ['box', 'van', 'shield', 'wrench', 'storefront'] as const;

/**
 * The harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960), to be seen before ordering; `url`
 * leads to the Commission's page, `image` is the address of the official file, null where the shop has none.
 */
export const guaranteeNotice = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string(),
  image: z.string().nullable(),
});
/** The Commission's page about it, which is in the official languages of the Union only: not in Catalan. */
export const guaranteeUrl = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_es.htm';

/** The design's icons that a way to the store may have. */
export const wayIcons = ['train', 'parking', 'van', 'user', 'pin'] as const;

/** What the page of contacts says beyond address, telephone and hours. */
export const storeVisit = z.object({
  /** What the store is called. */
  title: z.string(),
  /** What advice is offered. */
  advice: z.string(),
  /** Ways to reach people; `url` opens the telephone, a chat or a mail. */
  channels: z.array(
    z.object({
      kind: z.enum(['phone', 'chat', 'email', 'workshop']),
      value: z.string(),
      note: z.string(),
      url: z.string(),
    }),
  ),
  /** Close to the store. */
  nearby: z.array(z.object({ icon: z.enum(wayIcons), text: z.string() })),
  /** Who serves the customers. */
  team: z.array(z.object({ name: z.string(), does: z.string() })),
  /** How to get there and in. */
  access: z.array(z.object({ icon: z.enum(wayIcons), title: z.string(), text: z.string() })),
});
export type StoreVisit = z.infer<typeof storeVisit>;

const scheduleDay = z.object({
  /** 1 is Monday. */
  weekday: z.number(),
  day: z.string(),
  /** 'HH:MM - HH:MM / HH:MM - HH:MM', or 'Cerrado' in every language. */
  workTime: z.string(),
  siestaTime: z.string().optional(),
  /** Whether the store opens on that day. */
  status: z.object({ open: z.boolean() }),
});

export const getContacts = defineCall({
  summary: 'Address, telephone and opening hours of the store, and whether it is open now',
  access: 'public',
  answer: z.object({
    name: z.string(),
    /** Null, as all of the store, in a shop that sells online only. */
    address: z.string().nullable(),
    /** The same in its parts, as schema.org names them. */
    postalAddress: z
      .object({
        streetAddress: z.string(),
        postalCode: z.string(),
        addressLocality: z.string(),
        addressRegion: z.string(),
        addressCountry: z.literal('ES'),
      })
      .nullable(),
    phone: z.string().nullable(),
    email: z.string(),
    messaging: z.string().nullable(),
    coords: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    directionsUrl: z.string().nullable(),
    schedule: z.array(scheduleDay),
    exceptions: z.array(z.object({ date: z.string(), workTime: z.string(), note: z.string().optional() })),
    /** A remark on the schedule, such as the lunch break. */
    scheduleNote: z.string(),
    status: z.enum(['Opened', 'Closed']).nullable(),
    /** When that is so: in UTC, to the minute. */
    moment: z.iso.datetime(),
    todaySchedule: scheduleDay.extend({ date: z.string(), note: z.string().optional() }).nullable(),
  }),
});

export const getBasePage = defineCall({
  summary: 'What every page needs: name, legal data, social links, payment marks',
  access: 'public',
  answer: z.object({
    name: z.string(),
    slogan: z.string(),
    description: z.string(),
    /** That of the store, or of the company’s seat. */
    city: z.string(),
    /** The current year, for the copyright line. */
    year: z.number(),
    /** Address of the shop on the web, without a trailing slash. */
    url: z.string(),
    /** The languages of its pages. */
    languages: z.array(z.enum(['es', 'ca'])),
    /** Whether goods can be collected in the store. */
    hasPickup: z.boolean(),
    social: z.array(
      z.object({ name: z.string(), icon: z.enum(['instagram', 'youtube', 'facebook']), url: z.string() }),
    ),
    paymentMarks: z.array(z.string()),
    /** What the shop promises: on its home page, and of its repairs. */
    sellingPoints: z.array(z.object({ icon: z.enum(promiseIcons), title: z.string(), text: z.string() })),
    /** The title of the featured sections, and what advice is offered, in the footer. */
    featuredTitle: z.string(),
    advice: z.string(),
    /** What leads from a listing to the page of contacts. */
    ask: z.string(),
    service: z.object({ title: z.string(), text: z.string() }).nullable(),
    /** Days to withdraw from a purchase, and who pays for sending goods back; null: no more than the law says. */
    returns: z.object({ days: z.number(), paidBy: z.enum(['customer', 'shop']) }).nullable(),
    legal: z.object({
      company: z.string(),
      taxId: z.string(),
      registry: z.string(),
      address: z.string(),
      email: z.string(),
      privacyEmail: z.string(),
    }),
    seo: z.object({ title: z.string(), description: z.string(), canonical: z.string() }),
    breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});
