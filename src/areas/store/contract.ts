import { z } from 'zod';
import { nameSchemas, shopDay, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';

/** The design's icons that a shop's promises may have. */
export const promiseIcons = ['box', 'van', 'shield', 'wrench', 'storefront'] as const;

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

export const storeVisit = z.object({
  title: z.string().describe('What the store is called.'),
  advice: z.string().describe('What advice is offered.'),
  channels: z
    .array(
      z.object({
        kind: z.enum(['phone', 'chat', 'email', 'workshop']),
        value: z.string(),
        note: z.string(),
        url: z.string(),
      }),
    )
    .describe('Ways to reach people; `url` opens the telephone, a chat or a mail.'),
  nearby: z.array(z.object({ icon: z.enum(wayIcons), text: z.string() })).describe('Close to the store.'),
  team: z.array(z.object({ name: z.string(), does: z.string() })).describe('Who serves the customers.'),
  access: z
    .array(z.object({ icon: z.enum(wayIcons), title: z.string(), text: z.string() }))
    .describe('How to get there and in.'),
});
export type StoreVisit = z.infer<typeof storeVisit>;

const scheduleDay = z.object({
  weekday: z.int().describe('1 is Monday.'),
  day: z.string(),
  workTime: z.string().describe("'HH:MM - HH:MM / HH:MM - HH:MM' in Europe/Madrid, or 'Cerrado' in every language."),
  siestaTime: z.string().optional(),
  status: z.object({ open: z.boolean() }).describe('Whether the store opens on that day.'),
});

export const getContacts = defineCall({
  summary: 'Address, telephone and opening hours of the store, and whether it is open now',
  access: 'public',
  answer: z.object({
    name: z.string(),
    address: z.string().nullable().describe('Null, as all of the store, in a shop that sells online only.'),
    postalAddress: z
      .object({
        streetAddress: z.string(),
        postalCode: z.string(),
        addressLocality: z.string(),
        addressRegion: z.string(),
        addressCountry: z.literal('ES'),
      })
      .nullable()
      .describe('The same in its parts, as schema.org names them.'),
    phone: z.string().nullable(),
    email: z.string(),
    messaging: z.string().nullable(),
    coords: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    directionsUrl: z.string().nullable(),
    schedule: z.array(scheduleDay),
    exceptions: z.array(z.object({ date: shopDay(), workTime: z.string(), note: z.string().optional() })),
    scheduleNote: z.string().describe('A remark on the schedule, such as the lunch break.'),
    status: z.enum(['Opened', 'Closed']).nullable(),
    moment: utcMoment('When that is so, to the minute.'),
    todaySchedule: scheduleDay.extend({ date: shopDay(), note: z.string().optional() }).nullable(),
  }),
});

export const getBasePage = defineCall({
  summary: 'What every page needs: name, legal data, social links, payment marks',
  access: 'public',
  answer: z.object({
    name: z.string(),
    slogan: z.string(),
    description: z.string(),
    city: z.string().describe('That of the store, or of the company’s seat.'),
    year: z.int().describe('The current year, for the copyright line.'),
    url: z.string().describe('Address of the shop on the web, without a trailing slash.'),
    languages: z.array(z.enum(['es', 'ca'])).describe('The languages of its pages.'),
    hasPickup: z.boolean().describe('Whether goods can be collected in the store.'),
    hasDelivery: z.boolean().optional().describe('Whether goods are delivered.'),
    social: z.array(
      z.object({ name: z.string(), icon: z.enum(['instagram', 'youtube', 'facebook']), url: z.string() }),
    ),
    paymentMarks: z.array(z.string()),
    sellingPoints: z
      .array(z.object({ icon: z.enum(promiseIcons), title: z.string(), text: z.string() }))
      .describe('What the shop promises: on its home page, and of its repairs.'),
    featuredTitle: z
      .string()
      .describe('The title of the featured sections, and what advice is offered, in the footer.'),
    advice: z.string(),
    ask: z.string().describe('What leads from a listing to the page of contacts.'),
    service: z.object({ title: z.string(), text: z.string() }).nullable(),
    returns: z
      .object({ days: z.int(), paidBy: z.enum(['customer', 'shop']) })
      .nullable()
      .describe(
        'Days to withdraw from a purchase, and who pays for sending goods back; null: no more than the law says.',
      ),
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

nameSchemas({
  GuaranteeNotice: [
    guaranteeNotice,
    "The harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960), to be seen before ordering; `url` leads to the Commission's page, `image` is the address of the official file, null where the shop has none.",
  ],
  StoreVisit: [storeVisit, 'What the page of contacts says beyond address, telephone and hours.'],
  ScheduleDay: scheduleDay,
});
