import { z } from 'zod';
import { euros, nameSchemas, retryFacts, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { pictureSchema, priceSchema, productCard, withdrawalExemptions } from '#areas/catalogue/contract.ts';
import { fulfilments } from '#areas/catalogue/fulfilment.ts';
import { vatRates } from '#areas/pricing/vat.ts';
import { maxAddedAtOnce, maxQuickOrderLength } from './basket-limits.ts';

/** What happened to a line since it was added; `message` is for people. */
const notice = z.object({
  code: z.enum(['price_changed', 'fewer_available', 'sold_out', 'no_longer_sold']),
  message: z.string(),
  previousPrice: euros('A unit when it was added; only with price_changed.').optional(),
});

export const vatPart = z.object({
  rate: z.literal(vatRates).describe('Whole percent.'),
  gross: euros('What is taxed at this rate.'),
  vat: z.number().describe('The VAT that `gross` contains, in euros.'),
});

export const setPart = z.object({
  name: z.string(),
  quantity: z.int(),
  measure: z.string(),
  slug: z.string().nullable(),
});

export const basketItem = z.object({
  id: z.int().describe('Equal to product_id, as a product has one line.'),
  product_id: z.int(),
  article: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  section: z.object({ id: z.int(), name: z.string(), url: z.string() }),
  slug: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  price: priceSchema.describe('The price of a unit at this quantity.'),
  quantityFrom: z
    .int()
    .optional()
    .describe(
      'The pieces from which this price holds; absent: it is the price of one. A quantity price is no reduction.',
    ),
  quantity: z.int(),
  unit: z.string(),
  unitPrice: productCard.shape.unitPrice.describe("The price per measure, as on the product's card."),
  deliveryClass: z.string().nullable().describe('Class of goods by weight and volume; null: ordinary goods.'),
  fulfilment: z.enum(fulfilments).describe('How it can be had.'),
  isAppliance: z.boolean().describe('An old one is taken back when it is delivered.'),
  total: euros('The whole line, before reductions.'),
  sum: euros('The whole line, after reductions.'),
  set: z.array(setPart),
  isArchived: z.boolean(),
  isSellable: z.boolean(),
  isVirtual: z.boolean(),
  withdrawalExemption: z.enum(withdrawalExemptions).optional().describe('Absent: its buyers may withdraw.'),
  stock: productCard.shape.stock.describe("The stock, as on the product's card."),
  available: z.boolean().describe('Whether this quantity can be ordered now.'),
  maxQuantity: z.int().describe('The most that can be put into the basket now; 0 when it cannot be bought.'),
  notice: notice.optional(),
});
export type BasketItem = z.infer<typeof basketItem>;

export const basketAnswer = z.object({
  list: z.array(basketItem),
  total: euros('All lines before reductions, also those not available now, without delivery.'),
  price: euros('The same after reductions.'),
  quantitySaving: euros(
    'What of the difference of `total` and `price` is due to quantity prices, which are no reduction; absent where nothing is.',
  ).optional(),
  vat: z.array(vatPart).describe('What is taxed at each rate: all lines after reductions, without delivery.'),
  count: z.int().describe('Lines (articles).'),
  units: z.int().describe('The units of all lines together.'),
  isOrderable: z
    .boolean()
    .describe(
      'Whether it can be ordered as it stands: every line is available, and all that is handed over can be had in one way. Not when empty.',
    ),
  deliveryTypes: z
    .array(z.enum(['delivery', 'pickup']))
    .describe(
      'How all lines can be had together; empty where one is for delivery only and another for pickup only, and where nothing is handed over, as with virtual articles alone.',
    ),
  waiting: z
    .int()
    .describe("Lines from before the sign-in for which the user's basket has no room; they join it once there is."),
  freeDeliveryCost: euros(
    'The goods, after reductions, from which their delivery is free; null: never, or they are not delivered.',
  ).nullable(),
  version: z.int().describe('Grows with every change.'),
});
export type Basket = z.infer<typeof basketAnswer>;

// Any whole number: one that no product has is answered with 404.
const productId = z.int();
const quantity = z
  .number()
  .min(1)
  .refine(Number.isInteger, { params: { code: 'not_whole' } })
  .meta({ type: 'integer', description: 'At most 999, and at most what can be sold now.' });

/** A visitor has a basket by a cookie, which the first product sets and a sign-in drops. */
const basketCookie = { reads: ['basket'], sets: ['basket'] } as const;

export const getBasket = defineCall({
  summary: 'The basket of the signed-in user, else of the visitor',
  access: 'optional',
  cookies: basketCookie,
  answer: basketAnswer,
});

export const putIntoBasket = defineCall({
  summary: 'Sets the quantity of a product, 1 to 999 and at most what can be sold; answers the whole basket',
  access: 'optional',
  cookies: basketCookie,
  body: z.object({
    product_id: productId,
    quantity,
  }),
  answer: basketAnswer,
  errors: {
    product_not_found: 404,
    product_not_sellable: { status: 409, when: 'Archived or unsellable.' },
    quantity_too_high: { status: 422, facts: z.object({ maxQuantity: z.int().describe('What can be had now.') }) },
    basket_full: { status: 422, facts: z.object({ maxLines: z.int() }) },
  },
});

const notAddedReason = z.enum(['unknown', 'archived', 'not_sellable', 'sold_out', 'fewer_available', 'basket_full']);
export type NotAddedReason = z.infer<typeof notAddedReason>;

export const notAddedProduct = z.object({
  id: z.int(),
  name: z.string(),
  reason: notAddedReason,
  message: z.string(),
});
export type NotAddedProduct = z.infer<typeof notAddedProduct>;

const basketWithAdditions = basketAnswer.extend({
  added: z.int().describe('How many products are in the basket now because of it.'),
  notAddedProducts: z.array(notAddedProduct),
});
export type BasketWithAdditions = z.infer<typeof basketWithAdditions>;

export const addProducts = defineCall({
  summary:
    'Adds one of each product that is not in the basket yet and can be bought, all at once; answers the whole basket',
  access: 'optional',
  cookies: basketCookie,
  body: z.object({ product_ids: z.array(productId).min(1).max(maxAddedAtOnce) }),
  answer: basketWithAdditions,
});

export const addLines = defineCall({
  summary:
    'Adds products with their quantities, all at once; what is short goes in as far as it can, and a larger quantity in the basket stays. Answers the whole basket',
  access: 'optional',
  cookies: basketCookie,
  body: z.object({
    lines: z
      .array(z.object({ product_id: productId, quantity }))
      .min(1)
      .max(maxAddedAtOnce),
  }),
  answer: basketWithAdditions,
});

/** Why a line of a quick order cannot be ordered as it stands. */
export const quickOrderError = z.enum([
  'unreadable',
  'not_read',
  'unknown_article',
  'choice_needed',
  'quantity_missing',
  'not_sellable',
  'sold_out',
  'quantity_too_high',
  'basket_full',
]);
export type QuickOrderError = z.infer<typeof quickOrderError>;

const quickOrderArticle = z.object({
  id: z.int(),
  article: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  stock: productCard.shape.stock,
});

export const quickOrderLine = z.object({
  line: z.int().describe('Its number in the text, from 1.'),
  text: z.string(),
  quantity: z.int().nullable(),
  product: quickOrderArticle.nullable(),
  sum: euros('For its quantity; null unless it can be ordered.').nullable(),
  error: z
    .object({ code: quickOrderError, message: z.string(), maxQuantity: z.int().optional() })
    .nullable()
    .describe(
      '`message` is for people; `maxQuantity` with quantity_too_high is what is left for this line; not_read: there was no time to look its words up.',
    ),
  suggestion: z
    .object({
      article: z.string(),
      name: z.string(),
      brand: z.string().nullable(),
      url: z.string(),
      text: z.string(),
    })
    .nullable()
    .describe(
      'A product for sale whose number differs in one slip, and the line with that number; only with unknown_article.',
    ),
  options: z
    .array(
      quickOrderArticle.extend({
        price: euros('Of one.'),
        text: z.string().describe('The line with the number of this product.'),
      }),
    )
    .optional()
    .describe('The best three products that its words may mean; only with choice_needed.'),
  shortage: z
    .object({ wanted: z.int(), left: z.int(), message: z.string() })
    .optional()
    .describe('With `takeShort`: fewer are there than it asks for, and `quantity` is what is left.'),
  area: z
    .object({ wanted: z.number(), covered: z.number(), message: z.string() })
    .optional()
    .describe('It asks for square metres: these, and those that `quantity` pieces cover.'),
});
export type QuickOrderLine = z.infer<typeof quickOrderLine>;

const quickOrderBody = z.object({
  text: z.string().max(maxQuickOrderLength),
  takeShort: z
    .boolean()
    .optional()
    .describe('Of a line that asks for more than there is, take what there is; without it, it is `quantity_too_high`.'),
});
const quickOrderErrors = { too_many_lines: { status: 422, facts: z.object({ maxLines: z.int() }) } } as const;
const quickOrderText =
  'An article number (or EAN), or a name in words, and a quantity on each line, in either order, separated by a space, tab, semicolon or comma, as copied from a spreadsheet; words are certain where a single product on sale has all of them';

export const checkQuickOrder = defineCall({
  summary: `Reads a quick order and says of each line what it orders or what is wrong with it. ${quickOrderText}`,
  access: 'public',
  body: quickOrderBody,
  answer: z.object({
    lines: z.array(quickOrderLine),
    correct: z.int().describe('The number of lines without an error.'),
    total: euros('What these lines cost.'),
  }),
  errors: quickOrderErrors,
});
export type QuickOrder = z.infer<typeof checkQuickOrder.answer>;

const basketWithQuickOrder = basketAnswer.extend({
  lines: z.array(quickOrderLine),
  added: z.int().describe('How many lines are in the basket now because of it.'),
  rest: z.string().describe('The lines that are not, as they were written.'),
});
export type BasketWithQuickOrder = z.infer<typeof basketWithQuickOrder>;

export const placeQuickOrder = defineCall({
  summary: `Adds the lines of a quick order that are right, all at once; a larger quantity in the basket stays. ${quickOrderText}`,
  access: 'optional',
  cookies: basketCookie,
  body: quickOrderBody,
  answer: basketWithQuickOrder,
  errors: quickOrderErrors,
});

export const shareList = defineCall({
  summary:
    'Stores the articles and quantities of a quick order for 90 days, so that others open them by a link; nothing else of it is kept',
  access: 'public',
  body: quickOrderBody.pick({ text: true }),
  answer: z.object({
    code: z.string(),
    url: z.string().describe('The path of the page that opens it, without its language.'),
    until: utcMoment('When the link ends.'),
    leftOut: z.int().describe('The lines that name no product for sure, which are not in it.'),
  }),
  errors: {
    ...quickOrderErrors,
    nothing_to_share: 422,
    too_many_lists: { status: 429, facts: retryFacts, when: 'A network shares more than 60 lists in a day.' },
  },
});

export const getSharedList = defineCall({
  summary: 'The lines of a shared list, as a quick order takes them',
  access: 'public',
  query: z.object({ code: z.string().max(40) }),
  answer: z.object({ text: z.string() }),
  errors: { list_not_found: { status: 404, when: 'Never stored, or older than 90 days.' } },
});

export const removeFromBasket = defineCall({
  summary: 'Removes a product, whether or not it is there; answers the whole basket',
  access: 'optional',
  cookies: basketCookie,
  body: z.object({ product_id: productId }),
  answer: basketAnswer,
});

export const clearBasket = defineCall({
  summary: 'Empties the basket',
  access: 'optional',
  cookies: basketCookie,
  answer: basketAnswer,
});

nameSchemas({
  VatPart: [vatPart, 'What is taxed at one rate.'],
  SetPart: [setPart, 'Part of a kit: what, and how many of it.'],
  BasketItem: basketItem,
  Basket: basketAnswer,
  NotAddedProduct: [
    notAddedProduct,
    'A product that could not be added, or fewer than wanted; `message` is for people. An unknown product has no name.',
  ],
  QuickOrderLine: quickOrderLine,
});
