/** Search results cut off longer titles. */
const maxLength = 70;

/** The title of a page with the shop's name: the context, such as the brand, is left out where it is too much. */
export function pageTitle(name: string, context: string | null, shopName: string): string {
  const suffix = shopName ? ` · ${shopName}` : '';
  const full = context && !name.includes(context) ? `${name} | ${context}${suffix}` : null;
  return full !== null && full.length <= maxLength ? full : name + suffix;
}
