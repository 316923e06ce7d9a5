import { brandedName } from '#values/product-name.ts';

/** Search results cut off longer titles. */
const maxLength = 65;

/** The title of a listing with the shop's name, and the section above where there is room for it. */
export function listingTitle(name: string, above: string | null, shopName: string): string {
  const full = above && withShop(`${name} | ${above}`, shopName);
  return full && full.length <= maxLength ? full : withShop(name, shopName);
}

/**
 * The title of a product, which begins with its brand and model. The shop's name comes last, where there is room for it.
 * A name that is too long ends before what may be all that distinguishes it, so the article number does.
 */
export function productTitle(
  { name, brand, article }: { readonly name: string; readonly brand: string | null; readonly article: string },
  shopName: string,
): string {
  const title = brandedName(name, brand);
  const fitting = [withShop(title, shopName), title].find(({ length }) => length <= maxLength);
  return fitting ?? `${cut(title, maxLength - article.length - 3)} | ${article}`;
}

/** Cuts a name between two words where that is possible. */
const cut = (name: string, max: number): string =>
  name.length <= max
    ? name
    : `${name
        .slice(0, Math.max(max, 20) - 1)
        .replace(/(?<=.)\s\S*$/, '')
        .replace(/[\s,;:.(|]+$/, '')}…`;

const withShop = (title: string, shopName: string): string => (shopName ? `${title} · ${shopName}` : title);
