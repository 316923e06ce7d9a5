import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#i18n/locale.ts';

/**
 * The address of the official notice on the legal guarantee: `public/guarantee-notice.es.svg` or `.png` of the shop's
 * folder, and the same for `ca`. Null where the shop has none; its text is shown then.
 */
export function guaranteeImage(shopDir: string, locale: Locale): string | null {
  const names = [`guarantee-notice.${locale}.svg`, `guarantee-notice.${locale}.png`];
  const found = names.find((name) => existsSync(join(shopDir, 'public', name)));
  return found === undefined ? null : `/${found}`;
}
