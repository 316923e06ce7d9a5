import { brandedName } from '#values/product-name.ts';

/** Search results cut off longer titles. */
const maxLength = 65;

/** The title of a listing with the shop's name, and the section above where there is room for it. */
export function listingTitle(name: string, above: string | null, shopName: string): string {
  const full = above && withShop(`${name} | ${above}`, shopName);
  return full && full.length <= maxLength ? full : withShop(name, shopName);
}

export interface TitledProduct {
  readonly name: string;
  readonly modelName: string | null;
  readonly brand: string | null;
  /** What tells it from the other versions of its model; empty without others. */
  readonly version: string;
  /** Its figures in the order of their weight, such as '18 V'. */
  readonly figures: readonly string[];
}

/** The figures that tell a product from its like. */
const keyFigureCount = 2;

/**
 * The title of a product: brand, model, kind and two figures, never cut. A long name ends after its second figure, with what
 * tells the version from others of the model; a name without figures gets those of the technical sheet. The shop's name comes
 * last, where there is room for it.
 */
export function productTitle(product: TitledProduct, shopName: string): string {
  const full = brandedName(product.name, product.brand);
  const title = full.length <= maxLength ? full : shortened(full, product);
  const missing = keyFigureCount - countFigures(title, product.modelName);
  const added = missing > 0 ? product.figures.filter((figure) => !hasPhrase(title, figure)).slice(0, missing) : [];
  const whole = [title, ...added].join(', ');
  const withName = withShop(whole, shopName);
  return withName.length <= maxLength ? withName : whole;
}

/** Figures with a unit, and bare numbers with what they count. */
export const titleFigures = (figures: readonly { name: string; value: string; unit: string }[]): string[] =>
  figures
    .filter(({ value }) => /\d/.test(value))
    .map(({ name, value, unit }) => (unit ? `${value} ${unit}` : `${value} ${name.toLowerCase()}`));

/** As many parts of the name as fit, but at least those with two figures. */
function shortened(name: string, { modelName, version }: TitledProduct): string {
  const [first = '', ...others] = name.split(/, (?=\S)/);
  let title = first;
  for (const part of others) {
    const longer = `${title}, ${part}`;
    if (longer.length > maxLength && countFigures(title, modelName) >= keyFigureCount) break;
    title = longer;
  }
  return version === '' || title === name || hasPhrase(title, version) ? title : `${title}, ${version}`;
}

/** Numbers of a name but for those of its model; a fraction is one. */
const countFigures = (name: string, modelName: string | null): number =>
  (modelName ? name.replace(modelName, '') : name).match(/\d[\d.,/]*/g)?.length ?? 0;

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').toLowerCase();

const hasPhrase = (text: string, phrase: string): boolean => plain(text).includes(plain(phrase));

const withShop = (title: string, shopName: string): string => (shopName ? `${title} · ${shopName}` : title);
