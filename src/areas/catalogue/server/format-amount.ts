import type { Locale } from '#i18n/locale.ts';

const formats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  es: new Intl.NumberFormat('es-ES', { maximumFractionDigits: 6 }),
  ca: new Intl.NumberFormat('ca-ES', { maximumFractionDigits: 6 }),
};

export const formatNumber = (value: number, locale: Locale): string => formats[locale].format(value);

/** '18 V', with a no-break space between number and unit. */
export const formatAmount = (value: number, unit: string, locale: Locale): string =>
  unit ? `${formatNumber(value, locale)}\u00A0${unit}` : formatNumber(value, locale);
