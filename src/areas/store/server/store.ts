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
import { seatOf, type ShopData, storeOf } from './shop-data.ts';

export interface StoreParts {
  readonly shop: ShopData;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The names by which people know the ways to pay. */
  readonly paymentMarks: (locale: Locale) => string[];
  /** Whether goods can be collected. */
  readonly hasPickup: () => boolean;
  /** Absent where no page is shown, as in commands. */
  readonly hasDelivery?: () => boolean;
}

/** From Monday to Friday. */
const officeHours: NonNullable<ShopData['openingHours']> = {
  week: [...Array.from({ length: 5 }, () => '09:00 - 18:00'), closedText, closedText],
  note: { es: '', ca: '' },
  exceptions: [],
};

/** What is said of a store where there is none. */
const noStore = {
  address: null,
  postalAddress: null,
  coords: null,
  directionsUrl: null,
  schedule: [],
  exceptions: [],
  scheduleNote: '',
  status: null,
  todaySchedule: null,
};

const addressLine = ({ street, postalCode, city }: ReturnType<typeof seatOf>): string =>
  `${street} · ${postalCode} ${city}`;

/** The registers that a shop is in: that of companies, and those of producers, whose numbers stand on each invoice too. */
function registryOf({ legal, producerNumbers: { aee, pyA } }: ShopData, locale: Locale): string {
  const t = serverMessages[locale];
  return [legal.registry[locale], aee && t.producerOfEquipment(aee), pyA && t.producerOfBatteries(pyA)]
    .filter(Boolean)
    .join(' · ');
}

export type Store = ReturnType<typeof createStore>;

/** The shop's company and store: name, address, opening hours, legal data. All but the payment marks comes from shop.json. */
export function createStore({
  shop,
  clock,
  publicUrl,
  paymentMarks,
  hasPickup,
  hasDelivery = () => false,
}: StoreParts) {
  const inLocale = (
    locale: Locale,
    { week, exceptions } = storeOf(shop)?.openingHours ?? officeHours,
  ): OpeningHours => ({
    week,
    exceptions: exceptions.map(({ note, ...rest }) => ({
      ...rest,
      ...(note && { note: note[locale] }),
    })),
  });

  const ownWords = (name: keyof ShopData['words'], locale: Locale): string =>
    shop.words[name]?.[locale] ?? serverMessages[locale].words[name];

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
    const { name, phone = null, email, messaging = null } = shop;
    const at = new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs).toISOString();
    const place = storeOf(shop);
    if (!place) return { ...noStore, name, phone, email, messaging, moment: at };
    const { address, coords } = place;
    const hours = inLocale(locale);
    const now = storeStatus(hours, moment);
    const today = hoursOn(hours, now.date);
    return {
      name,
      address: addressLine(address),
      postalAddress: {
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressRegion: address.province,
        addressCountry: 'ES',
      },
      phone,
      email,
      messaging,
      coords,
      directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${coords.lat},${coords.lng}`,
      schedule: hours.week.map((workTime, index) => scheduleDay(index + 1, workTime || closedText, locale)),
      exceptions: hours.exceptions.filter(({ date }) => date >= now.date).map((exception) => ({ ...exception })),
      scheduleNote: place.openingHours.note[locale],
      status: now.isOpen ? 'Opened' : 'Closed',
      moment: at,
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
      const seat = seatOf(shop);
      return {
        name: shop.name,
        slogan: shop.slogan[locale],
        description: shop.description[locale],
        city: (shop.address ?? seatOf(shop)).city,
        year: Number(shopTime(clock()).date.slice(0, 4)),
        url: publicUrl,
        languages: [...shop.languages],
        hasPickup: hasPickup(),
        hasDelivery: hasDelivery(),
        social: shop.social,
        paymentMarks: paymentMarks(locale),
        sellingPoints: shop.sellingPoints.map(({ icon, title, text }) => ({
          icon,
          title: title[locale],
          text: text[locale],
        })),
        featuredTitle: ownWords('featured', locale),
        advice: ownWords('adviceInFooter', locale),
        ask: ownWords('ask', locale),
        service: shop.service && { title: shop.service.title[locale], text: shop.service.text[locale] },
        returns: shop.returns,
        legal: {
          company: shop.legal.company,
          taxId: shop.legal.taxId,
          privacyEmail: shop.legal.privacyEmail,
          registry: registryOf(shop, locale),
          address: `${seat.street}, ${seat.postalCode} ${seat.city} (${seat.province})`,
          email: shop.email,
        },
        seo: { title: shop.name, description: shop.description[locale], canonical: '/' },
        breadcrumbs: [],
      };
    },

    /** What the page of contacts shows beside address and hours. */
    visit(locale: Locale): StoreVisit {
      const { phone, messaging } = shop;
      const place = storeOf(shop);
      const { phoneNote, chat, emailNote, workshop, nearby, team, access } = shop.visit;
      const phoneUrl = (number: string): string => `tel:${number.replaceAll(' ', '')}`;
      return {
        title: place ? ownWords('store', locale) : '',
        advice: ownWords('advice', locale),
        channels: [
          ...(phone
            ? [
                {
                  kind: 'phone' as const,
                  value: phone,
                  note: phoneNote?.[locale] ?? (place ? describeWeek(place.openingHours.week, locale) : ''),
                  url: phoneUrl(phone),
                },
              ]
            : []),
          ...(messaging
            ? [
                {
                  kind: 'chat' as const,
                  value: chat?.name ?? new URL(messaging).host,
                  note: chat?.note[locale] ?? '',
                  url: messaging,
                },
              ]
            : []),
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
        nearby: (place ? nearby : []).map(({ icon, text }) => ({ icon, text: text[locale] })),
        team: team.map(({ name, does }) => ({ name, does: does[locale] })),
        access: (place ? access : []).map(({ icon, title, text }) => ({
          icon,
          title: title[locale],
          text: text[locale],
        })),
      };
    },

    /** When the shop answers its mails, in its own words; empty: it does not say. */
    answerNote: (locale: Locale): string => shop.visit.emailNote?.[locale] ?? '',

    /** The company as it issues receipts and invoices. */
    issuer(locale: Locale) {
      const { street, postalCode, city, province } = seatOf(shop);
      return {
        name: shop.name,
        slogan: shop.slogan[locale],
        company: shop.legal.company,
        taxId: shop.legal.taxId,
        street,
        town: `${postalCode} ${city} (${province})`,
        registry: registryOf(shop, locale),
        phone: shop.phone ?? null,
        email: shop.email,
        url: publicUrl,
      };
    },

    /** A public holiday: one of the whole country, or a date on which the store is closed by way of exception. */
    isHoliday: (date: string): boolean =>
      isNationalHoliday(date) ||
      (storeOf(shop)?.openingHours.exceptions ?? []).some((day) => day.date === date && day.workTime === closedText),

    /** Whether there is a store: one sells online only otherwise. Decided with the start. */
    hasStore: shop.address !== undefined,

    /**
     * Regular hours and dated exceptions, with notes in a language; without a store those of an office, which say on which days
     * orders are worked on.
     */
    openingHours: (locale: Locale): OpeningHours => inLocale(locale),

    /** Amount of goods in euros from which delivery is free; null means never. */
    freeDeliveryCost: shop.delivery.freeFrom,

    /** Where bank transfers go. */
    bankAccount: shop.bank,

    /** The values of the placeholders in content pages. */
    facts(locale: Locale): Readonly<Record<string, string>> {
      const { legal, name, city, url } = this.base(locale);
      const t = serverMessages[locale];
      return {
        ...legal,
        name,
        city,
        url,
        ...(shop.phone && {
          // Never broken at the end of a line.
          phone: shop.phone.replaceAll(' ', '\u00a0'),
          phoneNumber: shop.phone.replaceAll(' ', ''),
        }),
        ...(shop.address && { store: addressLine(shop.address) }),
        ...(shop.messaging && { messaging: shop.messaging }),
        cookiePrefix: cookiePrefix(publicUrl),
        arbitration: shop.arbitration ? t.arbitration(shop.arbitration[locale]) : t.noArbitration,
        ...(shop.delivery.freeFrom !== null && { freeDeliveryFrom: formatEuros(shop.delivery.freeFrom, locale) }),
      };
    },
  };
}
