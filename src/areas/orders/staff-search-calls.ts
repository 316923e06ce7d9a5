import { z } from 'zod';
import { euros, nameSchemas, shopTime, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { customerTypes } from '#areas/account/contract.ts';
import { pictureSchema } from '#areas/catalogue/contract.ts';
import { staffOrderRow } from './staff-calls.ts';

const named = z.object({ id: z.int(), name: z.string() });

export const listOrderChoices = defineCall({
  summary: 'What orders can be filtered by that changes from shop to shop, and whom they can be given to',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  answer: z.object({
    members: z.array(named).describe('Those who may see orders, by name.'),
    zones: z.array(named),
    slots: z
      .array(z.object({ from: shopTime(), to: shopTime() }))
      .describe('The hours that are offered now, earliest first.'),
    tags: z.array(z.string()).describe('Those that were used lately, at most 50.'),
  }),
});

const foundCustomer = z.object({
  name: z.string().describe("The company's, or the person's."),
  type: z.enum(customerTypes),
  phone: z.string(),
  email: z.string().optional().describe('Absent without `persons.read`.'),
  lastOrder: z.object({ orderId: z.int(), number: z.string(), date: utcMoment() }),
});
export type FoundCustomer = z.infer<typeof foundCustomer>;

const foundArticle = z.object({
  product_id: z.int(),
  article: z.string(),
  name: z.string().describe("In the caller's language."),
  url: z.string().describe('Its page in the shop, a path without its language.'),
  picture: pictureSchema.nullable(),
  stock: z.int().describe('Pieces that can be sold now.'),
  shelf: z.string().nullable(),
  price: euros('In force; absent without `money.read`.').optional(),
});
export type FoundArticle = z.infer<typeof foundArticle>;

const searchedKinds = ['orders', 'customers', 'articles'] as const;

export const searchStaff = defineCall({
  summary: 'The best orders, customers and articles for what is being typed; what the role may not see is absent',
  access: { staff: 'member' },
  cookies: { reads: ['staff'] },
  body: z.object({
    query: z.string().max(200),
    kinds: z.array(z.enum(searchedKinds)).default([...searchedKinds]),
    limit: z.int().min(1).max(10).default(5).describe('Of each kind.'),
  }),
  answer: z.object({
    orders: z.array(staffOrderRow).optional(),
    customers: z
      .array(foundCustomer)
      .optional()
      .describe('Those who have ordered, by name, phone, e-mail or tax number, whoever ordered last first.'),
    articles: z
      .array(foundArticle)
      .optional()
      .describe('The one with this article number or EAN, else what the search of the shop suggests.'),
  }),
});

nameSchemas({ FoundCustomer: foundCustomer, FoundArticle: foundArticle });
