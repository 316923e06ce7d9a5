import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import { readShopJson } from '#platform/shop-files/read-shop-json.ts';
import type { ProductDetail } from '../../contract.ts';
import { alternativeRule } from './alternative-rules.ts';
import { benefitIcons } from '../../product-schema.ts';
import type { IndexedSection } from '../index/catalogue-index.ts';
import type { AttributeValues } from '../catalogue-tables.ts';
import type { DescribedAttribute } from '../cards/describe-attributes.ts';

const inBothLanguages = z.object({ es: z.string().min(1).max(200), ca: z.string().min(1).max(200) });
const attributeCode = z.string().min(1).max(64);

const benefit = z.strictObject({
  icon: z.enum(benefitIcons),
  attribute: attributeCode,
  /** One of these codes; without them and without limits, having the attribute suffices. */
  is: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** The rule holds below this address of a section. */
  section: z.string().startsWith('/catalog/').optional(),
  /** `{value}` is the product's value with its unit. */
  title: inBothLanguages,
  text: inBothLanguages,
});
type Benefit = z.infer<typeof benefit>;

const highlights = z.strictObject({
  /** The narrowest sections first: the first that holds decides. */
  alternatives: z.array(alternativeRule).max(100).default([]),
  /** The most telling first: a page shows the first five that hold. */
  benefits: z.array(benefit).max(200),
});
export type Highlights = z.infer<typeof highlights>;

export const noHighlights: Highlights = { benefits: [], alternatives: [] };
const maxBenefits = 5;
const maxFigures = 3;

/** Reads highlights.json of the shop's folder; a shop may do without. */
export function readHighlights(shopDir: string): Highlights {
  const file = join(shopDir, 'highlights.json');
  return existsSync(file) ? readShopJson(file, highlights) : noHighlights;
}

interface HighlightedProduct {
  readonly values: AttributeValues;
  readonly described: readonly DescribedAttribute[];
  readonly section: Pick<IndexedSection, 'url' | 'keyAttributes'>;
}

/** What speaks for a product by the shop's rules, and the figures that its section names: no more than its attributes say. */
export function highlightsOf(
  { benefits }: Pick<Highlights, 'benefits'>,
  { values, described, section }: HighlightedProduct,
  locale: Locale,
): Pick<ProductDetail, 'benefits' | 'figures'> {
  const byCode = new Map(described.map((attribute) => [attribute.code, attribute]));
  const inWords = (code: string): string => {
    const { value = '', unit = '' } = byCode.get(code) ?? {};
    return unit ? `${value}\u00a0${unit}` : value;
  };
  return {
    benefits: benefits
      .filter((rule) => holds(rule, values, section.url))
      .slice(0, maxBenefits)
      .map(({ icon, attribute, title, text }) => ({
        icon,
        title: title[locale].replace('{value}', () => inWords(attribute)),
        text: text[locale].replace('{value}', () => inWords(attribute)),
      })),
    figures: section.keyAttributes
      .flatMap((code) => byCode.get(code) ?? [])
      .slice(0, maxFigures)
      .map(({ name, value, unit }) => ({ name, value, unit })),
  };
}

function holds({ attribute, is, min, max, section }: Benefit, values: AttributeValues, sectionUrl: string): boolean {
  if (section && sectionUrl !== section && !sectionUrl.startsWith(`${section}/`)) return false;
  return (values[attribute] ?? []).some((value) => {
    if (min === undefined && max === undefined) return is === undefined || is.includes(String(value));
    return typeof value === 'number' && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
  });
}
