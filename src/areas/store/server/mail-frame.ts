import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localisedPath, type Locale, spokenLocale } from '#i18n/locale.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import { describeWeek } from './describe-week.ts';
import { mailFrameTexts } from './server-messages.ts';
import { seatOf, type ShopData, storeOf } from './shop-data.ts';

const logoFile = 'mail-logo.png';

/** What surrounds the shop's mails, in a language that the shop speaks. Mail programs show no SVG: the logo is mail-logo.png, if the shop has one. */
export function createMailFrame(
  shop: ShopData,
  {
    publicUrl,
    logos,
  }: { readonly publicUrl: string; /** Folders that may have the logo. */ readonly logos: readonly string[] },
): (locale: Locale) => MailFrame {
  const logoUrl = logos.some((folder) => existsSync(join(folder, logoFile))) ? `${publicUrl}/${logoFile}` : null;
  return (wanted) => {
    const locale = spokenLocale(wanted, shop.languages);
    const { street, postalCode, city } = seatOf(shop);
    const place = storeOf(shop);
    const url = (path: string) => publicUrl + localisedPath(path, locale);
    const { taxId, legalNotice, privacy, returns } = mailFrameTexts[locale];
    return {
      locale,
      name: shop.name,
      slogan: shop.slogan[locale],
      url: url('/'),
      logoUrl,
      theme: shop.theme,
      phone: shop.phone ?? null,
      legal: {
        company: shop.legal.company,
        taxId: taxId(shop.legal.taxId),
        address: `${street}, ${postalCode} ${city}`,
        email: shop.email,
      },
      hasStore: place !== null,
      hours: place ? describeWeek(place.openingHours.week, locale) : '',
      links: [
        { text: legalNotice, url: url('/legal-notice') },
        { text: privacy, url: url('/privacy-policy') },
        { text: returns, url: url('/returns') },
      ],
    };
  };
}
