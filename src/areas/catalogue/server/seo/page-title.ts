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
  const unsaid = new Map(
    product.figures.filter((figure) => !says(title, figure)).map((figure) => [amountOf(figure), figure]),
  );
  const added = [...unsaid.values()].slice(0, Math.max(0, missing));
  const whole = [title, ...added].join(', ');
  const withName = withShop(whole, shopName);
  return withName.length <= maxLength ? withName : whole;
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

/** A length does not say what it measures. */
const unclearUnits: readonly string[] = ['mm', 'cm', 'm'];

/**
 * The numbers of a product for its title: its key figures, bare ones with what they count, then what has a unit that says what
 * it is, and lengths by their name.
 */
export function titleFigures(key: readonly Figure[], sheet: readonly Figure[]): string[] {
  const isNumber = ({ value }: Figure): boolean => /^\d[\d.,]*$/.test(value);
  const measured = sheet.filter((figure) => isNumber(figure) && figure.unit);
  const isUnclear = ({ unit }: Figure): boolean => unclearUnits.includes(unit);
  return [
    ...key
      .filter(isNumber)
      .map(({ name, value, unit }) => (unit ? `${value} ${unit}` : `${value} ${name.toLowerCase()}`)),
    ...measured.filter((figure) => !isUnclear(figure)).map(({ value, unit }) => `${value} ${unit}`),
    ...measured.filter(isUnclear).map(({ name, value, unit }) => `${name.toLowerCase()} ${value} ${unit}`),
  ];
}

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

/** '160 mm' of 'longitud 160 mm'. */
const amountOf = (figure: string): string => /\d.*$/.exec(figure)![0];

/** Whether a title has a figure; '8,0' and '8' are the same. */
const says = (title: string, figure: string): boolean =>
  plain(title)
    .replace(/(\d),0+(?=\D)/g, '$1')
    .includes(plain(amountOf(figure)));

const hasPhrase = (text: string, phrase: string): boolean => plain(text).includes(plain(phrase));

const withShop = (title: string, shopName: string): string => (shopName ? `${title} · ${shopName}` : title);
