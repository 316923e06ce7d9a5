import type { Locale } from '#i18n/locale.ts';
import { wordingFaults } from '#i18n/wording.ts';
import type { FindingKind } from './finding.ts';
import type { CheckedProduct } from './read-checked-products.ts';

/** A buyer compares machines by more figures than a box of screws. */
const fewestAttributes = { machine: 6, other: 4 };

export type RowFault = readonly [kind: FindingKind, reason: string];

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const languageNames = { es: 'Spanish', ca: 'Catalan' };

/** What is wrong with a product on its own, whatever the others are, in the shop's languages. */
export function rowFaults(product: CheckedProduct, languages: readonly Locale[]): RowFault[] {
  return [...textFaults(product, languages), ...dataFaults(product)];
}

function textFaults(
  { nameEs, nameCa, descriptionEs, descriptionCa }: CheckedProduct,
  languages: readonly Locale[],
): RowFault[] {
  const names = { es: nameEs, ca: nameCa };
  const descriptions = { es: plainText(descriptionEs).trim(), ca: plainText(descriptionCa).trim() };
  const missing = languages.filter((language) => descriptions[language] === '');
  const isUntranslated = languages.length > 1 && missing.length === 0 && descriptions.es === descriptions.ca;
  return [
    ...missing.map((language): RowFault => ['translation', `no description in ${languageNames[language]}`]),
    ...(isUntranslated ? [['translation', 'the same description in both languages'] as const] : []),
    ...languages.flatMap((language) =>
      [names[language], ...descriptions[language].split('\n')]
        .flatMap((text) => wordingFaults(text, language))
        .map((fault): RowFault => ['wording', `${languageNames[language]}: ${fault}`]),
    ),
  ];
}

function dataFaults(product: CheckedProduct): RowFault[] {
  const { isVirtual, isAppliance, attributes, pictures, price, salePrice, lacksPart } = product;
  const faults: RowFault[] = [];
  if (price === null) faults.push(['price', 'no price: shown, but nobody can buy it']);
  if (price !== null && salePrice !== null && salePrice * 5 < price)
    faults.push(['price', `reduced by more than 80 %: from ${euros(price)} to ${euros(salePrice)}`]);
  if (lacksPart) faults.push(['kit', 'cannot be sold: a part is archived, has no price or is itself a kit']);
  if (pictures.length === 0) faults.push(['picture', 'no picture']);
  // A service has no maker and few figures (Regulation (EU) 2023/988 is about products).
  if (isVirtual) return faults;
  const fewest = isAppliance ? fewestAttributes.machine : fewestAttributes.other;
  const count = Object.keys(attributes).length;
  if (count < fewest) faults.push(['attribute', `${count} of at least ${fewest}`]);
  if (!product.maker && !product.brandMaker)
    faults.push(['maker', 'neither the product nor its brand names one (Regulation (EU) 2023/988 art. 19)']);
  return faults;
}

export const euros = (cents: number): string => `${(cents / 100).toFixed(2)} €`;
