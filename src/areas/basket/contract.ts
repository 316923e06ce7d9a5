import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { pictureSchema, priceSchema, productCard, withdrawalExemptions } from '#areas/catalogue/contract.ts';
import { fulfilments } from '#areas/catalogue/fulfilment.ts';
import { vatRates } from '#areas/pricing/vat.ts';
import { maxAddedAtOnce, maxQuickOrderLength } from './basket-limits.ts';

/** What happened to a line since it was added; `message` is for people. */
const notice = z.object({
  code: z.enum(['price_changed', 'fewer_available', 'sold_out', 'no_longer_sold']),
  message: z.string(),
  /** Euros per unit when it was added; only with price_changed. */
  previousPrice: z.number().optional(),
});

/** A part of a kit. */
export const setPart = z.object({
  name: z.string(),
  quantity: z.number(),
  measure: z.string(),
  slug: z.string().nullable(),
});

export const basketItem = z.object({
  /** Equal to product_id, as a product has one line. */
  id: z.number(),
  product_id: z.number(),
  article: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  section: z.object({ id: z.number(), name: z.string(), url: z.string() }),
  slug: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  /** The price of a unit at this quantity. */
  price: priceSchema,
  /** The pieces from which this price holds; absent: it is the price of one. A quantity price is no reduction. */
  quantityFrom: z.number().optional(),
  quantity: z.number(),
  unit: z.string(),
  /** The price per measure, as on the product's card. */
  unitPrice: productCard.shape.unitPrice,
  /** Class of goods by weight and volume; null: ordinary goods. */
  deliveryClass: z.string().nullable(),
  /** How it can be had. */
  fulfilment: z.enum(fulfilments),
  /** An old one is taken back when it is delivered. */
  isAppliance: z.boolean(),
  /** The price of the whole line in euros, before and after reductions. */
  total: z.number(),
  sum: z.number(),
  set: z.array(setPart),
  isArchived: z.boolean(),
  isSellable: z.boolean(),
  isVirtual: z.boolean(),
  /** Absent: its buyers may withdraw. */
  withdrawalExemption: z.enum(withdrawalExemptions).optional(),
  /** The stock, as on the product's card. */
  stock: productCard.shape.stock,
  /** Whether this quantity can be ordered now. */
  available: z.boolean(),
  /** The most that can be put into the basket now; 0 when it cannot be bought. */
  maxQuantity: z.number(),
  notice: notice.optional(),
});
export type BasketItem = z.infer<typeof basketItem>;

export const basketAnswer = z.object({
  list: z.array(basketItem),
  /** Euros before and after reductions, both without delivery. They include every line, also those not available now. */
  total: z.number(),
  price: z.number(),
  /** What of their difference is due to quantity prices, which are no reduction; absent where nothing is. */
  quantitySaving: z.number().optional(),
  /** What is taxed at each rate, in whole percent, and the VAT in it; euros of all lines after reductions, without delivery. */
  vat: z.array(z.object({ rate: z.literal(vatRates), gross: z.number(), vat: z.number() })),
  /** Lines (articles), and all their units together. */
  count: z.number(),
  units: z.number(),
  /** Whether it can be ordered as it stands: every line is available, and all can be had in one way. Not when empty. */
  isOrderable: z.boolean(),
  /** How all lines can be had together; empty where one is for delivery only and another for pickup only. */
  deliveryTypes: z.array(z.enum(['delivery', 'pickup'])),
  /** Lines from before the sign-in for which the user's basket has no room; they join it once there is. */
  waiting: z.number(),
  /** Euros of goods after reductions from which their delivery is free; null: never, or they are not delivered. */
  freeDeliveryCost: z.number().nullable(),
  /** Grows with every change. */
  version: z.number(),
});
export type Basket = z.infer<typeof basketAnswer>;

// Any whole number: one that no product has is answered with 404.
const productId = z.int();
const quantity = z
  .number()
  .min(1)
  .refine(Number.isInteger, { params: { code: 'not_whole' } });

export const getBasket = defineCall({
  summary: 'The basket of the signed-in user, else of the visitor',
  access: 'optional',
  answer: basketAnswer,
});

export const putIntoBasket = defineCall({
  summary: 'Sets the quantity of a product, 1 to 999 and at most what can be sold; answers the whole basket',
  access: 'optional',
  body: z.object({
    product_id: productId,
    quantity,
  }),
  answer: basketAnswer,
  errors: {
    product_not_found: 404,
    /** Archived or unsellable. */
    product_not_sellable: 409,
    /** Carries the fact maxQuantity. */
    quantity_too_high: 422,
    /** Carries the fact maxLines. */
    basket_full: 422,
  },
});

const notAddedReason = z.enum(['unknown', 'archived', 'not_sellable', 'sold_out', 'fewer_available', 'basket_full']);
export type NotAddedReason = z.infer<typeof notAddedReason>;

/** A product that could not be added, or fewer than wanted; `message` is for people. An unknown product has no name. */
export const notAddedProduct = z.object({
  id: z.number(),
  name: z.string(),
  reason: notAddedReason,
  message: z.string(),
});
export type NotAddedProduct = z.infer<typeof notAddedProduct>;

const basketWithAdditions = basketAnswer.extend({
  /** How many products are in the basket now because of it. */
  added: z.number(),
  notAddedProducts: z.array(notAddedProduct),
});
export type BasketWithAdditions = z.infer<typeof basketWithAdditions>;

export const addProducts = defineCall({
  summary:
    'Adds one of each product that is not in the basket yet and can be bought, all at once; answers the whole basket',
  access: 'optional',
  body: z.object({ product_ids: z.array(productId).min(1).max(maxAddedAtOnce) }),
  answer: basketWithAdditions,
});

export const addLines = defineCall({
  summary:
    'Adds products with their quantities, all at once; what is short goes in as far as it can, and a larger quantity in the basket stays. Answers the whole basket',
  access: 'optional',
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
  'unknown_article',
  'quantity_missing',
  'not_sellable',
  'sold_out',
  'quantity_too_high',
  'basket_full',
]);
export type QuickOrderError = z.infer<typeof quickOrderError>;

export const quickOrderLine = z.object({
  /** Its number in the text, from 1. */
  line: z.number(),
  text: z.string(),
  quantity: z.number().nullable(),
  product: z
    .object({
      id: z.number(),
      article: z.string(),
      name: z.string(),
      brand: z.string().nullable(),
      url: z.string(),
      picture: pictureSchema.nullable(),
      stock: productCard.shape.stock,
    })
    .nullable(),
  /** Euros for its quantity; null unless it can be ordered. */
  sum: z.number().nullable(),
  /** `message` is for people; `maxQuantity` with quantity_too_high is what is left for this line. */
  error: z.object({ code: quickOrderError, message: z.string(), maxQuantity: z.number().optional() }).nullable(),
  /** A product for sale whose number differs in one slip, and the line with that number; only with unknown_article. */
  suggestion: z
    .object({ article: z.string(), name: z.string(), brand: z.string().nullable(), url: z.string(), text: z.string() })
    .nullable(),
});
export type QuickOrderLine = z.infer<typeof quickOrderLine>;

const quickOrderBody = z.object({ text: z.string().max(maxQuickOrderLength) });
/** Carries the fact maxLines. */
const quickOrderErrors = { too_many_lines: 422 } as const;
const quickOrderText =
  'An article number (or EAN) and a quantity on each line, in either order, separated by a space, tab, semicolon or comma, as copied from a spreadsheet';

export const checkQuickOrder = defineCall({
  summary: `Reads a quick order and says of each line what it orders or what is wrong with it. ${quickOrderText}`,
  access: 'public',
  body: quickOrderBody,
  answer: z.object({
    lines: z.array(quickOrderLine),
    /** The number of lines without an error, and what they cost in euros. */
    correct: z.number(),
    total: z.number(),
  }),
  errors: quickOrderErrors,
});
export type QuickOrder = z.infer<typeof checkQuickOrder.answer>;

const basketWithQuickOrder = basketAnswer.extend({
  lines: z.array(quickOrderLine),
  /** How many lines are in the basket now because of it. */
  added: z.number(),
  /** The lines that are not, as they were written. */
  rest: z.string(),
});
export type BasketWithQuickOrder = z.infer<typeof basketWithQuickOrder>;

export const placeQuickOrder = defineCall({
  summary: `Adds the lines of a quick order that are right, all at once; a larger quantity in the basket stays. ${quickOrderText}`,
  access: 'optional',
  body: quickOrderBody,
  answer: basketWithQuickOrder,
  errors: quickOrderErrors,
});

export const removeFromBasket = defineCall({
  summary: 'Removes a product, whether or not it is there; answers the whole basket',
  access: 'optional',
  body: z.object({ product_id: productId }),
  answer: basketAnswer,
});

export const clearBasket = defineCall({
  summary: 'Empties the basket',
  access: 'optional',
  answer: basketAnswer,
});
