import { brands } from './brands.ts';
import type { StockHabit } from './kind-table.ts';
import type { NumberedDraft } from './product.ts';
import { retailPrice } from './retail-price.ts';
import { between, chance, fraction, pick } from './seed.ts';

/** A fixed date, so that builds are reproducible: the day the demo shop opened. */
const today = Date.UTC(2026, 10, 16);
const dayMs = 86_400_000;
const newForDays = 90;
const maxAgeDays = 2100;

const maxStock: Readonly<Record<StockHabit, number>> = {
  hundreds: 640,
  dozens: 90,
  several: 24,
  few: 5,
  unlimited: 999,
};
const shareOutOfStock = 0.09;
const brandOrder = [...brands.keys()];

/** The batteries and chargers of kits, and the bare machine: without one of them a kit could not be sold. */
const isCommonPart = ({ kind, version }: NumberedDraft): boolean =>
  version?.code === 'body' || kind.code === 'battery-pack' || kind.code === 'fast-charger';

export const isArchived = (draft: NumberedDraft): boolean =>
  !draft.kind.virtual && !isCommonPart(draft) && chance(`archived ${draft.article}`, 0.021);

/** Batteries and chargers of many kits do not run out, or the demo would have hardly a kit to sell. */
const manyKits = 3;
const minStockOfCommonPart = 60;

export function stockOf(draft: NumberedDraft, kitsWithIt = 0): number {
  const { article, kind } = draft;
  if (kitsWithIt >= manyKits && !isArchived(draft))
    return minStockOfCommonPart + Math.floor(40 * fraction(`stock ${article}`));
  if (kind.stock === 'unlimited') return maxStock.unlimited;
  if (isArchived(draft) || chance(`out of stock ${article}`, shareOutOfStock)) return 0;
  // Squared, so that few products have a large stock.
  return 1 + Math.floor(fraction(`stock ${article}`) ** 2 * maxStock[kind.stock]);
}

/** The reduced price of about one product in seven, between 5 % and 35 % below the list price. */
export function salePriceOf(draft: NumberedDraft): number | undefined {
  const { article, price, kind } = draft;
  if (kind.virtual || isArchived(draft) || !chance(`reduced ${article}`, 1 / 6.8)) return undefined;
  const percent = pick(`percent ${article}`, [8, 10, 10, 12, 15, 15, 16, 20, 20, 25, 30]);
  const reduced = retailPrice(price * (1 - percent / 100), `reduced ${article}`);
  return reduced <= price * 0.95 && reduced >= price * 0.65 ? reduced : Math.round(price * (100 - percent)) / 100;
}

const ageInDays = (article: string): number =>
  chance(`recent ${article}`, 0.06)
    ? between(`age ${article}`, 1, newForDays)
    : between(`age ${article}`, newForDays + 1, maxAgeDays);

export const publishedAt = (article: string): string =>
  new Date(today - ageInDays(article) * dayMs).toISOString().slice(0, 10);

export const isNew = (draft: NumberedDraft): boolean => ageInDays(draft.article) <= newForDays && !isArchived(draft);

/** Number that sorts 'best sellers': the known brands ahead, each with its own favourites. */
export function popularityOf(draft: NumberedDraft): number {
  const rank = brandOrder.indexOf(draft.brand);
  const reach = rank < 4 ? 1000 : rank < 10 ? 700 : 450;
  return Math.floor(fraction(`popularity ${draft.article}`) ** 2.2 * reach);
}
