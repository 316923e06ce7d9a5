import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import { clockText, timeRanges } from '#values/opening-hours.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import { mailFrameTexts, serverMessages } from './server-messages.ts';
import type { ShopData } from './shop-data.ts';

const logoFile = 'mail-logo.png';

/** What surrounds the shop's mails. Mail programs show no SVG: the logo is public/mail-logo.png, if the shop has one. */
export function createMailFrame(
  shop: ShopData,
  { shopDir, publicUrl }: { shopDir: string; publicUrl: string },
): (locale: Locale) => MailFrame {
  const logoUrl = existsSync(join(shopDir, 'public', logoFile)) ? `${publicUrl}/${logoFile}` : null;
  const { street, postalCode, city } = shop.address;
  return (locale) => {
    const url = (path: string) => publicUrl + localisedPath(path, locale);
    const { taxId, legalNotice, privacy, returns } = mailFrameTexts[locale];
    return {
      locale,
      name: shop.name,
      slogan: shop.slogan[locale],
      url: url('/'),
      logoUrl,
      phone: shop.phone,
      legal: {
        company: shop.legal.company,
        taxId: taxId(shop.legal.taxId),
        address: `${street}, ${postalCode} ${city}`,
        email: shop.email,
      },
      hours: describeWeek(shop.openingHours.week, locale),
      links: [
        { text: legalNotice, url: url('/legal-notice') },
        { text: privacy, url: url('/privacy-policy') },
        { text: returns, url: url('/returns') },
      ],
    };
  };
}

/** The opening hours in words, days with the same hours together: "De lunes a viernes, de 8:00 a 13:30. Sábado, …" */
function describeWeek(week: readonly string[], locale: Locale): string {
  const { weekdays } = serverMessages[locale];
  const { days, hours, and } = mailFrameTexts[locale];
  const groups: { first: number; last: number; workTime: string }[] = [];
  week.forEach((workTime, day) => {
    const previous = groups.at(-1);
    if (previous?.workTime === workTime) previous.last = day;
    else groups.push({ first: day, last: day, workTime });
  });
  return groups
    .map(({ first, last, workTime }) => ({ first, last, ranges: timeRanges(workTime) }))
    .filter(({ ranges }) => ranges.length > 0)
    .map(({ first, last, ranges }) => {
      const when = first === last ? weekdays[first]! : days(weekdays[first]!, weekdays[last]!);
      const times = ranges.map(({ start, end }) => hours(shortTime(start), shortTime(end)));
      return `${when}, ${times.join(` ${and} `)}.`;
    })
    .join(' ');
}

/** 480 → '8:00'. */
const shortTime = (minutes: number): string => clockText(minutes).replace(/^0/, '');
