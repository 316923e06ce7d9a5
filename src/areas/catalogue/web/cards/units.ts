import { formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ProductCard } from '../../contract.ts';

/** '3,33 €/l' */
export const measurePriceText = ({ price, measure }: NonNullable<ProductCard['unitPrice']>, locale: Locale): string =>
  `${formatEuros(price, locale)}/${measure.replace('2', '²').replace('3', '³')}`;

/** Joins a number and its unit with a non-breaking space: '18 V'. */
export const withUnit = (value: string, unit: string): string => (unit ? `${value}\u00a0${unit}` : value);
