import { z } from 'zod';

/** A shopper's own list of products: favourites, compare. Their calls have the same shapes (decisions.md section 6). */
export const shortlistAnswer = z.object({
  /** Ids in the order in which they were added. */
  list: z.array(z.number()),
  count: z.number(),
});
export type Shortlist = z.infer<typeof shortlistAnswer>;

/** The most ids that one call takes: what a device may have kept until the login. */
const mostAtOnce = 500;
// Any whole number is a question about a product; one that no product has is answered by 404.
const productId = z.int();

/** One of two fields must be there; a body with neither is malformed, as one that misses a field. */
const needs =
  (...names: readonly string[]) =>
  (body: Record<string, unknown>, context: z.RefinementCtx): void => {
    if (names.some((name) => body[name] !== undefined)) return;
    const path = [names[0]!];
    context.addIssue({ code: 'invalid_type', expected: 'int', input: undefined, path, message: 'received undefined' });
  };

export const shortlistAddition = z
  .object({ product_id: productId.optional(), product_ids: z.array(productId).min(1).max(mostAtOnce).optional() })
  .superRefine(needs('product_id', 'product_ids'));

export const shortlistRemoval = z
  .object({ product_id: productId.optional(), all: z.literal(true).optional() })
  .superRefine(needs('product_id', 'all'));

/** The products that an addition names, each once. */
export const addedIds = ({ product_id, product_ids = [] }: z.infer<typeof shortlistAddition>): number[] => [
  ...new Set(product_id === undefined ? product_ids : [...product_ids, product_id]),
];

export const shortlistOf = (ids: readonly number[]): Shortlist => ({ list: [...ids], count: ids.length });
