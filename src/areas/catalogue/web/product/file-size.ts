import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** 317440 → '310 kB', 2400000 → '2,4 MB'. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)}\u00a0kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10, locale)}\u00a0MB`;
}
