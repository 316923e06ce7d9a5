import type { Locale } from '#i18n/locale.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { AttributeValues } from '../catalogue-tables.ts';
import { formatNumber } from '../index/format-amount.ts';
import { serverMessages } from '../server-messages.ts';

export interface DescribedAttribute {
  readonly code: string;
  readonly group: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

/** A product's attributes in words, in the order of the shop's list; several values are joined by commas. */
export function describeAttributes(
  index: CatalogueIndex,
  values: AttributeValues,
  locale: Locale,
): DescribedAttribute[] {
  const t = serverMessages[locale].technicalSheet;
  return Object.entries(values)
    .flatMap(([code, of]) => {
      const at = index.attributeByCode.get(code);
      return at === undefined ? [] : [{ at, attribute: index.attributes[at]!, of }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ attribute, of }) => ({
      code: attribute.code,
      group: attribute.group[locale] || t.general,
      name: attribute.name[locale],
      value: of
        .map((value) => {
          if (value === true) return t.yes;
          if (typeof value === 'number') return formatNumber(value, locale);
          return index.terms[attribute.terms.get(value) ?? -1]?.name[locale] ?? value;
        })
        .join(', '),
      unit: attribute.unit,
    }));
}
