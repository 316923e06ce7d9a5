import { formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { type CallAnswer } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import { oncePerMinute } from '#values/once-per-minute.ts';
import { isNationalHoliday } from '#values/national-holidays.ts';
import { closedText, hoursOn, type OpeningHours, siestaTime, storeStatus } from '#values/opening-hours.ts';
import { shopTime } from '#values/shop-time.ts';
import { cookiePrefix } from '#platform/config.ts';
import { minuteMs } from '#values/durations.ts';
import type { getBasePage, getContacts, StoreVisit } from '../contract.ts';
import { describeWeek } from './describe-week.ts';
import { serverMessages } from './server-messages.ts';
import type { ShopData } from './shop-data.ts';

export interface StoreParts {
  readonly shop: ShopData;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The names by which people know the ways to pay. */
  readonly paymentMarks: (locale: Locale) => string[];
}

export type Store = ReturnType<typeof createStore>;

/** The shop's company and store: name, address, opening hours, legal data. All but the payment marks comes from shop.json. */
export function createStore({ shop, clock, publicUrl, paymentMarks }: StoreParts) {
  const addressLine = () => `${shop.address.street} · ${shop.address.postalCode} ${shop.address.city}`;
  const inLocale = (locale: Locale): OpeningHours => ({
    week: shop.openingHours.week,
    exceptions: shop.openingHours.exceptions.map(({ note, ...rest }) => ({
      ...rest,
      ...(note && { note: note[locale] }),
    })),
  });

  function scheduleDay(weekday: number, workTime: string, locale: Locale) {
    const siesta = siestaTime(workTime);
    return {
      weekday,
      day: serverMessages[locale].weekdays[weekday - 1]!,
      workTime,
      ...(siesta && { siestaTime: siesta }),
      status: { open: workTime !== closedText },
    };
  }

  function describeContacts(locale: Locale, moment: Date): CallAnswer<typeof getContacts> {
    const hours = inLocale(locale);
    const now = storeStatus(hours, moment);
    const today = hoursOn(hours, now.date);
    return {
      name: shop.name,
      address: addressLine(),
      postalAddress: {
        streetAddress: shop.address.street,
        postalCode: shop.address.postalCode,
        addressLocality: shop.address.city,
        addressRegion: shop.address.province,
        addressCountry: 'ES',
      },
      phone: shop.phone,
      email: shop.email,
      messaging: shop.messaging,
      coords: shop.coords,
      directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${shop.coords.lat},${shop.coords.lng}`,
      schedule: hours.week.map((workTime, index) => scheduleDay(index + 1, workTime || closedText, locale)),
      exceptions: hours.exceptions.filter(({ date }) => date >= now.date).map((exception) => ({ ...exception })),
      scheduleNote: shop.openingHours.note[locale],
      status: now.isOpen ? 'Opened' : 'Closed',
      moment: new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs).toISOString(),
      todaySchedule: {
        ...scheduleDay(now.weekday, today.workTime, locale),
        date: now.date,
        ...(today.note && { note: today.note }),
      },
    };
  }

  const createContacts = () => ({
    es: oncePerMinute(clock, (moment) => describeContacts('es', moment)),
    ca: oncePerMinute(clock, (moment) => describeContacts('ca', moment)),
  });
  let contacts = createContacts();

  return {
    /** Contact data and opening hours; the status is that of now in Europe/Madrid. */
    contacts: (locale: Locale): CallAnswer<typeof getContacts> => contacts[locale](),

    /** The caller refreshes when the shop's data have changed. */
    refresh(): void {
      contacts = createContacts();
    },

    /** Name, legal data (LSSI-CE art. 10), social links and payment marks. */
    base(locale: Locale): CallAnswer<typeof getBasePage> {
      return {
        name: shop.name,
        slogan: shop.slogan[locale],
        description: shop.description[locale],
        city: shop.address.city,
        year: Number(shopTime(clock()).date.slice(0, 4)),
        url: publicUrl,
        languages: [...shop.languages],
        social: shop.social,
        paymentMarks: paymentMarks(locale),
        sellingPoints: shop.sellingPoints.map(({ icon, title, text }) => ({
          icon,
          title: title[locale],
          text: text[locale],
        })),
        service: shop.service && { title: shop.service.title[locale], text: shop.service.text[locale] },
        returns: shop.returns,
        legal: {
          ...shop.legal,
          registry: shop.legal.registry[locale],
          address: `${shop.address.street}, ${shop.address.postalCode} ${shop.address.city} (${shop.address.province})`,
          email: shop.email,
        },
        seo: { title: shop.name, description: shop.description[locale], canonical: '/' },
        breadcrumbs: [],
      };
    },

    /** What the page of contacts shows beside address and hours. */
    visit(locale: Locale): StoreVisit {
      const { phoneNote, chat, emailNote, workshop, nearby, team, access } = shop.visit;
      const phoneUrl = (number: string): string => `tel:${number.replaceAll(' ', '')}`;
      return {
        channels: [
          {
            kind: 'phone',
            value: shop.phone,
            note: phoneNote?.[locale] ?? describeWeek(shop.openingHours.week, locale),
            url: phoneUrl(shop.phone),
          },
          {
            kind: 'chat',
            value: chat?.name ?? new URL(shop.messaging).host,
            note: chat?.note[locale] ?? '',
            url: shop.messaging,
          },
          { kind: 'email', value: shop.email, note: emailNote?.[locale] ?? '', url: `mailto:${shop.email}` },
          ...(workshop
            ? [
                {
                  kind: 'workshop' as const,
                  value: workshop.phone,
                  note: workshop.note[locale],
                  url: phoneUrl(workshop.phone),
                },
              ]
            : []),
        ],
        nearby: nearby.map(({ icon, text }) => ({ icon, text: text[locale] })),
        team: team.map(({ name, does }) => ({ name, does: does[locale] })),
        access: access.map(({ icon, title, text }) => ({ icon, title: title[locale], text: text[locale] })),
      };
    },

    /** When the shop answers its mails, in its own words; empty: it does not say. */
    answerNote: (locale: Locale): string => shop.visit.emailNote?.[locale] ?? '',

    /** The company as it issues receipts and invoices. */
    issuer(locale: Locale) {
      const { street, postalCode, city, province } = shop.address;
      return {
        name: shop.name,
        slogan: shop.slogan[locale],
        company: shop.legal.company,
        taxId: shop.legal.taxId,
        street,
        town: `${postalCode} ${city} (${province})`,
        registry: shop.legal.registry[locale],
        phone: shop.phone,
        email: shop.email,
        url: publicUrl,
      };
    },

    /** A public holiday: one of the whole country, or a date on which the store is closed by way of exception. */
    isHoliday: (date: string): boolean =>
      isNationalHoliday(date) ||
      shop.openingHours.exceptions.some((day) => day.date === date && day.workTime === closedText),

    /** Regular hours and dated exceptions, with notes in a language. */
    openingHours: inLocale,

    /** Amount of goods in euros from which delivery is free; null means never. */
    freeDeliveryCost: shop.delivery.freeFrom,

    /** Where bank transfers go. */
    bankAccount: shop.bank,

    /** The values of the placeholders in content pages. */
    facts(locale: Locale): Readonly<Record<string, string>> {
      const { legal, name, city, url } = this.base(locale);
      return {
        ...legal,
        name,
        city,
        url,
        // Never broken at the end of a line.
        phone: shop.phone.replaceAll(' ', '\u00a0'),
        phoneNumber: shop.phone.replaceAll(' ', ''),
        store: addressLine(),
        messaging: shop.messaging,
        cookiePrefix: cookiePrefix(publicUrl),
        ...(shop.delivery.freeFrom !== null && { freeDeliveryFrom: formatEuros(shop.delivery.freeFrom, locale) }),
      };
    },
  };
}
