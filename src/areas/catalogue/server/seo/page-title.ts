/** Search results cut off longer titles. */
const maxLength = 75;

/** The title of a listing with the shop's name, and the section above where there is room for it. */
export function listingTitle(name: string, above: string | null, shopName: string): string {
  const full = above && withShop(`${name} | ${above}`, shopName);
  return full && full.length <= maxLength ? full : withShop(name, shopName);
}

/** The title of a product: brands give the same names to what is alike. The shop's name comes last, where there is room for it. */
export function productTitle(name: string, brand: string | null, shopName: string): string {
  const title = brand && !name.includes(brand) ? `${name} | ${brand}` : name;
  const full = withShop(title, shopName);
  return full.length <= maxLength ? full : title;
}

const withShop = (title: string, shopName: string): string => (shopName ? `${title} · ${shopName}` : title);
