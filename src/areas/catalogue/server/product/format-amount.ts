import type { Locale } from '#i18n/locale.ts';

// Spanish leaves four digits ungrouped; names and descriptions write '1.200 W', and so does every other list of the shop.
const options = { maximumFractionDigits: 6, useGrouping: 'always' } as const;
const formats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  es: new Intl.NumberFormat('es-ES', options),
  ca: new Intl.NumberFormat('ca-ES', options),
};

export const formatNumber = (value: number, locale: Locale): string => formats[locale].format(value);

/** '18 V', with a no-break space between number and unit. */
export const formatAmount = (value: number, unit: string, locale: Locale): string =>
  unit ? `${formatNumber(value, locale)}\u00A0${unit}` : formatNumber(value, locale);
