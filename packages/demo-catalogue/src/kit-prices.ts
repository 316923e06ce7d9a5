import type { KitLine, NumberedDraft, Product } from './product.ts';
import { retailPrice } from './retail-price.ts';
import { type Cents, centsFromEuros, kitSaving, type KitSaving, unitPrice } from './shop-rules.ts';
import { salePriceOf } from './stock-and-prices.ts';

/** What a kit costs of its parts' sum: less would not be credible, more would hardly save anything. */
const [minShare, maxShare] = [0.8, 0.93];
/** Whole percent; the shop's kits save at least this. */
const minSaving = 3;

const priceOf = (price: number, sale: number | undefined): { base: Cents; sale: Cents } => ({
  base: centsFromEuros(price),
  sale: centsFromEuros(sale ?? 0),
});

/** The price of a kit whose parts are all articles, in euros: that of its table within what a kit of these parts may cost. */
export function kitPrice(draft: NumberedDraft, parts: readonly { part: NumberedDraft; quantity: number }[]): number {
  const apart = parts.reduce(
    (sum, { part, quantity }) => sum + unitPrice({ base: part.price, sale: salePriceOf(part) ?? 0 }) * quantity,
    0,
  );
  const amount = Math.min(Math.max(draft.price, apart * minShare), apart * maxShare);
  return amount === draft.price ? amount : retailPrice(amount, `kit ${draft.article}`);
}

type Priced = Pick<Product, 'identity' | 'article' | 'price' | 'salePrice' | 'archived'> & {
  readonly kitLines: readonly KitLine[];
  readonly extraLines: readonly unknown[];
};

/** A kit of articles must cost less than these. Throws an error that names the first that does not. */
export function requireKitSavings(products: readonly Priced[]): void {
  const byArticle = new Map(products.map((product) => [product.article, product]));
  for (const kit of products) {
    if (kit.kitLines.length === 0 || kit.extraLines.length > 0 || kit.archived) continue;
    const saving: KitSaving | null = kitSaving(
      priceOf(kit.price, kit.salePrice),
      kit.kitLines.map(({ article, quantity }) => {
        const part = byArticle.get(article)!;
        return { price: priceOf(part.price, part.salePrice), quantity };
      }),
    );
    if (!saving || saving.percent < minSaving)
      throw new Error(`${kit.identity} costs ${kit.price}: it must save ${minSaving} % of what its parts cost`);
  }
}
